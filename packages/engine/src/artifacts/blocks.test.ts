import { describe, expect, it } from 'vitest';
import { extractDocument } from './extract.ts';
import { headlineOf } from './h1.ts';

const read = (body: string, url = 'https://acme.test/page') =>
  extractDocument(`<!doctype html><html lang="en"><body>${body}</body></html>`, url);
const blocks = (body: string) => read(body).blocks.map(({ kind, text }) => [kind, text]);

describe('blocks', () => {
  it.each<[string, string, string[][]]>([
    [
      'headings and paragraphs',
      '<h1>One\n  <em>two</em></h1><p>Some&nbsp;text &amp; more.</p>',
      [
        ['heading', 'One two'],
        ['paragraph', 'Some text & more.'],
      ],
    ],
    ['a heading by role', '<div role="heading" aria-level="3">Title</div>', [['heading', 'Title']]],
    ['inline elements run together as they are drawn', '<p>a<b>b</b>c <i>d</i></p>', [['paragraph', 'abc d']]],
    [
      'text of a plain container is a paragraph once it ends a sentence',
      '<div>Menu</div><div>It works.</div>',
      [
        ['other', 'Menu'],
        ['paragraph', 'It works.'],
      ],
    ],
    [
      'list items, nested',
      '<ul><li>A<ul><li>B</li></ul></li><li><p>C</p></li></ul>',
      [
        ['listItem', 'A'],
        ['listItem', 'B'],
        ['listItem', 'C'],
      ],
    ],
    [
      'terms and definitions',
      '<dl><dt>Citation</dt><dd><p>A mention.</p></dd></dl>',
      [
        ['term', 'Citation'],
        ['definition', 'A mention.'],
      ],
    ],
    ['code', '<pre><code>let a\n  = 1</code></pre>', [['code', 'let a = 1']]],
    ['captions', '<figure><img src="a.png" alt=""><figcaption>A chart</figcaption></figure>', [['caption', 'A chart']]],
    [
      'two line breaks part paragraphs, one does not',
      '<div>First line.<br>Same.<br><br>Second.</div>',
      [
        ['paragraph', 'First line. Same.'],
        ['paragraph', 'Second.'],
      ],
    ],
    [
      'a closed <details> counts as visible',
      '<details><summary>Why?</summary><p>Because.</p></details>',
      [
        ['summary', 'Why?'],
        ['paragraph', 'Because.'],
      ],
    ],
    [
      'scripts, styles, templates and form choices are no text',
      '<script>a</script><style>b</style><template>c</template><select><option>d</select><textarea>e</textarea>',
      [],
    ],
    [
      'the name that an icon font draws is no text, what stands in a box of that name is',
      '<p><i class="material-icons">info_outline</i> Fired twice.</p><div class="material-icons-list"><b>a</b><p>Icons of kilns.</p></div>',
      [
        ['paragraph', 'Fired twice.'],
        ['other', 'a'],
        ['paragraph', 'Icons of kilns.'],
      ],
    ],
    [
      'the sign of a permalink is no part of a heading',
      '<h2>Install<a class="headerlink" href="#install">¶</a></h2>',
      [['heading', 'Install']],
    ],
    ['open shadow trees are drawn', '<x-a><template shadowrootmode="open"><p>Inside.</p></template></x-a>', [['paragraph', 'Inside.']]],
  ])('%s', (_, body, expected) => {
    expect(blocks(body)).toEqual(expected);
  });

  it('point at the nearest heading above, at their list, and at an anchor', () => {
    const { blocks, lists } = read(
      '<h1>T</h1><section id="s"><h2>A</h2><p>x</p></section><ol id="steps"><li>one</li><li id="two">two</li></ol>',
    );
    expect(blocks.map(({ heading, group, anchor }) => [heading, group, anchor])).toEqual([
      [-1, -1, null],
      [0, -1, 's'],
      [1, -1, 's'],
      [1, 0, 'steps'],
      [1, 0, 'two'],
    ]);
    expect(lists).toEqual([{ kind: 'ordered', items: 2, region: 'main' }]);
  });

  it('name their inline elements in order, once', () => {
    expect(read('<p><strong>a</strong> <q>b</q> <strong>c</strong> <abbr>d</abbr></p>').blocks[0]?.inline).toEqual(['abbr', 'q', 'strong']);
  });

  it('are written once where a copy is hidden from screen readers alone', () => {
    const card = '<p>Fired at night, cold by noon, and not one crack in it.</p>';
    const texts = (html: string) => read(html).blocks.map(({ text }) => text);
    expect(texts(`${card}<div aria-hidden="true">${card}</div>`)).toHaveLength(1);
    expect(texts(`${card}<div aria-hidden="true"><p>A text of its own.</p></div>`)).toHaveLength(2);
    expect(texts(card + card)).toHaveLength(2);
  });

  it('say what may not be quoted', () => {
    const { blocks } = read('<p data-nosnippet>Hidden from snippets.</p><p>Free. <span data-nosnippet>Not</span></p>');
    expect(blocks.map((block) => block.noSnippet)).toEqual([true, false]);
  });
});

describe('tables', () => {
  it('of data give one block a row, with header and caption', () => {
    const document = read(
      '<table><caption>Prices</caption><tr><th>Plan</th><th>Price</th></tr><tr><td>Basic</td><td><p>5 €</p></td></tr></table>',
    );
    expect(document.blocks.map(({ kind, text }) => [kind, text])).toEqual([
      ['caption', 'Prices'],
      ['tableRow', 'Plan | Price'],
      ['tableRow', 'Basic | 5 €'],
    ]);
    expect(document.tables).toEqual([{ rows: 2, columns: 2, hasHeader: true, caption: 'Prices', layout: false, region: 'main' }]);
  });

  it('are the group of their rows', () => {
    const table = (cell: string) => `<table><tr><th>Plan</th></tr><tr><td>${cell}</td></tr></table>`;
    const rows = read(`${table('Basic')}<p>More.</p>${table('Large')}`).blocks.filter(({ kind }) => kind === 'tableRow');
    expect(rows.map(({ group, text }) => [group, text])).toEqual([
      [0, 'Plan'],
      [0, 'Basic'],
      [1, 'Plan'],
      [1, 'Large'],
    ]);
  });

  it.each([
    [
      'with a table inside',
      '<table><tr><th>Menu</th><td><table><tr><th>a</th><td>b</td></tr></table></td></tr><tr><td>c</td><td>d</td></tr></table>',
    ],
    ['with page parts', '<table><tr><th>Menu</th><td><h2>News</h2><p>Text.</p></td></tr><tr><td>c</td><td>d</td></tr></table>'],
    [
      'with a row of pictures',
      '<table><tr><td><img src="a.jpg"></td><td><img src="b.jpg"></td></tr><tr><td>Ann</td><td>Ben</td></tr></table>',
    ],
    ['by role', '<table role="presentation"><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>'],
  ])('%s lay out the page', (_, body) => {
    expect(read(body).tables[0]?.layout).toBe(true);
    expect(read(body).blocks[0]?.text).not.toContain('|');
  });
});

it('a table whose columns are headed by headings holds data, and has no header cells', () => {
  const table = '<table><tr><td><h3>Period</h3></td><td><h3>Double</h3></td></tr><tr><td>May</td><td>R$ 300</td></tr></table>';
  expect(read(table).tables[0]).toMatchObject({ layout: false, hasHeader: false });
});

describe('headings', () => {
  it.each([
    ['a button that holds it', '<h2><button aria-expanded="false">What is it?</button></h2>', 'What is it?'],
    ['but none behind its words', '<h1>Module alloc <button>Copy item path</button></h1>', 'Module alloc'],
  ])('have the text of %s', (_, body, text) => expect(read(body).blocks[0]).toMatchObject({ kind: 'heading', text }));

  it('are each its own where one stands within another', () => {
    const { blocks } = read('<h2><div><h1><span>Resellers</span></h1><h3>Discounts</h3></div></h2><p>Kilns for shops.</p>');
    expect(blocks.map(({ kind, level, text }) => [kind, level, text])).toEqual([
      ['heading', 1, 'Resellers'],
      ['heading', 3, 'Discounts'],
      ['paragraph', 0, 'Kilns for shops.'],
    ]);
  });
});

describe('the headline', () => {
  it.each<[string, string, string | null]>([
    [
      'is the H1 of the main content, though the header has the name of the site in one',
      '<header><h1>Acme</h1></header><main><h1>Kilns</h1><p>Hot.</p></main>',
      'Kilns',
    ],
    [
      'is that of the header, where the main content has none',
      '<header><h1>Kilns</h1></header><main><h2>Sizes</h2><p>Hot.</p></main>',
      'Kilns',
    ],
    [
      'is the first heading of a page that has its only H1 in a menu',
      '<nav><h1>Acme</h1></nav><main><h2>Sizes</h2><p>Hot.</p></main>',
      'Sizes',
    ],
    [
      'is the heading that says the page’s part of the title, where the H1 of the header says the part of the site',
      '<title>Assert | Acme docs</title><header><h1>Acme docs</h1></header><main><h2>Assert</h2><p>Hot.</p></main>',
      'Assert',
    ],
    [
      'is that of the header though a section is called like the site',
      '<title>Kilns | Acme</title><header><h1>Kilns</h1></header><main><h2>Acme</h2><p>Hot.</p></main>',
      'Kilns',
    ],
    [
      'is not the name of the site, though it stands in the main content',
      '<title>Kilns crack in winter - Acme</title><div><h1>Acme</h1><h2>Kilns crack in winter</h2><p>They do.</p></div>',
      'Kilns crack in winter',
    ],
    ['is the one H1 of a band above the main content', '<aside><h1>Kilns</h1></aside><main><h2>Sizes</h2><p>Hot.</p></main>', 'Kilns'],
    [
      'is the first heading, where the one H1 stands in a band below',
      '<main><h2>Sizes</h2><p>Hot.</p></main><aside><h1>Kilns</h1></aside>',
      'Sizes',
    ],
    [
      'is the first heading, where two bands above have an H1 each',
      '<aside><h1>Kilns</h1></aside><aside><h1>Wheels</h1></aside><main><h2>Sizes</h2><p>Hot.</p></main>',
      'Sizes',
    ],
    ['is the first heading, where a band above has no H1', '<aside><h2>Kilns</h2></aside><main><h2>Sizes</h2><p>Hot.</p></main>', 'Sizes'],
    ['is no count', '<main><h1>70+</h1><h3>Kilns</h3><p>Sold.</p></main>', 'Kilns'],
    ['is none where nothing is headed', '<main><p>Hot.</p></main>', null],
  ])('%s', (_, body, expected) => expect(headlineOf(read(body))).toBe(expected));
});

describe('quotations', () => {
  it.each<[string, string, string | null]>([
    ['by <cite> inside', '<blockquote><p>It works.</p><cite>Ada Lovelace</cite></blockquote>', 'Ada Lovelace'],
    [
      'by <footer> inside',
      '<blockquote><p>It works.</p><footer>— <cite>Ada Lovelace</cite>, engineer</footer></blockquote>',
      'Ada Lovelace, engineer',
    ],
    ['by a dashed line inside', '<blockquote><p>It works.</p><p>— Ada Lovelace</p></blockquote>', 'Ada Lovelace'],
    ['by a caption', '<figure><blockquote>It works.</blockquote><figcaption>— Ada Lovelace</figcaption></figure>', 'Ada Lovelace'],
    [
      'by a name with its role after it',
      '<blockquote>It works.</blockquote><p>Amira Osei, Head of Data, Larkspur</p>',
      'Amira Osei, Head of Data, Larkspur',
    ],
    ['by nobody where a sentence follows', '<blockquote>It works.</blockquote><p>Amira Osei, who runs data, told us more.</p>', null],
    ['by a dashed line after it', '<blockquote>It works.</blockquote><p>– Ada Lovelace, 1843</p>', 'Ada Lovelace, 1843'],
    ['by a line of only <cite> after it', '<blockquote>It works.</blockquote><p><cite>Ada Lovelace</cite></p>', 'Ada Lovelace'],
    ['in the same line', '<blockquote>“It works.” — Ada Lovelace</blockquote>', 'Ada Lovelace'],
    ['by nobody', '<blockquote>It works.</blockquote><p>She said no more.</p>', null],
  ])('are attributed %s', (_, body, who) => {
    expect(read(body).blocks.find((block) => block.kind === 'quote')?.attribution).toBe(who);
  });

  it('keep the address they cite', () => {
    expect(read('<blockquote cite="/source"><p>It works.</p></blockquote>').blocks[0]?.citeUrl).toBe('https://acme.test/source');
  });
});

describe('links', () => {
  const document = extractDocument(
    `<base href="/docs/"><p>See <a href="a.html" rel="nofollow UGC">the <b>guide</b></a> and <a href="https://shop.acme.test/#x"><img src="i.png" alt="our shop"></a>.</p>
     <p><a href="https://other.test/">Other</a> <a href="mailto:a@acme.test">mail</a> <a href="javascript:void(0)">no</a> <a>none</a></p>
     <a href="#top" aria-label="Back to top"></a><a href="/card"><h3>Card</h3><p>Text.</p></a>`,
    'https://www.acme.test/page',
  );

  it('are absolute, with text, rel and block', () => {
    expect(document.links.map(({ href, text, rel, block, internal }) => [href, text, rel.join(), block, internal])).toEqual([
      ['https://www.acme.test/docs/a.html', 'the guide', 'nofollow,ugc', 0, true],
      ['https://shop.acme.test/#x', 'our shop', '', 0, true],
      ['https://other.test/', 'Other', '', 1, false],
      ['mailto:a@acme.test', 'mail', '', 1, false],
      ['https://www.acme.test/docs/#top', 'Back to top', '', -1, true],
      ['https://www.acme.test/card', 'Card Text.', '', 2, true],
    ]);
    expect(document.blocks.map((block) => block.links)).toEqual([[0, 1], [2, 3], [5], [5]]);
  });

  it.each([
    ['<input type="button" value="Book now">', 'Book now'],
    ['<input type="submit" value="Book now">', 'Book now'],
    ['<input type="image" src="b.png" alt="Book now">', 'Book now'],
    ['<button>Book now</button>', 'Book now'],
    ['<input type="text" value="Your name">', ''],
  ])('are called by the button in them: %s', (button, text) => {
    expect(extractDocument(`<a href="/book">${button}</a>`, 'https://acme.test/').links[0]?.text).toBe(text);
  });

  it.each([
    ['https://a.github.io/', 'https://b.github.io/', false],
    ['https://www.acme.co.uk/', 'https://blog.acme.co.uk/', true],
    ['https://acme.co.uk/', 'https://other.co.uk/', false],
    ['http://127.0.0.1:8080/', 'http://127.0.0.1:8080/x', true],
  ])('from %s to %s: internal %s', (from, to, internal) => {
    expect(extractDocument(`<a href="${to}">x</a>`, from).links[0]?.internal).toBe(internal);
  });
});

describe('images and forms', () => {
  it('tell missing from empty alternatives, and what is decoration', () => {
    const { images } = read(
      '<img src="a.png"><img src="b.png" alt=""><img src="c.png" alt="A chart"><img src="d.png" alt="x" width="1" height="1"><img src="data:image/gif;base64,R0" data-src="e.png" alt="Late">',
    );
    expect(images.map(({ src, alt, decorative }) => [src.replace('https://acme.test/', ''), alt, decorative])).toEqual([
      ['a.png', null, false],
      ['b.png', '', true],
      ['c.png', 'A chart', false],
      ['d.png', 'x', true],
      ['e.png', 'Late', false],
    ]);
  });

  it('count a form’s fields and find its password', () => {
    const { forms } = read(
      '<form action="/login"><input name="u"><input type="password"><input type="hidden"><button>Go</button></form><form><select></select></form>',
    );
    expect(forms).toEqual([
      { action: 'https://acme.test/login', password: true, fields: 2 },
      { action: 'https://acme.test/page', password: false, fields: 1 },
    ]);
  });

  it('name what an https page asks for without encryption', () => {
    const { insecureResources } = read(
      '<img src="http://cdn.test/a.png"><script src="http://cdn.test/b.js"></script><iframe src="//cdn.test/c"></iframe><a href="http://cdn.test/link">x</a>',
    );
    expect(insecureResources).toEqual(['http://cdn.test/a.png', 'http://cdn.test/b.js']);
  });
});
