import { describe, expect, it } from 'vitest';
import { readMachineDate, readVisibleDate } from '../language/visible-dates.ts';
import { extractDocument } from './extract.ts';

describe('dates as written', () => {
  it.each<[string, string | null]>([
    ['2026-03-05', '2026-03-05'],
    ['2026/3/5', '2026-03-05'],
    ['5 March 2026', '2026-03-05'],
    ['March 5, 2026', '2026-03-05'],
    ['Mar. 5th, 2026', '2026-03-05'],
    ['Updated on Sept 12 2025 by us', '2025-09-12'],
    ['5. März 2026', '2026-03-05'],
    ['5 mars 2026', '2026-03-05'],
    ['1er août 2025', '2025-08-01'],
    ['5 de marzo de 2026', '2026-03-05'],
    ['5 de março de 2026', '2026-03-05'],
    ['5 marzo 2026', '2026-03-05'],
    ['5 maart 2026', '2026-03-05'],
    ['2026年3月5日', '2026-03-05'],
    ['2026年 3月 5日（木）', '2026-03-05'],
    ['٥ مارس ٢٠٢٦', '2026-03-05'],
    ['5 كانون الثاني 2026', '2026-01-05'],
    ['13/04/2026', '2026-04-13'],
    ['04/13/2026', '2026-04-13'],
    ['04/04/2026', '2026-04-04'],
    ['03/04/2026', null],
  ])('%s is %s', (text, iso) => {
    expect(readVisibleDate(text, 'en')?.iso).toBe(iso);
  });

  it.each<[string, string, string]>([
    ['pl', '14 kwietnia 2026', '2026-04-14'],
    ['pt-BR', '03/11/2026', '2026-11-03'],
    ['fr', '03/11/2026', '2026-11-03'],
    ['pl', '14 listopada 2026', '2026-11-14'],
    ['hr', '14. listopada 2026', '2026-10-14'],
    ['cs', '14. listopadu 2026', '2026-11-14'],
    ['ru', '14 апреля 2026 г.', '2026-04-14'],
    ['tr-TR', '14 Nisan 2026', '2026-04-14'],
    ['fi', '14. huhtikuuta 2026', '2026-04-14'],
    ['hu', '2026. április 14.', '2026-04-14'],
    ['el', '14 Απριλίου 2026', '2026-04-14'],
    ['hi', '14 अप्रैल 2026', '2026-04-14'],
  ])('%s: %s is %s', (declared, text, iso) => {
    expect(readVisibleDate(text, declared)?.iso).toBe(iso);
  });

  it('dots mean day before month everywhere but in English', () => {
    expect(readVisibleDate('05.03.2026', 'de')?.iso).toBe('2026-03-05');
    expect(readVisibleDate('05.03.2026', 'en')?.iso).toBeNull();
    expect(readVisibleDate('05.03.2026', null)?.iso).toBeNull();
    expect(readVisibleDate('03/11/2026', 'es-US')?.iso).toBeNull();
    expect(readVisibleDate('03/11/2026', 'en-GB')?.iso).toBeNull();
  });

  it.each(['Version 3.2.2026', 'Room 12 Hall 2026', '31 February 2026', '2026', 'Call 030 2026 55', 'Up 3 places in 2025'])(
    '%s holds no date',
    (text) => {
      expect(readVisibleDate(text, 'en')?.iso ?? null).toBeNull();
    },
  );

  it.each<[string, string | null]>([
    ['2026-03-05', '2026-03-05'],
    ['2026-03-05T10:00:00+01:00', '2026-03-05T10:00:00+01:00'],
    ['2026-03-05 10:00', '2026-03-05T10:00'],
    ['2026-03-05T10:00:00.123z', '2026-03-05T10:00:00Z'],
    ['20260305', '2026-03-05'],
    ['Thu, 05 Mar 2026 10:00:00 GMT', '2026-03-05'],
    ['2026-02-30', null],
    ['PT5M', null],
    ['yesterday', null],
  ])('machine-readable: %s is %s', (raw, iso) => {
    expect(readMachineDate(raw)).toBe(iso);
  });
});

const read = (html: string) => extractDocument(html, 'https://acme.test/blog/a');
const dates = (html: string) => read(html).dates.map(({ iso, role, via }) => [iso, role, via]);

describe('dates of a page', () => {
  it.each<[string, string, unknown[][]]>([
    [
      'meta',
      '<meta property="article:published_time" content="2026-03-05T10:00:00Z"><meta property="og:updated_time" content="2026-04-01">',
      [
        ['2026-03-05T10:00:00Z', 'published', 'meta'],
        ['2026-04-01', 'modified', 'meta'],
      ],
    ],
    [
      '<time> with its words',
      '<p>Published <time datetime="2026-03-05">yesterday</time>, updated <time>April 1, 2026</time></p>',
      [
        ['2026-03-05', 'published', 'time-element'],
        ['2026-04-01', 'modified', 'time-element'],
      ],
    ],
    [
      '<time> with microdata',
      '<div itemscope><time itemprop="datePublished" datetime="2026-03-05">x</time></div>',
      [['2026-03-05', 'published', 'microdata']],
    ],
    ['microdata on meta', '<div itemscope><meta itemprop="dateModified" content="2026-03-05"></div>', [['2026-03-05', 'modified', 'meta']]],
    [
      'microdata in an attribute, and the day that readers see',
      '<div itemscope><h1>T</h1><p itemprop="datePublished" content="2023-10-01">Published: 28 October 2025</p></div>',
      [
        ['2023-10-01', 'published', 'meta'],
        ['2025-10-28', 'published', 'visible-text'],
      ],
    ],
    [
      'microdata around the day that readers see',
      '<div itemscope><h1>T</h1><p itemprop="datePublished">28 October 2025</p></div>',
      [['2025-10-28', 'published', 'microdata']],
    ],
    ['a class', '<p>Text.</p><span class="post-date">5 mars 2026</span>', [['2026-03-05', 'published', 'visible-text']]],
    ['a line near the title', '<h1>T</h1><p>Zuletzt aktualisiert: 5. März 2026</p>', [['2026-03-05', 'modified', 'visible-text']]],
    [
      'the sentence of the line that holds it',
      '<h1>T</h1><p>Published 5 March 2026. We update this page each spring.</p>',
      [['2026-03-05', 'published', 'visible-text']],
    ],
    [
      'no sentence that tells of another day',
      '<h1>T</h1><p>On 5 March 2026 we opened our new hall in Leeds. It was updated since.</p>',
      [],
    ],
    [
      'a month with its year, where the line says what it is of',
      '<h1>T</h1><p>Updated August 2026</p>',
      [['2026-08', 'modified', 'visible-text']],
    ],
    ['a month in Japanese', '<h1>T</h1><p>2026年8月 更新</p>', [['2026-08', 'modified', 'visible-text']]],
    ['no month that nothing is said of', '<h1>T</h1><p>Season August 2026</p>', []],
    ['a duration is none', '<p>Takes <time datetime="PT5M">5 minutes</time></p>', []],
    ['a day before there were pages is one that the text tells of', '<h1>T</h1><p>Signed into law on August 14, 1935.</p>', []],
    [
      'a date in the running text is none',
      `<h1>T</h1><p>${'On March 5, 2026 we met and talked about many things that mattered. '.repeat(4)}</p>`,
      [],
    ],
  ])('by %s', (_, body, expected) => {
    expect(dates(body)).toEqual(expected);
  });

  it('a label of its own before the date', () => {
    const html = `<main><h1>T</h1>${'<p>Some text of the page.</p>'.repeat(30)}<h3>Last update:</h3><p>Nov 11, 2026</p><p>3 May 1995</p></main>`;
    expect(dates(html)).toEqual([['2026-11-11', 'modified', 'visible-text']]);
  });

  it('a last update at the end of a long page', () => {
    const html = `<main><h1>T</h1>${'<p>Some text of the page.</p>'.repeat(30)}<p>Last updated on Feb 08, 2026.</p></main>`;
    expect(dates(html)).toEqual([['2026-02-08', 'modified', 'visible-text']]);
  });

  it.each([
    ['de', 'Veröffentlicht am 5. März 2026 von Karin Wiesinger, zuletzt geändert am 2. September 2026'],
    ['en', 'Published March 5, 2026. Updated September 2, 2026.'],
    ['ja', '2026年3月5日公開、2026年9月2日更新'],
  ])('%s: a line that gives two dates, each with its own words', (lang, line) => {
    const { dates } = read(`<html lang="${lang}"><main><h1>T</h1><p>${line}</p></main>`);
    expect(dates.map(({ iso, role }) => [iso, role])).toEqual([
      ['2026-03-05', 'published'],
      ['2026-09-02', 'modified'],
    ]);
  });
});

describe('bylines', () => {
  const bylines = (html: string) => read(html).bylines.map(({ text, href, via }) => [text, href, via]);
  it.each<[string, string, unknown[][]]>([
    ['rel=author', '<p>By <a rel="author" href="/ada">Ada Lovelace</a></p>', [['Ada Lovelace', 'https://acme.test/ada', 'rel-author']]],
    [
      'itemprop',
      '<div itemscope itemtype="https://schema.org/Article"><span itemprop="author" itemscope itemtype="https://schema.org/Person"><span itemprop="name">Ada Lovelace</span></span></div>',
      [['Ada Lovelace', null, 'itemprop']],
    ],
    [
      'class, the innermost',
      '<div class="byline">By <a class="author-name" href="/ada">Ada Lovelace</a> | 5 min</div>',
      [['Ada Lovelace', 'https://acme.test/ada', 'class']],
    ],
    [
      'class, with the link of the name inside',
      '<span class="byline">by <span class="author vcard"><a class="url fn n" href="/ada">Ada Lovelace</a></span>, <a href="#c">3 comments</a></span>',
      [['Ada Lovelace', 'https://acme.test/ada', 'class']],
    ],
    [
      'itemprop, with the link of the name inside',
      '<div itemscope itemtype="https://schema.org/Article"><span itemprop="author"><a href="/ada">Ada Lovelace</a></span></div>',
      [['Ada Lovelace', 'https://acme.test/ada', 'itemprop']],
    ],
    [
      'class, beside a link that is not the name',
      '<div class="byline">By Ada Lovelace | <a href="/news">News</a></div>',
      [['Ada Lovelace', null, 'class']],
    ],
    ['class, without what follows', '<div class="byline">Von Ada Lovelace | 5. März 2026</div>', [['Ada Lovelace', null, 'class']]],
    [
      'a line that says when before it says who',
      '<h1>T</h1><p>Опубликовано: 28 октября 2025 | Автор: Ада Лавлейс</p>',
      [['Ада Лавлейс', null, 'visible-text']],
    ],
    ['meta', '<meta name="author" content="Ada Lovelace">', [['Ada Lovelace', null, 'meta']]],
    [
      'a line near the title of the text, not near the name of the site',
      `<header><h1>Acme</h1></header>${'<p>Teaser of another text.</p>'.repeat(20)}<main><h1>T</h1><p>By Ada Lovelace on Jul 04, 2014</p></main>`,
      [['Ada Lovelace', null, 'visible-text']],
    ],
    [
      'a line near the first heading of a text without H1',
      `${'<p>Teaser of another text.</p>'.repeat(20)}<main><h2>T</h2><p>By Ada Lovelace on Jul 04, 2014</p></main>`,
      [['Ada Lovelace', null, 'visible-text']],
    ],
    [
      'a line that begins with the name that a meta element gives',
      '<meta name="author" content="Ada Lovelace"><h1>T</h1><div>Ada Lovelace 8/17/13 11:04am</div>',
      [
        ['Ada Lovelace', null, 'meta'],
        ['Ada Lovelace', null, 'visible-text'],
      ],
    ],
    [
      'not who comments',
      '<main><h1>T</h1><p class="byline">By Ada Lovelace Tuesday</p><ol class="comments"><li class="comment-item"><a class="author-name" href="/u">Bob Reader</a></li></ol></main>',
      [['Ada Lovelace', null, 'class']],
    ],
    [
      'microdata whose name is a link, by its text',
      '<div itemscope itemtype="https://schema.org/Article"><span itemprop="author" itemscope itemtype="https://schema.org/Person"><a itemprop="name" href="#ada">Ada Lovelace</a></span></div>',
      [['Ada Lovelace', 'https://acme.test/blog/a#ada', 'itemprop']],
    ],
    [
      'class, with the link inside it',
      '<span class="byline">投稿者: <span class="author vcard"><a class="url fn n" href="/ada">Ada Lovelace</a></span></span>',
      [['Ada Lovelace', 'https://acme.test/ada', 'class']],
    ],
    [
      'a line that says hardly more than the name in JSON-LD',
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"BlogPosting","author":{"@type":"Person","name":"Ada Lovelace"}}</script><h1>T</h1><p>14 kwietnia 2026, Ada Lovelace</p>',
      [['Ada Lovelace', null, 'visible-text']],
    ],
    [
      'a line in a script without capitals, by the name in JSON-LD',
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Article","author":{"@type":"Person","name":"김서연"}}</script><h1>T</h1><p>2026년 5월 11일 · 김서연 원장</p>',
      [['김서연', null, 'visible-text']],
    ],
    [
      'JSON-LD alone, where a line only speaks of whom it names',
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Article","author":{"name":"Ada Lovelace"}}</script><h1>T</h1><p>Many years before the first computer stood anywhere, Ada Lovelace wrote a program for one.</p>',
      [['Ada Lovelace', null, 'meta']],
    ],
    [
      'nobody who wrote a review',
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"T","review":{"@type":"Review","author":{"name":"Ada Lovelace"}}}</script><h1>T</h1><p>Ada Lovelace ★★★★★</p>',
      [],
    ],
    [
      'a Chinese line with a further label',
      '<h1>电机</h1><p>作者：李明辉　发布日期：2026年9月18日</p>',
      [['李明辉', null, 'visible-text']],
    ],
    ['a line near the title', '<h1>T</h1><p>Por Ada Lovelace de Byron</p>', [['Ada Lovelace de Byron', null, 'visible-text']]],
    [
      'a line that says when before who',
      '<h1>T</h1><p>Publicado el 9 de febrero de 2026 por Ada Lovelace</p>',
      [['Ada Lovelace', null, 'visible-text']],
    ],
    ['a date that is followed by no name', '<h1>T</h1><p>Published on 9 February 2026 by popular demand</p>', []],
    ['a line with a title', '<h1>T</h1><p>Par le Dr Ada Lovelace, le 14 janvier 2026</p>', [['Dr Ada Lovelace', null, 'visible-text']]],
    ['a Japanese line', '<h1>記事</h1><p>文：山田太郎</p>', [['山田太郎', null, 'visible-text']]],
    ['no name', '<h1>T</h1><p>By the river we sat.</p>', []],
    ['a reviewer is not the author', '<div itemscope itemtype="https://schema.org/Review"><span itemprop="author">Bob</span></div>', []],
  ])('by %s', (_, body, expected) => {
    expect(bylines(body)).toEqual(expected);
  });
});

describe('breadcrumbs', () => {
  it.each([
    [
      'a list',
      '<nav aria-label="Breadcrumb"><ol><li><a href="/">Home</a></li><li>›</li><li><a href="/s">Shoes</a></li><li>Red</li></ol></nav>',
    ],
    ['links and separators', '<div class="breadcrumbs"><a href="/">Home</a> / <a href="/s">Shoes</a> / Red</div>'],
    ['arrows', '<p id="breadcrumb">x</p><div id="breadcrumbs">Home › Shoes › Red</div>'],
    ['microdata', '<ol itemscope itemtype="https://schema.org/BreadcrumbList"><li><span>Home</span></li><li>Shoes</li><li>Red</li></ol>'],
    ['links in a row that nothing names', '<div><a href="/index.html">Home</a> &gt; <a href="/s">Shoes</a> &gt; Red</div>'],
    ['links alone in a row', '<p><a href="/">Home</a> » <a href="/s">Shoes</a> » <a href="/blog/a">Red</a></p>'],
    ['a German label', '<nav aria-label="Brotkrümelnavigation"><a href="/">Home</a><a href="/s">Shoes</a><span>Red</span></nav>'],
  ])('from %s', (_, body) => {
    expect(read(body).breadcrumbs).toEqual(['Home', 'Shoes', 'Red']);
  });

  it.each([
    ['a row of links to elsewhere', '<div><a href="https://a.test/">Home</a> / <a href="/s">Shoes</a> / Red</div>'],
    ['a menu with strokes', '<div><a href="/">Home</a> | <a href="/s">Shoes</a> | <a href="/r">Red</a></div>'],
    ['words beside the links', '<p>See <a href="/">Home</a> > <a href="/s">Shoes</a> for more</p>'],
    ['two files of one folder', '<p><a href="/s.html">Shoes</a> / <a href="/r.html">Red</a></p>'],
  ])('are not %s', (_, body) => expect(read(body).breadcrumbs).toEqual([]));

  it('of one step are a label', () => {
    expect(read('<ul class="breadcrumbs"><li>Navigate:</li></ul><div class="breadcrumbs">Home › Shoes</div>').breadcrumbs).toEqual([
      'Home',
      'Shoes',
    ]);
  });

  it('are not read in the code of one', () => {
    const { breadcrumbs } = read(
      '<div id="breadcrumbs"><button>Copy</button><pre><code>&lt;nav&gt; › &lt;ol&gt; › Home</code></pre></div>',
    );
    expect(breadcrumbs).toEqual([]);
  });
});
