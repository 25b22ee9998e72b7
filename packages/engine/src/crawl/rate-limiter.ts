import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { Fetcher, FetchOutcome, FetchRequest } from '../fetch/fetch.ts';

/** Requests under way at once; the fetcher bounds each host on its own. A slow site must not hold up the checks of other hosts. */
const TO_THE_SITE = 8;
const ELSEWHERE = 16;
/** Longest pause between requests that a robots.txt is granted; with more, hardly a sample would fit into a visit. */
const CRAWL_DELAY_CAP_MS = 10_000;
/** Waiting for a Retry-After, over the whole visit. */
const RETRY_AFTER_TOTAL_MS = 120_000;
const TRIES = 3;

export type RateLimiterOptions = {
  fetcher: Fetcher;
  now: () => number;
  /** Ends everything under way. */
  signal: AbortSignal;
};

/** Asks for URLs at a pace the site agrees with: a pause between requests where robots.txt wants one, a wait where an answer says Retry-After. */
export function createRateLimiter({ fetcher, now, signal }: RateLimiterOptions) {
  const toTheSite = pLimit(TO_THE_SITE);
  const elsewhere = pLimit(ELSEWHERE);
  let delayMs = 0;
  let freeAt = 0;
  let waitedMs = 0;
  let bytes = 0;

  const send = async (request: FetchRequest, ends: AbortSignal): Promise<FetchOutcome> => {
    const outcome = await fetcher.fetch({ ...request, signal: ends });
    bytes += outcome.wireBytes;
    return outcome;
  };

  /** Waits for this request's turn among those to the site. */
  const turn = async (ends: AbortSignal) => {
    const wait = Math.max(0, freeAt - now());
    freeAt = Math.max(freeAt, now()) + delayMs;
    if (wait > 0) await sleep(wait, undefined, { signal: ends }).catch(() => undefined);
  };

  return {
    /** Asks the site. An answer that says Retry-After is waited for and asked again, at most three times in all, unless `patient` is false. */
    ask: (request: FetchRequest, { patient = true } = {}): Promise<FetchOutcome> => {
      const ends = request.signal ? AbortSignal.any([signal, request.signal]) : signal;
      return toTheSite(async () => {
        for (let attempt = 1; ; attempt++) {
          await turn(ends);
          const outcome = await send(request, ends);
          const wait = outcome.ok && patient ? outcome.retryAfterMs : null;
          if (wait === null || attempt === TRIES || waitedMs + wait > RETRY_AFTER_TOTAL_MS || ends.aborted) return outcome;
          waitedMs += wait;
          freeAt = Math.max(freeAt, now() + wait);
        }
      });
    },
    /** Asks another host, once, and for no longer than `limitMs` from when its turn came. */
    askElsewhere: (request: FetchRequest, limitMs: number): Promise<FetchOutcome> =>
      elsewhere(() => send(request, AbortSignal.any([signal, AbortSignal.timeout(limitMs), ...(request.signal ? [request.signal] : [])]))),
    /** Seconds between requests that robots.txt asks for; null for none. */
    setCrawlDelay(seconds: number | null) {
      delayMs = Math.min((seconds ?? 0) * 1000, CRAWL_DELAY_CAP_MS);
    },
    /** Whether what answers at a URL is not what the public finds there. */
    reroutes: (url: string): boolean => fetcher.reroutes?.(url) ?? false,
    bytes: () => bytes,
  };
}

export type RateLimiter = ReturnType<typeof createRateLimiter>;
