import type { PageType } from '@citelight/contracts';
import { describe, expect, it } from 'vitest';
import {
  aPage,
  type BlockDraft,
  findingsOf,
  gatheredPages,
  heading,
  jsonLd,
  LONG_TEXT,
  link,
  paragraph,
  proseOf,
  quote,
  scoreOf,
  verdictOf,
} from '../testing.ts';
import { claimsSourced } from './claims-sourced.ts';

const LONG = paragraph(proseOf(LONG_TEXT));
const page = (blocks: BlockDraft[], pageType: PageType = 'article') =>
  gatheredPages(aPage({ document: { pageType, links: [], blocks: [LONG, ...blocks] } }));
const sourced = (text: string, href: string) => paragraph(text, { links: [link(href, 'source')] });
const GOOD = [
  sourced('In 2024, 45% of houses had one.', 'https://destatis.de/a'),
  sourced('A study found 3 million units.', 'https://fraunhofer.de/b'),
];

describe('claims-sourced', () => {
  it('asks no source of terms and policies, which are rules', () => {
    const claim = paragraph('In 2024, 45% of houses had one.');
    const of = (url: string) =>
      verdictOf(
        claimsSourced,
        gatheredPages(aPage({ url, document: { pageType: 'other', title: 'Terms of use', links: [], blocks: [LONG, claim] } })),
      );
    expect(of('https://acme.test/terms-of-use').state).toBe('notApplicable');
  });

  it('passes two claims with two sources, linked or named', () => {
    expect(scoreOf(claimsSourced, page(GOOD))).toBe(1);
    expect(
      scoreOf(
        claimsSourced,
        page([paragraph('According to Destatis, 45% of houses had one in 2024.'), paragraph('It fell by 12% (Miara, 2023).')]),
      ),
    ).toBe(1);
  });
  it.each([
    'Tap the button to see the 45% that is left.',
    'Call us and save 45% on every kiln.',
    'Read the study that found 3 million units.',
  ])('asks no source of an instruction or a call to action: %s', (text) => {
    expect(findingsOf(claimsSourced, page([...GOOD, paragraph(text)]))).not.toContain('without a source');
    expect(findingsOf(claimsSourced, page([...GOOD, paragraph(`${text} In 2024, 61% of barns had one.`)]))).toContain('without a source');
  });
  it('asks no source of a worked example, but of what stands beside it', () => {
    const reckoned = 'An agreed price of 60,000 euros: the share is 40% of 30,000 euros, that is 12,000 euros.';
    const claimed = paragraph('By 2025, 55% of houses had two.');
    for (const blocks of [[heading(2, 'A worked example'), paragraph(reckoned)], [paragraph(`For example: ${reckoned}`)]])
      expect(findingsOf(claimsSourced, page([...GOOD, ...blocks])), blocks.at(-1)?.text).not.toMatch(/without a source/);
    expect(findingsOf(claimsSourced, page([...GOOD, heading(2, 'The share'), paragraph(reckoned)]))).toMatch(/without a source/);
    expect(findingsOf(claimsSourced, page([...GOOD, heading(2, 'An example'), heading(2, 'How many'), claimed]))).toMatch(
      /without a source/,
    );
  });
  it('falls when a source is removed, and further with the next', () => {
    const one = [GOOD[0], paragraph('A study found 3 million units.')].filter((block) => block !== undefined);
    const none = [paragraph('In 2024, 45% of houses had one.'), paragraph('A study found 3 million units.')];
    const scores = [GOOD, one, none].map((blocks) => scoreOf(claimsSourced, page(blocks)));
    expect(scores[0]).toBeGreaterThan(scores[1] ?? 1);
    expect(scores[1]).toBeGreaterThan(scores[2] ?? 1);
    expect(scores[2]).toBe(0);
    expect(findingsOf(claimsSourced, page(none))).toMatch(/without a source/);
  });
  it('who speaks in a quotation claims nothing by being named, and the words of others make no text longer', () => {
    const speaker = 'Piotr Nowak, head of research at the OECD';
    const quoted = [
      quote('Most owners ask for the price before they ask for the noise.', { attribution: speaker }),
      paragraph(`— ${speaker}`),
    ];
    expect(verdictOf(claimsSourced, page(quoted, 'product')).state).toBe('notApplicable');
    const short = [
      paragraph('The heat pump stands in the cellar. '.repeat(10)),
      ...quoted,
      quote('It is quiet. '.repeat(40), { attribution: speaker }),
    ];
    const note = gatheredPages(aPage({ document: { pageType: 'article', links: [], blocks: short } }));
    expect(verdictOf(claimsSourced, note).state).toBe('notApplicable');
  });
  it('takes neither internal links nor share buttons nor advertising for a source', () => {
    const fake = [
      sourced('In 2024, 45% of houses had one.', 'https://acme.test/other'),
      sourced('It fell by 12% in 2023.', 'https://twitter.com/intent/tweet?url=x'),
      paragraph('It rose by 9% in 2022.', { links: [link('https://shop.example/x', 'buy', { rel: ['sponsored'] })] }),
    ];
    expect(scoreOf(claimsSourced, page(fake))).toBe(0);
  });
  it('V4 gains nothing from the same claim or the same source again', () => {
    const single = [sourced('In 2024, 45% of houses had one.', 'https://destatis.de/a')];
    const before = scoreOf(claimsSourced, page(single));
    for (const dose of [2, 20]) {
      expect(scoreOf(claimsSourced, page(Array.from({ length: dose }, () => single[0] ?? LONG)))).toBe(before);
      const again = Array.from({ length: dose }, (_, at) =>
        sourced(`In 2024, ${at + 40}% of houses had one.`, `https://destatis.de/a?x=${at}`),
      );
      expect(scoreOf(claimsSourced, page(again))).toBe(before);
    }
    expect(scoreOf(claimsSourced, page([...single, paragraph('Studies show that 97% agree.')]))).toBeLessThan(before);
  });
  it('counts a claim that is said twice once', () => {
    const open = paragraph('Studies show that 97% agree.');
    const mixed = [...GOOD, open];
    expect(scoreOf(claimsSourced, page([...mixed, open, open]))).toBe(scoreOf(claimsSourced, page(mixed)));
  });
  it('lets a shop state its own figures, but not research without a source', () => {
    const own = [paragraph('99.9% uptime for 10,000 customers.')];
    expect(verdictOf(claimsSourced, page(own, 'product')).state).toBe('notApplicable');
    expect(scoreOf(claimsSourced, page([paragraph('Studies show that 97% agree.')], 'product'))).toBe(0);
  });
  it('asks nothing of a short note', () => {
    expect(
      verdictOf(claimsSourced, gatheredPages(aPage({ document: { links: [], blocks: [paragraph('We are closed on Monday.')] } }))).state,
    ).toBe('notApplicable');
  });
});

it('a source that an article cites beside its claims is cited', () => {
  const beside = sourced('The idea comes from a paper that explains it well.', 'https://arxiv.org/abs/2010.12597');
  expect(findingsOf(claimsSourced, page([]))).toContain('cites no source');
  expect(findingsOf(claimsSourced, page([beside]))).toContain('a single source');
  const own = sourced('More of this stands on another of our pages.', '/more');
  expect(findingsOf(claimsSourced, page([own]))).toContain('cites no source');
  // What else is linked in its sentence takes nothing from a source; a row of other sites is no sentence.
  const more = link('/more', 'More in the');
  const lexicon = link('https://muehlen.org/flour', 'flour lexicon');
  expect(findingsOf(claimsSourced, page([paragraph('More in the flour lexicon', { links: [more, lexicon] })]))).toContain(
    'a single source',
  );
  const others = [link('https://bread.test/', 'Bread'), link('https://butter.test/', 'Butter')];
  expect(findingsOf(claimsSourced, page([paragraph('Bread Butter', { links: others })]))).toContain('cites no source');
});

it('nobody asks a recipe for sources', () => {
  const asked = (marked: object[]) =>
    gatheredPages(
      aPage({
        document: {
          pageType: 'article',
          links: [],
          jsonLd: marked.map(jsonLd),
          blocks: [LONG, { kind: 'listItem', text: '200 g of flour' }],
        },
      }),
    );
  expect(findingsOf(claimsSourced, asked([]))).toContain('cites no source');
  expect(verdictOf(claimsSourced, asked([{ '@type': 'Recipe', name: 'Bread' }])).state).toBe('notApplicable');
});
