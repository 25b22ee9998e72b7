import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { type Assessment, CodedError, type Progress } from '@citelight/contracts';
import { packVisit } from './artifacts/packed-visit.ts';
import type { Visit } from './artifacts/visit.ts';
import { openVisit } from './crawl/open-visit.ts';
import { gatherVisit } from './crawl/visit-site.ts';
import type { CompetitorVisit, JudgeOptions, VisitOptions } from './engine.ts';
import { judgePackedVisit } from './scoring/judge-off-thread.ts';
import type { PackedCompetitor } from './scoring/judge-request.ts';

/** Competitors are compared by the pages that a site is known by; more would multiply the visit. */
const COMPETITOR_PAGES = 25;

export type AssessOptions = VisitOptions &
  JudgeOptions & {
    /** URLs of competitors, visited after the site. */
    compare?: readonly string[];
  };

export type AssessedSite = {
  assessment: Assessment;
  visit: Visit;
  /** Of `competitors` and `compare`, in that order. */
  competitorVisits: CompetitorVisit[];
};

/**
 * Visits a site, visits its competitors, and judges on a thread of its own. A competitor that cannot be visited is part of the result, with the reason.
 * @throws CodedError fetch.*, parse.*: the site could not be assessed; fetch.aborted: `signal` stopped it
 */
export async function assessSite({ compare = [], competitors = [], extraPrompts, ...options }: AssessOptions): Promise<AssessedSite> {
  let last: Progress = { step: 'resolving', pagesFetched: 0, pagesFound: 1, pagesPlanned: 1 };
  const onProgress = (progress: Progress) => {
    last = progress;
    options.onProgress?.(progress);
  };
  const report = (step: Progress['step'], detail?: string) => onProgress({ ...last, step, ...(detail !== undefined && { detail }) });

  const site = await gatherVisit({ ...options, onProgress });
  const packed: PackedCompetitor[] = [];
  for (const competitor of competitors) {
    packed.push(competitor.visit === null ? competitor : { ...competitor, visit: packVisit(competitor.visit) });
    await yieldToEventLoop();
  }
  for (const url of compare) {
    report('comparing', url);
    packed.push(await visitCompetitor(url, options));
  }
  report('judging');
  const assessment = await judgePackedVisit(site, {
    competitors: packed,
    ...(extraPrompts && { extraPrompts }),
    ...(options.signal && { signal: options.signal }),
  });
  report('done');
  const visited = packed
    .slice(competitors.length)
    .map((one): CompetitorVisit => (one.visit === null ? one : { ...one, visit: openVisit(one.visit) }));
  return { assessment, visit: openVisit(site), competitorVisits: [...competitors, ...visited] };
}

async function visitCompetitor(url: string, { maxPages = COMPETITOR_PAGES, ...options }: VisitOptions): Promise<PackedCompetitor> {
  const name = (URL.parse(url)?.hostname ?? url).replace(/^www\./, '');
  const { onProgress: _, ...quiet } = options;
  try {
    return { url, name, visit: await gatherVisit({ ...quiet, url, maxPages: Math.min(maxPages, COMPETITOR_PAGES) }) };
  } catch (error) {
    if (!(error instanceof CodedError) || options.signal?.aborted) throw error;
    return { url, name, visit: null, because: error.message };
  }
}
