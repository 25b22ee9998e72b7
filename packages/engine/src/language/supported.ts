/** Languages with word lists, sentence rules, readability bands and date forms. For others such an audit is `unmeasured`. */
export const SUPPORTED_LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'ja', 'zh', 'ar'] as const;
export type SupportedLanguage = (typeof SUPPORTED_LANGUAGES)[number];

/** The supported language of a tag such as de-AT; null for others. */
export function supported(tag: string | null | undefined): SupportedLanguage | null {
  if (!tag) return null;
  const plain = SUPPORTED_LANGUAGES.find((language) => language === tag);
  if (plain) return plain;
  const base = tag.toLowerCase().split(/[-_]/)[0];
  return SUPPORTED_LANGUAGES.find((language) => language === base) ?? null;
}
