import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Worker } from 'node:worker_threads';
import { CodedError } from '@citelight/contracts';
import { JUDGE_HEAP_MB, judgingError } from '@citelight/engine/scoring/judge-limits';
import { answerOf, startThread, type ThreadOptions } from '../../platform/threads.ts';
import type { EngineResults, EngineTaskName, TaskOf } from './engine-tasks.thread.ts';

/** Beside the budget of a visit: its last page, closing the browser, packing. */
const AFTER_VISIT_MS = 45_000;
const JUDGE_MS = 3 * 60_000;
/** With a larger young generation, V8 keeps what is dead for longer: 24 MiB cost a tenth more memory of the server after a report and save 4 % of the time that judging takes. */
const YOUNG = { maxYoungGenerationSizeMb: 12 };
const JUDGE_HEAP = { ...YOUNG, maxOldGenerationSizeMb: JUDGE_HEAP_MB };

type EngineFile = 'visit' | 'recheck' | 'judge';
const fileOf = (task: EngineTaskName): EngineFile => (task === 'visit' || task === 'recheck' ? task : 'judge');

/** Where scripts/start.ts says that a bundle of the engine is, its threads load in half the time; until that is built the sources run as they are. */
function addressOf(name: EngineFile): URL {
  const { CITELIGHT_BUNDLE: folder } = process.env;
  const bundle = folder && join(folder, `${name}.thread.mjs`);
  return bundle && existsSync(bundle) ? pathToFileURL(bundle) : new URL(`./${name}.thread.ts`, import.meta.url);
}

/** A thread of the engine for one task of a kind, which may load before there is anything to do. */
export function prepareEngine<T extends EngineTaskName>(kind: T) {
  const name = fileOf(kind);
  let worker: Worker | undefined;
  const start = (): Worker => {
    if (worker) return worker;
    const started = startThread(addressOf(name), undefined, [], name === 'judge' ? JUDGE_HEAP : YOUNG);
    started.on('error', () => {}); // whoever waits for its answer meets it; where nobody does, the next to ask starts another
    started.once('exit', () => {
      if (worker === started) worker = undefined;
    });
    worker = started;
    return started;
  };
  return {
    start(): void {
      start();
    },
    /** Ends the thread when it takes too long. Throws what the site is to blame for as a CodedError. */
    async run(task: TaskOf<T>, options: Omit<ThreadOptions, 'limitMs'>): Promise<EngineResults[T]> {
      if (options.signal.aborted) throw new CodedError('fetch.aborted');
      const running = start();
      running.postMessage(task);
      try {
        return await answerOf<EngineResults[T]>(running, {
          ...options,
          limitMs: 'budgetMs' in task ? task.budgetMs + AFTER_VISIT_MS : JUDGE_MS,
        });
      } catch (error) {
        if (name === 'judge' && error instanceof Error) throw judgingError(error);
        throw error;
      }
    },
    end: async (): Promise<void> => void (await worker?.terminate()),
  };
}

/** Runs one task of the engine on a thread of its own. Throws as `prepareEngine().run`. */
export async function runEngine<T extends EngineTaskName>(
  task: TaskOf<T>,
  options: Omit<ThreadOptions, 'limitMs'>,
): Promise<EngineResults[T]> {
  const engine = prepareEngine<T>(task.task as T); // safe: TaskOf<T> is the task of that name
  try {
    return await engine.run(task, options);
  } finally {
    await engine.end();
  }
}
