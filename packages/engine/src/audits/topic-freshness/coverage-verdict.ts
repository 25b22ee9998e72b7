import type { Coverage, Finding } from '@citelight/contracts';
import { ramp, scored, unmeasured, type Verdict } from '../audit.ts';

/** What an answer is worth: a passing mention is rarely what a retriever brings. */
const WORTH: Record<Coverage, number> = { answered: 1, mentioned: 0.4, missing: 0 };

/** Fewer say too little about a site. */
export const FEWEST = 5;

/** The share that is covered. `full`: the share that is all that can be asked for. */
export function coverageVerdict(outcomes: readonly Coverage[], what: string, full: number, findings: Finding[]): Verdict {
  if (outcomes.length < FEWEST)
    return unmeasured(`we found ${outcomes.length === 0 ? 'no' : `only ${outcomes.length}`} ${what}; we need at least ${FEWEST}`);
  const share = outcomes.reduce((sum, coverage) => sum + WORTH[coverage], 0) / outcomes.length;
  return scored(ramp(share, 0, full), findings);
}
