import { ENGLISH } from './english.ts';
import { lowered } from './letter-case.ts';
import { packOf } from './packs/index.ts';

/** Whether a link's text, without marks at its end, says nothing of where it leads: in the page's language, or in English, which many templates leave as it is. No text does in a language without a pack. */
export function isVagueLink(text: string, language: string | null): boolean {
  const pack = packOf(language);
  if (!pack) return false;
  const label = pack.ownCase ? text.toLocaleLowerCase(pack.language) : lowered(text);
  return pack.vagueLinks.has(label) || ENGLISH.vagueLinks.has(lowered(text));
}
