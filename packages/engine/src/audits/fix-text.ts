import type { AuditResult } from '@citelight/contracts';

/**
 * The fix of a card with `{pages}` or `{articles}` counted: "12 pages", "1 page", "at least 12 pages" where there may be more, or the bare plural where no count applies.
 */
export const countedFix = (fix: string, pages: AuditResult['pages'], mayBeMore = false): string =>
  fix.replace(/\{(page|article)s\}/g, (_, noun: string) => {
    const count = pages ? pages.applicable - pages.faultless : 0;
    if (count === 0) return `${noun}s`;
    return `${mayBeMore ? 'at least ' : ''}${count === 1 ? `1 ${noun}` : `${count.toLocaleString('en-US')} ${noun}s`}`;
  });

/** The first sentence of a fix is the recommendation's title, the rest says how. */
export function splitFix(fix: string): { title: string; rest: string } {
  const end = fix.search(/\. /);
  return end < 0 ? { title: fix.replace(/\.$/, ''), rest: fix } : { title: fix.slice(0, end), rest: fix.slice(end + 2) };
}
