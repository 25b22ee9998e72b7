import { atLeast, atMost, type Figure } from '../figures.ts';

/** quick: a test in the suite, seconds. short: `npm run bench`, minutes. full: everything. */
export type Size = 'quick' | 'short' | 'full';

/** What a part of the bench found: its figures, and each case that fell short in words. */
export type Result = { figures: Figure[]; failures: string[] };

/** Every `step`-th of a list, for the smaller sizes. */
export const thin = <T>(list: readonly T[], step: number): T[] => list.filter((_, at) => at % step === 0);

/** Counts cases that hold and keeps the words of those that do not. */
export class Tally {
  readonly failures: string[] = [];
  cases = 0;
  check(holds: boolean, words: () => string): void {
    this.cases += 1;
    if (!holds) this.failures.push(words());
  }
  get share(): number {
    return this.cases === 0 ? 0 : (100 * (this.cases - this.failures.length)) / this.cases;
  }
  /** The share that holds, with its goal in percent. */
  held(name: string, goal: number): Figure {
    return { ...atLeast(name, this.share, goal, `% of ${this.cases}`), value: Number(this.share.toFixed(2)) };
  }
  /** The share that does not hold, with its limit in percent. */
  broken(name: string, limit: number): Figure {
    return { ...atMost(name, 100 - this.share, limit, `% of ${this.cases}`), value: Number((100 - this.share).toFixed(2)) };
  }
}
