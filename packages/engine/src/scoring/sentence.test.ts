import { expect, test } from 'vitest';
import { asSentence } from './sentence.ts';

test.each([
  ['the page has no title', 'The page has no title.'],
  ['og:site_name gives another name', 'og:site_name gives another name.'],
  ['robots.txt shuts it out', 'robots.txt shuts it out.'],
  ['is it?', 'Is it?'],
  ['ends already.', 'Ends already.'],
  ['no! and more', 'No! and more.'],
  ['and so on…', 'And so on…'],
  ['as follows:', 'As follows:'],
  ['they say: no', 'They say: no.'],
  ['the page a.test', 'The page a.test.'],
  ['data-nosnippet hides it', 'data-nosnippet hides it.'],
  ['it says “no.”', 'It says “no.”'],
  ['it says "no."', 'It says "no."'],
  ['it says “no”', 'It says “no”.'],
  ['', ''],
])('%s becomes %s', (what, sentence) => expect(asSentence(what)).toBe(sentence));
