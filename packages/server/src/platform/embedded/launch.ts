import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { privateFolder } from './account.ts';
import { type Choice, findBinaries } from './binaries.ts';
import {
  type Cluster,
  DATABASE,
  isAlive,
  openCluster,
  ROLE,
  removeStaleLock,
  serverLog,
  serverPid,
  spawnServer,
  stopServer,
} from './cluster.ts';

/** A running PostgreSQL of ours and how to reach it. */
export type Embedded = {
  connection: { host: string; port: number; user: string; database: string; password: string };
  version: string;
  source: 'npm' | 'system';
  /** False: another process had started it already. */
  startedHere: boolean;
  /** Says that this process needs it no more; the last one that leaves stops it. */
  release(): Promise<void>;
};

const START_LIMIT_MS = 30_000;
const POLL_MS = 25;
const RETRY_MS = 200;
const WATCH_MS = 500;
/** sockaddr_un holds 104 bytes on macOS and BSD, the last one a NUL. */
const SOCKET_PATH_LIMIT = 103;
const PORT = 5432;
const LEAVING_LOCK = 7_310_001;
const LEAVING = 'citelight:leaving';

const BASE_SETTINGS = {
  max_connections: '100',
  shared_buffers: '64MB',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
};

function socketFolder(cluster: Cluster): string {
  const inside = join(cluster.folder, 'socket');
  const path = Buffer.byteLength(join(inside, `.s.PGSQL.${PORT}`)) <= SOCKET_PATH_LIMIT ? inside : shortFolder(cluster.data);
  privateFolder(path, cluster.account);
  return path;
}
const shortFolder = (data: string) => join(tmpdir(), `citelight-${createHash('sha256').update(data).digest('hex').slice(0, 12)}`);

const freePort = () =>
  new Promise<number>((done, fail) => {
    const probe = createServer().on('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Line 4 of postmaster.pid is the port of the server that runs. */
function runningPort(data: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[3] ?? '', 10) || undefined;
  } catch {
    return undefined;
  }
}

type Address = { host: string; port: number; settings: Record<string, string> };

async function addressOf(cluster: Cluster): Promise<Address> {
  if (process.platform === 'win32') {
    const port = runningPort(cluster.data) ?? (await freePort());
    return { host: '127.0.0.1', port, settings: { listen_addresses: '127.0.0.1', port: String(port), unix_socket_directories: '' } };
  }
  const folder = socketFolder(cluster);
  const settings = { listen_addresses: '', port: String(PORT), unix_socket_directories: folder, unix_socket_permissions: '0700' };
  return { host: folder, port: PORT, settings };
}

async function withClient<T>(connection: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionTimeoutMillis: 5_000, ...connection });
  client.on('error', () => {}); // the query or connect call that fails reports it
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

const lastLines = (cluster: Cluster): string => {
  try {
    return readFileSync(serverLog(cluster), 'utf8').trimEnd().split('\n').slice(-6).join('\n');
  } catch {
    return '';
  }
};

/**
 * Launches PostgreSQL in `folder`, or attaches to the one that runs there. `name` is this process's application_name: its connections are not counted
 * when it leaves.
 */
export async function launchPostgres(options: {
  folder: string;
  choice: Choice;
  name: string;
  settings?: Record<string, string>;
  /** Called when a server that died could not be started again; it is tried further. */
  onTrouble?: (error: unknown) => void;
}): Promise<Embedded> {
  const cluster = openCluster(resolve(options.folder), findBinaries(options.choice));
  const address = await addressOf(cluster);
  const connection = { host: address.host, port: address.port, user: ROLE, database: DATABASE, password: cluster.password };
  const probe = () =>
    withClient(
      connection,
      async (client) => (await client.query<{ server_version: string }>('show server_version')).rows[0]?.server_version ?? '',
    );

  let server: ReturnType<typeof spawnServer> | undefined;
  const start = async (): Promise<string> => {
    const deadline = performance.now() + START_LIMIT_MS;
    for (;;) {
      try {
        return await probe();
      } catch (error) {
        if (performance.now() > deadline) {
          const reason = `The embedded database did not start within ${START_LIMIT_MS / 1000} seconds. Its last words:\n${lastLines(cluster)}`;
          throw new Error(reason, { cause: error });
        }
      }
      // A crashed server's children may hold the shared memory for a moment, and another process may be starting it: both end in another try.
      if (!server || server.exited()) {
        if (server) await sleep(RETRY_MS);
        removeStaleLock(cluster.data);
        server = spawnServer(cluster, { ...BASE_SETTINGS, ...options.settings, ...address.settings });
      }
      await sleep(POLL_MS);
    }
  };
  const version = await start();
  // Of two processes that started one at the same moment, the loser's may take a while to see it and end.
  const startedHere = server?.pid !== undefined && server.pid === serverPid(cluster.data);

  /** A server that was killed is started again, by whichever process sees it first. */
  let starting = false;
  const watch = setInterval(() => {
    const pid = serverPid(cluster.data);
    if (starting || (pid !== undefined && isAlive(pid))) return;
    starting = true;
    start()
      .catch((error: unknown) => options.onTrouble?.(error))
      .finally(() => {
        starting = false;
      });
  }, WATCH_MS).unref();

  /**
   * The lock makes two processes that leave together leave one after the other, so that the second sees itself alone. A connection that ends gives its locks
   * back a moment before it is gone from the list: hence the name of those that leave.
   */
  const isLast = () =>
    withClient({ ...connection, application_name: options.name }, async (client) => {
      await client.query('select pg_advisory_lock($1)', [LEAVING_LOCK]);
      const others = await client.query(
        `select 1 from pg_stat_activity where backend_type = 'client backend' and application_name not in ($1, $2) limit 1`,
        [options.name, LEAVING],
      );
      if (others.rowCount === 0) return true;
      await client.query(`select set_config('application_name', $1, false)`, [LEAVING]);
      return false;
    });

  const release = async () => {
    clearInterval(watch);
    const alone = await isLast().catch(() => true); // it does not answer: nobody uses it
    if (!alone) return;
    const pid = serverPid(cluster.data);
    stopServer(cluster);
    const limit = performance.now() + 10_000;
    while (pid !== undefined && isAlive(pid) && performance.now() < limit) await sleep(20);
  };
  return { connection, version, source: cluster.binaries.source, startedHere, release };
}
