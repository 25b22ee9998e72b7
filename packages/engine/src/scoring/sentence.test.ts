import { expect, test } from 'vitest';
import { asSentence } from './sentence.ts';

test.each([
  ['the page has no title', 'The page has no title.'],
  ['og:site_name gives another name', 'og:site_name gives another name.'],
  ['robots.txt shuts it out', 'robots.txt shuts it out.'],
  ['is it?', 'Is it?'],
])('%s becomes %s', (what, sentence) => expect(asSentence(what)).toBe(sentence));
