import type { PageType } from '@citelight/contracts';
import { addressWords } from '../language/address-words.ts';
import type { AddressKind } from '../language/pack.ts';

/** `here`: the last segment says it; `below`: a page below such a segment is one. The first kind that claims a word has it. */
const HERE_KINDS: readonly (readonly [AddressKind, PageType])[] = [
  ['about', 'about'],
  ['contact', 'contact'],
  ['faq', 'faq'],
];
const MANUAL_ROOTS = ['docs', 'doc', 'documentation', 'handbook'];
const BELOW_KINDS: readonly (readonly [AddressKind, PageType])[] = [
  ['docs', 'docs'],
  ['product', 'product'],
  ['article', 'article'],
  ['category', 'listing'],
];

const HERE = new Map<string, PageType>();
const BELOW = new Map<string, PageType>();
const claim = (words: Map<string, PageType>, list: Iterable<string>, type: PageType): void => {
  for (const word of list) if (!words.has(word)) words.set(word, type);
};
for (const [kind, type] of HERE_KINDS) claim(HERE, addressWords(kind), type);
claim(HERE, MANUAL_ROOTS, 'docs');
claim(HERE, addressWords('hub'), 'listing');
for (const [kind, type] of BELOW_KINDS) claim(BELOW, addressWords(kind), type);

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

/** A part of an address as it is read; as it is written where its escapes are none. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
const decode = (segment: string): string => decoded(segment).normalize('NFC').toLowerCase();

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
