import { attribute, type Element } from './tree.ts';
import type { UrlResolver } from './urls.ts';

const RUNS = /^(?:module|(?:text|application)\/(?:x-)?(?:java|ecma)script)?(?:\s*;.*)?$/i;
/** What code that adds something to a page names. */
const REACHES_PAGE = /\bdocument\b|\bfetch\s*\(|\bcustomElements\b|\bimport\b/;
/** A snippet that loads another script from elsewhere: analytics, a chat, advertisements. */
const LOADS_SCRIPT = /["'`]script["'`]/;
const ELSEWHERE = /["'`](?:https?:)?\/\/[^"'`\s]/;

/** Whether a script is the site's own, so that it may add text and links of the page: from its own domain, or code in the page that is no loader of another's. */
export function isOwnScript(element: Element, code: string, urls: UrlResolver): boolean {
  if (!RUNS.test(attribute(element, 'type')?.trim() ?? '')) return false;
  const src = attribute(element, 'src');
  if (src !== null) return urls.resolve(src)?.internal ?? false;
  return REACHES_PAGE.test(code) && !(LOADS_SCRIPT.test(code) && ELSEWHERE.test(code));
}
