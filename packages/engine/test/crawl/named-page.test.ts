import { CodedError } from '@citelight/contracts';
import { describe, expect, it } from 'vitest';
import type { Visit } from '../../src/artifacts/visit.ts';
import { judgeVisit } from '../../src/scoring/judge-visit.ts';
import type { Answer, Handler } from '../sites/serve-site.ts';
import { page, pathsOf, visitLoopback } from './visiting.ts';

const codeOf = async (visit: Promise<unknown>): Promise<string> => {
  try {
    await visit;
  } catch (error) {
    return error instanceof CodedError ? error.code : String(error);
  }
  return 'no error';
};

const findingsOf = (visit: Visit, id: string) =>
  judgeVisit(visit)
    .audits.filter((audit) => audit.id === id)
    .flatMap(({ findings }) => findings.map(({ what }) => what));

describe('a named page that cannot be had', () => {
  it.each<[code: string, answer: Answer | Handler]>([
    ['fetch.unauthorized', { status: 401 }],
    ['fetch.forbidden', { status: 403, body: page('no') }],
    ['fetch.not_found', { status: 404, body: page('gone') }],
    ['fetch.not_found', { status: 410 }],
    ['fetch.client_error', { status: 451 }],
    ['fetch.rate_limited', { status: 429 }],
    ['fetch.server_error', { status: 500 }],
    ['fetch.server_error', { status: 503 }],
    ['fetch.status', { status: 204 }],
    ['fetch.status', { status: 300 }],
    ['fetch.not_html', { headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.7' }],
    ['fetch.not_html', { headers: { 'content-type': 'text/html' }, body: new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]) }],
    ['fetch.empty', ''],
    ['fetch.empty', ' \n '],
    ['fetch.redirect_loop', { status: 302, headers: { location: '/' } }],
    ['fetch.redirect_invalid', { status: 302, headers: { location: 'ftp://acme.test/' } }],
    ['fetch.refused_address', { status: 302, headers: { location: 'http://127.0.0.1/' } }],
    ['fetch.first_byte_timeout', () => undefined],
    ['fetch.forbidden', '<!doctype html><title>Just a moment...</title><p>Enable JavaScript and cookies to continue</p>'],
  ])('%s', async (code, answer) => {
    expect(await codeOf(visitLoopback({ '/': answer }, { limits: { firstByteMs: 300 } }))).toBe(code);
  });

  it.each([
    ['fetch.not_a_url', 'not a url'],
    ['fetch.scheme', 'ftp://acme.test/'],
    ['fetch.credentials', 'http://me:secret@acme.test/'],
    ['fetch.port', 'http://acme.test:22/'],
    ['fetch.refused_address', 'http://10.0.0.1/'],
    ['fetch.refused_address', 'http://[::1]/'],
    ['fetch.url_too_long', `http://acme.test/${'a'.repeat(3000)}`],
  ])('%s for %s', async (code, url) => {
    expect(await codeOf(visitLoopback({ '/': page('home') }, { url }))).toBe(code);
  });

  it('asks once, as ourselves, and never in disguise', async () => {
    const agents: string[] = [];
    await codeOf(
      visitLoopback({
        '/': (request) => {
          agents.push(request.headers['user-agent'] ?? '');
          return { status: 403 };
        },
      }),
    );
    expect(agents).toEqual([expect.stringContaining('CitelightBot/')]);
  });

  it('H25 waits as a 429 asks, and then goes on', async () => {
    let asked = 0;
    const { visit } = await visitLoopback({
      '/': () => (++asked === 1 ? { status: 429, headers: { 'retry-after': '1' } } : page('home')),
    });
    expect(pathsOf(visit)).toEqual(['/']);
    expect(visit.crawl.durationMs).toBeGreaterThan(950);
  });

  it('H26 asks at most three times', async () => {
    let asked = 0;
    const visit = visitLoopback({
      '/': () => {
        asked += 1;
        return { status: 503, headers: { 'retry-after': '0' } };
      },
    });
    expect(await codeOf(visit)).toBe('fetch.server_error');
    expect(asked).toBe(3);
  });

  it('is stopped by the caller', async () => {
    const stop = new AbortController();
    const visit = visitLoopback({ '/': page('home', ['/a']), '/a': () => void stop.abort() }, { signal: stop.signal });
    expect(await codeOf(visit)).toBe('fetch.aborted');
  });
});

describe('a named page that leads elsewhere', () => {
  it('the site is where the named page was answered', async () => {
    const { visit, site } = await visitLoopback(
      { '/': { status: 301, headers: { location: 'http://new.test/welcome' } }, '/robots.txt': 'User-agent: *\nDisallow: /' },
      { hosts: { 'new.test': { '/welcome': page('welcome', ['/a']), '/': page('home'), '/a': page('a') } } },
    );
    expect(visit.url).toBe('http://acme.test/');
    expect(visit.homeUrl).toBe('http://new.test/');
    expect(visit.pages.map(({ finalUrl }) => finalUrl)).toEqual(['http://new.test/welcome', 'http://new.test/', 'http://new.test/a']);
    expect(visit.robots.url).toBe('http://new.test/robots.txt');
    expect(new Set(site.requests.map(({ path }) => path))).toEqual(new Set(['/', '/robots.txt']));
  });

  it('https that does not work gives way to http that does, and that is told', async () => {
    const { visit } = await visitLoopback({ '/': page('home') }, { url: 'https://acme.test/' });
    expect(visit.pages[0]?.finalUrl).toBe('http://acme.test/');
    expect(visit.host).toMatchObject({ https: false });
    // Where we were sent to another port than that of HTTPS, what failed is our way there.
    expect(visit.host).toMatchObject({ tlsError: null, httpsUntried: expect.stringContaining('--resolve') });
    expect(findingsOf(visit, 'authority-trust/secure-transport')).toEqual([]);
  });

  it('a deep page is assessed with the home page beside it', async () => {
    const { visit } = await visitLoopback(
      { '/': page('home', ['/b']), '/deep/a': page('a', ['/b']), '/b': page('b') },
      { url: 'http://acme.test/deep/a?utm_source=mail' },
    );
    expect(visit.url).toBe('http://acme.test/deep/a?utm_source=mail');
    expect(pathsOf(visit)).toEqual(['/', '/b', '/deep/a?utm_source=mail']);
    expect(visit.homeUrl).toBe('http://acme.test/');
    const depths = Object.fromEntries(visit.pages.map(({ url, depth }) => [url.replace('http://acme.test', ''), depth]));
    expect(depths).toEqual({ '/': null, '/b': 1, '/deep/a?utm_source=mail': 0 });
  });

  it('a missing root of the host that nothing leads to is no fault of a site in a folder', async () => {
    const { visit } = await visitLoopback(
      { '/deep/a': page('a', ['/deep/b', '/c']), '/deep/b': page('b'), '/c': page('c') },
      { url: 'http://acme.test/deep/a' },
    );
    expect(visit.pages.find(({ url }) => url === 'http://acme.test/')).toMatchObject({ status: 404, foundBy: 'home' });
    const findings = judgeVisit(visit).audits.flatMap(({ findings }) => findings.map(({ what }) => what));
    expect(findings.join()).not.toMatch(/answers with 404|a link leads to it/);
  });

  it('a site in a folder of its host has its files there, and what lies outside is somebody else’s', async () => {
    const { visit, site } = await visitLoopback(
      {
        '/': page('people', ['/other/']),
        '/robots.txt': 'User-agent: *\nDisallow: /kiln/secret',
        '/sitemap.xml': '<urlset><url><loc>http://acme.test/other/</loc></url></urlset>',
        '/kiln/': page('kiln', ['/kiln/', '/kiln/a', '/kiln/secret']),
        '/kiln/a': page('a', ['/other/', '/kiln/']),
        '/kiln/b': page('b', ['/kiln/']),
        '/kiln/sitemap.xml': '<urlset><url><loc>http://acme.test/kiln/b</loc></url></urlset>',
        '/kiln/llms.txt': '# Kiln',
        '/other/': page('other', ['/']),
      },
      { url: 'http://acme.test/kiln/' },
    );
    expect(pathsOf(visit)).toEqual(['/kiln/', '/kiln/a', '/kiln/b']);
    expect(visit.homeUrl).toBe('http://acme.test/kiln/');
    expect(visit.sitemaps.map(({ url }) => url)).toEqual(['http://acme.test/kiln/sitemap.xml']);
    expect(visit.llmsTxt).toMatchObject({ url: 'http://acme.test/kiln/llms.txt', body: '# Kiln' });
    expect(visit.robots.url).toBe('http://acme.test/robots.txt');
    expect(site.requests.some(({ path }) => path === '/other/' || path === '/kiln/secret')).toBe(false);
  });

  it('a folder that the home page leads to is a part of the site', async () => {
    const { visit } = await visitLoopback(
      { '/': page('home', ['/kiln/', '/b']), '/kiln/': page('kiln', ['/kiln/a']), '/kiln/a': page('a'), '/b': page('b') },
      { url: 'http://acme.test/kiln/' },
    );
    expect(pathsOf(visit)).toEqual(['/', '/b', '/kiln/', '/kiln/a']);
  });

  it('is visited though robots.txt forbids it, and nothing else is', async () => {
    const { visit, site } = await visitLoopback({
      '/': page('home', ['/a']),
      '/a': page('a'),
      '/robots.txt': 'User-agent: CitelightBot\nDisallow: /',
    });
    expect(pathsOf(visit)).toEqual(['/']);
    expect(visit.crawlForbidden).toBe(true);
    expect(visit.skipped).toContainEqual({ url: 'http://acme.test/a', because: 'line 2 of robots.txt does not allow our crawler there' });
    expect(visit.llmsTxt.code).toBe('robots.disallowed');
    expect(visit.soft404).toBeNull();
    expect(site.requests.some(({ path }) => path === '/a')).toBe(false);
  });
});

describe('a site of which only a part can be read', () => {
  it('H50 goes down in the middle: what came is kept, failures are named', async () => {
    let answers = 0;
    const { visit } = await visitLoopback({
      '/': page('home', ['/a', '/b', '/c', '/d', '/e']),
      '/robots.txt': 'User-agent: *\nAllow: /',
      '*': (request) => (++answers <= 6 ? page(`p ${request.url}`) : void request.socket.destroy()),
    });
    expect(visit.pages.length).toBe(6);
    const failed = visit.pages.filter(({ document }) => document === null);
    expect(failed.length).toBeGreaterThan(0);
    for (const { error, status } of failed) {
      expect(status).toBeNull();
      expect(error?.code).toMatch(/^fetch\./);
    }
  });

  it('ends at its budget with what was read by then', async () => {
    const { visit } = await visitLoopback(
      { '/': page('home', ['/quick', '/never']), '/quick': page('quick'), '/robots.txt': '', '/never': () => undefined },
      { budgetMs: 1500 },
    );
    expect(visit.pages.map(({ url, error }) => [url.replace('http://acme.test', ''), error?.code ?? null])).toEqual([
      ['/', null],
      ['/never', 'fetch.aborted'],
      ['/quick', null],
    ]);
    expect(visit.crawl.pagesFetched).toBe(2);
    expect(visit.crawl.durationMs).toBeLessThan(4000);
  });

  it('pages that are no pages are told from pages', async () => {
    const { visit } = await visitLoopback({
      '/': page('home', ['/pdf', '/error', '/away']),
      '/pdf': { headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.7' },
      '/error': { status: 500, body: page('oops') },
      '/away': { status: 302, headers: { location: 'http://127.0.0.1:1/' } },
    });
    const errors = Object.fromEntries(visit.pages.map(({ url, error }) => [url.replace('http://acme.test', ''), error?.code ?? null]));
    expect(errors).toEqual({
      '/': null,
      '/pdf': 'fetch.not_html',
      '/error': 'fetch.server_error',
      '/away': expect.stringMatching(/^fetch\./),
    });
  });
});
