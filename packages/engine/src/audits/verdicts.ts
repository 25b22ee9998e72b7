import type { Finding } from '@citelight/contracts';
import type { Verdict } from './card.ts';

/** Verdicts in a word. */

export const pass = (findings: Finding[] = []): Verdict => ({ state: 'scored', score: 1, findings });
export const scored = (score: number, findings: Finding[] = []): Verdict => ({
  state: 'scored',
  score: Math.min(1, Math.max(0, score)),
  findings,
});
export const fail = (findings: Finding[]): Verdict => ({ state: 'scored', score: 0, findings });
export const notApplicable = (because: string): Verdict => ({ state: 'notApplicable', because });
export const unmeasured = (because: string, findings?: Finding[]): Verdict => ({
  state: 'unmeasured',
  because,
  ...(findings && { findings }),
});

/** 1 at `full` or beyond, 0 at `none` or beyond, straight between; works in both directions. */
export const ramp = (value: number, none: number, full: number): number => Math.min(1, Math.max(0, (value - none) / (full - none)));
