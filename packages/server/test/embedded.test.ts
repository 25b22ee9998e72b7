import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { findBinaries } from '../src/platform/embedded/binaries.ts';
import { isAlive, serverPid } from '../src/platform/embedded/cluster.ts';
import { type Embedded, launchPostgres } from '../src/platform/embedded/launch.ts';

const choice = inject('postgres').version.startsWith('18') ? 'npm' : 'system';
let root: string;
let folder: string;
const opened: Embedded[] = [];
let names = 0;
const launch = async (in_ = folder) => {
  const embedded = await launchPostgres({ folder: in_, choice, name: `test:${process.pid}:${names++}` });
  opened.push(embedded);
  return embedded;
};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'citelight-embedded-'));
  chmodSync(root, 0o755);
  folder = join(root, 'postgres');
});
afterEach(async () => {
  for (const embedded of opened.splice(0)) await embedded.release();
  rmSync(root, { recursive: true, force: true });
});

const query = async (embedded: Embedded, text: string) => {
  const client = new pg.Client(embedded.connection);
  client.on('error', () => {});
  await client.connect();
  return (await client.query(text).finally(() => client.end().catch(() => {}))).rows as Record<string, unknown>[];
};
const data = () => join(folder, 'data');

describe('the embedded PostgreSQL', () => {
  it('starts, stops and starts again with what was in it, and is no superuser’s', async () => {
    const first = await launch();
    await query(first, 'create table kept as select 42 as answer');
    expect(await query(first, 'select rolsuper from pg_roles where rolname = current_user')).toEqual([{ rolsuper: false }]);
    await first.release();
    expect(serverPid(data())).toBeUndefined();
    expect(await query(await launch(), 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  it('is not on the network, and only its owner may enter the folders', async () => {
    const embedded = await launch();
    expect(await query(embedded, `select current_setting('listen_addresses') as addresses, current_setting('fsync') as fsync`)).toEqual([
      { addresses: process.platform === 'win32' ? '127.0.0.1' : '', fsync: 'on' },
    ]);
  });

  it('is one server for several processes, stopped by the last that leaves', async () => {
    const [one, two] = await Promise.all([launch(), launch()]);
    expect([one.startedHere, two.startedHere].filter(Boolean)).toHaveLength(1);
    const attached = new pg.Client({ ...two.connection, application_name: `test:${process.pid}:${names - 1}` });
    await attached.connect();
    await one.release();
    expect((await attached.query('select 1 as ok')).rows).toEqual([{ ok: 1 }]);
    await attached.end();
    await two.release();
    await vi.waitFor(() => expect(serverPid(data())).toBeUndefined(), { timeout: 30_000 });
  });

  it('recovers from kill -9 of everything with every acknowledged commit', async () => {
    const embedded = await launch();
    await query(embedded, 'create table acknowledged (n int primary key)');
    for (let round = 0; round < 5; round++) {
      const writer = new pg.Client((await launch()).connection);
      writer.on('error', () => {});
      await writer.connect();
      let last = 0;
      const writing = (async () => {
        for (let n = round * 100_000; ; n++) {
          await writer.query('insert into acknowledged values ($1)', [n]);
          last = n;
        }
      })().catch(() => {});
      await vi.waitFor(() => expect(last - round * 100_000).toBeGreaterThan(50), { interval: 5 });
      process.kill(serverPid(data()) ?? 0, 'SIGKILL');
      await writing;
      const again = await launch();
      expect(
        await query(again, `select count(*)::int >= ${last - round * 100_000 + 1} as all from acknowledged where n >= ${round * 100_000}`),
      ).toEqual([{ all: true }]);
    }
  });

  it('outlives the process that started it, and the next one takes it over', async () => {
    const child = fork(join(import.meta.dirname, 'support/launching.ts'), [folder, choice]);
    await once(child, 'message');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const pid = serverPid(data());
    const embedded = await launch();
    expect([embedded.startedHere, serverPid(data())]).toEqual([false, pid]);
    await embedded.release();
    expect(isAlive(pid ?? 0)).toBe(false);
  });

  it.runIf(process.platform === 'linux')('starts although the pid of a crashed server now belongs to another program', async () => {
    const first = await launch();
    const pid = serverPid(data()) ?? 0;
    process.kill(pid, 'SIGKILL');
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 30_000 });
    const lock = readFileSync(join(data(), 'postmaster.pid'), 'utf8');
    writeFileSync(join(data(), 'postmaster.pid'), lock.replace(String(pid), String(process.pid)));
    expect(await query(await launch(), 'select 1 as ok')).toEqual([{ ok: 1 }]);
    await first.release();
  });

  it.runIf(process.getuid?.() === 0)('works as root in a folder that nobody else may enter', async () => {
    chmodSync(root, 0o700);
    expect(await query(await launch(), 'select 1 as ok')).toEqual([{ ok: 1 }]);
  });

  it('works in a folder whose path is too long for a socket', async () => {
    folder = join(root, 'x'.repeat(120), 'postgres');
    const embedded = await launch();
    expect(embedded.connection.host.length).toBeLessThan(90);
    expect(await query(embedded, 'select 1 as ok')).toEqual([{ ok: 1 }]);
  });

  it('leaves nothing half made when two processes make it at once', async () => {
    const children = [1, 2, 3].map(() => fork(join(import.meta.dirname, 'support/launching.ts'), [folder, choice]));
    await Promise.all(children.map((child) => once(child, 'message')));
    for (const child of children) child.send('leave');
    await Promise.all(children.map((child) => once(child, 'exit')));
    expect(serverPid(data())).toBeUndefined();
    expect(existsSync(join(data(), 'PG_VERSION'))).toBe(true);
  });

  it('says which PostgreSQL is missing for a data folder of another version', async () => {
    await (await launch()).release();
    const file = join(data(), 'PG_VERSION');
    writeFileSync(file, '9\n');
    await expect(launch()).rejects.toThrow(/was made by PostgreSQL 9, which is not here/);
  });

  it('prefers the PostgreSQL from npm', () => {
    expect(findBinaries('auto')[0]?.source).toBe(findBinaries('npm').length > 0 ? 'npm' : 'system');
  });
});
