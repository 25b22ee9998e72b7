import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { type CrawledTogether, crawlTogether } from '../../packages/engine/test/crawl/hostile-crawls.ts';
import { atMost, type Figure, figure } from '../figures.ts';

/** H52: how much longer honest sites take with hostile ones beside them, as many at once as one worker crawls. */

const AT_ONCE = 4;
/** Of each kind in a round: at least as many as there are hostile sites. */
const A_ROUND = 10;
const p95 = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN;

export async function crowd(full: boolean, log: (line: string) => void): Promise<Figure[]> {
  // As the server does: the threads of a crawl keep their compiled code.
  enableCompileCache(join(import.meta.dirname, '..', '..', '.cache', 'tests', 'compiled'));
  const count = full ? 50 : 20;
  const alone: CrawledTogether = { honest: [], hostile: [] };
  const beside: CrawledTogether = { honest: [], hostile: [] };
  const add = (all: CrawledTogether, some: CrawledTogether) => {
    all.honest.push(...some.honest);
    all.hostile.push(...some.hostile);
  };
  // In turn, so that what else the machine has to do falls on both alike.
  for (let done = 0; done < count; done += A_ROUND) {
    add(alone, await crawlTogether(A_ROUND, 0, AT_ONCE));
    add(beside, await crawlTogether(A_ROUND, A_ROUND, AT_ONCE * 2));
  }
  for (const { name, ms } of beside.hostile) log(`hostile crawl, ${name}: ${(ms / 1000).toFixed(1)} s`);
  const [before, after] = [alone, beside].map(({ honest }) => p95(honest.map(({ ms }) => ms)));
  const pages = alone.honest[0]?.paths?.length ?? 0;
  const wrong = beside.honest.filter(({ paths }) => paths?.length !== pages).length;
  return [
    atMost(`honest crawls of ${count} that read less beside as many hostile ones`, wrong, 0, ''),
    figure('95th percentile of honest crawls alone', before ?? Number.NaN, 'ms'),
    atMost('times that, beside hostile crawls', (after ?? Number.NaN) / (before ?? Number.NaN), 2, '×'),
  ];
}
