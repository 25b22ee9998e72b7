import { Worker } from 'node:worker_threads';
import type { Renderer, RendererOptions } from '../artifacts/render.ts';
import type { FromRenderThread, ToRenderThread } from './render-messages.ts';

/** The renderer has limits of its own; past these its thread hangs. */
const OPEN_MS = 45_000;
const PAGE_MS = 60_000;
const CLOSE_MS = 10_000;

/** `openRenderer` on a thread of its own; one page at a time. Never throws: a thread that ends leaves its pages unrendered. */
export async function openRenderThread(options: RendererOptions): Promise<Renderer | { unavailable: string }> {
  const worker = new Worker(new URL('./render.worker.ts', import.meta.url), { workerData: options });
  const gone = new Promise<string>((resolve) => {
    worker.once('error', (error) => resolve(error.message));
    worker.once('exit', () => resolve('the thread of the renderer ended'));
  });
  /** The next message, or why there is none. */
  const next = async (limitMs: number): Promise<FromRenderThread | string> => {
    const timer = setTimeout(() => void worker.terminate(), limitMs);
    try {
      return await Promise.race([new Promise<FromRenderThread>((resolve) => worker.once('message', resolve)), gone]);
    } finally {
      clearTimeout(timer);
    }
  };
  const send = (message: ToRenderThread, limitMs: number) => {
    const answer = next(limitMs);
    worker.postMessage(message);
    return answer;
  };

  const first = await next(OPEN_MS);
  const unavailable = typeof first === 'string' ? `Chromium did not start: ${first}` : 'opened' in first ? first.opened.unavailable : null;
  if (unavailable !== null) {
    await worker.terminate();
    return { unavailable };
  }
  return {
    async render(url) {
      const answer = await send({ url }, PAGE_MS);
      if (typeof answer === 'string') return { ok: false, because: `The page could not be rendered: ${answer}.` };
      return 'rendering' in answer ? answer.rendering : { ok: false, because: 'The page could not be rendered.' };
    },
    async close() {
      await send({ close: true }, CLOSE_MS);
      await worker.terminate();
    },
  };
}
