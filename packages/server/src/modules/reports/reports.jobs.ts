import { CodedError, type Progress } from '@citelight/contracts';
import type { Context } from '../../platform/context.ts';
import { type Tx, transaction } from '../../platform/database.ts';
import { type AnyJob, type Attempt, defineJob } from '../../platform/queue.ts';
import { fetcherOptions } from '../../platform/sites.ts';
import type { StoredCompetitor } from './engine-tasks.thread.ts';
import { seekOpinions } from './opinions.service.ts';
import {
  editsOf,
  failCompetitor,
  failPart,
  saveComparison,
  saveCompetitorVisit,
  saveKeywords,
  saveOpportunities,
  startCompetitor,
  startKeywords,
  visitsOf,
} from './parts.service.ts';
import { failRecheck, RECHECK_QUEUE, saveRecheck, takeRecheck } from './recheck.service.ts';
import { siteIsToBlame } from './reports.rules.ts';
import { ASSESS_QUEUE } from './request.service.ts';
import { prepareEngine, runEngine } from './run-engine.thread.ts';
import {
  COMPETITOR_QUEUE,
  CONTENT_QUEUE,
  endInFailure,
  FINISHED_QUEUE,
  KEYWORDS_QUEUE,
  noteProgress,
  OPINIONS_QUEUE,
  type Run,
  saveAssessment,
  saveVisit,
  storedVisit,
  takeReport,
  WORDING_QUEUE,
} from './runs.service.ts';
import { wordReport } from './wording.service.ts';

/** The pipeline. Payloads are ids; every handler may run again after a crash and finds what is finished already. */

type OfReport = { reportId: string };
type OfCompetitor = OfReport & { competitorId: string };

const VISIT_MS = 4 * 60_000;
const COMPETITOR_VISIT_MS = 2 * 60_000;
const RECHECK_MS = 60_000;
/** Two writes a second are enough to be seen moving. */
const PROGRESS_MS = 500;

const means = ({ config }: Context) => ({
  render: config.RENDER_PAGES,
  unsandboxed: config.RENDER_UNSANDBOXED ?? false,
  fetcher: fetcherOptions(config),
});
const visitTask = (ctx: Context, url: string, budgetMs: number) => ({
  task: 'visit' as const,
  url,
  budgetMs,
  maxPages: ctx.config.SAMPLE_PAGES,
  ...means(ctx),
});

/** Writes progress as it comes, at most twice a second; the newest always comes last. Aborts `over` once nobody waits for this attempt. */
function progressWriter(ctx: Context, run: Run, over: AbortController) {
  let waiting: Progress | undefined;
  let last: Progress | undefined;
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<unknown> = Promise.resolve();
  const write = () => {
    timer = undefined;
    if (!waiting) return;
    const progress = waiting;
    waiting = undefined;
    timer = setTimeout(write, PROGRESS_MS);
    writing = writing
      .then(async () => {
        if (!(await noteProgress(ctx, run, progress))) over.abort();
      })
      .catch((error: unknown) => ctx.log.warn({ err: error }, 'progress was not written'));
  };
  return {
    report(progress: Progress) {
      last = progress;
      waiting = progress;
      if (!timer) write();
    },
    /** The next step, where what came before it was seen. */
    goOn(step: Progress['step']) {
      if (last) this.report({ ...last, step });
    },
    async end() {
      clearTimeout(timer);
      waiting = undefined;
      await writing;
    },
  };
}

async function assess(ctx: Context, { reportId }: OfReport, attempt: Attempt): Promise<void> {
  const run = await takeReport(ctx, reportId);
  if (!run) return;
  const over = new AbortController();
  const progress = progressWriter(ctx, run, over);
  const signal = AbortSignal.any([attempt.signal, over.signal]);
  const judging = prepareEngine('judge');
  // It loads while the last pages are rendered.
  const onProgress = (news: Progress) => {
    if (news.step === 'checking') judging.start();
    progress.report(news);
  };
  try {
    let visit = await storedVisit(ctx, reportId);
    if (!visit) {
      ({ visit } = await runEngine<'visit'>(visitTask(ctx, run.url, VISIT_MS), { signal, onProgress }));
      if (!(await saveVisit(ctx, run, visit))) return;
    }
    progress.goOn('judging');
    const result = await judging.run({ task: 'judge', visit, edits: await editsOf(ctx, reportId) }, { signal });
    await progress.end();
    await saveAssessment(ctx, run, result);
  } catch (error) {
    if (over.signal.aborted) return;
    if (!(error instanceof CodedError) || !siteIsToBlame(error.code)) throw error;
    ctx.log.info({ report: reportId, code: error.code }, 'the site cannot be assessed');
    await endInFailure(ctx, reportId, run, error.code, error.message);
  } finally {
    await judging.end();
    await progress.end();
  }
}

const stored = (run: {
  competitor_url: string;
  competitor_name: string;
  visit: Uint8Array | null;
  because: string | null;
}): StoredCompetitor => ({
  url: run.competitor_url,
  name: run.competitor_name,
  ...(run.visit ? { visit: run.visit } : { visit: null, because: run.because ?? 'it was not visited' }),
});

async function analyzeKeywords(ctx: Context, { reportId }: OfReport, { signal }: Attempt): Promise<void> {
  const started = await startKeywords(ctx, reportId);
  if (!started) return;
  if (started.first) return saveKeywords(ctx, reportId, started.found);
  const { visit, competitors, extraPrompts, edits } = await visitsOf(ctx, reportId);
  if (!visit || (extraPrompts.length === 0 && !competitors.some((run) => run.visit))) return;
  const task = { task: 'compare' as const, visit, competitors: competitors.map(stored), extraPrompts, edits };
  const { keywords } = await runEngine<'compare'>(task, { signal });
  await saveKeywords(ctx, reportId, keywords);
}

async function compareCompetitor(ctx: Context, { reportId, competitorId }: OfCompetitor, { signal }: Attempt): Promise<void> {
  const run = await startCompetitor(ctx, reportId, competitorId);
  if (!run) return;
  let { visit, because } = run;
  if (!visit && !because) {
    try {
      const found = await runEngine<'visit'>(visitTask(ctx, run.competitor_url, COMPETITOR_VISIT_MS), { signal });
      visit = Buffer.from(found.visit);
      await saveCompetitorVisit(ctx, reportId, competitorId, { visit });
    } catch (error) {
      if (!(error instanceof CodedError) || !siteIsToBlame(error.code)) throw error;
      because = error.message;
      await saveCompetitorVisit(ctx, reportId, competitorId, { because });
    }
  }
  const ours = await storedVisit(ctx, reportId);
  if (!ours) throw new Error('the visit of the report is not there');
  const competitors = [stored({ ...run, visit, because })];
  const edits = await editsOf(ctx, reportId);
  const { comparisons } = await runEngine<'compare'>({ task: 'compare', visit: ours, competitors, extraPrompts: [], edits }, { signal });
  const [comparison] = comparisons;
  if (!comparison) throw new Error('the engine compared nothing');
  await saveComparison(ctx, reportId, competitorId, comparison);
}

async function recheck(ctx: Context, { recheckId }: { recheckId: string }, { signal }: Attempt): Promise<void> {
  const taken = await takeRecheck(ctx, recheckId);
  if (!taken) return;
  const { visit, target, atStake } = taken;
  try {
    await saveRecheck(
      ctx,
      taken,
      await runEngine<'recheck'>({ task: 'recheck', visit, target, atStake, budgetMs: RECHECK_MS, ...means(ctx) }, { signal }),
    );
  } catch (error) {
    if (!(error instanceof CodedError) || !siteIsToBlame(error.code)) throw error;
    await failRecheck(ctx, recheckId, error.code, error.message);
  }
}

/** Mails a finished automated report. The schedules stand behind the reports, so they hand it in. */
export type MailFinished = (ctx: Context, tx: Tx, reportId: string) => Promise<void>;

export const reportJobs = (mailFinished: MailFinished): readonly AnyJob<Context>[] => [
  defineJob<Context, OfReport>({
    queue: ASSESS_QUEUE,
    concurrency: 'analyses',
    handle: assess,
    giveUp: async (ctx, { reportId }) => void (await endInFailure(ctx, reportId, undefined, 'analysis.stopped')),
  }),
  defineJob<Context, OfReport>({
    queue: KEYWORDS_QUEUE,
    concurrency: 'analyses',
    handle: analyzeKeywords,
    giveUp: (ctx, { reportId }) => failPart(ctx, reportId, 'keywords'),
  }),
  defineJob<Context, OfReport>({
    queue: CONTENT_QUEUE,
    concurrency: 'analyses',
    handle: (ctx, { reportId }) => saveOpportunities(ctx, reportId),
    giveUp: (ctx, { reportId }) => failPart(ctx, reportId, 'content'),
  }),
  defineJob<Context, OfCompetitor>({
    queue: COMPETITOR_QUEUE,
    concurrency: 'analyses',
    handle: compareCompetitor,
    giveUp: (ctx, { reportId, competitorId }) => failCompetitor(ctx, reportId, competitorId),
  }),
  defineJob<Context, { recheckId: string }>({
    queue: RECHECK_QUEUE,
    retries: 1,
    concurrency: 'analyses',
    handle: recheck,
    giveUp: async (ctx, { recheckId }) => void (await failRecheck(ctx, recheckId, 'recheck.stopped')),
  }),
  defineJob<Context, OfReport>({ queue: WORDING_QUEUE, handle: (ctx, { reportId }) => wordReport(ctx, reportId) }),
  defineJob<Context, OfReport>({ queue: OPINIONS_QUEUE, handle: (ctx, { reportId }, { signal }) => seekOpinions(ctx, reportId, signal) }),
  defineJob<Context, OfReport>({
    queue: FINISHED_QUEUE,
    handle: (ctx, { reportId }) => transaction(ctx.db, (tx) => mailFinished(ctx, tx, reportId)),
  }),
];
