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
  const [first = '', second, ...more] = lowered;
  if (language !== 'en' || more.length > 0) return false;
  const all = texts.join('\n');
  if (second === undefined) return isVerb(first, all);
  // "Import your staff", "Dr. Tran sees our youngest patients"
  const object = new RegExp(String.raw`\b${RegExp.escape(first)} (?:${DETERMINER}) (?:[a-z-]+ )?${RegExp.escape(second)}\b`, 'i');
  return object.test(all) || (/[^s]s$/.test(second) && isVerb(second, all));
}

/** Whether of two words the second is what the first, a plural, does: "cookies spread". */
export const isSubjectWithVerb = (
  [first = '', second = '', ...more]: readonly string[],
  texts: readonly string[],
  language: SupportedLanguage | null,
): boolean => language === 'en' && more.length === 0 && /[^s]s$/.test(first) && isVerb(second, texts.join('\n'));

function isVerb(word: string, texts: string): boolean {
  if (!/^[a-z]{3,}$/.test(word)) return false;
  const count = (pattern: string, flags: string) => texts.match(new RegExp(pattern, flags))?.length ?? 0;
  const third = /[^s]s$/.test(word);
  // Capitals inside a sentence name something ("to Excel"): there only small letters count.
  const asVerb =
    count(String.raw`\b(?:${BEFORE_VERB}) ${word}\b(?!-)`, 'g') +
    count(String.raw`\b${word} (?:${DETERMINER}|it|them|us|you|me|about|\d+)\b`, 'gi');
  // "The visit takes an hour": what stands between is the subject of a verb in the third person.
  const asNoun = count(String.raw`\b(?:${BEFORE_NOUN}) ${third ? '' : '(?:[a-z-]+ )?'}${word}(?!\w)(?! (?:${DETERMINER})\b)`, 'gi');
  return asVerb > asNoun + (third ? 0 : count(String.raw`\b${word}s\b`, 'gi'));
}
