import type { AuditResult } from '@citelight/contracts';
import { expect, it } from 'vitest';
import type { EdgeProbe } from '../artifacts/visit.ts';
import { notMeasured } from './not-measured.ts';

const audit = (id: string, state: AuditResult['state'], because: string | null = null) =>
  ({ id, state, title: `Title ${id}`, because }) as AuditResult;

it('what was not measured comes first, then what stands on other sites', () => {
  const audits = [
    audit('a', 'scored'),
    audit('b', 'unmeasured', 'No browser.'),
    audit('c', 'error'),
    audit('d', 'notApplicable', 'No articles.'),
    audit('authority-trust/reviews', 'scored'),
  ];
  expect(notMeasured(audits, [])).toEqual([
    { id: 'b', what: 'Title b', because: 'No browser.' },
    { id: 'c', what: 'Title c', because: 'No reason was given.' },
    {
      id: 'authority-trust/independent-mentions',
      what: 'Mentions on other sites',
      because: 'This needs a source outside your site, and none is connected.',
    },
    { id: 'authority-trust/referring-domains', what: 'Links from other sites', because: 'This needs a link index, and none is connected.' },
  ]);
});

const again = (similarity: number | null, more: Partial<EdgeProbe> = {}): EdgeProbe => ({
  ...{ url: 'https://acme.test/', agent: 'browser', status: 200, code: null, challenge: null },
  similarity,
  ...more,
});
it.each<[string, EdgeProbe[], string | null]>([
  ['nothing was requested again', [], null],
  ['the same text', [again(0.8), again(1)], null],
  ['no page', [again(null)], null],
  ['a challenge', [again(0.1, { challenge: 'Just a moment' })], null],
  ['another text to a crawler, which is a check of its own', [again(1), again(0.1, { agent: 'OAI-SearchBot' })], null],
  ['another text', [again(0.79)], 'The page that we requested again, as a browser, had other text: 79 % of the same words.'],
  [
    'other texts',
    [again(0.7), again(0.4), again(0.9)],
    '2 of 3 pages that we requested again, as a browser, had other text: down to 40 % of the same words.',
  ],
])('a second answer that differs is named: %s', (_, edge, because) =>
  expect(notMeasured([], edge).filter(({ id }) => id === 'crawl/changing-answers')).toEqual(
    because === null
      ? []
      : [
          {
            id: 'crawl/changing-answers',
            what: 'Pages that change between two requests',
            because: `${because} This report rests on the first answer.`,
          },
        ],
  ),
);
