import { type AuditResult, type Effort, FACTORS, type Fix, type Recommendation } from '@citelight/contracts';
import { splitFix } from '../audits/fix-text.ts';
import { PLENTY } from '../audits/quotable.ts';
import { priorityOf } from '../topics/priorities.ts';
import { AUDIT_OF_GATE } from './gates.ts';
import type { Repair } from './repairs.ts';
import type { Score } from './score.ts';

/** Points below which a fault is not worth a recommendation: it shows as 0.0. */
export const WORTH_SAYING = 0.05;
/** Findings handed on with the recommendation. */
const HANDED_ON = 10;
/** What a point may cost: a fix of low effort counts as one of high effort that brings four times as much. */
const COST: Record<Effort, number> = { low: 1, medium: 2, high: 4 };

/** Checks whose faults one change repairs: they are one piece of advice, that of the first. */
const TOGETHER: readonly (readonly [first: string, ...others: string[]])[] = [
  ['authority-trust/named-author', 'structured-data/author-person'],
  ['topic-freshness/freshness', 'topic-freshness/date-agreement'],
  ['authority-trust/named-people', 'authority-trust/checkable-evidence'],
  ['content-extraction/landmarks', 'content-extraction/main-content-extractable'],
];
const LEADS = new Map(TOGETHER.flatMap(([first, ...others]) => others.map((other) => [other, first] as const)));

/** The audit under which a fault is advised; its own where nothing is to be done about the first. */
function adviceOf(audits: readonly AuditResult[], causes: ReadonlySet<string>): (audit: AuditResult) => string {
  const open = new Set(audits.filter(({ pointsLost }) => pointsLost > 0).map(({ id }) => id));
  return ({ id }) => {
    const first = LEADS.get(id);
    return first !== undefined && open.has(first) && !causes.has(id) ? first : id;
  };
}

/** Checks that count by degrees: from half on there is a lot already, and more of it is no repair. */
const BY_DEGREES: ReadonlySet<string> = new Set(['answerability/depth', 'authority-trust/checkable-evidence', 'topic-freshness/breadth']);
const isPlenty = ({ id, score }: AuditResult): boolean => BY_DEGREES.has(id) && (score ?? 0) >= PLENTY;

/** Pages from which on a repair of each of them is more work than one. */
const MANY_PAGES = 10;
const MORE: Record<Effort, Effort> = { low: 'medium', medium: 'high', high: 'high' };

const repairNote = ({ by, pages }: Repair): string =>
  by === 'template' ? `Effort: one change in the template that these ${pages} pages share.` : `Effort: page by page, ${pages} pages.`;
const effortOf = (effort: Effort, repair: Repair | undefined): Effort =>
  repair?.by === 'page' && repair.pages >= MANY_PAGES ? MORE[effort] : effort;

/** Findings of several checks, each text of each place once, the first check's first. */
function findingsOf(audits: readonly AuditResult[]): AuditResult['findings'] {
  const seen = new Set<string>();
  return audits
    .flatMap(({ findings }) => findings)
    .filter(({ where, what, snippet }) => {
      const key = `${where} ${what} ${snippet ?? ''}`;
      return !seen.has(key) && seen.add(key);
    });
}

export const oneDecimal = (points: number): string => points.toFixed(1);

/**
 * What to do, in order: what opens a gate first, for until then nothing else shows in the score; then what other faults may rest on; then by recoverable points against effort.
 * The points behind the gates are shared by the audits whose repairs open them: each point counts once, and comes when the last gate is open.
 */
export function recommendations(
  audits: readonly AuditResult[],
  { gates }: Pick<Score, 'gates'>,
  fixes: readonly Fix[],
  causes: ReadonlySet<string> = new Set(),
  repairs: ReadonlyMap<string, Repair> = new Map(),
): Recommendation[] {
  const behindGate = new Map<string, number>();
  const opening = new Map(gates.flatMap(({ id, pointsLost }) => [[AUDIT_OF_GATE.get(id), pointsLost] as const]));
  for (const [auditId, pointsLost] of opening) if (auditId) behindGate.set(auditId, pointsLost / opening.size);
  const adviceFor = adviceOf(audits, causes);
  return audits
    .flatMap((audit) => {
      if (adviceFor(audit) !== audit.id || isPlenty(audit)) return [];
      // The check itself comes first.
      const own = [audit, ...audits.filter((one) => one !== audit && one.pointsLost > 0 && adviceFor(one) === audit.id && !isPlenty(one))];
      const { title, rest } = splitFix(audit.fix);
      // What has one cause is repaired there.
      const repair = causes.has(audit.id) ? undefined : repairs.get(audit.id);
      const effort = effortOf(audit.effort, repair);
      const gate = behindGate.get(audit.id);
      const points = own.reduce((sum, { pointsLost }) => sum + pointsLost, 0) + (gate ?? 0);
      const several = new Set(own.map(({ factor }) => factor)).size > 1;
      if (points < WORTH_SAYING) return [];
      const together =
        behindGate.size < 2 ? '' : ` until ${behindGate.size === 2 ? 'both' : `all ${behindGate.size}`} of its causes are gone`;
      const capped = gate === undefined ? '' : `, ${oneDecimal(gate)} of them held back by the cap on the overall score${together}`;
      const recommendation: Recommendation = {
        title,
        description: [rest, ...own.slice(1).map(({ fix }) => splitFix(fix).rest), ...(repair ? [repairNote(repair)] : [])].join(' '),
        priority: priorityOf({ points, gated: gate !== undefined || causes.has(audit.id) }),
        impact: `Recovers up to ${oneDecimal(points)} of 100 points in ${several ? 'several factors' : FACTORS[audit.factor].title}${capped}.`,
        recoverablePoints: points,
        effort,
        auditId: audit.id,
        factor: audit.factor,
        findings: findingsOf(own).slice(0, HANDED_ON),
        fixIds: fixes.filter((fix) => own.some(({ id }) => id === fix.auditId)).map((fix) => fix.id),
        aiWritten: false,
      };
      const rank = gate !== undefined ? 2 : Number(causes.has(audit.id));
      return [{ recommendation, rank, worth: points / COST[effort] }];
    })
    .sort((a, b) => b.rank - a.rank || b.worth - a.worth)
    .map(({ recommendation }) => recommendation);
}
