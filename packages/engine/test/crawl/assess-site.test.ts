import { Assessment, type Progress } from '@citelight/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assessSite } from '../../src/assess-site.ts';
import { createFetcher } from '../../src/fetch/fetcher.ts';
import { breadBlogSite, lampShopSite, type ServedSite, serveSite, type TestSite, windowsSite } from '../sites/index.ts';
import { NO_NAMES } from '../sites/no-names.ts';
import { NOW } from './visiting.ts';

const SITES = [windowsSite, lampShopSite, breadBlogSite];
const served = new Map<TestSite, ServedSite>();
beforeAll(async () => {
  for (const site of SITES) served.set(site, await serveSite(site.pages));
});
afterAll(async () => {
  for (const site of served.values()) await site.close();
});

const assess = async (
  site: TestSite,
  options: { compare?: string[]; onProgress?: (progress: Progress) => void; signal?: AbortSignal } = {},
) => {
  const fetcher = createFetcher({ resolve: Object.fromEntries([...served].map(([{ host }, { address }]) => [host, address])) }, NO_NAMES);
  const began = performance.now();
  try {
    return await assessSite({ url: `${site.origin}/`, fetcher, now: () => NOW + (performance.now() - began), render: false, ...options });
  } finally {
    await fetcher.close();
  }
};

describe('an assessment from the site to the score', () => {
  it('is one by its schema, with the visit that it rests on', async () => {
    const steps: Progress['step'][] = [];
    const { assessment, visit, competitorVisits } = await assess(windowsSite, {
      onProgress: ({ step }) => {
        if (steps.at(-1) !== step) steps.push(step);
      },
    });
    expect(Assessment.safeParse(assessment).error).toBeUndefined();
    expect(assessment.url).toBe(`${windowsSite.origin}/`);
    expect(assessment.pages.length).toBe(16);
    expect(assessment.partial).toBe(false);
    expect(visit.pages.length).toBe(16);
    expect(visit.pages[0]?.document?.title).toContain('Sash window restoration');
    expect(competitorVisits).toEqual([]);
    expect(steps).toEqual(['resolving', 'robots', 'sitemaps', 'fetching', 'checking', 'judging', 'done']);
  });

  it('visits competitors, and tells those it cannot reach from weak ones', async () => {
    const { competitorVisits } = await assess(windowsSite, { compare: [`${lampShopSite.origin}/`, 'http://nowhere.invalid/'] });
    expect(competitorVisits.map(({ name, visit }) => [name, visit?.pages.length ?? null])).toEqual([
      ['lumen-lane.test', 17],
      ['nowhere.invalid', null],
    ]);
    expect(competitorVisits[1]).toMatchObject({ because: expect.stringMatching(/\w/) });
  });

  it('gives the same assessment for the same site, but for what time measures', async () => {
    const [one, two] = [await assess(breadBlogSite), await assess(breadBlogSite)];
    const lasting = ({ assessment: { overallScore, scores, pages, engines, topics, site } }: typeof one) =>
      JSON.stringify({ overallScore, scores, pages, engines, topics, site });
    // A boolean: the difference of two assessments would fill the screen.
    expect(lasting(two) === lasting(one)).toBe(true);
  });

  it('never holds the event loop for more than 100 ms of its own work', async () => {
    const paragraph = `<p>${'Kilns are fired to 1,240 degrees for stoneware, and the curve of the temperature decides the glaze. '.repeat(60)}</p>`;
    const links = Array.from({ length: 300 }, (_, at) => `<a href="/articles/${at}">Article ${at}</a>`).join(' ');
    const article = (at: number) =>
      `<!doctype html><html lang="en"><title>Article ${at}</title><body><main><h1>Article ${at}</h1>${`<h2>Part ${at}</h2>${paragraph}`.repeat(8)}</main><nav>${links}</nav></body></html>`;
    const big = await serveSite({
      '/': article(0),
      '/robots.txt': 'Sitemap: http://big.test/sitemap.xml',
      '/sitemap.xml': `<urlset>${Array.from({ length: 20_000 }, (_, at) => `<url><loc>http://big.test/articles/${at}</loc><lastmod>2026-10-01</lastmod></url>`).join('')}</urlset>`,
      '*': (request) => (/^\/articles\/\d+$/.test(request.url ?? '') ? article(Number(request.url?.split('/').at(-1))) : { status: 404 }),
    });
    const fetcher = createFetcher({ resolve: { 'big.test': big.address }, perHostConcurrency: 8 });
    // Time of this thread's CPU between two turns of the loop: other processes on the machine do not count.
    let longest = 0;
    let before = process.threadCpuUsage();
    const timer = setInterval(() => {
      const { user, system } = process.threadCpuUsage(before);
      longest = Math.max(longest, (user + system) / 1000);
      before = process.threadCpuUsage();
    }, 1);
    const { visit } = await assessSite({
      url: 'http://big.test/',
      fetcher,
      now: () => NOW + performance.now(),
      render: false,
      maxPages: 100,
    });
    clearInterval(timer);
    await fetcher.close();
    await big.close();
    expect(visit.pages.length).toBe(100);
    expect(longest).toBeLessThan(100);
  });
});
