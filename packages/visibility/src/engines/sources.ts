import { VISIBILITY } from '@citelight/contracts';

/** Sources of an answer, apart by what the engine did with them: found them, opened them, or rests a statement on them. */

export type SourceRole = 'retrieved' | 'opened' | 'cited';
export type Source = {
  role: SourceRole;
  ordinal: number;
  /** As the engine gave it. */
  raw: string;
  /** Without fragment and tracking parameters. */
  url: string;
  site: string;
  title: string | null;
  start: number | null;
  end: number | null;
  citedText: string | null;
};
export type FoundSource = { role: SourceRole; url: string; title?: string | null; start?: number; end?: number; citedText?: string | null };

const LONGEST_URL = 2_048;
const CITED_TEXT = 150;
const TITLE = 300;
/** Pages of the engines themselves are where they search, not what they found. */
const ENGINE_HOSTS = new Set(['chatgpt.com', 'chat.openai.com', 'claude.ai', 'perplexity.ai', 'www.perplexity.ai']);

export const siteOf = (host: string): string =>
  host
    .toLowerCase()
    .replace(/^www\./, '')
    .replace(/\.$/, '');

/** A web address without what does not name the page; null for anything else. */
export function cleanUrl(raw: string): { url: string; site: string } | null {
  if (raw.length > LONGEST_URL || !/^https?:\/\//i.test(raw) || !URL.canParse(raw)) return null;
  const url = new URL(raw);
  if (url.username || url.password || ENGINE_HOSTS.has(url.hostname)) return null;
  url.hash = '';
  for (const name of [...url.searchParams.keys()]) if (/^utm_/i.test(name)) url.searchParams.delete(name);
  return url.href.length > LONGEST_URL ? null : { url: url.href, site: siteOf(url.hostname) };
}

/** The sources that are kept: web addresses, the first of each page where no place in the text tells them apart, a bounded number of each role. */
export function readSources(found: readonly FoundSource[]): Source[] {
  const counts: Record<SourceRole, number> = { retrieved: 0, opened: 0, cited: 0 };
  const seen = new Set<string>();
  return found.flatMap(({ role, url: raw, title, start, end, citedText }) => {
    const clean = cleanUrl(raw);
    const key = `${role} ${clean?.url} ${start ?? ''}`;
    if (!clean || seen.has(key) || counts[role] === VISIBILITY.sources) return [];
    seen.add(key);
    counts[role] += 1;
    const isSpan = start !== undefined && end !== undefined && start >= 0 && end > start;
    return {
      role,
      ordinal: counts[role],
      raw,
      ...clean,
      title: title?.trim().slice(0, TITLE) || null,
      start: isSpan ? start : null,
      end: isSpan ? end : null,
      citedText: citedText?.slice(0, CITED_TEXT) || null,
    };
  });
}
