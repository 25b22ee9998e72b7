import type { listScoreHistory } from '@citelight/contracts/api/data';
import type { Result } from '@citelight/contracts/endpoint';
import { FACTOR_IDS, FACTORS } from '@citelight/contracts/scores';

export type ScorePoint = Result<typeof listScoreHistory>['items'][number];
export type Change = { title: string; from: number | null; to: number | null; by: number };

/** What moved between two reports by a tenth of a point or more: overall first, then the factors by how far they moved. */
export function changesBetween(before: ScorePoint, after: ScorePoint): Change[] {
  const factors = FACTOR_IDS.map((id) => ({
    title: FACTORS[id].title as string,
    from: before.scores?.[id] ?? null,
    to: after.scores?.[id] ?? null,
  }))
    .map((change) => ({ ...change, by: (change.to ?? 0) - (change.from ?? 0) }))
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by));
  const overall = { title: 'Overall', from: before.overall_score, to: after.overall_score, by: after.overall_score - before.overall_score };
  return [overall, ...factors].filter(({ from, to, by }) => Math.abs(by) >= 0.05 || (from === null) !== (to === null));
}
