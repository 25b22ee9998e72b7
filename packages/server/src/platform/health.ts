import type { Services } from './context.ts';
import { checkDatabase } from './database.ts';
import type { App } from './route.ts';

/** /healthz: the process lives. /readyz: it can do its work, so requests may be sent to it. */
export function healthRoutes(app: App, services: Services): void {
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }));
  app.get('/readyz', async (c) => {
    const works = (check: Promise<unknown>) =>
      check.then(
        () => 'ok' as const,
        () => 'failed' as const,
      );
    const [database, queue] = await Promise.all([works(checkDatabase(services.pool)), works(services.queue.check())]);
    const checks = { database, queue, changes: services.changes.isListening() ? 'ok' : 'failed', stopping: services.stopping.aborted };
    const ready = database === 'ok' && queue === 'ok' && !checks.stopping;
    return c.json({ status: ready ? 'ok' : 'unavailable', checks }, ready ? 200 : 503, { 'cache-control': 'no-store' });
  });
}
