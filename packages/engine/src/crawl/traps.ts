/** Addresses that lead nowhere new: calendars without end, paths that repeat themselves, filters in every combination, actions. */

import { type Kind, kindOf } from './strata.ts';

const SEGMENTS = 12;
/** Addresses of one endless series that are still taken as candidates. */
export const OF_A_SERIES = 2;
/** Variants of one path that differ in the query only. */
export const OF_A_QUERY = 3;

/** Files that are no pages. */
const FILE =
  /\.(?:pdf|docx?|xlsx?|pptx?|od[tsp]|rtf|csv|txt|md|xml|rss|atom|json|jsonld|ics|vcf|css|m?js|map|wasm|png|jpe?g|gif|webp|avif|svg|ico|bmp|tiff?|mp[34]|m4[av]|webm|ogg|wav|flac|mov|avi|mkv|woff2?|ttf|otf|eot|zip|gz|tgz|bz2|xz|7z|rar|tar|exe|msi|dmg|deb|rpm|apk|iso|epub|mobi|gpx|kml)$/i;
export const isFile = (url: URL): boolean => FILE.test(url.pathname);

const ACTION =
  /(?:^|\/)(?:log-?(?:in|out|off)|sign-?(?:in|out|up|off)|register|registrieren|anmelden|abmelden|connexion|deconnexion|iniciar-sesion|my-?account|mein-konto|mon-compte|account|cart|basket|checkout|warenkorb|kasse|panier|carrito|carrello|winkelwagen|wishlist|wp-admin|wp-login\.php|wp-json|xmlrpc\.php|admin|cgi-bin|cdn-cgi|password-reset|unsubscribe)(?:\/|$)/i;
/** Below these an address names what its text is about: /guide/register tells how to. Programs are programs anywhere. */
const SUBJECT_KINDS = new Set<Kind>(['article', 'docs']);
const PROGRAM = /(?:^|\/)(?:wp-\w|xmlrpc\.php|cgi-bin|cdn-cgi)/i;
/** What follows is a person's or a subject's name, be it "admin". */
const NAMED = /\/(?:authors?|autor(?:en)?|auteurs?|autore|autori|people|team|tags?|topics?|categor(?:y|ies|ie)|kategorien?)\/[^/]+/gi;
const isAction = (url: URL): boolean =>
  ACTION.test(url.pathname.replace(NAMED, '')) && (PROGRAM.test(url.pathname) || !SUBJECT_KINDS.has(kindOf(url)));
const ACTION_PARAMETER =
  /^(?:add-to-cart|add_to_cart|remove_item|replytocom|share|print|action|do|login|logout|return_?to|redirect(?:_to)?|wpnonce|_wpnonce)$/i;
const SEARCH_PARAMETER = /^(?:s|q|query|search|keyword|suche|buscar)$/i;
const SEARCH = /(?:^|\/)(?:search|suche|recherche|buscar|zoeken|cerca)(?:\/|$)/i;
const CALENDAR = /(?:^|\/)(?:calendar|kalender|calendrier|calendario|agenda|events?|veranstaltungen|termine|evenements|eventos)(?:\/|$)/i;
const DATE_PARAMETER =
  /^(?:date|day|month|year|week|tribe-bar-date|ical|cal|datum|monat|jahr|mois|annee|mes|eventdate|from|to|start|end)$/i;
const DATE = /(?:^|[^\d])(?:19|20|21)\d\d(?:[-/_.]\d{1,2})?(?:[-/_.]\d{1,2})?(?:[^\d]|$)/;

const parameters = (url: URL) => [...url.searchParams];

/** Why a crawl does not go there at all; null where nothing speaks against it. */
export function trapOf(url: URL): string | null {
  const segments = url.pathname.split('/').filter(Boolean);
  if (segments.length > SEGMENTS) return `its path has more than ${SEGMENTS} levels`;
  if (repeats(segments)) return 'its path repeats itself';
  if (isAction(url) || parameters(url).some(([name]) => ACTION_PARAMETER.test(name))) return 'it is an action or an account page';
  if (SEARCH.test(url.pathname) || parameters(url).some(([name]) => SEARCH_PARAMETER.test(name))) return 'it is a page of search results';
  if (parameters(url).length > 5) return 'it is a combination of many filters';
  return null;
}

/** `/a/a/a`, `/a/b/a/b/a/b`. */
function repeats(segments: readonly string[]): boolean {
  for (let size = 1; size * 3 <= segments.length; size++) {
    for (let at = 0; at + size * 3 <= segments.length; at++) {
      const unit = segments.slice(at, at + size).join('/');
      if (unit === segments.slice(at + size, at + size * 2).join('/') && unit === segments.slice(at + size * 2, at + size * 3).join('/'))
        return true;
    }
  }
  return false;
}

/** Parameters that name a page: sites without speaking addresses have nothing else. */
const IDENTITY = /^(?:\w*id|p|t|f|post|article|item|product|sku|slug|title|name|node|topic|doc|story)$/i;

/** An address whose parameters sort, filter or page through what its path shows. */
export const isView = (url: URL): boolean => url.search !== '' && !parameters(url).some(([name]) => IDENTITY.test(name));

/** The name of the endless series an address belongs to, such as a calendar's months; null where it belongs to none. */
export function seriesOf(url: URL): string | null {
  const dated = parameters(url).filter(([name, value]) => DATE_PARAMETER.test(name) && /\d/.test(value));
  if (dated.length > 0)
    return `${url.pathname}?${dated
      .map(([name]) => name)
      .sort()
      .join('&')}`;
  if (CALENDAR.test(url.pathname) && DATE.test(url.pathname)) return url.pathname.replace(/\d+/g, '#');
  return null;
}
