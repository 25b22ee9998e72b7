import { describe, expect, it } from 'vitest';
import { type BlockDraft, heading, listItem, paragraph, quote } from '../audits/testing.ts';
import { page, section } from '../topics/testing-site.ts';
import { also, blocksOf, many, PLAIN, titles } from './testing-opportunities.ts';

const INTRODUCTION =
  'Teeth break when nobody expects it. Many people then wait for days, and most of them are sorry afterwards. It need not be so.';
const SECTIONS = [
  ...section('First aid at home', many('aid')),
  ...section('Costs and insurance', many('cost')),
  ...section('Materials', many('mat')),
  ...section('Visits', many('vis')),
];
/** The business with a long article in its blog. */
const withArticle = (opening: BlockDraft[], { sections = SECTIONS, ...draft }: { sections?: BlockDraft[]; wordCount?: number } = {}) => [
  ...PLAIN,
  page('Broken teeth', [...opening, ...sections], {
    ...{ url: 'https://harrowfinch.test/blog/broken-teeth', title: 'Broken teeth | Harrow & Finch', pageType: 'article' },
    ...{ lang: 'en', detectedLanguage: 'en', mainChars: 7000, wordCount: 1200, ...draft },
  }),
];
const TITLE = 'Begin “Broken teeth” with its key points';

describe('a long text', () => {
  it.each<[because: string, opening: BlockDraft[]]>([
    ['names none of its sections', [paragraph(INTRODUCTION)]],
    ['announces what it will say', [paragraph(`${INTRODUCTION} In this guide you learn all about aid, costs, materials and visits.`)]],
  ])('lacks key points where its introduction %s', (_because, opening) => expect(titles(withArticle(opening))).toContain(TITLE));

  it.each<[because: string, pages: ReturnType<typeof withArticle>]>([
    ['it is short', withArticle([paragraph(INTRODUCTION)], { wordCount: 600 })],
    ['the introduction names its parts', withArticle([paragraph(`${INTRODUCTION} Costs are low, and two visits are enough.`)])],
    ['a list sums it up', withArticle([paragraph(INTRODUCTION), listItem('Keep the piece in milk.'), listItem('Call within the hour.')])],
    ['a box sums it up', withArticle([paragraph(INTRODUCTION), quote('Keep the piece in milk, and call within the hour.')])],
    ['a box beside it sums it up', withArticle([paragraph(INTRODUCTION), paragraph('Call within the hour.', { region: 'aside' })])],
    [
      'its first section sums it up',
      withArticle([paragraph(INTRODUCTION)], {
        sections: [heading(2, 'In short'), ...['Milk', 'Call', 'Wait'].map((text) => listItem(`${text} first of all.`)), ...SECTIONS],
      }),
    ],
    ['it has no introduction', withArticle([])],
    [
      'the introduction asks the reader and names its parts',
      withArticle([paragraph(`Have you ever broken a tooth? ${INTRODUCTION} Costs are low, and two visits are enough.`)]),
    ],
    ['it is a story', withArticle([paragraph(INTRODUCTION), paragraph('— Then we left.')])],
  ])('needs none where %s', (_because, pages) => expect(titles(pages)).not.toContain(TITLE));

  it('about what is sold opens with the offer', () => {
    const blocks = blocksOf('Implants', [paragraph(`${INTRODUCTION} In this guide you learn all about them.`), ...SECTIONS]);
    const draft = { blocks, mainChars: 7000, wordCount: 1200 };
    expect(titles(also(PLAIN, '/implants', draft))).not.toContainEqual(expect.stringMatching(/^Begin “Implants”/));
  });
});
