import { Worker } from 'node:worker_threads';
import type { Renderer, RendererOptions } from '../artifacts/render.ts';
import type { FromRenderThread, ToRenderThread } from './render-messages.ts';

/** The renderer has limits of its own; past these its thread hangs. */
const OPEN_MS = 45_000;
const PAGE_MS = 60_000;
const CLOSE_MS = 10_000;

/** `openRenderer` on a thread of its own. Never throws: a thread that ends leaves its pages unrendered. */
export async function openRenderThread(options: RendererOptions): Promise<Renderer | { unavailable: string }> {
  const worker = new Worker(new URL('./render.worker.ts', import.meta.url), { workerData: options });
  const gone = new Promise<string>((resolve) => {
    worker.once('error', (error) => resolve(error.message));
    worker.once('exit', () => resolve('the thread of the renderer ended'));
  });
  /** What the first message holds in which `pick` finds something, or why there is none. */
  const received = async <Part extends object>(
    pick: (message: FromRenderThread) => Part | undefined,
    limitMs: number,
  ): Promise<Part | string> => {
    const timer = setTimeout(() => void worker.terminate(), limitMs);
    let listen: (message: FromRenderThread) => void = () => undefined;
    const come = new Promise<Part>((resolve) => {
      listen = (message) => {
        const part = pick(message);
        if (part) resolve(part);
      };
      worker.on('message', listen);
    });
    try {
      return await Promise.race([come, gone]);
    } finally {
      clearTimeout(timer);
      worker.off('message', listen);
    }
  };
  const send = (message: ToRenderThread) => worker.postMessage(message);

  const first = await received((message) => ('opened' in message ? message.opened : undefined), OPEN_MS);
  const unavailable = typeof first === 'string' ? `Chromium did not start: ${first}` : first.unavailable;
  if (unavailable !== null) {
    await worker.terminate();
    return { unavailable };
  }
  let asked = 0;
  return {
    async render(url) {
      asked += 1;
      const id = asked;
      const answer = received((message) => ('id' in message && message.id === id ? message.rendering : undefined), PAGE_MS);
      send({ id, url });
      const rendering = await answer;
      return typeof rendering === 'string' ? { ok: false, because: `The page could not be rendered: ${rendering}.` } : rendering;
    },
    async close() {
      const answer = received((message) => ('closed' in message ? message : undefined), CLOSE_MS);
      send({ close: true });
      await answer;
      await worker.terminate();
    },
  };
}
