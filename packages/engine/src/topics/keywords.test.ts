import { KeywordAnalysis } from '@citelight/contracts';
import { describe, expect, it } from 'vitest';
import type { ReadPage } from '../audits/audit.ts';
import { goodPages, heading, link, paragraph } from '../audits/testing.ts';
import { buildCorpus } from './build-corpus.ts';
import { analyzeKeywords } from './keywords.ts';
import { page, section } from './testing-site.ts';

const own = goodPages() as ReadPage[]; // safe: all of them have documents
const corpus = buildCorpus(own, 0);
const rivalPages = [
  page(
    'Alternatives to a pottery kiln',
    section(
      'What are the alternatives to pottery kilns?',
      'Alternatives to pottery kilns are a shared pottery kiln, a firing service or a raku barrel.',
    ),
    { url: 'https://rival.test/alternatives' },
  ),
  page(
    'Raku barrels',
    [
      paragraph('A raku barrel fires fast. Raku barrels stand outdoors.'),
      ...section('Raku barrels and smoke', 'Raku barrels smoke, so a raku barrel stands far from the house.'),
    ],
    { url: 'https://rival.test/raku' },
  ),
];
const rival = { name: 'Rival Kilns', corpus: buildCorpus(rivalPages, 0) };
const alone = analyzeKeywords(corpus, [], [], own);
const compared = analyzeKeywords(corpus, [rival], [], own);

describe('keywords', () => {
  it('fit the contract and name the site’s own topics', () => {
    for (const analysis of [alone, compared]) expect(KeywordAnalysis.safeParse(analysis).error).toBeUndefined();
    expect(alone.currentTopics[0]).toBe('pottery kilns');
  });

  it('a question that only the competitor answers is a gap with a passage on one side and none on the other', () => {
    const gap = compared.keywordGaps.find(({ keyword }) => keyword === 'What are the alternatives to pottery kilns?');
    expect(gap).toMatchObject({ passage: null, competitorPassage: { url: 'https://rival.test/alternatives' }, aiWritten: false });
    expect(gap?.competitorCoverage).toContain('1 of 1');
    expect(gap?.recommendation).toContain('firing service');
  });

  it('what the site answers is no gap', () => {
    const keywords = compared.keywordGaps.map(({ keyword }) => keyword);
    expect(keywords).not.toContain('How much do pottery kilns cost?');
  });

  it('a competitor’s topic without a passage here is a missing topic, its name and ours are not', () => {
    const row = compared.missingTopics.find(({ topic }) => topic.toLowerCase().startsWith('raku barrel'));
    expect(row?.reasoning).toContain('https://rival.test/raku');
    expect(compared.missingTopics.map(({ topic }) => topic)).not.toContain('Rival Kilns');
  });

  it('one rival and several are spoken of in good English', () => {
    const nothing = { corpus: buildCorpus([page('Boats', [paragraph('Boats float.')], { url: 'https://boats.test/' })], 0) };
    const unanswered = (...names: string[]) =>
      analyzeKeywords(
        corpus,
        names.map((name) => ({ name, ...nothing })),
        [],
        own,
      ).missingTopics.map(({ reasoning, estimatedSearchVolume }) => `${reasoning} ${estimatedSearchVolume.basis}`);
    expect(unanswered('Boats').join('\n')).toContain(
      '; nor does Boats. No search data is connected; neither the site’s headings nor the compared site asks or answers “',
    );
    expect(unanswered('Boats', 'Ships').join('\n')).toContain(
      '; nor does Boats or Ships. No search data is connected; neither the site’s headings nor the 2 compared sites ask or answer “',
    );
  });

  it('the address that a competitor writes into its text is no topic', () => {
    const missing = (url: string) => {
      const pages = [page('Smoke-works', [paragraph('Write to smoke-works. Smoke-works sells kilns by smoke-works.')], { url })];
      const rows = analyzeKeywords(corpus, [{ name: 'Their company', corpus: buildCorpus(pages, 0) }], [], own).missingTopics;
      return rows.map(({ topic }) => topic.toLowerCase());
    };
    expect(missing('https://elsewhere.test/')).toContain('smoke-works');
    expect(missing('https://smoke-works.test/')).not.toContain('smoke-works');
  });

  it('demand is a band with its grounds, or unknown: never a number of searches', () => {
    const bands = [
      ...compared.missingTopics.map(({ estimatedSearchVolume }) => estimatedSearchVolume),
      ...compared.keywordGaps.map(({ aiQueryFrequency }) => aiQueryFrequency),
    ];
    expect(bands.length).toBeGreaterThan(3);
    for (const { band, basis, estimated } of bands) {
      expect(estimated).toBe(band !== 'unknown');
      expect(basis).toMatch(band === 'unknown' ? /^No search data/ : /^Estimated, not counted/);
      expect(basis).not.toMatch(/\d+ (?:searches|queries|per month)/);
    }
    const gap = compared.keywordGaps.find(({ keyword }) => keyword.includes('alternatives to pottery kilns'));
    expect(gap?.aiQueryFrequency).toMatchObject({ band: 'high' });
    expect(gap?.aiQueryFrequency.basis).toContain('1 of 1 compared competitor');
    expect(alone.missingTopics.find(({ topic }) => topic === 'pottery kilns: alternatives')?.estimatedSearchVolume.band).toBe('unknown');
  });

  it('headings without a text, and links whose words no page answers, are told with their place', () => {
    const pages = [
      page('Kilns', [
        paragraph('Kilns fire clay until it is hard.', { links: [link('https://acme.test/raku', 'Raku firing outdoors')] }),
        heading(2, 'Spare parts for old kilns'),
        heading(2, 'Heat'),
        paragraph('Heat work is time and temperature together.'),
      ]),
    ];
    const { missingTopics } = analyzeKeywords(buildCorpus(pages, 0), [], [], pages);
    expect(missingTopics.find(({ topic }) => topic === 'Spare parts for old kilns')).toMatchObject({ priority: 'medium' });
    expect(missingTopics.find(({ topic }) => topic === 'Raku firing outdoors')?.reasoning).toContain(pages[0]?.url);
  });

  it('what an AI proposed is marked, on every row', () => {
    const extra = [{ prompt: 'How do I recycle an old kiln?', topic: 'kiln recycling' }];
    const analysis = analyzeKeywords(corpus, [], extra, own);
    expect(analysis.missingTopics.find(({ topic }) => topic === 'kiln recycling')).toMatchObject({ aiWritten: true });
    expect(analysis.missingTopics.filter(({ aiWritten }) => aiWritten)).toHaveLength(1);
  });

  it('a topic half answered says which questions are open and where', () => {
    const row = alone.topicOpportunities.find(({ topic }) => topic === 'pottery kilns');
    expect(row?.currentCoverage).toMatch(/^\d+ of 12 questions about “pottery kilns”/);
    expect(row?.recommendedExpansion).toContain('“What are the alternatives to pottery kilns?”');
    expect(row?.passage).not.toBeNull();
  });
});
