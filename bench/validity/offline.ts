import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FactorScores } from '../../packages/contracts/src/index.ts';
import type { PageReader, PageReading } from '../../packages/engine/src/artifacts/page-reading.ts';
import { readPage } from '../../packages/engine/src/artifacts/read-page.ts';
import type { Visit } from '../../packages/engine/src/artifacts/visit.ts';
import { openVisit } from '../../packages/engine/src/crawl/open-visit.ts';
import { gatherVisit } from '../../packages/engine/src/crawl/visit-site.ts';
import type { Fetcher, FetchOutcome, FetchRequest, Hop } from '../../packages/engine/src/fetch/fetch.ts';
import { headersFor } from '../../packages/engine/src/fetch/user-agents.ts';
import { judgeSite } from '../../packages/engine/src/scoring/judge-site.ts';
import { contentTypeOf, MISSING, type SitePages } from '../../packages/engine/test/sites/serve-site.ts';

/**
 * The engine's own way from a site to its score with nothing but the wire left out: the real crawl asks a site that is held in memory, the real extraction
 * reads its bytes, the real audits judge. No clock and no socket, so that the same site gives the same bits.
 */
export type Site = {
  /** https://host, without a slash at the end. */ origin: string;
  pages: SitePages /** First bytes of its pages come after so many milliseconds. */;
  ttfbMs?: number;
};

export const NOW = Date.parse('2026-11-21T12:00:00Z');

/** An address elsewhere exists, unless its path says that it is gone; a profile links back to the site. */
const elsewhere = (origin: string, url: URL) => {
  if (/^\/gone\b/.test(url.pathname)) return { status: 404, body: MISSING };
  const back = url.hostname.startsWith('profiles.') ? `<p><a href="${origin}/">${origin}</a></p>` : '';
  return { body: `<!doctype html><html lang="en"><title>Elsewhere</title><h1>Elsewhere</h1>${back}</html>` };
};

export type OfflineOptions = {
  maxPages?: number /** Turns of the event loop that an answer takes, to shuffle the order of arrival. */;
  turns?: (url: string) => number;
};

export function offlineFetcher({ origin, pages, ttfbMs = 40 }: Site, { turns }: OfflineOptions = {}): Fetcher {
  const home = new URL(origin);
  const answer = async (url: URL, request: FetchRequest) => {
    if (url.host !== home.host) return elsewhere(origin, url);
    if (url.protocol !== home.protocol) {
      if (home.protocol === 'https:') return { status: 301, headers: { location: `${origin}${url.pathname}${url.search}` } };
      return null;
    }
    const page = pages[url.pathname + url.search] ?? pages[url.pathname] ?? pages['*'];
    if (typeof page !== 'function') return page ?? { status: 404, body: MISSING };
    const asked = { url: url.pathname + url.search, method: request.method ?? 'GET', headers: { ...headersFor(request.as ?? 'self') } };
    // safe: handlers of test sites read nothing else of a request and return their answer
    return (await page(asked as unknown as IncomingMessage, {} as ServerResponse)) ?? null;
  };
  const fetch = async (request: FetchRequest): Promise<FetchOutcome> => {
    for (let turn = turns?.(request.url) ?? 0; turn > 0; turn--) await new Promise<void>((resolve) => setImmediate(resolve));
    const asked = new URL(request.url);
    asked.hash = '';
    const hops: Hop[] = [];
    let url = asked;
    for (;;) {
      const askedAt = performance.now();
      const found = await answer(url, request);
      // Only a handler that takes its time on purpose counts: everything else is the same on every machine.
      const waited = performance.now() - askedAt;
      const firstByteMs = waited > 1_000 ? waited : ttfbMs;
      if (found === null)
        return {
          ok: false,
          url: asked.href,
          finalUrl: url.href,
          hops,
          code: 'fetch.connect',
          message: 'nothing answers there',
          wireBytes: 0,
          totalMs: 1,
        };
      const {
        status = 200,
        headers = {},
        body = '',
      } = typeof found === 'string'
        ? { body: found }
        : (found as { status?: number; headers?: Record<string, string>; body?: string | Uint8Array });
      const location = headers.location;
      if (location !== undefined && status >= 300 && status < 400) {
        hops.push({ url: url.href, status });
        if (hops.length > (request.maxRedirects ?? 10))
          return {
            ok: false,
            url: asked.href,
            finalUrl: url.href,
            hops,
            code: 'fetch.redirect_loop',
            message: 'too many redirects',
            wireBytes: 0,
            totalMs: 1,
          };
        url = new URL(location, url);
        continue;
      }
      const whole = typeof body === 'string' ? new TextEncoder().encode(body) : body;
      const limit = request.maxDecodedBytes ?? Number.POSITIVE_INFINITY;
      const sent = request.method === 'HEAD' ? new Uint8Array() : whole.slice(0, limit);
      return {
        ok: true,
        url: asked.href,
        finalUrl: url.href,
        status,
        hops,
        headers: { 'content-type': contentTypeOf(url.pathname), ...headers },
        body: sent,
        truncated: sent.length < whole.length && request.method !== 'HEAD',
        wireBytes: sent.length,
        ttfbMs: firstByteMs,
        totalMs: firstByteMs,
        address: '192.0.2.1',
        retryAfterMs: null,
      };
    }
  };
  return {
    fetch,
    check: async () => {},
    openProxy: () => Promise.reject(new Error('there is no proxy without sockets')),
    close: async () => {},
  };
}

const readings = new Map<string, PageReading>();
const MOST_KEPT = 4_000;

/** Reads in this thread, each page once: of the variants of a site most pages are the same. */
const reader: PageReader = {
  read: async ({ body, contentType, finalUrl }) => {
    const key = `${finalUrl} ${contentType} ${createHash('sha1').update(body).digest('base64')}`;
    const known = readings.get(key);
    if (known) return known;
    const reading = readPage({ body, contentType, finalUrl });
    if (readings.size >= MOST_KEPT) readings.clear();
    readings.set(key, reading);
    return reading;
  },
  close: async () => {},
};

/** Visits a site in memory. `path` names the page a person would have entered. */
export async function visitOffline(site: Site, options: OfflineOptions & { path?: string } = {}): Promise<Visit> {
  const fetcher = offlineFetcher(site, options);
  return openVisit(
    await gatherVisit({
      url: `${site.origin}${options.path ?? '/'}`,
      fetcher,
      now: () => NOW,
      render: false,
      reader,
      ...(options.maxPages && { maxPages: options.maxPages }),
    }),
  );
}

/** What the bench looks at of a judged site. */
export type Scored = {
  overall: number;
  factors: FactorScores;
  /** Score (null: not scored) and points of each audit, by id. */
  audits: ReadonlyMap<string, { state: string; score: number | null; won: number; lost: number }>;
  gates: readonly string[];
};

export function scoreVisit(visit: Visit): Scored {
  const { score, audits } = judgeSite(visit);
  return {
    overall: score.overallScore,
    factors: score.scores,
    audits: new Map(
      audits.map(({ id, state, score: own, pointsWon, pointsLost }) => [id, { state, score: own, won: pointsWon, lost: pointsLost }]),
    ),
    gates: score.gates.map(({ id }) => id),
  };
}

export const assess = async (site: Site, options: OfflineOptions & { path?: string } = {}): Promise<Scored> =>
  scoreVisit(await visitOffline(site, options));

/** The audits in which two results differ, for a person who reads a failure. */
export function differences(before: Scored, after: Scored): string {
  const changed = [...new Set([...before.audits.keys(), ...after.audits.keys()])].flatMap((id) => {
    const [a, b] = [before.audits.get(id), after.audits.get(id)];
    if (a && b && a.state === b.state && a.score === b.score) return [];
    const scored = (one: typeof a) => (one?.score == null ? (one?.state ?? 'absent') : one.score.toFixed(3));
    return [`${id} ${scored(a)} → ${scored(b)} (${((b?.won ?? 0) - (a?.won ?? 0)).toFixed(3)})`];
  });
  return changed.join('; ');
}
