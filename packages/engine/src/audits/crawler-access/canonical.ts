import { withoutEnding } from '../../artifacts/page-path.ts';
import { isPublicHost } from '../../fetch/public-host.ts';
import type { ReadPage } from '../audit.ts';

/** `Link: <https://…>; rel="canonical"`, of which HTTP headers are the only carrier for files that are not HTML. */
function fromHeader(page: ReadPage): string[] {
  const found: string[] = [];
  for (const [, target = '', parameters = ''] of (page.headers.link ?? '').matchAll(/<([^>]{1,2048})>([^<]{0,300})/g))
    if (/rel\s*=\s*"?[^";]*\bcanonical\b/i.test(parameters) && URL.canParse(target, page.finalUrl))
      found.push(new URL(target, page.finalUrl).href);
  return found;
}

/** All canonical URLs of a page, each once: of its head and its header. */
export const canonicalsOf = (page: ReadPage): string[] => [...new Set([...page.document.canonicals, ...fromHeader(page)])];

/** Where a canonical leads: to an address that nobody owns on the public internet, to another host, or within the site. */
export type Elsewhere = { score: number; because: string; at: 'nowhere' | 'host' | 'site' };
const nameOf = (url: string): string => new URL(url).hostname.replace(/^www\./, '');
function placeOf(url: string, own: string): Elsewhere['at'] {
  if (!URL.canParse(url) || nameOf(url) === nameOf(own)) return 'site';
  return isPublicHost(new URL(url).hostname) ? 'host' : 'nowhere';
}

/**
 * A canonical that names another page hands the page's place in the index to it; several that differ leave the choice to the engine. null: the page names itself, or nothing.
 * A canonical without the query or the ending of the file is taken as the page itself: that is what it is mostly for.
 */
export function canonicalElsewhere(page: ReadPage): Elsewhere | null {
  const canonicals = canonicalsOf(page);
  const own = withoutEnding(page.finalUrl);
  const others = canonicals.filter((url) => withoutEnding(url) !== own);
  const [first] = others;
  if (first === undefined) return null;
  if (others.length < canonicals.length)
    return { score: 0.5, because: `The page names ${canonicals.length} different canonical URLs: ${canonicals.join(', ')}.`, at: 'site' };
  return { score: 0, because: `The page names another URL as its canonical: ${first}.`, at: placeOf(first, page.finalUrl) };
}
