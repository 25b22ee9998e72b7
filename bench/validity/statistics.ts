/** Rank statistics, as they are defined in textbooks: ties share their mean rank. */

export function ranks(values: readonly number[]): number[] {
  const order = values.map((value, at) => ({ value, at })).sort((a, b) => a.value - b.value);
  const found: number[] = Array.from({ length: values.length }, () => 0);
  for (let from = 0; from < order.length; ) {
    let to = from;
    while (to + 1 < order.length && order[to + 1]?.value === order[from]?.value) to += 1;
    for (let at = from; at <= to; at++) {
      const place = order[at]?.at;
      if (place !== undefined) found[place] = (from + to) / 2 + 1;
    }
    from = to + 1;
  }
  return found;
}

export const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function pearson(a: readonly number[], b: readonly number[]): number {
  const [meanA, meanB] = [mean(a), mean(b)];
  let [both, ofA, ofB] = [0, 0, 0];
  for (const [at, value] of a.entries()) {
    const other = (b[at] ?? 0) - meanB;
    both += (value - meanA) * other;
    ofA += (value - meanA) ** 2;
    ofB += other ** 2;
  }
  return ofA === 0 || ofB === 0 ? 0 : both / Math.sqrt(ofA * ofB);
}

/** Spearman's ρ; 0 where one side knows no differences. */
export const spearman = (a: readonly number[], b: readonly number[]): number => pearson(ranks(a), ranks(b));

/** Kendall's τ-b. */
export function tauB(a: readonly number[], b: readonly number[]): number {
  let [concordant, discordant, onlyA, onlyB] = [0, 0, 0, 0];
  for (let i = 0; i < a.length; i++)
    for (let j = i + 1; j < a.length; j++) {
      const [da, db] = [Math.sign((a[i] ?? 0) - (a[j] ?? 0)), Math.sign((b[i] ?? 0) - (b[j] ?? 0))];
      if (da === 0 && db === 0) continue;
      if (da === 0) onlyB += 1;
      else if (db === 0) onlyA += 1;
      else if (da === db) concordant += 1;
      else discordant += 1;
    }
  const pairs = concordant + discordant;
  const whole = Math.sqrt((pairs + onlyA) * (pairs + onlyB));
  return whole === 0 ? 0 : (concordant - discordant) / whole;
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(at)] ?? Number.NaN, sorted[Math.ceil(at)] ?? Number.NaN];
  return low + (high - low) * (at - Math.floor(at));
}

/** The middle 95 % of a statistic over samples drawn again from the same units. */
export function bootstrap<T>(
  units: readonly T[],
  statistic: (sample: readonly T[]) => number,
  random: () => number,
  rounds = 2000,
): [number, number] {
  const found = Array.from({ length: rounds }, () => statistic(units.map(() => units[Math.floor(random() * units.length)] as T))); // safe: within the list
  return [quantile(found, 0.025), quantile(found, 0.975)];
}

export const deviation = (values: readonly number[]): number => {
  const middle = mean(values);
  return Math.sqrt(values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / Math.max(1, values.length - 1));
};
