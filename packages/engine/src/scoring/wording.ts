import { type AuditResult, displayScore, FACTOR_IDS, FACTORS, type FactorId, type Recommendation, scoreBand } from '@citelight/contracts';
import { oneDecimal } from './recommendations.ts';
import type { Outcome } from './run-audits.ts';
import type { Score } from './score.ts';

/** Sentences of a report that is drawn from this site: each names what was found, where, or what it is worth. */

const SAID = 5;
const STRONG = 0.9;

/** A finding without its full stop: its address follows. */
const found = (what: string) => what.replace(/\.$/, '');
const lowered = (title: string) => (/^\p{Lu}{2}/u.test(title) ? title : title.slice(0, 1).toLowerCase() + title.slice(1));

/** "on all 8 pages it applies to", "on 5 of 8 pages", "on the one page it applies to". */
function onPages(count: number, applicable: number): string {
  if (count < applicable) return `on ${count} of ${applicable === 1 ? '1 page' : `${applicable} pages`}`;
  return applicable === 1 ? 'on the one page it applies to' : `on all ${applicable} pages it applies to`;
}

/** The pages that are without fault, or the host for what is asked of the site as a whole. An audit may be as good as passed though no page is quite without fault. */
const scope = ({ pages }: AuditResult, host: string) =>
  !pages
    ? `on ${host}`
    : pages.faultless > 0
      ? onPages(pages.faultless, pages.applicable)
      : `almost in full ${onPages(pages.applicable, pages.applicable)}`;

/** The audits that brought most among those that are as good as without fault. */
export function strengths(audits: readonly AuditResult[], host: string): string[] {
  return audits
    .filter((audit) => audit.score !== null && audit.score >= STRONG && audit.pointsWon > 0)
    .map((audit, listed) => ({ audit, listed }))
    .sort((a, b) => b.audit.pointsWon - a.audit.pointsWon || a.listed - b.listed)
    .slice(0, SAID)
    .map(
      ({ audit }) =>
        `${audit.title} ${scope(audit, host)}: ${oneDecimal(audit.pointsWon)} of ${oneDecimal(audit.pointsWon + audit.pointsLost)} points.`,
    );
}

/** The audits that cost most, each with the first thing found. */
export function weaknesses(outcomes: readonly Outcome[], audits: readonly AuditResult[], host: string): string[] {
  return audits
    .map((audit, listed) => ({ audit, listed, title: outcomes[listed]?.audit.failTitle ?? audit.title }))
    .filter(({ audit }) => audit.pointsLost >= 0.05)
    .sort((a, b) => b.audit.pointsLost - a.audit.pointsLost || a.listed - b.listed)
    .slice(0, SAID)
    .map(({ audit, title }) => {
      const first = audit.findings[0];
      const told = first ? ` ${found(first.what)} (${first.where}).` : '';
      const where = audit.pages ? onPages(audit.pages.applicable - audit.pages.faultless, audit.pages.applicable) : `on ${host}`;
      return `${title} ${where}: ${oneDecimal(audit.pointsLost)} points lost.${told}`;
    });
}

/** Factors that have a score, the best first; of equals the one shown first. */
function ranked(scores: Score['scores']): { id: FactorId; score: number }[] {
  return FACTOR_IDS.flatMap((id) => (scores[id] === null ? [] : [{ id, score: scores[id] }])).sort((a, b) => b.score - a.score);
}

const tellFactor = ({ id, score }: { id: FactorId; score: number }) => `${FACTORS[id].title} (${displayScore(score)})`;

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
  const failTitle = (audit: AuditResult) => outcomes.find((outcome) => outcome.audit.id === audit.id)?.audit.failTitle ?? audit.title;
  const sentences = [`${host} scores ${displayScore(overallScore)} of 100, which is ${scoreBand(overallScore)}.`];
  for (const gate of gates)
    sentences.push(
      `The score is capped at ${gate.cap} (${displayScore(sum)} without the cap), because ${lowered(gate.title)}: ${gate.because}`,
    );
  const order = ranked(scores);
  const [best, worst] = [order[0], order.at(-1)];
  if (best) {
    const won = leading(audits, best.id, 'pointsWon');
    const where = won?.pages && (won.pages.faultless > 0 || (won.score ?? 0) >= STRONG) ? `, ${scope(won, host)}` : '';
    sentences.push(`It is strongest in ${tellFactor(best)}${won ? `: ${lowered(won.title)}${where}` : ''}.`);
  }
  if (worst && worst !== best) {
    const lost = leading(audits, worst.id, 'pointsLost');
    sentences.push(
      `It is weakest in ${tellFactor(worst)}${lost ? `: ${lowered(failTitle(lost))}, which costs ${oneDecimal(lost.pointsLost)} points` : ''}.`,
    );
  }
  if (first) {
    const finding = first.findings[0];
    const where = finding ? ` ${found(finding.what)} (${finding.where}).` : '';
    sentences.push(`First to repair, for up to ${oneDecimal(first.recoverablePoints)} points: ${lowered(first.title)}.${where}`);
  }
  return sentences.join(' ');
}
