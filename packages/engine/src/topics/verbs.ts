import type { SupportedLanguage } from '../text/language.ts';

const DETERMINER = 'a|an|the|my|your|our|their|his|her|its|this|these|those|all|more|new|any|some|every|each|another';
/** What stands before an English verb and no noun, and before a noun and no verb. */
const BEFORE_VERB =
  "to|can|can't|cannot|could|will|won't|would|may|might|must|should|shall|don't|doesn't|didn't|not|we|you|they|i|who|let's|please";
const BEFORE_NOUN = `${DETERMINER}|of|for|with|in|on|by|from|without|per|into|no`;

/**
 * Whether English texts use a phrase as a verb ("we mend boilers", "import your staff") rather than as a name for something. English gives both the same form, so that only what stands
 * around it tells.
 */
export function isUsedAsVerb(lowered: readonly string[], texts: readonly string[], language: SupportedLanguage | null): boolean {
  const [first = '', ...rest] = lowered;
  if (language !== 'en' || !/^[a-z]{3,}$/.test(first) || rest.length > 1) return false;
  const all = texts.join('\n');
  // Capitals inside a sentence name something: only words in small letters are counted.
  const count = (pattern: string, flags = 'g') => all.match(new RegExp(pattern, flags))?.length ?? 0;
  if (rest.length === 1) return count(String.raw`\b${first} (?:${DETERMINER}) (?:[a-z-]+ )?${RegExp.escape(rest[0] ?? '')}\b`, 'gi') > 0;
  const asVerb =
    count(String.raw`\b(?:${BEFORE_VERB}) ${first}\b(?!-)`) + count(String.raw`\b${first} (?:${DETERMINER}|it|them|us|you|me)\b`, 'gi');
  return (
    asVerb > 0 &&
    asVerb >
      count(String.raw`\b(?:${BEFORE_NOUN}) (?:[a-z-]+ )?${first}(?!\w)(?! (?:${DETERMINER})\b)`, 'gi') +
        count(String.raw`\b${first}s\b`, 'gi')
  );
}
