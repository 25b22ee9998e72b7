import type { MemberContext } from '../../platform/context.ts';
import { readWholeRound } from './results.service.ts';
import { hostOf } from './visibility.rules.ts';
import { roundCsv, roundHtml } from './visibility-files.thread.ts';

const FILES = {
  csv: { type: 'text/csv; charset=utf-8', write: roundCsv },
  html: { type: 'text/html; charset=utf-8', write: roundHtml },
} as const;

/** A round of the caller as a file. */
export async function exportRound(
  ctx: MemberContext,
  id: string,
  format: keyof typeof FILES,
): Promise<{ name: string; type: string; content: string }> {
  const whole = await readWholeRound(ctx, id);
  const { type, write } = FILES[format];
  const host =
    hostOf(whole.site)
      .replace(/[^a-z0-9.-]+/g, '-')
      .slice(0, 80) || 'site';
  return { name: `${host}-visibility-${whole.results.round.created_at.slice(0, 10)}.${format}`, type, content: write(whole) };
}
