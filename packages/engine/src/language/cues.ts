import type { LanguagePack, Words } from './pack.ts';
import { ALL_PACKS } from './packs/index.ts';

/** Written before an Arabic word into it: and, so, by, for, like, the. */
const ARABIC_PREFIX = '[وفبكل]{0,2}(?:ال|ل)?';
const [BEGINNING, END] = [String.raw`(?<!\p{L})`, String.raw`(?![\p{L}\p{N}])`];

/** In small letters. A pattern that ignores case takes several times as long to build. */
const folded = (text: string): string => text.toLowerCase().replaceAll('i\u0307', 'i');

/** A word or phrase as a pattern for small letters: any white space between its words, and in Turkish either form of I. */
const spelledAs = (word: string, { ownCase }: LanguagePack): string =>
  Array.from(word, (letter) => (letter === ' ' ? String.raw`\s+` : ownCase && /[iı]/.test(letter) ? '[iı]' : RegExp.escape(letter))).join(
    '',
  );

function patternOf(cues: readonly { pack: LanguagePack; cue: string }[]): RegExp {
  const found = { wholeWord: [] as string[], wholeEnd: [] as string[], beginning: [] as string[], inside: [] as string[] };
  for (const { pack, cue } of cues) {
    const word = spelledAs(cue.replace(/^\*|\*$/g, ''), pack);
    const [isOpenBefore, isOpenAfter] = [pack.runOn || cue.startsWith('*'), pack.runOn || cue.endsWith('*')];
    const place = isOpenBefore ? (isOpenAfter ? 'inside' : 'wholeEnd') : isOpenAfter ? 'beginning' : 'wholeWord';
    found[place].push(pack.prefixes && !isOpenBefore ? ARABIC_PREFIX + word : word);
  }
  const anyOf = (words: readonly string[], around: (words: string) => string) => (words.length > 0 ? [around(words.join('|'))] : []);
  // The classes of letters stand once for all cues: each is as long as the list of all letters.
  const words = [...anyOf(found.wholeWord, (list) => `(?:${list})${END}`), ...found.beginning];
  const all = [
    ...anyOf(words, (list) => `${BEGINNING}(?:${list})`),
    ...anyOf(found.wholeEnd, (list) => `(?:${list})${END}`),
    ...found.inside,
  ];
  return new RegExp(all.join('|'), 'u');
}

/**
 * Whether a text holds a cue of a class in any language with a pack: pages hold widgets, buttons and notices in other languages than their own. A cue is a whole word or phrase; with `*`
 * at an end anything may follow, or stand before it. Where words run on, it may stand anywhere.
 */
export function holdsCue(cuesOf: (pack: LanguagePack) => Words): (text: string) => boolean {
  let pattern: RegExp | undefined;
  return (text) => {
    pattern ??= patternOf(ALL_PACKS.flatMap((pack) => Array.from(cuesOf(pack), (cue) => ({ pack, cue }))));
    return pattern.test(folded(text));
  };
}
