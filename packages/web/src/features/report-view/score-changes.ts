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

/** The vertical lines of the chart: another rubric, and fixes that a report confirmed; `fixes`: how many the report of this id did. */
export function chartNotes(points: readonly ScorePoint[], fixes: ReadonlyMap<string, number>): { at: number; text: string }[] {
  return points.flatMap(({ report_id, created_at, rubric_version }, index) => {
    const before = points[index - 1];
    const fixed = fixes.get(report_id);
    const texts = [
      ...(before && before.rubric_version !== rubric_version ? [`rubric ${rubric_version}`] : []),
      ...(fixed ? [`${fixed} fixed`] : []),
    ];
    return texts.length > 0 ? [{ at: Date.parse(created_at), text: texts.join(', ') }] : [];
  });
}

/** Why scores here differ from those in the reports; null where they do not. */
export function rescoredNote(points: readonly ScorePoint[]): string | null {
  const rescored = points.filter(({ given }) => given !== null).length;
  if (rescored === 0) return null;
  const [which, keeps] = rescored === 1 ? ['1 report', 'it keeps'] : [`${rescored} reports`, 'each keeps'];
  return `We scored ${which} again with a newer rubric so that scores compare; ${keeps} the score it was given.`;
}
