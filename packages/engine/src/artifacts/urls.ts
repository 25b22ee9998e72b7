import { getDomain, getHostname } from 'tldts';

const domains = new Map<string, string>();
const MOST_HOSTS = 5000;

/** The registrable domain of a host (public suffix list with its private part, so that a.github.io and b.github.io differ); the host itself where there is none. */
function registrableDomain(host: string): string {
  let domain = domains.get(host);
  if (domain === undefined) {
    if (domains.size >= MOST_HOSTS) domains.clear();
    domain = getDomain(host, { allowPrivateDomains: true }) ?? getHostname(host) ?? host;
    domains.set(host, domain);
  }
  return domain;
}

export type ResolvedUrl = { href: string; protocol: string; internal: boolean };

const LONGEST = 2048;
/** Fragments that are written the same once parsed. */
const PLAIN_FRAGMENT = /^[\w.:~!$&'()*+,;=/?@%-]+$/;

/** Resolves the URLs of one document against its base. Menus repeat the same targets, so answers are kept. */
export class UrlResolver {
  readonly base: string;
  readonly secure: boolean;
  private readonly domain: string;
  /** The document itself, without fragment. */
  private readonly own: ResolvedUrl | null;
  private readonly known = new Map<string, ResolvedUrl | null>();

  constructor(url: string, baseHref: string | null) {
    const own = URL.parse(url);
    const base = baseHref === null ? own : (URL.parse(baseHref, url) ?? own);
    this.base = base?.href ?? url;
    this.secure = own?.protocol === 'https:';
    this.domain = own ? registrableDomain(own.hostname) : '';
    this.own = this.parse(this.base.replace(/#.*$/s, ''));
  }

  /** null for what is no URL, longer than 2,048 characters, or runs a script. */
  resolve(raw: string): ResolvedUrl | null {
    const hash = raw.indexOf('#');
    // Tables of contents point into the same few pages: each page is parsed once. Other fragments may need escaping.
    if (hash < 0 || raw.length > LONGEST || !PLAIN_FRAGMENT.test(raw.slice(hash + 1))) return this.parseOnce(raw);
    const page = hash === 0 ? this.own : this.parseOnce(raw.slice(0, hash));
    return page && { ...page, href: page.href + raw.slice(hash) };
  }

  href(raw: string | null): string | null {
    return raw === null ? null : (this.resolve(raw)?.href ?? null);
  }

  private parseOnce(raw: string): ResolvedUrl | null {
    let resolved = this.known.get(raw);
    if (resolved === undefined) {
      resolved = this.parse(raw);
      this.known.set(raw, resolved);
    }
    return resolved;
  }

  private parse(raw: string): ResolvedUrl | null {
    if (raw.length > LONGEST) return null;
    const url = URL.parse(raw.trim(), this.base);
    if (!url || url.href.length > LONGEST || /^(?:javascript|data|blob|vbscript|about):$/.test(url.protocol)) return null;
    const web = url.protocol === 'http:' || url.protocol === 'https:';
    return { href: url.href, protocol: url.protocol, internal: web && registrableDomain(url.hostname) === this.domain };
  }
}
