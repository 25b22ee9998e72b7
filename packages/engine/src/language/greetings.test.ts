import { describe, expect, it } from 'vitest';
import { isOnlyGreeting } from './greetings.ts';
import { PACK_LANGUAGES, type PackLanguage } from './pack.ts';
import { stopwords } from './stopwords.ts';
import { words } from './words.ts';

const LABELS: Readonly<Record<PackLanguage, [greeting: string, start: string, named: string]>> = {
  en: ['Welcome to our website', 'Home', 'Welcome to the brass workshop'],
  de: ['Herzlich willkommen auf unserer Internetseite', 'Startseite', 'Willkommen in der Messingwerkstatt'],
  fr: ['Bienvenue sur notre site', 'Page d’accueil', 'Bienvenue à la chaudronnerie'],
  es: ['Bienvenidos a nuestra página web', 'Página principal', 'Bienvenidos a la calderería'],
  it: ['Benvenuti nel nostro sito', 'Pagina iniziale', 'Benvenuti in calzoleria'],
  pt: ['Bem-vindos ao nosso site', 'Página inicial', 'Bem-vindos à serralharia'],
  nl: ['Welkom op onze website', 'Startpagina', 'Welkom in de koperslagerij'],
  pl: ['Witamy na naszej stronie internetowej', 'Strona główna', 'Witamy w pracowni kaletniczej'],
  ru: ['Добро пожаловать на наш сайт', 'Главная страница', 'Добро пожаловать в гончарную мастерскую'],
  tr: ['Web sitemize hoş geldiniz', 'Ana sayfa', 'Bakır atölyesine hoş geldiniz'],
  da: ['Velkommen til vores hjemmeside', 'Forside', 'Velkommen til pottemageriet'],
  sv: ['Välkommen till vår hemsida', 'Startsida', 'Välkommen till krukmakeriet'],
  ja: ['ホームページへようこそ', 'トップページ', '陶芸工房へようこそ'],
  zh: ['欢迎访问我们的网站', '首页', '欢迎来到陶艺工坊'],
  ko: ['홈페이지 안녕하세요', '메인', '도자기 공방 안녕하세요'],
  ar: ['مرحبا بكم في موقعنا', 'الصفحة الرئيسية', 'مرحبا بكم في ورشة النحاس'],
};

describe('a label that only greets', () => {
  it.each(PACK_LANGUAGES.map((language) => [language, ...LABELS[language]] as const))(
    '%s: “%s” and “%s”, not “%s”',
    (language, greeting, start, named) => {
      const content = (label: string) => words(label, language).filter((word) => !stopwords(language).has(word));
      expect([greeting, start, named].map((label) => isOnlyGreeting(content(label), language))).toEqual([true, true, false]);
    },
  );

  it('is in English on pages of any language, and in any language where none is known', () => {
    expect(isOnlyGreeting(['welcome'], 'pl')).toBe(true);
    expect(isOnlyGreeting(['witamy'], null)).toBe(true);
    // "Side" is a page in Danish, and no word of a site in German.
    expect(isOnlyGreeting(['side'], 'de')).toBe(false);
  });
});
