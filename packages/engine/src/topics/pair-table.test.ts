import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PairTable } from './pair-table.ts';

it('gives each pair one id, as a map with string keys would', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(300), fc.nat(300)), { maxLength: 9000 }), (pairs) => {
      const table = new PairTable();
      const known = new Map<string, number>();
      for (const [left, right] of pairs) {
        const key = `${left},${right}`;
        if (!known.has(key)) {
          expect(table.find(left, right)).toBe(-1);
          known.set(key, known.size);
        }
        expect(table.intern(left, right)).toBe(known.get(key));
      }
      for (const [key, id] of known) {
        const [left = 0, right = 0] = key.split(',').map(Number);
        expect(table.find(left, right)).toBe(id);
      }
      expect(table.size).toBe(known.size);
    }),
    { numRuns: 20 },
  );
});
