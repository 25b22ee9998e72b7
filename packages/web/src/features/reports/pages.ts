import { LIMITS } from '@citelight/contracts/limits';

/** The pages a pager offers: all of up to 7, else the first, the last and those around the current one; null stands for what is left out. */
export function pagesShown(current: number, count: number): (number | null)[] {
  if (count <= LIMITS.pagerShowsAllUpTo) return Array.from({ length: count }, (_, index) => index + 1);
  const near = [1, current - 1, current, current + 1, count].filter((page) => page >= 1 && page <= count);
  const pages = [...new Set(near)].sort((a, b) => a - b);
  return pages.flatMap((page, index) => (index > 0 && page - (pages[index - 1] ?? 0) > 1 ? [null, page] : [page]));
}
