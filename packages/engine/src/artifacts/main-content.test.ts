import { describe, expect, it } from 'vitest';
import { extractDocument } from './extract.ts';
import { headlineOf } from './h1.ts';

const TEXT = 'Running shoes wear out after about eight hundred kilometres, which most people reach within a year. ';
const LINKS = '<ul><li><a href="/a">Home</a></li><li><a href="/b">Products</a></li><li><a href="/c">Contact us</a></li></ul>';
const read = (body: string) => extractDocument(`<html lang="en"><body>${body}</body></html>`, 'https://acme.test/x');
const regions = (body: string) => read(body).blocks.map(({ region, text }) => `${region}: ${text.slice(0, 12).trim()}`);

describe('main content', () => {
  it.each<[string, string, string[]]>([
    [
      'main-element',
      `<header>Logo</header><nav>Menu</nav><p>Teaser</p><main><h1>Shoes</h1><p>${TEXT}</p><aside>More</aside></main><footer>Imprint</footer>`,
      ['header: Logo', 'nav: Menu', 'aside: Teaser', 'main: Shoes', 'main: Running shoe', 'aside: More', 'footer: Imprint'],
    ],
    [
      'role',
      `<div role="banner">Logo</div><div role="main"><p>${TEXT}</p></div><div role="contentinfo">End</div>`,
      ['header: Logo', 'main: Running shoe', 'footer: End'],
    ],
    [
      'article-element',
      `<div class="site-header">Logo</div><div><p>Teaser</p><article><header><h1>Shoes</h1></header><p>${TEXT}</p><footer>Tags</footer></article></div>`,
      ['header: Logo', 'aside: Teaser', 'main: Shoes', 'main: Running shoe', 'main: Tags'],
    ],
    [
      'density',
      `<div>${LINKS}</div><div id="wrap"><h1>Shoes</h1><div><p>${TEXT}</p><p>${TEXT}</p></div></div><div class="footer">End</div>`,
      ['aside: Home', 'aside: Products', 'aside: Contact us', 'main: Shoes', 'main: Running shoe', 'main: Running shoe', 'footer: End'],
    ],
    ['body', '<p>Short.</p>', ['main: Short.']],
    [
      'main-element',
      '<p>Our shop uses cookies, here is what they are for.</p><main><nav>Steps</nav><div class="widget"><h2>We rebuild</h2><h2>this page.</h2></div></main>',
      ['aside: Our shop use', 'nav: Steps', 'main: We rebuild', 'main: this page.'],
    ],
    [
      'main-element',
      `<main><p>${TEXT}</p><div class="widget"><p>More shoes.</p></div></main>`,
      ['main: Running shoe', 'aside: More shoes.'],
    ],
  ])('by %s', (by, body, expected) => {
    expect(read(body).mainBy).toBe(by);
    expect(regions(body)).toEqual(expected);
  });

  it.each<[string, string, string[]]>([
    [
      'below the menu',
      `<header>Logo <nav>Menu</nav></header><div id="main"><header><h1>Shoes</h1><p>${TEXT}</p></header></div><footer>End</footer>`,
      ['header: Logo', 'nav: Menu', 'main: Shoes', 'main: Running shoe', 'footer: End'],
    ],
    [
      'but not with the menu in it, as that of the site',
      `<nav>Top</nav><header><h1>Acme</h1><nav>Menu</nav></header><div><h2>Shoes</h2><p>${TEXT}</p></div>`,
      ['nav: Top', 'header: Acme', 'nav: Menu', 'main: Shoes', 'main: Running shoe'],
    ],
    [
      'nor above everything else',
      `<header><h1>Acme</h1></header><nav>Menu</nav><div><h2>Shoes</h2><p>${TEXT}</p></div>`,
      ['header: Acme', 'nav: Menu', 'main: Shoes', 'main: Running shoe'],
    ],
  ])('a <header> with the headline begins the text %s', (_, body, expected) => expect(regions(body)).toEqual(expected));

  it.each<[string, string, string[]]>([
    [
      'holds the headline and the text',
      `<header>Logo <nav>Menu</nav><h1>Shoes</h1>${`<p>${TEXT}</p>`.repeat(4)}<footer>End</footer>`,
      ['main: Logo', 'nav: Menu', 'main: Shoes', ...Array<string>(4).fill('main: Running shoe'), 'footer: End'],
    ],
    [
      'ends with the wrapper around it',
      `<div><header><div>Logo</div><nav>Menu</nav><div><h1>Shoes</h1>${`<p>${TEXT}</p>`.repeat(4)}</div></div><p>Sizes 36 to 48</p><footer>End</footer>`,
      ['aside: Logo', 'nav: Menu', 'main: Shoes', ...Array<string>(4).fill('main: Running shoe'), 'aside: Sizes 36 to', 'footer: End'],
    ],
    [
      'holds <main>',
      `<header>Logo <nav>Menu</nav><main><h1>Shoes</h1><p>${TEXT}</p></main><footer>End</footer>`,
      ['aside: Logo', 'nav: Menu', 'main: Shoes', 'main: Running shoe', 'footer: End'],
    ],
  ])('a <header> that is never closed is none: it %s', (_, body, expected) => {
    expect(regions(body)).toEqual(expected);
    expect(read(body).landmarks.header).toBe(1);
  });

  it.each<[string, string]>([
    ['text follows', `<header><nav>Menu</nav><h1>Shoes</h1>${`<p>${TEXT}</p>`.repeat(4)}</header><p>${TEXT}</p>`],
    ['it says little', `<header><nav>Menu</nav><h1>Shoes</h1><p>${TEXT}</p></header><footer>End</footer>`],
    ['its text is a menu', `<header><h1>Shoes</h1><nav>${`<p>${TEXT}</p>`.repeat(4)}</nav></header><footer>End</footer>`],
    ['it has no headline', `<header><nav>Menu</nav><p>Shoes</p>${`<p>${TEXT}</p>`.repeat(4)}</header><footer>End</footer>`],
  ])('a <header> with the headline is one where %s', (_, body) => {
    expect(read(body).blocks.find(({ text }) => text === 'Shoes')?.region).toBe('header');
  });

  it('an <article> under another headline than the one of the title is not the main content', () => {
    const note = `<article><h1>A green site</h1>${`<p>${TEXT}</p>`.repeat(3)}</article>`;
    const page = (title: string) => regions(`<title>${title}</title><section><h1>Joining us</h1><p>${TEXT}</p></section>${note}`);
    expect(page('Joining us – Acme')).toContain('main: Joining us');
    expect(page('A green site – Acme')).not.toContain('main: Joining us');
  });

  it('a <main> that was left empty, or nearly, beside the text of the page is not the main content', () => {
    const text = Array.from({ length: 5 }, (_, at) => `<p>${at} ${TEXT}</p>`).join('');
    const beside = (main: string) => read(`<nav>Menu</nav><div><h1>Shoes</h1>${text}</div><main>${main}</main>`);
    expect(beside('<a href="/next">Next</a>').wordCount).toBeGreaterThan(70);
    expect(beside(`<h2>Boots</h2><p>${TEXT}</p>`).mainBy).toBe('main-element');
    expect(read(`<p>Teaser</p><main><p>Soon.</p></main>`).mainBy).toBe('main-element');
  });

  it('several articles are a listing, not one article', () => {
    const card = `<article><h2>A</h2><p>${TEXT}</p></article>`;
    const document = read(`<div class="sidebar">${LINKS}</div><div class="list">${card.repeat(4)}</div>`);
    expect(document.mainBy).toBe('density');
    expect(document.blocks.filter((block) => block.region === 'main')).toHaveLength(8);
  });

  it('articles with a headline of the first level each are the content together, however long one of them is', () => {
    const item = (times: number) => `<article><h1>A</h1><p>${TEXT}</p>${`<p>${TEXT}</p>`.repeat(times)}</article>`;
    const document = read(`<div class="sidebar">${LINKS}</div><div class="list">${item(12)}${item(0)}${item(0)}</div>`);
    expect(document.mainBy).toBe('article-element');
    expect(document.blocks.filter((block) => block.region === 'main')).toHaveLength(18);
  });

  it('a short page begins at its headline, and teasers, newsletter and footer in plain elements are none of it', () => {
    const teasers = `<div><p>You may also like</p><ul><li><a href="/a">How to lace a running shoe</a></li><li><a href="/b">Blisters on runs over ten miles</a></li></ul><p>Get our letter once a month.</p></div>`;
    const document = read(
      `<div><div>${LINKS}</div><div><h1>Contact</h1><p>Write to us, or come to the shop on a Sunday.</p></div>${teasers}<div>Acme Ltd, 1 High Street. <a href="/p">Privacy</a></div></div>`,
    );
    expect(document.blocks.filter(({ region }) => region === 'main').map(({ text }) => text)).toEqual([
      'Contact',
      'Write to us, or come to the shop on a Sunday.',
    ]);
  });

  it.each([
    ['a headline with a slogan and sections beside it', `<div><h1>Shoes</h1><p>Run on.</p></div><div><h2>Why</h2><p>${TEXT}</p></div>`],
    [
      'a long section beside the one with the headline',
      `<div><h1>Shoes</h1><p>${TEXT}</p><p>${TEXT}</p></div><div><h2>Why</h2><p>${TEXT}</p></div>`,
    ],
    [
      'a headline that is the name of the site',
      `<div><h1>Acme</h1><p>Shoes</p></div><div><p>We mend shoes.</p><p>Come in.</p></div><p>Soles from 12 euros, heels from 9.</p>`,
    ],
  ])('%s: all of it is content', (_, body) => {
    const document = read(body);
    expect(document.mainChars).toBe(document.visibleChars);
  });

  it('what stands between a headline that the title repeats and the text in another container is its header', () => {
    const story = (headline: string, between = 3) =>
      `<title>Shoes wear out - Acme News</title>${LINKS}<div><h1>${headline}</h1><p>5 March 2026</p></div><div>${LINKS.repeat(between)}</div><div>${`<p>${TEXT}</p>`.repeat(5)}<h3>More</h3><p>${TEXT}</p></div>`;
    const document = read(story('Shoes wear out'));
    expect(document.mainBy).toBe('density');
    expect(document.blocks.flatMap(({ region, text }) => (region === 'header' ? [text] : []))).toEqual(
      expect.arrayContaining(['Shoes wear out', '5 March 2026']),
    );
    expect([headlineOf(document), document.dates[0]?.region]).toEqual(['Shoes wear out', 'header']);
    // However long the table of contents between the two is, it is not the header.
    const far = read(story('Shoes wear out', 20));
    expect(headlineOf(far)).toBe('Shoes wear out');
    expect(far.blocks.filter(({ region }) => region === 'header').length).toBeLessThan(50);
    // A headline that says more than the title, and the site's name, which every title ends with.
    expect(headlineOf(read(story('Shoes wear out - Acme News, third edition')))).toMatch(/third edition/);
    expect(read(story('Acme News')).blocks.some(({ region }) => region === 'header')).toBe(false);
    expect(read(story('Our sponsors')).blocks.some(({ region }) => region === 'header')).toBe(false);
  });

  it('a page of short texts is more than its one long paragraph', () => {
    const feature = '<div><h3>Light</h3><p>Each pair weighs less than an apple does.</p></div>';
    const document = read(`<h1>Shoes</h1><section>${feature.repeat(10)}</section><section><h2>Try</h2><p>${TEXT.repeat(3)}</p></section>`);
    expect(document.blocks.every(({ region }) => region === 'main')).toBe(true);
  });

  it('dialogs and what a form says when it was filled in are none of it', () => {
    const dialog =
      '<div class="modal fade" aria-hidden="true"><p>Send us a message.</p></div><div role="dialog"><p>Subscribe now.</p></div>';
    const form =
      '<form><label>Name</label><div class="invalid-feedback">A name is required.</div><div id="submitErrorMessage">Not sent.</div></form>';
    const document = read(`<main><h1>Shoes</h1><p>${TEXT}</p>${form}${dialog}<p class="error">This error is the subject.</p></main>`);
    expect(document.blocks.filter(({ region }) => region !== 'main').map(({ text }) => text)).toEqual([
      'A name is required.',
      'Not sent.',
      'Send us a message.',
      'Subscribe now.',
    ]);
  });

  it('a section has a header of its own, and a dialog comes later whatever hides it', () => {
    const section = (heading: string) => `<section><div class="section-header"><h2>${heading}</h2></div><p>${TEXT}</p></section>`;
    const dialog = '<div class="modal-wrapper"><div class="modal"><p>We have your message and will call you back.</p></div></div>';
    const document = read(`${dialog}<h1>Shoes</h1>${section('Prices')}${section('Questions')}`);
    const regions = document.blocks.map(({ region, text }) => `${region}: ${text.slice(0, 8)}`);
    expect(regions).toEqual(expect.arrayContaining(['main: Prices', 'main: Question', 'aside: We have ']));
  });

  it('an id names what a section is about, a class what stands beside the text', () => {
    const regionOf = (attribute: string) =>
      read(`<main><h1>Shoes</h1><p>${TEXT}</p><section ${attribute}><h2>Sharing</h2><p>${TEXT}</p></section></main>`).blocks.find(
        ({ text }) => text === 'Sharing',
      )?.region;
    expect([regionOf('id="sharing"'), regionOf('id="comments"'), regionOf('class="sharing"'), regionOf('id="sidebar"')]).toEqual([
      'main',
      'main',
      'aside',
      'aside',
    ]);
  });

  it('an H1 for those who do not see the logo heads the page', () => {
    const document = read(
      `<header><h1 class="sr-only">Acme Shoes of Leeds</h1><img src="/logo.png" alt=""></header><main><p>${TEXT}</p></main>`,
    );
    expect(headlineOf(document)).toBe('Acme Shoes of Leeds');
    expect(document.hidden).toEqual([]);
  });

  it('what stands behind the last text of the main content belongs to it', () => {
    const image = '<a href="/big"><img src="/i.jpg"></a>';
    const document = read(`<main><h1>Shoes</h1><p>${TEXT}</p>${image}</main><aside>More</aside>`);
    expect([document.images[0]?.region, document.links[0]?.region]).toEqual(['main', 'main']);
    const beside = read(`<main><h1>Shoes</h1><p>${TEXT}</p></main><aside>${image} More</aside>`);
    expect([beside.images[0]?.region, beside.links[0]?.region]).toEqual(['aside', 'aside']);
    const after = read(`<article><h1>Shoes</h1><p>${TEXT}</p></article>${image}<p>More</p>`);
    expect(after.images[0]?.region).toBe('aside');
  });

  it('a name on the wrapper of everything says nothing', () => {
    const document = read(`<div class="header sidebar"><h1>Shoes</h1>${`<p>${TEXT}</p>`.repeat(3)}</div>`);
    expect(document.mainChars).toBe(document.visibleChars);
  });

  it('navigation inside the main element is navigation', () => {
    expect(regions(`<main><nav>On this page</nav><p>${TEXT}</p></main>`)[0]).toBe('nav: On this page');
  });

  it('counts landmarks of elements and roles, not of names', () => {
    const { landmarks } = read(
      '<header></header><div class="nav"></div><main><article><header></header></article></main><div role="search"></div><section></section><footer></footer>',
    );
    expect(landmarks).toEqual({ main: 1, nav: 0, header: 1, footer: 1, aside: 0, article: 1, section: 1, search: 1 });
  });

  it('counts a header or footer that a template puts into the wrong place, not that of an article', () => {
    const { landmarks } = read(
      '<aside><header>Acme</header></aside><main><article><header>By Mara</header></article><footer>Imprint</footer></main>',
    );
    expect(landmarks).toMatchObject({ header: 1, footer: 1 });
  });

  it('measures text, markup and words', () => {
    const html =
      '<html lang="en"><body><nav>Menu here</nav><main><p>Five words stand right here.</p></main><script>let a = 1</script></body></html>';
    expect(extractDocument(html, 'https://acme.test/')).toMatchObject({
      mainChars: 28,
      visibleChars: 37,
      htmlChars: html.length,
      scriptChars: 9,
      wordCount: 5,
    });
  });

  it('segments words where no spaces part them', () => {
    const { wordCount } = extractDocument(
      `<html lang="ja"><main><p>${'私は毎日新しい靴で走ります。'.repeat(10)}</p></main>`,
      'https://acme.test/',
    );
    expect(wordCount).toBeGreaterThan(60);
    expect(wordCount).toBeLessThan(110);
  });
});

describe('a list whose cards are one link each', () => {
  const ABOUT = 'How to glaze a bowl at home, which kilns reach the heat, and what to do when it cracks.';
  const card = (n: number, text = ABOUT) => `<a href="/${n}"><h3>Guide ${n}</h3><div>${text}</div></a>`;
  const grid = (count: number, text?: string) => `<div>${Array.from({ length: count }, (_, n) => card(n + 1, text)).join('')}</div>`;
  const head = `<div><h1>Guides</h1><p>${TEXT}</p></div>`;
  const footer = '<div><p>Acme Pottery</p><p>Mill Lane 4</p></div>';
  const kept = (body: string) => read(body).blocks.filter(({ region, text }) => region === 'main' && text.startsWith('Guide ')).length;

  it('is the content of the page that holds it', () => {
    expect(kept(`${head}${grid(6)}${footer}`)).toBe(6);
  });

  it.each<[string, string]>([
    ['of two cards', `${head}${grid(2)}`],
    ['of entries that say as little as those of a menu', `${head}${grid(12, 'Bowls')}`],
    ['with other text between its cards', `${head}${[1, 2, 3, 4].map((n) => card(n)).join('<p>Or read</p>')}`],
    ['above the headline', `${grid(6)}${head}`],
    ['without a headline', `<div><p>${TEXT}</p><p>${TEXT}</p></div>${grid(6)}`],
    ['below a longer text', `<div><h1>Bowls</h1>${`<p>${TEXT}</p>`.repeat(8)}</div>${grid(6)}`],
    ['in the navigation', `<nav>${grid(6)}</nav>${head}`],
    ['in a sidebar', `${head}<aside>${grid(6)}</aside>`],
    [
      'beside more cards in a sidebar',
      `<div><h1>Bowls</h1>${`<p>${TEXT}</p>`.repeat(5)}</div>${grid(3)}<aside>${grid(6, `${ABOUT} More.`)}</aside>`,
    ],
    ['in the footer', `${head}<footer>${grid(6)}</footer>`],
  ])('is none %s', (_, body) => {
    expect(kept(body)).toBe(0);
  });
});

it('a table of class “cmp” compares, it asks for no consent', () => {
  const table = '<table class="cmp"><tr><th>Kiln</th><th>Price</th></tr><tr><td>Studio 60</td><td>€2,190</td></tr></table>';
  const { blocks } = extractDocument(`<main><h1>Kilns</h1><p>${TEXT}</p>${table}</main>`, 'https://acme.test/');
  expect(blocks.filter(({ region, kind }) => region === 'main' && kind === 'tableRow')).not.toEqual([]);
});

describe('walls', () => {
  const wall = (body: string, url = 'https://acme.test/x') => extractDocument(`<body>${body}</body>`, url).wall;
  it('a notice beside a short page is no wall', () => {
    const notice = '<div class="cookie-consent"><p>We use cookies to remember your settings.</p><button>OK</button></div>';
    expect(
      wall(
        `<main><h1>Contact</h1><p>Write to hello@acme.test or call us, Monday to Friday, 8 to 17 h. We answer within two days.</p></main>${notice}`,
      ),
    ).toBeNull();
    expect(wall(`<main><h1>Kilns</h1></main>${notice}`)).toBeTruthy();
  });

  it.each([
    ['consent', '<div class="cookie-consent"><p>We use cookies. Accept all?</p><button>Accept</button></div>'],
    ['consent without a name', '<div><p>Wir verwenden Cookies. Bitte stimmen Sie zu.</p><button>Alle akzeptieren</button></div>'],
    ['age', '<div role="dialog"><h2>Are you 18 or older?</h2><button>Yes</button></div>'],
    ['login', '<main><h1>Please log in</h1><form><input name="u"><input type="password"><button>Log in</button></form></main>'],
    ['paywall', '<main><p>Subscribe to continue reading. Already a subscriber? Log in</p></main>'],
  ])('%s as the only text', (_, body) => {
    expect(wall(body)).toBeTruthy();
  });

  it.each([
    [
      'a consent banner beside the content',
      `<main>${`<p>${TEXT}</p>`.repeat(6)}</main><div class="cookie-banner">We use cookies. Accept</div>`,
      undefined,
    ],
    ['the sign-in page itself', '<main><h1>Log in</h1><form><input type="password"></form></main>', 'https://acme.test/login'],
    [
      'a short privacy policy that speaks of consent',
      '<main><h1>Privacy</h1><p>We ask for your consent before we use your data, and you can withdraw what you agreed to at any time by writing to us.</p></main>',
      undefined,
    ],
    [
      'a cookie bar beside an address',
      '<main><h1>Contact</h1><p>Straatweg 45, Breukelen</p><p>0346 123 456</p></main><div class="cookie-notice"><p>We use cookies to make this site better.</p><button>Accept</button></div>',
      undefined,
    ],
    [
      'a cookie bar beside a list of one post',
      '<main><h1>Blog</h1><p><a href="/a">KSeF 2026: co musisz wiedzieć</a></p></main><div class="cookie-notice"><p>We use cookies to make this site better.</p><button>Accept</button></div>',
      undefined,
    ],
    ['a bakery', '<main><h1>Our cookies</h1><p>Butter cookies, baked daily in Berlin.</p></main>', undefined],
  ])('none: %s', (_, body, url) => {
    expect(wall(body, url)).toBeNull();
  });
});
