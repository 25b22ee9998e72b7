import { KeywordAnalysis } from '@citelight/contracts';
import { describe, expect, it } from 'vitest';
import { heading, paragraph } from '../audits/testing.ts';
import { buildCorpus } from '../topics/build-corpus.ts';
import { businessSite } from '../topics/testing-site.ts';
import { analyzeKeywords } from './keywords.ts';

const asked = (question: string, answer: string) => [heading(2, question), paragraph(answer)] as never[];
/** What sites of one trade speak of. */
const TRADE = [
  paragraph('Gums, molars, incisors, enamel, plaque, drills, fillings, pain, patients, hygienists, dentures and X-rays.'),
] as never[];
const corpus = buildCorpus(
  businessSite({ Implants: TRADE, Crowns: [paragraph('A crown costs £450.'), ...TRADE] as never[], Braces: [], Bridges: [] }),
  0,
);
const rivalOf = (brand: string, host: string, city = 'York') => ({
  name: brand,
  corpus: buildCorpus(
    businessSite(
      {
        Implants: [...asked('How long do implants last?', 'Implants last 15 years on average when they are kept clean.'), ...TRADE],
        'Sedation dentistry': asked('Is sedation dentistry safe?', 'Sedation dentistry is safe for nearly all adults.'),
        [`Why ${brand}`]: [],
        [`About ${brand}`]: asked(`What does ${brand} offer?`, `${brand} offers a plan with 12 payments.`),
        Crowns: TRADE,
      },
      { brand, host, city },
    ),
    0,
  ),
});
const [first, second] = [rivalOf('Quill Dental', 'quilldental.test'), rivalOf('Brook Smiles', 'brooksmiles.test')];
const alone = analyzeKeywords(corpus);
const compared = analyzeKeywords(corpus, [first, second]);

describe('keywords', () => {
  it('fit the contract and name the site’s own topics', () => {
    for (const analysis of [alone, compared]) expect(KeywordAnalysis.safeParse(analysis).error).toBeUndefined();
    expect(alone.currentTopics.toSorted()).toEqual(['Braces', 'Bridges', 'Crowns', 'Implants']);
    expect(alone.missingTopics).toEqual([]);
  });

  it('a label with a page of its own at two competitors and none here is missing, with both counted', () => {
    expect(compared.missingTopics).toEqual([
      expect.objectContaining({
        topic: 'Sedation dentistry',
        reasoning:
          '2 of 2 compared sites have a page about “Sedation dentistry”, for example Quill Dental at /services/sedation-dentistry. You have none.',
        estimatedSearchVolume: expect.objectContaining({ band: 'unknown' }),
      }),
    ]);
  });

  it('a competitor of another trade lacks nothing and loses nothing for the site, and the gaps say so', () => {
    const pages = businessSite({ 'Boat hire': asked('Is boat hire cheap?', 'Boat hire is dear in August.'), Moorings: [], Sailcloth: [] });
    const { missingTopics, keywordGaps } = analyzeKeywords(corpus, [{ name: 'Quay', corpus: buildCorpus(pages, 0) }]);
    expect(missingTopics).toEqual([]);
    expect(keywordGaps.map(({ competitorCoverage }) => competitorCoverage)).toContain('No compared site covers your topics.');
    expect(keywordGaps.map(({ aiQueryFrequency }) => aiQueryFrequency.basis)).toContain('No compared site covers your topics.');
    expect(keywordGaps.map(({ keyword }) => keyword)).not.toContain('Is boat hire cheap?');
  });

  it('names, places and self-descriptions of competitors are neither topics nor questions', () => {
    const all = JSON.stringify([compared.missingTopics.map(({ topic }) => topic), compared.keywordGaps.map(({ keyword }) => keyword)]);
    expect(all).not.toMatch(/Quill|Brook|York/);
  });

  it('a question that competitors ask about a topic of the site and it does not answer is a gap, with how many ask it', () => {
    const gap = compared.keywordGaps.find(({ keyword }) => keyword === 'How long do implants last?');
    expect(gap).toMatchObject({
      aiQueryFrequency: { band: 'high', basis: '2 of 2 compared sites ask this question.', estimated: false },
      competitorCoverage: '2 of 2 compared sites ask it. Quill Dental answers it.',
      competitorPassage: { url: 'https://quilldental.test/services/implants' },
      aiWritten: false,
    });
    const [one] = analyzeKeywords(corpus, [first]).keywordGaps.filter(({ keyword }) => keyword === gap?.keyword);
    expect(one?.competitorCoverage).toBe('Quill Dental asks and answers it.');
    expect(one?.recommendation).toContain('No page of yours that we read answers it.');
  });

  it('what the site answers is no gap, and without competitors the typed questions that it leaves open are', () => {
    const keywords = alone.keywordGaps.map(({ keyword }) => keyword);
    expect(keywords).toContain('Braces cost Leeds');
    expect(keywords).not.toContain('Crowns cost Leeds');
    expect(alone.keywordGaps.every(({ competitorCoverage }) => competitorCoverage === 'No competitor was compared.')).toBe(true);
  });

  it('an open question of the site is a gap beside competitors only where one of them answers it', () => {
    const compare = (told: string, city?: string) =>
      analyzeKeywords(corpus, [
        {
          name: 'Quill',
          corpus: buildCorpus(businessSite({ Implants: [], Crowns: [], Braces: [paragraph(told)] as never[] }, city ? { city } : {}), 0),
        },
      ]);
    const asked = (told: string, city?: string) => compare(told, city).keywordGaps.map(({ keyword }) => keyword);
    expect(asked('Braces cost £900.')).toContain('Braces cost Leeds');
    expect(asked('Braces are fitted here.')).not.toContain('Braces cost Leeds');
    const elsewhere = `Braces are fitted here by people who know what they do. ${'We keep to what we promise, on time and on budget. '.repeat(2)}`;
    expect(asked(`${elsewhere}A budget guarantee of £2,000 stands behind all that we do for you in York.`, 'York')).not.toContain(
      'Braces cost Leeds',
    );
    expect(asked(`${elsewhere}Braces have a price of £2,000 at most, whatever has to be done for you in York.`, 'York')).toContain(
      'Braces cost Leeds',
    );
  });

  it('an open question is answered where its topic stands, not beside a passage of another page that names it', () => {
    const aside = [
      heading(2, 'Braces cost'),
      paragraph('What braces cost depends on the braces, and braces cost less for children.'),
    ] as never[];
    const site = buildCorpus(businessSite({ Implants: [], Crowns: aside, Braces: [], Bridges: [] }), 0);
    const gap = analyzeKeywords(site).keywordGaps.find(({ keyword }) => keyword === 'Braces cost Leeds');
    expect(site.questions.find(({ question }) => question === 'Braces cost Leeds')?.passage?.url).toContain('/crowns');
    expect(gap).toMatchObject({
      passage: null,
      recommendation: 'Answer “Braces cost Leeds” under its own heading. No page of yours that we read answers it.',
    });
  });

  describe('what an AI proposed', () => {
    const at = (path: string) => `https://harrowfinch.test/${path}`;
    const aiGaps = (prompts: readonly { prompt: string; topic: string; page?: string }[], rivals = [] as (typeof first)[]) =>
      analyzeKeywords(corpus, rivals, prompts).keywordGaps.filter(({ aiWritten }) => aiWritten);

    it.each<[prompt: string, page: string | undefined, isShown: boolean]>([
      ['Do implants hurt?', undefined, true],
      ['Do implants hurt?', at('services/implants'), true],
      ['Do implants hurt?', at('contact'), false],
      ['Where can I rent a submarine cheaply?', at(''), false],
      ['Which yacht is the fastest?', undefined, false],
      ['Are implants safe in a submarine?', at('services/implants'), false],
    ])('is shown only where its page has a passage about it: %s of %s', (prompt, page, isShown) => {
      const gaps = aiGaps([{ prompt, topic: 'Implants', ...(page && { page }) }]);
      expect(gaps.map(({ keyword }) => keyword)).toEqual(isShown ? [prompt] : []);
      if (isShown) expect(gaps[0]?.passage?.url).toBe(at('services/implants'));
    });

    it('may rest on a passage of a competitor of the trade', () => {
      const proposed = [{ prompt: 'Is sedation dentistry nearly safe?', topic: 'Sedation' }];
      const [gap] = aiGaps(proposed, [first]);
      expect(gap).toMatchObject({ passage: null, competitorPassage: { url: 'https://quilldental.test/services/sedation-dentistry' } });
      expect(aiGaps(proposed)).toEqual([]);
    });

    it('beside competitors counts those that surely answer it, and is only called a suggestion where none does', () => {
      const [hurt] = aiGaps([{ prompt: 'Do implants hurt?', topic: 'Implants' }], [first, second]);
      expect(hurt?.aiQueryFrequency).toEqual({ band: 'unknown', basis: 'Suggested by an AI model.', estimated: false });
      expect(hurt?.competitorCoverage).toBe('Suggested by an AI model.');
      const told = [paragraph('Fitting implants takes 90 minutes.')] as never[];
      const answering = { name: 'Quill', corpus: buildCorpus(businessSite({ Implants: told, Crowns: [], Braces: [] }), 0) };
      const [fitting] = aiGaps([{ prompt: 'How long does fitting implants take?', topic: 'Implants' }], [answering]);
      expect(fitting?.aiQueryFrequency).toMatchObject({ band: 'high', basis: '1 of 1 compared site answers it.' });
      expect(fitting).toMatchObject({
        competitorCoverage: '1 of 1 compared site answers it.',
        competitorPassage: { text: expect.stringContaining('90 minutes') },
      });
    });

    it('belongs to the own topic that is called the same, one card a topic, or to a label that its page writes', () => {
      const proposed = ['implants', 'Implant dreams', 'weekday'].map((topic, at) => ({
        ...{ topic, page: 'https://harrowfinch.test/services/implants' },
        prompt: ['Do implants hurt?', 'Are implants strong?', 'Can implants be fitted any weekday?'][at] ?? '',
      }));
      const ofAi = analyzeKeywords(corpus, [], proposed).topicOpportunities.filter(({ aiWritten }) => aiWritten);
      expect(ofAi.map(({ topic }) => topic).toSorted()).toEqual(['Implants', 'weekday']);
    });
  });
});
