import { abbreviations } from './abbreviations.ts';
import { packOf } from './packs/index.ts';
import type { SupportedLanguage } from './supported.ts';
import { TEXT_LIMIT } from './words.ts';

/** One or more ends of a sentence, then closing quotes and brackets. CJK stops end a sentence wherever they stand. */
const END = /[.!?…؟۔]+["'”’»›)\]]*(?=\s|$)|[。！？｡]+[」』”’）)】]*|\n+/gu;
const LOWER = /^\s*["'“‘«‹„(¿¡[]*\p{Ll}/u;
const LAST_TOKEN = /[^\s("'“‘«‹„[]+$/u;

/** A full stop that only marks an abbreviation, an initial or (German) an ordinal. */
function inner(before: string, language: SupportedLanguage | null): boolean {
  const token = LAST_TOKEN.exec(before)?.[0].toLowerCase() ?? '';
  if (/^\p{L}$/u.test(token)) return true;
  // Numbers of sections: "17.5. Setup".
  if (/^\d+(?:\.\d+)+$/.test(token) || (packOf(language)?.dottedOrdinals && /^\d{1,2}$/.test(token))) return true;
  return abbreviations(language).has(token);
}

/**
 * The sentences of a text, trimmed, in order; joined by a space they give the text again. A stop inside a number, an address or an abbreviation of the language does not part,
 * nor does one that a small letter follows. A text without any stop is one sentence.
 */
export function sentences(text: string, language: SupportedLanguage | null): string[] {
  const bounded = text.slice(0, TEXT_LIMIT);
  const found: string[] = [];
  let start = 0;
  // Not matchAll: it makes a pattern of its own for each of a site's hundred thousand texts.
  for (let match = END.exec(bounded); match !== null; match = END.exec(bounded)) {
    const { 0: mark, index } = match;
    const end = index + mark.length;
    if (end < bounded.length && /^[.…]/.test(mark)) {
      if (LOWER.test(bounded.slice(end, end + 12))) continue;
      if (mark.startsWith('.') && !mark.startsWith('..') && inner(bounded.slice(Math.max(start, index - 24), index), language)) continue;
    }
    const sentence = bounded.slice(start, end).trim();
    if (sentence) found.push(sentence);
    start = end;
  }
  const rest = bounded.slice(start).trim();
  if (rest) found.push(rest);
  return found;
}
