import { type Figure, figure } from '../figures.ts';

/** How long each of many requests took, in milliseconds, and which failed. */
export type Meter = {
  times: number[];
  errors: Map<string, number>;
  /** Times one request; what it throws is counted and not thrown on. */
  time(work: () => Promise<unknown>): Promise<void>;
};

export function createMeter(): Meter {
  const meter: Meter = {
    times: [],
    errors: new Map(),
    async time(work) {
      const began = performance.now();
      try {
        await work();
        meter.times.push(performance.now() - began);
      } catch (error) {
        const text = error instanceof Error ? error.message.slice(0, 100) : String(error);
        meter.errors.set(text, (meter.errors.get(text) ?? 0) + 1);
      }
    },
  };
  return meter;
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const errorsOf = ({ errors }: Meter): number => [...errors.values()].reduce((sum, n) => sum + n, 0);

/** Its median, 95th and 99th of 100, as figures without a goal. */
export const spreadOf = (name: string, { times }: Meter): Figure[] =>
  [0.5, 0.95, 0.99].map((share) => figure(`${name}: p${share * 100}`, percentile(times, share), 'ms'));

/** Does one thing after another in so many places at once, for so long or so often. Answers how many a second were done. */
export async function hammer(
  meter: Meter,
  work: (n: number) => Promise<unknown>,
  limit: { atOnce: number; seconds?: number; times?: number },
): Promise<number> {
  const began = performance.now();
  const until = began + (limit.seconds ?? 3_600) * 1_000;
  let next = 0;
  const one = async () => {
    while (performance.now() < until && next < (limit.times ?? Number.POSITIVE_INFINITY)) {
      const n = next++;
      await meter.time(() => work(n));
    }
  };
  await Promise.all(Array.from({ length: limit.atOnce }, one));
  return meter.times.length / ((performance.now() - began) / 1_000);
}
