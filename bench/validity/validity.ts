import type { Figure, Suite } from '../figures.ts';
import type { Result, Size } from './result.ts';
import { conformance } from './v0-conformance.ts';
import { invariance } from './v1-invariance.ts';
import { ladders } from './v2-ladders.ts';
import { interventions } from './v3-interventions.ts';
import { gaming } from './v4-gaming.ts';
import { direction } from './v5-direction.ts';
import { reliability } from './v6-reliability.ts';

/** Does the score measure what it claims? Offline and deterministic; what falls short is listed by case. */

export const PARTS: Readonly<Record<string, (size: Size) => Promise<Result>>> = {
  V0: conformance,
  V1: invariance,
  V2: ladders,
  V3: interventions,
  V4: gaming,
  V5: direction,
  V6: reliability,
};

/** Cases named in the figures; the rest are counted. */
const SHOWN = 6;

export const validity: Suite = async ({ full, log }) => {
  const figures: Figure[] = [];
  for (const [name, run] of Object.entries(PARTS)) {
    const began = performance.now();
    const result = await run(full ? 'full' : 'short');
    log(`${name}: ${result.failures.length} cases fell short, ${((performance.now() - began) / 1000).toFixed(0)} s`);
    for (const words of result.failures.slice(0, 40)) log(`  ${words.slice(0, 300)}`);
    figures.push(...result.figures, ...shortfalls(name, result.failures));
  }
  return figures;
};

/** What fell short, in words, as figures without a goal of their own. */
const shortfalls = (part: string, failures: readonly string[]): Figure[] =>
  failures.length === 0
    ? []
    : [
        { name: `${part} cases that fell short`, value: failures.length, unit: '', goal: null, met: null },
        ...failures
          .slice(0, SHOWN)
          .map(
            (words, at): Figure => ({ name: `${part} fell short, ${at + 1}`, value: words.slice(0, 240), unit: '', goal: null, met: null }),
          ),
      ];
