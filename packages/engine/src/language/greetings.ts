import { ENGLISH } from './english.ts';
import type { LanguagePack } from './pack.ts';
import { ALL_PACKS, packOf } from './packs/index.ts';
import type { SupportedLanguage } from './supported.ts';
import { words } from './words.ts';

const known = new Map<LanguagePack, ReadonlySet<string>>();
function greetingWords(pack: LanguagePack): ReadonlySet<string> {
  const before = known.get(pack);
  if (before) return before;
  const phrases = [...pack.greetings, ...pack.pages.home, ...pack.siteWords, ...pack.persons.first];
  const found = new Set(phrases.flatMap((phrase) => words(phrase, pack.language)));
  known.set(pack, found);
  return found;
}

/** Whether words, without function words, only greet or say that this is our site, in its language or in English: "Welcome to our website", "Home". */
export function isOnlyGreeting(content: readonly string[], language: SupportedLanguage | null): boolean {
  const own = packOf(language);
  const packs = own ? [own, ENGLISH] : ALL_PACKS;
  return content.every((word) => packs.some((pack) => greetingWords(pack).has(word)));
}
