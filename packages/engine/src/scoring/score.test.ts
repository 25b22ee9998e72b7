import { FACTOR_IDS, FACTORS, GATE_CAP, LIMITED_BELOW } from '@citelight/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ScoredAudit, scoreAudits } from './score.ts';

const audits = fc.array(
  fc.record({
    id: fc.string(),
    factor: fc.constantFrom(...FACTOR_IDS),
    weight: fc.constantFrom(0, 0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6),
    score: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
  }),
  { maxLength: 80 },
);
const anything = (list: readonly ScoredAudit[]) => list.some(({ weight, score }) => weight > 0 && score !== null);
const shuffled = fc.array(fc.nat(), { minLength: 80, maxLength: 80 });

describe('the points ledger', () => {
  it('sums to the score exactly, in any order', () => {
    fc.assert(
      fc.property(audits, shuffled, (list, keys) => {
        const { sum, points } = scoreAudits(list, []);
        const order = points.map((_, index) => index).sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0));
        expect(order.reduce((all, index) => all + (points[index]?.won ?? 0), 0)).toBe(sum);
      }),
    );
  });

  it('has exactly 100 points, won or lost, as soon as anything is scored', () => {
    fc.assert(
      fc.property(audits, (list) => {
        const { points } = scoreAudits(list, []);
        expect(points.reduce((all, { won, lost }) => all + won + lost, 0)).toBe(anything(list) ? 100 : 0);
        for (const { won, lost } of points) expect(Math.min(won, lost)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('gives every audit the same points for its weight, whatever else its factor holds', () => {
    fc.assert(
      fc.property(audits, (list) => {
        const { points } = scoreAudits(list, []);
        const counted = list.filter(({ weight, score }) => weight > 0 && score !== null);
        const all = counted.reduce((sum, { weight }) => sum + weight, 0);
        for (const [index, { weight, score }] of list.entries()) {
          const { won = 0, lost = 0 } = points[index] ?? {};
          expect(won + lost).toBeCloseTo(score === null || all === 0 ? 0 : (100 * weight) / all, 4);
          expect(won).toBeCloseTo((won + lost) * (score ?? 0), 4);
        }
      }),
    );
  });
});

describe('the score', () => {
  it('never rises when any audit falls, with or without a gate', () => {
    fc.assert(
      fc.property(audits, fc.nat(), fc.double({ min: 0, max: 1, noNaN: true }), fc.boolean(), (list, at, share, gated) => {
        const gates = gated ? [{ id: 'g', title: 't', because: 'b' }] : [];
        const lowered = list.map((audit, index) =>
          index === at % Math.max(1, list.length) && audit.score !== null ? { ...audit, score: audit.score * share } : audit,
        );
        expect(scoreAudits(lowered, gates).overallScore).toBeLessThanOrEqual(scoreAudits(list, gates).overallScore);
      }),
      { numRuns: 300 },
    );
  });

  const one = (score: number | null, factor: ScoredAudit['factor'] = 'crawlerAccess', weight = 2): ScoredAudit => ({
    id: 'a',
    factor,
    weight,
    score,
  });

  it('is 100 for a site without fault and 0 for one without merit', () => {
    const all = FACTOR_IDS.flatMap((factor) => [one(1, factor), one(1, factor, 1.5)]);
    expect(scoreAudits(all, []).overallScore).toBe(100);
    expect(
      scoreAudits(
        all.map((audit) => ({ ...audit, score: 0 })),
        [],
      ).overallScore,
    ).toBe(0);
  });

  it('leaves what was not measured out of the denominator', () => {
    const list = [one(1), one(null), one(0.5, 'answerability'), one(null, 'structuredData')];
    const { scores, points, sum } = scoreAudits(list, []);
    expect(scores).toMatchObject({ crawlerAccess: 100, answerability: 50, structuredData: null, authorityTrust: null });
    expect(points[1]).toEqual({ won: 0, lost: 0 });
    expect(sum).toBeCloseTo((2 * 100 + 2 * 50) / 4, 6);
  });

  it('lets no audit cost more than 1.7 times its weight while 60 % of the rubric is judged', () => {
    const whole = FACTOR_IDS.map((factor) => one(1, factor, FACTORS[factor].weight));
    const judged = whole.map((audit) => (['answerability', 'authorityTrust'].includes(audit.factor) ? { ...audit, score: null } : audit));
    const { points, share } = scoreAudits([...judged, one(0, 'authorityTrust', 2)], []);
    expect(share).toBeCloseTo(0.66, 9);
    expect(points.at(-1)?.lost).toBeLessThanOrEqual(1.7 * 2);
  });

  it('lets none cost more than that whatever else is judged, unless the report is limited', () => {
    fc.assert(
      fc.property(audits, (list) => {
        const { points, share } = scoreAudits(list, []);
        if (share >= LIMITED_BELOW)
          for (const [at, { lost }] of points.entries()) expect(lost).toBeLessThanOrEqual(1.7 * (list[at]?.weight ?? 0) + 1e-6);
      }),
      { numRuns: 1000 },
    );
  });

  it('gives the range of a factor of which less than half could be judged', () => {
    const { factorLimits } = scoreAudits([one(0.5, 'authorityTrust', 4), one(1, 'crawlerAccess', 10), one(null, 'answerability', 22)], []);
    expect(factorLimits.authorityTrust?.share).toBeCloseTo(4 / 14, 9);
    expect(factorLimits.authorityTrust?.low).toBeCloseTo((100 * 2) / 14, 9);
    expect(factorLimits.authorityTrust?.high).toBeCloseTo((100 * 12) / 14, 9);
    expect(factorLimits.crawlerAccess).toBeNull();
    expect(factorLimits.answerability).toEqual({ share: 0, low: 0, high: 100 });
  });

  it('is not moved by an audit of weight 0', () => {
    const list = [one(0.7), one(0.2, 'answerability')];
    for (const score of [0, 1]) expect(scoreAudits([...list, one(score, 'crawlerAccess', 0)], []).sum).toBe(scoreAudits(list, []).sum);
  });

  it('is capped by a gate, which says what it costs; the ledger stays', () => {
    const { overallScore, sum, gates } = scoreAudits([one(0.9)], [{ id: 'g', title: 'Shut', because: 'x' }]);
    expect(overallScore).toBe(GATE_CAP);
    expect(gates).toEqual([{ id: 'g', title: 'Shut', because: 'x', cap: GATE_CAP, pointsLost: sum - GATE_CAP }]);
    expect(scoreAudits([one(0.3)], [{ id: 'g', title: 'Shut', because: 'x' }]).gates[0]?.pointsLost).toBe(0);
  });
});
