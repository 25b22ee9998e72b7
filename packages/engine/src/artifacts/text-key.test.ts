import fc from 'fast-check';
import { expect, it } from 'vitest';
import { textKey } from './text-key.ts';

it('gives equal texts one key, and different ones different keys', () => {
  const texts = ['', ' ', 'a', 'b', 'ab', 'ba', 'aa', 'Kilns', 'kilns', 'Kilns fire clay.', 'Kilns fire clay', '窯', '窯窯'];
  expect(new Set(texts.map(textKey)).size).toBe(texts.length);
  fc.assert(fc.property(fc.uniqueArray(fc.string(), { maxLength: 500 }), (all) => new Set(all.map(textKey)).size === all.length));
  expect(textKey(`Kilns ${1200} °C`)).toBe(textKey('Kilns 1200 °C'));
});

it('gives keys that a number holds exactly', () => {
  fc.assert(fc.property(fc.string(), (text) => Number.isSafeInteger(textKey(text)) && textKey(text) >= 0));
});
