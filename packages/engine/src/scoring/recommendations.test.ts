import type { AuditResult } from '@citelight/contracts';
import { describe, expect, it } from 'vitest';
import { recommendations } from './recommendations.ts';

const audit = (id: string, pointsLost: number, draft: Partial<AuditResult> = {}): AuditResult => ({
  id,
  factor: 'authorityTrust',
  title: 'Fine',
  state: 'scored',
  score: 0.5,
  weight: 1,
  pointsWon: 0,
  pointsLost,
  tier: 'V',
  because: null,
  findings: [{ where: 'https://acme.test/a', what: `${id} is amiss.` }],
  findingsTotal: 1,
  why: 'Why.',
  fix: `Mend ${id}. Do it well.`,
  effort: 'low',
  sources: [],
  contested: null,
  pages: null,
  ...draft,
});
const advise = (...audits: AuditResult[]) => recommendations(audits, { gates: [] }, []);

describe('advice', () => {
  it.each([
    ['authority-trust/named-author', 'structured-data/author-person'],
    ['answerability/claims-sourced', 'authority-trust/outbound-sources'],
    ['topic-freshness/freshness', 'topic-freshness/date-agreement'],
  ])('of %s and %s is one, and worth what the ledger says when both are repaired', (first, other) => {
    const audits = [audit(other, 1.25, { factor: 'structuredData' }), audit(first, 2.5), audit('authority-trust/policies', 0.5)];
    const advice = advise(...audits);
    expect(advice.map(({ auditId }) => auditId)).toEqual([first, 'authority-trust/policies']);
    expect(advice[0]).toMatchObject({ recoverablePoints: 3.75, impact: expect.stringContaining('several factors') });
    expect(advice[0]?.findings.map(({ what }) => what)).toEqual([`${first} is amiss.`, `${other} is amiss.`]);
    expect(advice.reduce((sum, { recoverablePoints }) => sum + recoverablePoints, 0)).toBe(
      audits.reduce((sum, { pointsLost }) => sum + pointsLost, 0),
    );
  });

  it('of the second alone stands by itself', () => {
    const advice = advise(audit('structured-data/author-person', 1), audit('authority-trust/named-author', 0));
    expect(advice.map(({ auditId }) => auditId)).toEqual(['structured-data/author-person']);
  });

  it('tells a change of the template from one of each page', () => {
    const pages = { applicable: 14, faultless: 0 };
    expect(advise(audit('content-extraction/landmarks', 1, { pages }))[0]?.description).toContain('one change in their template');
    expect(advise(audit('answerability/on-topic', 1, { pages }))[0]?.description).toContain('page by page, 14 pages');
    expect(advise(audit('content-extraction/landmarks', 1, { pages: { applicable: 14, faultless: 4 } }))[0]?.description).toContain(
      '10 of 14 pages',
    );
  });
});
