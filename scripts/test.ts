import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ENDED_FILE, type EndedModule } from './summary-reporter.ts';

/**
 * Runs the tests. A file whose process was ended by a signal (V8 itself fails now and then where many threads come and go) has not failed
 * and has not passed: it is named and run again, once, and what it says then counts.
 */
const vitest = join(import.meta.dirname, '..', 'node_modules', 'vitest', 'vitest.mjs');

const run = (...args: string[]) =>
  new Promise<number>((done) => {
    const child = spawn(process.execPath, [vitest, 'run', ...args], { stdio: 'inherit' });
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal));
    child.once('exit', (code) => done(code ?? 1));
  });

rmSync(ENDED_FILE, { force: true });
let code = await run(...process.argv.slice(2));
if (code !== 0 && existsSync(ENDED_FILE)) {
  const ended = JSON.parse(readFileSync(ENDED_FILE, 'utf8')) as EndedModule[];
  console.log(`Run again, because a signal ended the process: ${ended.map(({ project, file }) => `${file} (${project})`).join(', ')}`);
  code = 0;
  for (const { project, file } of ended) code ||= await run('--project', project, file);
}
process.exit(code);
