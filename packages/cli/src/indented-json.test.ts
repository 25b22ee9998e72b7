import { describe, expect, it } from 'vitest';
import { indentedJson } from './indented-json.ts';

describe('indented JSON', () => {
  it.each([
    [{}],
    [{ list: [], object: {}, nothing: null, left: undefined, text: 'two\nlines, “quoted” and "quoted"' }],
    [{ pages: [{ url: 'https://a.test/', h1: ['one', 'two'], seen: { deep: [[1], [{ deeper: true }]] } }, null, 3], scores: { a: 1.5 } }],
    [{ holes: [undefined, 1], number: Number.NaN }],
  ])('is what JSON.stringify writes, in pieces: %j', (value) => {
    expect([...indentedJson(value)].join('')).toBe(`${JSON.stringify(value, null, 2)}\n`);
  });

  it('no piece is as long as a site has pages', () => {
    const pages = Array.from({ length: 100 }, (_, page) => ({ url: `https://a.test/${page}`, words: page }));
    const longest = Math.max(...[...indentedJson({ pages })].map(({ length }) => length));
    expect(longest).toBeLessThan(100);
  });
});
