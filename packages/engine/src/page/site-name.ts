import { headlineOf } from '../artifacts/h1.ts';
import type { ReadPage } from '../artifacts/page.ts';
import { wordsOfAll } from '../language/word-pattern.ts';

const SEPARATOR = /\s+[|–—·•:»-]\s+|\s*[|｜]\s*/u;

/** Asked once for every page of the same list. */
const known = new WeakMap<readonly ReadPage[], string | null>();

/** One of so many titles carries the site's name; the others shorten it, or do without. */
const NAMED_SHARE = 3;

/** The name that the pages give their site: og:site_name of most of them, else the part that titles share most, if a third of them do; null where neither tells. */
export function siteName(pages: readonly ReadPage[]): string | null {
  const name = known.get(pages);
  if (name !== undefined) return name;
  const found = nameGiven(pages);
  known.set(pages, found);
  return found;
}

function nameGiven(pages: readonly ReadPage[]): string | null {
  const named = mostCommon(pages.flatMap(({ document }) => document.meta['og:site_name']?.trim() || []));
  if (named) return named.text;
  const parts = mostCommon(pages.flatMap(({ document }) => [...new Set(titleParts(document.title))]));
  return parts && parts.count >= 2 && parts.count * NAMED_SHARE >= pages.length ? parts.text : null;
}

/** Titles that name a place on the site and nothing that it speaks of. */
const PLACES: ReadonlySet<string> = new Set([...wordsOfAll(({ pages, greetings }) => pages.home.union(greetings)), 'index']);

/** Title and H1 of a page without the site's name. */
export function subjectOf({ document }: ReadPage, pages: readonly ReadPage[]): string[] {
  const name = siteName(pages)?.toLowerCase();
  const h1 = headlineOf(document);
  return [...titleParts(document.title), ...(h1 ? [h1] : [])].filter((part, at, all) => {
    const lowered = part.trim().toLowerCase();
    return !PLACES.has(lowered) && (lowered !== name || (h1 !== null && at === all.length - 1));
  });
}

/** A whole title said again and again, with whatever stands between; the last one may be cut off. */
const REFRAIN = /^(.{4,}?)(?:[\s,;|/·–—-]+\1)+$|^(.{4,}?)(?:[\s,;|/·–—-]+\2){2,}[\s\S]*$/u;
const LONGEST_TITLE = 1000;
const titleParts = (title: string | null): string[] =>
  title ? title.slice(0, LONGEST_TITLE).replace(REFRAIN, '$1$2').split(SEPARATOR).filter(Boolean) : [];

function mostCommon(texts: readonly string[]): { text: string; count: number } | null {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  let best: { text: string; count: number } | null = null;
  for (const [text, count] of counts) if (!best || count > best.count || (count === best.count && text < best.text)) best = { text, count };
  return best;
}
