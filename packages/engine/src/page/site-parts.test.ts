import { describe, expect, it } from 'vitest';
import { PACK_LANGUAGES, type PackLanguage } from '../language/pack.ts';
import { namesPartOfSite } from './site-parts.ts';

const PARTS: Readonly<Record<PackLanguage, [address: string, title: string]>> = {
  en: ['delivery-and-returns', 'Delivery and returns'],
  de: ['rueckgabe', 'Rückgabe Ihrer Ware'],
  fr: ['declaration-d-accessibilite', 'Déclaration d’accessibilité'],
  es: ['guias', 'Guías de la casa'],
  it: ['stampa', 'Stampa e media'],
  pt: ['doacoes', 'Doações'],
  nl: ['vrijwilligers', 'Vrijwilligers gezocht'],
  pl: ['deklaracja-dostepnosci', 'Deklaracja dostępności'],
  ru: ['редакционная-политика', 'Редакционная политика'],
  tr: ['bagis', 'Bağış yapın'],
  da: ['priser', 'Priser og vilkår'],
  sv: ['säkerhet', 'Säkerhet hos oss'],
  ja: ['採用情報', '採用情報'],
  zh: ['更新日志', '更新日志'],
  ko: ['채용', '채용 안내'],
  ar: ['التبرعات', 'التبرعات والدعم'],
};

describe('an address names a part that any site may have', () => {
  it.each(PACK_LANGUAGES.map((language) => [language, ...PARTS[language]] as const))(
    '%s: /%s/ with the title “%s”',
    (_language, part, title) => expect(namesPartOfSite(part, title)).toBe(true),
  );

  it.each([
    ['it is of something else', 'kiln-drying', 'Kiln drying'],
    ['one of its words is', 'security-doors', 'Security doors'],
    ['no label says so', 'pricing', 'Kiln drying'],
    ['it only joins', 'and', 'Salt and pepper'],
    ['it is empty', '', 'Pricing'],
  ])('but not where %s', (_because, part, title) => expect(namesPartOfSite(part, title)).toBe(false));
});
