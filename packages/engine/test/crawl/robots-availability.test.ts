import { describe, expect, it } from 'vitest';
import type { Answer, Handler, SitePages } from '../sites/serve-site.ts';
import { page, pathsOf, visitLoopback } from './visiting.ts';

const RULES = 'User-agent: *\nDisallow: /b\n';
const SITE: SitePages = { '/': page('home', ['/a', '/b']), '/a': page('a'), '/b': page('b') };
const hops = (count: number): SitePages =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [
      at === 0 ? '/robots.txt' : `/hop-${at}`,
      { status: 302, headers: { location: at === count - 1 ? '/rules' : `/hop-${at + 1}` } },
    ]),
  );

const ALL = ['/', '/a', '/b'];
const RULED = ['/', '/a'];
const NAMED_ONLY = ['/'];

const SILENT: Handler = () => undefined;

type Row = [title: string, robots: Answer | Handler | SitePages, pages: string[]];
const isSite = (robots: Row[1]): robots is SitePages =>
  typeof robots === 'object' && Object.keys(robots).some((key) => key.startsWith('/'));

describe('what the answer for robots.txt does to a crawl', () => {
  it.each<Row>([
    ['rules bind', RULES, RULED],
    ['404: all may be crawled', { status: 404 }, ALL],
    ['401: all may be crawled', { status: 401 }, ALL],
    ['403: all may be crawled', { status: 403, body: RULES }, ALL],
    ['410: all may be crawled', { status: 410 }, ALL],
    ['500: nothing but the named page', { status: 500 }, NAMED_ONLY],
    ['503: nothing but the named page', { status: 503, body: 'User-agent: *\nAllow: /' }, NAMED_ONLY],
    ['no answer at all: nothing but the named page', SILENT, NAMED_ONLY],
    ['a line that breaks: nothing but the named page', (request) => void request.socket.destroy(), NAMED_ONLY],
    ['five redirects are followed', { ...hops(5), '/rules': RULES }, RULED],
    ['six redirects are followed', { ...hops(6), '/rules': RULES }, RULED],
    ['a redirect in a circle: unavailable, all may be crawled', { status: 301, headers: { location: '/robots.txt' } }, ALL],
    ['an HTML page holds no rules', '<!doctype html><html><body>User-agent: *<br>Disallow: /</body></html>', ALL],
    ['600 KB: rules at the beginning bind', `${RULES}${'# x\n'.repeat(150_000)}`, RULED],
    ['600 KB: rules beyond 500 KiB do not', `${'# x\n'.repeat(150_000)}${RULES}`, ALL],
    ['a byte order mark', `\uFEFF${RULES}`, RULED],
    ['CR only', RULES.replaceAll('\n', '\r'), RULED],
    ['no final line ending', RULES.trim(), RULED],
    ['binary', { body: new Uint8Array(2048).map((_, at) => at * 7) }, ALL],
    ['empty', '', ALL],
    ['a group of our own', 'User-agent: *\nDisallow: /\nUser-agent: CitelightBot\nDisallow: /a', ['/', '/b']],
    ['everything is shut', 'User-agent: *\nDisallow: /', NAMED_ONLY],
  ])('H43 %s', async (_, robots, expected) => {
    const pages = isSite(robots) ? { ...SITE, ...robots } : { ...SITE, '/robots.txt': robots };
    const { visit } = await visitLoopback(pages, robots === SILENT ? { limits: { firstByteMs: 1_000 } } : {});
    expect(pathsOf(visit)).toEqual(expected);
    expect(visit.crawlForbidden).toBe(expected === NAMED_ONLY);
    if (expected === NAMED_ONLY) expect(visit.skipped.length).toBeGreaterThan(0);
  });

  it('H43 a redirect to a host that is refused leaves nothing but the named page', async () => {
    const { visit } = await visitLoopback({
      ...SITE,
      '/robots.txt': { status: 302, headers: { location: 'http://127.0.0.1:9/robots.txt' } },
    });
    expect(pathsOf(visit)).toEqual(['/']);
    expect(visit.robots.code).toMatch(/^fetch\./);
  });

  it('H43 a redirect to another host is followed', async () => {
    const { visit } = await visitLoopback(
      { ...SITE, '/robots.txt': { status: 302, headers: { location: 'http://files.test/rules' } } },
      { hosts: { 'files.test': { '/rules': RULES } } },
    );
    expect(pathsOf(visit)).toEqual(RULED);
    expect(visit.robots.finalUrl).toBe('http://files.test/rules');
  });

  it('asks for nothing beyond the named page where robots.txt cannot be read', async () => {
    const { site } = await visitLoopback({ ...SITE, '/robots.txt': { status: 500 } });
    expect(new Set(site.requests.map(({ path }) => path))).toEqual(new Set(['/', '/robots.txt']));
  });

  it('H43 Crawl-delay: 1e9 is capped, a small one is kept', async () => {
    const began = performance.now();
    const { site, visit } = await visitLoopback({ ...SITE, '/robots.txt': 'User-agent: *\nCrawl-delay: 0.1\nDisallow: /b' });
    expect(pathsOf(visit)).toEqual(RULED);
    const inner = site.requests.slice(2);
    expect((inner.at(-1)?.at ?? 0) - began).toBeGreaterThan((inner.length - 1) * 100);
  });
});
