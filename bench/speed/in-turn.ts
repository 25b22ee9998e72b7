import { median } from '../figures.ts';
import type { Usage } from './measure.ts';

/** Runs several programs in turn, several times over, so that the machine's mood falls on all alike; answers the median by CPU of each. */
export async function inTurn(runs: number, programs: readonly (() => Promise<Usage>)[]): Promise<Usage[]> {
  const results = programs.map((): Usage[] => []);
  for (let run = 0; run < runs; run += 1) for (const [index, program] of programs.entries()) results[index]?.push(await program());
  return results.map((list) => ({
    cpu: median(list.map(({ cpu }) => cpu)),
    wall: median(list.map(({ wall }) => wall)),
    rss: median(list.map(({ rss }) => rss)),
    maxDelayMs: Math.max(...list.map(({ maxDelayMs }) => maxDelayMs)),
    readMs: Math.max(...list.map(({ readMs }) => readMs)),
    judgeMs: Math.max(...list.map(({ judgeMs }) => judgeMs)),
    stdout: list[0]?.stdout ?? '',
  }));
}
