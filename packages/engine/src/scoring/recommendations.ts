import { type AuditResult, type Effort, FACTORS, type Fix, type Recommendation } from '@citelight/contracts';
import { NO_TEXT } from '../audits/audit.ts';
import { mainTextInRawHtml } from '../audits/content-extraction/main-text-in-raw-html.ts';
import { priorityOf } from '../topics/priorities.ts';
import { splitFix } from './fix-text.ts';
import { AUDIT_OF_GATE } from './gates.ts';
import type { Score } from './score.ts';

/** Points below which a fault is not worth a recommendation: it shows as 0.0. */
export const WORTH_SAYING = 0.05;
/** Findings handed on with the recommendation. */
const HANDED_ON = 10;
/** What a point may cost: a fix of low effort counts as one of high effort that brings four times as much. */
const COST: Record<Effort, number> = { low: 1, medium: 2, high: 4 };

/** Nothing but that pages hold no text: the repair is that they hold one, which is advised once. */
const isOfMissingText = ({ id, findings, findingsTotal }: AuditResult): boolean =>
  id !== mainTextInRawHtml.id && findings.length > 0 && findingsTotal === findings.length && findings.every(({ what }) => what === NO_TEXT);

export const oneDecimal = (points: number): string => points.toFixed(1);

/**
 * What to do, in order: what opens a gate first, for until then nothing else shows in the score; then by recoverable points against effort.
 * The points behind a gate are added to those of the audit whose repair opens it.
 */
export function recommendations(audits: readonly AuditResult[], { gates }: Pick<Score, 'gates'>, fixes: readonly Fix[]): Recommendation[] {
  const behindGate = new Map<string, number>();
  for (const gate of gates) {
    const auditId = AUDIT_OF_GATE.get(gate.id);
    if (auditId) behindGate.set(auditId, gate.pointsLost);
  }
  const without = audits.filter(isOfMissingText);
  const ofMissingText = without.reduce((sum, { pointsLost }) => sum + pointsLost, 0);
  return audits
    .flatMap((audit, listed) => {
      if (without.includes(audit)) return [];
      const { title, rest } = splitFix(audit.fix);
      const gate = behindGate.get(audit.id);
      const merged = audit.id === mainTextInRawHtml.id ? ofMissingText : 0;
      const points = audit.pointsLost + (gate ?? 0) + merged;
      if (points < WORTH_SAYING) return [];
      const capped = gate === undefined ? '' : `, ${oneDecimal(gate)} of them held back by the cap on the overall score`;
      const recommendation: Recommendation = {
        title,
        description: rest,
        priority: priorityOf({ points, gated: gate !== undefined }),
        impact: `Recovers up to ${oneDecimal(points)} of 100 points in ${merged > 0 ? 'several factors' : FACTORS[audit.factor].title}${capped}.`,
        recoverablePoints: points,
        effort: audit.effort,
        auditId: audit.id,
        factor: audit.factor,
        findings: audit.findings.slice(0, HANDED_ON),
        fixIds: fixes.filter((fix) => fix.auditId === audit.id).map((fix) => fix.id),
        aiWritten: false,
      };
      return [{ recommendation, gated: gate !== undefined, worth: points / COST[audit.effort], listed }];
    })
    .sort((a, b) => Number(b.gated) - Number(a.gated) || b.worth - a.worth || a.listed - b.listed)
    .map(({ recommendation }) => recommendation);
}
