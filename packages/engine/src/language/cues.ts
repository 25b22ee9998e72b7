import type { LanguagePack } from './pack.ts';
import { wordPattern } from './word-pattern.ts';

/** In small letters. A pattern that ignores case takes several times as long to build. */
const folded = (text: string): string => text.toLowerCase().replaceAll('i\u0307', 'i');
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
    return pattern.test(folded(spelled(text)));
  };
}
