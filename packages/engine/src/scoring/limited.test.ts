import { expect, it } from 'vitest';
import { limitedBy, limitedByLanguage } from './limited.ts';
import type { Outcome } from './run-audits.ts';

const outcome = (factor: string, weight: number, verdict: object): Outcome => ({ audit: { factor, weight }, verdict }) as Outcome;
const unread = { state: 'unmeasured', because: 'no word lists for the language of the pages' };
const scored = (share?: number) => ({ state: 'scored', score: 1, share });
const no = (because: string) => ({ state: 'notApplicable', because });

it.each([
  ['fi', 'Finnish'],
  ['xx', 'the language with the code xx'],
])('a site in %s is in %s, and says what was left out', (code, name) => {
  const outcomes = [
    outcome('answerability', 5, unread),
    outcome('answerability', 5, unread),
    outcome('answerability', 5, scored()),
    outcome('crawlerAccess', 5, scored()),
    outcome('structuredData', 5, { ...unread, because: 'no browser' }),
    outcome('authorityTrust', 5, unread),
    outcome('topicFreshness', 5, { ...unread, state: 'notApplicable' }),
  ];
  expect(limitedByLanguage(outcomes, { share: 0.456 }, code)).toEqual({
    share: 0.456,
    reason: `The site is in ${name}, and we have no word lists for it yet. Checks that read sentences were left out: Answerability & Citability (2 checks) and Authority & Trust (1 check). We suggest no questions of our own there, and we cannot tell whether a price, a time or a definition answers one. Checks worth 46 of 100 points were judged.`,
  });
});

it.each<[string, number, Outcome[], string | null]>([
  ['enough was judged', 0.6, [], null],
  [
    'all that applies was judged',
    0.5,
    [outcome('answerability', 9, scored())],
    'Checks worth 50 of 100 points could be judged. The main reason: No check applies.',
  ],
  [
    'what was judged does not count',
    0.5,
    [outcome('answerability', 9, scored()), outcome('answerability', 2, no('no shop'))],
    'Checks worth 50 of 100 points could be judged. The main reason: No shop.',
  ],
  ['nothing is known', 0, [], 'Checks worth 0 of 100 points could be judged. The main reason: No check applies.'],
  [
    'one reason weighs most',
    0.594,
    [outcome('answerability', 3, no('few pages')), outcome('answerability', 2, no('no shop')), outcome('answerability', 2, no('no shop'))],
    'Checks worth 59 of 100 points could be judged. The main reason: No shop.',
  ],
  [
    'texts are short',
    0.1,
    [outcome('answerability', 4, scored(0.25)), outcome('answerability', 9, scored()), outcome('answerability', 2, no('no shop'))],
    'Checks worth 10 of 100 points could be judged. The main reason: The texts are too short for what they are judged by.',
  ],
])('a report is limited where too little was judged: %s', (_, share, outcomes, reason) =>
  expect(limitedBy(outcomes, { share, gates: [] })).toEqual(reason && { share, reason }),
);

it('a site without text is limited by that', () => {
  const gate = (id: string, because: string) => ({ id, title: 'x', because, cap: 40, pointsLost: 1 });
  const gates = [gate('home-noindex', 'Noindex.'), gate('no-text', 'The HTML holds no text.')];
  expect(limitedBy([outcome('answerability', 3, no('few pages'))], { share: 0.2, gates })?.reason).toBe(
    'Checks worth 20 of 100 points could be judged. The main reason: The HTML holds no text.',
  );
});
