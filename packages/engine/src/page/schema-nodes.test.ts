import { describe, expect, it } from 'vitest';
import { aDocument, jsonLd } from '../audits/testing.ts';
import { nodesAt, nodesOf, nodesOfValue, textsOf } from './schema-nodes.ts';

describe('nodes', () => {
  it('follows arrays, @graph and nested things', () => {
    const nodes = nodesOfValue([
      { '@graph': [{ '@type': 'Article', author: { '@type': 'Person', name: 'Mara' } }] },
      { '@type': ['Product', 'Thing'] },
    ]);
    expect(nodes.map(({ types, top }) => [types.join('+'), top])).toEqual([
      ['Article', true],
      ['Person', false],
      ['Product+Thing', true],
    ]);
  });
  it('reads prefixes, @value and numbers', () => {
    const [node] = nodesOfValue({ '@type': 'https://schema.org/Product', 'schema:name': { '@value': 'Kiln' }, weight: 96 });
    expect(node?.types).toEqual(['Product']);
    expect(node && textsOf(node, 'name')).toEqual(['Kiln']);
    expect(node && textsOf(node, 'weight')).toEqual(['96']);
  });
  it('brings nodes of one @id together and resolves mentions of it', () => {
    const nodes = nodesOf(
      aDocument({
        jsonLd: [
          jsonLd({ '@type': 'Article', '@id': '#a', author: { '@id': '#mara' } }),
          jsonLd({ '@type': 'Person', '@id': '#mara', name: 'Mara' }),
          jsonLd({ '@type': 'Person', '@id': '#mara', url: 'https://acme.test/mara' }),
        ],
      }),
    );
    expect(nodes).toHaveLength(2);
    const [article] = nodes;
    const [author] = article ? nodesAt(article, 'author', nodes) : [];
    expect(author && [textsOf(author, 'name'), textsOf(author, 'url')]).toEqual([['Mara'], ['https://acme.test/mara']]);
  });
  it('V1 is the same whatever the order of keys', () => {
    const a = nodesOfValue({
      '@type': 'Product',
      name: 'Kiln',
      brand: { '@type': 'Brand' },
      offers: { '@type': 'Offer', price: 1, priceCurrency: 'EUR' },
    });
    const b = nodesOfValue({
      offers: { priceCurrency: 'EUR', price: 1, '@type': 'Offer' },
      brand: { '@type': 'Brand' },
      name: 'Kiln',
      '@type': 'Product',
    });
    expect(a).toEqual(b);
  });
  it('survives hostile values', () => {
    const proto: unknown = JSON.parse('{"@type":"Product","__proto__":{"name":"x"},"constructor":"y"}');
    const [node] = nodesOfValue(proto);
    expect(node && textsOf(node, 'name')).toEqual([]);
    expect(node && textsOf(node, 'toString')).toEqual([]);
    let deep: unknown = { '@type': 'Thing' };
    for (let at = 0; at < 5000; at += 1) deep = { '@type': 'Thing', x: deep };
    expect(nodesOfValue(deep).length).toBeLessThan(100);
    expect(nodesOfValue({ '@graph': Array.from({ length: 100_000 }, () => ({ '@type': 'Thing' })) }).length).toBeLessThanOrEqual(2000);
    for (const odd of [null, undefined, 5, 'x', [], [[]], { '@graph': null }, { '@type': {} }, { '@type': '' }])
      expect(nodesOfValue(odd)).toEqual([]);
  });
  it('reads microdata too', () => {
    const [node] = nodesOf(aDocument({ microdata: [{ type: 'https://schema.org/Product', properties: { name: ['Kiln'] } }] }));
    expect(node?.types).toEqual(['Product']);
  });
});
