import { describe, expect, it } from 'vitest';
import { aDocument, aPage } from '../audits/testing.ts';
import { PACK_LANGUAGES, type PackLanguage } from '../language/pack.ts';
import { subjectOf } from './site-name.ts';

const START: Readonly<Record<PackLanguage, string>> = {
  en: 'Welcome',
  de: 'Hauptseite',
  fr: 'Page d’accueil',
  es: 'Página principal',
  it: 'Pagina iniziale',
  pt: 'Bem-vindos',
  nl: 'Startpagina',
  pl: 'Strona główna',
  ru: 'Главная страница',
  tr: 'Ana sayfa',
  da: 'Forside',
  sv: 'Startsida',
  ja: 'トップページ',
  zh: '首頁',
  ko: '메인',
  ar: 'الصفحة الرئيسية',
};

describe('what a title names', () => {
  it.each(PACK_LANGUAGES.map((language) => [language, START[language]] as const))('%s: “%s” is a place on the site', (_language, start) => {
    const page = { ...aPage(), document: aDocument({ title: `${start} | Kiln drying`, blocks: [] }) };
    expect(subjectOf(page, [page])).toEqual(['Kiln drying']);
  });
});
