import type { PageReader } from '../artifacts/page-reading.ts';
import type { VisitOptions } from '../engine.ts';
import { createRateLimiter, type RateLimiter } from './rate-limiter.ts';

const PAGES = 25;
const PAGES_AT_MOST = 1000;
const BUDGET_MS = 15 * 60_000;

/** The means and limits of one visit. */
export type CrawlContext = {
  rateLimiter: RateLimiter;
  reader: PageReader;
  maxPages: number;
  /** Ends the visit: its time is over, or its caller stopped it. */
  signal: AbortSignal;
  /** Ends a part of the visit after a share of its time, beginning now. */
  within(share: number): AbortSignal;
};

export function planCrawl(
  { fetcher, now, signal: stop, budgetMs = BUDGET_MS, maxPages = PAGES }: VisitOptions,
  reader: PageReader,
): CrawlContext {
  const over = AbortSignal.timeout(budgetMs);
  const signal = stop ? AbortSignal.any([over, stop]) : over;
  return {
    rateLimiter: createRateLimiter({ fetcher, now, signal }),
    reader,
    maxPages: Math.min(PAGES_AT_MOST, Math.max(1, Math.floor(maxPages))),
    signal,
    within: (share) => AbortSignal.any([signal, AbortSignal.timeout(budgetMs * share)]),
  };
}
