import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** One process of the product, watched over as a service manager would: when it ends it is started again. */

const MAIN = join(import.meta.dirname, '../../packages/server/src/main.ts');
const PASSED_ON = ['PATH', 'MALLOC_ARENA_MAX', 'NODE_COMPILE_CACHE', 'CITELIGHT_BUNDLE'];
const READY_LIMIT_MS = 180_000;
/** A start that failed is tried again after this. */
const RESTART_MS = 300;
const STOP_LIMIT_MS = 35_000;

export type Program = {
  readonly name: string;
  /** Undefined between an end and the next start. */
  pid(): number | undefined;
  /** Resolves when it is ready, after a restart too. */
  ready(): Promise<void>;
  /** False when there was nothing to be killed. */
  kill9(): boolean;
  /** SIGSTOP and SIGCONT: a process that sleeps through everything. */
  pause(): void;
  resume(): void;
  /** How often it ended although nobody killed it and it had been ready before. */
  crashes(): number;
  /** SIGTERM, and SIGKILL when that takes too long; it is not started again. */
  stop(): Promise<void>;
};

/** Starts `node main.ts ROLE`, with everything it prints in `logFile`. */
export function startProgram(name: string, args: readonly string[], env: Record<string, string>, logFile: string): Program {
  mkdirSync(dirname(logFile), { recursive: true });
  const log = createWriteStream(logFile, { flags: 'a' });
  log.on('error', () => {}); // the disk may be full on purpose
  let child: ChildProcess | undefined;
  let isReady = false;
  let killed = false;
  let stopping = false;
  let crashes = 0;
  let ended: Promise<void> = Promise.resolve();

  const start = () => {
    isReady = false;
    killed = false;
    const started = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN, ...args], {
      // As `npm start` sets it.
      env: { ...Object.fromEntries(PASSED_ON.flatMap((key) => (process.env[key] ? [[key, process.env[key]]] : []))), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true, // Ctrl-C is for the bench
    });
    child = started;
    for (const stream of [started.stdout, started.stderr])
      stream.on('data', (chunk: Buffer) => {
        log.write(chunk);
        if (!isReady && chunk.includes('is ready after')) isReady = true;
      });
    ended = new Promise((done) => {
      started.once('exit', (code, signal) => {
        if (isReady && !killed && !stopping) crashes += 1;
        log.write(`-- ${name} ended with ${code ?? signal}\n`);
        [child, isReady] = [undefined, false];
        done();
        if (!stopping) setTimeout(() => !stopping && start(), killed ? 0 : RESTART_MS);
      });
    });
  };
  start();

  return {
    name,
    pid: () => child?.pid,
    async ready() {
      for (const limit = performance.now() + READY_LIMIT_MS; !isReady; await sleep(20))
        if (performance.now() > limit) throw new Error(`${name} was not ready within ${READY_LIMIT_MS / 1000} seconds; see ${logFile}`);
    },
    kill9() {
      if (!child || killed) return false;
      [killed, isReady] = [true, false];
      return child.kill('SIGKILL');
    },
    pause: () => void child?.kill('SIGSTOP'),
    resume: () => void child?.kill('SIGCONT'),
    crashes: () => crashes,
    async stop() {
      stopping = true;
      const running = child;
      running?.kill('SIGCONT');
      running?.kill('SIGTERM');
      const force = setTimeout(() => running?.kill('SIGKILL'), STOP_LIMIT_MS);
      if (running) await ended;
      clearTimeout(force);
      log.end();
    },
  };
}
