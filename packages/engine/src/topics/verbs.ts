import type { SupportedLanguage } from '../text/language.ts';

const DETERMINER = 'a|an|the|my|your|our|their|his|her|its|this|these|those|all|more|new|any|some|every|each|another';
/** What stands before an English verb and no noun, and before a noun and no verb. */
const BEFORE_VERB =
  "to|can|can't|cannot|could|will|won't|would|may|might|must|should|shall|don't|doesn't|didn't|not|we|you|they|i|who|let's|please";
/** "To implants": of these only who stands before a verb in the third person. */
const BEFORE_THIRD = 'who';
const BEFORE_NOUN = `${DETERMINER}|of|for|with|in|on|by|from|without|per|into|no`;

/**
 * Whether English texts use a phrase as a verb ("we mend boilers", "import your staff") rather than as a name for something. English gives both the same form, so that only what stands
 * around it tells.
 */
export function isUsedAsVerb(lowered: readonly string[], texts: readonly string[], language: SupportedLanguage | null): boolean {
  const [first = '', second, ...more] = lowered;
  if (language !== 'en') return false;
  const all = texts.join('\n');
  if (second === undefined) return isVerb(first, all);
  if (isTask(first, lowered.slice(1), all)) return true;
  if (more.length > 0) return false;
  // "Import your staff", "Dr. Tran sees our youngest patients"
  const object = new RegExp(String.raw`\b${RegExp.escape(first)} (?:${DETERMINER}) (?:[a-z-]+ )?${RegExp.escape(second)}\b`, 'i');
  return object.test(all) || (/[^s]s$/.test(second) && isVerb(second, all));
}

/** Articles, possessives and prepositions, one of which stands before nearly every Romance noun inside a sentence, and before no verb that is bent. */
const BEFORE_ROMANCE_NOUN: Partial<Record<SupportedLanguage, string>> = {
  fr: 'le la les un une des du de au aux en par pour sans avec sur sous dans entre ce cet cette ces mon ma mes son sa ses notre nos votre vos leur leurs chaque plusieurs quelques tout toute tous toutes et ou',
  es: 'el la los las un una unos unas del de al en por para sin con sobre entre a este esta estos estas mi su sus nuestro nuestra nuestros nuestras cada varios varias algunos algunas todo toda todos todas y e o más',
  it: 'il lo la i gli le un uno una di del dello della dei degli delle a al allo alla ai agli alle da dal dalla in nel nella nei nelle su sul sulla con per senza tra fra questo questa questi queste mio mia suo sua nostro nostra ogni tutto tutta tutti tutte e o più',
  pt: 'o a os as um uma uns umas de do da dos das em no na nos nas ao à aos às por pelo pela pelos pelas para sem com sobre entre este esta estes estas meu minha seu sua seus suas nosso nossa cada vários várias todo toda todos todas e ou mais',
};
/** What stands before bent verbs and hardly ever before a noun. */
const BEFORE_ROMANCE_VERB: ReadonlySet<string> = new Set(
  'il elle on ils elles nous vous qui ne se él ella ellos ellas usted ustedes que quien no lui lei si non che chi ele ela eles elas você não quem'.split(
    ' ',
  ),
);
const HEARD_OFTEN = 3;

/** Whether Romance texts use a word, which they write with a small letter, as a verb alone ("o sistema calcula salários"): never after what stands before nouns, but after a pronoun or again and again. */
export function isNeverNoun(written: string, texts: readonly string[], language: SupportedLanguage | null): boolean {
  const before = BEFORE_ROMANCE_NOUN[language ?? 'en'];
  if (before === undefined || !/^\p{Ll}[\p{L}]*$/u.test(written)) return false;
  const nouns = new Set(before.split(' '));
  const said = new RegExp(`(?:(\\p{L}+)[\\s’']+)(?=${RegExp.escape(written)}(?!\\p{L}))`, 'giu');
  const words = texts.flatMap((text) =>
    text
      .matchAll(said)
      .map(([, word = '']) => word.toLowerCase())
      .toArray(),
  );
  if (words.some((word) => nouns.has(word) || word.length === 1)) return false;
  return words.length >= HEARD_OFTEN || words.some((word) => BEFORE_ROMANCE_VERB.has(word));
}

/** Whether of two words the second is what the first, a plural, does: "cookies spread". */
export const isSubjectWithVerb = (
  [first = '', second = '', ...more]: readonly string[],
  texts: readonly string[],
  language: SupportedLanguage | null,
): boolean => language === 'en' && more.length === 0 && /[^s]s$/.test(first) && isVerb(second, texts.join('\n'));

const TASKS_HEARD = 2;

/** Whether a phrase says what to do with something ("write documentation"): its first word is a verb elsewhere as well and never a noun. */
function isTask(first: string, object: readonly string[], texts: string): boolean {
  if (!/^[a-z]{3,}$/.test(first)) return false;
  const things = object.map((word) => RegExp.escape(word)).join(' ');
  if (new RegExp(String.raw`\b(?:${BEFORE_NOUN}) ${first} ${things}\b`, 'i').test(texts)) return false;
  const count = (pattern: string) => texts.match(new RegExp(pattern, 'gi'))?.length ?? 0;
  return (
    count(String.raw`\b(?:${BEFORE_VERB}) ${first}\b(?!-)`) + count(String.raw`\b${first} (?:${DETERMINER}|it|them)\b`) >= TASKS_HEARD &&
    count(String.raw`\b(?:${BEFORE_NOUN}) (?:[a-z-]+ )?${first}\b(?! (?:${DETERMINER})\b)|\b${first}s\b`) === 0
  );
}

function isVerb(word: string, texts: string): boolean {
  if (!/^[a-z]{3,}$/.test(word)) return false;
  const count = (pattern: string, flags: string) => texts.match(new RegExp(pattern, flags))?.length ?? 0;
  const third = /[^s]s$/.test(word);
  // Capitals inside a sentence name something ("to Excel"): there only small letters count.
  const asVerb =
    count(String.raw`\b(?:${third ? BEFORE_THIRD : BEFORE_VERB}) ${word}\b(?!-)`, 'g') +
    count(String.raw`\b${word} (?:${DETERMINER}|it|them|us|you|me|about|\d+)\b`, 'gi');
  // "The visit takes an hour": what stands between is the subject of a verb in the third person.
  const asNoun = count(
    third
      ? String.raw`\b(?:${BEFORE_NOUN}) ${word}(?!\w)`
      : String.raw`\b(?:${BEFORE_NOUN}) (?:[a-z-]+ )?${word}(?!\w)(?! (?:${DETERMINER})\b)`,
    'gi',
  );
  return asVerb > asNoun + (third ? 0 : count(String.raw`\b${word}s\b`, 'gi'));
}
