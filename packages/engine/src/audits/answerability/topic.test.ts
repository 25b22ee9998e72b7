import { describe, expect, it } from 'vitest';
import { aDocument, aPage, type BlockDraft, type DocumentDraft, gatheredPages, heading, link, paragraph } from '../testing.ts';
import { label, signed, texts } from './testing-on-topic.ts';
import { ownTitle, topicOf } from './topic.ts';

describe('the topic of a page', () => {
  const cards = [heading(2, 'Oak chairs'), label('Add to cart'), heading(2, 'Oak tables'), label('View options')];
  const mixed: DocumentDraft = {
    lang: 'ja',
    detectedLanguage: 'ja',
    blocks: [
      heading(1, '窯の手引き'),
      ...texts(
        '窯の温度を測ります。窯は熱い。',
        'A kiln belongs to every workshop, and glaze to its shelf.',
        'Glaze and clay belong to one shelf, kiln and tools to another.',
      ),
    ],
  };
  const baking = [
    heading(1, 'Rye bread'),
    ...texts('Knead the rye dough for two minutes.', 'Rest the rye dough for two more minutes.', 'Two minutes later the rye bread rises.'),
  ];
  const sofas = Array.from({ length: 12 }, (_, at) => paragraph(`Our sofa number ${at} is a fine sofa for the room.`));
  it.each<[because: string, draft: DocumentDraft, has: RegExp, lacks: RegExp]>([
    ['not what only counts', { blocks: baking }, /^rye$/m, /two|minut/],
    ['not what a text reports with', signed, /./, /^said$/m],
    ['headings before the labels of buttons', { blocks: [heading(1, 'Shop in style'), ...cards] }, /^oak$/m, /cart|option/],
    [
      'texts before headings',
      { blocks: [heading(1, 'Shop in style'), paragraph('We build furniture of ash.'), ...cards] },
      /furnitur/,
      /oak|cart/,
    ],
    ['labels where there is nothing else', { blocks: [heading(1, 'Shop'), label('Add to cart')] }, /cart/, /^$/m],
    ['no function word of a sentence in another script', mixed, /^窯$/m, /^(?:the|and|of|to|is)$/m],
    ['not a word that is repeated beyond prose', { blocks: sofas }, /^room$/m, /^sofa$/m],
  ])('%s', (_because, draft, has, lacks) => {
    const terms = topicOf(aDocument(draft)).terms.join('\n');
    expect(terms).toMatch(has);
    expect(terms).not.toMatch(lacks);
  });

  const thirty = (blockAt: (n: number) => BlockDraft) => Array.from({ length: 30 }, (_, n) => blockAt(n));
  it.each<[because: string, isStuffed: boolean, labels: BlockDraft[]]>([
    ['the label of a tool, however often it stands there', false, thirty(() => label('Copy'))],
    ['a label of more words', true, thirty(() => label('Buy cheap badges'))],
    ['a link that is all of its text', false, thirty(() => paragraph('Open the album', { links: [link('/album', 'Open the album')] }))],
    ['a link within a text', true, thirty(() => paragraph('Open the album now', { links: [link('/album', 'album')] }))],
    ['a code in lists of models', false, thirty((n) => paragraph(`Fits models i7, i8 and X${n} of this maker and i7 plus`))],
    ['entries of which each ends in the same country', false, thirty((n) => paragraph(`Institute ${n} of Clay, Latvia`))],
  ])('%s: a word repeated beyond prose: %s', (_because, isStuffed, labels) => {
    const { worst } = topicOf(aDocument({ blocks: [heading(1, 'Badges'), paragraph('A badge counts.'), ...labels] }));
    expect(worst !== null).toBe(isStuffed);
  });
  it('names the word that is repeated beyond prose', () => expect(topicOf(aDocument({ blocks: sofas })).stuffed).toContain('sofa'));

  const WELCOMES = ['Welcome – Slip casting', 'Welcome – Glazes'];
  const pagesCalled = (titles: readonly string[]) => {
    const { pages } = gatheredPages(
      ...titles.map((title, index) =>
        aPage({ url: `https://kiln.test/${index}`, finalUrl: `https://kiln.test/${index}`, document: { title } }),
      ),
    );
    return pages.ok ? pages.value : [];
  };
  it.each<[because: string, titles: string[], own: string[]]>([
    [
      'the site, whose name a third of the titles carry, and from nothing that fewer share',
      [...WELCOMES, ...['Clay', 'Wheels', 'Firing', 'Tools', 'Plaster'].map((one) => `${one} – Acme Clay`)],
      [...WELCOMES, 'Clay'],
    ],
    ['a greeting that all titles share', [...WELCOMES, 'Welcome – Clay'], ['Slip casting', 'Glazes', 'Clay']],
  ])('is named apart from %s', (_because, titles, own) => {
    const pages = pagesCalled(titles);
    expect(pages.slice(0, 3).map((page) => ownTitle(page, pages))).toEqual(own);
  });
});
