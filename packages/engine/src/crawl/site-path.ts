import type { VisitedPage } from './page-visit.ts';
import { isInside, pageUrl, type Site } from './site.ts';

/** Of the start page's links on its host, those that stay in its folder. */
const NEARLY_ALL = 0.9;

/**
 * The folder that is a site of its own on a host of many, such as a project's pages: its start page links to nothing outside, and the host's home page, where
 * there is one, neither leads into the folder nor lies there. `/` for any other site.
 */
export function folderOfSite(site: Site, start: VisitedPage, home: VisitedPage | null): string {
  const { pathname } = new URL(start.artifact.finalUrl);
  const folder = /(?:\/|\/(?:index|default)\.\w+)$/i.test(pathname)
    ? pathname.replace(/[^/]*$/, '')
    : pathname.replace(/^(\/[^/]*\/).*$/, '$1');
  if (folder === '/' || !folder.endsWith('/')) return '/';
  const pathOf = (href: string) => pageUrl(site, href)?.pathname ?? null;
  const paths = (start.facts?.links ?? []).map(({ href }) => pathOf(href)).filter((path) => path !== null);
  const inside = paths.filter((path) => isInside(folder, path));
  if (inside.length === 0 || inside.length < NEARLY_ALL * paths.length || paths.includes('/')) return '/';
  const ofHost = home?.facts ? [home.artifact.finalUrl, ...home.facts.links.map(({ href }) => href)] : [];
  return ofHost.some((href) => isInside(folder, pathOf(href) ?? '')) ? '/' : folder;
}
