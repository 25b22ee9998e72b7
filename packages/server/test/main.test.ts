import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serverPid } from '../src/platform/embedded/cluster.ts';
import { INHERITED } from './support/own-process.ts';

/** The program as it is started: in processes of its own, on the embedded database. */

let folder: string;
let started: ChildProcess[] = [];
/** The first of processes that may outlive each other. */
let group: number | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'citelight-main-'));
});
afterEach(async () => {
  for (const child of started) if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
  try {
    if (group !== undefined) process.kill(-group, 'SIGKILL');
  } catch {
    // nothing is left of it
  }
  group = undefined;
  const pid = serverPid(join(folder, 'postgres/data'));
  if (pid) process.kill(pid, 'SIGQUIT');
  started = [];
  rmSync(folder, { recursive: true, force: true });
});

const choice = process.env.TEST_POSTGRES === 'system' ? 'system' : 'npm';
function run(args: string[] = [], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../src/main.ts'), ...args], {
    env: { ...INHERITED, DATA_DIR: folder, PORT: '0', EMBEDDED_POSTGRES: choice, ...env },
  });
  started.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  const exit = once(child, 'close').then(([code]) => code as number | null);
  const ready = async () => {
    await vi.waitFor(() => expect(output + (child.exitCode ?? '')).toMatch(/is ready after|\d$/), { timeout: 50_000 });
    if (child.exitCode !== null) throw new Error(`exited: ${output}`);
    return /Address\s+(http\S+)/.exec(output)?.[1] ?? '';
  };
  return { child, exit, ready, output: () => output };
}

describe('the program', () => {
  it('says where it is, and stops when told to, leaving nothing behind', async () => {
    const program = run();
    const url = await program.ready();
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect(program.output()).toContain('password citelight-early-access');
    expect(program.output()).toContain(`${url}/dev/mailbox`);
    expect(program.output()).toContain('no card is charged');
    expect(program.output()).toMatch(/Rendering\s+Chromium, (in its sandbox|as a user of its own)\n/);
    program.child.kill('SIGTERM');
    program.child.kill('SIGTERM'); // the terminal and npm both pass it on
    expect(await program.exit).toBe(0);
    expect(serverPid(join(folder, 'postgres/data'))).toBeUndefined();
  });

  it('stops when told to while it starts, leaving nothing behind; browsers that come meanwhile look again by themselves', async () => {
    const socket = createServer().listen(0, '127.0.0.1');
    await once(socket, 'listening');
    const address = socket.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await new Promise((done) => socket.close(done));
    const program = run([], { PORT: `${port}` });
    const early = await vi.waitFor(() => fetch(`http://127.0.0.1:${port}/`), { timeout: 50_000, interval: 5 });
    expect([early.status, early.headers.get('refresh')]).toEqual([503, '1']);
    const data = join(folder, 'postgres/data');
    await expect.poll(() => serverPid(data), { timeout: 50_000, interval: 5 }).toBeDefined();
    program.child.kill('SIGTERM');
    expect(await program.exit).toBe(0);
    expect(program.output()).not.toContain('is ready');
    expect(serverPid(data)).toBeUndefined();
  });

  it.skipIf(process.platform === 'win32')(
    'SC-6 stops when npm is told to, whose shell passes nothing on',
    { timeout: 120_000 },
    async () => {
      const npm = spawn('npm', ['start', '--', '--worker'], {
        cwd: join(import.meta.dirname, '../../..'),
        env: { ...INHERITED, HOME: process.env.HOME ?? folder, DATA_DIR: folder, EMBEDDED_POSTGRES: choice },
        detached: true,
      });
      group = npm.pid;
      let output = '';
      npm.stdout.on('data', (chunk: Buffer) => {
        output += chunk;
      });
      // Closed by the last process that holds it.
      const closed = once(npm, 'close');
      await expect.poll(() => output, { timeout: 60_000 }).toContain('is ready after');
      npm.kill('SIGTERM');
      await closed;
      expect(serverPid(join(folder, 'postgres/data'))).toBeUndefined();
    },
  );

  it('warns that the crawler may reach private addresses', async () => {
    const program = run([], { CRAWL_RESOLVE: 'acme.test=127.0.0.1:9001' });
    await program.ready();
    expect(program.output()).toContain('acme.test → 127.0.0.1:9001');
    program.child.kill('SIGINT');
    expect(await program.exit).toBe(0);
  });

  it.runIf(process.getuid?.() === 0)('as root says that it renders nothing where Chromium cannot be started as another user', async () => {
    const programs = mkdtempSync(join(tmpdir(), 'citelight-programs-'));
    symlinkSync('/usr/bin/unshare', join(programs, 'unshare')); // the embedded database needs it
    const program = run([], { PATH: programs });
    await program.ready();
    expect(program.output()).toMatch(/Rendering\s+off: Chromium would run as root: .*RENDER_UNSANDBOXED=yes/);
    program.child.kill('SIGTERM');
    expect(await program.exit).toBe(0);
    rmSync(programs, { recursive: true });
  });

  it.skipIf(process.platform === 'win32')('does not start with a key that is empty or that others can read', async () => {
    const key = join(folder, 'secret.key');
    const refusal = async (content: string, mode: number) => {
      writeFileSync(key, content);
      chmodSync(key, mode);
      const program = run();
      return [await program.exit, program.output()];
    };
    expect(await refusal('', 0o600)).toEqual([1, expect.stringContaining(`The key in ${key} is empty or too short.`)]);
    expect(await refusal('a'.repeat(64), 0o644)).toEqual([
      1,
      expect.stringContaining(`Others can read the key in ${key}. Run: chmod 600 ${key}`),
    ]);
  });

  it('runs requests and jobs in processes of their own on one embedded database', async () => {
    const [api, worker] = [run(['--api']), run(['--worker'])];
    const url = await api.ready();
    await worker.ready();
    expect(worker.output()).not.toContain('Address');
    api.child.kill('SIGTERM');
    expect(await api.exit).toBe(0);
    expect(serverPid(join(folder, 'postgres/data')), 'the worker still needs it').toBeDefined();
    await expect(fetch(url)).rejects.toThrow();
    worker.child.kill('SIGTERM');
    expect(await worker.exit).toBe(0);
    expect(serverPid(join(folder, 'postgres/data'))).toBeUndefined();
  });

  it('is back within 10 seconds of kill -9 of the database, and answers 503 and not 500 meanwhile', async () => {
    const program = run();
    const url = await program.ready();
    const settings = () => fetch(`${url}/.well-known/x`).then(({ status }) => status);
    expect(await settings()).toBeLessThan(500);
    process.kill(serverPid(join(folder, 'postgres/data')) ?? 0, 'SIGKILL');
    const killed = performance.now();
    const seen = new Set<number>();
    await vi.waitFor(
      async () => {
        seen.add((await fetch(`${url}/auth/v1/.well-known/jwks.json`)).status);
        expect((await fetch(`${url}/readyz`)).status).toBe(200);
      },
      { timeout: 10_000, interval: 20 },
    );
    expect(performance.now() - killed).toBeLessThan(10_000);
    expect([...seen].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    program.child.kill('SIGTERM');
    expect(await program.exit).toBe(0);
  });

  it.skipIf(process.platform !== 'linux')('launches a killed database again although the process that had launched it sleeps', async () => {
    const api = run(['--api']);
    await api.ready();
    const worker = run(['--worker']);
    await worker.ready();
    const before = serverPid(join(folder, 'postgres/data')) ?? 0;
    api.child.kill('SIGSTOP');
    process.kill(before, 'SIGKILL');
    await expect.poll(() => serverPid(join(folder, 'postgres/data')) ?? before).not.toBe(before);
    api.child.kill('SIGCONT');
    for (const program of [api, worker]) program.child.kill('SIGTERM');
    expect(await Promise.all([api.exit, worker.exit])).toEqual([0, 0]);
  });

  it('says in a sentence why it does not start', async () => {
    const bad = run([], { PORT: 'eighty' });
    expect(await bad.exit).toBe(2);
    expect(bad.output()).toContain('PORT must be a whole number');

    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const taken = run([], { PORT: String(typeof address === 'object' && address ? address.port : 0) });
    expect(await taken.exit).toBe(1);
    expect(taken.output()).toMatch(/Port \d+ on 127\.0\.0\.1 is in use/);
    other.close();

    const away = run([], { DATABASE_URL: 'postgres://127.0.0.1:1/none' });
    expect(await away.exit).toBe(1);
    expect(away.output()).toContain('No PostgreSQL answers at 127.0.0.1:1 (ECONNREFUSED). Start it, or correct DATABASE_URL.');
    expect(away.output()).not.toContain('    at ');

    const unknown = run(['--workers']);
    expect(await unknown.exit).toBe(2);
    expect(unknown.output()).toContain('npm start -- --worker     works on jobs only');

    const file = join(folder, 'file');
    writeFileSync(file, '');
    const noFolder = run([], { DATA_DIR: file });
    expect(await noFolder.exit).toBe(1);
    expect(noFolder.output()).toContain(`The data folder ${file} cannot be used: it is not a folder`);
  });
});
