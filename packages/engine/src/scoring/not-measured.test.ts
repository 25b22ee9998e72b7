import type { AuditResult } from '@citelight/contracts';
import { expect, it } from 'vitest';
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
  expect(notMeasured(audits)).toEqual([
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
