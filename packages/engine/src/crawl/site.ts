/** Which addresses belong to the site, and which of them are the same page. */

export type Site = {
  /** Scheme, host and port of the page that was named, as finally answered: every page is asked for there. */
  origin: string;
  /** Host without `www.`. */
  host: string;
  port: string;
  /** The folder it lives in, with a slash at both ends: what lies outside belongs to somebody else. */
  path: string;
};

const withoutWww = (hostname: string) => hostname.replace(/^www\./, '');

export function siteOf(url: string): Site {
  const { origin, hostname, port } = new URL(url);
  return { origin, host: withoutWww(hostname), port, path: '/' };
}

/** The named host and its www twin, http and https. Other ports are other sites. */
export const isOnSite = (site: Site, { hostname, port, protocol }: URL): boolean =>
  withoutWww(hostname) === site.host && port === site.port && (protocol === 'https:' || protocol === 'http:');

/** Parameters that say where a visitor came from, never which page it is. */
const TRACKING =
  /^(?:utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|yclid|twclid|ttclid|li_fat_id|igshid|mc_cid|mc_eid|_ga|_gl|_hsenc|_hsmi|hsctatracking|vero_id|wt_mc|zanpid|srsltid|ref_src|pk_\w+|mtm_\w+|matomo_\w+|trk|cmpid)$/i;
const SESSION =
  /^(?:sid|sess|session|session_?id|php_?sess_?id|jsessionid|aspsessionid\w*|cfid|cftoken|zenid|oscsid|osCsid|xtc_?sid|auth_?token)$/i;
const ADDRESSES_REMEMBERED = 50_000;
const INDEX_FILE = /\/(?:index|default)\.(?:html?|php|aspx?|jsp|cgi)$/i;

/** The address of a page of the site as it would be asked for: at the site's origin, without fragment, tracking and session. Null for other sites. */
export function pageUrl(site: Site, href: string): URL | null {
  const url = URL.parse(href);
  if (!url || !isOnSite(site, url) || url.username !== '' || url.password !== '') return null;
  if (!isInside(site.path, url.pathname)) return null;
  const there = new URL(site.origin);
  there.pathname = url.pathname.replace(/;(?:jsessionid|phpsessid|sid)=[^/]*/gi, '');
  const query = url.search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !isNoise(pair));
  there.search = query.length > 0 ? `?${query.join('&')}` : '';
  return there;
}

function isNoise(pair: string): boolean {
  const name = pair.split('=', 1)[0] ?? '';
  return TRACKING.test(name) || SESSION.test(name);
}

export const isInside = (folder: string, pathname: string): boolean => `${pathname}/`.startsWith(folder);

/** The address as if the site's folder were the root of its host. */
export function withinSite({ path }: Site, url: URL): URL {
  if (path === '/' || !isInside(path, url.pathname)) return url;
  const there = new URL(url);
  there.pathname = `/${url.pathname.slice(path.length)}`;
  return there;
}

export const homeKey = ({ origin, path }: Site): string => pageKey(new URL(origin + path));

const isSessionLike = (segment: string) =>
  /^\(\w\([\w-]+\)\)$/.test(segment) ||
  (/^[\w-]{20,}$/.test(segment) && /\d/.test(segment) && /^(?:[a-f0-9]+|[A-Za-z0-9]{24,})$/i.test(segment));
const SESSION_FOLDER = /^(?:s|sid|sess|session|sessions)$/i;

/**
 * One key for addresses that are one page for all we can tell: a final slash, an index file, the order of parameters, and session ids in the path make
 * no difference. Upper and lower case does: most servers tell them apart.
 */
export function pageKey(url: URL): string {
  const segments = url.pathname.replace(INDEX_FILE, '/').split('/').filter(Boolean);
  const path = segments.map((segment, at) =>
    isSessionLike(segment) && (at < segments.length - 1 || SESSION_FOLDER.test(segments[at - 1] ?? '')) ? '~' : segment,
  );
  const query = url.search.slice(1).split('&').filter(Boolean).sort().join('&');
  return `/${path.join('/')}${query && `?${query}`}`;
}

/** 32 bits of a key, evenly spread (FNV-1a with the finalizer of MurmurHash3): the order in which pages are drawn. */
export function keyHash(key: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** An address as it stands in a link, and `pageKey` of it; null for other sites. */
export type KeyedAddress = { href: string; key: string | null };

/** Keys of addresses, remembered, each one object: menus repeat theirs on every page. */
export function createKeyring(site: Site): (href: string) => KeyedAddress {
  const known = new Map<string, KeyedAddress>();
  return (href) => {
    const before = known.get(href);
    if (before !== undefined) return before;
    const url = pageUrl(site, href);
    const keyed = { href, key: url && pageKey(url) };
    if (known.size < ADDRESSES_REMEMBERED) known.set(href, keyed);
    return keyed;
  };
}
