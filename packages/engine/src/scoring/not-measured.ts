import type { AuditResult, NotMeasured } from '@citelight/contracts';

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

/** What the report does not know: audits without a measurement, and what stands on other sites. */
export const notMeasured = (audits: readonly AuditResult[]): NotMeasured[] => [
  ...audits
    .filter((audit) => audit.state === 'unmeasured' || audit.state === 'error')
    .map((audit) => ({ id: audit.id, what: audit.title, because: audit.because ?? 'No reason was given.' })),
  ...ELSEWHERE.filter(({ id }) => !audits.some((audit) => audit.id === id)),
];
