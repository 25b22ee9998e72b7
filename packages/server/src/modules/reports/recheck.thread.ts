import { createFetcher } from '@citelight/engine/fetch/fetcher';
import { type RecheckedResult, recheck as recheckVisit } from '@citelight/engine/scoring/recheck';
import { answerTask, storableJson } from './answer-task.thread.ts';
import type { EngineResults, TaskOf } from './engine-tasks.thread.ts';
import { restoreVisit, storeVisit } from './stored-visit.thread.ts';

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

answerTask(recheck);
