import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runOnThread, type ThreadOptions } from '../../platform/threads.ts';
import type { EngineResults, EngineTask } from './engine.thread.ts';

/** Beside the budget of a visit: its last page, closing the browser, packing. */
const AFTER_VISIT_MS = 45_000;
/** The judging thread ends itself sooner (60 s and 200 ms a page). */
const JUDGE_MS = 5 * 60_000;

/** Where scripts/start.ts says that a bundle of the engine is, the thread and those that it starts load in half the time; until that is built the sources run as they are. */
function threadFile(): URL {
  const { CITELIGHT_BUNDLE: folder } = process.env;
  const bundle = folder && join(folder, 'engine.thread.mjs');
  return bundle && existsSync(bundle) ? pathToFileURL(bundle) : new URL('./engine.thread.ts', import.meta.url);
}

/** Runs one task of the engine on a thread of its own, which is ended when it takes too long. Throws what the site is to blame for as a CodedError. */
export const runEngine = <T extends EngineTask['task']>(
  task: Extract<EngineTask, { task: T }>,
  options: Omit<ThreadOptions, 'limitMs'>,
): Promise<EngineResults[T]> =>
  runOnThread(threadFile(), task, {
    ...options,
    limitMs: 'budgetMs' in task ? task.budgetMs + AFTER_VISIT_MS : JUDGE_MS,
  });
