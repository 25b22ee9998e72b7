import type { LanguagePack, PackLanguage } from '../pack.ts';
import { PACK_LANGUAGES } from '../pack.ts';
import { ar } from './ar.ts';
import { da } from './da.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { ru } from './ru.ts';
import { sv } from './sv.ts';
import { tr } from './tr.ts';
import { zh } from './zh.ts';

const PACKS: Readonly<Record<PackLanguage, LanguagePack>> = { en, de, fr, es, it, pt, nl, pl, ru, tr, da, sv, ja, zh, ko, ar };
/** Every pack, for what is read before a page's language is known. */
export const ALL_PACKS: readonly LanguagePack[] = PACK_LANGUAGES.map((language) => PACKS[language]);

/** The language with a pack that a tag such as de-AT names; null for others. */
export function packLanguage(tag: string | null | undefined): PackLanguage | null {
  const base = tag?.toLowerCase().split(/[-_]/)[0];
  return PACK_LANGUAGES.find((language) => language === base) ?? null;
}

/** Asked for every word: most tags are a bare code. */
const BY_CODE: ReadonlyMap<string, LanguagePack> = new Map(Object.entries(PACKS));

/** The pack of a language, by its tag; null where there is none. */
export function packOf(language: PackLanguage): LanguagePack;
export function packOf(language: string | null | undefined): LanguagePack | null;
export function packOf(language: string | null | undefined): LanguagePack | null {
  if (!language) return null;
  const known = BY_CODE.get(language) ?? packLanguage(language);
  return typeof known === 'string' ? PACKS[known] : known;
}
