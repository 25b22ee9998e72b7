import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Bm25 } from './bm25.ts';

const text = (length: number, ...words: number[]) => {
  const terms = [...new Set(words)];
  return { length, terms, weights: terms.map((term) => words.filter((other) => other === term).length) };
};
const best = (index: Bm25, ...query: number[]) => index.search(query).sort((a, b) => b.relative - a.relative)[0];

describe('BM25', () => {
  it('prefers the document with more of the terms, then the shorter one', () => {
    const index = new Bm25([text(100, 0, 5), text(100, 0, 1), text(400, 0, 1)], 6);
    expect(best(index, 0, 1)?.document).toBe(1);
    expect(index.search([0, 1]).find(({ document }) => document === 0)?.matched).toBe(1);
  });

  it('gives a rare term more weight than one that every document holds', () => {
    const index = new Bm25([text(100, 0, 0, 0), text(100, 0, 1), text(100, 0), text(100, 0)], 2);
    expect(best(index, 0, 1)?.document).toBe(1);
  });

  it('saturates: a term repeated fifty times is worth little more than one repeated ten times', () => {
    const index = new Bm25([text(120, ...Array(10).fill(0)), text(120, ...Array(50).fill(0))], 1);
    const [ten = 0, fifty = 0] = index.search([0]).map(({ relative }) => relative);
    expect(fifty / ten).toBeLessThan(1.12);
  });

  it('is relative to what the question could reach: a term that nobody holds lowers the share', () => {
    const index = new Bm25([text(120, 0), text(120, 1)], 2);
    const all = best(index, 0)?.relative ?? 0;
    expect(all).toBeCloseTo(1 / 2.2, 6);
    expect(best(index, 0, -1)?.relative).toBeLessThan(all / 2);
  });

  it('keeps every share between 0 and 1, and a search leaves no trace in the next', () => {
    const documents = fc.array(fc.array(fc.nat(9), { minLength: 1, maxLength: 30 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(documents, fc.uniqueArray(fc.integer({ min: -1, max: 9 }), { minLength: 1, maxLength: 8 }), (lists, query) => {
        const index = new Bm25(
          lists.map((terms) => text(terms.length, ...terms)),
          10,
        );
        const found = index.search(query);
        for (const { relative, matched } of found) {
          expect(relative).toBeGreaterThan(0);
          expect(relative).toBeLessThan(1);
          expect(matched).toBeLessThanOrEqual(query.length);
        }
        expect(index.search(query)).toEqual(found);
      }),
      { numRuns: 200 },
    );
  });
});
