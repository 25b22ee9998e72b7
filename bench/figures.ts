/** One measured figure; `met` is null where there is no goal or it could not be measured (then `value` says so). */
export type Figure = { name: string; value: number | string; unit: string; goal: string | null; met: boolean | null };

export type SuiteOptions = {
  full: boolean;
  log: (line: string) => void;
  /** Of a suite that draws lots, to run it again as it was. */
  seed?: number;
  /** A long suite asks for this: when Ctrl-C aborts it, the suite ends soon and answers what it has found so far. All others are ended by Ctrl-C. */
  askedToEnd: () => AbortSignal;
};
export type Suite = (options: SuiteOptions) => Promise<Figure[]>;

const round = (value: number): number => Number(value.toPrecision(4));

export const figure = (name: string, value: number, unit: string): Figure => ({ name, value: round(value), unit, goal: null, met: null });
export const atMost = (name: string, value: number, limit: number, unit: string): Figure => ({
  name,
  value: round(value),
  unit,
  goal: `≤ ${limit}`,
  met: value <= limit,
});
export const atLeast = (name: string, value: number, limit: number, unit: string): Figure => ({
  name,
  value: round(value),
  unit,
  goal: `≥ ${limit}`,
  met: value >= limit,
});
export const notMeasured = (name: string, because: string): Figure => ({
  name,
  value: `not measured: ${because}`,
  unit: '',
  goal: null,
  met: null,
});

export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
