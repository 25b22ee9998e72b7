import type { VisitedPage } from './page-visit.ts';
import { KINDS } from './strata.ts';

/** A few pages to look at more closely: those named first, then one of each kind, the kinds that carry content before the others. */
export function chooseFew(pages: readonly VisitedPage[], named: readonly (VisitedPage | null)[], count: number): VisitedPage[] {
  const chosen = new Set(named.filter((page) => page !== null && pages.includes(page)));
  const kinds = new Set([...chosen].map((page) => page?.candidate.kind));
  const others = [...pages].sort((a, b) => rank(a) - rank(b) || a.candidate.hash - b.candidate.hash);
  for (const fresh of [true, false]) {
    for (const page of others) {
      if (chosen.size >= count) break;
      if (chosen.has(page) || (fresh && kinds.has(page.candidate.kind))) continue;
      chosen.add(page);
      kinds.add(page.candidate.kind);
    }
  }
  return [...chosen].filter((page) => page !== null).slice(0, count);
}

const CONTENT = ['article', 'product', 'docs'];
const rank = ({ candidate: { kind } }: VisitedPage): number =>
  CONTENT.includes(kind) ? CONTENT.indexOf(kind) : CONTENT.length + KINDS.indexOf(kind);
