import { type Finding, isErrorCode, messageOf } from '@citelight/contracts';
import type { Visit } from '../../artifacts/visit.ts';
import { isPublicHost } from '../../fetch/public-host.ts';
import { type Artifacts, defineAudit, fail, scored, unmeasured } from '../audit.ts';

const DAY_MS = 86_400_000;
/** W3C date and time (a year alone is one); a time without a zone is taken as UTC, so that the machine's zone plays no part. NaN for anything else. */
const timeOf = (text: string): number => {
  const match = /^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:?\d\d)?)?)?)?$/.exec(text.trim());
  if (!match) return Number.NaN;
  const [, year, month = '01', day = '01', time = '00:00', zone = 'Z'] = match;
  return Date.parse(`${year}-${month}-${day}T${time}${zone}`);
};

type Part = { score: number; findings: Finding[] };

/** URLs of the sitemap that were asked for: as pages, or as mere checks. Answers that were meant for us say nothing. */
function answers(visited: Artifacts['visited'], linkChecks: Artifacts['linkChecks']): Part {
  const asked = [
    ...visited.filter((page) => page.foundBy === 'sitemap').map(({ url, status }) => ({ url, status })),
    ...linkChecks.filter((check) => check.from === 'sitemap').map(({ url, status }) => ({ url, status })),
  ].filter(({ status }) => status !== null && ![401, 403, 407, 429, 451].includes(status));
  const broken = asked.filter(({ status }) => (status ?? 0) >= 400);
  return {
    score: asked.length === 0 ? 1 : 1 - broken.length / asked.length,
    findings: broken.map(({ url, status }) => ({ where: url, what: `The sitemap lists this URL, which returns ${status}.` })),
  };
}

/** Dates of last modification, where there are any, as they are optional: read, not ahead of the visit, and not all the day of the visit, which says only when the file was written. */
function lastmods(sitemaps: Visit['sitemaps'], now: number): Part {
  const entries = sitemaps.flatMap((sitemap) => sitemap.entries.map(({ loc, lastmod }) => ({ loc, lastmod, sitemap: sitemap.url })));
  const dated = entries.filter(({ lastmod }) => lastmod !== null).map((entry) => ({ ...entry, time: timeOf(entry.lastmod ?? '') }));
  if (entries.length === 0) return { score: 0, findings: [] };
  if (dated.length === 0) return { score: 1, findings: [] };
  const findings = dated
    .filter(({ time }) => Number.isNaN(time) || time > now + DAY_MS)
    .map(({ loc, lastmod, sitemap, time }) => ({
      where: sitemap,
      what: `The last modification of ${loc} is ${Number.isNaN(time) ? 'not a date' : 'in the future'}: ${lastmod}.`,
    }));
  const wrong = findings.length / dated.length;
  const fresh = dated.length > 5 && dated.every(({ time }) => Math.abs(now - time) < DAY_MS);
  if (fresh)
    findings.push({
      where: dated[0]?.sitemap ?? '',
      what: `All ${dated.length} entries say they changed within a day of this visit.`,
    });
  return { score: fresh ? 0 : 1 - wrong, findings };
}

const isMissing = ({ status }: Visit['robots']): boolean => status === 404 || status === 410;
const isRead = ({ status }: Visit['robots']): boolean => status !== null && status >= 200 && status < 300;

/** Why nobody can say that there is no sitemap; null where all that was looked for is not there. */
function unclear(sitemaps: Visit['sitemaps'], robots: Visit['robots']): string | null {
  const [first] = sitemaps.filter(({ via }) => via === 'guess' || via === 'link');
  if (first) return `we found no sitemap, but ${first.url} ${first.errors[0] ?? `answered ${first.status}`}`;
  if (isMissing(robots) || isRead(robots)) return null;
  return `we found no sitemap, but robots.txt, which may name one, ${robots.status === null ? 'could not be fetched' : `answered ${robots.status}`}`;
}

/** A sitemap that was named and could not be read, by the reason that is known. */
function faultOf({ url, via, status, errors: [error] }: Visit['sitemaps'][number], site: string): Finding {
  const namer = via === 'index' ? 'A sitemap index' : 'robots.txt';
  const host = URL.parse(url)?.hostname;
  if (host !== undefined && host !== new URL(site).hostname && !isPublicHost(host))
    return {
      where: new URL(via === 'index' ? url : '/robots.txt', site).href,
      what: `${namer} names a sitemap at ${url}, which is not on the public internet.`,
    };
  // Where no status came, a code says why.
  const because =
    error?.replace(/ \((fetch\.\w+)\)$/, (_, code: string) => `: ${isErrorCode(code) ? messageOf(code) : code}`) ??
    `answered ${status ?? 'nothing'}`;
  return { where: url, what: `${namer} names this sitemap, but it ${because}${/[.!?]$/.test(because) ? '' : '.'}` };
}

export const sitemap = defineAudit({
  id: 'crawler-access/sitemap',
  factor: 'crawlerAccess',
  judges: 'delivery',
  weight: 1.5,
  label: 'Sitemap',
  title: 'Your sitemap is valid and accurate',
  failTitle: 'The sitemap is missing, broken or inaccurate',
  why: 'Search crawlers find new pages through the sitemap. Google and Bing use lastmod to decide what to fetch again, as long as it proves accurate.',
  fix: 'Publish an accurate sitemap. Name it in robots.txt, list only URLs that answer with status 200, and set lastmod, if you use it, to the day the text last changed.',
  effort: 'low',
  tier: 'V',
  sources: [
    { title: 'Sitemaps protocol', url: 'https://www.sitemaps.org/protocol.html' },
    {
      title: 'Google Search Central: Build and submit a sitemap',
      url: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap',
    },
    {
      title: 'Bing: The importance of setting the lastmod tag in your sitemap',
      url: 'https://blogs.bing.com/webmaster/february-2023/The-Importance-of-Setting-the-lastmod-Tag-in-Your-Sitemap',
    },
  ],
  needs: ['sitemaps', 'visited', 'linkChecks', 'robots', 'now', 'url'],
  judge({ sitemaps, visited, linkChecks, robots, now, url }) {
    const found = sitemaps.filter((one) => one.status !== null && one.status >= 200 && one.status < 300 && one.kind !== 'unknown');
    const named = sitemaps.filter((one) => one.via !== 'guess' && one.via !== 'link' && !found.includes(one));
    if (found.length === 0 && named.length === 0) {
      const because = unclear(sitemaps, robots);
      if (because) return unmeasured(because);
      return fail([
        {
          where: new URL('/sitemap.xml', url).href,
          what: `No sitemap was found: ${isMissing(robots) ? 'there is no robots.txt to name one' : 'robots.txt names none'}, the home page links to none, and none is at the usual addresses.`,
        },
      ]);
    }
    const read = [...found, ...named];
    const faulty = read.filter((one) => !found.includes(one) || one.errors.length > 0);
    const unread = faulty.map((one) =>
      found.includes(one) ? { where: one.url, what: `The sitemap has errors: ${one.errors[0]}` } : faultOf(one, url),
    );
    if (found.length === 0) return fail(unread);
    const [answering, dates] = [answers(visited, linkChecks), lastmods(found, now)];
    const score = 0.4 * (1 - faulty.length / read.length) + 0.3 * answering.score + 0.3 * dates.score;
    return scored(score, [...unread, ...answering.findings, ...dates.findings]);
  },
});
