import { describe, expect, it } from 'vitest';
import { PACK_LANGUAGES, type PackLanguage } from './pack.ts';
import { onlyReports } from './reporting.ts';
import { words } from './words.ts';

/** Sentences with the one word of each that reports. */
const SENTENCES: Readonly<Record<PackLanguage, [sentence: string, reports: string]>> = {
  en: ['“It is hot,” said the potter.', 'said'],
  de: ['„Er ist heiß“, erklärte die Töpferin.', 'erklärte'],
  fr: ['« Il est chaud », a affirmé la potière.', 'affirmé'],
  es: ['«Está caliente», señaló la alfarera.', 'señaló'],
  it: ['«È caldo», ha spiegato la ceramista.', 'spiegato'],
  pt: ['“Está quente”, acrescentou a oleira.', 'acrescentou'],
  nl: ['‘Hij is heet’, zei de pottenbakker.', 'zei'],
  pl: ['„Jest gorący”, powiedziała garncarka.', 'powiedziała'],
  ru: ['«Она горячая», — отметила гончар.', 'отметила'],
  tr: ['“Çok sıcak” dedi çömlekçi.', 'dedi'],
  da: ['»Den er varm«, fortalte pottemageren.', 'fortalte'],
  sv: ['”Den är varm”, berättade krukmakaren.', 'berättade'],
  ja: ['「熱い」と陶芸家は述べた。', '述'],
  zh: ['陶艺家表示：“窑很热。”', '表示'],
  ko: ['도예가는 “뜨겁다”고 말했다.', '말했다'],
  ar: ['«إنه ساخن»، أضافت الخزّافة.', 'أضافت'],
};

describe('a word that only reports', () => {
  it.each(PACK_LANGUAGES.map((language) => [language, ...SENTENCES[language]] as const))(
    '%s: of “%s” it is “%s”',
    (language, sentence, reports) => expect(words(sentence, language).filter((word) => onlyReports(word, language))).toEqual([reports]),
  );

  it('is English on pages of any language, and none of another', () => {
    expect(onlyReports('said', 'de')).toBe(true);
    expect(onlyReports('sade', 'en')).toBe(false);
    expect(onlyReports('sade', null)).toBe(true);
  });
  it('is a part of a date', () =>
    expect(words('2026年10月12日', 'ja').filter((word) => onlyReports(word, 'ja'))).toEqual(['年', '月', '日']));
});
