import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { startPaymentSandbox } from '../../packages/server/src/payment-sandbox.ts';
import { parseConfig } from '../../packages/server/src/platform/config.ts';
import { serverPid } from '../../packages/server/src/platform/embedded/cluster.ts';
import { launchPostgres } from '../../packages/server/src/platform/embedded/launch.ts';
import { createLog } from '../../packages/server/src/platform/log.ts';
import { startServer } from '../../packages/server/src/server.ts';
import { furnish, type World } from '../../packages/server/test/surface/world.ts';
import { createClosing } from '../closing.ts';

/** The product on loopback with one member who has one of everything, for programs that attack it; `folder` goes when it stops. */
export type Product = { url: string; token: string; world: World; log: Record<string, unknown>[]; folder: string; stop(): Promise<void> };

const root = join(import.meta.dirname, '..', '..');

async function buildPages(): Promise<void> {
  if (existsSync(join(root, 'packages/web/dist/app.html'))) return;
  await once(spawn(process.execPath, ['packages/web/scripts/build.ts'], { cwd: root, stdio: 'ignore' }), 'close');
}

export async function startProduct(): Promise<Product> {
  await buildPages();
  const { closing, atOnce, stop } = createClosing();
  try {
    return await openProduct(closing, atOnce, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function openProduct(closing: (() => unknown)[], atOnce: (() => unknown)[], stop: () => Promise<void>): Promise<Product> {
  const folder = mkdtempSync(join(tmpdir(), 'citelight-surface-'));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  closing.push(remove);
  atOnce.push(remove);
  const postgres = await launchPostgres({ folder: join(folder, 'postgres'), choice: 'auto', name: 'surface' });
  closing.push(() => postgres.release());
  atOnce.push(() => {
    const pid = serverPid(join(folder, 'postgres/data'));
    if (pid) process.kill(pid, 'SIGQUIT');
  });
  const { host, port, user, password, database } = postgres.connection;
  const log: Record<string, unknown>[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _, done) {
      for (const line of chunk.toString().trim().split('\n')) {
        const entry = JSON.parse(line) as Record<string, unknown>;
        if (entry.level !== 'info') log.push(entry);
      }
      done();
    },
  });
  const config = parseConfig({
    NODE_ENV: 'test',
    PORT: '0',
    ROLE: 'api',
    DATA_DIR: folder,
    DATABASE_URL: `postgres://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host ?? '')}`,
    EARLY_ACCESS_PASSWORD: '',
    // The scanner is one client that asks a great deal.
    RATE_LIMITS: 'off',
    CRAWL_RESOLVE: 'shut.test=127.0.0.1:9',
  });
  const sandbox = await startPaymentSandbox(config, createLog(config, sink));
  closing.push(() => sandbox?.stop());
  const running = await startServer(sandbox ? { ...config, PAYMENT_SANDBOX_URL: sandbox.url } : config, createLog(config, sink));
  closing.push(() => running.stop());
  const { services } = running;
  const email = `${randomUUID()}@example.test`;
  const { id } = await services.db.insertInto('auth.users').values({ email }).returning('id').executeTakeFirstOrThrow();
  const sessionId = randomUUID();
  await services.pool.query('insert into auth.sessions (id, user_id) values ($1, $2)', [sessionId, id]);
  const seconds = Math.floor(Date.now() / 1000);
  const { issuer: iss, audience: aud } = services.sessions;
  const claims = { iss, aud, iat: seconds, exp: seconds + 24 * 3600, role: 'authenticated', aal: 'aal1' };
  return {
    url: running.url ?? '',
    token: await services.keys.sign({ ...claims, sub: id, email, session_id: sessionId }),
    world: await furnish(services, id),
    log,
    folder,
    stop,
  };
}
