import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClosing } from './closing.ts';

/** One test of the suite as it went in this run; `peakMiB` is the process's peak memory during it, where the machine tells. */
export type Ran = { title: string; passed: boolean; ms: number; peakMiB: number | null };

type Report = {
  testResults: {
    message?: string;
    assertionResults: { fullName: string; status: string; duration?: number; meta?: { peakMiB?: number } }[];
  }[];
};

const root = join(import.meta.dirname, '..');

/** Runs tests of the suite: the files and titles that `args` choose, with `env` where they can be asked for more. Tests that were not chosen are left out. */
export async function runTests(args: readonly string[], env: Record<string, string> = {}): Promise<Ran[]> {
  const folder = mkdtempSync(join(tmpdir(), 'citelight-suite-'));
  const file = join(folder, 'ran.json');
  const vitest = [join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', '--reporter=json', `--outputFile=${file}`];
  const { closing, atOnce, stop } = createClosing();
  const remove = () => rmSync(folder, { recursive: true, force: true });
  closing.push(remove);
  atOnce.push(remove);
  try {
    const child = spawn(process.execPath, [...vitest, ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    atOnce.push(() => child.kill('SIGTERM'));
    let output = '';
    child.stderr.on('data', (chunk: Buffer) => {
      output = (output + chunk).slice(-2_000);
    });
    await new Promise((done) => child.on('close', done));
    const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report;
    const broken = testResults.find(({ assertionResults, message }) => assertionResults.length === 0 && message);
    if (broken) throw new Error(`a file of the suite could not be run: ${broken.message} ${output}`);
    return testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status, duration = 0, meta }) => ({
        title: fullName,
        passed: status === 'passed',
        ms: duration,
        peakMiB: meta?.peakMiB ?? null,
      }));
  } finally {
    await stop();
  }
}
