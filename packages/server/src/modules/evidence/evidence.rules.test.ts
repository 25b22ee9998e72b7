import { expect, it } from 'vitest';
import { pageKey, unansweredOf, verdictsOf } from './evidence.rules.ts';

it.each([
  ['https://www.shop.test/a/', '/a'],
  ['http://shop.test/a//', '/a'],
  ['https://shop.test', '/'],
  ['https://shop.test/a/b?x=1#y', '/a/b?x=1'],
  ['no address', 'no address'],
])('%s is the page %s', (url, key) => expect(pageKey(url)).toBe(key));

it('says of each page how many search engines can cite it, and what stops the first that cannot', () => {
  const engine = (purpose: string, pages: object[]) => ({ purpose, pages });
  const page = (url: string, citable: boolean | null, because: string | null) => ({ url, citable, because });
  const engines = [
    engine('search', [page('https://s.test/a', true, null), page('https://s.test/b', null, 'not known')]),
    engine('training', [page('https://s.test/a', false, 'training')]),
    engine('search', [page('http://www.s.test/a/', false, 'robots')]),
    engine('search', [page('https://s.test/a', false, 'noindex')]),
  ] as never;
  expect(Object.fromEntries(verdictsOf({ engines }))).toEqual({
    '/a': { citable: 1, engines: 3, because: 'robots' },
    '/b': { citable: 0, engines: 1, because: null },
  });
});

it('lists the questions that a page is asked and does not answer', () => {
  const question = (text: string, page: string | null, coverage: string, origin = 'heading') => ({
    question: text,
    page,
    coverage,
    origin,
  });
  const questions = [
    question('one?', 'https://s.test/a', 'missing'),
    question('two?', 'https://s.test/a/', 'mentioned'),
    question('answered?', 'https://s.test/a', 'answered'),
    question('of nobody?', null, 'missing'),
    question('of a rival?', 'https://s.test/a', 'missing', 'competitor'),
  ] as never;
  expect(Object.fromEntries(unansweredOf({ questions }))).toEqual({ '/a': ['one?', 'two?'] });
});
