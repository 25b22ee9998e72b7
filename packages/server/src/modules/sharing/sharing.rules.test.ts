import { expect, it } from 'vitest';
import { hashOf, newToken } from './sharing.rules.ts';

it('the link of a report holds 256 random bits, and only their hash is kept', () => {
  const tokens = Array.from({ length: 5 }, newToken);
  expect(new Set(tokens).size).toBe(5);
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
  expect(hashOf('abc').toString('hex')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});
