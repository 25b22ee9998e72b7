import type { DemandBand, KeywordAnalysisRow } from '@citelight/contracts';
import { describe, expect, it } from 'vitest';
import { type SearchAnswer, type Searches, withDemand, withSearchedGaps } from './demand.thread.ts';

const gap = (keyword: string, aiQueryFrequency: DemandBand) =>
  ({ keyword, aiQueryFrequency }) as unknown as KeywordAnalysisRow['keyword_gaps'][number];
const unknown: DemandBand = { band: 'unknown', basis: 'No competitor was compared.', estimated: false };
const low: DemandBand = { band: 'low', basis: '1 of 3 compared sites asks this question.', estimated: false };
const searches: Searches = {
  source: 'Google Search Console',
  total: 2_000,
  queries: [
    { query: 'do implants hurt', impressions: 110, clicks: 4, position: 6 },
    { query: 'implants', impressions: 90, clicks: 1, position: 9 },
    { query: 'do implants hurt at night', impressions: 10, clicks: 0, position: 12 },
  ],
};

describe('keyword gaps', () => {
  const impressions = '120 impressions of 2 queries for your own site (Google Search Console).';
  it.each<[why: string, keyword: string, before: DemandBand, after: DemandBand]>([
    ['filled where no site is counted', 'Do implants hurt?', unknown, { band: 'high', basis: impressions, estimated: false }],
    ['told beside the sites that ask it', 'Do implants hurt?', low, { ...low, basis: `${low.basis} ${impressions}` }],
    ['left alone where nobody searched for it', 'Do crowns hurt?', unknown, unknown],
  ])('have the impressions of the queries that ask the same: %s', (_why, keyword, before, after) => {
    const row = { missing_topics: [], topic_opportunities: [], keyword_gaps: [gap(keyword, before)] };
    expect(withDemand(row, searches).keyword_gaps).toEqual([gap(keyword, after)]);
  });

  it('of a report without competitors hold what people searched for and the pages leave open, once', () => {
    const passage = { url: 'https://acme.test/implants', heading: 'Implants', text: 'Implants are fitted here.' };
    const answers: SearchAnswer[] = [
      { query: 'do implants hurt at night', coverage: 'missing', passage: null },
      { query: 'do implants hurt', coverage: 'mentioned', passage },
      { query: 'implants', coverage: 'answered', passage },
      { query: 'a question of an earlier import', coverage: 'missing', passage: null },
    ];
    const { keyword_gaps: gaps } = withSearchedGaps({ keyword_gaps: [gap('Do implants hurt at night?', unknown)] }, searches, answers);
    expect(gaps.slice(1)).toEqual([
      {
        ...{ keyword: 'do implants hurt', passage, competitorPassage: null, aiWritten: false, aiQueryFrequency: unknown },
        competitorCoverage: 'No competitor was compared.',
        recommendation: 'Answer “do implants hurt” directly below “Implants”. The passage there does not answer it.',
      },
    ]);
  });
});
