/** Languages with word lists, sentence rules and date forms: those with a pack. For others an audit of words is `unmeasured`. */
export { PACK_LANGUAGES as SUPPORTED_LANGUAGES, type PackLanguage as SupportedLanguage } from './pack.ts';
export { packLanguage as supported } from './packs/index.ts';
