import { describe, expect, it } from 'vitest';
import { PACK_LANGUAGES, type PackLanguage } from './pack.ts';
import { holdsRole, introducesSelf } from './self-names.ts';

const BYLINES: Readonly<Record<PackLanguage, [role: string, name: string, introduction: string, neither: string]>> = {
  en: ['Acme Editorial', 'Helen Marsh', 'Hello, I’m Helen and I fire kilns.', 'The potter fires kilns.'],
  de: ['Redaktion Töpferblatt', 'Jörg Müller', 'Ich heiße Jörg.', 'Das heißt Brennen.'],
  fr: ['La redaction', 'Éloïse Dupin', 'Je m’appelle Éloïse.', 'On l’appelle le four.'],
  es: ['Equipo de Alfar', 'Rocío Campos', 'Me llamo Rocío.', 'Se llama horno.'],
  it: ['La Redazione', 'Dario Bini', 'Mi chiamo Dario.', 'I forni sono caldi.'],
  pt: ['Redação', 'Inês Prado', 'O meu nome é Inês.', 'O forno é quente.'],
  nl: ['De redactie', 'Joost Jansen', 'Ik heet Joost.', 'De oven is heet.'],
  pl: ['Zespół redakcyjny', 'Łucja Nowak', 'Nazywam się Łucja.', 'Piec jest gorący.'],
  ru: ['Пресс-служба', 'Нина Иванова', 'Меня зовут Нина.', 'Печь горячая.'],
  tr: ['Haber Merkezi', 'Ayşe Kaya', 'Benim adım Ayşe.', 'Adım adım fırın yapımı.'],
  da: ['Redaktionen', 'Søren Madsen', 'Jeg hedder Søren.', 'Ovnen er varm.'],
  sv: ['Redaktionen', 'Åsa Lind', 'Jag heter Åsa.', 'Ugnen är varm.'],
  ja: ['陶芸編集部', '上田智子', '私は上田です。', '窯は熱いです。'],
  zh: ['本站小编', '王小明', '我叫王小明。', '窑炉很热。'],
  ko: ['관리자', '김민수', '제 이름은 김민수입니다.', '가마는 뜨겁습니다.'],
  ar: ['هيئة التحرير', 'سعيد حداد', 'اسمي سعيد.', 'الفرن ساخن.'],
};

describe('who signs', () => {
  it.each(PACK_LANGUAGES.map((language) => [language, ...BYLINES[language]] as const))(
    '%s: “%s” is a role and “%s” a name; “%s” says who speaks, “%s” does not',
    (_language, role, name, introduction, neither) => {
      expect([role, name].map(holdsRole)).toEqual([true, false]);
      expect([introduction, neither].map(introducesSelf)).toEqual([true, false]);
    },
  );
});
