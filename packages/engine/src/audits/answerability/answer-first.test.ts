import { describe, expect, it } from 'vitest';
import {
  aPage,
  type BlockDraft,
  findingsOf,
  gatheredPages,
  goodPage,
  heading,
  listItem,
  paragraph,
  proseOf,
  scoreOf,
  tableRow,
  verdictOf,
} from '../testing.ts';
import { answerFirst } from './answer-first.ts';

const FILLER = [
  'Many families look at their bills when winter comes. The first cold days always arrive too early, and nobody likes a cold bathroom in the morning.',
  'Long ago people burned wood in an open fire. Later came coal, and after that oil and gas were burned in cellars everywhere on the continent.',
  'Installers are busy in autumn. Whoever calls early gets a better date, and a second offer from the next town never hurts anybody who plans ahead.',
  'Neighbours talk about noise a lot. A visit to somebody who already owns such a machine settles most of these questions within five minutes or so.',
];
const ANSWER = 'A heat pump costs 12,000 to 25,000 euros, installation included.';
const article = (blocks: BlockDraft[], draft: object = {}) =>
  aPage({
    document: {
      title: 'What does a heat pump cost?',
      blocks: [heading(1, 'What does a heat pump cost?'), ...blocks],
      links: [],
      meta: {},
      ...draft,
    },
  });
const withAnswerAt = (place: number) => article([...FILLER.slice(0, place), ANSWER, ...FILLER.slice(place)].map((text) => paragraph(text)));

describe('answer-first', () => {
  it('passes where the answer opens the page', () => {
    for (const type of ['home', 'article', 'product', 'docs', 'faq'] as const)
      expect(scoreOf(answerFirst, gatheredPages(goodPage(type))), type).toBe(1);
    expect(scoreOf(answerFirst, gatheredPages(withAnswerAt(0)))).toBe(1);
  });
  it('V2 falls as the answer moves down, and to nothing without one', () => {
    const ladder = [0, 1, 2, 3, 4].map((place) => scoreOf(answerFirst, gatheredPages(withAnswerAt(place))));
    for (const [at, score] of ladder.entries()) if (at > 0) expect(score).toBeLessThanOrEqual(ladder[at - 1] ?? 0);
    expect(ladder.at(-1)).toBeLessThan(0.2);
    expect(scoreOf(answerFirst, gatheredPages(article(FILLER.map((text) => paragraph(text)))))).toBe(0);
  });
  it('a sentence further down makes no answer worse, whatever words of the headline it takes up', () => {
    const text = 'Heat pump cost: the complete guide';
    const rest = proseOf(24).split(/(?<=\.) /);
    const more = 'This guide is complete enough for careful owners, and it was read by many of them before it went online.';
    const scoreWith = (sentences: string[]) =>
      scoreOf(
        answerFirst,
        gatheredPages(article([], { title: text, blocks: [heading(1, text), ...sentences.map((one) => paragraph(one))] })),
      );
    const sentences = [ANSWER, ...rest];
    expect(scoreWith(sentences)).toBe(1);
    for (let at = 1; at <= sentences.length; at += 1) expect(scoreWith(sentences.toSpliced(at, 0, more)), `${at}`).toBe(1);
  });
  it('a short answer goes on in the sentence after it; a greeting does not', () => {
    const scoreOfText = (text: string) =>
      scoreOf(
        answerFirst,
        gatheredPages(
          article([paragraph(text)], {
            title: 'How long does importing staff take?',
            blocks: [heading(1, 'How long does importing staff take?'), paragraph(text)],
          }),
        ),
      );
    expect(scoreOfText('Importing staff from a CSV file is quick. The file needs one row for each person with a name and a role.')).toBe(1);
    expect(scoreOfText('Welcome to our page. The file needs one row for each person with a name and a role.')).toBeLessThan(1);
  });
  it('falls little by little as sentences are put before the answer', () => {
    const above = proseOf(40).split(/(?<=\.) /);
    const scores = above.map((_, count) =>
      scoreOf(answerFirst, gatheredPages(article([...above.slice(0, count), ANSWER, ...FILLER].map((text) => paragraph(text))))),
    );
    expect(scores[0]).toBe(1);
    for (const [at, score] of scores.entries())
      if (at > 0) {
        expect(score).toBeLessThanOrEqual(scores[at - 1] ?? 0);
        expect(score).toBeGreaterThan((scores[at - 1] ?? 0) - 0.25);
      }
    expect(scores.at(-1)).toBe(0);
  });
  it('finds a price in a table or a list as well', () => {
    const asked = 'How much does a heat pump cost?';
    const scoreWith = (...prices: BlockDraft[]) => {
      const blocks = [heading(1, asked), paragraph(proseOf(6)), ...prices, paragraph(proseOf(50)), paragraph('A heat pump costs £9,000.')];
      return scoreOf(answerFirst, gatheredPages(article([], { title: asked, blocks })));
    };
    expect(scoreWith(tableRow('Small house · £9,000'))).toBe(1);
    expect(scoreWith(paragraph('£5,000–£9,000'))).toBe(1);
    expect(scoreWith(tableRow('Small house · one day'))).toBeLessThan(0.5);
  });
  it('asks nothing of the words that only frame a headline', () => {
    for (const frame of ['Heat pump cost: the complete guide', 'Heat pump cost explained', 'The cost of a heat pump: a checklist']) {
      const draft = { title: frame, blocks: [heading(1, frame), ...[ANSWER, ...FILLER].map((text) => paragraph(text))] };
      expect(scoreOf(answerFirst, gatheredPages(article([], draft))), frame).toBe(1);
    }
    const german = [
      'Mehltypen nennen in Deutschland den Aschegehalt von 100 g Mehl in Milligramm.',
      'Der Teig geht über Nacht im Keller auf.',
    ];
    const draft = {
      title: 'Mehltypen erklärt',
      lang: 'de',
      blocks: [heading(1, 'Mehltypen erklärt'), ...german.map((text) => paragraph(text))],
    };
    expect(scoreOf(answerFirst, gatheredPages(article([], draft)))).toBe(1);
  });
  it('a year in a headline asks nothing', () => {
    const texts = ['SaltConf is a meeting of people who restore salt marshes.', proseOf(30), 'The days are 11 and 12 March 2027.'];
    const blocks = [heading(1, 'SaltConf 2027'), ...texts.map((one) => paragraph(one))];
    const meeting = article([], { title: 'SaltConf 2027: two days on marshes', meta: { 'og:site_name': 'SaltConf' }, blocks });
    expect(scoreOf(answerFirst, gatheredPages(meeting))).toBe(1);
  });
  it('takes neither an announcement nor a question nor a row of keywords for the answer', () => {
    for (const sentence of [
      'In this article we explain everything about the cost of a heat pump and what buyers should know.',
      'Have you ever wondered what a good heat pump may cost in a normal family house today?',
      'Heat pump cost heat pump price cheap heat pump best heat pump offer heat pump deal.',
    ])
      expect(scoreOf(answerFirst, gatheredPages(article([sentence, ...FILLER].map((text) => paragraph(text))))), sentence).toBe(0);
  });
  it('asks for an answer under each question heading', () => {
    const good = [paragraph(ANSWER), heading(2, 'How long does it last?'), paragraph('It lasts twenty years with care.')];
    expect(scoreOf(answerFirst, gatheredPages(article(good)))).toBe(1);
    expect(scoreOf(answerFirst, gatheredPages(article([...good, heading(2, 'Is it loud?')])))).toBeCloseTo(0.6875);
    expect(findingsOf(answerFirst, gatheredPages(article([...good, heading(2, 'Is it loud?')])))).toMatch(/Is it loud/);
  });
  it('V4 gains nothing from 50 empty questions or one answer for all', () => {
    const base = [FILLER[0] ?? '', FILLER[1] ?? '', ANSWER, FILLER[2] ?? ''].map((text) => paragraph(text));
    const before = scoreOf(answerFirst, gatheredPages(article(base)));
    const empty = Array.from({ length: 50 }, (_, at) => heading(2, `Is question ${at} open?`));
    expect(scoreOf(answerFirst, gatheredPages(article([...base, ...empty])))).toBeLessThan(before);
    const same = empty.flatMap((question) => [question, paragraph('Call us and we will tell you all about it.')]);
    expect(scoreOf(answerFirst, gatheredPages(article([...base, ...same])))).toBeLessThan(before);
  });
  it('does not apply to contact pages', () =>
    expect(verdictOf(answerFirst, gatheredPages(goodPage('contact'))).state).toBe('notApplicable'));
});

it('a question that is answered under headings of its own is answered', () => {
  const of = (...blocks: BlockDraft[]) =>
    findingsOf(
      answerFirst,
      gatheredPages(
        aPage({
          document: {
            pageType: 'home',
            title: 'Heat pumps',
            links: [],
            blocks: [heading(1, 'Heat pumps'), paragraph('A heat pump moves heat from the air into the house, all year round.'), ...blocks],
          },
        }),
      ),
    );
  const reasons = [heading(3, 'Small groups'), paragraph('Each teacher knows the children by their names.')];
  expect(of(heading(2, 'Why a heat pump?'), ...reasons)).not.toContain('no direct answer');
  expect(of(heading(2, 'Why a heat pump?'), listItem('01'), ...reasons)).not.toContain('no direct answer');
  // Names in a row are a list.
  const towns = 'Acme covers West Yorkshire: Leeds, Bradford, Halifax, Wakefield, Huddersfield, Dewsbury, Keighley and Pudsey.';
  expect(of(heading(2, 'Which towns do you serve?'), paragraph(towns))).not.toContain('no direct answer');
  expect(of(heading(2, 'Why a heat pump?'), heading(2, 'Small groups'), paragraph('Each teacher knows the children.'))).toContain(
    'no direct answer',
  );
});

it('says nothing of a question that the report calls answered', () => {
  const question = 'How long does a heat pump of Acme last?';
  const announced = paragraph('In this article we explain how long a heat pump of Acme lasts, which is 20 years.');
  const asked = (text: string) => gatheredPages(article([paragraph(ANSWER), heading(2, text), announced]));
  expect(findingsOf(answerFirst, asked(question))).not.toContain('no direct answer');
  expect(findingsOf(answerFirst, asked('Is it loud?'))).toContain('no direct answer');
});

it('takes a promise right under a question for its answer', () => {
  const asked = article([paragraph(ANSWER), heading(2, 'What if my kiln breaks within a year?'), paragraph('We’ll mend it with you.')]);
  expect(findingsOf(answerFirst, gatheredPages(asked))).not.toContain('no direct answer');
});

it('says which answers are meant: those of headlines, those of headings, or both', () => {
  const announced = paragraph('In this article we explain everything about it and about what buyers should know.');
  const [late, headings] = [
    article([], { title: 'How long does a server last?', blocks: [heading(1, 'How long does a server last?'), announced] }),
    article([paragraph(ANSWER), heading(2, 'Is it loud?'), announced]),
  ].map((page, at) => ({ ...page, url: `https://acme.test/${at}`, finalUrl: `https://acme.test/${at}` }));
  const fixOf = (...pages: (typeof late)[]) => {
    const verdict = verdictOf(answerFirst, gatheredPages(...pages.filter((page) => page !== undefined)));
    return verdict.state === 'scored' ? (verdict.fix ?? answerFirst.fix).split(/[.,] /, 1)[0] : verdict.state;
  };
  expect(fixOf(late)).toBe('Answer the main question at the top of {pages}');
  expect(fixOf(headings)).toBe('Answer the question of each heading right below it on {pages}');
  expect(fixOf(late, headings)).toBe('Put answers first on {pages}');
});

it('a headline that asks for no price and no time may be answered in other words', () => {
  const told = 'Real safety is no product; it is a set of habits that keep strangers out and one copy in a drawer.';
  const of = (title: string) =>
    findingsOf(answerFirst, gatheredPages(article([], { title, blocks: [heading(1, title), paragraph(told)] })));
  expect(of('How long does a server last?')).toContain('No sentence near the top answers the headline.');
  for (const title of ['How do I protect a server?', 'How to protect a server', 'When did you last protect a server?'])
    expect(of(title)).toBe('');
});

it('a headline that only names a thing is not told that a sentence about it comes late', () => {
  const after = [1, 2, 3].map((at) =>
    paragraph(`Step ${at} of the installation asks for the pump control that you want, and for a folder with much room.`),
  );
  const late = 'The installation of the pump control needs 200 MB of memory and takes ten minutes on a small board.';
  const of = (title: string) =>
    gatheredPages(
      aPage({
        document: {
          ...{ title, pageType: 'docs', links: [], meta: {} },
          blocks: [heading(1, title), ...FILLER.slice(0, 2).map((text) => paragraph(text)), paragraph(late), ...after],
        },
      }),
    );
  expect(findingsOf(answerFirst, of('Installation of the pump control'))).toBe('');
});

it.each([
  ['Which rooms does a heat pump suit? It suits rooms of all sizes, be they old or new.', false],
  ['Which rooms does a heat pump suit?', true],
  ['Which rooms does a heat pump suit? In this article we look at rooms.', true],
  ['Which room is yours? Heat pumps are quiet.', true],
])('a teaser may repeat the question before it answers: %s', (text, isOpen) => {
  const asked = article([paragraph(ANSWER), heading(2, 'Which rooms does a heat pump suit?'), paragraph(text)]);
  expect(findingsOf(answerFirst, gatheredPages(asked)).includes('no direct answer')).toBe(isOpen);
});
