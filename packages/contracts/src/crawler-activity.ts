import { z } from 'zod';
import { Id, Timestamp } from './entities.ts';

/**
 * What a site's own server logs say about AI crawlers: first-party evidence that stands beside the readiness score and never enters it.
 * Counts only: no line of a person is kept, and no address except those that claimed to be a crawler and were contradicted.
 * Times are ISO 8601 in UTC; paths are without host, query and fragment.
 */

/** What a request is for. The classes are shown side by side and never summed. */
export const CrawlerClass = z.enum(['searchIndex', 'userFetch', 'training', 'ads']);
export type CrawlerClass = z.infer<typeof CrawlerClass>;
export const CRAWLER_CLASS_TITLES: Record<CrawlerClass, string> = {
  searchIndex: 'Search index',
  userFetch: 'Fetched for a user',
  training: 'Training',
  ads: 'Ads',
};

/**
 * verified: the address is in the vendor's published ranges, or its name resolves both ways.
 * contradicted: the vendor's list confirmed other requests of the same log, and this address is not in it.
 * claimed: nothing but the user agent says so.
 */
export const CrawlerIdentity = z.enum(['verified', 'claimed', 'contradicted']);
export type CrawlerIdentity = z.infer<typeof CrawlerIdentity>;

export const LogFormatId = z.enum(['combined', 'json', 'caddy', 'cloudflare', 'vercel', 'w3c', 'cloudfront']);
export type LogFormatId = z.infer<typeof LogFormatId>;
export const LOG_FORMAT_TITLES: Record<LogFormatId, string> = {
  combined: 'Combined log format (Apache, nginx)',
  json: 'JSON lines',
  caddy: 'Caddy JSON',
  cloudflare: 'Cloudflare Logpush',
  vercel: 'Vercel log drain',
  w3c: 'W3C extended log (IIS)',
  cloudfront: 'CloudFront standard log',
};

/** Fields that a JSON log with keys of its own must be told about. */
export const LOG_FIELDS = ['address', 'time', 'path', 'status', 'agent', 'referrer'] as const;
export type LogField = (typeof LOG_FIELDS)[number];

const Count = z.number().int().min(0);

export const CrawlerPath = z.object({
  path: z.string(),
  hits: Count,
  /** The last fetch that was not contradicted; null when every one was. */
  lastAt: z.string().nullable(),
  lastStatus: z.number().int().nullable(),
});
export type CrawlerPath = z.infer<typeof CrawlerPath>;

export const CrawlerVisits = z.object({
  agent: z.string(),
  vendor: z.string(),
  product: z.string(),
  class: CrawlerClass,
  hits: Count,
  identity: z.object({ verified: Count, claimed: Count, contradicted: Count }),
  /** What the identity rests on: an edition of the vendor's list, or why there is none. */
  basis: z.string(),
  /** The list behind the verdict: where it is published, and the SHA-256 of its prefixes, a line each. */
  edition: z.object({ url: z.string(), hash: z.string() }).nullish(),
  firstAt: z.string(),
  lastAt: z.string(),
  /** Hours with visits, in order: the hour's beginning and its hits. */
  hours: z.array(z.object({ at: z.string(), hits: Count })),
  /** By status code. */
  statuses: z.record(z.string(), Count),
  robotsTxt: Count,
  llmsTxt: Count,
  /** The most fetched first; `otherPaths` are fetches of paths beyond the cap. */
  paths: z.array(CrawlerPath),
  otherPaths: Count,
});
export type CrawlerVisits = z.infer<typeof CrawlerVisits>;

export const CrawlerActivity = z.object({
  formats: z.array(LogFormatId),
  from: z.string().nullable(),
  to: z.string().nullable(),
  lines: z.object({
    total: Count,
    /** Read, but by no AI crawler: people, other bots, and our own visits. Counted and dropped. */
    others: Count,
    unread: Count,
    /** Line numbers of the first unread lines; never their text. */
    unreadAt: z.array(Count),
  }),
  crawlers: z.array(CrawlerVisits),
  /** People who came from an answer engine, by the engine's host. */
  referrals: z.array(z.object({ engine: z.string(), hits: Count, paths: z.array(z.object({ path: z.string(), hits: Count })) })),
  /** Paths that answered crawlers with an error and people without one. */
  crawlerOnlyErrors: z.array(z.object({ path: z.string(), status: z.number().int(), agents: z.array(z.string()), hits: Count })),
  /** Addresses that claimed to be a crawler and were contradicted; kept for 30 days at most. */
  contradicted: z.array(z.object({ address: z.string(), agent: z.string(), hits: Count, lastAt: z.string() })),
  /** Pages of the assessment that the log was joined with and that no AI crawler fetched; null without an assessment. */
  unfetchedPages: z.array(z.string()).nullable(),
  /** True when the log held more distinct paths than are kept apart; they were counted together. */
  pathsCapped: z.boolean(),
});
export type CrawlerActivity = z.infer<typeof CrawlerActivity>;

/** Uploads of logs. */
export const LOG_UPLOADS = {
  /** Of the file as it is sent, compressed or not. */
  bytes: 1_073_741_824,
  /** Logs of a website that are kept; the oldest go first. */
  kept: 12,
  nameLength: 200,
  /** For how long addresses of contradicted claims are kept. */
  addressDays: 30,
} as const;

/** A log that was read: what is kept of it are counts. */
export const CrawlerLog = z.object({
  id: Id,
  name: z.string(),
  bytes: Count,
  created_at: Timestamp,
  from: z.string().nullable(),
  to: z.string().nullable(),
  lines: Count,
  visits: Count,
});
export type CrawlerLog = z.infer<typeof CrawlerLog>;

/** When a crawler last fetched a page of a report, by the logs that are kept. */
export const LastFetched = z.object({
  /** The time that the logs cover; null without any. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  items: z.array(z.object({ agent: z.string(), url: z.string(), at: z.string(), status: z.number().int().nullable() })),
});
export type LastFetched = z.infer<typeof LastFetched>;
