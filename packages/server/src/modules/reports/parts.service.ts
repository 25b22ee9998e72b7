import type { Comparison, KeywordAnalysis, PartName, SiteEdit } from '@citelight/contracts';
import { messageOf } from '@citelight/contracts';
import type { Context } from '../../platform/context.ts';
import { type Db, type Tx, transaction } from '../../platform/database.ts';
import { selectEditsOfReport } from './edits.sql.ts';
import { competitorsOutcome, isOver, SPEND_OF } from './reports.rules.ts';
import { charge, KEYWORDS_QUEUE, refund, settleIfOver } from './runs.service.ts';
import {
  findKeywords,
  findOpportunities,
  findRun,
  findVisit,
  keepComparison,
  keepKeywords,
  keepOpportunities,
  type LockedReport,
  lockReport,
  selectRunStatuses,
  selectRuns,
  setPart,
  setRun,
} from './runs.sql.ts';
import { findExtraPrompts } from './wording.sql.ts';

/** The enhancements: each starts, ends and fails by itself. A part that has ended is written by nobody again. */

/** Marks a part as under way and charges it the first time. False when it has ended, or its report is gone. */
async function startPart(ctx: Context, tx: Tx, report: LockedReport | undefined, part: PartName): Promise<boolean> {
  if (report?.status !== 'completed' || isOver(report[`${part}_status`])) return false;
  if (report[`${part}_status`] === 'pending') {
    await charge(ctx, tx, report, SPEND_OF[part]);
    await setPart(tx, report.id, part, 'processing');
  }
  return true;
}

async function endPart(ctx: Context, tx: Tx, report: LockedReport, part: PartName, outcome: 'completed' | 'failed'): Promise<void> {
  if (outcome === 'failed' && report[`${part}_status`] === 'processing') await refund(ctx, tx, report, SPEND_OF[part]);
  await setPart(tx, report.id, part, outcome);
  await settleIfOver(ctx, tx, report.id);
}

/** Gives a part up for our reason: what it cost is given back. */
export const failPart = (ctx: Context, reportId: string, part: 'keywords' | 'content') =>
  transaction(ctx.db, async (tx) => {
    const report = await lockReport(tx, reportId);
    if (report?.status === 'completed' && !isOver(report[`${part}_status`])) await endPart(ctx, tx, report, part, 'failed');
  });

/** Answers the keywords found so far, or undefined when there is nothing to do. */
export async function startKeywords(ctx: Context, reportId: string): Promise<{ first: boolean; found: KeywordAnalysis } | undefined> {
  return transaction(ctx.db, async (tx) => {
    const report = await lockReport(tx, reportId);
    if (report?.status !== 'completed') return undefined;
    const first = await startPart(ctx, tx, report, 'keywords');
    // Its second run adds what the competitors show; one that failed and was given back stays so.
    if (!first && report.keywords_status !== 'completed') return undefined;
    const found = await findKeywords(tx, reportId);
    return found && { first, found };
  });
}

export const saveKeywords = (ctx: Context, reportId: string, keywords: KeywordAnalysis) =>
  transaction(ctx.db, async (tx) => {
    const report = await lockReport(tx, reportId);
    if (report?.keywords_status !== 'processing' && report?.keywords_status !== 'completed') return;
    await keepKeywords(tx, { id: report.id, userId: report.user_id }, keywords);
    if (report.keywords_status === 'processing') await endPart(ctx, tx, report, 'keywords', 'completed');
  });

/** Content opportunities were derived with the assessment: they become rows of their own. */
export async function saveOpportunities(ctx: Context, reportId: string): Promise<void> {
  const started = await transaction(ctx.db, async (tx) => startPart(ctx, tx, await lockReport(tx, reportId), 'content'));
  if (!started) return;
  await transaction(ctx.db, async (tx) => {
    const report = await lockReport(tx, reportId);
    if (report?.content_status !== 'processing') return;
    await keepOpportunities(tx, { id: report.id, userId: report.user_id }, (await findOpportunities(tx, reportId)) ?? []);
    await endPart(ctx, tx, report, 'content', 'completed');
  });
}

export type CompetitorRun = NonNullable<Awaited<ReturnType<typeof findRun>>>;

export async function startCompetitor(ctx: Context, reportId: string, competitorId: string): Promise<CompetitorRun | undefined> {
  return transaction(ctx.db, async (tx) => {
    const started = await startPart(ctx, tx, await lockReport(tx, reportId), 'competitors');
    const run = started ? await findRun(tx, reportId, competitorId) : undefined;
    if (!run || isOver(run.status)) return undefined;
    await setRun(tx, reportId, competitorId, { status: 'processing' });
    return run;
  });
}

export const saveCompetitorVisit = (
  ctx: Context,
  reportId: string,
  competitorId: string,
  found: { visit: Uint8Array } | { because: string },
) => setRun(ctx.db, reportId, competitorId, 'visit' in found ? { visit: Buffer.from(found.visit) } : { because: found.because });

/** Ends one competitor, and with the last of them the part. */
async function endCompetitor(
  ctx: Context,
  reportId: string,
  competitorId: string,
  keep: (tx: Db, report: LockedReport) => Promise<'completed' | 'failed'>,
) {
  await transaction(ctx.db, async (tx) => {
    const report = await lockReport(tx, reportId);
    const run = await findRun(tx, reportId, competitorId);
    if (!report || isOver(report.competitors_status) || !run || isOver(run.status)) return;
    await setRun(tx, reportId, competitorId, { status: await keep(tx, report) });
    const statuses = (await selectRunStatuses(tx, reportId)).map(({ status }) => status);
    const outcome = competitorsOutcome(statuses);
    if (!outcome) return;
    if (outcome === 'completed') await ctx.queue.enqueue(tx, KEYWORDS_QUEUE, { reportId }, { key: `${reportId}:competitors` });
    await endPart(ctx, tx, report, 'competitors', outcome);
  });
}

export const saveComparison = (ctx: Context, reportId: string, competitorId: string, comparison: Comparison) =>
  endCompetitor(ctx, reportId, competitorId, async (tx, report) => {
    await keepComparison(tx, { id: report.id, userId: report.user_id }, competitorId, comparison);
    return 'completed';
  });

const NOTHING = {
  crawlerAccess: null,
  contentExtraction: null,
  answerability: null,
  structuredData: null,
  authorityTrust: null,
  topicFreshness: null,
};

/** Gives one competitor up for our reason; the others stand. */
export const failCompetitor = (ctx: Context, reportId: string, competitorId: string) =>
  endCompetitor(ctx, reportId, competitorId, async (tx, report) => {
    const run = await findRun(tx, reportId, competitorId);
    const comparison: Comparison = {
      url: run?.competitor_url ?? '',
      name: run?.competitor_name ?? '',
      accessible: false,
      because: messageOf('analysis.stopped'),
      overallScore: 0,
      scores: NOTHING,
      yourAdvantages: [],
      competitiveAdvantages: [],
      gapAnalysis: { scoreGap: 0, promptsWon: 0, promptsLost: 0, promptsTied: 0, quickWins: [], longTermStrategies: [] },
      prompts: [],
    };
    await keepComparison(tx, { id: report.id, userId: report.user_id }, competitorId, comparison);
    return 'failed';
  });

/** What the member has changed by hand until now. */
export const editsOf = (ctx: Context, reportId: string): Promise<SiteEdit[]> => selectEditsOfReport(ctx.db, reportId);

/** The visits of the report and of its competitors, as far as they ended, and what else is asked of them. */
export async function visitsOf(ctx: Context, reportId: string) {
  const [visit, runs, extraPrompts, edits] = await Promise.all([
    findVisit(ctx.db, reportId),
    selectRuns(ctx.db, reportId),
    findExtraPrompts(ctx.db, reportId),
    editsOf(ctx, reportId),
  ]);
  return { visit, competitors: runs.filter(({ status }) => isOver(status)), extraPrompts, edits };
}
