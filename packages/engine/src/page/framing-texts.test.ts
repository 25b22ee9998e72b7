import { describe, expect, it } from 'vitest';
import type { ReadPage } from '../artifacts/page.ts';
import { aPage, paragraph } from '../audits/testing.ts';
import { ownTexts } from './framing-texts.ts';

const REFRAIN = 'Our guests praise the quiet rooms and the long breakfast.';
const site = (repeated: number, count = 8, language = 'en') =>
  Array.from({ length: count }, (_, at) =>
    aPage({
      url: `https://acme.test/${language}${at}`,
      document: {
        lang: language,
        detectedLanguage: language,
        blocks: [paragraph(`Room ${at}.`), ...(at < repeated ? [paragraph(REFRAIN)] : [])],
      },
    }),
  ) as ReadPage[];
const own = (pages: ReadPage[]) => (pages[0] ? ownTexts(pages[0].document, pages).map(({ text }) => text) : []);

describe('texts that nearly all pages of a site repeat', () => {
  it.each<[string, ReadPage[], string[]]>([
    ['are no text of a page', site(6), ['Room 0.']],
    ['are told by the pages of one language', [...site(8), ...site(0, 8, 'fr')], ['Room 0.']],
    ['are not those of one kind of page', site(5), ['Room 0.', REFRAIN]],
    ['cannot be told on few pages', site(4, 4), ['Room 0.', REFRAIN]],
  ])('%s', (_, pages, texts) => expect(own(pages)).toEqual(texts));
});
