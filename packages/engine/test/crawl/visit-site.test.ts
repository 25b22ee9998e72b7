import { describe, expect, it } from 'vitest';
import { page, pathsOf, visitLoopback } from './visiting.ts';

describe('a visit', () => {
  it('brings home the pages, the files and the probes of a small site', async () => {
    const { visit, site } = await visitLoopback(
      {
        '/': page('home', ['/about', '/blog/one', '/blog/two', '/missing', 'https://other.test/x']),
        '/about': page('about', ['/contact']),
        '/contact': page('contact'),
        '/blog/one': page('one'),
        '/blog/two': page('two'),
        '/robots.txt': 'User-agent: *\nDisallow: /private\nSitemap: http://acme.test/sitemap.xml',
        '/sitemap.xml':
          '<urlset><url><loc>http://acme.test/blog/one</loc><lastmod>2026-10-01</lastmod></url><url><loc>http://acme.test/orphan</loc></url></urlset>',
        '/orphan': page('orphan'),
        '/llms.txt': '# Acme',
      },
      { hosts: { 'other.test': { '/x': page('elsewhere') } } },
    );
    expect(pathsOf(visit)).toEqual(['/', '/about', '/blog/one', '/blog/two', '/contact', '/missing', '/orphan']);
    expect(visit.robots.status).toBe(200);
    expect(visit.sitemaps.map(({ kind, urls, via }) => [kind, urls, via])).toEqual([['urlset', 2, 'robots']]);
    expect(visit.llmsTxt).toMatchObject({ status: 200, body: '# Acme' });
    expect(visit.homeUrl).toBe('http://acme.test/');
    const byPath = Object.fromEntries(visit.pages.map((one) => [one.url.replace('http://acme.test', ''), one]));
    expect(byPath['/contact']).toMatchObject({ depth: 2, foundBy: 'link', status: 200 });
    expect(byPath['/blog/one']).toMatchObject({ depth: 1, foundBy: 'sitemap', sitemapLastmod: '2026-10-01' });
    expect(byPath['/orphan']).toMatchObject({ depth: null, foundBy: 'sitemap' });
    expect(byPath['/missing']).toMatchObject({ status: 404, document: null, error: { code: 'fetch.not_found' } });
    expect(byPath['/about']?.document?.title).toBe('about');
    expect(visit.soft404).toMatchObject({ status: 404 });
    expect(visit.host).toMatchObject({ https: false, httpRedirectsToHttps: null, httpsUntried: expect.stringContaining('--resolve') });
    expect(visit.linkChecks).toEqual([
      {
        url: 'https://other.test/x',
        status: null,
        code: expect.stringMatching(/^fetch\./),
        finalUrl: 'https://other.test/x',
        from: 'outbound',
        linksBack: null,
      },
    ]);
    expect(new Set(visit.edge.map(({ agent }) => agent)).size).toBe(8);
    expect(visit.edge.every(({ status, similarity }) => status === 200 && similarity === 1)).toBe(true);
    expect(visit.crawl).toMatchObject({ pagesFetched: 6, pagesFound: 6, pagesPlanned: 6 });
    expect(site.requests.some(({ path }) => path === '/private')).toBe(false);
  });
});
