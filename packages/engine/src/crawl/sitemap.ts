import type { ParsedSitemap, SitemapReader } from './parsed-sitemap.ts';
import { SitemapUnreadable, sitemapText } from './sitemap-chunks.ts';
import { createEntryList } from './sitemap-entries.ts';
import { createXmlSitemapReader } from './sitemap-xml.ts';

/** Sitemaps: index, urlset, text, RSS and Atom, plain or gzip. Every problem is reported, and what was read before it is kept. */

/**
 * Reads one sitemap without blocking the event loop; never throws for what the file holds.
 * `truncated`: the body was cut when it was fetched.
 */
export async function parseSitemap(
  body: Uint8Array,
  { url, truncated = false }: { url: string; truncated?: boolean },
): Promise<ParsedSitemap> {
  const list = createEntryList(url);
  let reader: SitemapReader | null = null;
  let head = '';
  let more = true;
  try {
    for await (const text of sitemapText(body)) {
      if (reader === null) {
        head += text;
        if (head.trim() === '') continue;
        reader = head.trimStart().startsWith('<') ? createXmlSitemapReader(list) : createTextSitemapReader(list);
        more = reader.write(head.replace(/^\uFEFF/, '').trimStart());
      } else more = reader.write(text);
      if (!more) break;
    }
  } catch (error) {
    if (!(error instanceof SitemapUnreadable)) throw error;
    list.problem(error.message);
  }
  if (reader === null) list.problem('is empty');
  if (truncated) list.problem('is too large to be fetched whole: the rest was not read');
  const kind = reader?.end() ?? 'unknown';
  return { kind, ...list.result() };
}

/** One URL a line (sitemaps.org, "Text file"). */
function createTextSitemapReader(list: ReturnType<typeof createEntryList>): SitemapReader {
  let rest = '';
  let plausible = false;
  const take = (line: string): boolean => {
    const loc = line.trim();
    if (loc === '') return true;
    if (/^https?:\/\//i.test(loc)) plausible = true;
    // A text that does not begin with URLs is no sitemap: its lines are not worth a report each.
    return plausible ? list.add(loc, null) : false;
  };
  return {
    write(text) {
      const lines = (rest + text).split(/\r\n|\r|\n/);
      rest = lines.pop() ?? '';
      return lines.every(take);
    },
    end() {
      if (rest !== '') take(rest);
      if (!plausible) list.problem('is neither XML nor a list of URLs');
      return plausible ? 'text' : 'unknown';
    },
  };
}
