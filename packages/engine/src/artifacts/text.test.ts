import fc from 'fast-check';
import { expect, it } from 'vitest';
import { collapse, cutTo } from './text.ts';
import { sharedWords, sketchWords } from './word-sketch.ts';

const undrawn = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]|\udb40[\udc00-\udfff]/g;

it('collapses like the definition: drop the undrawn, then white space', () => {
  const characters = fc.constantFrom(
    'a',
    'é',
    ' ',
    '  ',
    '\n',
    '\t',
    '\u00ad',
    '\u200b',
    '\u00a0',
    '\u3000',
    '\u{e0041}',
    '😀',
    '\u200d',
    '字',
  );
  fc.assert(
    fc.property(fc.array(characters, { maxLength: 20 }), (parts) => {
      const raw = parts.join('');
      expect(collapse(raw)).toBe(raw.replace(undrawn, '').replace(/\s+/g, ' ').trim());
    }),
  );
});

it('never cuts a character in two', () => {
  expect(cutTo('ab😀', 3)).toBe('ab');
  expect(cutTo('ab😀', 4)).toBe('ab😀');
});

const words = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => `word${from + i}`).join(' ');

it('tells the share of words two texts have in common', () => {
  expect(sharedWords(sketchWords('The cat, the dog!'), sketchWords('DOG the bird cat'))).toBe(1);
  expect(sharedWords(sketchWords('one two three four'), sketchWords('one two'))).toBe(0.5);
  expect(sharedWords(sketchWords(words(0, 4000)), sketchWords(words(1000, 9000)))).toBeCloseTo(0.75, 1);
  expect(sharedWords(sketchWords(words(0, 4000)), sketchWords(words(0, 4000)))).toBe(1);
  expect(sharedWords(sketchWords('靴の修理をします'), sketchWords('全く別の文章だよ'))).toBeLessThan(0.3);
  expect(sharedWords(sketchWords(''), sketchWords('x'))).toBe(1);
});

it('keeps at most 256 hashes', () => {
  expect(sketchWords(words(0, 5000))).toHaveLength(256);
});
