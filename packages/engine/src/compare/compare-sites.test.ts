import { type AuditResult, Comparison } from '@citelight/contracts';
import { describe, expect, it } from 'vitest';
import { heading, paragraph } from '../audits/testing.ts';
import { buildCorpus } from '../topics/build-corpus.ts';
import { businessSite } from '../topics/testing-site.ts';
import { compareSites, type SiteView } from './compare-sites.ts';

const audit = (id: string, score: number | null, weight: number, effort: AuditResult['effort'] = 'low'): AuditResult => ({
  id,
  factor: 'authorityTrust',
  title: `Title of ${id}`,
  state: score === null ? 'unmeasured' : 'scored',
  score,
  weight,
  pointsWon: (score ?? 0) * weight,
  pointsLost: (1 - (score ?? 1)) * weight,
  tier: 'P',
  because: null,
  findings: score === 1 ? [] : [{ where: 'https://acme.test/a', what: `fault of ${id}` }],
  findingsTotal: 1,
  why: 'w',
  fix: `Fix ${id}.`,
  effort,
  sources: [],
  contested: null,
  pages: null,
});
const scores = { crawlerAccess: 80, contentExtraction: 80, answerability: 80, structuredData: 80, authorityTrust: 80, topicFreshness: 80 };
const ours: SiteView = {
  url: 'https://acme.test/',
  name: 'Acme',
  overallScore: 70,
  scores,
  audits: [
    audit('x/author', 1, 3),
    audit('x/links', 0.2, 2),
    audit('x/texts', 0, 4, 'high'),
    audit('x/same', 0.5, 9),
    audit('x/unread', 0.1, 9),
  ],
  corpus: buildCorpus(businessSite({ Implants: [], Crowns: [paragraph('A crown costs £450.')] as never[], Braces: [], Bridges: [] }), 0),
};
const rival: SiteView = {
  ...ours,
  url: 'https://rival.test/',
  name: 'Rival',
  overallScore: 75,
  audits: [
    audit('x/author', 0.5, 3),
    audit('x/links', 1, 2),
    audit('x/texts', 0.9, 4, 'high'),
    audit('x/same', 0.5, 9),
    audit('x/unread', null, 9),
  ],
  corpus: buildCorpus(
    businessSite(
      {
        Implants: [
          heading(2, 'How long do implants last?'),
          paragraph('Implants last 15 years on average when they are kept clean.'),
        ] as never[],
        Crowns: [],
        Boats: [heading(2, 'Are boats cheap?'), paragraph('Boats are dear to keep in every town that we know of.')] as never[],
      },
      { brand: 'Rival', host: 'rival.test', city: 'York' },
    ),
    0,
  ),
};
const [comparison] = compareSites(ours, [rival]);

describe('comparison', () => {
  it('fits the contract', () => expect(Comparison.safeParse(comparison).error).toBeUndefined());

  it('a site of another trade is compared by its audits alone, and says so', () => {
    const boats = buildCorpus(businessSite({ 'Boat hire': [], Moorings: [], Sailcloth: [] }, { brand: 'Quay', host: 'quay.test' }), 0);
    const [other] = compareSites(ours, [{ ...rival, corpus: boats }]);
    expect(other).toMatchObject({
      ...{ accessible: true, prompts: [], gapAnalysis: { promptsWon: 0, promptsTied: 0 } },
      because: 'This site covers other topics than yours, so we compared no questions.',
    });
    expect(other?.yourAdvantages.length).toBeGreaterThan(0);
  });

  it('puts the questions of both sides about what they share to both; where neither answers, nothing is tied', () => {
    const { prompts = [], gapAnalysis } = comparison ?? {};
    expect((gapAnalysis?.promptsWon ?? 0) + (gapAnalysis?.promptsLost ?? 0) + (gapAnalysis?.promptsTied ?? 0)).toBe(prompts.length);
    expect(prompts.every((row) => row.ours === 'answered' || row.theirs === 'answered')).toBe(true);
    expect(prompts.find(({ prompt }) => prompt === 'How long do implants last?')).toMatchObject({
      ...{ ours: 'missing', theirs: 'answered' },
      theirPassage: { url: 'https://rival.test/services/implants' },
    });
    expect(prompts.find(({ prompt }) => prompt === 'Crowns cost Leeds')).toMatchObject({ ours: 'answered', theirs: 'mentioned' });
    expect(prompts.map(({ prompt }) => prompt)).not.toContain('Are boats cheap?');
  });

  it('a question about what both offer counts where one site says nothing to it; about what the other does not offer it counts for nobody', () => {
    const asked = (topic: string, question: string): ReturnType<typeof businessSite> =>
      businessSite({
        [topic]: [
          heading(2, question),
          paragraph('They hurt less than most patients fear, because the dentist numbs the tooth.'),
        ] as never[],
        Crowns: [],
        Bridges: [],
        Braces: [],
      });
    const silent = businessSite({ Implants: [], Crowns: [], Bridges: [], Braces: [] }, { brand: 'Rival', host: 'rival.test' });
    const promptsOf = (pages: ReturnType<typeof businessSite>, other = silent) =>
      compareSites({ ...ours, corpus: buildCorpus(pages, 0) }, [{ ...rival, corpus: buildCorpus(other, 0) }])[0]?.prompts ?? [];
    expect(promptsOf(asked('Implants', 'Do implants hurt?'))).toContainEqual(
      expect.objectContaining({ prompt: 'Do implants hurt?', ours: 'answered', theirs: 'missing' }),
    );
    // Who uses the words of the answer may give it somewhere.
    const elsewhere = businessSite(
      { Implants: [paragraph('With us it does not hurt.')] as never[], Crowns: [], Bridges: [], Braces: [] },
      { brand: 'Rival', host: 'rival.test' },
    );
    expect(promptsOf(asked('Implants', 'Do implants hurt?'), elsewhere).map(({ prompt }) => prompt)).not.toContain('Do implants hurt?');
    expect(promptsOf(asked('Whitening', 'Does whitening hurt?')).map(({ prompt }) => prompt)).not.toContain('Does whitening hurt?');
  });

  it('a site in another language is asked what every site of the kind is asked, and no more', () => {
    const of = (lang: string) => {
      const hours = [heading(2, lang === 'de' ? 'Öffnungszeiten' : 'Opening hours'), paragraph('9:00–17:00')] as never[];
      const asked = [heading(2, 'Do implants hurt?'), paragraph('They hurt less than most patients fear.')] as never[];
      const blocks = [...(lang === 'en' ? asked : []), ...hours];
      return buildCorpus(businessSite({ Implants: blocks, Crowns: [], Bridges: [] }, { brand: lang === 'de' ? 'Rival' : 'Acme', lang }), 0);
    };
    const [other] = compareSites({ ...ours, corpus: of('en') }, [{ ...rival, corpus: of('de') }]);
    expect(other?.prompts.map(({ prompt }) => prompt)).toEqual(['Opening hours']);
  });

  it('what people ask of every site of the kind is asked of both; what neither tells is compared by nobody', () => {
    const hours = [heading(2, 'Opening hours'), paragraph('Monday to Friday 9:00–17:00')] as never[];
    const park = [heading(2, 'Parking'), paragraph('Park for free in the yard behind the house.')] as never[];
    const of = (blocks: never[], brand: string) =>
      buildCorpus(businessSite({ Implants: blocks, Crowns: [], Bridges: [] }, { brand, host: `${brand.toLowerCase()}.test` }), 0);
    const rows = (own: never[], other: never[]) =>
      (compareSites({ ...ours, corpus: of(own, 'Acme') }, [{ ...rival, corpus: of(other, 'Rival') }])[0]?.prompts ?? []).map(
        ({ prompt, ours: mine, theirs }) => [prompt, mine, theirs],
      );
    expect(rows(hours, [])).toEqual([['Opening hours', 'answered', 'missing']]);
    expect(rows([], hours)).toEqual([['Opening hours', 'missing', 'answered']]);
    expect(rows([...hours, ...park], hours)).toEqual([
      ['Opening hours', 'answered', 'answered'],
      ['Parking', 'answered', 'missing'],
    ]);
    expect(rows([], [])).toEqual([]);
    const [told] = compareSites({ ...ours, corpus: of(hours, 'Acme') }, [{ ...rival, corpus: of([], 'Rival') }]);
    expect(told?.yourAdvantages.at(-1)).toBe('You answer the search “Opening hours”.');
  });

  it('prices below a heading that events call their registration are no search of a practice', () => {
    const fees = [heading(2, 'Registration fees'), paragraph('A visit costs £60.')] as never[];
    const of = (brand: string) =>
      buildCorpus(businessSite({ Implants: fees, Crowns: [], Bridges: [] }, { brand, host: `${brand.toLowerCase()}.test` }), 0);
    expect(of('Acme').questions.map(({ asks }) => asks)).toContain('tickets');
    const [told] = compareSites({ ...ours, corpus: of('Acme') }, [{ ...rival, corpus: of('Rival') }]);
    expect(told?.prompts.map(({ prompt }) => prompt)).not.toContain('Registration');
  });

  it('advantages are audits with both sides and points, and passages; the largest first', () => {
    expect(comparison?.yourAdvantages[0]).toBe('Title of x/author: you 100%, Rival 50%. Worth 1.5 points in Authority & Trust.');
    expect(comparison?.competitiveAdvantages[0]).toBe('Title of x/texts: you 0%, Rival 90%. Worth 3.6 points in Authority & Trust.');
    expect(comparison?.competitiveAdvantages).toContain('Rival answers “How long do implants last?”.');
  });

  it('what is equal or was not measured on one side is nobody’s advantage', () => {
    const all = [...(comparison?.yourAdvantages ?? []), ...(comparison?.competitiveAdvantages ?? [])].join();
    expect(all).not.toMatch(/x\/same|x\/unread/);
  });

  it('quick wins are of low effort, strategies of more, both with the points they close', () => {
    expect(comparison?.gapAnalysis).toMatchObject({ scoreGap: -5 });
    expect(comparison?.gapAnalysis.quickWins).toEqual(['Fix x/links. Closes up to 1.6 points of the gap in Authority & Trust.']);
    expect(comparison?.gapAnalysis.longTermStrategies[0]).toBe('Fix x/texts. Closes up to 3.6 points of the gap in Authority & Trust.');
    expect(comparison?.gapAnalysis.longTermStrategies.at(-1)).toContain('Answer “');
  });

  it('a competitor that could not be read is told from a weak one', () => {
    const [gone] = compareSites(ours, [{ url: 'https://gone.test/', name: 'Gone', because: 'its name does not exist' }]);
    expect(gone).toMatchObject({
      accessible: false,
      because: 'inaccessible: its name does not exist',
      overallScore: 0,
      scores: { crawlerAccess: null },
      prompts: [],
    });
    expect(Comparison.safeParse(gone).success).toBe(true);
    const [weak] = compareSites(ours, [{ ...rival, overallScore: 3 }]);
    expect(weak).toMatchObject({ accessible: true, because: null, overallScore: 3 });
    const [silent] = compareSites(ours, [{ ...rival, corpus: buildCorpus([], 0) }]);
    expect(silent?.accessible).toBe(true);
    const [empty] = compareSites(ours, [{ ...rival, corpus: buildCorpus([], 0), scores: { ...scores, contentExtraction: null } }]);
    expect(empty).toMatchObject({ accessible: false, because: 'inaccessible: none of its pages could be read' });
  });
});
