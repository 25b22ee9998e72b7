import {
  FACTOR_IDS,
  FACTOR_LIMITED_BELOW,
  FACTORS,
  type FactorId,
  type FactorLimit,
  type FactorLimits,
  type FactorScores,
  GATE_CAP,
  type Gate,
} from '@citelight/contracts';

/** What scoring needs to know of an audit; `score` is 0…1, null unless it was scored. */
export type ScoredAudit = { id: string; factor: FactorId; weight: number; score: number | null };

/** Points of 100 that an audit brought and that can still be won there. */
export type Points = { won: number; lost: number };

export type Score = {
  overallScore: number;
  /** Before gates: exactly the sum of all points won. */
  sum: number;
  scores: FactorScores;
  /** Share of the rubric's weight that was scored, 0…1. */
  share: number;
  factorLimits: FactorLimits;
  /** One entry an audit, in the order given. */
  points: Points[];
  gates: Gate[];
};

/** A condition that caps the score: no content makes up for it. */
export type ClosedGate = { id: string; title: string; because: string };

/** Points are whole multiples of 2⁻²⁴: such sums are exact in floating point, in any order, so that the ledger adds up to the last bit. */
const UNITS_PER_POINT = 2 ** 24;
const ALL_UNITS = 100 * UNITS_PER_POINT;

const RUBRIC_WEIGHT = FACTOR_IDS.reduce((sum, id) => sum + FACTORS[id].weight, 0);

type Counted = ScoredAudit & { score: number };
const counts = (audit: ScoredAudit): audit is Counted => audit.score !== null && audit.weight > 0;
const weightOf = (audits: readonly ScoredAudit[]) => audits.reduce((sum, { weight }) => sum + weight, 0);

/**
 * The sum is the points won of those that could be won over the whole rubric: the weight of an audit does not depend on what else its factor holds. A factor is the same over its own
 * audits (null without any), and a gate caps the result. Audits that do not apply, could not be measured or failed leave the denominator. Won and lost points of all audits sum to
 * exactly 100, or to 0 where nothing was scored.
 */
export function scoreAudits(audits: readonly ScoredAudit[], closedGates: readonly ClosedGate[]): Score {
  const counted = audits.filter(counts);
  // Added up in listing order; rounding the running total leaves no rest.
  const shares = audits.map((audit) => (counts(audit) ? audit.weight : 0));
  const total = shares.reduce((sum, share) => sum + share, 0);
  let running = 0;
  let given = 0;
  const points = audits.map((audit, index): Points => {
    if (!counts(audit)) return { won: 0, lost: 0 };
    running += shares[index] ?? 0;
    const units = Math.round((running / total) * ALL_UNITS) - given;
    given += units;
    const won = Math.round(units * audit.score);
    return { won: won / UNITS_PER_POINT, lost: (units - won) / UNITS_PER_POINT };
  });

  const sum = points.reduce((all, { won }) => all + won, 0);
  const overallScore = closedGates.length > 0 ? Math.min(sum, GATE_CAP) : sum;
  const gates = closedGates.map((gate) => ({ ...gate, cap: GATE_CAP, pointsLost: sum - overallScore }));
  const share = Math.min(1, weightOf(counted) / RUBRIC_WEIGHT);
  const byFactor = Map.groupBy(counted, ({ factor }) => factor);
  return { overallScore, sum, scores: ofEach(byFactor, factorScore), share, factorLimits: ofEach(byFactor, factorLimit), points, gates };
}

const ofEach = <T>(byFactor: ReadonlyMap<FactorId, readonly Counted[]>, derive: (own: readonly Counted[], factor: FactorId) => T) =>
  Object.fromEntries(FACTOR_IDS.map((id) => [id, derive(byFactor.get(id) ?? [], id)])) as Record<FactorId, T>; // safe: one entry for each factor

const wonOf = (own: readonly Counted[]) => own.reduce((sum, { weight, score }) => sum + weight * score, 0);

/** 0…100; null where nothing was scored. */
const factorScore = (own: readonly Counted[]): number | null => (own.length === 0 ? null : (100 * wonOf(own)) / weightOf(own));

/** Between which scores the factor would be, whatever came of the audits that were not scored. */
function factorLimit(own: readonly Counted[], factor: FactorId): FactorLimit | null {
  const whole = FACTORS[factor].weight;
  const judged = weightOf(own);
  if (judged >= whole * FACTOR_LIMITED_BELOW) return null;
  const low = (100 * wonOf(own)) / whole;
  return { share: judged / whole, low, high: low + (100 * (whole - judged)) / whole };
}
