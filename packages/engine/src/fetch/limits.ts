import type { FetchLimits } from './fetch.ts';

/** Bounds of every fetch (engine.md section 4): milliseconds, bytes and counts. */
export const LIMITS: Readonly<FetchLimits> = {
  dnsMs: 5_000,
  connectMs: 10_000,
  firstByteMs: 15_000,
  totalMs: 30_000,
  headerBytes: 16 * 1024,
  wireBytes: 10 * 1024 * 1024,
  decodedBytes: 5 * 1024 * 1024,
  encodings: 2,
  redirects: 10,
  urlLength: 2_048,
  retryAfterCapMs: 120_000,
};

/** Pages compress to a twentieth, the most monotonous sitemaps to a hundredth: what expands further than this, beyond the first MiB, is made to use memory up. */
export const EXPANSION = { times: 200, beyondBytes: 1024 * 1024 };

export const PER_HOST_CONCURRENCY = 2;

/** Lines in one head; real sites stay far below, floods do not. */
export const HEADER_LINES = 200;

/** 102 and 103 answers before the final one. */
export const INFORMATIONAL_ANSWERS = 10;

/** A name with more addresses than this is refused instead of being checked one by one. */
export const DNS_ANSWERS = 64;

/** A redirect's body is read only so that the connection can be used again. */
export const REDIRECT_BODY_BYTES = 64 * 1024;
