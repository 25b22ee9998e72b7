import { FACTOR_IDS, FACTORS, LIMITED_BELOW, type Limited } from '@citelight/contracts';
import { isUnread } from '../artifacts/page-language.ts';
import { NO_TEXT_GATE } from './gates.ts';
import { type Outcome, scoreOf, weightOf } from './run-audits.ts';
import type { Score } from './score.ts';
import { asSentence } from './sentence.ts';

const languageName = (code: string): string =>
  new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(code) ?? `the language with the code ${code}`;

/** What could not be judged because the site's language has no pack, said once for the whole report. */
export function limitedByLanguage(outcomes: readonly Outcome[], { share }: Pick<Score, 'share'>, language: string): Limited {
  const left = FACTOR_IDS.flatMap((factor) => {
    const checks = outcomes.filter(
      ({ audit, verdict }) => audit.factor === factor && verdict.state === 'unmeasured' && isUnread(verdict.because),
    ).length;
    return checks === 0 ? [] : [`${FACTORS[factor].title} (${checks === 1 ? '1 check' : `${checks} checks`})`];
  });
  return {
    share,
    reason: `The site is in ${languageName(language)}, and we have no word lists for it yet. Checks that read sentences were left out: ${new Intl.ListFormat('en', { type: 'conjunction' }).format(left)}. We suggest no questions of our own there, and we cannot tell whether a price, a time or a definition answers one. Checks worth ${Math.round(share * 100)} of 100 points were judged.`,
  };
}

/** Why most of what is missing is missing, where the score rests on too little of the rubric to be compared. */
export function limitedBy(outcomes: readonly Outcome[], { share, gates }: Pick<Score, 'share' | 'gates'>): Limited | null {
  // Of what cannot be read nothing can be said, however many checks need no text.
  const noText = gates.find(({ id }) => id === NO_TEXT_GATE);
  if (share >= LIMITED_BELOW && !noText) return null;
  const missing = new Map<string, number>();
  for (const outcome of outcomes) {
    const { verdict, audit } = outcome;
    const because = verdict.state === 'scored' ? 'the texts are too short for what they are judged by' : verdict.because;
    const weight = audit.weight - (scoreOf(outcome) === null ? 0 : weightOf(outcome));
    if (weight > 0) missing.set(because, (missing.get(because) ?? 0) + weight);
  }
  const [main] = [...missing].sort(([, a], [, b]) => b - a);
  // Without text next to nothing applies, for reasons of as many kinds.
  const why = noText?.because ?? main?.[0] ?? 'no check applies';
  return {
    share,
    reason: `Checks worth ${Math.round(share * 100)} of 100 points could be judged. The main reason: ${asSentence(why)}`,
  };
}
