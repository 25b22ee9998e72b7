/** The engine's public surface: visit a site, judge a visit, or both. Everything else is its own affair. */

export { type PackedVisit, packVisit, unpackVisit } from './artifacts/packed-visit.ts';
export type { PageArtifact, PageDocument } from './artifacts/page.ts';
export { findChromium } from './artifacts/render.ts';
export type { Visit } from './artifacts/visit.ts';
export { type AssessedSite, type AssessOptions, assessSite } from './assess-site.ts';
export { CRAWLERS, type Crawler } from './crawl/crawlers.ts';
export { gatherVisit, visitSite } from './crawl/visit-site.ts';
export type { CompetitorVisit, JudgeOptions, JudgeVisit, VisitOptions, VisitSite } from './engine.ts';
export type { Fetcher, FetcherOptions } from './fetch/fetch.ts';
export { createFetcher } from './fetch/fetcher.ts';
export { judgeOffThread, judgePackedVisit } from './scoring/judge-off-thread.ts';
export { judgeVisit } from './scoring/judge-visit.ts';
export { RUBRIC_VERSION } from './scoring/rubric.ts';
