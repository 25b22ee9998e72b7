import { describe, expect, it } from 'vitest';
import type { ReadPage } from '../artifacts/page.ts';
import { aPage, heading, paragraph } from '../audits/testing.ts';
import { holdsOnlyHeadings, ownTexts } from './framing-texts.ts';

const REFRAIN = 'Our guests praise the quiet rooms and the long breakfast.';
const own = (at: number) => `Room ${at} looks over the lake and has a bath, a desk, two beds and a stove.`;
type Draft = { repeated: number; count?: number; language?: string; region?: 'main' | 'header' };
const site = ({ repeated, count = 8, language = 'en', region = 'main' }: Draft) =>
  Array.from({ length: count }, (_, at) =>
    aPage({
      url: `https://acme.test/${language}${at}`,
      document: {
        lang: language,
        detectedLanguage: language,
        blocks: [
          paragraph('Home Rooms Contact', { region: 'nav' }),
          paragraph(own(at), { region }),
          ...(at < repeated ? [paragraph(REFRAIN)] : []),
        ],
      },
    }),
  ) as ReadPage[];
const textsOf = ([first, ...rest]: ReadPage[]) => first && ownTexts(first.document, [first, ...rest])?.map(({ text }) => text);

describe('texts that nearly all pages of a site repeat', () => {
  it.each<[string, ReadPage[], string[]]>([
    ['are no text of a page', site({ repeated: 6 }), [own(0)]],
    ['are told by the pages of one language', [...site({ repeated: 8 }), ...site({ repeated: 0, language: 'fr' })], [own(0)]],
    ['are not those of one kind of page', site({ repeated: 5 }), [own(0), REFRAIN]],
    ['cannot be told on few pages', site({ repeated: 4, count: 4 }), [own(0), REFRAIN]],
    ['are not all that a page says where its text was taken for its header', site({ repeated: 8, region: 'header' }), [own(0)]],
  ])('%s', (_, pages, texts) => expect(textsOf(pages)).toEqual(texts));

  it('may be all that a page says', () => {
    const [first, ...rest] = site({ repeated: 8 });
    const blocks = first?.document.blocks.filter(({ text }) => text !== own(0)) ?? [];
    expect(first && ownTexts({ ...first.document, blocks }, [first, ...rest])).toBeNull();
  });

  it.each([
    ['a headline alone', [heading(2, 'Categories')], true],
    ['a line of its own', [heading(2, 'Categories'), paragraph('Rooms and halls.')], false],
  ])('leave a page with nothing of its own: %s', (_, more, isBare) => {
    const [first, ...rest] = site({ repeated: 8 });
    const frame = first?.document.blocks.filter(({ text }) => text !== own(0)) ?? [];
    const { blocks } = aPage({ url: 'https://acme.test/x', document: { blocks: more } }).document ?? { blocks: [] };
    expect(first && holdsOnlyHeadings({ ...first.document, blocks: [...frame, ...blocks] }, [first, ...rest])).toBe(isBare);
  });
});
