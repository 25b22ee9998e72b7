import { expect, it } from 'vitest';
import { aVisit, pageOf } from '../audits/testing.ts';
import { nearestPassages } from './nearest-passages.ts';

const page = (path: string, heading: string, text: string) =>
  pageOf(`<html lang="en"><body><main><h1>${heading}</h1><p>${text}</p></main></body></html>`, { url: `https://acme.test/${path}` });
const visit = aVisit({
  pages: [
    page('firing', 'Firing a kiln', 'We fire every kiln slowly for nine hours, and let it cool over night before we open the door again.'),
    page('clay', 'Clay', 'Our clay comes from the river behind the workshop, where we dig it twice a year in spring and autumn.'),
  ],
});
const asked = (question: string, language = 'en') => ({ question, language });

it('finds the passage that shares most with a question, even where that is not enough for a mention', () => {
  const [firing, clay, other] = nearestPassages(visit, [
    asked('How many hours does the oven need to cool down after a load of plates?'),
    asked('Who digs your clay?'),
    asked('Do you deliver?', 'und'),
  ]);
  expect(firing).toEqual({
    url: 'https://acme.test/firing',
    heading: 'Firing a kiln',
    text: 'We fire every kiln slowly for nine hours, and let it cool over night before we open the door again.',
  });
  expect(clay?.url).toBe('https://acme.test/clay');
  expect(other).toBeNull();
});

it('finds none where there is no page, and asks nothing where there is no question', () => {
  expect(nearestPassages(aVisit({ pages: [] }), [asked('Who digs your clay?')])).toEqual([null]);
  expect(nearestPassages(visit, [])).toEqual([]);
});
