import { displayScore } from '@citelight/contracts/scores';

type Scored = { rubric_version: string; overall_score: number };

/** Points since the report before, as scores are shown; null where there is none, or two rubrics would be compared. */
export function pointsSince(before: Scored | undefined, after: Scored | undefined): number | null {
  if (!before || !after || before.rubric_version !== after.rubric_version) return null;
  return displayScore(after.overall_score) - displayScore(before.overall_score);
}
