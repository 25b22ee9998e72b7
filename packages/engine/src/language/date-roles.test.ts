import { describe, expect, it } from 'vitest';
import { dateRole } from './date-roles.ts';
import { PACK_LANGUAGES, type PackLanguage } from './pack.ts';

const BESIDE: Readonly<Record<PackLanguage, [published: string, updated: string, neither: string]>> = {
  en: ['Published on 5 March 2026', 'Last modified: 5 March 2026', 'Public meeting on 5 March 2026, for accredited reporters'],
  de: ['Veröffentlicht am 5. März 2026', 'Stand: 5. März 2026', 'Das Verfahren hat den Stand der Technik vom 5. März 2026'],
  fr: ['Mis en ligne le 5 mars 2026', 'Dernière mise à jour : 5 mars 2026', 'Réunion publique le 5 mars 2026'],
  es: ['Publicación: 5 de marzo de 2026', 'Última modificación: 5 de marzo de 2026', 'Última función: 5 de marzo de 2026'],
  it: ['Pubblicato il 5 marzo 2026', 'Ultimo aggiornamento: 5 marzo 2026', 'L’ultima replica, 5 marzo 2026'],
  pt: ['Publicado em 5 de março de 2026', 'Atualizado em 5 de março de 2026', 'Última sessão: 5 de março de 2026'],
  nl: ['Geplaatst op 5 maart 2026', 'Laatst bijgewerkt: 5 maart 2026', 'De laatste vergadering, 5 maart 2026'],
  pl: ['Data publikacji: 5 marca 2026', 'Ostatnia aktualizacja: 5 marca 2026', 'Ostatni koncert: 5 marca 2026'],
  ru: ['Опубликовано 5 марта 2026', 'Обновлено: 5 марта 2026', 'Последний концерт: 5 марта 2026'],
  tr: ['Yayınlanma tarihi: 5 Mart 2026', 'Son güncelleme: 5 Mart 2026', 'Son konser: 5 Mart 2026'],
  da: ['Udgivet 5. marts 2026', 'Sidst opdateret 5. marts 2026', 'Tilmelding senest 5. marts 2026'],
  sv: ['Publicerad 5 mars 2026', 'Senast uppdaterad 5 mars 2026', 'Anmälan senast 5 mars 2026'],
  ja: ['公開日：2026年3月5日', '最終更新日：2026年3月5日', '開催日：2026年3月5日'],
  zh: ['发布时间：2026年3月5日', '最后修订：2026年3月5日', '演出时间：2026年3月5日'],
  ko: ['등록일 2026년 3월 5일', '최종 수정일 2026년 3월 5일', '공연일 2026년 3월 5일'],
  ar: ['تاريخ النشر: 5 مارس 2026', 'آخر تحديث: 5 مارس 2026', 'موعد الحفل: 5 مارس 2026'],
};

describe('what stands beside a date', () => {
  it.each(PACK_LANGUAGES.map((language) => [language, ...BESIDE[language]] as const))(
    '%s: “%s” publishes, “%s” changes, “%s” is of something else',
    (_language, published, updated, neither) =>
      expect([published, updated, neither].map(dateRole)).toEqual(['published', 'modified', 'unknown']),
  );

  it.each([
    ['without its marks', 'VEROFFENTLICHT 5.3.2026', 'published'],
    ['with a break in the phrase', 'Mis  à\njour le 5 mars 2026', 'modified'],
    ['with marks as characters of their own', 'Última modificación: 5/3/2026'.normalize('NFD'), 'modified'],
    ['with a preposition and the article in Arabic', 'التاريخ للنشر: 5 مارس 2026', 'published'],
    ['in Turkish capitals', 'YAYINLANMA TARİHİ: 5.3.2026', 'published'],
    ['both', 'Published and updated 5 March 2026', 'modified'],
  ])('is read %s: “%s” says %s', (_because, text, role) => expect(dateRole(text)).toBe(role));
});
