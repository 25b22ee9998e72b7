import type { Assessment } from '@citelight/contracts';

/** What changed from one assessment to a later one: scores, and every check whose result is another. */
export function compareReports(earlier: Assessment, later: Assessment) {
  const before = new Map(earlier.audits.map((audit) => [audit.id, audit]));
  const after = new Map(later.audits.map((audit) => [audit.id, audit]));
  const changes = [...new Set([...before.keys(), ...after.keys()])].flatMap((checkId) => {
    const [was, is] = [before.get(checkId), after.get(checkId)];
    if (was && is && was.state === is.state && was.score === is.score) return [];
    const named = is ?? was;
    const resultOf = (audit: typeof was) => (audit ? { state: audit.state, score: audit.score, pointsLost: audit.pointsLost } : null);
    return [{ checkId, title: named?.title, factor: named?.factor, earlier: resultOf(was), later: resultOf(is) }];
  });
  const facts = ({ assessedAt, rubricVersion, overallScore, scores }: Assessment) => ({ assessedAt, rubricVersion, overallScore, scores });
  return {
    earlier: facts(earlier),
    later: facts(later),
    change: later.overallScore - earlier.overallScore,
    /** Scores of different rubrics differ by the method as well. */
    sameMethod: earlier.rubricVersion === later.rubricVersion,
    changes,
  };
}
