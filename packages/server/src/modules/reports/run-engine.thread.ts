import type { EngineResults, EngineTask } from './engine.thread.ts';
import { runOnThread, type ThreadOptions } from './run-on-thread.thread.ts';

/** Runs one task of the engine on a thread of its own. Throws what the site is to blame for as a CodedError. */
export const runEngine = <T extends EngineTask['task']>(
  task: Extract<EngineTask, { task: T }>,
  options: ThreadOptions,
): Promise<EngineResults[T]> => runOnThread(new URL('./engine.thread.ts', import.meta.url), task, options);
