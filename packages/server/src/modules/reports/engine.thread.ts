import { parentPort, workerData } from 'node:worker_threads';
import {
  type Assessment,
  CodedError,
  type Comparison,
  type KeywordAnalysis,
  type Passage,
  type Question,
  type RescoredReport,
  type SiteEdit,
  type SuggestedCompetitor,
} from '@citelight/contracts';
import { suggestFromEvidence } from '@citelight/engine/compare/suggest-competitors';
import { openVisit } from '@citelight/engine/crawl/open-visit';
import { gatherVisit } from '@citelight/engine/crawl/visit-site';
import type { FetcherOptions } from '@citelight/engine/fetch/fetch';
import { createFetcher } from '@citelight/engine/fetch/fetcher';
import { judgePackedVisit } from '@citelight/engine/scoring/judge-off-thread';
import type { PackedCompetitor } from '@citelight/engine/scoring/judge-request';
import { nearestPassages } from '@citelight/engine/scoring/nearest-passages';
import { type RecheckedResult, type RecheckTarget, recheck as recheckVisit } from '@citelight/engine/scoring/recheck';
import { restoreVisit, storeVisit } from './stored-visit.thread.ts';

/** The engine on a thread of its own: a process that also answers requests never visits or judges on the thread that answers. */

/** A competitor's stored visit, or why there is none. */
export type StoredCompetitor = { url: string; name: string } & ({ visit: Uint8Array } | { visit: null; because: string });

export type EngineTask =
  | {
      task: 'visit';
      url: string;
      maxPages: number;
      render: boolean;
      unsandboxed: boolean;
      budgetMs: number;
      fetcher: Pick<FetcherOptions, 'resolve' | 'allowedPorts'>;
    }
  | { task: 'judge'; visit: Uint8Array; edits: readonly SiteEdit[] }
  | { task: 'rescore'; visit: Uint8Array }
  | {
      task: 'recheck';
      visit: Uint8Array;
      target: RecheckTarget;
      atStake: Record<string, number>;
      render: boolean;
      unsandboxed: boolean;
      budgetMs: number;
      fetcher: Pick<FetcherOptions, 'resolve' | 'allowedPorts'>;
    }
  | {
      task: 'compare';
      visit: Uint8Array;
      competitors: StoredCompetitor[];
      extraPrompts: { prompt: string; topic: string; page?: string }[];
      edits: readonly SiteEdit[];
    }
  | { task: 'answer'; visit: Uint8Array; questions: readonly string[] }
  | { task: 'nearest'; visit: Uint8Array; questions: readonly Pick<Question, 'question' | 'language'>[] };

export type EngineResults = {
  visit: { visit: Uint8Array };
  /** The assessment as JSON: it goes to the database as it is. */
  judge: { assessment: string; suggestions: SuggestedCompetitor[] };
  rescore: RescoredReport;
  recheck: { visit: Uint8Array; audits: RecheckedResult[] };
  compare: { comparisons: Comparison[]; keywords: KeywordAnalysis };
  /** Only those that were asked. */
  answer: { questions: Question[] };
  /** In the order of the questions; null where no passage shares a word. */
  nearest: { passages: (Passage | null)[] };
};

type TaskOf<T extends EngineTask['task']> = Extract<EngineTask, { task: T }>;

async function visit({ url, maxPages, render, unsandboxed, budgetMs, fetcher: options }: TaskOf<'visit'>): Promise<EngineResults['visit']> {
  const fetcher = createFetcher(options);
  try {
    const gathered = await gatherVisit({
      url,
      maxPages,
      render,
      unsandboxed,
      budgetMs,
      fetcher,
      now: Date.now,
      onProgress: (progress) => parentPort?.postMessage({ progress }),
    });
    return { visit: await storeVisit(gathered) };
  } finally {
    await fetcher.close();
  }
}

async function judge(task: TaskOf<'judge'>): Promise<EngineResults['judge']> {
  const packed = await restoreVisit(task.visit);
  const suggestions = suggestFromEvidence(openVisit(packed)).map((one) => ({ ...one, aiWritten: false }));
  const assessment: Assessment = await judgePackedVisit(packed, { edits: task.edits });
  return { assessment: storableJson(assessment), suggestions };
}

/** @throws CodedError artifacts.invalid: the visit lacks what a check of today looks at */
async function rescore(task: TaskOf<'rescore'>): Promise<EngineResults['rescore']> {
  const { rubricVersion, overallScore, scores, audits } = await judgePackedVisit(await restoreVisit(task.visit));
  if (audits.some(({ state }) => state === 'error')) throw new CodedError('artifacts.invalid');
  return { rubricVersion, overallScore, scores };
}

async function recheck(task: TaskOf<'recheck'>): Promise<EngineResults['recheck']> {
  const { render, unsandboxed, budgetMs, target, atStake } = task;
  const fetcher = createFetcher(task.fetcher);
  try {
    const options = { render, unsandboxed, budgetMs, fetcher, now: Date.now };
    const { visit, audits } = await recheckVisit(await restoreVisit(task.visit), target, atStake, options);
    return { visit: await storeVisit(visit), audits: JSON.parse(storableJson(audits)) as RecheckedResult[] }; // safe: what was just written
  } finally {
    await fetcher.close();
  }
}

/** JSON in which no text holds what PostgreSQL cannot keep (`storable`, without opening a database's driver on every thread). */
const storableJson = (value: unknown): string =>
  JSON.stringify(value, (_, item: unknown) => (typeof item === 'string' ? item.replaceAll('\0', '\uFFFD').toWellFormed() : item));

async function compare({ visit: ours, competitors, extraPrompts, edits }: TaskOf<'compare'>): Promise<EngineResults['compare']> {
  const rivals = await Promise.all(
    competitors.map(
      async (one): Promise<PackedCompetitor> => (one.visit === null ? one : { ...one, visit: await restoreVisit(one.visit) }),
    ),
  );
  const { comparisons, keywords } = await judgePackedVisit(await restoreVisit(ours), { competitors: rivals, extraPrompts, edits });
  return JSON.parse(storableJson({ comparisons, keywords })) as EngineResults['compare']; // safe: what was just written
}

async function answer({ visit: ours, questions: typedQuestions }: TaskOf<'answer'>): Promise<EngineResults['answer']> {
  const { questions } = await judgePackedVisit(await restoreVisit(ours), { typedQuestions });
  return JSON.parse(storableJson({ questions: questions.filter(({ origin }) => origin === 'searchConsole') })) as EngineResults['answer']; // safe: what was just written
}

async function nearest({ visit: ours, questions }: TaskOf<'nearest'>): Promise<EngineResults['nearest']> {
  const passages = nearestPassages(openVisit(await restoreVisit(ours)), questions);
  return JSON.parse(storableJson({ passages })) as EngineResults['nearest']; // safe: what was just written
}

function run(task: EngineTask): Promise<EngineResults[EngineTask['task']]> {
  if (task.task === 'visit') return visit(task);
  if (task.task === 'answer') return answer(task);
  if (task.task === 'nearest') return nearest(task);
  if (task.task === 'recheck') return recheck(task);
  if (task.task === 'rescore') return rescore(task);
  return task.task === 'judge' ? judge(task) : compare(task);
}

if (parentPort) {
  const port = parentPort;
  await run(workerData as EngineTask).then(
    (result) => port.postMessage({ result }),
    (error: unknown) => {
      if (!(error instanceof CodedError)) throw error;
      port.postMessage({ failure: { code: error.code, message: error.message } });
    },
  );
}
