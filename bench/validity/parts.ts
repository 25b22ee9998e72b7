/** The parts of the validity suite, by their names in the design. */
import type { Result, Size } from './result.ts';
import { conformance } from './v0-conformance.ts';
import { invariance } from './v1-invariance.ts';
import { ladders } from './v2-ladders.ts';
import { interventions } from './v3-interventions.ts';
import { gaming } from './v4-gaming.ts';
import { direction } from './v5-direction.ts';
import { reliability } from './v6-reliability.ts';
import { honest } from './v7-honest.ts';

export const PARTS: Readonly<Record<string, (size: Size) => Promise<Result>>> = {
  V0: conformance,
  V1: invariance,
  V2: ladders,
  V3: interventions,
  V4: gaming,
  V5: direction,
  V6: reliability,
  V7: honest,
};
