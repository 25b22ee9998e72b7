import { crawlTogether } from '../../packages/engine/test/crawl/hostile-crawls.ts';
import { atMost, type Figure, figure } from '../figures.ts';

/** H52: how much longer honest sites take with hostile ones beside them, as many at once as one worker crawls. */

const AT_ONCE = 4;
const p95 = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN;

export async function crowd(full: boolean, log: (line: string) => void): Promise<Figure[]> {
  const count = full ? 50 : 15;
  const alone = await crawlTogether(count, 0, AT_ONCE);
  const beside = await crawlTogether(count, count, AT_ONCE * 2);
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
