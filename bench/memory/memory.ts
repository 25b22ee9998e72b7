import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Report } from '@citelight/contracts';
import { parseConfig } from '../../packages/server/src/platform/config.ts';
import { openDatabase } from '../../packages/server/src/platform/database.ts';
import { serverPid } from '../../packages/server/src/platform/embedded/cluster.ts';
import { launchPostgres } from '../../packages/server/src/platform/embedded/launch.ts';
import { createLog } from '../../packages/server/src/platform/log.ts';
import { createSecrets } from '../../packages/server/src/platform/secrets.ts';
import { createSigningKeys } from '../../packages/server/src/platform/signing-keys.ts';
import { createClosing } from '../closing.ts';
import { atMost, figure, notMeasured, type Suite } from '../figures.ts';
import { freePort } from '../product/free-port.ts';
import { startProgram } from '../product/program.ts';
import { startBenchSite } from '../speed/measure.ts';
import { peakMiB, processesBelow, residentMiB, togetherMiB } from './process-memory.ts';

/** Memory of the server, requests and jobs in one process, after reports of real size: pages of 58 kB, rendered as by default. */

const REPORTS = 20;
const PAGES = 25;
const GOAL_MIB = 400;
const LOOK_MS = 200;
/** V8 keeps the pages of threads that ended for 8 seconds, for the next ones. */
const REST_MS = 12_000;
const SECRET_KEY = 'the secret key of the bench, which guards nothing';
const ENDED = new Set(['completed', 'failed', 'none']);
const logs = join(import.meta.dirname, '../../.cache/bench/logs');

export const memory: Suite = async ({ log }) => {
  if (process.platform !== 'linux') return [notMeasured('memory of the server', 'it is read from /proc, which Linux alone has')];
  const { closing, atOnce, stop } = createClosing();
  try {
    const folder = mkdtempSync(join(tmpdir(), 'citelight-memory-'));
    const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    closing.push(remove);
    atOnce.push(remove);
    const site = await startBenchSite(PAGES);
    closing.push(() => site.stop());
    const postgres = await launchPostgres({ folder: join(folder, 'postgres'), choice: 'auto', name: 'bench' });
    closing.push(() => postgres.release());
    atOnce.push(() => {
      const pid = serverPid(join(folder, 'postgres/data'));
      if (pid) process.kill(pid, 'SIGQUIT');
    });
    const { host, port, user, password, database } = postgres.connection;
    const env = {
      NODE_ENV: 'test',
      PORT: String(await freePort()),
      DATA_DIR: folder,
      DATABASE_URL: `postgres://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(String(host))}`,
      SECRET_KEY,
      RATE_LIMITS: 'off',
      EARLY_ACCESS_PASSWORD: '',
      LOG_LEVEL: 'warn',
      CRAWL_RESOLVE: `bench.test=127.0.0.1:${site.port}`,
    };
    mkdirSync(logs, { recursive: true });
    const server = startProgram('server', [], env, join(logs, 'memory-server.log'));
    closing.push(() => server.stop());
    atOnce.push(() => server.kill9());
    await server.ready();
    const pid = server.pid() ?? 0;
    const atStart = residentMiB(pid);

    const { db, pool, close } = openDatabase(postgres.connection, { DATABASE_POOL_SIZE: 2 }, createLog({ LOG_LEVEL: 'silent' }));
    closing.push(close);
    const config = parseConfig(env);
    const signing = createSigningKeys(db, createSecrets(SECRET_KEY));
    const url = `http://127.0.0.1:${env.PORT}`;

    /** A new member's report; waits for the last of its parts. */
    const report = async (): Promise<void> => {
      const email = `${randomUUID()}@example.test`;
      const { id } = await db.insertInto('auth.users').values({ email }).returning('id').executeTakeFirstOrThrow();
      const session_id = randomUUID();
      await pool.query('insert into auth.sessions (id, user_id) values ($1, $2)', [session_id, id]);
      const iat = Math.floor(Date.now() / 1000);
      const claims = { iss: `${config.PUBLIC_URL}/auth/v1`, aud: config.AUTH_AUDIENCE, iat, exp: iat + 3600, role: 'authenticated' };
      const token = await signing.sign({ ...claims, aal: 'aal1', sub: id, email, session_id });
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const ask = async <T>(path: string, init: RequestInit = {}): Promise<T> => {
        const response = await fetch(`${url}${path}`, { ...init, headers });
        if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
        return (await response.json()) as T;
      };
      const body = JSON.stringify({ url: 'http://bench.test/topic/page-0', userId: id });
      const { reportId } = await ask<{ reportId: string }>('/functions/v1/analyze-website', { method: 'POST', body });
      for (;;) {
        const { status, parts, error_message, report_data } = await ask<Report>(`/data/v1/assessment_reports/${reportId}`);
        if (status === 'failed') throw new Error(error_message ?? 'failed');
        if (status === 'completed' && Object.values(parts).every((part) => ENDED.has(part))) {
          const { pagesFetched = 0, rendered = false } = report_data?.analysis.crawl ?? {};
          if (pagesFetched !== PAGES || !rendered) throw new Error(`${pagesFetched} of ${PAGES} pages were read, rendered: ${rendered}`);
          return;
        }
        await new Promise((done) => setTimeout(done, LOOK_MS));
      }
    };

    let [mostBelow, mostTogether] = [0, 0];
    const look = setInterval(() => {
      const below = processesBelow(pid);
      mostBelow = Math.max(mostBelow, togetherMiB(below));
      mostTogether = Math.max(mostTogether, togetherMiB([pid, ...below]));
    }, LOOK_MS);
    for (let n = 1; n <= REPORTS; n++) {
      await report();
      log(`after ${n}: ${Math.round(residentMiB(pid))} MiB, and ${Math.round(togetherMiB(processesBelow(pid)))} MiB below it`);
    }
    clearInterval(look);
    const [rightAfter, belowAfter] = [residentMiB(pid), togetherMiB(processesBelow(pid))];
    await new Promise((done) => setTimeout(done, REST_MS));
    return [
      figure('server, when it is ready', atStart, 'MiB'),
      atMost(`server, right after ${REPORTS} reports of ${PAGES} pages`, rightAfter, GOAL_MIB, 'MiB'),
      atMost(`server, ${REST_MS / 1000} seconds later`, residentMiB(pid), GOAL_MIB, 'MiB'),
      figure('server, most while it worked', peakMiB(pid), 'MiB'),
      figure(`processes below it, after ${REPORTS} reports`, belowAfter, 'MiB'),
      figure('processes below it, most at once', mostBelow, 'MiB'),
      figure('server and processes below it, most at once', mostTogether, 'MiB'),
    ];
  } finally {
    await stop();
  }
};
