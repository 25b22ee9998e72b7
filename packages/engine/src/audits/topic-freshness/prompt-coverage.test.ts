import { describe, expect, it } from 'vitest';
import { buildCorpus } from '../../topics/build-corpus.ts';
import type { Corpus, SiteQuestion, SiteTopic } from '../../topics/corpus.ts';
import { page } from '../../topics/testing-site.ts';
import { aVisit, findingsOf, gatheredFrom, goodPages, paragraph, scoreOf, verdictOf } from '../testing.ts';
import { promptCoverage as audit } from './prompt-coverage.ts';

const question = (coverage: SiteQuestion['coverage'], at: number, more: Partial<SiteQuestion> = {}): SiteQuestion => ({
  ...{ question: `kiln ${at} cost`, origin: 'typed', language: 'en', page: 'https://acme.test/kilns', topic: 'Kilns' },
  ...{ selfContained: true, coverage, passage: null, asks: 'price', ...more },
});
const corpus = (questions: SiteQuestion[]): Corpus => ({ ...buildCorpus([], 0), questions });
const gathered = (questions: SiteQuestion[]) => gatheredFrom(aVisit(), corpus(questions));
const five = (...coverage: SiteQuestion['coverage'][]) => coverage.map((one, at) => question(one, at));

describe(audit.id, () => {
  it('counts answers in full, mentions in part, what is missing not; seven of ten are all that is asked', () => {
    expect(scoreOf(audit, gathered(five('answered', 'answered', 'answered', 'answered', 'missing')))).toBe(1);
    expect(scoreOf(audit, gathered(five('mentioned', 'mentioned', 'mentioned', 'mentioned', 'mentioned')))).toBeCloseTo(0.4 / 0.7);
    expect(scoreOf(audit, gathered(five('missing', 'missing', 'missing', 'missing', 'missing')))).toBe(0);
  });

  it('fewer than five typed questions say too little', () => {
    const verdict = verdictOf(audit, gathered(five('answered', 'answered', 'missing', 'missing')));
    expect(verdict).toMatchObject({ state: 'unmeasured', because: expect.stringContaining('only 4 questions') });
  });

  it('what the site, competitors, members or a model ask, a task, a time and a place never move the score', () => {
    const typed = five('answered', 'missing', 'answered', 'missing', 'answered');
    const others = (['site', 'competitor', 'member', 'ai', 'searchConsole'] as const).map((origin, at) =>
      question('answered', 10 + at, { origin }),
    );
    const faces = (['steps', 'hours', 'address', 'definition'] as const).map((asks, at) => question('missing', 20 + at, { asks }));
    expect(scoreOf(audit, gathered([...typed, ...others, ...faces]))).toBe(scoreOf(audit, gathered(typed)));
  });

  it('names each open question and its page, missing ones first', () => {
    const findings = findingsOf(
      audit,
      gathered([
        question('mentioned', 0, { question: 'Acme alternatives', asks: 'alternatives' }),
        question('mentioned', 9, { question: 'Acme reviews', asks: 'reviews' }),
        ...five('missing', 'missing', 'answered', 'answered'),
      ]),
    );
    expect(findings).toMatch(
      /We found no text that answers “kiln 1 cost”[\s\S]*“Acme alternatives” stays open: the closest text we found does not answer it\./,
    );
    expect(findings).not.toContain('reviews');
  });

  it('says once of all pages without an amount that they name none, with the first three questions', () => {
    const text = 'It fires clay overnight.';
    const pages = (count: number) =>
      Array.from({ length: count }, (_, at) => page(`Kiln ${at}`, [paragraph(text)], { url: `https://acme.test/${at}` }));
    const open = (count: number) => {
      const read = pages(count);
      const asked = read.map(({ url }, at) => question('mentioned', at, { passage: { url, heading: null, text, page: at, words: 4 } }));
      const answered = five('answered', 'answered', 'answered', 'answered', 'answered').map((one) => ({
        ...one,
        asks: 'reviews' as const,
      }));
      return findingsOf(audit, gatheredFrom(aVisit(), { ...buildCorpus(read, 0), questions: [...answered, ...asked] }));
    };
    expect(open(9)).toBe(
      'https://acme.test/0 | 9 questions stay open, as the page about each names no amount with a currency: “kiln 0 cost”, “kiln 1 cost”, “kiln 2 cost”, and 6 more. | It fires clay overnight.',
    );
    expect(open(4)).toContain('“kiln 2 cost”, and 1 more.');
  });

  it('says nothing of a price where another page about the topic names an amount', () => {
    const read = [page('Kilns', [paragraph('It fires clay.')]), page('Kilns to rent', [paragraph('€90 a day, with insurance.')])];
    const [kilns, rent] = read;
    const passage = { url: kilns?.url ?? '', heading: null, text: 'It fires clay.', page: 0, words: 3 };
    const found = (pages: string[]) =>
      findingsOf(
        audit,
        gatheredFrom(aVisit(), {
          ...buildCorpus(read, 0),
          topics: [{ topic: 'Kilns', pages } as SiteTopic], // safe: all that is read of it
          questions: [...five('answered', 'answered', 'answered', 'answered'), question('mentioned', 4, { page: null, passage })],
        }),
      );
    expect(found([kilns?.url ?? ''])).toContain('“kiln 4 cost” stays open: this page names no amount with a currency.');
    expect(found([kilns?.url ?? '', rent?.url ?? ''])).toBe('');
  });

  it('asks nothing of a site that it cannot place', () =>
    expect(verdictOf(audit, gatheredFrom(aVisit({ pages: goodPages() }), buildCorpus)).state).toBe('unmeasured'));
});
