import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { createApi } from './api.ts';
import { createControls } from './controls.ts';
import { ApiError } from './errors.ts';
import { createPages } from './pages.ts';
import { createSender, type Sender } from './sender.ts';
import { openStore, type Store } from './store.ts';
import { settle } from './subscriptions.ts';

export type Sandbox = { url: string; store: Store; sender: Sender; stop(): Promise<void> };

const TICK_MS = 30_000;

/** Listens on loopback only: whoever may reach it may do anything with payments that are none. */
export async function startSandbox(options: { secretKey: string; port?: number; file?: string | null }): Promise<Sandbox> {
  const store = openStore(options.file ?? null);
  const sender = createSender(store);
  let saving: NodeJS.Timeout | undefined;
  const changed = () => {
    sender.wake();
    saving ??= setTimeout(() => {
      saving = undefined;
      store.save();
    }, 100);
  };
  const app = new Hono();
  app.onError((error, c) => {
    if (error instanceof ApiError) return c.json(error.body, error.status as 400);
    console.error(error);
    return c.json({ error: { type: 'api_error', message: 'The sandbox failed.' } }, 500);
  });
  app.notFound((c) =>
    c.json({ error: { type: 'invalid_request_error', message: `Unrecognized request URL (${c.req.method}: ${c.req.path}).` } }, 404),
  );
  app.route('/', createApi(store, { secretKey: options.secretKey, changed }));
  app.route('/', createControls(store, sender, { secretKey: options.secretKey, changed }));
  app.route('/', createPages(store, changed));

  const server = createAdaptorServer({ fetch: app.fetch });
  const listen = (port: number) =>
    new Promise<void>((done, fail) => {
      server.once('error', fail);
      server.listen(port, '127.0.0.1', () => {
        server.off('error', fail);
        done();
      });
    });
  await listen(options.port ?? 0).catch(() => listen(0));
  const tick = setInterval(() => {
    settle(store);
    changed();
  }, TICK_MS);
  changed();
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    store,
    sender,
    async stop() {
      clearInterval(tick);
      clearTimeout(saving);
      const closed = new Promise<void>((done) => server.close(() => done()));
      if ('closeAllConnections' in server) server.closeAllConnections();
      await Promise.all([closed, sender.stop()]);
      store.save();
    },
  };
}
