import { FACTOR_IDS, FACTORS, type FactorId, type FactorScores, GATE_CAP, type Gate } from '@citelight/contracts';

/** What scoring needs to know of an audit; `score` is 0…1, null unless it was scored. */
export type ScoredAudit = { id: string; factor: FactorId; weight: number; score: number | null };

/** Points of 100 that an audit brought and that can still be won there. */
export type Points = { won: number; lost: number };

export type Score = {
  overallScore: number;
  /** Before gates: exactly the sum of all points won. */
  sum: number;
  scores: FactorScores;
  /** One entry an audit, in the order given. */
  points: Points[];
  gates: Gate[];
};

/** A condition that caps the score: no content makes up for it. */
export type ClosedGate = { id: string; title: string; because: string };

/** Points are whole multiples of 2⁻²⁴: such sums are exact in floating point, in any order, so that the ledger adds up to the last bit. */
const UNITS_PER_POINT = 2 ** 24;
const ALL_UNITS = 100 * UNITS_PER_POINT;

/**
 * A factor is the weighted mean of its scored audits, the sum is the weighted mean of the factors that have one, and a gate caps the result. Audits that do not apply,
 * could not be measured or failed leave the denominator, as does a factor without any scored audit (null). Won and lost points of all audits sum to exactly 100,
 * or to 0 where nothing was scored.
 */
export function scoreAudits(audits: readonly ScoredAudit[], closedGates: readonly ClosedGate[]): Score {
  const counts = (audit: ScoredAudit): audit is ScoredAudit & { score: number } => audit.score !== null && audit.weight > 0;
  const weightOf = (factor: FactorId) =>
    audits.filter((audit) => audit.factor === factor && counts(audit)).reduce((sum, { weight }) => sum + weight, 0);
  const measured = new Map(FACTOR_IDS.map((factor) => [factor, weightOf(factor)]));

  // Each audit's weight of the whole, added up in listing order; rounding the running total leaves no rest.
  const shares = audits.map((audit) =>
    counts(audit) ? (FACTORS[audit.factor].weight * audit.weight) / (measured.get(audit.factor) ?? 1) : 0,
  );
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
  return { overallScore, sum, scores: factorScores(audits.filter(counts)), points, gates };
}

/** 0…100 by factor; null where nothing was scored. */
function factorScores(audits: readonly (ScoredAudit & { score: number })[]): FactorScores {
  const scoreOf = (factor: FactorId): number | null => {
    const own = audits.filter((audit) => audit.factor === factor);
    const weight = own.reduce((sum, audit) => sum + audit.weight, 0);
    return weight === 0 ? null : (100 * own.reduce((sum, audit) => sum + audit.weight * audit.score, 0)) / weight;
  };
  const entries = FACTOR_IDS.map((factor) => [factor, scoreOf(factor)] as const);
  return Object.fromEntries(entries) as FactorScores; // safe: one entry for each factor
}
