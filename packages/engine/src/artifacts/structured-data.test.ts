import { describe, expect, it } from 'vitest';
import { extractDocument } from './extract.ts';
import { jsonLdNodes } from './json-ld.ts';
import type { JsonLdBlock } from './page.ts';

const read = (body: string) => extractDocument(body, 'https://acme.test/');
const ld = (json: string) => read(`<script type="application/ld+json">${json}</script>`).jsonLd[0];

describe('JSON-LD', () => {
  it.each([
    ['white space', '\n  {"@type":"Thing"}\n'],
    ['a CDATA section', '//<![CDATA[\n{"@type":"Thing"}\n//]]>'],
    ['a comment', '<!--\n{"@type":"Thing"}\n-->'],
    ['a commented CDATA section', '/*<![CDATA[*/{"@type":"Thing"}/*]]>*/'],
  ])('forgives %s', (_, json) => {
    expect(ld(json)).toMatchObject({ ok: true, value: { '@type': 'Thing' } });
  });

  it.each([
    ['a trailing comma', '{"@type":"Thing",}'],
    ['single quotes', "{'@type':'Thing'}"],
    ['a line break in a string', '{"name":"a\nb"}'],
    ['nothing', '   '],
    ['a bare string', '"Thing"'],
    ['deep nesting', `${'['.repeat(100)}1${']'.repeat(100)}`],
    ['far too many values', `[${'1,'.repeat(60_000)}1]`],
    ['more than a megabyte', `{"a":"${'x'.repeat(1_100_000)}"}`],
  ])('refuses %s and says why', (_, json) => {
    const block = ld(json);
    expect(block?.ok).toBe(false);
    expect(block && !block.ok && block.error.length).toBeGreaterThan(10);
  });

  it('reads the types, towns and streets of a block that does not parse', () => {
    expect(
      ld(
        '{"@type":"Store","address":{"@type":"PostalAddress","streetAddress":"Via Soccorso 4","addressLocality":"Montalcino","addressRegion":"SI",}}',
      ),
    ).toMatchObject({
      ok: false,
      types: ['Store', 'PostalAddress'],
      places: ['Montalcino', 'SI'],
      streets: ['Via Soccorso 4'],
    });
  });

  it('counts bytes, not characters', () => {
    expect(ld('{"name":"ü"}')?.bytes).toBe(13);
  });

  it('takes no key for a prototype', () => {
    const block = ld('{"__proto__":{"polluted":1},"a":{"\\u005f_proto__":{"polluted":1}}}');
    expect(JSON.stringify(block)).not.toContain('polluted');
    expect({}).not.toHaveProperty('polluted');
  });

  it('walks @graph and nested nodes in order', () => {
    const blocks = [
      ld('{"@graph":[{"@type":["WebPage","FAQPage"],"author":{"@type":"schema:Person"}},{"@type":"https://schema.org/Organization"}]}'),
    ];
    const nodes = [...jsonLdNodes(blocks.filter((block): block is JsonLdBlock => block !== undefined))];
    expect(nodes.map(({ types }) => types.join('+'))).toEqual(['WebPage+FAQPage', 'Person', 'Organization']);
  });
});

describe('microdata and RDFa', () => {
  it('are flat: nested items stand for themselves', () => {
    const { microdata } = read(
      `<div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">Shoe <b>X</b></h1><meta itemprop="sku" content="42"><img itemprop="image" src="/a.png">
       <a itemprop="url sameAs" href="/p">here</a><div itemprop="offers" itemscope itemtype="http://schema.org/Offer"><span itemprop="price" content="5.00">5 €</span></div></div>`,
    );
    expect(microdata.map(({ type, properties }) => [type, { ...properties }])).toEqual([
      [
        'Product',
        {
          name: ['Shoe X'],
          sku: ['42'],
          image: ['https://acme.test/a.png'],
          url: ['https://acme.test/p'],
          sameAs: ['https://acme.test/p'],
          offers: ['Offer'],
        },
      ],
      ['Offer', { price: ['5.00'] }],
    ]);
  });

  it('says which item a property holds', () => {
    const { microdata } = read(
      '<div itemscope itemtype="https://schema.org/Article"><div itemprop="author" itemscope itemtype="https://schema.org/Person"><b itemprop="name">Ada</b></div><div itemscope itemtype="https://schema.org/Thing"><b itemprop="name">Loom</b></div></div>',
    );
    expect(microdata.map(({ parts }) => parts && { ...parts })).toEqual([{ author: [1] }, undefined, undefined]);
  });

  it('leaves out items that say nothing, or only where their text is', () => {
    const { microdata, pageType } = read(
      `<body itemscope itemtype="https://schema.org/WebPage"><div itemscope itemtype="http://schema.org/Article"><div itemprop="articleBody">Looms.</div></div>
       <div itemscope itemtype="https://schema.org/Product"><b itemprop="name">Loom</b><i itemprop="brand" itemscope itemtype="https://schema.org/Brand">Acme</i></div></body>`,
    );
    expect(microdata.map(({ type, parts }) => [type, parts && { ...parts }])).toEqual([
      ['Product', { brand: [1] }],
      ['Brand', undefined],
    ]);
    expect(pageType).not.toBe('article');
  });

  it('reads RDFa Lite and leaves Open Graph alone', () => {
    const { microdata } = read(
      '<meta property="og:title" content="x"><div vocab="https://schema.org/" typeof="Person"><span property="name">Ada</span><span property="og:x">no</span></div>',
    );
    expect(microdata.map(({ type, properties }) => [type, { ...properties }])).toEqual([['Person', { name: ['Ada'] }]]);
  });

  it('reads values that are hidden from readers', () => {
    expect(
      read('<div itemscope itemtype="Thing"><span itemprop="name" style="display:none">Ada</span></div>').microdata[0]?.properties.name,
    ).toEqual(['Ada']);
  });
});
