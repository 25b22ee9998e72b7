import { describe, expect, it } from 'vitest';
import { extractDocument } from './extract.ts';

const P = '<p>The shoes we tested for this report ran eight hundred kilometres on roads and tracks before they gave in.</p>';
const type = (path: string, body = '<p>Text.</p>', head = '') =>
  extractDocument(`<html><head>${head}</head><body>${body}</body></html>`, `https://acme.test${path}`);

it.each([
  ['home', '/'],
  ['home', '/de/'],
  ['home', '/en-us/index.html'],
  ['about', '/about-us'],
  ['about', '/om-oss/'],
  ['about', '/om-os'],
  ['about', '/über-mich/'],
  ['contact', '/yhteystiedot'],
  ['other', '/help/privacy'],
  ['other', '/help/accessibility-statement'],
  ['home', '/zh-hant/'],
  ['article', '/column/kousa/'],
  ['about', '/de/ueber-uns.html'],
  ['about', '/qui-sommes-nous/'],
  ['about', '/equipe'],
  ['about', '/%E4%BC%9A%E7%A4%BE%E6%A6%82%E8%A6%81'],
  ['contact', '/kontakt'],
  ['contact', '/contacto/'],
  ['contact', '/اتصل-بنا'],
  ['faq', '/hilfe/haeufige-fragen'],
  ['docs', '/docs/install/linux'],
  ['docs', '/handbuch/kapitel-1'],
  ['product', '/produkte/laufschuh-x'],
  ['article', '/blog/how-shoes-wear'],
  ['article', '/2026/03/shoes'],
  ['listing', '/blog/'],
  ['listing', '/blog/2022/'],
  ['listing', '/blog/2022/05/'],
  ['listing', '/posts/page/3/'],
  ['listing', '/category/shoes'],
  ['other', '/imprint'],
])('%s by its address %s', (expected, path) => {
  expect(type(path).pageType).toBe(expected);
  expect(type(path).pageTypeBecause).toMatch(/^[A-Z].*\.$/);
});

it.each([
  ['product', '', '<script type="application/ld+json">{"@type":"Product","name":"X"}</script>'],
  ['article', '', '<script type="application/ld+json">{"@graph":[{"@type":"NewsArticle"}]}</script>'],
  ['faq', '', '<script type="application/ld+json">{"@type":"FAQPage"}</script>'],
  ['listing', '', `<script type="application/ld+json">[${Array(5).fill('{"@type":"Product"}').join()}]</script>`],
  ['article', '', '<meta property="og:type" content="article">'],
  ['other', P, '<meta property="og:type" content="article"><script type="application/ld+json">{"@type":"Service","name":"X"}</script>'],
  ['product', '', '<meta property="og:type" content="product">'],
  ['product', '<h1>Schuh X</h1><p>89,00 €</p><button>In den Warenkorb</button>', ''],
  ['product', '<h1>靴</h1><p>8900円</p><button>カートに入れる</button>', ''],
  ['faq', '<h2>Quanto costa?</h2><p>5.</p><h2>Quando arriva?</h2><p>2.</p><h2>E poi?</h2><p>Niente.</p>', ''],
  [
    'faq',
    '<details><summary>如何退货？</summary>可以。</details><details><summary>多少钱？</summary>5。</details><details><summary>何时到？</summary>明天。</details>',
    '',
  ],
  ['listing', Array.from({ length: 15 }, (_, i) => `<li><a href="/p${i}">A linked teaser number ${i}</a></li>`).join(''), ''],
  ['article', `<h1>T</h1><p>Von Ada Lovelace, veröffentlicht am 5. März 2026</p>${P.repeat(12)}`, ''],
  ['docs', '<pre>a</pre><pre>b</pre><pre>c</pre><p>Text.</p>', ''],
  ['docs', P, '<meta name="generator" content="Docusaurus v3">'],
  ['docs', P, '<meta name="generator" content="publican v4.3.2">'],
  ['docs', P, '<meta name="generator" content="Docutils 0.18.1: http://docutils.sourceforge.net/">'],
  ['docs', P, '<script src="../_static/documentation_options.js"></script>'],
  ['docs', P, '<!-- Book generated using mdBook -->'],
  ['other', `<h1>Gastos de comprar un piso</h1><p>850 €</p>${P}`, ''],
  ['other', P, ''],
])('%s by its make-up: %s %s', (expected, body, head) => {
  expect(type('/x', body, head).pageType).toBe(expected);
});

it.each([
  ['en', 'Add to cart', '€199'],
  ['de', 'In den Warenkorb', '199 €'],
  ['fr', 'Ajouter au panier', '199 €'],
  ['es', 'Añadir al carrito', '199 €'],
  ['it', 'Aggiungi al carrello', '199 €'],
  ['pt', 'Adicionar ao carrinho', '199 €'],
  ['nl', 'In winkelwagen', '€ 199'],
  ['pl', 'Dodaj do koszyka', '199 zł'],
  ['ru', 'В корзину', '1990 ₽'],
  ['tr', 'Sepete ekle', '199 ₺'],
  ['da', 'Læg i kurv', '199 kr.'],
  ['sv', 'Lägg i varukorgen', '199 kr'],
  ['ja', 'カートに入れる', '19,900円'],
  ['zh', '加入购物车', '199元'],
  ['ko', '장바구니 담기', '₩19,900'],
  ['ar', 'أضف إلى السلة', '199 ر.س'],
])('a price beside a button that sells makes a product in %s: %s %s', (language, button, price) => {
  for (const attribute of ['', ` lang="${language}"`])
    for (const body of [`<p>${price}</p><button>${button}</button>`, `<p>${button} ${price}</p>`])
      expect(
        extractDocument(`<html${attribute}><body><main><h1>X 60</h1>${body}</main></body></html>`, 'https://acme.test/x').pageType,
      ).toBe('product');
});

it('an article may put its headings as questions', () => {
  const questions = '<h2>What?</h2><p>This.</p><h2>When?</h2><p>Now.</p><h2>Why?</h2><p>Because.</p>';
  expect(type('/x', questions, '<script type="application/ld+json">{"@type":"Article"}</script>').pageType).toBe('article');
});

it('so may a guide that its address names, and headings that nothing stands under do not count', () => {
  const questions = '<h2>What?</h2><p>This.</p><h2>When?</h2><p>Now.</p><h2>Why?</h2><p>Because.</p>';
  expect(type('/guides/x', questions).pageType).toBe('docs');
  expect(type('/x', questions).pageType).toBe('faq');
  expect(type('/x', `${questions}${'<h2>Buy kilns</h2>'.repeat(20)}`).pageType).toBe('faq');
  expect(type('/x', '<h1>Kilns</h1><p>Kilns fire clay.</p><h2>What?</h2><h2>When?</h2><h2>Why?</h2>').pageType).toBe('other');
});

it('a page on something, which also answers questions, is none of questions unless it says so', () => {
  const table =
    '<table><tr><th>Option</th><th>Cost</th></tr><tr><td>Implant</td><td>4150</td></tr><tr><td>Bridge</td><td>3600</td></tr></table>';
  const questions =
    '<h2>How long does it take?</h2><p>Four months.</p><h2>Does it hurt?</h2><p>No.</p><h2>Who is a candidate?</h2><p>Most adults.</p>';
  expect(type('/x', `<h1>Dental implants</h1>${P}${questions}${table}`).pageType).toBe('other');
  expect(type('/x', `<h1>Questions about implants</h1>${P}${questions}${table}`).pageType).toBe('faq');
  for (const title of [
    'Pytania o implanty',
    'Вопросы об имплантах',
    'İmplant soruları',
    'Spørgsmål om implantater',
    'Frågor om implantat',
    '임플란트 질문',
  ])
    expect(type('/x', `<h1>${title}</h1>${P}${questions}${table}`).pageType, title).toBe('faq');
  // Who asks for a survey or an offer answers no questions.
  for (const title of ['Umfragen', 'Offerte aanvragen', 'Patient questionnaire'])
    expect(type('/x', `<h1>${title}</h1>${P}${questions}${table}`).pageType, title).toBe('other');
  for (const lead of ['', P, P.repeat(12)]) expect(type('/x', `<h1>Dental implants</h1>${lead}${questions}`).pageType).toBe('faq');
});

it('a review of a product is an article, a product with reviews is none', () => {
  const review = {
    '@type': 'Review',
    itemReviewed: { '@type': 'Product', name: 'Corvo' },
    reviewRating: { '@type': 'Rating', ratingValue: '4.7' },
  };
  expect(type('/x', `${P}<p>4.7</p>`, jsonLd(review)).pageType).toBe('article');
  const reviewed = { '@type': 'Product', name: 'Corvo', review: { '@type': 'Review', reviewBody: 'Good.' } };
  expect(type('/x', P, jsonLd(reviewed)).pageType).toBe('product');
});

it('an address that says contact outweighs markup', () => {
  expect(type('/contact', P, '<script type="application/ld+json">{"@type":"Article"}</script>').pageType).toBe('contact');
});

const jsonLd = (value: object) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;

it('markup that prices or answers what no reader sees makes no page another kind', () => {
  const news = `<h1>The bridge is closed</h1><p>By <a rel="author" href="/ann">Ann Lee</a>, <time datetime="2026-03-01">1 March 2026</time></p>${P.repeat(14)}`;
  const price = { '@type': 'Product', name: 'The bridge', offers: { '@type': 'Offer', price: '17.31' } };
  const faq = {
    '@type': 'FAQPage',
    mainEntity: [{ '@type': 'Question', name: 'Is it open?', acceptedAnswer: { '@type': 'Answer', text: 'No.' } }],
  };
  expect(type('/x', news).pageType).toBe('article');
  for (const invented of [price, faq]) expect(type('/x', news, jsonLd(invented)).pageType).toBe('article');
  expect(type('/x', `${P}<p>It costs €17,31.</p>`, jsonLd(price)).pageType).toBe('product');
  expect(type('/x', `${P}<p>Is it open?</p><p>No.</p>`, jsonLd(faq)).pageType).toBe('faq');
});

it('a block that does not parse still tells the kind of page', () => {
  expect(type('/x', P, '<script type="application/ld+json">{"@type":"Article",,"headline":"x"}</script>').pageType).toBe('article');
});

it('what lists the texts of a folder is none of them', () => {
  const links = Array.from({ length: 15 }, (_, at) => `<li><a href="/articles/p${at}">A linked teaser number ${at}</a></li>`).join('');
  expect(type('/articles/article-list.html', links).pageType).toBe('listing');
  expect(type('/articles/article-list.html', P).pageType).toBe('article');
});

it('links to the page itself make it no list', () => {
  const links = (href: (at: number) => string) =>
    `<main>${Array.from({ length: 14 }, (_, at) => `<a href="${href(at)}">A link with a long text number ${at}</a> `).join('')}</main>`;
  expect(
    type(
      '/x',
      links((at) => `/y/${at}`),
    ).pageType,
  ).toBe('listing');
  expect(
    type(
      '/x',
      links((at) => `/x?source=${at}#top`),
    ).pageType,
  ).toBe('other');
});

it('a Japanese paragraph is a third as long as an English one', () => {
  const p = '<p>寸法公差は、加工後の寸法に許される最大値と最小値の差のことで、小さいほど加工は難しくなり価格も高くなります。</p>'.repeat(8);
  const body = `<main><h1>寸法公差とは</h1><p>執筆：丸山 健一</p>${p}</main>`;
  expect(type('/gijutsu/kousa', body).pageType).toBe('article');
});

describe('in a folder of articles,', () => {
  const teaser = (at: number, more = '') => `<h3>Kiln ${at}</h3><p>How kiln ${at} was fired.${more}</p><a href="/news/kiln-${at}">More</a>`;
  const all = [1, 2, 3, 4].map((at) => teaser(at)).join('');
  it.each([
    ['listing', 'teasers of the others are a list', `<h1>News</h1><p>All of our news.</p>${all}`],
    ['article', 'two links to the others do not make one', `<h1>News</h1>${teaser(1)}${teaser(2)}`],
    ['article', 'teasers below a text belong to it', `<h1>Kiln 9</h1>${P.repeat(5)}<h2>How</h2>${P.repeat(5)}${all}`],
    ['article', 'longer sections are no teasers', `<h1>News</h1>${[1, 2, 3, 4].map((at) => teaser(at, P.repeat(4))).join('')}`],
    ['article', 'links to other folders are references', `<h1>News</h1>${all.replaceAll('/news/', '/kilns/')}`],
    ['article', 'sections without links are a text', `<h1>News</h1>${all.replaceAll('/news/', '/news/all#')}`],
  ])('%s: %s', (expected, _, body) => expect(type('/news/all', `<main>${body}</main>`).pageType).toBe(expected));
});
