import { describe, expect, it } from 'vitest';
import {
  type Count,
  citedSites,
  dueTimes,
  engineResult,
  hostOf,
  nameOf,
  ownerOf,
  type Prompt,
  questionsOfReport,
  retrySeconds,
  type SeriesOf,
  trendOf,
  type Voice,
} from './visibility.rules.ts';

describe('what a website is called', () => {
  it.each([
    ['https://www.Acme.example/x', 'acme.example'],
    ['https://wwwacme.example', 'wwwacme.example'],
    ['Acme', 'acme'],
    ['www.acme', 'acme'],
  ])('the host of %s', (url, host) => expect(hostOf(url)).toBe(host));
  it.each([
    [' Acme Ltd ', 'acme.example', 'Acme Ltd'],
    ['acme.example', 'acme.example', 'acme'],
    ['WWW.acme.example', 'acme.example', 'acme'],
    ['localhost', 'localhost', 'localhost'],
    ['  ', 'acme.example', 'acme.example'],
    ['a'.repeat(300), 'x.example', 'a'.repeat(100)],
  ])('%j at %s', (name, host, called) => expect(nameOf(name, host)).toBe(called));
});

it('questions of a report that stand by themselves become questions of the panel', () => {
  const question = (text: string, more: object = {}) => ({ question: text, topic: null, selfContained: true, ...more });
  expect(
    questionsOfReport([
      question('Why?', { topic: 't'.repeat(500) }),
      question('no'),
      question('yes'),
      question('And of it?', { selfContained: false }),
      question('q'.repeat(2_000)),
    ]).map(({ text, topic }) => [text, topic?.length ?? null]),
  ).toEqual([
    ['Why?', 100],
    ['yes', null],
  ]);
  expect(questionsOfReport(Array.from({ length: 500 }, (_, at) => question(`Question ${at}`)))).toHaveLength(200);
});

it('repeats are spread over the days of a round', () => {
  const start = new Date('2026-11-21T10:00:00Z');
  const days = (plan: { repeats: number; days: number }) => dueTimes(plan, start).map((due) => due.toISOString().slice(8, 13));
  expect(days({ repeats: 4, days: 2 })).toEqual(['21T10', '21T10', '22T10', '22T10']);
  expect(days({ repeats: 2, days: 7 })).toEqual(['21T10', '24T10']);
  expect([0, 1, 2].map(retrySeconds)).toEqual([15, 30, 60]);
});

const count = (round_id: string, position: number, mentioned: number, more: Partial<Count> = {}): Count => ({
  round_id,
  engine: 'openai',
  position,
  answers: 10,
  mentioned,
  cited: 0,
  ...more,
});
const prompts: Prompt[] = [
  { position: 0, text: 'a', kind: 'open' },
  { position: 1, text: 'b', kind: 'open' },
  { position: 2, text: 'c', kind: 'branded' },
];
const round = (round_id: string, series: string, more: Partial<SeriesOf> = {}): SeriesOf => ({
  round_id,
  engine: 'openai',
  series,
  created_at: `2026-11-0${round_id}T00:00:00Z`,
  ...more,
});
const voice = (position: number, owner: 'own' | 'rival', answers: number, more: Partial<Voice> = {}): Voice => ({
  engine: 'openai',
  position,
  entity: owner,
  owner,
  answers,
  ...more,
});

describe('the results of an engine', () => {
  const input = {
    roundId: '2',
    engine: 'openai',
    prompts,
    counts: [
      count('2', 0, 8, { cited: 4 }),
      count('2', 1, 2),
      count('2', 2, 10),
      count('2', 0, 10, { engine: 'anthropic' }),
      count('1', 0, 5),
      count('1', 1, 5),
      count('1', 2, 0),
    ],
    voices: [
      voice(0, 'own', 6),
      voice(0, 'rival', 2),
      voice(1, 'rival', 4),
      voice(2, 'own', 9),
      voice(1, 'own', 9, { engine: 'anthropic' }),
    ],
    series: [round('2', 's'), round('1', 's')],
  } as const;

  it('are of its own questions that name nobody; those that do stand apart', () => {
    const result = engineResult(input);
    expect(result).toMatchObject({ engine: 'openai', name: 'OpenAI', noChange: null });
    expect([result.mentioned.rate, result.mentioned.n, result.cited.rate, result.branded?.hits]).toEqual([0.5, 20, 0.2, 10]);
    expect(result.mentionChange?.difference).toBeCloseTo(0);
    expect(result.citationChange?.difference).toBeCloseTo(0.2);
  });
  it('count what is said of us against all that are named', () => {
    const shareWith = (voices: readonly Voice[]) => JSON.stringify(engineResult({ ...input, voices }).share);
    expect(shareWith(input.voices)).toBe(shareWith([voice(0, 'own', 6), voice(0, 'rival', 2), voice(1, 'rival', 4)]));
    expect(shareWith([voice(0, 'own', 6)])).not.toBe(shareWith(input.voices));
    expect(shareWith([voice(0, 'rival', 6)])).not.toBe(shareWith([voice(0, 'own', 6)]));
  });
  it('have no share of branded questions where there are none', () => {
    expect(engineResult({ ...input, prompts: prompts.slice(0, 2) }).branded).toBeNull();
  });
  it.each([
    ['a first round', [round('2', 's')], 'This is the first round with this engine. The next one with the same questions can be compared.'],
    [
      'a first round of this engine',
      [round('2', 's'), round('1', 's', { engine: 'anthropic' })],
      'This is the first round with this engine. The next one with the same questions can be compared.',
    ],
    [
      'a new series',
      [round('2', 's'), round('1', 'r')],
      'The questions, the model, the search tool or the place changed since the last round, so a new series begins here.',
    ],
  ])('are compared with nothing after %s', (_case, series, sentence) => {
    expect(engineResult({ ...input, series })).toMatchObject({ mentionChange: null, citationChange: null, noChange: sentence });
  });
  it('are compared with the last round of the same series', () => {
    const counts = [...input.counts, count('0', 0, 10), count('0', 1, 10)];
    const result = engineResult({ ...input, counts, series: [round('2', 's'), round('1', 'r'), round('0', 's')] });
    expect(result.mentionChange?.difference).toBeCloseTo(-0.5);
  });
});

it('a trend goes from the oldest round to the newest, and leaves out rounds without answers', () => {
  const series = [round('3', 's'), round('2', 's'), round('1', 's', { engine: 'anthropic' }), round('1', 's')];
  const counts = [count('3', 0, 5), count('3', 2, 10), count('2', 9, 1), count('1', 0, 10), count('1', 0, 0, { engine: 'anthropic' })];
  const open = new Map([
    ['3', new Set([0])],
    ['1', new Set([0])],
  ]);
  expect(
    trendOf(series, counts, open).map(({ round: id, engine, at, series: of, mentioned }) => [id, engine, at, of, mentioned.hits]),
  ).toEqual([
    ['1', 'openai', '2026-11-01T00:00:00Z', 's', 10],
    ['1', 'anthropic', '2026-11-01T00:00:00Z', 's', 0],
    ['3', 'openai', '2026-11-03T00:00:00Z', 's', 5],
  ]);
});

describe('sites that answers cite', () => {
  const entities = [
    { owner: 'own', domains: ['shop.example', 'shop.test'] },
    { owner: 'rival', domains: ['rival.example'] },
  ] as const;
  it.each([
    ['shop.example', 'own'],
    ['blog.shop.test', 'own'],
    ['myshop.example', 'other'],
    ['www.rival.example', 'rival'],
  ])('%s is of %s', (site, owner) => expect(ownerOf(site, entities)).toBe(owner));

  it('are listed by their answers, with their pages and the questions where only they are cited', () => {
    const cited = (site: string, position: number, answers: number, pages: string[], own_cited = false) => ({
      site,
      position,
      answers,
      pages,
      own_cited,
    });
    expect(
      citedSites(
        [
          cited('b.example', 2, 1, ['/1', '/2', '/3']),
          cited('b.example', 1, 2, ['/3', '/4', '/5', '/6']),
          cited('b.example', 1, 0, []),
          cited('b.example', 10, 0, [], true),
          cited('a.example', 10, 3, ['/']),
          cited('shop.example', 0, 9, ['/own']),
        ],
        entities,
      ),
    ).toEqual([
      { site: 'shop.example', owner: 'own', answers: 9, pages: ['/own'], instead: [] },
      { site: 'a.example', owner: 'other', answers: 3, pages: ['/'], instead: [10] },
      { site: 'b.example', owner: 'other', answers: 3, pages: ['/1', '/2', '/3', '/4', '/5'], instead: [1, 2] },
    ]);
    expect(
      citedSites(
        Array.from({ length: 40 }, (_, at) => cited(`${at}.example`, 0, 1, [])),
        [],
      ),
    ).toHaveLength(30);
  });
});
