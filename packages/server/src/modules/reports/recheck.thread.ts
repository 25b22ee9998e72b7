import { createFetcher } from '@citelight/engine/fetch/fetcher';
import { recheck as recheckVisit } from '@citelight/engine/scoring/recheck';
import { answerTask, storableCopy } from './answer-task.thread.ts';
import type { EngineResults, TaskOf } from './engine-tasks.thread.ts';
import { restoreVisit, storeVisit } from './stored-visit.thread.ts';

async function recheck(task: TaskOf<'recheck'>): Promise<EngineResults['recheck']> {
  const { render, unsandboxed, budgetMs, target, atStake } = task;
  const fetcher = createFetcher(task.fetcher);
  try {
    const options = { render, unsandboxed, budgetMs, fetcher, now: Date.now };
    const { visit, audits } = await recheckVisit(await restoreVisit(task.visit), target, atStake, options);
    return { visit: await storeVisit(visit), audits: storableCopy(audits) };
  } finally {
    await fetcher.close();
  }
}

answerTask(recheck);
