import type { LanguagePack, Words } from './pack.ts';
import { wordPattern } from './word-pattern.ts';

const NAME = String.raw`\p{Lu}[\p{L}\p{N}.&-]*(?:\s\p{Lu}[\p{L}\p{N}.&-]*){0,2}`;
const UNCASED = String.raw`[\p{sc=Han}\p{sc=Katakana}\p{sc=Arabic}]{2,20}`;
/** Names are read apart from the phrase: they begin with a capital, the phrase in either case. Without capitals they are known between two, not beside "alternative" ("بديل صحي"). */
const COMPARED = new RegExp(`^\\s+(${NAME}|${UNCASED})`, 'u');
const FIRST = new RegExp(`^\\s+(${NAME})`, 'u');
const LAST = new RegExp(`(${NAME})(?:['’]\\p{Ll}{1,4})?\\s*$`, 'u');
/** Characters of a name and what parts it from the phrase. */
const READ = 80;
const patternOf = (wordsOf: (pack: LanguagePack) => Words, before = ''): RegExp => new RegExp(before + wordPattern(wordsOf), 'giu');
const BEFORE_NAME = [
  {
    phrase: patternOf(({ versus }) => versus, String.raw`(?<=^|\s)`),
    name: COMPARED,
  },
  { phrase: patternOf(({ alternativeTo }) => alternativeTo), name: FIRST },
];
const BEHIND_NAME = patternOf(({ alternativeOf }) => alternativeOf);

/** Names that a title compares with another or offers an alternative to, in any language: "Acme vs Rival", "Alternatives to Rival". */
export function* namesOfRivals(title: string): Generator<string> {
  for (const { phrase, name } of BEFORE_NAME)
    for (const { 0: found, index } of title.matchAll(phrase)) {
      const end = index + found.length;
      const rival = name.exec(title.slice(end, end + READ))?.[1];
      if (rival !== undefined) yield rival;
    }
  for (const { index } of title.matchAll(BEHIND_NAME)) {
    const rival = LAST.exec(title.slice(Math.max(0, index - READ), index))?.[1];
    if (rival !== undefined) yield rival;
  }
}
