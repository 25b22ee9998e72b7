import type { PageType } from '@citelight/contracts';

/** Words of addresses in the supported languages, and of who is behind a site and how to reach them in some more. `here`: the last segment says it; `below`: a page below such a segment is one. */
type PathWords = { type: PageType; here?: string; below?: string };

const WORDS: readonly PathWords[] = [
  {
    type: 'about',
    here: 'about about-us aboutus about-me company our-company our-story who-we-are our-team team equipe équipe l-equipe notre-equipe notre-équipe equipo nuestro-equipo equipa ueber-uns über-uns uber-uns unternehmen wir-ueber-uns kanzlei unsere-kanzlei praxis unsere-praxis a-propos apropos à-propos qui-sommes-nous notre-histoire sobre sobre-nosotros quienes-somos quiénes-somos nosotros acerca-de chi-siamo azienda su-di-noi sobre-nos sobre-nós quem-somos over-ons overons wie-zijn-wij 会社概要 会社情報 私たちについて プロフィール 关于我们 關於我們 关于 公司简介 من-نحن عن-الشركة حولنا ueber-mich über-mich sobre-mi sobre-mim chi-sono quem-sou over-mij om-oss om-os tietoa-meista o-nas o-nás o-firmie hakkimizda hakkımızda o-kompanii о-нас о-компании',
  },
  {
    type: 'contact',
    here: 'contact contact-us contactus contacts get-in-touch kontakt kontaktieren contactez-nous nous-contacter contacto contactanos contáctenos contatti contatto contattaci contato contacto fale-conosco contacteer-ons contactgegevens お問い合わせ 問い合わせ otoiawase inquiry 联系我们 聯絡我們 联系 اتصل-بنا تواصل-معنا kontakta-oss kontakt-oss kontakt-os yhteystiedot kontakty kontakti iletisim iletişim контакты',
  },
  {
    type: 'faq',
    here: 'faq faqs f-a-q frequently-asked-questions questions-and-answers haeufige-fragen häufige-fragen fragen-und-antworten questions-frequentes questions-fréquentes foire-aux-questions preguntas-frecuentes domande-frequenti perguntas-frequentes veelgestelde-vragen よくある質問 よくあるご質問 常见问题 常見問題 الأسئلة-الشائعة أسئلة-شائعة',
  },
  {
    type: 'docs',
    here: 'docs doc documentation handbook',
    below:
      'docs doc documentation manual manuals handbook reference api api-reference guide guides tutorial tutorials howto knowledge-base kb help help-center support-center developers dokumentation handbuch anleitung anleitungen hilfe manuel aide guia guía guías documentacion documentación ayuda documentazione guida documentacao documentação ajuda handleiding handleidingen ドキュメント マニュアル ヘルプ 文档 文檔 手册 帮助 المستندات الدليل المساعدة',
  },
  {
    type: 'product',
    below:
      'product products item dp produkt produkte artikel-detail produit produits producto productos prodotto prodotti produto produtos producten 商品 製品 产品 產品 منتج منتجات المنتجات',
  },
  {
    type: 'article',
    below:
      'blog blogs column columns news article articles post posts story stories magazine insights magazin nachrichten artikel beitrag ratgeber actualites actualités noticias noticia articulos artículos notizie articoli articolo noticias artigos artigo nieuws artikelen ブログ ニュース 記事 コラム 新闻 新聞 博客 文章 أخبار مقالات مدونة',
  },
  {
    type: 'listing',
    here: 'blog news articles products shop store catalog catalogue archive archives search sitemap categories tags resources produkte sortiment kategorien magazin nachrichten produits boutique actualites catégories productos tienda noticias categorias categorías prodotti negozio notizie categorie produtos loja producten winkel nieuws 商品一覧 ブログ ニュース 商品 产品 新闻 المتجر الأخبار المدونة',
    below:
      'category categories tag tags collection collections kategorie kategorien categorie catégorie categoria categoría categorias archive archives topics カテゴリ カテゴリー タグ 分类 分類 标签 تصنيف الفئة',
  },
];

const HERE = new Map<string, PageType>();
const BELOW = new Map<string, PageType>();
for (const { type, here, below } of WORDS) {
  for (const word of here?.split(' ') ?? []) if (!HERE.has(word)) HERE.set(word, type);
  for (const word of below?.split(' ') ?? []) if (!BELOW.has(word)) BELOW.set(word, type);
}

/** With a country or a script: `en-gb`, `zh-hant`. */
const LANGUAGE = /^[a-z]{2}(?:[-_](?:[a-z]{2}|[a-z]{4}))?$/;
const POLICY =
  /^(?:privacy|data-protection|cookies?|terms|accessibility(?!-)|accessibility-statement|legal|copyright|disclaimer|imprint|impressum|datenschutz)(?:-(?:policy|notice|statement|preferences|of-\w+|and-conditions))?$/;
const INDEX = /^(?:index|default|home|start|startseite|accueil|inicio)(?:\.\w{2,5})?$/;
/** Of an address whose page is a file: `/pricing.html`. */
export const FILE_ENDING = /\.(?:html?|php|aspx?|jsp)$/;
const DOC_HOST = /^(?:docs?|developers?|help|support|api|learn|kb|manual)\./;

/** The kind of page an address tells. `sure`: the address alone decides (home, about, contact, FAQ). */
export function typeOfPath(raw: string): { type: PageType; because: string; sure: boolean } | null {
  const url = URL.parse(raw);
  if (!url) return null;
  const segments = url.pathname.split('/').filter(Boolean).map(decode);
  const meaningful = segments.filter((segment, i) => !(i === 0 && LANGUAGE.test(segment) && !HERE.has(segment)) && !INDEX.test(segment));
  if (meaningful.length === 0 && !url.search) return { type: 'home', because: 'Its address is the start of the site.', sure: true };
  const last = meaningful.at(-1)?.replace(FILE_ENDING, '') ?? '';
  const here = HERE.get(last);
  if (here && (here === 'about' || here === 'contact' || here === 'faq'))
    return { type: here, because: `Its address ends in “${last}”.`, sure: true };
  if (here) return { type: here, because: `Its address ends in “${last}”.`, sure: false };
  // Policies lie below "help" and "guide" as well.
  if (POLICY.test(last)) return null;
  if (isArchive(last, meaningful.at(-2) ?? ''))
    return { type: 'listing', because: `Its address ends in “${last}”, as archives do.`, sure: false };
  for (let i = meaningful.length - 2; i >= 0; i--) {
    const type = BELOW.get(meaningful[i] ?? '');
    if (type) return { type, because: `Its address lies below “${meaningful[i]}”.`, sure: false };
  }
  if (/\/(?:19|20)\d\d\/(?:0?[1-9]|1[0-2])(?:\/|$)/.test(url.pathname))
    return { type: 'article', because: 'Its address holds a date.', sure: false };
  if (DOC_HOST.test(url.hostname)) return { type: 'docs', because: `Its host is ${url.hostname}.`, sure: false };
  return null;
}

/** The year or month of an archive, or the number of a page of one: `/blog/2022/`, `/blog/2022/05/`, `/blog/page/2/`. */
const YEAR = /^(?:19|20)\d\d$/;
const PAGED = /^(?:page|p|seite|pagina|página)$/;
const isArchive = (last: string, before: string): boolean =>
  before !== '' && (YEAR.test(last) || (/^\d{1,3}$/.test(last) && (PAGED.test(before) || (last.length <= 2 && YEAR.test(before)))));

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment).normalize('NFC').toLowerCase();
  } catch {
    return segment.toLowerCase();
  }
}

/** An address without its part behind #: where on the page a link leads. */
export const withoutHash = (url: string): string => url.split('#')[0] ?? url;
/** An address up to its query or fragment. */
export const withoutQuery = (url: string): string => url.replace(/[?#].*$/, '');

/** An address without the ending of its file: many servers answer `/prices` and `/prices.html` with one page. */
export const withoutEnding = (url: string): string | null => addressOf(url)?.replace(FILE_ENDING, '') ?? null;

/** What of an address makes no other page: scheme, www, query, fragment, a closing slash, an index file, the case of the host. */
export const addressOf = (url: string): string | null => {
  if (!URL.canParse(url)) return null;
  const { hostname, pathname } = new URL(url);
  return hostname.replace(/^www\./, '') + pathname.replace(/\/index\.(?:html?|php)$/, '/').replace(/\/+$/, '');
};
