import { CRAWLERS } from '../../packages/engine/src/crawl/crawlers.ts';
import { atMost } from '../figures.ts';
import { withMore, withText } from './edits.ts';
import { builtSites, htmlOf, pathsOf, TEST_SITES, withPages } from './fixtures/sites.ts';
import { assess, differences, type Scored, type Site } from './offline.ts';
import { type Result, type Size, Tally, thin } from './result.ts';
import { TRICKS, TWINS } from './tricks.ts';

/** V4 anti-gaming: tricks gain nothing on at least 99 % of pages, and at most 2 % of honest pages that look alike are punished. */

const EPSILON = 1e-9;
/** An honest twin may change what a page says by a word or two; more than this is a punishment. */
const PUNISHED = 0.05;

const MARKUP = /<script type="application\/ld\+json">[\s\S]*?<\/script>\n?/g;
const BYLINE = /<p class="meta">[\s\S]*?<\/p>\n?/;

/** Each page alone, as it is and with its markup and byline taken away. */
function pagesAlone(size: Size): { name: string; path: string; site: Site }[] {
  const all = [...builtSites(), ...TEST_SITES].flatMap((site) =>
    pathsOf(site.pages).flatMap((path) => {
      const html = htmlOf(site.pages, path) ?? '';
      const poor = html
        .replace(MARKUP, '')
        .replace(BYLINE, '')
        .replace(/<title>[^|<]*/, '<title>Home ');
      const alone = (body: string): Site => ({ ...site, pages: { [path]: body, '/robots.txt': 'User-agent: *\nAllow: /\n' } });
      return [
        { name: `${site.origin}${path}`, path, site: alone(html) },
        { name: `${site.origin}${path} (poor)`, path, site: alone(poor) },
      ];
    }),
  );
  return size === 'quick' ? thin(all, 61) : size === 'short' ? thin(all, 5) : all;
}

const TRAINING_GROUP = CRAWLERS.filter(({ purpose }) => purpose === 'training')
  .map(({ token }) => `User-agent: ${token}\n`)
  .join('');

const SITE_TRICKS: Readonly<Record<string, (site: Site) => Site>> = {
  'llms.txt added': (site) =>
    withMore(site, {
      '/llms.txt': `# ${site.origin}\n\n> The best source there is.\n\n## Pages\n${pathsOf(site.pages)
        .map((path) => `- [${path}](${site.origin}${path})`)
        .join('\n')}\n`,
    }),
  'llms.txt and llms-full.txt with everything': (site) =>
    withMore(site, { '/llms.txt': '# All\n', '/llms-full.txt': 'All of it. '.repeat(500) }),
  'training crawlers barred': (site) => withText(site, '/robots.txt', (text) => `${TRAINING_GROUP}Disallow: /\n\n${text}`),
  'training crawlers named as welcome': (site) => withText(site, '/robots.txt', (text) => `${TRAINING_GROUP}Allow: /\n\n${text}`),
  'dates of the sitemap set to today': (site) =>
    withText(site, '/sitemap.xml', (xml) => xml.replace(/<lastmod>[^<]*/g, '<lastmod>2026-11-21')),
  'dates of the sitemap set to last week': (site) =>
    withText(site, '/sitemap.xml', (xml) => xml.replace(/<lastmod>[^<]*/g, '<lastmod>2026-11-14')),
  'three copies of the best page': (site) => copiesOf(site, longestOf(site), 3),
  'ten copies of the best page': (site) => copiesOf(site, longestOf(site), 10),
  'twenty addresses in the sitemap that do not exist': (site) =>
    withText(site, '/sitemap.xml', (xml) =>
      xml.replace(
        '</urlset>',
        `${Array.from({ length: 20 }, (_, at) => `<url><loc>${site.origin}/gone/${at}</loc></url>`).join('')}</urlset>`,
      ),
    ),
  'every page links to every page': (site) =>
    withPages(site, (html) =>
      html.replace(
        '</footer>',
        `${pathsOf(site.pages)
          .map((path) => `<a href="${path}">${path}</a>`)
          .join(' ')}</footer>`,
      ),
    ),
};

const longestOf = ({ pages }: Site): string =>
  pathsOf(pages)
    .filter((path) => path !== '/')
    .sort((a, b) => (htmlOf(pages, b) ?? '').length - (htmlOf(pages, a) ?? '').length)[0] ?? '/';
function copiesOf(site: Site, path: string, count: number): Site {
  const html = htmlOf(site.pages, path) ?? '';
  const made = Array.from({ length: count }, (_, at) => `${path.replace(/\/$/, '')}-${at + 2}`);
  const copied = withMore(
    site,
    Object.fromEntries(made.map((one) => [one, html.replaceAll(`${site.origin}${path}"`, `${site.origin}${one}"`)])),
  );
  return withText(copied, '/sitemap.xml', (xml) =>
    xml.replace('</urlset>', `${made.map((one) => `<url><loc>${site.origin}${one}</loc></url>`).join('')}</urlset>`),
  );
}

export async function gaming(size: Size): Promise<Result> {
  const tricks = new Tally();
  const twins = new Tally();
  const gains = new Map<string, number>();
  let largest = 0;
  const check = (name: string, trick: string, before: Scored, after: Scored) => {
    const gain = after.overall - before.overall;
    largest = Math.max(largest, gain);
    if (gain > EPSILON) gains.set(trick, (gains.get(trick) ?? 0) + 1);
    tricks.check(gain <= EPSILON, () => `V4 ${trick} gains ${gain.toFixed(3)} on ${name}: ${differences(before, after)}`);
  };
  for (const { name, path, site } of pagesAlone(size)) {
    const options = { path, maxPages: 1 };
    const before = await assess(site, options);
    for (const [trick, change] of Object.entries(TRICKS)) {
      const changed = withPages(site, change, [path]);
      if (changed.pages[path] !== site.pages[path]) check(name, trick, before, await assess(changed, options));
    }
    if (name.endsWith('(poor)')) continue;
    for (const [twin, change] of Object.entries(TWINS)) {
      const changed = withPages(site, change, [path]);
      if (changed.pages[path] === site.pages[path]) continue;
      const after = await assess(changed, options);
      twins.check(
        after.overall >= before.overall - PUNISHED,
        () => `V4 ${twin} costs ${(before.overall - after.overall).toFixed(3)} on ${name}: ${differences(before, after)}`,
      );
    }
  }
  const sites: Site[] = [...builtSites().slice(0, 9), ...TEST_SITES];
  for (const site of size === 'quick' ? sites.slice(0, 1) : sites) {
    const before = await assess(site);
    for (const [trick, change] of Object.entries(SITE_TRICKS)) check(site.origin, trick, before, await assess(change(site)));
    if (size !== 'full') continue;
    for (const [trick, change] of Object.entries(TRICKS))
      check(`${site.origin} (all pages)`, trick, before, await assess(withPages(site, change)));
  }
  return {
    figures: [
      tricks.held(`V4 tricks (${Object.keys(TRICKS).length + Object.keys(SITE_TRICKS).length} kinds) that gain nothing`, 99),
      { ...atMost('V4 largest gain of a trick', largest, 100, 'points'), goal: null, met: null },
      twins.broken(`V4 honest twins (${Object.keys(TWINS).length} kinds) that are punished`, 2),
    ],
    failures: [...tricks.failures, ...twins.failures],
  };
}
