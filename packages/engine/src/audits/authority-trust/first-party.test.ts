import { describe, expect, it } from 'vitest';
import { aDocument, aPage, aVisit, gatheredFrom, goodPage, heading, paragraph, scoreOf, verdictOf } from '../testing.ts';
import { firstParty as audit, ownWork } from './first-party.ts';

const article = (text: string, language = 'en', at = 1) =>
  aPage({
    url: `https://acme.test/a${at}`,
    document: { lang: language, detectedLanguage: language, blocks: [heading(1, 'Kilns'), paragraph(text)] },
  });
const judged = (...pages: ReturnType<typeof article>[]) => verdictOf(audit, gatheredFrom(aVisit({ pages })));
/** Points won of the audit's own: nobody loses any by telling of no work of their own. */
const score = (...pages: ReturnType<typeof article>[]): number => {
  const verdict = judged(...pages);
  return verdict.state === 'scored' ? verdict.score * (verdict.share ?? 1) : 0;
};
const PLAIN = 'A stoneware firing takes 9 to 11 hours, and cooling takes another 12.';

describe(audit.id, () => {
  it('passes the good site', () => expect(scoreOf(audit, gatheredFrom())).toBe(1));

  it.each([
    ['en', 'In our workshop we measured 214 firings in 2025.'],
    ['de', 'Wir haben in unserer Werkstatt 214 Brände gemessen.'],
    ['fr', 'Nous avons mesuré 214 cuissons dans notre atelier en 2025.'],
    ['es', 'En nuestro taller hemos medido 214 cocciones en 2025.'],
    ['it', 'Nel nostro laboratorio abbiamo misurato 214 cotture nel 2025.'],
    ['pt', 'Na nossa oficina medimos 214 queimas em 2025.'],
    ['nl', 'We hebben in onze werkplaats 214 stookbeurten gemeten.'],
    ['ja', '当社の工房で2025年に214回の焼成を測定しました。'],
    ['zh', '2025年我们在工坊测量了214次烧成。'],
    ['ar', 'قمنا بقياس 214 عملية حرق في ورشتنا عام 2025.'],
    ['de', 'In unserer Kanzlei haben wir 2025 für 37 Mandanten beide Wege nachgerechnet.'],
    ['ja', '三台を半年使い、同じ生地で比べました。'],
    ['es', 'En 2025 comparamos 14 hornos en el mismo taller.'],
    ['en', 'In our workshop we measured seven firings side by side.'],
  ])('hears own figures in %s', (language, text) => {
    expect(score(article(text, language))).toBe(1);
  });

  it('asks nobody for research: a text without any loses nothing', () => {
    expect(judged(article(PLAIN)).state).toBe('notApplicable');
  });

  it('a heading that names a method is no work of one’s own', () => {
    const page = aPage({
      document: {
        lang: 'en',
        detectedLanguage: 'en',
        blocks: [heading(1, 'Kilns'), heading(2, 'The four-corner method'), paragraph(PLAIN)],
      },
    });
    expect(judged(page).state).toBe('notApplicable');
  });

  it('a figure that others measured is not one’s own, and nobody is blamed for an anecdote without a figure', () => {
    expect(score(article(PLAIN))).toBe(0);
    const anecdote = article('In our workshop we measured many firings over the years.', 'en', 2);
    expect(judged(article(PLAIN), anecdote).state).toBe('notApplicable');
    expect(judged(article('In our workshop we measured 214 firings.'), anecdote)).toMatchObject({ score: 1, findings: [] });
  });

  it('what somebody is quoted with, and a list that is announced, are no work of one’s own', () => {
    for (const text of ['"There is no kiln here that we have not examined," she says.', '“In our workshop we measured many firings.”'])
      expect(judged(article(text)).state).toBe('notApplicable');
    expect(judged(article('Te contamos qué rincones del taller conviene ver.', 'es')).state).toBe('notApplicable');
    expect(judged(article('Contamos os segredos do forno a quem nos visita.', 'pt')).state).toBe('notApplicable');
  });

  it('what one could do is not what was done', () => {
    expect(score(article('If we want to know what can be observed, we could have measured 12 firings.'), article(PLAIN, 'en', 2))).toBe(0);
  });

  it.each([
    'It shows the contexts (i.e. the traces) recorded by the tool.',
    'Now that we have built and tested the simplest tool, let us go on.',
    'Let us start our test virtual machine:',
    'We found a hotel that we like.',
    'We made friends.',
  ])('a manual that tells what to do found nothing out: %s', (text) => {
    expect(score(article(text), article(PLAIN, 'en', 2))).toBe(0);
  });
  it.each([
    ['es', 'Primero medimos el agua y después probamos la masa con 200 g de harina.'],
    ['pt', 'Primeiro medimos a água e depois testamos a massa com 200 g de farinha.'],
  ])('%s: nor did whoever tells the steps of a habit', (language, text) => {
    expect(score(article(text, language), article(PLAIN, language, 2))).toBe(0);
  });

  it.each([
    'Our test showed that 9 glazes run.',
    'In our tests 9 glazes ran.',
    'I tested five kilns.',
    'We kept every receipt of the seven days: 2,153 dollars.',
    'We asked 87 managers in March.',
    'In March we found bleaching on 38 of the reefs.',
  ])('what was found is: %s', (text) => {
    expect(score(article(text), article(PLAIN, 'en', 2))).toBeGreaterThan(0);
  });

  it('not every article needs its own: half of them is full', () => {
    expect(score(article('We measured 214 firings.', 'en', 1), article(PLAIN, 'en', 2))).toBe(1);
    expect(score(article('We measured 214 firings.', 'en', 1), ...[2, 3, 4].map((at) => article(PLAIN, 'en', at)))).toBe(0.5);
  });

  it('saying it twenty times gains nothing', () => {
    const once = [article('We measured 214 firings.', 'en', 1), ...[2, 3, 4].map((at) => article(PLAIN, 'en', at))];
    const often = [article('We measured 214 firings. '.repeat(20), 'en', 1), ...once.slice(1)];
    expect(score(...often)).toBeLessThanOrEqual(score(...once));
  });

  it('asks articles only, and measures none in a language without word lists', () => {
    expect(verdictOf(audit, gatheredFrom(aVisit({ pages: [goodPage('product')] }))).state).toBe('notApplicable');
    expect(verdictOf(audit, gatheredFrom(aVisit({ pages: [article('Mittasimme 214 polttoa.', 'fi')] }))).state).toBe('unmeasured');
  });
});

it('takes the figure that the next sentence gives for that of own work', () => {
  const found = (text: string) => ownWork(aDocument({ blocks: [paragraph(text)] }));
  expect(found('I measured at the wall with a plug. Idle it draws 6.8 W.')).toBe(
    'I measured at the wall with a plug. Idle it draws 6.8 W.',
  );
  expect(found('I measured at the wall with a plug. It is little.')).toBeNull();
});
