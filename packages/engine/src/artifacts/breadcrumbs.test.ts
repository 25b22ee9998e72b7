import { describe, expect, it } from 'vitest';
import { extractDocument } from './extract.ts';

const trailOf = (body: string) => extractDocument(body, 'https://acme.test/blog/a').breadcrumbs;

describe('breadcrumbs', () => {
  it.each<[because: string, body: string]>([
    [
      'a list',
      '<nav aria-label="Breadcrumb"><ol><li><a href="/">Home</a></li><li>›</li><li><a href="/s">Shoes</a></li><li>Red</li></ol></nav>',
    ],
    [
      'a list that begins with a picture',
      '<ul class="breadcrumbs"><li><a href="/" aria-label="Home"><svg></svg></a></li><li>Shoes</li><li>Red</li></ul>',
    ],
    [
      'links of which one is a picture',
      '<div class="breadcrumbs"><a href="/" title="Home"><i></i></a> / <a href="/s">Shoes</a> / Red</div>',
    ],
    ['links and separators', '<div class="breadcrumbs"><a href="/">Home</a> / <a href="/s">Shoes</a> / Red</div>'],
    ['arrows', '<p id="breadcrumb">x</p><div id="breadcrumbs">Home › Shoes › Red</div>'],
    ['microdata', '<ol itemscope itemtype="https://schema.org/BreadcrumbList"><li><span>Home</span></li><li>Shoes</li><li>Red</li></ol>'],
    ['links in a row that nothing names', '<div><a href="/index.html">Home</a> &gt; <a href="/s">Shoes</a> &gt; Red</div>'],
    ['links alone in a row', '<p><a href="/">Home</a> » <a href="/s">Shoes</a> » <a href="/blog/a">Red</a></p>'],
    [
      'a list with a tool beside it',
      '<ul class="breadcrumbs"><li>Home</li><li>Shoes</li><li>Red</li><li class="crumbs-aside"><a href="/red.rst">View source</a></li></ul>',
    ],
    [
      'a list below the headline of a banner',
      '<div class="breadcrumbs"><div><h2>Red</h2><p>All our red shoes</p></div><nav><ol><li><h6>Home</h6></li><li>Shoes</li><li>Red</li></ol></nav></div>',
    ],
    ['a list and what follows it', '<nav class="breadcrumb"><ul><li>Home</li><li>Shoes</li></ul><h1>Red</h1></nav>'],
    [
      'links below the headline of a banner',
      '<div class="breadcrumbs"><h1>Red</h1><p><a href="/">Home</a> / <a href="/s">Shoes</a> / Red</p></div>',
    ],
    ['links before the headline', '<div class="breadcrumbs"><a href="/">Home</a> / <a href="/s">Shoes</a> / <h1>Red</h1></div>'],
    ['links in headings', '<div class="breadcrumbs"><h6><a href="/">Home</a></h6> / <h6><a href="/s">Shoes</a></h6> / <h6>Red</h6></div>'],
    ['a German label', '<nav aria-label="Brotkrümelnavigation"><a href="/">Home</a><a href="/s">Shoes</a><span>Red</span></nav>'],
  ])('from %s', (_because, body) => expect(trailOf(body)).toEqual(['Home', 'Shoes', 'Red']));

  it.each([
    'Breadcrumbs',
    'Navigationspfad',
    'Fil d’Ariane',
    'Ruta de navegación',
    'Briciole di pane',
    'Trilha de navegação',
    'Kruimelpad',
    'Ścieżka nawigacji',
    'Хлебные крошки',
    'İÇERİK HARİTASI YOLU',
    'Brødkrummer',
    'Brödsmulor',
    'パンくずリスト',
    '面包屑导航',
    '현재 위치',
    'مسار التنقل',
  ])('are named “%s”', (name) =>
    expect(trailOf(`<nav aria-label="${name}"><a href="/">Home</a><a href="/s">Shoes</a><span>Red</span></nav>`)).toEqual([
      'Home',
      'Shoes',
      'Red',
    ]),
  );

  it('are no other navigation', () =>
    expect(trailOf('<nav aria-label="Main navigation"><a href="/">Home</a><a href="/s">Shoes</a></nav>')).toEqual([]));

  it.each<[because: string, body: string]>([
    ['a row of links to elsewhere', '<div><a href="https://a.test/">Home</a> / <a href="/s">Shoes</a> / Red</div>'],
    ['a menu with strokes', '<div><a href="/">Home</a> | <a href="/s">Shoes</a> | <a href="/r">Red</a></div>'],
    ['words beside the links', '<p>See <a href="/">Home</a> > <a href="/s">Shoes</a> for more</p>'],
    ['two files of one folder', '<p><a href="/s.html">Shoes</a> / <a href="/r.html">Red</a></p>'],
    ['read in the code of one', '<div id="breadcrumbs"><button>Copy</button><pre><code>&lt;nav&gt; › &lt;ol&gt; › Home</code></pre></div>'],
  ])('are not %s', (_because, body) => expect(trailOf(body)).toEqual([]));

  it('of one step are a label', () =>
    expect(trailOf('<ul class="breadcrumbs"><li>Navigate:</li></ul><div class="breadcrumbs">Home › Shoes</div>')).toEqual([
      'Home',
      'Shoes',
    ]));

  const row = (end: string) =>
    `<nav aria-label="breadcrumb"><ol><li><a href="/">Home</a></li><li><a href="/write">Write to us</a></li><li>${end}</li></ol></nav>`;
  it.each<[because: string, end: string, rest?: string]>([
    ['no link', 'Red'],
    ['a link to the page', '<a href="/blog/a.html">Red</a>'],
    ['a link to a part of it', '<a href="#top">Red</a>'],
    ['a folder of the page', '<a href="/blog.html">Red</a>'],
    ['the headline, wherever it leads', '<a href="/red">Red</a>', '<h1>Red</h1>'],
    ['a part of the title', '<a href="/red">Red</a>', '<title>Red | Acme</title>'],
  ])('end in %s', (_because, end, rest = '') => expect(trailOf(row(end) + rest)).toEqual(['Home', 'Write to us', 'Red']));
  it.each<[because: string, end: string]>([
    ['another page', '<a href="/red">Red</a>'],
    ['a page that begins alike', '<a href="/bl">Red</a>'],
    ['the start page', '<a href="/index.html">Red</a>'],
  ])('do not end in %s', (_because, end) => expect(trailOf(`${row(end)}<h1>Red shoes</h1>`)).toEqual([]));
});
