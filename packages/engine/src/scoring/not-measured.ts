import type { AuditResult, NotMeasured } from '@citelight/contracts';
import type { EdgeProbe } from '../artifacts/visit.ts';

const ELSEWHERE: readonly NotMeasured[] = [
  {
    id: 'authority-trust/independent-mentions',
    what: 'Mentions on other sites',
    because: 'This needs a source outside your site, and none is connected.',
  },
  { id: 'authority-trust/referring-domains', what: 'Links from other sites', because: 'This needs a link index, and none is connected.' },
  {
    id: 'authority-trust/reviews',
    what: 'Reviews on independent platforms',
    because: 'This needs data from review platforms, and none is connected.',
  },
];

/** Share of a page's words in the answer to a second request below which that is another text: well beyond what the comparison errs by, and a changing list or date. */
const SAME_TEXT = 0.8;

/** What cannot be told of a site that answers a second request with another text: whether its pages say what was read the first time. */
function changingAnswers(edge: readonly EdgeProbe[]): NotMeasured[] {
  const again = edge.flatMap(({ agent, similarity, challenge }) =>
    agent === 'browser' && challenge === null && similarity !== null ? [similarity] : [],
  );
  const changed = again.filter((similarity) => similarity < SAME_TEXT);
  if (changed.length === 0) return [];
  const share = Math.round(100 * Math.min(...changed));
  return [
    {
      id: 'crawl/changing-answers',
      what: 'Pages that change between two requests',
      because: `${again.length === 1 ? 'The page' : `${changed.length} of ${again.length} pages`} that we requested again, as a browser, had other text: ${changed.length === 1 ? '' : 'down to '}${share} % of the same words. This report rests on the first answer.`,
    },
  ];
}

/** What the report does not know: audits without a measurement, what changes from one request to the next, and what stands on other sites. */
export const notMeasured = (audits: readonly AuditResult[], edge: readonly EdgeProbe[]): NotMeasured[] => [
  ...audits
    .filter((audit) => audit.state === 'unmeasured' || audit.state === 'error')
    .map((audit) => ({ id: audit.id, what: audit.title, because: audit.because ?? 'No reason was given.' })),
  ...changingAnswers(edge),
  ...ELSEWHERE.filter(({ id }) => !audits.some((audit) => audit.id === id)),
];
