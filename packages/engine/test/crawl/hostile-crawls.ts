import { gzipSync } from 'node:zlib';
import { createPageReader } from '../../src/artifacts/page-reader.ts';
import { openVisit } from '../../src/crawl/open-visit.ts';
import { gatherVisit } from '../../src/crawl/visit-site.ts';
import type { FetchLimits } from '../../src/fetch/fetch.ts';
import { createFetcher } from '../../src/fetch/fetcher.ts';
import { windowsSite } from '../sites/index.ts';
import { NO_NAMES } from '../sites/no-names.ts';
import { type Answer, type Handler, type SitePages, serveSite } from '../sites/serve-site.ts';
import { NOW, page } from './plain-page.ts';

/** Sites that are made to hold a crawl up, and honest ones that are crawled beside them. */

const html = { 'content-type': 'text/html' };
const bomb = gzipSync(Buffer.alloc(50 * 1024 * 1024));
const links = (count: number) => Array.from({ length: count }, (_, at) => `/p/${at}`);
const site = (answer: Answer | Handler): SitePages => ({ '/': page('home', links(6)), '*': answer });

/** A home page that can be read, and behind it nothing but trouble. */
export const HOSTILE_SITES: Readonly<Record<string, SitePages>> = {
  'never answers': site(() => undefined),
  trickles: site((_request, response) => {
    response.writeHead(200, html);
    const timer = setInterval(() => response.write('x'), 20);
    response.on('close', () => clearInterval(timer));
    return undefined;
  }),
  'hangs up': site((request) => {
    request.socket.destroy();
    return undefined;
  }),
  bombs: site({ headers: { ...html, 'content-encoding': 'gzip' }, body: bomb }),
  'nested pages': site({ headers: html, body: '<div>'.repeat(100_000) }),
  'redirects without end': site((request) => ({ status: 302, headers: { location: `${request.url}x` } })),
  'a calendar without end': {
    '*': (request) => {
      const at = Number(/\d+/.exec(request.url ?? '')?.[0] ?? 0);
      return page(
        `day ${at}`,
        Array.from({ length: 50 }, (_, day) => `/calendar/${at * 50 + day + 1}`),
      );
    },
  },
  'asks to wait': site({ status: 429, headers: { 'retry-after': '999999' } }),
  'sitemaps of sitemaps': {
    ...site({ status: 404 }),
    '/robots.txt': 'Sitemap: http://acme.test/s0.xml',
    '*': (request) => {
      const at = Number(/s(\d+)\.xml/.exec(request.url ?? '')?.[1] ?? Number.NaN);
      if (Number.isNaN(at)) return { status: 404 };
      const more = Array.from({ length: 100 }, (_, n) => `<sitemap><loc>http://acme.test/s${at * 100 + n + 1}.xml</loc></sitemap>`);
      return `<sitemapindex>${more.join('')}</sitemapindex>`;
    },
  },
};

export type Crawled = { name: string; ms: number; paths: string[] | null };
export type CrawledTogether = { honest: Crawled[]; hostile: Crawled[] };

/** A hostile site is given up on; an honest one may take its time on a busy machine. */
const [HOSTILE_MS, HONEST_MS] = [10_000, 90_000];
const LIMITS: Partial<FetchLimits> = { firstByteMs: 1_000, totalMs: 2_000 };

async function crawl(name: string, pages: SitePages, host: string, budgetMs: number): Promise<Crawled> {
  const served = await serveSite(pages);
  const fetcher = createFetcher({ resolve: { [host]: served.address, [`www.${host}`]: served.address }, limits: LIMITS }, NO_NAMES);
  const reader = createPageReader();
  const began = performance.now();
  try {
    const now = () => NOW + (performance.now() - began);
    const visit = openVisit(await gatherVisit({ url: `http://${host}/`, fetcher, now, render: false, reader, budgetMs }));
    return { name, ms: performance.now() - began, paths: visit.pages.map(({ url }) => url) };
  } catch {
    return { name, ms: performance.now() - began, paths: null };
  } finally {
    await fetcher.close();
    await reader.close();
    await served.close();
  }
}

/** Crawls so many of both kinds, some at a time as a worker does, hostile and honest ones in turn. */
export async function crawlTogether(honest: number, hostile: number, atOnce: number): Promise<CrawledTogether> {
  const sites = Object.entries(HOSTILE_SITES);
  const work: (() => Promise<Crawled>)[] = [];
  for (let at = 0; at < Math.max(honest, hostile); at++) {
    if (at < honest) work.push(() => crawl('honest', windowsSite.pages, windowsSite.host, HONEST_MS));
    const [name = '', pages = {}] = sites[at % sites.length] ?? [];
    if (at < hostile) work.push(() => crawl(name, pages, 'acme.test', HOSTILE_MS));
  }
  const done: Crawled[] = [];
  const next = async (): Promise<void> => {
    for (let job = work.shift(); job; job = work.shift()) done.push(await job());
  };
  await Promise.all(Array.from({ length: atOnce }, next));
  return { honest: done.filter(({ name }) => name === 'honest'), hostile: done.filter(({ name }) => name !== 'honest') };
}
