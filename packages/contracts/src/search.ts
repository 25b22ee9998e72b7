import { z } from 'zod';
import { Coverage, Passage, Priority } from './assessment.ts';
import { Id, Timestamp } from './entities.ts';

/**
 * What search consoles say about the member's own site: first-party evidence that stands beside the readiness score and never enters it.
 * Impressions, citations and clicks are the console's own figures; nothing is estimated.
 */

export const SEARCH = {
  /** Of an uploaded export, and of all that is in it. */
  fileBytes: 20_971_520,
  unpackedBytes: 100_000_000,
  /** Rows of one table that are kept, most impressions first. */
  rows: 50_000,
  queryLength: 500,
  pageLength: 2_048,
  /** Typed questions whose answers are looked up in the newest report. */
  questions: 50,
} as const;

export const SearchSource = z.enum(['google_search', 'google_ai', 'bing_search', 'bing_ai']);
export type SearchSource = z.infer<typeof SearchSource>;
export const SEARCH_SOURCE_NAMES: Record<SearchSource, string> = {
  google_search: 'Google Search Console',
  google_ai: 'Google generative AI report',
  bing_search: 'Bing Webmaster Tools',
  bing_ai: 'Bing AI Performance',
};

export const SearchTable = z.enum(['queries', 'pages', 'pairs']);
export type SearchTable = z.infer<typeof SearchTable>;

const Count = z.number().int().min(0);

/** One table of one source; a newer one takes its place. */
export const SearchImport = z.object({
  id: Id,
  source: SearchSource,
  /** What its rows are about: queries, pages, or queries by page. */
  contents: SearchTable,
  origin: z.enum(['file', 'api']),
  /** As the console names it; null where a file does not say. */
  property: z.string().nullable(),
  /** First and last day, YYYY-MM-DD; null where a file does not say. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** Filters that were on when the file was exported, as the console writes them. */
  filters: z.array(z.string()),
  rows: Count,
  /** Rows that could not be read or belong to another site, and rows beyond the limit. */
  unread: Count,
  left_out: Count,
  created_at: Timestamp,
});
export type SearchImport = z.infer<typeof SearchImport>;

/** How much the site's own figures say; null where a console does not report it. */
const Figures = { impressions: Count, clicks: Count.nullable(), position: z.number().nullable() };

export const Demand = z.enum(['high', 'medium', 'low']);
export type Demand = z.infer<typeof Demand>;
/** Share of all impressions of the property's queries from which demand is high, and medium. */
export const DEMAND_SHARES = { high: 0.05, medium: 0.01 } as const;

export const SearchQuery = z.object({ query: z.string(), ...Figures });
export type SearchQuery = z.infer<typeof SearchQuery>;

/** Demand for a topic: the queries that contain its words. */
export const TopicDemand = z.object({
  topic: z.string(),
  ...Figures,
  demand: Demand,
  /** The first of them by impressions, and how many there are. */
  queries: z.array(SearchQuery),
  queries_total: Count,
});
export type TopicDemand = z.infer<typeof TopicDemand>;

/** A question that people typed, and whether the pages of the report answer it. */
export const TypedQuestion = SearchQuery.extend({ coverage: Coverage.nullable(), passage: Passage.nullable() });
export type TypedQuestion = z.infer<typeof TypedQuestion>;

export const SearchPage = z.object({
  url: z.string(),
  impressions: Count.nullable(),
  clicks: Count.nullable(),
  position: z.number().nullable(),
  /** Google's generative AI report. */
  ai_impressions: Count.nullable(),
  /** Bing's AI Performance report. */
  citations: Count.nullable(),
  /** What the report says about the page: how many search engines can cite it, and what stops the others. Null where the report did not read it. */
  verdict: z.object({ citable: Count, engines: Count, because: z.string().nullable() }).nullable(),
  /** Questions of the report that belong to this page, or that people typed and found it with, and that it does not answer. */
  unanswered: z.array(z.string()),
});
export type SearchPage = z.infer<typeof SearchPage>;

export const NO_DEMAND =
  'Search demand is not known. Upload an export of Google Search Console or Bing Webmaster Tools, or connect Search Console, to see what people search for.';

export const SearchEvidence = z.object({
  imports: z.array(SearchImport),
  /** Where demand comes from, said once; null without it, and then `note` says how to get it. */
  source: z.string().nullable(),
  note: z.string().nullable(),
  /** The report that the figures are joined with: the one asked for, or the newest. */
  report: z.object({ id: Id, created_at: Timestamp }).nullable(),
  /** Topics of the report with impressions, most first. */
  topics: z.array(TopicDemand),
  /** Topics without a page of their own here that have impressions. */
  topics_without_page: z.array(TopicDemand.extend({ priority: Priority })),
  /** Queries that hold the words of no topic, most impressions first. */
  other_queries: z.array(SearchQuery),
  questions: z.array(TypedQuestion),
  /** Answers to typed questions are still being looked up. */
  questions_pending: z.boolean(),
  grounding_queries: z.array(z.object({ query: z.string(), citations: Count })),
  pages: z.array(SearchPage),
});
export type SearchEvidence = z.infer<typeof SearchEvidence>;

/** The member's connection to Google Search Console. */
export const SearchConnection = z.object({
  status: z.enum(['choosing', 'connected', 'broken']),
  property: z.string().nullable(),
  /** Properties of the Google account that fit the website. */
  properties: z.array(z.string()),
  /** Why it does not work, as a sentence. */
  problem: z.string().nullable(),
  refreshed_at: Timestamp.nullable(),
});
export type SearchConnection = z.infer<typeof SearchConnection>;
