import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FACTORS, GATE_CAP } from '../../packages/contracts/src/index.ts';
import { CATALOGUE } from '../../packages/engine/src/audits/catalogue.ts';
import { RUBRIC_VERSION } from '../../packages/engine/src/scoring/rubric.ts';

/**
 * The weights were written down and committed before any intervention (V3) was run, so that the order of the interventions cannot have shaped them.
 * `node bench/validity/frozen-weights.ts` prints the record for frozen-weights.json; it is only ever made anew together with a new major rubric.
 */
export type FrozenWeights = {
  rubricVersion: string;
  sha256: string;
  gateCap: number;
  factors: Record<string, number>;
  audits: Record<string, number>;
};

export function weightsNow(): FrozenWeights {
  const factors = Object.fromEntries(Object.entries(FACTORS).map(([id, { weight }]) => [id, weight]));
  const audits = Object.fromEntries(CATALOGUE.map(({ id, weight }) => [id, weight]));
  const sha256 = createHash('sha256')
    .update(JSON.stringify([GATE_CAP, factors, audits]))
    .digest('hex');
  return { rubricVersion: RUBRIC_VERSION, sha256, gateCap: GATE_CAP, factors, audits };
}

export const frozenWeights = (): FrozenWeights =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'frozen-weights.json'), 'utf8')) as FrozenWeights;

if (import.meta.main) console.log(JSON.stringify(weightsNow(), null, 2));
