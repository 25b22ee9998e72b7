import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['ada.lovelace@site.example', 'AD'],
  ['q@site.example', 'Q'],
  ['m.x@site.example', 'MX'],
  ['éva@site.example', 'ÉV'],
  ['', 'U'],
  [undefined, 'U'],
  ['@site.example', 'U'],
])('H4 shows %s as %s', (email, initials) => {
  expect(initialsOf(email)).toBe(initials);
});
