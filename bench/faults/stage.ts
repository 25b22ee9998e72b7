import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { type SitePages, serveSite } from '../../packages/engine/test/sites/serve-site.ts';
import { sandboxKeys } from '../../packages/server/src/modules/billing/stripe.service.ts';
import { parseConfig } from '../../packages/server/src/platform/config.ts';
import { type Connection, connectionTo, type Db, openDatabase } from '../../packages/server/src/platform/database.ts';
import { serverPid } from '../../packages/server/src/platform/embedded/cluster.ts';
import { type Embedded, launchPostgres } from '../../packages/server/src/platform/embedded/launch.ts';
import { createLog } from '../../packages/server/src/platform/log.ts';
import { openQueue, type RunningQueue } from '../../packages/server/src/platform/queue.ts';
import { createSecrets } from '../../packages/server/src/platform/secrets.ts';
import { createSigningKeys } from '../../packages/server/src/platform/signing-keys.ts';
import { startOpenAi } from '../../packages/server/test/reports/openai-server.ts';
import { createClosing } from '../closing.ts';
import { freePort } from '../product/free-port.ts';
import { type MailCatcher, startMailCatcher } from '../product/mail-catcher.ts';
import { startPaymentSandbox } from '../product/payment-sandbox.ts';
import { type Program, startProgram } from '../product/program.ts';
import { openTcpDoor, type TcpDoor } from '../product/tcp-door.ts';
import { type DatabaseDoor, openDatabaseDoor } from './database-door.ts';

/**
 * The whole product in processes of its own, and everything around it, with a door in every wall: API, workers, PostgreSQL, mail server, payment
 * sandbox, AI provider and the sites that are analysed.
 */

/** `served`: a PostgreSQL of its own, with doors. `embedded`: the one that the product launches itself. */
export type Arena = 'served' | 'embedded';

export type Stage = {
  arena: Arena;
  url: string;
  api: Program;
  workers: Program[];
  doors: { api: TcpDoor; mail: TcpDoor; payment: TcpDoor; ai: TcpDoor; sites: TcpDoor };
  /** Of the API and of each worker, in this order; none with the embedded database. */
  databaseDoors: DatabaseDoor[];
  mail: MailCatcher;
  db: Db;
  pool: pg.Pool;
  queue: RunningQueue;
  sign(claims: Record<string, unknown>): Promise<string>;
  /** Asks the payment sandbox itself, past the door. */
  sandbox<T>(path: string, body?: object, method?: string): Promise<T>;
  /** The postmaster, and everything it has started. */
  postgres(): number[];
  /** Leaves no free byte where the database writes; null where this machine does not let us. Answers how to give the space back. */
  fillDisk: (() => () => void) | null;
  stop(): Promise<void>;
};

const ROOT = join(import.meta.dirname, '../..');
const LOGS = join(ROOT, '.cache/bench/logs');
/** What the processes of earlier runs have said. */
export const removeLogs = (): void => rmSync(LOGS, { recursive: true, force: true });
const SECRET_KEY = 'the secret key of the bench, which guards nothing';
export const MEMBERS: Record<Arena, number> = { served: 6, embedded: 3 };
export const siteOf = (member: number): string => `m${member}.test`;
const RIVAL = 'rival.test';
export const rivalUrl = `http://${RIVAL}/`;

const page = (title: string, words: string) =>
  `<!doctype html><html lang="en"><head><title>${title}</title><meta name="description" content="${words}"></head><body><main><h1>${title}</h1><p>${words} We have repaired bicycles in this town since 2009; a repair costs 35 euros and takes two days.</p><h2>How long does it take?</h2><p>Two days, as a rule.</p><ul><li><a href="/prices">Prices</a></li><li><a href="/about">About us</a></li></ul></main></body></html>`;
const PAGES: SitePages = {
  '/': page('Bicycle repair', 'Everything about the repair of bicycles.'),
  '/prices': page('Prices of repairs', 'What a repair costs.'),
  '/about': page('About the workshop', 'Who repairs the bicycles.'),
  '/robots.txt': 'User-agent: *\nAllow: /\n',
};

/** Processes whose parent is `pid`. */
function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

/** A small disk of its own in memory, where we may mount one. */
function mountDisk(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=3g,mode=755', 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const answered = ({ messages }: { messages: { content: string }[] }): string => {
  const task = messages.at(-1)?.content ?? '';
  const [, auditId = ''] = /"auditId":"([^"]+)"/.exec(task) ?? [];
  if (task.startsWith('Reword'))
    return JSON.stringify({
      summary: 'Good ground, and some work to do.',
      recommendations: [{ auditId, title: 'Do this', description: 'It helps.' }],
    });
  return task.startsWith('Propose') ? JSON.stringify({ prompts: [{ prompt: 'Who repairs bicycles near me?', topic: 'repair' }] }) : '{}';
};

/** Sets everything up; what was started is stopped again, last first, when that fails. */
export async function openStage(arena: Arena, options: { workers: number }): Promise<Stage> {
  const { closing, atOnce, stop } = createClosing();
  try {
    // Outside of the small disk: what the bench itself writes.
    const outside = mkdtempSync(join(tmpdir(), 'citelight-stage-'));
    closing.push(() => rmSync(outside, { recursive: true, force: true }));
    atOnce.push(() => rmSync(outside, { recursive: true, force: true }));
    const folder = join(outside, 'data');
    mkdirSync(folder);
    chmodSync(outside, 0o755);
    const mounted = mountDisk(folder);
    const unmount = () => mounted && execFileSync('umount', ['-l', folder]);
    closing.push(unmount);
    atOnce.push(unmount);
    const postgres = () => {
      const postmaster = serverPid(join(folder, 'postgres/data'));
      return postmaster === undefined ? [] : [postmaster, ...childrenOf(postmaster)];
    };
    atOnce.push(() => {
      for (const pid of postgres()) process.kill(pid, 'SIGKILL');
    });

    const site = await serveSite(PAGES);
    closing.push(() => site.close());
    const ai = await startOpenAi(answered);
    closing.push(() => ai.stop());
    const mail = await startMailCatcher();
    closing.push(() => mail.stop());
    const keys = sandboxKeys(createSecrets(SECRET_KEY));
    const sandbox = await startPaymentSandbox(join(outside, 'sandbox'), keys.secretKey);
    closing.push(() => sandbox.stop());
    atOnce.push(() => sandbox.kill9());
    const ask = async <T>(path: string, body?: object, method = body ? 'POST' : 'GET'): Promise<T> => {
      const response = await fetch(`http://127.0.0.1:${sandbox.port}${path}`, {
        method,
        headers: { authorization: `Bearer ${keys.secretKey}`, ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      return (await response.json()) as T;
    };

    const apiPort = await freePort();
    const door = async (port: number) => {
      const opened = await openTcpDoor(() => ({ host: '127.0.0.1', port }));
      closing.push(() => opened.stop());
      return opened;
    };
    const doors = {
      api: await door(apiPort),
      mail: await door(mail.port),
      payment: await door(sandbox.port),
      ai: await door(Number(new URL(ai.env.AI_BASE_URL).port)),
      sites: await door(site.port),
    };

    let served: Embedded | undefined;
    const socketFolder = join(folder, 'postgres/socket');
    if (arena === 'served') {
      served = await launchPostgres({
        folder: join(folder, 'postgres'),
        choice: 'auto',
        name: 'bench:keeper',
        settings: { max_connections: '200' },
      });
      const { release } = served;
      closing.push(() => release());
    }
    const address = { user: 'citelight', password: 'trusted', database: 'citelight', port: 5432 };
    const urlThrough = (socket: string) => `postgres://citelight:trusted@localhost:5432/citelight?host=${encodeURIComponent(socket)}`;

    const resolve = [...Array.from({ length: MEMBERS[arena] }, (_, n) => siteOf(n)), RIVAL].map(
      (name) => `${name}=127.0.0.1:${doors.sites.port}`,
    );
    const env = {
      NODE_ENV: 'test',
      PORT: String(apiPort),
      DATA_DIR: folder,
      SECRET_KEY,
      RATE_LIMITS: 'off',
      RENDER_PAGES: 'off',
      SAMPLE_PAGES: '3',
      WORKER_CONCURRENCY: '2',
      EARLY_ACCESS_PASSWORD: '',
      LOG_LEVEL: 'warn',
      SMTP_URL: `smtp://127.0.0.1:${doors.mail.port}`,
      PAYMENT_SANDBOX_URL: `http://127.0.0.1:${doors.payment.port}`,
      ...ai.env,
      AI_BASE_URL: `http://127.0.0.1:${doors.ai.port}/v1`,
      CRAWL_RESOLVE: resolve.join(','),
      NODE_COMPILE_CACHE: join(ROOT, '.cache/bench/compiled'),
    };
    const databaseDoors: DatabaseDoor[] = [];
    const run = async (at: number, name: string, role: string): Promise<Program> => {
      let database = {};
      if (served) {
        const opened = await openDatabaseDoor(join(outside, `door-${name}`), served.connection.host);
        databaseDoors[at] = opened;
        closing.push(() => opened.stop());
        database = { DATABASE_URL: urlThrough(opened.folder) };
      }
      const program = startProgram(name, [role], { ...env, ...database }, join(LOGS, `${arena}-${name}.log`));
      closing.push(() => program.stop());
      atOnce.push(() => program.kill9());
      await program.ready();
      return program;
    };
    const api = await run(0, 'api', '--api');
    const workers = await Promise.all(Array.from({ length: options.workers }, (_, n) => run(n + 1, `worker-${n + 1}`, '--worker')));

    const connection: Connection = served
      ? { ...served.connection, application_name: 'bench' }
      : { ...connectionTo('', 'bench'), connectionString: undefined, host: socketFolder, ...address };
    const log = createLog({ LOG_LEVEL: 'silent' });
    const { db, pool, close } = openDatabase(connection, { DATABASE_POOL_SIZE: 10 }, log);
    closing.push(close);
    const queue = await openQueue(connection, [], { worker: false, config: { WORKER_CONCURRENCY: 1 }, log });
    closing.push(() => queue.stop());
    const config = parseConfig(env);
    const signing = createSigningKeys(db, createSecrets(SECRET_KEY));

    await ask('/sandbox/endpoint', { url: `http://127.0.0.1:${doors.api.port}/webhooks/stripe`, secret: keys.webhookSecret });
    const fillDisk = () => {
      const { blocks, bfree, bsize } = statfsSync(folder);
      const resize = (bytes: number) => execFileSync('mount', ['-o', `remount,size=${bytes}`, folder], { stdio: 'ignore' });
      resize((blocks - bfree) * bsize);
      return () => resize(blocks * bsize);
    };
    return {
      arena,
      url: `http://127.0.0.1:${doors.api.port}`,
      api,
      workers,
      doors,
      databaseDoors,
      mail,
      db,
      pool,
      queue,
      sign: (claims) => {
        const seconds = Math.floor(Date.now() / 1000);
        const issued = { iss: `${config.PUBLIC_URL}/auth/v1`, aud: config.AUTH_AUDIENCE, iat: seconds, exp: seconds + 12 * 3600 };
        return signing.sign({ ...issued, role: 'authenticated', aal: 'aal1', ...claims });
      },
      sandbox: ask,
      postgres,
      fillDisk: mounted ? fillDisk : null,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Waits until `check` neither throws nor answers false; false when `limitMs` passed before. */
export async function waitFor(check: () => Promise<boolean> | boolean, limitMs: number, everyMs = 50): Promise<boolean> {
  for (const limit = performance.now() + limitMs; performance.now() < limit; await sleep(everyMs))
    if (await Promise.resolve(check()).catch(() => false)) return true;
  return false;
}
