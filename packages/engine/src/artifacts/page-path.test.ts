import { describe, expect, it } from 'vitest';
import { PACK_LANGUAGES, type PackLanguage } from '../language/pack.ts';
import { typeOfPath } from './page-path.ts';

/** Addresses of a page about the makers, of one that answers questions, and of a product. */
const PATHS: Readonly<Record<PackLanguage, readonly [about: string, faq: string, product: string, article: string]>> = {
  en: ['about-us', 'faq', 'products/kiln', 'news/kiln'],
  de: ['ueber-uns', 'haeufige-fragen', 'produkte/ofen', 'beitraege/ofen'],
  fr: ['a-propos', 'questions-frequentes', 'produits/four', 'actualites/four'],
  es: ['quienes-somos', 'preguntas-frecuentes', 'productos/horno', 'noticias/horno'],
  it: ['chi-siamo', 'domande-frequenti', 'prodotti/forno', 'notizie/forno'],
  pt: ['sobre-nós', 'perguntas-frequentes', 'produtos/forno', 'noticias/forno'],
  nl: ['over-ons', 'veelgestelde-vragen', 'producten/oven', 'nieuws/oven'],
  pl: ['o-nas', 'czeste-pytania', 'produkty/piec', 'aktualnosci/piec'],
  ru: ['о-компании', 'вопросы-и-ответы', 'товары/печь', 'новости/печь'],
  tr: ['hakkimizda', 'sikca-sorulan-sorular', 'urunler/firin', 'haberler/firin'],
  da: ['om-os', 'ofte-stillede-spoergsmaal', 'varer/ovn', 'nyheder/ovn'],
  sv: ['om-oss', 'vanliga-fragor', 'produkter/ugn', 'nyheter/ugn'],
  ja: ['会社概要', 'よくある質問', '商品/窯', '記事/窯'],
  zh: ['关于我们', '常见问题', '产品/窑', '文章/窑'],
  ko: ['회사소개', '자주묻는질문', '제품/가마', '칼럼/가마'],
  ar: ['من-نحن', 'الأسئلة-الشائعة', 'منتجات/فرن', 'مقالات/فرن'],
};

describe('an address tells the kind of its page', () => {
  it.each(PACK_LANGUAGES.map((language) => [language, PATHS[language]] as const))('%s: %j', (_language, paths) =>
    expect(paths.map((path) => typeOfPath(`https://acme.test/${path}`)?.type)).toEqual(['about', 'faq', 'product', 'article']),
  );

  it.each([
    ['tietoa-meista', 'about'],
    ['docs', 'docs'],
    ['categories', 'listing'],
    ['kilns', undefined],
  ])('%s is %s', (path, type) => expect(typeOfPath(`https://acme.test/${path}`)?.type).toBe(type));
});
