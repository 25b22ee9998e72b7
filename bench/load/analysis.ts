import { judgeVisit } from '../../packages/engine/src/scoring/judge-visit.ts';
import { breadBlogSite, lampShopSite, windowsSite } from '../../packages/engine/test/sites/index.ts';
import { lampRivalSite } from '../../packages/engine/test/sites/lamp-rival-site.ts';
import type { SitePages } from '../../packages/engine/test/sites/serve-site.ts';
import type { TestSite } from '../../packages/engine/test/sites/test-site.ts';
import { type Site, visitOffline } from '../validity/offline.ts';

/** Bytes of JSON of a real analysis: the median of 28 real sites with 25 pages or more, in November 2026. */
export const REAL_BYTES = 277_000;
/** Of so many pages of the test sites the analysis is as large: their pages are shorter than real ones. */
const PAGES = 48;

/** The pages of a site as a section of another. */
function sectionOf({ host, pages }: TestSite, folder: string, into: string): SitePages {
  const moved = (html: string) =>
    html.replaceAll(`http://${host}`, `http://${into}/${folder}`).replaceAll(/(href|action)="\/(?!\/)/g, `$1="/${folder}/`);
  return Object.fromEntries(
    Object.entries(pages).flatMap(([path, page]) => (typeof page === 'string' ? [[`/${folder}${path}`, moved(page)]] : [])),
  );
}

/** A company with two shops and a magazine: sites of the tests in one. */
function largeSite(): Site {
  const { host, origin, pages } = windowsSite;
  const sections = {
    ...sectionOf(lampShopSite, 'shop', host),
    ...sectionOf(breadBlogSite, 'magazine', host),
    ...sectionOf(lampRivalSite, 'outlet', host),
  };
  const entries = Object.keys(sections)
    .filter((path) => !/\.(txt|xml)$/.test(path))
    .map((path) => `<url><loc>${origin}${path}</loc></url>`);
  const sitemap = String(pages['/sitemap.xml']).replace('</urlset>', `${entries.join('')}</urlset>`);
  return { origin, pages: { ...sections, ...pages, '/sitemap.xml': sitemap } };
}

/** A whole analysis as the engine makes it, of the size of a real one. */
export const largeAnalysis = async (): Promise<string> => JSON.stringify(judgeVisit(await visitOffline(largeSite(), { maxPages: PAGES })));
