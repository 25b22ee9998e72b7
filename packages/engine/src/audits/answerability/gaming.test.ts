import { describe, expect, test } from 'vitest';
import type { PageArtifact } from '../../artifacts/page.ts';
import type { AnyAudit } from '../audit.ts';
import { structuredData } from '../structured-data/index.ts';
import { aPage, type BlockDraft, gatheredPages, goodPage, heading, jsonLd, paragraph } from '../testing.ts';
import { answerability } from './index.ts';
import { articleIn } from './testing-languages.ts';

/** Weighted mean of a factor on one page; what does not apply leaves the denominator. */
function factor(audits: readonly AnyAudit[], page: PageArtifact): number {
  const gathered = gatheredPages(page);
  let won = 0;
  let of = 0;
  for (const audit of audits) {
    const verdict = audit.run(gathered);
    if (verdict.state !== 'scored') continue;
    won += audit.weight * verdict.score;
    of += audit.weight;
  }
  return of === 0 ? 0 : won / of;
}
const points = (page: PageArtifact) => factor(answerability, page) * 22 + factor(structuredData, page) * 12;

type Edit = (blocks: BlockDraft[]) => BlockDraft[];
const blocksOf = (page: PageArtifact): BlockDraft[] =>
  page.document?.blocks.map(({ links, heading: _, ...block }) => ({
    ...block,
    links: links.flatMap((at) => page.document?.links[at] ?? []),
  })) ?? [];
const edited = (page: PageArtifact, edit: Edit, draft: object = {}): PageArtifact =>
  aPage({ url: page.url, document: { ...page.document, links: [], blocks: edit(blocksOf(page)), ...draft } });
const addBlocks =
  (...more: BlockDraft[]): Edit =>
  (blocks) => [...blocks, ...more];
const addToMarkup = (page: PageArtifact, ...values: object[]): PageArtifact =>
  aPage({
    url: page.url,
    document: { ...page.document, links: [], blocks: blocksOf(page), jsonLd: [...(page.document?.jsonLd ?? []), ...values.map(jsonLd)] },
  });

const keyword = (page: PageArtifact) => (page.document?.title ?? '').split(/[|:?]/)[0] ?? '';
const SCHEMA = { '@context': 'https://schema.org' };

/** Good pages, the same without markup, and poor ones: nobody gains. */
const GOOD = [
  goodPage('home'),
  goodPage('article'),
  goodPage('product'),
  goodPage('docs'),
  goodPage('faq'),
  goodPage('about'),
  goodPage('listing'),
  articleIn('en'),
  articleIn('es'),
  articleIn('de'),
  articleIn('ja'),
];
const poor = (page: PageArtifact) =>
  edited(
    page,
    (blocks) =>
      blocks
        .filter(({ kind }) => kind !== 'quote')
        .map((block) => ({ ...block, links: [], ...(block.level === 1 && { text: 'Welcome' }) })),
    {
      jsonLd: [],
      title: 'Home',
    },
  );
/** Enough prose for every audit to apply, as real pages have. */
const PROSE = [
  'A kiln stands in a dry room. It needs a hand of air on every side. The floor below must carry its weight. Keep paper and cloth away from it. Open the window while it fires.',
  'Clay dries for a week before it goes in. Thick walls take longer. A pot that is still cold to the cheek is still wet. Wet pots burst, and the pieces stick to their neighbours. Waiting costs nothing.',
  'Glaze melts and runs. Leave the foot of each pot bare, or it will stay on the shelf for good. A coat of wash on the shelf helps. Wipe the foot with a damp sponge. Then load from the bottom up.',
];
const long = (page: PageArtifact) =>
  page.document?.lang === 'en'
    ? edited(page, (blocks) => [
        ...blocks.filter(({ region }) => region !== 'footer'),
        ...PROSE.map((text) => paragraph(text)),
        ...blocks.filter(({ region }) => region === 'footer'),
      ])
    : page;
const PAGES: [string, PageArtifact][] = GOOD.map(long).flatMap((page): [string, PageArtifact][] => [
  [`${page.document?.pageType} ${page.document?.lang}`, page],
  [`${page.document?.pageType} ${page.document?.lang} without markup`, edited(page, (blocks) => blocks, { jsonLd: [] })],
  [`poor ${page.document?.pageType} ${page.document?.lang}`, poor(page)],
]);

const ATTACKS: Record<string, (page: PageArtifact) => PageArtifact> = {
  ...Object.fromEntries(
    [2, 5, 10, 20].flatMap((dose) => [
      [`stuffing at the end ×${dose}`, (page: PageArtifact) => edited(page, addBlocks(paragraph(`${keyword(page)} `.repeat(dose))))],
      [
        `stuffing in each paragraph ×${dose}`,
        (page: PageArtifact) =>
          edited(page, (blocks) =>
            blocks.map((block) =>
              block.kind === 'paragraph' && block.region !== 'footer'
                ? { ...block, text: `${block.text} ${`${keyword(page)} `.repeat(dose).trim()}` }
                : block,
            ),
          ),
      ],
      [
        `stuffing first ×${dose}`,
        (page: PageArtifact) =>
          edited(page, (blocks) => [...blocks.slice(0, 1), paragraph(`${keyword(page)} `.repeat(dose)), ...blocks.slice(1)]),
      ],
      [
        `the same passage ×${dose}`,
        (page: PageArtifact) =>
          edited(page, (blocks) => [
            ...blocks,
            ...Array.from({ length: dose }, () => blocks.find((block) => block.kind === 'paragraph') ?? paragraph('x')),
          ]),
      ],
      [
        `unsourced statistics ×${dose}`,
        (page: PageArtifact) =>
          edited(page, addBlocks(...Array.from({ length: dose }, (_, at) => paragraph(`Studies show that ${70 + at}% of users agree.`)))),
      ],
      [
        `one statistic ×${dose}`,
        (page: PageArtifact) =>
          edited(page, addBlocks(...Array.from({ length: dose }, () => paragraph('In 2025, 97% of users agreed with us.')))),
      ],
      [
        `quotes without speaker ×${dose}`,
        (page: PageArtifact) =>
          edited(
            page,
            addBlocks(...Array.from({ length: dose }, (_, at) => paragraph(`“This is the best thing that I have seen in ${at} years!”`))),
          ),
      ],
    ]),
  ),
  '50 empty questions': (page) =>
    edited(page, addBlocks(...Array.from({ length: 50 }, (_, at) => heading(2, `Is question number ${at} open?`)))),
  '50 empty questions in markup': (page) =>
    addToMarkup(page, {
      ...SCHEMA,
      '@type': 'FAQPage',
      mainEntity: Array.from({ length: 50 }, (_, at) => ({
        '@type': 'Question',
        name: `Question ${at}?`,
        acceptedAnswer: { '@type': 'Answer', text: '' },
      })),
    }),
  'an invented rating': (page) =>
    addToMarkup(page, {
      ...SCHEMA,
      '@type': 'Product',
      name: keyword(page),
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.9, reviewCount: 1287 },
    }),
  'an invented price': (page) =>
    addToMarkup(page, {
      ...SCHEMA,
      '@type': 'Product',
      name: keyword(page),
      offers: { '@type': 'Offer', price: '17.31', priceCurrency: 'EUR' },
    }),
  'a foreign organization': (page) =>
    addToMarkup(page, {
      ...SCHEMA,
      '@type': 'Organization',
      '@id': `${page.url}#org`,
      name: 'Globex Trading',
      url: page.url,
      sameAs: ['https://example.org/globex'],
    }),
  'somebody else’s organization': (page) =>
    addToMarkup(page, {
      ...SCHEMA,
      '@type': 'Organization',
      '@id': 'https://globex.test/#org',
      name: 'Globex Trading',
      url: 'https://globex.test/',
    }),
};

describe('V4 gaming', () => {
  for (const [attack, apply] of Object.entries(ATTACKS)) {
    test(`${attack} gains nothing`, () => {
      for (const [name, page] of PAGES) expect(points(apply(page)), name).toBeLessThanOrEqual(points(page) + 1e-9);
    });
  }
});

describe('V5 direction', () => {
  const article = articleIn('en');
  test.each<[string, (page: PageArtifact) => PageArtifact]>([
    ['a generic title', (page) => edited(page, (blocks) => blocks, { title: 'Welcome' })],
    ['no definition', (page) => edited(page, (blocks) => blocks.filter((block) => !block.text.includes('is a machine')))],
    ['stuffing ×20', (page) => edited(page, addBlocks(paragraph('cheap heat pump '.repeat(40))))],
  ])('%s lowers the factor', (_, apply) => {
    expect(factor(answerability, apply(article))).toBeLessThan(factor(answerability, article) - 0.001);
  });
});
