import type { AuditResult, Finding, Recommendation } from '@citelight/contracts';
import { type RecommendationState, type RecommendationStatus, STATE_TITLES } from '@citelight/contracts/api/recommendations';
import { csvCell } from '@citelight/engine/documents/assessment-csv';
import { md } from '@citelight/engine/documents/assessment-markdown';
import { leftOut, points, shortUrl } from '@citelight/engine/documents/wording';

/** The recommendations of a report as a list to work with: for a spreadsheet, or with boxes to tick. */

export type RecommendationFile = {
  site: string;
  /** YYYY-MM-DD. */
  reportedOn: string;
  statuses: readonly RecommendationStatus[];
  recommendations: readonly Recommendation[];
  audits: readonly AuditResult[];
};

const day = (time: string | null): string | null => time?.slice(0, 10) ?? null;
const row = (...cells: (string | number | null)[]): string => cells.map(csvCell).join(',');
const CLOSED: ReadonlySet<RecommendationState> = new Set(['done', 'wont_fix']);

/** A recommendation with what is found of it now: by its re-check where there was one. */
function entries({ statuses, recommendations, audits }: RecommendationFile) {
  return statuses.map((status) => {
    const given = recommendations.find(({ auditId }) => auditId === status.audit_id);
    const audit = given && audits.find(({ id }) => id === status.audit_id);
    const { findings, findingsTotal } = status.rechecked ?? audit ?? { findings: [], findingsTotal: 0 };
    return { status, given, findings: given ? findings : [], left: given ? findingsTotal - findings.length : 0 };
  });
}

const pageOf = (status: RecommendationStatus, where: string) => status.pages.find(({ page }) => page === where);
const textOf = ({ what, snippet }: Finding): string => (snippet ? `${what} “${snippet}”` : what);

/** One row a finding, or one a recommendation without findings (RFC 4180, UTF-8 with BOM so that spreadsheets read it right). */
export function recommendationsCsv(file: RecommendationFile): string {
  const lines = [
    row(
      'recommendation',
      'state',
      'reason',
      'state since',
      'fixed since',
      're-checked',
      'points to recover',
      'effort',
      'where',
      'state there',
      'what was found',
    ),
  ];
  for (const { status, given, findings, left } of entries(file)) {
    const { title, state, reason, changed_at, fixed_since, rechecked } = status;
    const recheck = rechecked && `${day(rechecked.checked_at)}: ${rechecked.fixed ? 'fixed' : 'still found'}`;
    const recoverable = given ? Math.round(given.recoverablePoints * 1000) / 1000 : null;
    const head = [title, STATE_TITLES[state], reason, day(changed_at), day(fixed_since), recheck, recoverable, given?.effort ?? null];
    if (findings.length === 0) lines.push(row(...head, '', '', ''));
    for (const finding of findings) {
      const there = pageOf(status, finding.where);
      lines.push(row(...head, finding.where, STATE_TITLES[there?.state ?? 'open'], textOf(finding)));
    }
    if (left > 0) lines.push(row(...head, '', '', leftOut(left)));
  }
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

const box = (isTicked: boolean): string => (isTicked ? '- [x]' : '- [ ]');

/** A checklist for a ticket: a box for each recommendation and below it one for each page. */
export function recommendationsMarkdown(file: RecommendationFile): string {
  const lines = [`# What to do for ${md(shortUrl(file.site))}`, '', `From the report of ${file.reportedOn}.`, ''];
  for (const { status, given, findings, left } of entries(file)) {
    const { title, state, reason, fixed_since, rechecked } = status;
    const isClosed = CLOSED.has(state) || fixed_since !== null || rechecked?.fixed === true;
    const notes = [
      ...(given ? [`+${points(given.recoverablePoints)}, ${given.effort} effort`] : []),
      ...(state === 'open' ? [] : [reason ? `${STATE_TITLES[state]}: ${md(reason)}` : STATE_TITLES[state]]),
      ...(fixed_since ? [`fixed since ${day(fixed_since)}`] : []),
      ...(rechecked?.fixed ? [`fixed when re-checked on ${day(rechecked.checked_at)}`] : []),
    ];
    lines.push(`${box(isClosed)} **${md(title)}** (${notes.join('; ')})`);
    for (const [where, found] of Map.groupBy(findings, (finding) => finding.where)) {
      const there = pageOf(status, where);
      const isDone = isClosed || (there !== undefined && (CLOSED.has(there.state) || there.fixed_since !== null));
      lines.push(`  ${box(isDone)} ${md(where)}: ${found.map(({ what }) => md(what)).join(' ')}`);
    }
    if (left > 0) lines.push(`  - ${leftOut(left)}`);
  }
  return `${lines.join('\n')}\n`;
}
