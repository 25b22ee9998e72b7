import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from '../../src/platform/embedded/cluster.ts';

/** Ends a process and removes a folder of a run whose own process is gone before it could: a program that waits for the end of its input. */

const END_LIMIT_MS = 15_000;
const LOOK_MS = 50;

/** `pid` is told to end by `signal`, and `folder` removed, if this process ends in whatever way before it calls what is answered. */
export function cleanUpAfterUs(folder: string, pid: number, signal: NodeJS.Signals): () => Promise<void> {
  // Detached: the terminal's Ctrl-C is for us.
  const cleaner = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', import.meta.filename, folder, String(pid), signal], {
    stdio: ['pipe', 'ignore', 'inherit'],
    detached: true,
  });
  cleaner.stdin.on('error', () => {}); // it was ended by somebody else
  return async () => {
    const ended = once(cleaner, 'exit');
    if (cleaner.exitCode === null && cleaner.kill('SIGKILL')) await ended;
  };
}

if (import.meta.main) {
  const [folder = '', pid = '', signal = ''] = process.argv.slice(2);
  await once(process.stdin.resume(), 'end');
  const deadline = performance.now() + END_LIMIT_MS;
  try {
    process.kill(Number(pid), signal);
    while (isAlive(Number(pid)) && performance.now() < deadline) await sleep(LOOK_MS);
    process.kill(Number(pid), 'SIGKILL');
  } catch {
    // it has ended
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}
