import { lowered } from './letter-case.ts';
import type { LanguagePack } from './pack.ts';
import { wordPattern } from './word-pattern.ts';

const asWritten = (text: string): string => text;

/**
 * Whether a text holds a cue of a class in any language with a pack: pages hold widgets, buttons and notices in other languages than their own. Cues are written as `wordPattern` reads
 * them. `spelled`: what makes different spellings one, of cues and of texts.
 */
export function holdsCue(
  cuesOf: (pack: LanguagePack) => Iterable<string>,
  spelled: (text: string) => string = asWritten,
): (text: string) => boolean {
  let pattern: RegExp | undefined;
  return (text) => {
    pattern ??= new RegExp(wordPattern(cuesOf, spelled), 'u');
    // A pattern that ignores case takes several times as long to build.
    return pattern.test(lowered(spelled(text)));
  };
}
