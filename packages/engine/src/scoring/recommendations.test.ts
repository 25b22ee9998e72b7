import type { AuditResult, Fix } from '@citelight/contracts';
import { describe, expect, it } from 'vitest';
import { landmarks } from '../audits/content-extraction/landmarks.ts';
import { mainContentExtractable } from '../audits/content-extraction/main-content-extractable.ts';
import { recommendations } from './recommendations.ts';
import type { Repair } from './repairs.ts';

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
  it.each(['answerability/depth', 'topic-freshness/breadth', 'authority-trust/checkable-evidence'])(
    'to have more of what is counted by degrees is given below half: %s',
    (id) => {
      expect(advise(audit(id, 2, { score: 0.49 })).map(({ auditId }) => auditId)).toEqual([id]);
      expect(advise(audit(id, 2, { score: 0.5 }))).toEqual([]);
      expect(advise(audit('authority-trust/policies', 2, { score: 0.9 }))).toHaveLength(1);
    },
  );

  it.each([
    ['authority-trust/named-author', 'structured-data/author-person'],
    ['topic-freshness/freshness', 'topic-freshness/date-agreement'],
    ['content-extraction/landmarks', 'content-extraction/main-content-extractable'],
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

  it('says what to do, for how much, and where', () => {
    const advice = recommendations([audit('authority-trust/policies', 0.5)], { gates: [] }, [
      { id: 'fix-1', auditId: 'authority-trust/policies' },
      { id: 'fix-2', auditId: 'authority-trust/other' },
    ] as Fix[]);
    expect(advice).toEqual([
      {
        ...{ title: 'Mend authority-trust/policies', description: 'Do it well.', priority: 'low', recoverablePoints: 0.5, effort: 'low' },
        impact: 'Recovers up to 0.5 of 100 points in Authority & Trust.',
        ...{ auditId: 'authority-trust/policies', factor: 'authorityTrust', fixIds: ['fix-1'], aiWritten: false },
        findings: [{ where: 'https://acme.test/a', what: 'authority-trust/policies is amiss.' }],
      },
    ]);
  });

  it('begins with what opens a gate, and adds the points behind it', () => {
    const gates = [{ id: 'edge-refuses-ai', title: 'Refused', because: 'x', cap: 40, pointsLost: 30 }];
    const audits = [audit('a/b', 60), audit('crawler-access/edge-parity', 0.5, { factor: 'crawlerAccess' })];
    const [first, second] = recommendations(audits, { gates }, []);
    expect(first).toMatchObject({
      ...{ auditId: 'crawler-access/edge-parity', recoverablePoints: 30.5, priority: 'high' },
      impact: 'Recovers up to 30.5 of 100 points in Crawler Access, 30.0 of them held back by the cap on the overall score.',
    });
    expect(second).toMatchObject({
      auditId: 'a/b',
      recoverablePoints: 60,
      impact: 'Recovers up to 60.0 of 100 points in Authority & Trust.',
    });
  });

  it('shares the points behind several gates, so that each counts once', () => {
    const gates = ['edge-refuses-ai', 'home-noindex'].map((id) => ({ id, title: 'Shut', because: 'x', cap: 40, pointsLost: 30 }));
    const audits = ['crawler-access/edge-parity', 'crawler-access/index-eligible'].map((id) => audit(id, 5, { factor: 'crawlerAccess' }));
    const advice = recommendations(audits, { gates }, []);
    expect(advice.map(({ recoverablePoints }) => recoverablePoints)).toEqual([20, 20]);
    expect(advice[0]?.impact).toBe(
      'Recovers up to 20.0 of 100 points in Crawler Access, 15.0 of them held back by the cap on the overall score until both of its causes are gone.',
    );
  });

  it('is in order of points against effort, of equals as listed, and worth a twentieth of a point', () => {
    const audits = [
      audit('low', 1),
      audit('nothing', 0.049),
      audit('high', 4.4, { effort: 'high' }),
      audit('medium', 2.5, { effort: 'medium' }),
      audit('listed', 1),
      audit('least', 0.05),
    ];
    expect(advise(...audits).map(({ auditId }) => auditId)).toEqual(['medium', 'high', 'low', 'listed', 'least']);
  });

  it('hands on ten findings, each once', () => {
    const found = (at: number, more: object = {}) => ({ where: `https://acme.test/${at}`, what: 'Amiss.', ...more });
    const many = Array.from({ length: 12 }, (_, at) => found(at));
    const findingsOf = (...findings: AuditResult['findings']) => advise(audit('a', 1, { findings }))[0]?.findings;
    expect(findingsOf(...many)).toEqual(many.slice(0, 10));
    const kinds = [found(1), found(1, { what: 'Else.' }), found(1, { snippet: 'x' }), found(2)];
    expect(findingsOf(...kinds, ...kinds)).toEqual(kinds);
  });

  it('on what other faults may rest comes first, behind what opens a gate alone, and is not joined with theirs', () => {
    const four = { pages: { applicable: 4, faultless: 0 } };
    const cause = audit('content-extraction/main-content-extractable', 0.1, four);
    const audits = [audit('content-extraction/landmarks', 5), cause, audit('crawler-access/answer-engines-allowed', 1)];
    const gates = [{ id: 'answer-engines-barred', title: 'Shut', because: 'x', cap: 40, pointsLost: 3 }];
    const advice = recommendations(audits, { gates }, [], new Set([cause.id]));
    expect(advice.map(({ auditId }) => auditId)).toEqual([
      'crawler-access/answer-engines-allowed',
      'content-extraction/main-content-extractable',
      'content-extraction/landmarks',
    ]);
    expect(advice[1]).toMatchObject({ priority: 'high', description: 'Do it well.' });
  });

  it('of two is one with the words of both, and says so where they are of one factor', () => {
    const [first, second] = [
      audit('topic-freshness/freshness', 1),
      audit('topic-freshness/date-agreement', 1, { fix: 'Agree. On one date.' }),
    ];
    expect(advise(first, second)[0]).toMatchObject({
      description: 'Do it well. On one date.',
      impact: 'Recovers up to 2.0 of 100 points in Authority & Trust.',
    });
    expect(advise(first, { ...second, pointsLost: 0 })[0]?.description).toBe('Do it well.');
    const fixes = [{ id: 'fix-1', auditId: second.id }] as Fix[];
    expect(recommendations([first, second], { gates: [] }, fixes)[0]?.fixIds).toEqual(['fix-1']);
  });

  it('reads well where a missing <main> fails two checks', () => {
    const both = [audit(landmarks.id, 1, { fix: landmarks.fix }), audit(mainContentExtractable.id, 1, { fix: mainContentExtractable.fix })];
    expect(advise(...both).map(({ description }) => description)).toEqual([
      'Use <main> once for the content and <nav> for menus. Wrap the main content in <main> or <article>, and keep menus, teasers and footers outside it and under 3,000 characters.',
    ]);
  });

  it('of the second alone stands by itself', () => {
    const advice = advise(audit('structured-data/author-person', 1), audit('authority-trust/named-author', 0));
    expect(advice.map(({ auditId }) => auditId)).toEqual(['structured-data/author-person']);
  });

  it.each<[Repair | null, AuditResult['effort'], AuditResult['effort'], string]>([
    [{ by: 'template', pages: 12 }, 'low', 'low', ' Effort: one change in the template that these 12 pages share.'],
    [{ by: 'page', pages: 12 }, 'low', 'medium', ' Effort: page by page, 12 pages.'],
    [{ by: 'page', pages: 10 }, 'medium', 'high', ' Effort: page by page, 10 pages.'],
    [{ by: 'page', pages: 10 }, 'high', 'high', ' Effort: page by page, 10 pages.'],
    [{ by: 'page', pages: 9 }, 'low', 'low', ' Effort: page by page, 9 pages.'],
    [null, 'low', 'low', ''],
  ])('tells a change of the template from one of each page: %j, effort %s is %s', (repair, effort, shown, note) => {
    const faulty = audit('content-extraction/landmarks', 1, { effort, pages: { applicable: 14, faultless: 0 } });
    const repairs = new Map(repair ? [[faulty.id, repair]] : []);
    const [advice] = recommendations([faulty], { gates: [] }, [], new Set(), repairs);
    expect(advice).toMatchObject({ description: `Do it well.${note}`, effort: shown });
    // What has one cause is repaired there.
    expect(recommendations([faulty], { gates: [] }, [], new Set([faulty.id]), repairs)[0]).toMatchObject({
      description: 'Do it well.',
      effort,
    });
  });

  it('is in order of what a repair of many pages takes', () => {
    const audits = [audit('a', 1.5), audit('b', 1)];
    const order = (pages: number) =>
      recommendations(audits, { gates: [] }, [], new Set(), new Map([['a', { by: 'page', pages }]])).map(({ auditId }) => auditId);
    expect([order(9), order(10)]).toEqual([
      ['a', 'b'],
      ['b', 'a'],
    ]);
  });
});
