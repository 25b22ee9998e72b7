import { expect, it } from 'vitest';
import { websiteName } from '../websites/websites.rules.ts';
import { competitorAddress, hasTwice, hostOf, SuggestionsAnswer, worthOffering } from './competitors.rules.ts';

it('a website is called by its host until it has a name', () => {
  expect(['https://www.shop.test:81/a', 'https://www2.shop.test'].map(websiteName)).toEqual(['shop.test:81', 'www2.shop.test']);
});

it.each([
  ['https://www.rival.test/a', 'rival.test'],
  ['http://rival.test./', 'rival.test'],
  ['https://a.www.test', 'a.www.test'],
  ['no address', ''],
])('the host of %s', (url, host) => expect(hostOf(url)).toBe(host));

it('two addresses of one host are one competitor', () => {
  expect([hasTwice(['a', 'b']), hasTwice(['a', 'a']), hasTwice([])]).toEqual([false, true, false]);
  expect(competitorAddress('https://rival.test/a?b#c')).toBe('https://rival.test/a?b');
});

it('suggestions are offered once, and none that is taken or has no address', () => {
  const found = [
    'https://a.test/',
    'https://www.a.test/x',
    'https://taken.test/',
    'HTTP://b.test/',
    'ftp://c.test/?https://e.test/',
    'https://',
    'x https://d.test/',
    'mailto:x@y.test',
  ];
  const offered = worthOffering(found.map((url) => ({ name: 'x', url, reason: 'y' })) as never, ['taken.test']);
  expect(offered.map(({ url }) => url)).toEqual(['https://a.test/', 'HTTP://b.test/']);
});

it('a suggestion has a name, an address and a reason, each with an end', () => {
  const fits = (more: object) =>
    SuggestionsAnswer.safeParse({ competitors: [{ name: 'x', url: 'https://x.test', reason: 'r', ...more }] }).success;
  expect(
    [{}, { name: ' ' }, { name: 'x'.repeat(201) }, { url: '' }, { reason: 'r'.repeat(300) }, { reason: 'r'.repeat(301) }].map(fits),
  ).toEqual([true, false, false, false, true, false]);
  const many = (length: number) =>
    SuggestionsAnswer.safeParse({ competitors: Array.from({ length }, () => ({ name: 'x', url: 'u', reason: 'r' })) }).success;
  expect([many(20), many(21)]).toEqual([true, false]);
});
