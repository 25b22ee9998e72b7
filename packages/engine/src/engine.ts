import type { Assessment, Progress, SiteEdit } from '@citelight/contracts';
import type { Visit } from './artifacts/visit.ts';
import type { Fetcher } from './fetch/fetch.ts';

/**
 * The engine's two halves and the line between them. `visitSite` (crawl/visit-site.ts) gathers; `judgeVisit` (scoring/judge-visit.ts) judges, pure and offline;
 * `assessSite` (assess-site.ts) does both and compares with competitors. Both halves run their heavy work on worker threads.
 */

export type VisitOptions = {
  url: string;
  fetcher: Fetcher;
  /** Pages to sample, 1 to 1,000; default 25. */
  maxPages?: number;
  /** Read these pages, not a sample of all: addresses (absolute, or from the root of the site), or those in a sitemap. The named page and the home page are read in any case. */
  choose?: { urls: readonly string[] } | { sitemap: string };
  /** Render a few pages in Chromium where one is found. Default true. */
  render?: boolean;
  /** Render even where a page that takes its browser over could reach this machine. Default false. */
  unsandboxed?: boolean;
  now: () => number;
  /** Wall-clock limit of the whole visit in milliseconds; what was read by then is judged. Default 15 minutes. */
  budgetMs?: number;
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
};

export type JudgeOptions = {
  /** Visits of competitors, to be compared on the same prompts. */
  competitors?: readonly CompetitorVisit[];
  /** Questions that an AI provider proposed, each tied to a page; they are marked and never score. */
  extraPrompts?: readonly { prompt: string; topic: string; page?: string }[];
  /** Questions that people typed into a search engine, as its console reports them; they are answered from the pages and never score. */
  typedQuestions?: readonly string[];
  /** What the site's owner changed by hand about topics and questions. What was added is asked of the pages, and advice and comparison follow it; it never scores. */
  edits?: readonly SiteEdit[];
};

/** A competitor's visit, or why there is none. */
export type CompetitorVisit = { url: string; name: string } & ({ visit: Visit } | { visit: null; because: string });

export type VisitSite = (options: VisitOptions) => Promise<Visit>;
export type JudgeVisit = (visit: Visit, options?: JudgeOptions) => Assessment;
