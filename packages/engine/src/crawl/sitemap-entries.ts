import type { ParsedSitemap } from './parsed-sitemap.ts';

/** Entries kept of one file; all are counted. */
export const ENTRIES_KEPT = 2000;
/** URLs of one file (sitemaps.org). */
const SITEMAP_URLS = 50_000;
const LOC_LENGTH = 2048;

/** W3C datetime (sitemaps.org, `lastmod`) and the dates of RSS, which are RFC 822. */
const W3C_DATE = /^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01])(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?)?)?$/;
const isDate = (text: string) => W3C_DATE.test(text) || (/^[A-Z][a-z]{2}, \d/.test(text) && !Number.isNaN(Date.parse(text)));

const parse = (loc: string): URL | null => (URL.canParse(loc) ? new URL(loc) : null);
const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Collects the entries of one sitemap and counts what is wrong with them, so that a million bad lines are one sentence. */
export function createEntryList(sitemapUrl: string) {
  const host = new URL(sitemapUrl).host;
  const entries: { loc: string; lastmod: string | null }[] = [];
  const children = new Set<string>();
  const problems: string[] = [];
  const faults = new Map<string, { count: number; example: string }>();
  let urls = 0;
  let lastmods = 0;

  const fault = (kind: string, example: string) => {
    const known = faults.get(kind);
    if (known) known.count += 1;
    else faults.set(kind, { count: 1, example: example.slice(0, 200) });
  };

  /** The absolute http(s) URL, or null: then the fault is counted. */
  const check = (loc: string): URL | null => {
    if (loc === '') fault('empty', '');
    else if (loc.length > LOC_LENGTH) fault('long', loc);
    else {
      const url = parse(loc);
      if (url && (url.protocol === 'http:' || url.protocol === 'https:')) {
        if (url.host !== host) fault('host', loc);
        return url;
      }
      fault('relative', loc);
    }
    return null;
  };

  return {
    /** A page; false once no more are wanted. */
    add(loc: string, lastmod: string | null): boolean {
      if (urls >= SITEMAP_URLS) {
        problems.push(`lists more than ${SITEMAP_URLS.toLocaleString('en')} URLs: the rest was not read`);
        return false;
      }
      const url = check(loc);
      if (!url) return true;
      urls += 1;
      if (lastmod) {
        lastmods += 1;
        if (!isDate(lastmod)) fault('date', lastmod);
      }
      if (entries.length < ENTRIES_KEPT) entries.push({ loc: url.href, lastmod: lastmod || null });
      return true;
    },
    /** A sitemap that an index lists. */
    addChild(loc: string, lastmod: string | null): boolean {
      if (urls >= SITEMAP_URLS) return false;
      const url = check(loc);
      if (!url) return true;
      urls += 1;
      if (lastmod) lastmods += 1;
      if (lastmod && !isDate(lastmod)) fault('date', lastmod);
      if (entries.length < ENTRIES_KEPT) entries.push({ loc: url.href, lastmod: lastmod || null });
      if (url.href === sitemapUrl) fault('itself', loc);
      else if (children.size < ENTRIES_KEPT) children.add(url.href);
      return true;
    },
    problem(sentence: string): void {
      if (!problems.includes(sentence)) problems.push(sentence);
    },
    result(): Omit<ParsedSitemap, 'kind'> {
      const sentences = [...faults].map(([kind, { count, example }]) => {
        if (kind === 'empty') return plural(count, 'entry has no address', 'entries have no address');
        if (kind === 'long') return `${plural(count, 'address is', 'addresses are')} longer than ${LOC_LENGTH} characters`;
        if (kind === 'relative') return `${plural(count, 'address is', 'addresses are')} not absolute, such as “${example}”`;
        if (kind === 'host') return `${plural(count, 'address belongs', 'addresses belong')} to another host, such as ${example}`;
        if (kind === 'itself') return 'lists itself';
        return `${plural(count, 'lastmod is', 'lastmods are')} not a date, such as “${example}”`;
      });
      return { urls, lastmods, entries, children: [...children], errors: [...problems, ...sentences] };
    },
  };
}

export type EntryList = ReturnType<typeof createEntryList>;
