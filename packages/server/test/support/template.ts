import { randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { JOBS } from '../../src/modules.ts';
import { type Choice, findBinaries } from '../../src/platform/embedded/binaries.ts';
import { serverPid } from '../../src/platform/embedded/cluster.ts';
import { launchPostgres } from '../../src/platform/embedded/launch.ts';
import { createLog } from '../../src/platform/log.ts';
import { migrate } from '../../src/platform/migrations.ts';
import { openQueue } from '../../src/platform/queue.ts';
import { cleanUpAfterUs } from './cleaner.ts';
import { TEMPLATE } from './template-name.ts';

/** Nothing here must survive a crash, so nothing waits for the disk; and a database lives for seconds, so nobody tidies it. */
const FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
  max_connections: '300',
};

/** One PostgreSQL for a whole run, in a temporary folder, with a template that has all migrations and queues. `url` names its databases by `DATABASE`. */
export async function startWithTemplate(choice: Choice, settings: Record<string, string> = {}) {
  const usable = findBinaries(choice).length > 0 ? choice : 'auto';
  const folder = mkdtempSync(join(tmpdir(), 'citelight-test-'));
  // The temporary folder of the tests, where other users may enter as in the machine's own: PostgreSQL does not run as root.
  const temporary = join(folder, 'tmp');
  mkdirSync(temporary);
  for (const entered of [folder, temporary]) chmodSync(entered, 0o755);
  const cluster = join(folder, 'postgres');
  const postgres = await launchPostgres({
    folder: cluster,
    choice: usable,
    name: `setup:${randomUUID()}`,
    settings: { ...FAST, ...settings },
  });
  const keep = cleanUpAfterUs(folder, serverPid(join(cluster, 'data')) ?? 0, 'SIGINT');
  const { host, port, user, password } = postgres.connection;
  const url = `postgres://${user}:${password}@localhost:${port}/DATABASE?host=${encodeURIComponent(host)}`;

  const admin = new pg.Client({ ...postgres.connection, user: 'postgres', database: 'postgres' });
  await admin.connect();
  await admin.query(`alter role ${user} createdb`);
  await admin.query(`create database ${TEMPLATE} owner ${user}`);
  await admin.end();
  const connection = { ...postgres.connection, database: TEMPLATE };
  await migrate(connection);
  const log = createLog({ LOG_LEVEL: 'silent' });
  await (await openQueue(connection, JOBS, { worker: false, config: { WORKER_CONCURRENCY: 1 }, log })).stop();

  const stop = async () => {
    await keep();
    await postgres.release();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, version: postgres.version, source: postgres.source, cluster, temporary, stop };
}
