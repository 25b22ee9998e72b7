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
    expect(findingsOf(claimsSourced, page([...GOOD, paragraph(text)]))).not.toContain('has no source');
    expect(findingsOf(claimsSourced, page([...GOOD, paragraph(`${text} In 2024, 61% of barns had one.`)]))).toContain('has no source');
  });
  it('asks no source of a worked example, but of what stands beside it', () => {
    const reckoned = 'An agreed price of 60,000 euros: the share is 40.5% of 30,000 euros, that is 12,150 euros.';
    const claimed = paragraph('By 2025, 55% of houses had two.');
    for (const blocks of [[heading(2, 'A worked example'), paragraph(reckoned)], [paragraph(`For example: ${reckoned}`)]])
      expect(findingsOf(claimsSourced, page([...GOOD, ...blocks])), blocks.at(-1)?.text).not.toMatch(/has no source/);
    expect(findingsOf(claimsSourced, page([...GOOD, heading(2, 'The share'), paragraph(reckoned)]))).toMatch(/has no source/);
    expect(findingsOf(claimsSourced, page([...GOOD, heading(2, 'An example'), heading(2, 'How many'), claimed]))).toMatch(/has no source/);
  });
  it('falls when a source is removed, and further with the next', () => {
    const one = [GOOD[0], paragraph('A study found it in 31% of barns.')].filter((block) => block !== undefined);
    const none = [paragraph('In 2024, 45% of houses had one.'), paragraph('A study found it in 31% of barns.')];
    const scores = [GOOD, one, none].map((blocks) => scoreOf(claimsSourced, page(blocks)));
    expect(scores[0]).toBeGreaterThan(scores[1] ?? 1);
    expect(scores[1]).toBeGreaterThan(scores[2] ?? 1);
    expect(scores[2]).toBe(0);
    expect(findingsOf(claimsSourced, page(none))).toMatch(/has no source/);
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
  it('lets a shop state its own figures; research that it cites counts', () => {
    const own = [paragraph('99.9% uptime for 10,000 customers.')];
    expect(verdictOf(claimsSourced, page(own, 'product')).state).toBe('notApplicable');
    expect(verdictOf(claimsSourced, page([paragraph('Studies show that 97% agree.')], 'product')).state).toBe('notApplicable');
    expect(scoreOf(claimsSourced, page([sourced('A study found 3 million units.', 'https://fraunhofer.de/b')], 'product'))).toBe(1);
  });
  it('asks nothing of a short note', () => {
    expect(
      verdictOf(claimsSourced, gatheredPages(aPage({ document: { links: [], blocks: [paragraph('We are closed on Monday.')] } }))).state,
    ).toBe('notApplicable');
  });
});

const FIGURES = paragraph('It holds 60 litres. It weighs 96 kg. It draws 3.6 kW.');

it.each([
  ['amounts and sizes', 'The cooperative plans 14 flats for about 2 million euros in 2024.'],
  ['the number of a law', 'Under Act 7416 every seller has to register since 1 January 2023.'],
  ['the research of a grant', 'The foundation chose our robot for its research grant in round 12 of its development programme.'],
  ['common knowledge', 'Beans are 90% water and have few calories.'],
  ['a share with a note', 'It pollinates 27.8% more flowers than bees(*) and needs no rest.'],
  ['a share with the mark of a reference', 'It pollinates 27.8% more flowers than bees [3] and needs no rest.'],
])('asks no source of %s', (_, text) => {
  expect(findingsOf(claimsSourced, page([FIGURES, paragraph(text)]))).toBe('');
});

it('asks for a source of a share that somebody must have counted', () => {
  for (const text of ['Old systems still run on 62.75% of desks.', 'In 2024, they ran on 62% of desks.', 'Studies show that 62% use one.'])
    expect(findingsOf(claimsSourced, page([FIGURES, paragraph(text)])), text).toContain('has no source');
});

it('a recipe or a riddle says by itself how long a step takes and how many there are', () => {
  const steps = paragraph('Cook it for 5 minutes. Let it rest for 15 minutes. Bake it for 50 minutes. Take 4 gallons and 5 gallons.');
  expect(verdictOf(claimsSourced, page([steps])).state).toBe('notApplicable');
});

it('a share that is said for emphasis is no figure', () => {
  expect(findingsOf(claimsSourced, page([...GOOD, paragraph('In 2024 it worked in 99% of all cases.')]))).toBe('');
  expect(findingsOf(claimsSourced, page([...GOOD, paragraph('In 2024 it worked in 62% of all cases.')]))).toContain('has no source');
});

it('asks nothing of a text that claims nothing, of a recipe, and of a list of works', () => {
  expect(verdictOf(claimsSourced, page([])).state).toBe('notApplicable');
  const recipe = aPage({
    document: {
      pageType: 'article',
      links: [],
      jsonLd: [jsonLd({ '@type': 'Recipe', name: 'Bread' })],
      blocks: [LONG, FIGURES, { kind: 'listItem', text: 'flour' }],
    },
  });
  expect(verdictOf(claimsSourced, gatheredPages(recipe)).state).toBe('notApplicable');
  const works = ['Attacks found in 40% of cars. Proc. of RAID, 2025.', 'A study of 30% of flows. S&P, 2024.', 'Evidence shows. ASE 2023.'];
  const listed = works.map((text): BlockDraft => ({ kind: 'listItem', text, group: 7 }));

  expect(verdictOf(claimsSourced, page(listed)).state).toBe('notApplicable');
  expect(verdictOf(claimsSourced, page(listed.map((block, at) => ({ ...block, group: at })))).state).toBe('scored');
});
