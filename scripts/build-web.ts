import { spawn } from 'node:child_process';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fingerprintOf } from './fingerprint.ts';

/** Whatever changes the built application; the engine and its test sites, because the build holds a report that it makes of them. */
const SOURCES = [
  'packages/web/{src,public,scripts}/**',
  'packages/web/*.{html,ts,json}',
  'packages/contracts/src/**',
  'packages/engine/{src,test/sites}/**',
  'package-lock.json',
];
const STAMP = 'packages/web/dist/.built-from';
const LOOK_AGAIN_MS = 100;
const GUARD_MS = 10_000;

const runs = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** The process that holds the lock; NaN where nobody does. */
function holderOf(lock: string): number {
  try {
    return Number(readFileSync(lock, 'utf8'));
  } catch {
    return Number.NaN;
  }
}

const isStale = (lock: string): boolean => {
  const holder = holderOf(lock);
  return !Number.isNaN(holder) && !runs(holder);
};

/** Takes away the lock of a process that was killed. One at a time: of two that saw it, the second would take away the lock of the first. */
function takeAwayStale(lock: string): boolean {
  if (!isStale(lock)) return false;
  const guard = `${lock}.stale`;
  try {
    writeFileSync(guard, '', { flag: 'wx' });
  } catch {
    // Left by one that was killed right here.
    if ((statSync(guard, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) < Date.now() - GUARD_MS) rmSync(guard, { force: true });
    return false;
  }
  try {
    if (isStale(lock)) rmSync(lock, { force: true });
    return true;
  } finally {
    rmSync(guard, { force: true });
  }
}

/** Waits until no other process builds in this checkout; answers how to let the next one. What a killed process left behind counts for nothing. */
async function takeTurn(root: string): Promise<() => void> {
  const folder = join(root, '.cache');
  const [lock, ours] = [join(folder, 'web-build.lock'), join(folder, `web-build.${process.pid}`)];
  mkdirSync(folder, { recursive: true });
  writeFileSync(ours, `${process.pid}`);
  try {
    for (;;) {
      try {
        linkSync(ours, lock); // there at once with its content, and only for one
        return () => rmSync(lock, { force: true });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
        if (!takeAwayStale(lock)) await delay(LOOK_AGAIN_MS);
      }
    }
  } finally {
    rmSync(ours, { force: true });
  }
}

/** Builds the web application unless that was done from these very sources. Throws when it cannot be built. */
export async function ensureWebBuilt(root: string = dirname(import.meta.dirname)): Promise<void> {
  const sources = fingerprintOf(root, SOURCES);
  const stamp = join(root, STAMP);
  const isBuilt = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === sources;
  if (isBuilt()) return;
  const release = await takeTurn(root);
  process.once('exit', release);
  try {
    if (isBuilt()) return;
    await build(root);
    writeFileSync(stamp, sources);
  } finally {
    process.off('exit', release);
    release();
  }
}

async function build(root: string): Promise<void> {
  console.log('Building the web application …');
  const child = spawn(process.execPath, ['packages/web/scripts/build.ts'], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const giveUp = () => child.kill();
  process.once('exit', giveUp);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  const code = await new Promise<number | null>((done, fail) => child.on('error', fail).on('close', done));
  process.off('exit', giveUp);
  if (code !== 0) throw new Error(`The web application could not be built:\n${output.trimEnd()}`);
}
