import type { LanguagePack, Words } from './pack.ts';
import { ALL_PACKS } from './packs/index.ts';

/** Written before an Arabic word into it: and, so, by, for, like, the. */
const ARABIC_PREFIX = '[وفبكل]{0,2}(?:ال|ل)?';
const [BEGINNING, END] = [String.raw`(?<!\p{L})`, String.raw`(?![\p{L}\p{N}])`];

/** A word or phrase as a pattern: any white space between its words, and in Turkish either form of I, whose case `i` does not fold. */
const spelledAs = (word: string, { ownCase }: LanguagePack): string =>
  Array.from(word, (letter) => (letter === ' ' ? String.raw`\s+` : ownCase && /[iı]/.test(letter) ? '[iıİI]' : RegExp.escape(letter))).join(
    '',
  );

function patternOf(cues: readonly { pack: LanguagePack; cue: string }[]): RegExp {
  const inside: string[] = [];
  const beginning: string[] = [];
  for (const { pack, cue } of cues) {
    const word = spelledAs(cue.replace(/^\*|\*$/g, ''), pack);
    const whole = pack.runOn || cue.endsWith('*') ? word : word + END;
    if (pack.runOn || cue.startsWith('*')) inside.push(whole);
    else beginning.push(pack.prefixes ? ARABIC_PREFIX + whole : whole);
  }
  // Most places are inside of words: there one look back excludes all cues that begin one.
  return new RegExp(`${BEGINNING}(?:${beginning.join('|')})${inside.map((word) => `|${word}`).join('')}`, 'iu');
}

/**
 * Whether a text holds a cue of a class in any language with a pack: pages hold widgets, buttons and notices in other languages than their own. A cue is a whole word or phrase; with `*`
 * at an end anything may follow, or stand before it. Where words run on, it may stand anywhere.
 */
export function holdsCue(cuesOf: (pack: LanguagePack) => Words): (text: string) => boolean {
  let pattern: RegExp | undefined;
  return (text) => {
    pattern ??= patternOf(ALL_PACKS.flatMap((pack) => Array.from(cuesOf(pack), (cue) => ({ pack, cue }))));
    return pattern.test(text);
  };
}
