import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Figure, notMeasured, type Suite } from '../figures.ts';
import { PARTS } from './parts.ts';
import type { Result } from './result.ts';

/** Does the score measure what it claims? Offline and deterministic; what falls short is listed by case. */

/** Cases named in the figures; the rest are counted. */
const SHOWN = 6;

const MOST_OUTPUT = 64 * 1024 * 1024;

/** The parts know nothing of each other: each has a process of its own, so that all cores work. */
async function runPart(name: string, full: boolean): Promise<Result> {
  const script = join(import.meta.dirname, 'part.ts');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', script, name, full ? 'full' : 'short'],
    {
      maxBuffer: MOST_OUTPUT,
    },
  );
  return JSON.parse(stdout) as Result;
}

export const validity: Suite = async ({ full, log }) => {
  const results = await Promise.all(
    Object.keys(PARTS).map(async (name) => {
      const began = performance.now();
      const result = await runPart(name, full).catch(
        (error: unknown): Result => ({
          figures: [notMeasured(name, error instanceof Error ? error.message.slice(0, 200) : String(error))],
          failures: [],
        }),
      );
      log(`${name}: ${result.failures.length} cases fell short, ${((performance.now() - began) / 1000).toFixed(0)} s`);
      for (const words of result.failures.slice(0, 40)) log(`  ${words.slice(0, 300)}`);
      return { name, ...result };
    }),
  );
  return results.flatMap(({ name, figures, failures }) => [...figures, ...shortfalls(name, failures)]);
};

/** What fell short, in words, as figures without a goal of their own. */
const shortfalls = (part: string, failures: readonly string[]): Figure[] =>
  failures.length === 0
    ? []
    : [
        { name: `${part} cases that fell short`, value: failures.length, unit: '', goal: null, met: null },
        ...failures
          .slice(0, SHOWN)
          .map(
            (words, at): Figure => ({ name: `${part} fell short, ${at + 1}`, value: words.slice(0, 240), unit: '', goal: null, met: null }),
          ),
      ];
