import { CodedError } from '@citelight/contracts';
import { createConnections } from './connections.ts';
import { decodeBody, readEncodings } from './decode.ts';
import { type Answer, type BodyLimit, exchange, type Headers } from './exchange.ts';
import type { Fetcher, FetcherOptions, FetchLimits, FetchOutcome, FetchRequest, Hop } from './fetch.ts';
import { LIMITS, PER_HOST_CONCURRENCY, REDIRECT_BODY_BYTES } from './limits.ts';
import { locationOf, redirectTarget } from './redirect.ts';
import { readResolveMap } from './resolve-map.ts';
import { readRetryAfter } from './retry-after.ts';
import { headersOfSite } from './site-headers.ts';
import { createTargets, type Lookup } from './targets.ts';
import { bareHost, normalizeUrl, portOf, type UrlPolicy } from './url.ts';
import { headersFor } from './user-agents.ts';

/** What tests put in the place of the outside world: name servers and certificate authorities. */
export type Outside = { names?: Lookup | readonly string[]; ca?: string };

/** The wall clock, for Retry-After dates of servers that do not say what time it is there. */
const wallClock = () => performance.timeOrigin + performance.now();

/** Chunk framing and headers beside the body itself. */
const FRAMING_BYTES = 1024 * 1024;

/**
 * The only thing in the product that connects to hosts a user names. Every connection (also for redirects, IP literals and the proxy) goes to an
 * address that was found public right before, or that `resolve` names; https to a mapped name speaks TLS to the mapped address.
 * @throws CodedError request.invalid when `resolve` cannot be read
 */
export const createFetcher = (options: FetcherOptions = {}, outside: Outside = {}): Fetcher => {
  const limits: FetchLimits = { ...LIMITS, ...options.limits };
  const resolve = readResolveMap(options.resolve);
  const ports = new Set([80, 443, ...(options.allowedPorts ?? [])]);
  const policy: UrlPolicy = {
    urlLength: limits.urlLength,
    portAllowed: (hostname, port) => ports.has(port) || resolve.namesPort(hostname, port),
  };
  const targets = createTargets(resolve, limits.dnsMs, outside.names);
  const connections = createConnections(targets, limits, options.perHostConcurrency ?? PER_HOST_CONCURRENCY, outside.ca);
  const proxies = new Set<{ close(): Promise<void> }>();

  const fetch = async (request: FetchRequest): Promise<FetchOutcome> => {
    const startedAt = performance.now();
    const visit = { url: request.url, finalUrl: request.url, hops: [] as Hop[], wireBytes: 0 };
    const decodedBytes = Math.min(request.maxDecodedBytes ?? limits.decodedBytes, limits.decodedBytes);
    const cut = request.allowTruncated ?? false;
    let spentMs = 0;

    const limitBody = (status: number, headers: Headers): BodyLimit => {
      if (locationOf(status, headers) !== null) return { bytes: REDIRECT_BODY_BYTES, beyond: 'cut', headOnly: true };
      if (readEncodings(headers['content-encoding'], limits.encodings).length > 0)
        return { bytes: limits.wireBytes, beyond: 'fetch.too_large' };
      if (decodedBytes > limits.wireBytes) return { bytes: limits.wireBytes, beyond: 'fetch.too_large' };
      return { bytes: decodedBytes, beyond: cut ? 'cut' : 'fetch.decoded_too_large' };
    };

    /** One hop; a connection that ended before any byte is tried once more, since a kept-alive one may have been closed meanwhile. */
    const ask = async (url: URL, retry = request.method !== 'POST'): Promise<Answer> => {
      const connection = await connections.acquire(url, request.signal);
      const sentAt = performance.now();
      const result = await exchange(connection, {
        method: request.method ?? 'GET',
        path: url.pathname + url.search,
        headers: { ...headersFor(request.as ?? 'self'), ...headersOfSite(options.siteHeaders, url.hostname), ...request.headers },
        ...(request.body === undefined ? {} : { body: request.body }),
        firstByteMs: limits.firstByteMs,
        totalMs: Math.max(1, limits.totalMs - spentMs),
        socketBytes: limits.wireBytes + limits.headerBytes + FRAMING_BYTES,
        ...(request.signal ? { signal: request.signal } : {}),
        limitBody,
        onBytes: (count) => {
          visit.wireBytes += count;
        },
      });
      connection.release();
      spentMs += performance.now() - sentAt;
      if (result.ok) return result.answer;
      if (result.unanswered && retry) return ask(url, false);
      throw result.error;
    };

    try {
      let url = normalizeUrl(request.url, policy);
      visit.url = url.href;
      const most = Math.min(request.maxRedirects ?? limits.redirects, limits.redirects);
      for (;;) {
        visit.finalUrl = url.href;
        const answer = await ask(url);
        const location = locationOf(answer.status, answer.headers);
        if (location === null || request.maxRedirects === 0 || request.method === 'POST') return await succeed(answer);
        visit.hops.push({ url: url.href, status: answer.status });
        url = redirectTarget(location, url, policy);
        // Without cookies the same address gives the same redirect again.
        if (visit.hops.length > most || visit.hops.some((hop) => hop.url === url.href)) throw new CodedError('fetch.redirect_loop');
      }
    } catch (error) {
      const coded = error instanceof CodedError ? error : new CodedError('server.internal', undefined, { cause: error });
      return { ok: false, ...visit, code: coded.code, message: coded.message, totalMs: performance.now() - startedAt };
    }

    async function succeed({ status, headers, body, truncated, ttfbMs, address }: Answer): Promise<FetchOutcome> {
      const encodings = locationOf(status, headers) === null ? readEncodings(headers['content-encoding'], limits.encodings) : [];
      const decoded = await decodeBody(body, encodings, { decodedBytes, wireBytes: limits.wireBytes }, cut);
      return {
        ok: true,
        ...visit,
        status,
        headers,
        body: decoded.bytes,
        truncated: truncated || decoded.truncated,
        ttfbMs,
        totalMs: performance.now() - startedAt,
        address,
        retryAfterMs: readRetryAfter(status, headers, limits.retryAfterCapMs, wallClock),
      };
    }
  };

  return {
    fetch,
    ...(options.siteHeaders && { siteHeaders: options.siteHeaders }),
    async check(text) {
      const url = normalizeUrl(text, policy);
      await targets.find(bareHost(url), portOf(url));
    },
    reroutes(text) {
      const url = normalizeUrl(text, policy);
      const port = resolve.find(bareHost(url), portOf(url))?.port ?? null;
      return port !== null && port !== portOf(url);
    },
    async openProxy() {
      // Only rendering needs it, and it brings in node:http with all that hangs on it.
      const { openProxy } = await import('./proxy.ts');
      const proxy = await openProxy(targets, policy, limits);
      const entry = {
        async close() {
          proxies.delete(entry);
          await proxy.close();
        },
      };
      proxies.add(entry);
      return { url: proxy.url, close: entry.close };
    },
    async close() {
      targets.close();
      connections.close();
      await Promise.all([...proxies].map((proxy) => proxy.close()));
    },
  };
};
