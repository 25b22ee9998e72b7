import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { describe, expect, it, type TestContext } from 'vitest';
import { judgeVisit } from '../../src/scoring/judge-visit.ts';
import { openCanary, pointedAt } from '../fetch/canary.ts';
import { type CrawledTogether, crawlTogether, HOSTILE_SITES } from './hostile-crawls.ts';
import { page, pathsOf, visitLoopback } from './visiting.ts';

const HOST = 'http://acme.test';
const HONEST = 4;

describe('sites that lead nowhere', () => {
  it.each<[string, (at: number) => string]>([
    ['paths', (at) => `/p${at}`],
    ['asterisks', (at) => `/*${at}*x`],
    ['agents', (at) => `/p${'a'.repeat(at % 40)}\nUser-agent: bot${at}`],
  ])('H43 a robots.txt of 500 KiB of %s, and a sitemap of as many addresses, hold nobody up', async (_, rule) => {
    const rules = Array.from({ length: 39_000 }, (_, at) => `Disallow: ${rule(at)}`);
    const robots = `User-agent: *\n${rules.join('\n')}`.slice(0, 511_000);
    const addresses = Array.from({ length: 39_000 }, (_, at) => `<url><loc>${HOST}/q${at}/${'y'.repeat(60)}</loc></url>`);
    const delay = monitorEventLoopDelay({ resolution: 10 });
    delay.enable();
    let startedAt = process.threadCpuUsage();
    const { visit } = await visitLoopback(
      { '/robots.txt': robots, '/sitemap.xml': `<urlset>${addresses.join('')}</urlset>`, '*': page('home') },
      { maxPages: 3, budgetMs: 30_000 },
    );
    delay.disable();
    expect(visit.pages).toHaveLength(3);
    expect(process.threadCpuUsage(startedAt).user / 1000).toBeLessThan(7_000);
    expect(delay.max / 1e6).toBeLessThan(2_000);
    startedAt = process.threadCpuUsage();
    expect(judgeVisit(visit).pages).toHaveLength(3);
    expect(process.threadCpuUsage(startedAt).user / 1000).toBeLessThan(10_000);
  });

  it('H40 circles of canonical pages and languages end', async () => {
    const about = (canonical: string, language: string) =>
      `<link rel="canonical" href="${canonical}"><link rel="alternate" hreflang="de" href="${language}"><link rel="alternate" hreflang="x-default" href="/">`;
    const { visit } = await visitLoopback({
      '/': page('home', ['/a', '/b', '/c?x=1'], about('/a', '/b')),
      '/a': page('a', [], about('/b', '/a')),
      '/b': page('b', [], about('/a', '/')),
      '/c?x=1': page('c', ['/c?x=1&x=1'], about('/c?x=1&x=1', '/c?x=1')),
      '/c?x=1&x=1': page('c', ['/c?x=1'], about('/c?x=1', '/c?x=1&x=1')),
    });
    expect(pathsOf(visit)).toEqual(expect.arrayContaining(['/', '/a', '/b']));
    expect(visit.pages.length).toBeLessThanOrEqual(5);
    expect(judgeVisit(visit).pages.length).toBe(visit.pages.length);
  });

  it.each([
    'data:text/html,<a href=x>',
    'javascript:alert(1)',
    'about:blank',
    'http://[',
    'http://acme.test/base/base/',
    'mailto:a@b.test',
    '//',
  ])('H40 a base of %s misleads nobody', async (base) => {
    const { visit } = await visitLoopback({
      '/': page('home', ['a', '/b', '?q', '#f', '..', 'data:,x'], `<base href="${base}"><link rel="canonical" href="x">`),
      '*': page('other'),
    });
    for (const { url } of visit.pages) expect(url).toMatch(/^http:\/\/acme\.test\//);
    expect(judgeVisit(visit).pages.length).toBe(visit.pages.length);
  });

  it('H49 a site whose clock is wrong', async () => {
    for (const date of ['Thu, 01 Jan 1970 00:00:00 GMT', 'Fri, 31 Dec 9999 23:59:59 GMT']) {
      const dated = `${page('home', ['/a'])}<time datetime="9999-12-31">then</time><time datetime="0000-00-00">never</time>`;
      const headers = { date, 'last-modified': date, 'content-type': 'text/html' };
      const { visit } = await visitLoopback({ '*': { headers, body: dated } });
      expect(pathsOf(visit)).toEqual(['/', '/a']);
      expect(Number.isFinite(judgeVisit(visit).overallScore)).toBe(true);
    }
  });
});

describe('what pages name', () => {
  it('SSRF-7 is not visited inside: links, files, robots, sitemaps, redirects and data of 25 kinds', async () => {
    const canary = await openCanary();
    const inside = pointedAt(canary.port).map((url) => url.replaceAll('"', '%22').replaceAll('<', '%3C'));
    expect(inside.length).toBeGreaterThan(180);
    const tags: ((url: string) => string)[] = [
      (url) => `<a href="${url}">x</a>`,
      (url) => `<area href="${url}">`,
      (url) => `<img src="${url}" srcset="${url} 2x">`,
      (url) => `<script src="${url}"></script>`,
      (url) => `<link rel="stylesheet" href="${url}">`,
      (url) => `<link rel="icon" href="${url}">`,
      (url) => `<link rel="alternate" hreflang="de" href="${url}">`,
      (url) => `<link rel="alternate" type="application/rss+xml" href="${url}">`,
      (url) => `<link rel="next" href="${url}">`,
      (url) => `<link rel="preload" as="style" href="${url}">`,
      (url) => `<link rel="manifest" href="${url}">`,
      (url) => `<iframe src="${url}"></iframe>`,
      (url) => `<object data="${url}"></object>`,
      (url) => `<video src="${url}" poster="${url}"></video>`,
      (url) => `<form action="${url}"><button formaction="${url}">x</button></form>`,
      (url) => `<svg><image href="${url}"/><use href="${url}#a"/></svg>`,
      (url) => `<style>@import "${url}"; p { background: url("${url}") }</style>`,
      (url) => `<p style="background: url('${url}')">x</p>`,
      (url) => `<blockquote cite="${url}">x</blockquote>`,
      (url) => `<meta property="og:image" content="${url}"><meta property="og:url" content="${url}">`,
      (url) => `<script type="application/ld+json">${JSON.stringify({ '@type': 'Organization', url, logo: url, sameAs: [url] })}</script>`,
      (url) => `<div itemscope itemtype="https://schema.org/Thing"><link itemprop="sameAs" href="${url}"></div>`,
    ];
    const heads: ((url: string) => string)[] = [
      (url) => `<link rel="canonical" href="${url}">`,
      (url) => `<base href="${url}">`,
      (url) => `<meta http-equiv="refresh" content="0; url=${url}">`,
    ];
    // A few addresses a page, so that no bound on links hides the rest.
    const PER_PAGE = 8;
    const groups = Array.from({ length: Math.ceil(inside.length / PER_PAGE) }, (_, at) => inside.slice(at * PER_PAGE, (at + 1) * PER_PAGE));
    const pages = Object.fromEntries(
      groups.map((urls, at) => {
        const body = urls.map((url) => tags.map((tag) => tag(url)).join('')).join('');
        return [`/page-${at}-${'abcdefghijklmnopqrstuvwxyz'[at % 26]}`, `${page(`page ${at}`, [], heads[at % 3]?.(urls[0] ?? ''))}${body}`];
      }),
    );
    const redirects = Object.fromEntries(inside.map((url, at) => [`/to/${at}`, { status: 302, headers: { location: encodeURI(url) } }]));
    const { visit } = await visitLoopback(
      {
        ...pages,
        ...redirects,
        '/': page('home', [...Object.keys(pages), ...Object.keys(redirects)]),
        '/robots.txt': inside
          .slice(0, 40)
          .map((url) => `Sitemap: ${url}`)
          .concat(`Sitemap: ${HOST}/sitemap.xml`, `Sitemap: ${HOST}/index.xml`)
          .join('\n'),
        '/sitemap.xml': `<urlset>${inside.map((url) => `<url><loc>${url.replaceAll('&', '&amp;')}</loc></url>`).join('')}</urlset>`,
        '/index.xml': `<sitemapindex>${inside.map((url) => `<sitemap><loc>${url.replaceAll('&', '&amp;')}</loc></sitemap>`).join('')}</sitemapindex>`,
        '/llms.txt': inside.map((url) => `- [x](${url})`).join('\n'),
      },
      { maxPages: 60, allowedPorts: [canary.port] },
    );
    expect(visit.pages.length).toBeGreaterThan(20);
    expect(visit.linkChecks.length).toBeGreaterThan(5);
    expect(canary.reached()).toBe(0);
    await canary.close();
  });
});

/** Runs one of the programs beside this file, in a process whose memory is its own, and answers what it printed; the peak of its memory becomes that of the test. */
async function run<T>(program: string, args: readonly string[], task: TestContext['task']): Promise<T> {
  const flags = ['--expose-gc', '--disable-warning=ExperimentalWarning'];
  const child = spawn(process.execPath, [...flags, join(import.meta.dirname, program), ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  for await (const chunk of child.stdout) output += chunk;
  const { peakMiB, ...seen } = JSON.parse(output) as T & { peakMiB: number | null };
  if (peakMiB !== null) task.meta.peakMiB = peakMiB;
  return seen as T;
}

describe('many at once', () => {
  it('H52 honest sites are read as when they are alone, whatever is crawled beside them', async ({ task }) => {
    const count = Object.keys(HOSTILE_SITES).length;
    const alone = await crawlTogether(1, 0, 1);
    const together = await run<CrawledTogether>('crawl-batch.ts', [HONEST, count, 4].map(String), task);
    expect(alone.honest[0]?.paths?.length).toBeGreaterThan(3);
    expect(together.honest.map(({ paths }) => paths)).toEqual(Array.from({ length: HONEST }, () => alone.honest[0]?.paths));
    expect(together.hostile).toHaveLength(count);
    for (const { name, paths } of together.hostile) expect(paths?.length, name).toBeGreaterThan(0);
  });

  it('H51 a thousand hostile pages in a row leave nothing behind', async ({ task }) => {
    const seen = await run<{ pages: number; grownMb: number; sockets: number; left: string[] }>('thousand-pages.ts', [], task);
    expect(seen.pages).toBe(1000);
    expect(seen.grownMb).toBeLessThan(100);
    expect(seen.sockets).toBe(0);
    expect(seen.left).toEqual([]);
  });
});
