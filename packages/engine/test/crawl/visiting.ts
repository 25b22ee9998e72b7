import { afterAll } from 'vitest';
import { createPageReader } from '../../src/artifacts/page-reader.ts';
import type { Visit } from '../../src/artifacts/visit.ts';
import { openVisit } from '../../src/crawl/open-visit.ts';
import { gatherVisit } from '../../src/crawl/visit-site.ts';
import type { VisitOptions } from '../../src/engine.ts';
import type { FetchLimits } from '../../src/fetch/fetch.ts';
import { createFetcher } from '../../src/fetch/fetcher.ts';
import { NO_NAMES } from '../sites/no-names.ts';
import { type ServedSite, type SitePages, serveSite } from '../sites/serve-site.ts';
import { NOW, page } from './plain-page.ts';

export { NOW, page };

/** A thread takes a quarter of a second to start: one for all visits of a file. */
const reader = createPageReader();
afterAll(() => reader.close());

export type CrawlContext = Partial<Omit<VisitOptions, 'fetcher'>> & {
  hosts?: Record<string, SitePages>;
  limits?: Partial<FetchLimits>;
  perHostConcurrency?: number;
  allowedPorts?: readonly number[];
};

/** Serves sites on loopback under their names, visits the first, and takes everything down again. */
export async function visitLoopback(
  pages: SitePages,
  { hosts = {}, limits, perHostConcurrency = 2, allowedPorts = [], ...options }: CrawlContext = {},
): Promise<{ visit: Visit; site: ServedSite; others: Record<string, ServedSite> }> {
  const site = await serveSite(pages);
  const others: Record<string, ServedSite> = {};
  for (const [name, otherPages] of Object.entries(hosts)) others[name] = await serveSite(otherPages);
  const resolve = Object.fromEntries([
    ['acme.test', site.address],
    ['www.acme.test', site.address],
    ...Object.entries(others).map(([name, { address }]) => [name, address]),
  ]);
  const fetcher = createFetcher({ resolve, perHostConcurrency, allowedPorts, ...(limits && { limits }) }, NO_NAMES);
  // A clock that begins at a fixed time and goes on as time does.
  const began = performance.now();
  const now = () => NOW + (performance.now() - began);
  try {
    const visit = openVisit(await gatherVisit({ url: 'http://acme.test/', fetcher, now, render: false, reader, ...options }));
    return { visit, site, others };
  } finally {
    await fetcher.close();
    await Promise.all([site, ...Object.values(others)].map((one) => one.close()));
  }
}

export const pathsOf = (visit: Visit): string[] => visit.pages.map(({ url }) => url.replace('http://acme.test', ''));
