import { LIMITED_BELOW, type Limited } from '@citelight/contracts';
import { type Outcome, scoreOf, weightOf } from './run-audits.ts';
import type { Score } from './score.ts';
import { asSentence } from './sentence.ts';

/** Why most of what is missing is missing, where the score rests on too little of the rubric to be compared. */
export function limitedBy(outcomes: readonly Outcome[], { share }: Pick<Score, 'share'>): Limited | null {
  if (share >= LIMITED_BELOW) return null;
  const missing = new Map<string, number>();
  for (const outcome of outcomes) {
    const { verdict, audit } = outcome;
    const because = verdict.state === 'scored' ? 'the texts are too short for what they are judged by' : verdict.because;
    const weight = audit.weight - (scoreOf(outcome) === null ? 0 : weightOf(outcome));
    if (weight > 0) missing.set(because, (missing.get(because) ?? 0) + weight);
  }
  const [main] = [...missing].sort(([, a], [, b]) => b - a);
  return {
    share,
    reason: `Checks worth ${Math.round(share * 100)} of 100 points could be judged. The main reason: ${asSentence(main?.[0] ?? 'no check applies')}`,
  };
}
