import type { SitePages } from '../../packages/engine/test/sites/serve-site.ts';
import { htmlOf, pathsOf, withPages } from './fixtures/sites.ts';
import type { Site } from './offline.ts';

/** Small changes of a page's HTML that ladders, interventions and tricks are made of. */

export const beforeEnd = (html: string, tag: string, addition: string): string => {
  const at = html.lastIndexOf(`</${tag}>`);
  return at < 0 ? html : `${html.slice(0, at)}${addition}${html.slice(at)}`;
};

/** Where the main content ends, whatever the frame: before the element that follows the last text of it. */
const END_OF_MAIN = [/<\/article>/, /<\/main>/, /\n<\/div><\/div><div class="related">/, /\n<\/div><\/div>/, /\n<\/td>/, /<\/body>/];

/** Index of that end, or the length of the page. */
export function endOfMain(html: string): number {
  for (const end of END_OF_MAIN) {
    const found = end.exec(html);
    if (found) return found.index;
  }
  return html.length;
}

export function appendToMain(html: string, addition: string): string {
  const end = endOfMain(html);
  return end === html.length ? html + addition : `${html.slice(0, end)}\n${addition}${html.slice(end)}`;
}

/** Right after the first H1. */
export const afterH1 = (html: string, addition: string): string => html.replace(/<\/h1>/, () => `</h1>\n${addition}`);

export const inHead = (html: string, addition: string): string => html.replace(/<\/head>|(?=<h1|<body)/, (end) => addition + end);

export const h1Of = (html: string): string =>
  /<h1[^>]*>([\s\S]*?)<\/h1>/
    .exec(html)?.[1]
    ?.replace(/<[^>]*>/g, '')
    .trim() ?? '';
export const titleOf = (html: string): string => /<title>([\s\S]*?)<\/title>/.exec(html)?.[1]?.trim() ?? '';
export const languageOf = (html: string): string => /<html[^>]*lang="([a-z]{2})/.exec(html)?.[1] ?? 'en';
/** Paragraphs of running text, as they stand. */
export const paragraphsOf = (html: string): string[] =>
  (html.match(/<p>[\s\S]*?<\/p>/g) ?? []).filter((p) => p.replace(/<[^>]*>/g, '').length >= 60 || /[\u3040-\u9fff]{20}/.test(p));

/** The pages on which an edit changes something. */
export const pathsWhere = (site: Site, edit: (html: string, path: string) => string): string[] =>
  pathsOf(site.pages).filter((path) => {
    const html = htmlOf(site.pages, path);
    return html !== null && edit(html, path) !== html;
  });

/** The edit on the first `count` pages that it changes. */
export const onFirst = (site: Site, count: number, edit: (html: string, path: string) => string): Site => {
  const paths = pathsWhere(site, edit).slice(0, count);
  return paths.length === 0 ? site : withPages(site, edit, paths);
};

/** Replaces the first `count` matches of a page. */
export function replaceFirst(html: string, count: number, pattern: RegExp, by: (found: string, ...groups: string[]) => string): string {
  let done = 0;
  return html.replace(pattern, (...all: unknown[]) => {
    const found = String(all[0]);
    if (done >= count) return found;
    done += 1;
    return by(found, ...all.slice(1).filter((one): one is string => typeof one === 'string'));
  });
}

export const withText = (site: Site, path: string, change: (text: string) => string): Site => {
  const page = site.pages[path];
  if (typeof page === 'string') return { ...site, pages: { ...site.pages, [path]: change(page) } };
  if (typeof page === 'object' && typeof page.body === 'string')
    return { ...site, pages: { ...site.pages, [path]: { ...page, body: change(page.body) } } };
  return site;
};

export const withMore = (site: Site, more: SitePages): Site => ({ ...site, pages: { ...site.pages, ...more } });
