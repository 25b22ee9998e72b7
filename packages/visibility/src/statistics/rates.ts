import { isExploratory, VISIBILITY, type VisibilityChange, type VisibilityRate } from '@citelight/contracts';
import { studentT } from './student.ts';

/**
 * What can be said of a rate when every prompt was asked several times. Answers to one prompt resemble each other, so prompts are the units:
 * E. Miller, arXiv 2411.00640; C. Franco et al., "Comparative study of confidence intervals for proportions in complex sample surveys", PMC6690503.
 */

/** One prompt: how many answers came, and in how many of them it was so. */
export type PromptCount = { prompt: number; answers: number; hits: number };

/** Where fewer prompts than this differ from none, or from all, their spread says too little: answers are then taken to be half correlated. */
const FEW_PROMPTS = 10;
const ASSUMED_CORRELATION = 0.5;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function deviation(values: readonly number[]): number {
  const centre = mean(values);
  return Math.sqrt(values.reduce((sum, value) => sum + (value - centre) ** 2, 0) / (values.length - 1));
}

/** How many independent answers these are worth. */
export function effectiveAnswers(counts: readonly PromptCount[]): number {
  const shares = counts.map(({ answers, hits }) => hits / answers);
  const n = counts.reduce((sum, { answers }) => sum + answers, 0);
  const rate = mean(shares);
  const spread = counts.length > 1 ? deviation(shares) / Math.sqrt(counts.length) : 0;
  const bound = n / (1 + ASSUMED_CORRELATION * (n / counts.length - 1));
  if (spread === 0) return bound;
  const few = shares.filter((share) => share > 0).length < FEW_PROMPTS || shares.filter((share) => share < 1).length < FEW_PROMPTS;
  return Math.min(n, (rate * (1 - rate)) / spread ** 2, few ? bound : n);
}

/** Wilson's interval of a rate that was seen in `n` independent answers. */
export function wilson(rate: number, n: number, quantile: number): { low: number; high: number } {
  const z2 = quantile ** 2 / n;
  const centre = (rate + z2 / 2) / (1 + z2);
  const half = (quantile * Math.sqrt((rate * (1 - rate)) / n + z2 / (4 * n))) / (1 + z2);
  // Where all or none hit, one bound is exact; floating point would miss it by its last digit.
  return { low: rate === 0 ? 0 : Math.max(0, centre - half), high: rate === 1 ? 1 : Math.min(1, centre + half) };
}

/** A rate with its 95 % interval, and whether it may be called one. Prompts without an answer are no part of it. */
export function rateOf(all: readonly PromptCount[]): VisibilityRate {
  const counts = all.filter(({ answers }) => answers > 0);
  const n = counts.reduce((sum, { answers }) => sum + answers, 0);
  const hits = counts.reduce((sum, count) => sum + count.hits, 0);
  const none = { n, hits, prompts: counts.length, rate: null, low: null, high: null, exploratory: true, listOnly: true };
  if (counts.length < 2) return none;
  const rate = mean(counts.map((count) => count.hits / count.answers));
  const { low, high } = wilson(rate, effectiveAnswers(counts), studentT(counts.length - 1));
  const exploratory = isExploratory({ prompts: counts.length, repeats: n / counts.length });
  return { n, hits, prompts: counts.length, rate, low, high, exploratory, listOnly: high - low > VISIBILITY.widestRate };
}

/** The change between two rounds of the same prompts and instrument: paired by prompt. Anything whose interval holds zero is noise. */
export function changeOf(before: readonly PromptCount[], after: readonly PromptCount[]): VisibilityChange | null {
  const earlier = new Map(before.filter(({ answers }) => answers > 0).map((count) => [count.prompt, count.hits / count.answers]));
  const differences = after.flatMap(({ prompt, answers, hits }) => {
    const was = earlier.get(prompt);
    return was === undefined || answers === 0 ? [] : [hits / answers - was];
  });
  const prompts = differences.length;
  if (prompts < 2) return null;
  const difference = mean(differences);
  const half = (studentT(prompts - 1) * deviation(differences)) / Math.sqrt(prompts);
  // The same step in every prompt has no spread to judge it by; in a handful of prompts it can be chance.
  const [low, high] = half === 0 && prompts < FEW_PROMPTS ? [-1, 1] : [Math.max(-1, difference - half), Math.min(1, difference + half)];
  const verdict = low > 0 ? 'up' : high < 0 ? 'down' : 'within noise';
  return { difference, low, high, prompts, verdict };
}

/** The share of `ours` among all, summed over prompts, with an interval by the ratio's residuals per prompt. */
export function shareOf(counts: readonly { ours: number; all: number }[]): {
  share: number | null;
  low: number | null;
  high: number | null;
} {
  const all = counts.reduce((sum, count) => sum + count.all, 0);
  const prompts = counts.length;
  if (all === 0 || prompts < 2) return { share: null, low: null, high: null };
  const share = counts.reduce((sum, { ours }) => sum + ours, 0) / all;
  const residuals = counts.reduce((sum, count) => sum + (count.ours - share * count.all) ** 2, 0);
  const half = (studentT(prompts - 1) * Math.sqrt((prompts / (prompts - 1)) * residuals)) / all;
  // Where every prompt has the same share there is no spread to judge it by, which is no certainty.
  if (half < 1e-9) return { share, low: null, high: null };
  return { share, low: Math.max(0, share - half), high: Math.min(1, share + half) };
}
