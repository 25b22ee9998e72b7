import { type Assessment, FACTORS, TIER_TITLES } from '@citelight/contracts';
import { plain } from './markup.ts';
import { LIMITED_TITLE, leftOut, UNSCORED } from './wording.ts';

/**
 * A cell that a spreadsheet would take for a formula (it begins with = + - @, their full-width forms, a tab or a line break, also behind spaces or quotes)
 * is led by an apostrophe, which makes it text.
 */
export function csvCell(value: string | number | null): string {
  if (typeof value === 'number') return String(value);
  const text = plain(value ?? '').replace(/\r?\n/g, ' ');
  const harmless = /^[\s"'\u00a0]*[=+\-@\t\r＝＋－＠|%]/.test(text) || /^\t/.test(value ?? '') ? `'${text}` : text;
  return /[",\n\r;]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Points are kept in binary fractions, whose decimals are noise: 0.699999988 is 0.7. */
const figure = (value: number | null): number | null => (value === null ? null : Math.round(value * 1000) / 1000);

const row = (...cells: (string | number | null)[]): string => cells.map(csvCell).join(',');

/** The checks of an assessment as CSV (RFC 4180, UTF-8 with BOM so that spreadsheets read it right): one row a finding, or one a check without findings; at the end one that says why the whole is limited, where it is. */
export function assessmentCsv(assessment: Assessment): string {
  const lines = [
    row(
      'factor',
      'check',
      'state',
      'score',
      'points won',
      'points to recover',
      'evidence',
      'where',
      'what was found',
      'what to do',
      'recommendation',
    ),
  ];
  const recommended = new Map(assessment.recommendations.map(({ auditId, title }, index) => [auditId, `${index + 1}. ${title}`]));
  for (const audit of assessment.audits) {
    const figures = [audit.score, audit.pointsWon, audit.pointsLost].map(figure);
    const state = audit.state === 'scored' ? 'scored' : UNSCORED[audit.state];
    const head = [FACTORS[audit.factor].title, audit.title, state, ...figures, TIER_TITLES[audit.tier]];
    const todo = recommended.get(audit.id) ?? '';
    // The points of a recommendation may all be behind a gate.
    const tail = [audit.pointsLost > 0 || todo !== '' ? audit.fix : '', todo];
    if (audit.findingsTotal === 0) lines.push(row(...head, '', audit.because, ...tail));
    for (const finding of audit.findings)
      lines.push(row(...head, finding.where, finding.snippet ? `${finding.what} “${finding.snippet}”` : finding.what, ...tail));
    const left = audit.findingsTotal - audit.findings.length;
    if (left > 0) lines.push(row(...head, '', leftOut(left), ...tail));
  }
  const { limited } = assessment;
  if (limited) lines.push(row('', LIMITED_TITLE, 'limited', '', '', '', '', '', limited.reason, '', ''));
  return `\ufeff${lines.join('\r\n')}\r\n`;
}
