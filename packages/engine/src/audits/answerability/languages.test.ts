import { describe, expect, test } from 'vitest';
import { aPage, findingsOf, gatheredPages, heading, paragraph } from '../testing.ts';
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
    for (const [id, score] of Object.entries(english).filter(([id]) => id !== 'answerability/depth'))
      expect(score === 1 || score === 'notApplicable', `${id}: ${score}`).toBe(true);
    expect(Object.values(english).filter((score) => score === 1).length).toBeGreaterThanOrEqual(9);
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
    ['en', 'How long does a slate roof last?', 'A slate roof lasts 75 to 125 years.'],
    ['de', 'Wie lange hält ein Schieferdach?', 'Ein Schieferdach hält 75 bis 125 Jahre.'],
    ['fr', 'Combien de temps dure un toit en ardoise ?', 'Un toit en ardoise dure de 75 à 125 ans.'],
    ['es', '¿Cuánto dura un tejado de pizarra?', 'Un tejado de pizarra dura de 75 a 125 años.'],
    ['it', 'Quanto dura un tetto in ardesia?', 'Un tetto in ardesia dura da 75 a 125 anni.'],
    ['pt', 'Quanto dura um telhado de ardósia?', 'Um telhado de ardósia dura de 75 a 125 anos.'],
    ['nl', 'Hoe lang gaat een leien dak mee?', 'Een leien dak gaat 75 tot 125 jaar mee.'],
    ['pl', 'Jak długo wytrzymuje dach z łupka?', 'Dach z łupka wytrzymuje od 75 do 125 lat.'],
    ['ru', 'Сколько служит сланцевая крыша?', 'Сланцевая крыша служит от 75 до 125 лет.'],
    ['tr', 'Arduvaz çatı ne kadar dayanır?', 'Arduvaz çatı 75 ile 125 yıl dayanır.'],
    ['da', 'Hvor længe holder et skifertag?', 'Et skifertag holder i 75 til 125 år.'],
    ['sv', 'Hur länge håller ett skiffertak?', 'Ett skiffertak håller i 75 till 125 år.'],
    ['ja', 'スレート屋根はどのくらい持ちますか', 'スレート屋根は75年から125年持ちます。'],
    ['zh', '石板屋顶能用多久？', '石板屋顶能用75年到125年。'],
    ['ko', '슬레이트 지붕은 얼마나 오래 가나요?', '슬레이트 지붕은 75년에서 125년 갑니다.'],
    ['ar', 'كم يدوم سقف الأردواز؟', 'يدوم سقف الأردواز من 75 إلى 125 سنة.'],
  ] as const)('V5 a sentence that only says how long answers the question in full: %s', (language, question, answer) => {
    const page = aPage({
      url: 'https://acme.test/roofs',
      document: { lang: language, detectedLanguage: language, title: question, blocks: [heading(1, question), paragraph(answer)] },
    });
    expect(scores(page)['answerability/answer-first'], language).toBe(1);
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
    const verdicts = Object.fromEntries(answerability.map((audit) => [audit.id, audit.run(gatheredPages(page))]));
    // An article sells nothing in any language; all else was not measured, and no sentence says what the page lacks.
    const { 'answerability/commercial-specifics': commercial, 'answerability/depth': depth, ...words } = verdicts;
    expect(commercial?.state).toBe('notApplicable');
    // Where sentences end in stops, passages are counted without a word list; the others still say nothing.
    if (language === null) expect(depth).toEqual({ state: 'unmeasured', because });
    else
      expect(depth).toMatchObject({
        state: 'scored',
        findings: [{ what: expect.stringMatching(/^We count fewer than \d+ different passages/) }],
      });
    for (const [id, verdict] of Object.entries(words)) expect(verdict, id).toEqual({ state: 'unmeasured', because });
  });
});
