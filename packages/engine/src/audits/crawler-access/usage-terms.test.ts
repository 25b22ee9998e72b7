import { describe, expect, it } from 'vitest';
import { aVisit, findingsOf, gatheredFrom, goodPage, scoreOf, verdictOf } from '../testing.ts';
import { usageTerms as audit } from './usage-terms.ts';

describe(audit.id, () => {
  it('weighs nothing and shows the terms with their line', () => {
    const body = 'User-agent: *\nContent-Signal: search=yes, ai-train=no\nAllow: /\nLicense: https://acme.test/license.xml\n';
    const gathered = gatheredFrom(aVisit({ robots: { body }, pages: [goodPage('home', { headers: { 'content-usage': 'train-ai=n' } })] }));
    expect(audit.weight).toBe(0);
    expect(scoreOf(audit, gathered)).toBe(1);
    expect(findingsOf(audit, gathered)).toMatch(/Line 2.*search=yes[\s\S]*Line 4[\s\S]*content-usage/);
  });

  it('says so where there are none', () => expect(findingsOf(audit, gatheredFrom(aVisit()))).toContain('No terms of use'));

  it('is unmeasured where no page was read', () => {
    expect(verdictOf(audit, gatheredFrom(aVisit({ pages: [] })))).toMatchObject({ state: 'unmeasured' });
  });
});
