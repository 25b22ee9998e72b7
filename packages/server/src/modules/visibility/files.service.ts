import type { VisibilityExport } from '@citelight/contracts/api/visibility';
import type { MemberContext } from '../../platform/context.ts';
import { printDocument } from '../reports/export.service.ts';
import { readWholeRound } from './results.service.ts';
import { hostOf } from './visibility.rules.ts';
import { ratesCsv, roundCsv, roundHtml, roundPaper, type WholeRound } from './visibility-files.thread.ts';

type File = { type: string; ending: string; write: (ctx: MemberContext, whole: WholeRound) => string | Promise<Uint8Array> };
const FILES: Record<VisibilityExport, File> = {
  csv: { type: 'text/csv; charset=utf-8', ending: '.csv', write: (_, whole) => roundCsv(whole) },
  rates: { type: 'text/csv; charset=utf-8', ending: '-rates.csv', write: (_, whole) => ratesCsv(whole) },
  html: { type: 'text/html; charset=utf-8', ending: '.html', write: (_, whole) => roundHtml(whole) },
  pdf: { type: 'application/pdf', ending: '.pdf', write: (ctx, whole) => printDocument(ctx, roundPaper(whole)) },
};

/** A round of the caller as a file. @throws CodedError visibility.round_not_found, report.export_busy, report.pdf_unavailable */
export async function exportRound(
  ctx: MemberContext,
  id: string,
  format: VisibilityExport,
): Promise<{ name: string; type: string; content: string | Uint8Array }> {
  const whole = await readWholeRound(ctx, id);
  const { type, ending, write } = FILES[format];
  const host =
    hostOf(whole.site)
      .replace(/[^a-z0-9.-]+/g, '-')
      .slice(0, 80) || 'site';
  const name = `${host}-visibility-${whole.results.round.created_at.slice(0, 10)}${ending}`;
  return { name, type, content: await write(ctx, whole) };
}
