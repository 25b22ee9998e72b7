import type { ErrorCode } from '@citelight/contracts';

/**
 * What the fetch room promises to the rest of the engine. `createFetcher` (fetcher.ts) is the only thing that opens sockets to hosts a user names.
 * A fetch never throws for what a site does: it answers with a typed failure.
 */

/** As whom a request is made. `self` is our crawler's agent; `browser` a current Chrome; else a full User-Agent of the crawler being imitated. */
export type FetchAs = 'self' | 'browser' | { userAgent: string };

export type FetchRequest = {
  url: string;
  as?: FetchAs;
  method?: 'GET' | 'HEAD' | 'POST';
  /** Of a POST: its body, and headers beside those of the agent. It is sent once, and no redirect is followed. */
  body?: string;
  headers?: Readonly<Record<string, string>>;
  /** Stricter byte limit for the decoded body than the fetcher's own. */
  maxDecodedBytes?: number;
  /** Deliver a body cut at `maxDecodedBytes` (marked `truncated`) instead of failing: robots.txt and large pages. */
  allowTruncated?: boolean;
  /** Redirects to follow; default 10. */
  maxRedirects?: number;
  signal?: AbortSignal;
};

/** Headers for one host name and no other: what opens a preview deployment. They are part of no outcome and no artifact. */
export type SiteHeaders = { hostname: string /** Lower-case names. */; headers: Readonly<Record<string, string>> };

export type Hop = { url: string; status: number };

export type FetchSuccess = {
  ok: true;
  /** As asked, normalized. */
  url: string;
  finalUrl: string;
  /** Any status that carries a final answer, 4xx and 5xx among them. */
  status: number;
  /** Redirects that were followed, in order, without the final answer. */
  hops: Hop[];
  /** Lower-case names; repeated headers are joined by ', ', set-cookie is dropped. */
  headers: Record<string, string>;
  /** Decoded (content encodings undone), not yet turned into text. */
  body: Uint8Array;
  truncated: boolean;
  wireBytes: number;
  /** Milliseconds from sending the last request to its first header byte. */
  ttfbMs: number;
  totalMs: number;
  /** The address that was connected to: it was checked. */
  address: string;
  /** Milliseconds the site asked us to wait (Retry-After), capped at 120,000; null where it did not. */
  retryAfterMs: number | null;
};

export type FetchFailure = {
  ok: false;
  url: string;
  finalUrl: string;
  hops: Hop[];
  code: ErrorCode;
  message: string;
  wireBytes: number;
  totalMs: number;
};

export type FetchOutcome = FetchSuccess | FetchFailure;

export type Fetcher = {
  fetch(request: FetchRequest): Promise<FetchOutcome>;
  /** Throws a CodedError where the URL's shape, port or (once resolved) address is refused; used before a job is accepted. */
  check(url: string): Promise<void>;
  /** An HTTP proxy on loopback through which Chromium is sent: every connection passes the same address filter. */
  openProxy(): Promise<{ url: string; close(): Promise<void> }>;
  /** For the browser that renders: its requests do not pass `fetch`. */
  siteHeaders?: SiteHeaders;
  /** Whether a URL is dialled at another port than its own: what answers there says nothing of that port. */
  reroutes?(url: string): boolean;
  close(): Promise<void>;
};

export type FetcherOptions = {
  siteHeaders?: SiteHeaders;
  /** Test and staging names: host (with optional port) to the address that is dialled instead, e.g. { 'acme.test': '127.0.0.1:9001' }. Logged by callers. */
  resolve?: Readonly<Record<string, string>>;
  /** Ports beside 80 and 443. */
  allowedPorts?: readonly number[];
  perHostConcurrency?: number;
  /** All limits, for tests that cannot wait; defaults are those of LIMITS in limits.ts. */
  limits?: Partial<FetchLimits>;
};

export type FetchLimits = {
  dnsMs: number;
  connectMs: number;
  firstByteMs: number;
  totalMs: number;
  headerBytes: number;
  wireBytes: number;
  decodedBytes: number;
  encodings: number;
  redirects: number;
  urlLength: number;
  retryAfterCapMs: number;
};
