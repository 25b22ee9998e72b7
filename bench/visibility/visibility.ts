import { changeOf, effectiveAnswers, type PromptCount, rateOf, wilson } from '../../packages/visibility/src/statistics/rates.ts';
import type { Figure, Suite } from '../figures.ts';
import { seeded } from '../validity/random.ts';

/**
 * Simulated panels: each prompt has a chance of its own (beta distributed, so that two answers to it correlate by 0.6), each answer is a throw with it. How often
 * does the 95 % interval hold the true rate, and how often is a change told where there was none?
 */
const CORRELATION = 0.6;
const SEED = 20_261_123;

type Random = () => number;

function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** G. Marsaglia and W. W. Tsang, ACM TOMS 26 (2000); below 1 by a power of a uniform. */
function gamma(shape: number, random: Random): number {
  if (shape < 1) return gamma(shape + 1, random) * random() ** (1 / shape);
  const d = shape - 1 / 3;
  const c = 1 / Math.sqrt(9 * d);
  for (;;) {
    const x = normal(random);
    const v = (1 + c * x) ** 3;
    if (v > 0 && Math.log(1 - random()) < 0.5 * x * x + d - d * v + d * Math.log(v)) return d * v;
  }
}

const spread = (1 - CORRELATION) / CORRELATION;
function chance(rate: number, random: Random): number {
  const a = gamma(rate * spread, random);
  const b = gamma((1 - rate) * spread, random);
  return a + b === 0 ? Number(random() < rate) : a / (a + b);
}

const ask = (chances: readonly number[], repeats: number, random: Random): PromptCount[] =>
  chances.map((own, prompt) => ({
    prompt,
    answers: repeats,
    hits: Array.from({ length: repeats }, () => Number(random() < own)).reduce((sum, hit) => sum + hit, 0),
  }));

const logit = (p: number) => Math.log(p / (1 - p));
const shifted = (p: number, by: number) => (p <= 0 || p >= 1 ? p : 1 / (1 + Math.exp(-(logit(p) + by))));

const CASES = [
  [50, 5, 0.3],
  [50, 5, 0.1],
  [50, 5, 0.03],
  [20, 5, 0.05],
  [20, 3, 0.3],
  [50, 5, 0.7],
] as const;

const between = (name: string, value: number, low: number, high: number): Figure => ({
  name,
  value: Number(value.toPrecision(4)),
  unit: '%',
  goal: `${low}–${high}`,
  met: value >= low && value <= high,
});

export const visibility: Suite = async ({ full, log, seed = SEED }) => {
  const random = seeded(seed);
  const runs = full ? 20_000 : 4_000;
  const figures: Figure[] = [];
  for (const [prompts, repeats, rate] of CASES) {
    let covered = 0;
    let naive = 0;
    let width = 0;
    for (let run = 0; run < runs; run++) {
      const chances = Array.from({ length: prompts }, () => chance(rate, random));
      const counts = ask(chances, repeats, random);
      const { low, high, rate: seen } = rateOf(counts);
      if (low === null || high === null || seen === null) continue;
      if (low <= rate && rate <= high) covered++;
      width += high - low;
      const plain = wilson(seen, prompts * repeats, 1.96);
      if (plain.low <= rate && rate <= plain.high) naive++;
    }
    const name = `visibility: ${prompts} prompts × ${repeats}, rate ${rate * 100} %`;
    log(
      `${name}: ${((covered / runs) * 100).toFixed(1)} %, ${((width / runs) * 100).toFixed(1)} points wide; Wilson over all answers ${((naive / runs) * 100).toFixed(1)} %`,
    );
    figures.push(between(`${name}: intervals that hold the true rate`, (covered / runs) * 100, 93, 98));
  }
  for (const rate of [0.3, 0.1]) {
    let alarms = 0;
    let found = 0;
    for (let run = 0; run < runs; run++) {
      const chances = Array.from({ length: 50 }, () => chance(rate, random));
      const before = ask(chances, 5, random);
      if (changeOf(before, ask(chances, 5, random))?.verdict !== 'within noise') alarms++;
      if (
        changeOf(
          before,
          ask(
            chances.map((own) => shifted(own, 1)),
            5,
            random,
          ),
        )?.verdict === 'up'
      )
        found++;
    }
    figures.push({
      ...between(`visibility: changes told where there was none, rate ${rate * 100} %`, (alarms / runs) * 100, 0, 6),
      goal: '≤ 6',
    });
    figures.push({
      name: `visibility: shifts by 1 in log-odds that are found, rate ${rate * 100} %`,
      value: Number(((found / runs) * 100).toPrecision(4)),
      unit: '%',
      goal: null,
      met: null,
    });
  }
  log(
    `effective answers of 50 prompts that are all or nothing: ${effectiveAnswers(Array.from({ length: 50 }, (_, prompt) => ({ prompt, answers: 5, hits: prompt < 20 ? 5 : 0 }))).toFixed(1)}`,
  );
  return figures;
};
