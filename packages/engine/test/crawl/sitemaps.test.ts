import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { SitePages } from '../sites/serve-site.ts';
import { page, pathsOf, visitLoopback } from './visiting.ts';

const HOST = 'http://acme.test';
const urlset = (paths: readonly string[]) => `<urlset>${paths.map((path) => `<url><loc>${HOST}${path}</loc></url>`).join('')}</urlset>`;
const index = (paths: readonly string[]) =>
  `<sitemapindex>${paths.map((path) => `<sitemap><loc>${HOST}${path}</loc></sitemap>`).join('')}</sitemapindex>`;
const robots = (...paths: string[]) => paths.map((path) => `Sitemap: ${path.startsWith('http') ? path : HOST + path}`).join('\n');
const visit = async (pages: SitePages) => (await visitLoopback({ '/': page('home'), '/a': page('a'), '/b': page('b'), ...pages })).visit;
const brief = ({ sitemaps }: Awaited<ReturnType<typeof visit>>) =>
  sitemaps.map(({ url, via, kind, urls, errors }) => [url.replace(HOST, ''), via, kind, urls, errors]);

describe('sitemaps of a site', () => {
  it.each([
    ['guessed', '/sitemap.xml'],
    ['guessed by its second name', '/sitemap_index.xml'],
    ['guessed by the name that WordPress gives it', '/wp-sitemap.xml'],
  ])('are %s where robots.txt names none', async (_, path) => {
    const seen = await visit({ [path]: urlset(['/a']) });
    expect(brief(seen)).toEqual([[path, 'guess', 'urlset', 1, []]]);
    expect(pathsOf(seen)).toEqual(['/', '/a']);
  });

  it.each([
    ['the head', '<link rel="sitemap" href="/maps/all.xml">', '/maps/all.xml'],
    ['a link', '<a href="/maps/sitemap-2.xml.gz">All pages</a>', '/maps/sitemap-2.xml.gz'],
  ])('are read where %s of the home page names one', async (_, html, path) => {
    const seen = await visit({ '/': page('home', [], html), [path]: urlset(['/a']) });
    expect(brief(seen)).toEqual([[path, 'link', 'urlset', 1, []]]);
  });

  it.each([404, 410, 403, 503])('keep a guess that was answered with %i only where that leaves it open', async (status) => {
    const seen = await visit({ '/sitemap.xml': { status, body: 'no' } });
    expect(brief(seen).map(([path, via]) => [path, via])).toEqual(status === 404 || status === 410 ? [] : [['/sitemap.xml', 'guess']]);
  });

  it('say nothing where a guess meets nothing', async () => {
    expect((await visit({ '/sitemap.xml': '<!doctype html><html><body>Soft 404</body></html>' })).sitemaps).toEqual([]);
  });

  it('H44 are read gzip, as text and as RSS', async () => {
    const seen = await visit({
      '/robots.txt': robots('/s.xml.gz', '/s.txt', '/feed.rss'),
      '/s.xml.gz': { body: gzipSync(urlset(['/a'])) },
      '/s.txt': `${HOST}/b\n`,
      '/feed.rss': `<rss><channel><item><link>${HOST}/c</link></item></channel></rss>`,
      '/c': page('c'),
    });
    expect(brief(seen).map(([, , kind, urls, errors]) => [kind, urls, errors])).toEqual([
      ['urlset', 1, []],
      ['text', 1, []],
      ['rss', 1, []],
    ]);
    expect(pathsOf(seen)).toEqual(['/', '/a', '/b', '/c']);
  });

  it('H44 an index of itself ends', async () => {
    const seen = await visit({ '/robots.txt': robots('/i.xml'), '/i.xml': index(['/i.xml', '/s.xml']), '/s.xml': urlset(['/a']) });
    expect(brief(seen)).toEqual([
      ['/i.xml', 'robots', 'index', 2, ['lists itself']],
      ['/s.xml', 'index', 'urlset', 1, []],
    ]);
  });

  it('H44 two indexes of each other end', async () => {
    const seen = await visit({
      '/robots.txt': robots('/i.xml'),
      '/i.xml': index(['/j.xml']),
      '/j.xml': index(['/i.xml', '/s.xml']),
      '/s.xml': urlset(['/a']),
    });
    expect(brief(seen).map(([url, , , , errors]) => [url, errors])).toEqual([
      ['/i.xml', []],
      ['/j.xml', ['lists http://acme.test/i.xml, which was read already']],
      ['/s.xml', []],
    ]);
  });

  it('H44 an index is read two levels deep', async () => {
    const levels = Object.fromEntries(Array.from({ length: 5 }, (_, at) => [`/i${at}.xml`, index([`/i${at + 1}.xml`])]));
    const seen = await visit({ '/robots.txt': robots('/i0.xml'), ...levels });
    expect(brief(seen).map(([url]) => url)).toEqual(['/i0.xml', '/i1.xml', '/i2.xml']);
    expect(seen.sitemaps[2]?.errors).toEqual(['is an index more than 2 levels deep: its 1 sitemaps were not read']);
  });

  it('H44 at most 50 files are read, and that is said', async () => {
    const many = Array.from({ length: 10_000 }, (_, at) => `/s${at}.xml`);
    const { visit: seen, site } = await visitLoopback({
      '/': page('home'),
      '/robots.txt': robots('/i.xml'),
      '/i.xml': index(many),
      '*': (request) => (request.url?.startsWith('/s') ? urlset([]) : { status: 404 }),
    });
    expect(site.requests.filter(({ path }) => /^\/s\d+\.xml$/.test(path)).length).toBe(49);
    expect(seen.sitemaps.length).toBe(51);
    expect(seen.sitemaps.at(-1)?.errors).toEqual(['was not read, nor were 1950 after it: at most 50 sitemaps are']);
  });

  it('H44 problems of fetching are reported where the file is named', async () => {
    const seen = await visit({
      '/robots.txt': robots('/gone.xml', '/broken.xml', '/page.html', 'relative.xml'.replace(/^/, 'http:///')),
      '/broken.xml': '<urlset><url><loc>http://acme.test/a</loc></urlset>',
      '/page.html': page('x'),
    });
    const errors = Object.fromEntries(seen.sitemaps.map(({ url, errors: problems }) => [url.replace(HOST, ''), problems.join()]));
    expect(errors['/gone.xml']).toBe('answered 404');
    expect(errors['/broken.xml']).toContain('not well-formed XML');
    expect(errors['/page.html']).toBe('is an HTML page, not a sitemap');
  });

  it('H45 a DOCTYPE is refused and nothing it names is fetched', async () => {
    const { visit: seen, site } = await visitLoopback({
      '/': page('home'),
      '/robots.txt': robots('/s.xml'),
      '/s.xml': `<!DOCTYPE urlset SYSTEM "${HOST}/evil.dtd" [<!ENTITY x SYSTEM "${HOST}/evil.txt">]><urlset><url><loc>${HOST}/&x;</loc></url></urlset>`,
    });
    expect(seen.sitemaps[0]).toMatchObject({ urls: 0, errors: ['carries a DOCTYPE, which a sitemap must not: it was not read'] });
    expect(site.requests.some(({ path }) => path.includes('evil'))).toBe(false);
  });

  it('pages of other hosts are no pages of the site', async () => {
    const seen = await visit({
      '/robots.txt': robots('/s.xml'),
      '/s.xml': `<urlset><url><loc>http://other.test/x</loc></url><url><loc>${HOST}/a</loc></url></urlset>`,
    });
    expect(pathsOf(seen)).toEqual(['/', '/a']);
    expect(seen.sitemaps[0]?.errors).toEqual(['1 address belongs to another host, such as http://other.test/x']);
  });

  it('spread the sample over their sections', async () => {
    const { visit: seen } = await visitLoopback(
      {
        '/': page('home'),
        '/robots.txt': robots('/i.xml'),
        '/i.xml': index(['/s1.xml', '/s2.xml', '/s3.xml']),
        '/s1.xml': urlset(Array.from({ length: 60 }, (_, at) => `/x${at}`)),
        '/s2.xml': urlset(['/y1', '/y2']),
        '/s3.xml': urlset(['/z1', '/z2']),
        '*': (request) => page(`p ${request.url}`),
      },
      { maxPages: 7 },
    );
    expect(
      pathsOf(seen)
        .map((path) => path[1] ?? 'home')
        .sort(),
    ).toEqual(['home', 'x', 'x', 'y', 'y', 'z', 'z']);
  });
});
