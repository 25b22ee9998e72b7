import { parentPort } from 'node:worker_threads';
import { gatherVisit } from '@citelight/engine/crawl/visit-site';
import { createFetcher } from '@citelight/engine/fetch/fetcher';
import { answerTask } from './answer-task.thread.ts';
import type { EngineResults, TaskOf } from './engine-tasks.thread.ts';
import { storeVisit } from './stored-visit.thread.ts';

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

answerTask(visit);
