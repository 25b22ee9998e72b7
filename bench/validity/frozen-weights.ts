import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FACTORS, GATE_CAP } from '../../packages/contracts/src/index.ts';
import { CATALOGUE } from '../../packages/engine/src/audits/catalogue.ts';
import { RUBRIC_VERSION } from '../../packages/engine/src/scoring/rubric.ts';

/**
 * The weights were written down and committed before any intervention (V3) was run, so that the order of the interventions cannot have shaped them.
 * `npm run golden` writes the record anew where weights have changed, which is a new rubric; it is committed before the interventions are measured again.
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

const RECORD = join(import.meta.dirname, 'frozen-weights.json');
export const frozenWeights = (): FrozenWeights => JSON.parse(readFileSync(RECORD, 'utf8')) as FrozenWeights;

if (import.meta.main && weightsNow().sha256 !== frozenWeights().sha256) {
  writeFileSync(RECORD, `${JSON.stringify(weightsNow(), null, 2)}\n`);
  console.log('wrote bench/validity/frozen-weights.json');
}
