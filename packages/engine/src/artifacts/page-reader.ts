import { messageOf } from '@citelight/contracts';
import type { CreatePageReader, PageInput, PageReading } from './page-reading.ts';
import { PageThread } from './page-thread.ts';

export * from './page-reading.ts';

const LIMIT_MS = 2000;

/**
 * Reads pages on worker threads, one page a thread at a time, in the order of asking. A page that holds its thread too long or outgrows its memory
 * costs that thread, never the process.
 */
export const createPageReader: CreatePageReader = ({ threads = 1, limitMs = LIMIT_MS } = {}) => {
  const all = Array.from({ length: Math.max(1, threads) }, () => new PageThread(limitMs));
  const idle = [...all];
  const waiting: { input: PageInput; resolve: (reading: PageReading) => void }[] = [];
  const aborted: PageReading = { ok: false, code: 'fetch.aborted', message: messageOf('fetch.aborted') };
  let closed = false;

  const pump = (): void => {
    const thread = idle.pop();
    if (!thread) return;
    const next = waiting.shift();
    if (!next) {
      idle.push(thread);
      return;
    }
    void thread.read(next.input).then((reading) => {
      idle.push(thread);
      next.resolve(reading);
      pump();
    });
  };

  return {
    read: (input) =>
      closed
        ? Promise.resolve(aborted)
        : new Promise((resolve) => {
            waiting.push({ input, resolve });
            pump();
          }),
    async close() {
      closed = true;
      for (const { resolve } of waiting.splice(0)) resolve(aborted);
      await Promise.all(all.map((thread) => thread.close()));
    },
  };
};
