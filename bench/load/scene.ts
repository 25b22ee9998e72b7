import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { Agent, request } from 'undici';
import { type SitePages, serveSite } from '../../packages/engine/test/sites/serve-site.ts';
import { sandboxKeys } from '../../packages/server/src/modules/billing/stripe.service.ts';
import { parseConfig } from '../../packages/server/src/platform/config.ts';
import { type Db, openDatabase } from '../../packages/server/src/platform/database.ts';
import { serverPid } from '../../packages/server/src/platform/embedded/cluster.ts';
import { launchPostgres } from '../../packages/server/src/platform/embedded/launch.ts';
import { createLog } from '../../packages/server/src/platform/log.ts';
import { openQueue, type RunningQueue } from '../../packages/server/src/platform/queue.ts';
import { createSecrets } from '../../packages/server/src/platform/secrets.ts';
import { createSigningKeys } from '../../packages/server/src/platform/signing-keys.ts';
import { createClosing } from '../closing.ts';
import { freePort } from '../product/free-port.ts';
import { METRICS_TOKEN, readMetrics } from '../product/metrics.ts';
import { startPaymentSandbox } from '../product/payment-sandbox.ts';
import { type Program, startProgram } from '../product/program.ts';

/** API, worker, PostgreSQL and payment sandbox in processes of their own, on one machine, and a client for many members. */

export type User = { id: string; token: string };
export type Scene = {
  url: string;
  api: Program;
  worker: Program;
  db: Db;
  pool: pg.Pool;
  queue: RunningQueue;
  /** Seconds from the start of the API's process until it was ready. */
  coldStart: number;
  webhookSecret: string;
  signIn(userIds: readonly string[]): Promise<User[]>;
  /** One request; throws unless it is answered with 2xx. */
  ask<T>(
    user: User | null,
    method: 'GET' | 'POST' | 'PATCH',
    path: string,
    body?: object | string,
    headers?: Record<string, string>,
  ): Promise<T>;
  sandbox<T>(path: string, form?: Record<string, string>): Promise<T>;
  pay(session: string): Promise<void>;
  /** The figures of the API's process as /metrics tells them. Each reading begins the delays of its event loop anew. */
  metrics(): Promise<(name: string) => number>;
  stop(): Promise<void>;
};

const ROOT = join(import.meta.dirname, '../..');
const SECRET_KEY = 'the secret key of the bench, which guards nothing';
export const SITE = 'http://bench.test/';
const PAGES: SitePages = {
  '/': '<!doctype html><html lang="en"><head><title>Bicycle repair</title></head><body><h1>Bicycle repair</h1><p>A repair costs 35 euros and takes two days.</p></body></html>',
  '/robots.txt': 'User-agent: *\nAllow: /\n',
};

/** Starts everything on a database that `fill` fills before the API meets it. */
export async function openScene(fill: (admin: pg.ClientConfig) => Promise<void>): Promise<Scene> {
  const { closing, atOnce, stop } = createClosing();
  try {
    const folder = mkdtempSync(join(tmpdir(), 'citelight-load-'));
    const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    closing.push(remove);
    atOnce.push(remove);
    const logs = join(ROOT, '.cache/bench/logs');
    mkdirSync(logs, { recursive: true });

    const postgres = await launchPostgres({
      folder: join(folder, 'postgres'),
      choice: 'auto',
      name: 'bench:keeper',
      settings: { max_connections: '100', shared_buffers: '256MB' },
    });
    closing.push(() => postgres.release());
    atOnce.push(() => {
      const pid = serverPid(join(folder, 'postgres/data'));
      if (pid) process.kill(pid, 'SIGQUIT');
    });
    const { host, port, user, password, database } = postgres.connection;
    const databaseUrl = `postgres://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
    const site = await serveSite(PAGES);
    closing.push(() => site.close());
    const keys = sandboxKeys(createSecrets(SECRET_KEY));
    const sandbox = await startPaymentSandbox(join(folder, 'sandbox'), keys.secretKey);
    closing.push(() => sandbox.stop());
    atOnce.push(() => sandbox.kill9());

    const apiPort = await freePort();
    const env = {
      NODE_ENV: 'test',
      PORT: String(apiPort),
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      SECRET_KEY,
      RATE_LIMITS: 'off',
      TRUSTED_PROXIES: '127.0.0.1',
      METRICS_TOKEN,
      RENDER_PAGES: 'off',
      EARLY_ACCESS_PASSWORD: '',
      LOG_LEVEL: 'warn',
      MONTHLY_FREE_CREDITS: '0',
      PAYMENT_SANDBOX_URL: sandbox.url,
      CRAWL_RESOLVE: `bench.test=${site.address}`,
    };
    const run = (name: string, role: string): Program => {
      const program = startProgram(name, [role], env, join(logs, `load-${name}.log`));
      closing.push(() => program.stop());
      atOnce.push(() => program.kill9());
      return program;
    };
    const first = startProgram('api', ['--api'], env, join(logs, 'load-migrate.log'));
    atOnce.push(() => first.kill9());
    await first.ready(); // it makes the tables
    await first.stop();
    await fill({ ...postgres.connection, user: 'postgres' });
    const began = performance.now();
    const api = run('api', '--api');
    await api.ready();
    const coldStart = (performance.now() - began) / 1_000;
    const worker = run('worker', '--worker');
    await worker.ready();

    const log = createLog({ LOG_LEVEL: 'silent' });
    const connection = { ...postgres.connection, application_name: 'bench' };
    const { db, pool, close } = openDatabase(connection, { DATABASE_POOL_SIZE: 20 }, log);
    closing.push(close);
    const queue = await openQueue(connection, [], { worker: false, config: { WORKER_CONCURRENCY: 1 }, log });
    closing.push(() => queue.stop());
    const config = parseConfig(env);
    const signing = createSigningKeys(db, createSecrets(SECRET_KEY));
    const url = `http://127.0.0.1:${apiPort}`;
    const agent = new Agent({ connections: 250, pipelining: 1 });
    closing.push(() => agent.destroy());

    return {
      url,
      api,
      worker,
      db,
      pool,
      queue,
      coldStart,
      webhookSecret: keys.webhookSecret,
      signIn: (userIds) =>
        Promise.all(
          userIds.map(async (id) => {
            const session_id = randomUUID();
            await pool.query('insert into auth.sessions (id, user_id) values ($1, $2)', [session_id, id]);
            const iat = Math.floor(Date.now() / 1000);
            const common = { iss: `${config.PUBLIC_URL}/auth/v1`, aud: config.AUTH_AUDIENCE, iat, exp: iat + 6 * 3600 };
            const token = await signing.sign({ ...common, role: 'authenticated', aal: 'aal1', sub: id, email: 'u@bench.test', session_id });
            return { id, token };
          }),
        ),
      async ask<T>(who: User | null, method: 'GET' | 'POST' | 'PATCH', path: string, body?: object | string, headers = {}) {
        const answer = await request(`${url}${path}`, {
          method,
          dispatcher: agent,
          headers: {
            ...(who ? { authorization: `Bearer ${who.token}` } : {}),
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            ...headers,
          },
          ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
        });
        const text = await answer.body.text();
        if (answer.statusCode >= 300) throw new Error(`${method} ${path.split('?')[0]}: ${answer.statusCode} ${text.slice(0, 80)}`);
        return (text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text) as T;
      },
      async sandbox<T>(path: string, form?: Record<string, string>) {
        const response = await fetch(`${sandbox.url}${path}`, {
          method: form ? 'POST' : 'GET',
          headers: { authorization: `Bearer ${keys.secretKey}` },
          ...(form ? { body: new URLSearchParams(form) } : {}),
        });
        if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
        return (await response.json()) as T;
      },
      async pay(session) {
        await fetch(`${sandbox.url}/sandbox/sessions/${session}/pay`, {
          method: 'POST',
          headers: { authorization: `Bearer ${keys.secretKey}`, 'content-type': 'application/json' },
          body: JSON.stringify({ card: 'good' }),
        });
      },
      async metrics() {
        const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
        return readMetrics(await answer.text());
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
