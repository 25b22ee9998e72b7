import { type AuditResult, displayScore, FACTOR_IDS, FACTORS, type FactorId, type Recommendation, scoreBand } from '@citelight/contracts';
import { oneDecimal } from './recommendations.ts';
import type { Outcome } from './run-audits.ts';
import type { Score } from './score.ts';

/** Short sentences of a report, from this site's results. */

const MOST_SENTENCES = 5;
const STRONG = 0.9;

const pagesOf = (count: number, applicable: number) => `${count} of ${applicable === 1 ? '1 page' : `${applicable} pages`}`;

/** The pages without fault. A check can be as good as passed though no page is quite without fault. */
const passedOn = ({ pages }: AuditResult) =>
  !pages ? '' : pages.faultless > 0 ? ` (${pagesOf(pages.faultless, pages.applicable)})` : ' (small gaps)';
const failedOn = ({ pages }: AuditResult) => (pages ? ` (${pagesOf(pages.applicable - pages.faultless, pages.applicable)})` : '');

/** What a problem is called: the audit's own name for it, or that of the cause that was found. */
const failTitleOf = (outcome: Outcome | undefined): string | undefined =>
  (outcome?.verdict.state === 'scored' ? outcome.verdict.failTitle : undefined) ?? outcome?.audit.failTitle;

/** The audits that brought most among those that are as good as without fault. */
export function strengths(audits: readonly AuditResult[]): string[] {
  return audits
    .filter((audit) => audit.score !== null && audit.score >= STRONG && audit.pointsWon > 0)
    .sort((a, b) => b.pointsWon - a.pointsWon)
    .slice(0, MOST_SENTENCES)
    .map((audit) => `${audit.title}${passedOn(audit)}.`);
}

/** The audits that cost most, each with the pages affected. */
export function weaknesses(outcomes: readonly Outcome[], audits: readonly AuditResult[]): string[] {
  return audits
    .map((audit, listed) => ({ audit, listed, title: failTitleOf(outcomes[listed]) ?? audit.title }))
    .filter(({ audit }) => audit.pointsLost >= 0.05)
    .sort((a, b) => b.audit.pointsLost - a.audit.pointsLost)
    .slice(0, MOST_SENTENCES)
    .map(({ audit, title }) => `${title}${failedOn(audit)}.`);
}

/** Factors that have a score, the best first; of equals the one shown first. */
function ranked(scores: Score['scores']): { id: FactorId; score: number }[] {
  return FACTOR_IDS.flatMap((id) => (scores[id] === null ? [] : [{ id, score: scores[id] }])).sort((a, b) => b.score - a.score);
}

const factorWithScore = ({ id, score }: { id: FactorId; score: number }) => `${FACTORS[id].title} (${displayScore(score)})`;

/** The audit of a factor that weighs most in a direction, for the reason behind the factor's score. */
const leading = (audits: readonly AuditResult[], factor: FactorId, points: 'pointsWon' | 'pointsLost') =>
  audits.filter((audit) => audit.factor === factor && audit[points] > 0).sort((a, b) => b[points] - a[points])[0];

/** The band of the score, the strongest and the weakest factor with what makes them so, a gate where one is closed, and the first thing to do. */
export function summary(
  host: string,
  { overallScore, scores, gates, sum }: Score,
  outcomes: readonly Outcome[],
  audits: readonly AuditResult[],
  first: Recommendation | undefined,
): string {
  const failTitle = (audit: AuditResult) => failTitleOf(outcomes.find((outcome) => outcome.audit.id === audit.id)) ?? audit.title;
  const sentences = [`${host} scores ${displayScore(overallScore)} of 100, which is ${scoreBand(overallScore)}.`];
  for (const gate of gates) sentences.push(`The score is capped at ${gate.cap} (${displayScore(sum)} without the cap). ${gate.because}`);
  const order = ranked(scores);
  const [best, worst] = [order[0], order.at(-1)];
  if (best) {
    const won = leading(audits, best.id, 'pointsWon');
    const passed = won && ((won.pages?.faultless ?? 0) > 0 || (won.score ?? 0) >= STRONG) ? ` ${won.title}${passedOn(won)}.` : '';
    sentences.push(`Your strongest factor is ${factorWithScore(best)}.${passed}`);
  }
  if (worst && worst !== best) {
    const lost = leading(audits, worst.id, 'pointsLost');
    sentences.push(
      `Your weakest factor is ${factorWithScore(worst)}.${lost ? ` ${failTitle(lost)}${failedOn(lost)}. This costs ${oneDecimal(lost.pointsLost)} points.` : ''}`,
    );
  }
  if (first) sentences.push(`Fix first, for up to ${oneDecimal(first.recoverablePoints)} points: ${first.title}.`);
  return sentences.join(' ');
}
