import { expect, it } from 'vitest';
import { isPerson, namesHouse } from './person-name.ts';

it.each([
  ['Acme Kilns', 'Acme Kilns GmbH', true],
  ['Acme editor', 'Acme Kilns GmbH', true],
  ['Jane Doe', 'Acme Kilns GmbH', false],
  // A practice that bears the name of a person with its title; the person is no less one.
  ['Xanthe Quill', 'Rechtsanwältin Xanthe Quill', false],
])('the byline %s on the site of %s names the house: %s', (byline, brand, isHouse) =>
  expect(namesHouse(byline, [], { brand, aliases: [] })).toBe(isHouse),
);

it.each([
  ['Living room', false],
  ['Read the Blog', false],
  ['Por confirmar', false],
  ['Xanthe van der Quill', true],
  ['Xochitl y Ybarra', true],
  ['xanthe quill', true],
  ['Richard quill', true],
  ['Xanthe Quill', true],
])('the byline %s names a person: %s', (byline, isOne) => expect(isPerson(byline, [])).toBe(isOne));
