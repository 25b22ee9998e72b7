import { describe, expect, test } from 'vitest';
import { aPage, findingsOf, gatheredPages } from '../testing.ts';
import { answerability } from './index.ts';
import { articleIn, TRANSLATED } from './testing-languages.ts';

const scores = (page: ReturnType<typeof articleIn>) =>
  Object.fromEntries(
    answerability.map((audit) => {
      const verdict = audit.run(gatheredPages(page));
      return [audit.id, verdict.state === 'scored' ? verdict.score : verdict.state];
    }),
  );

/** Languages without a formula of reading ease. */
const NO_EASE = new Set(['ja', 'zh', 'ko', 'ar', 'pl']);

describe('language', () => {
  const english = scores(articleIn('en'));
  test('the article is a good one', () => {
    for (const [id, score] of Object.entries(english)) expect(score === 1 || score === 'notApplicable', `${id}: ${score}`).toBe(true);
    expect(Object.values(english).filter((score) => score === 1).length).toBeGreaterThanOrEqual(10);
  });
  test.each(TRANSLATED)('V5 the same article in %s scores exactly the same', (language) => {
    const page = articleIn(language);
    const found = answerability
      .map((audit) => findingsOf(audit, gatheredPages(page)))
      .filter(Boolean)
      .join('\n');
    const expected = NO_EASE.has(language) ? { ...english, 'answerability/readability': 'notApplicable' } : english;
    expect(scores(page), found).toEqual(expected);
  });
  test.each([
    ['sw', 'no word lists for the language of the pages'],
    [null, 'the language of the pages is unknown'],
  ])('a language without word lists (%s) is never counted against a page', (language, because) => {
    const swahili = articleIn('en');
    const document = swahili.document ?? {};
    const page = aPage({
      document: {
        ...document,
        blocks: articleIn('de').document?.blocks.map(({ links: _, ...block }) => block) ?? [],
        lang: language,
        detectedLanguage: language,
      },
    });
    const said = Object.fromEntries(answerability.map((audit) => [audit.id, audit.run(gatheredPages(page))]));
    // An article sells nothing in any language; all else was not measured, and no sentence says what the page lacks.
    const { 'answerability/commercial-specifics': commercial, ...words } = said;
    expect(commercial?.state).toBe('notApplicable');
    for (const [id, verdict] of Object.entries(words)) expect(verdict, id).toEqual({ state: 'unmeasured', because });
  });
});
