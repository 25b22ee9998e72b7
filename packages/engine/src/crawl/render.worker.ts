import { parentPort, workerData } from 'node:worker_threads';
import { openRenderer, type RendererOptions } from '../artifacts/render.ts';
import type { FromRenderThread, ToRenderThread } from './render-messages.ts';

/** A Chromium and its driver on a thread of their own: loading the driver alone takes a quarter of a second. */
const options = workerData as RendererOptions; // safe: only render-thread.ts starts this file
const post = (message: FromRenderThread) => parentPort?.postMessage(message);

const renderer = await openRenderer(options);
post({ opened: 'unavailable' in renderer ? renderer : { unavailable: null } });

parentPort?.on('message', async (message: ToRenderThread) => {
  if ('unavailable' in renderer) return;
  if ('url' in message) post({ id: message.id, rendering: await renderer.render(message.url) });
  else {
    await renderer.close();
    post({ closed: true });
  }
});
