import { Worker } from 'node:worker_threads';
import type { Renderer, RendererOptions, Rendering } from '../artifacts/render.ts';

export type ToRenderThread = { url: string } | { close: true };
export type FromRenderThread = { opened: { unavailable: string | null } } | { rendering: Rendering } | { closed: true };

/** `openRenderer` on a thread of its own; one page at a time. Never throws: a thread that ends leaves its pages unrendered. */
export async function openRenderThread(options: RendererOptions): Promise<Renderer | { unavailable: string }> {
  const worker = new Worker(new URL('./render.worker.ts', import.meta.url), { workerData: options });
  const gone = new Promise<string>((resolve) => {
    worker.once('error', (error) => resolve(error.message));
    worker.once('exit', () => resolve('the thread of the renderer ended'));
  });
  /** The next message, or why there is none. */
  const next = (): Promise<FromRenderThread | string> =>
    Promise.race([new Promise<FromRenderThread>((resolve) => worker.once('message', resolve)), gone]);
  const send = (message: ToRenderThread) => {
    const answer = next();
    worker.postMessage(message);
    return answer;
  };

  const first = await next();
  const unavailable = typeof first === 'string' ? `Chromium did not start: ${first}` : 'opened' in first ? first.opened.unavailable : null;
  if (unavailable !== null) {
    await worker.terminate();
    return { unavailable };
  }
  return {
    async render(url) {
      const answer = await send({ url });
      if (typeof answer === 'string') return { ok: false, because: `The page could not be rendered: ${answer}.` };
      return 'rendering' in answer ? answer.rendering : { ok: false, because: 'The page could not be rendered.' };
    },
    async close() {
      await send({ close: true });
      await worker.terminate();
    },
  };
}
