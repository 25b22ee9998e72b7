import type { Hop } from '../fetch/fetch.ts';
import type { PageArtifact } from './page.ts';

/**
 * Everything a visit brought home: plain data that can be saved as JSON and judged again, offline, with the same result.
 * Pages are sorted by URL, so that the order of crawling leaves no trace.
 */
export type Visit = {
  format: 1;
  /** The URL that was asked for, normalized. */
  url: string;
  /** The "now" of every audit. */
  startedAt: string;
  robots: RobotsArtifact;
  sitemaps: SitemapArtifact[];
  llmsTxt: TextFileArtifact;
  /** URL of the home page of the site, as finally answered; null when it could not be had. */
  homeUrl: string | null;
  pages: PageArtifact[];
  edge: EdgeProbe[];
  /** Outbound and internal links and sitemap URLs that were checked without being pages of the sample, by URL. */
  linkChecks: LinkCheck[];
  host: HostArtifact;
  /** The answer to an address that cannot exist; null when not asked. */
  soft404: { url: string; status: number | null; finalUrl: string; textSample: string; code: string | null } | null;
  /** What a Chromium did: null when there was none, with the reason. */
  rendering: { used: boolean; because: string | null };
  skipped: { url: string; because: string }[];
  /** robots.txt forbids our crawler beyond the named page. */
  crawlForbidden: boolean;
  crawl: { pagesFetched: number; pagesFound: number; pagesPlanned: number; bytes: number; durationMs: number };
};

export type TextFileArtifact = {
  url: string;
  finalUrl: string;
  status: number | null;
  hops: Hop[];
  contentType: string | null;
  body: string;
  bytes: number;
  truncated: boolean;
  /** A fetch failure's code; null where an answer came. */
  code: string | null;
};

export type RobotsArtifact = TextFileArtifact;

export type SitemapArtifact = {
  url: string;
  kind: 'index' | 'urlset' | 'text' | 'rss' | 'atom' | 'unknown';
  /** How it was found; a guess is kept that met no clear answer, neither a sitemap nor that there is none. */
  via: 'robots' | 'link' | 'index' | 'guess';
  status: number | null;
  urls: number;
  lastmods: number;
  /** The first ENTRIES_KEPT entries. */
  entries: { loc: string; lastmod: string | null }[];
  errors: string[];
  bytes: number;
};

/** One URL asked as an AI crawler's user agent, beside the ordinary answer. */
export type EdgeProbe = {
  url: string;
  /** Token of the crawler imitated, or 'browser'. */
  agent: string;
  status: number | null;
  code: string | null;
  /** Share (0…1) of the words of the page as our crawler saw it that this answer holds too; null without an HTML answer. */
  similarity: number | null;
  /** A challenge page was recognized (its sentence). */
  challenge: string | null;
};

export type LinkCheck = {
  url: string;
  status: number | null;
  code: string | null;
  finalUrl: string;
  from: 'sitemap' | 'outbound' | 'internal' | 'sameAs' /** For sameAs: whether that page links back. */;
  linksBack: boolean | null;
};

export type HostArtifact = {
  /** Answer of http:// for the same host: where it ended; null when not asked. */
  httpRedirectsToHttps: boolean | null;
  https: boolean;
  hsts: string | null;
  /** The page was read over http, and this is what https does: it answers as well, or leads back. */
  httpsAnswers?: 'too' | 'with http';
  /** Code of the failure of the https address when only http works. */
  tlsError: string | null;
  /** What failed there, as a sentence; visits stored before 23 November 2026 have none. */
  tlsBecause?: string | null;
  /** Why nothing can be said of https, where that is due to how we were sent there or to our own limits; absent or null where it was tried to the end. */
  httpsUntried?: string | null;
};
