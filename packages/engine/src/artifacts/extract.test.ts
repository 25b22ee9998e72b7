import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extractDocument } from './extract.ts';

const TAGS =
  'a b p div span ul ol li dl dt dd table tr td th caption h1 h2 blockquote cite footer header main article nav aside section figure figcaption details summary dialog template noscript script style svg title pre time br img form input button select base body html'.split(
    ' ',
  );
const ATTRIBUTES = [
  'class="nav"',
  'class="sr-only"',
  'class="byline date"',
  'class="breadcrumb"',
  'id="x"',
  'style="display:none"',
  'style="color:#fff"',
  'hidden',
  'href="/a#b"',
  'href="http://["',
  'itemscope itemtype="T"',
  'itemprop="name author"',
  'datetime="2026-03-05"',
  'rel="author"',
  'role="dialog"',
  'role="heading" aria-level="99"',
  'data-nosnippet',
  'type="application/ld+json"',
  'cite="x"',
  'lang="de"',
  'content="a" name="robots"',
  'popover',
];
const TEXTS = [
  'Some words here.',
  '— Ada',
  '2026-03-05',
  '{"@type":"Product"}',
  'By Ada Lovelace',
  ' ',
  '字',
  '.x{display:none}',
  '<!-- c -->',
  '&#0;',
  '<',
  '5 €',
];

const soup = fc
  .array(
    fc.oneof(
      fc
        .tuple(fc.constantFrom(...TAGS), fc.subarray(ATTRIBUTES, { maxLength: 3 }))
        .map(([tag, attributes]) => `<${[tag, ...attributes].join(' ')}>`),
      fc.constantFrom(...TAGS).map((tag) => `</${tag}>`),
      fc.constantFrom(...TEXTS),
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(''));

describe('any page', () => {
  it('is read without an exception, and what is kept fits together', () => {
    fc.assert(
      fc.property(soup, (html) => {
        const document = extractDocument(html, 'https://acme.test/a');
        const { blocks, links, lists, tables } = document;
        blocks.forEach((block, i) => {
          expect(block.text).toBe(block.text.trim());
          expect(block.text).not.toBe('');
          expect(block.heading).toBeLessThan(i);
          if (block.heading >= 0) expect(blocks[block.heading]?.kind).toBe('heading');
          expect(block.group).toBeLessThan(Math.max(lists.length, tables.length));
          for (const link of block.links) expect(links[link]).toBeDefined();
        });
        links.forEach((link, i) => {
          expect(URL.canParse(link.href)).toBe(true);
          if (link.block >= 0) expect(blocks[link.block]?.links).toContain(i);
        });
        expect(document.mainChars).toBeLessThanOrEqual(document.visibleChars);
        expect(JSON.parse(JSON.stringify(document))).toEqual({ ...document, microdata: JSON.parse(JSON.stringify(document.microdata)) });
      }),
      { numRuns: 400 },
    );
  });

  it('gives the same however its markup is written', () => {
    const one = '<main class="c"  id=m><h1>Shoes</h1>\n<p title=\'t\' data-a="b">Run &amp; rest.</p></main>';
    const other = '<!-- x --><MAIN ID="m" CLASS=\'c\'><H1>Shoes</H1><p data-a=b title="t">Run\n  &#38; rest.</MAIN>';
    const kept = (html: string) => ({ ...extractDocument(html, 'https://acme.test/a'), htmlChars: 0, nodes: 0 });
    expect(kept(other)).toEqual(kept(one));
  });

  it('nested as deep as can be is read on an ordinary stack', () => {
    const { depth, cut, blocks } = extractDocument('<section itemscope itemprop=a class="author">x'.repeat(2000), 'https://acme.test/');
    expect(depth).toBe(512);
    expect(blocks).toHaveLength(2000);
    expect(cut).toMatch(/512 levels/);
  });

  it('says what was cut', () => {
    expect(extractDocument('<p>x'.repeat(4000), 'https://acme.test/').cut).toMatch(/3000 blocks/);
    expect(extractDocument('<b></b>'.repeat(250_000), 'https://acme.test/').cut).toMatch(/200,000 nodes/);
    expect(extractDocument(`<p>${'word '.repeat(50_000)}`, 'https://acme.test/').cut).toMatch(/more text/);
    expect(extractDocument('<p>x', 'https://acme.test/').cut).toBeNull();
  });
});

describe('who has written a text', () => {
  const bylines = (line: string) =>
    extractDocument(`<main><article><h1>Phosphate falls</h1>${line}<p>Text.</p></article></main>`, 'https://acme.test/x').bylines.map(
      ({ text }) => text,
    );
  it.each([
    ['Dana Cole', '<p class="byline">by <a class="author" href="/dana">Dana Cole</a></p>'],
    ['David Parker', '<span class="author">David Parker</span>'],
    ['Diana Von', '<span class="author">By Diana Von</span>'],
    ['Helen Marsh', '<p>5 October 2026 · by Helen Marsh</p>'],
    ['丸山 健一', '<p>執筆：丸山 健一</p>'],
    ['Gabriel Voss Marino', '<p><strong>Gabriel Voss Marino / 13 de febrero de 2026 / 5 min de lectura</strong></p>'],
    ['Grace Holt', '<p><a href="/about">Grace Holt</a> · <time datetime="2026-06-02">2 June 2026</time> · 3 min read</p>'],
    ['Grace Holt', '<span class="byline">Grace Holt · 6 min read</span>'],
    ['Grace', '<span class="byline">by Grace · 6 min read</span>'],
    ['Daniel Mehta', '<p>Daniel Mehta | September 14, 2026</p>'],
    ['Claire Dubois', '<p>Claire Dubois, 12/05/2026</p>'],
  ])('%s', (name, line) => expect(bylines(line)).toEqual([name]));
  it.each([
    '<span class="byline">Glazes · 6 min read</span>',
    '<span class="byline">Kilns & wheels · 6 min read</span>',
    '<p>Product Updates · 2 June 2026 · 3 min read</p>',
    '<p>Grace Holt Foundation of Northern Leeds · 2 June 2026</p>',
    '<p>Grace Holt paid £40 on 2 June 2026.</p>',
    '<p>Grace Holt · Leeds</p>',
  ])('%s names no author', (line) => expect(bylines(line)).toEqual([]));
});

describe('the language of a page', () => {
  const hotels = ['Prolongación Paseo de la Reforma 557, Santa Fe, Cuajimalpa de Morelos', 'Carretera a Toluca, Colonia Yaqui'];
  const of = (sentence: string) =>
    extractDocument(
      `<html lang="en"><body><main>${[...hotels, sentence].map((text) => `<p>${text}</p>`).join('')}</main></body></html>`,
      'https://acme.test/hotels',
    ).detectedLanguage;

  it('is the declared one where sentences bear it out, whatever names and addresses look like', () => {
    expect(of('Check the location of the university and of the hotels that we recommend to you.')).toBe('en');
    expect(of('Consulte la ubicación de la universidad y de los hoteles que le recomendamos.')).toBe('es');
  });
});
