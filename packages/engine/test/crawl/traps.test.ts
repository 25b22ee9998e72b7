import { describe, expect, it } from 'vitest';
import type { Visit } from '../../src/artifacts/visit.ts';
import { judgeVisit } from '../../src/scoring/judge-visit.ts';
import type { Answer, SitePages } from '../sites/serve-site.ts';
import { page, pathsOf, visitLoopback } from './visiting.ts';

const month = (path: string) => {
  const [, year = '2026', number = '1'] = /(\d{4})\/(\d+)/.exec(path) ?? [];
  const next = Number(number) === 12 ? `${Number(year) + 1}/1` : `${year}/${Number(number) + 1}`;
  return page(`month ${year} ${number}`, [`/calendar/${next}`, '/about']);
};

describe('sites without end', () => {
  it('H41 an infinite calendar does not fill the sample', async () => {
    const { visit, site } = await visitLoopback({
      '/': page('home', ['/calendar/2026/11', '/about']),
      '/about': page('about'),
      '*': (request) => (request.url?.startsWith('/calendar/') ? month(request.url) : { status: 404 }),
    });
    expect(pathsOf(visit)).toEqual(['/', '/about', '/calendar/2026/11', '/calendar/2026/12']);
    expect(visit.skipped).toEqual([
      { url: 'http://acme.test/calendar/2027/1', because: 'it and others like it look like an endless calendar' },
    ]);
    expect(site.requests.filter(({ path }) => path.startsWith('/calendar/2027')).length).toBe(0);
  });

  it('H41 session ids in the path are one page', async () => {
    let session = 0;
    const id = () => (++session).toString(16).padStart(24, 'a1');
    const links = () => [`/s/${id()}/one`, `/s/${id()}/two`, `/s/${id()}/one`];
    const { visit } = await visitLoopback({
      '/': () => page('home', links()),
      '*': (request) => (request.url?.startsWith('/s/') ? page(`page ${request.url.split('/').at(-1)}`, links()) : { status: 404 }),
    });
    expect(visit.pages.length).toBe(3);
  });

  it('H41 session ids in the query are dropped', async () => {
    const { visit } = await visitLoopback({
      '/': page('home', ['/a?PHPSESSID=1', '/a?PHPSESSID=2', '/a?utm_source=z']),
      '/a': page('a'),
    });
    expect(pathsOf(visit)).toEqual(['/', '/a']);
  });

  it('H41 filters, case variants, fragments and endless paths collapse', async () => {
    const { visit } = await visitLoopback({
      '/': page('home', ['/shop?c=1', '/shop?c=2', '/shop?c=3', '/shop?c=4', '/About', '/about', '/about#team', '/a/a/a']),
      '/about': page('about'),
      '/About': page('about'),
      '*': (request) => page(`any ${request.url}`, [`${request.url}/a`]),
    });
    const paths = pathsOf(visit);
    expect(paths.filter((path) => path.startsWith('/shop?')).length).toBe(3);
    expect(paths.filter((path) => /about/i.test(path)).length).toBe(1);
    expect(paths.some((path) => path.startsWith('/a/a'))).toBe(false);
    expect(visit.pages.length).toBeLessThanOrEqual(25);
  });

  it('a dead link that differs from a live one in case only is dead', async () => {
    const { visit } = await visitLoopback({ '/': page('home', ['/team', '/Team']), '/team': page('team') });
    const byPath = Object.fromEntries(visit.pages.map(({ url, status }) => [url.replace('http://acme.test', ''), status]));
    expect(byPath).toEqual({ '/': 200, '/team': 200, '/Team': 404 });
  });

  it('the archive of an author called admin is a page; an account is none', async () => {
    const { visit } = await visitLoopback({
      '/': page('home', ['/author/admin/', '/admin/', '/account/author/jo']),
      '*': (request) => page(`page ${request.url}`),
    });
    expect(pathsOf(visit)).toEqual(['/', '/author/admin/']);
  });

  it('redirects, dead links and files are neither pages found nor of the budget', async () => {
    const many = (name: string) => Array.from({ length: 8 }, (_, at) => `/${name}${at}`);
    const pages: SitePages = {
      '/': page('home', [...many('old'), ...many('new'), ...many('gone'), ...many('sheet')]),
      '*': (request): Answer => {
        const path = request.url ?? '';
        if (path.startsWith('/old')) return { status: 301, headers: { location: path.replace('old', 'new') } };
        if (path.startsWith('/sheet')) return { headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.7' };
        return path.startsWith('/new') ? page(`page ${path}`) : { status: 404 };
      },
    };
    const read = ({ visit }: { visit: Visit }) => visit.pages.filter(({ document }) => document !== null).length;
    expect(read(await visitLoopback(pages, { maxPages: 9 }))).toBe(9);
    const { visit } = await visitLoopback(pages, { maxPages: 25 });
    expect(visit.crawl).toMatchObject({ pagesFound: 9, pagesPlanned: 9, pagesFetched: 9 });
    expect(judgeVisit(visit).standardError).toBe(0);
  });

  it('H42 stays on the host that was named and its www twin', async () => {
    const { visit } = await visitLoopback({
      '/': page('home', ['http://www.acme.test/twin', 'http://a1.acme.test/', 'http://a2.acme.test/']),
      '/twin': page('twin'),
    });
    expect(pathsOf(visit)).toEqual(['/', '/twin']);
  });

  it('H21 pages that all lead to one are that one', async () => {
    const { visit } = await visitLoopback({
      '/': page('home', ['/x1', '/x2', '/x3', '/target']),
      '/target': page('target'),
      '*': (request) => (request.url?.startsWith('/x') ? { status: 301, headers: { location: '/target' } } : { status: 404 }),
    });
    expect(visit.pages.filter(({ finalUrl }) => finalUrl.endsWith('/target')).length).toBe(1);
    expect(visit.linkChecks.filter(({ finalUrl }) => finalUrl.endsWith('/target')).length).toBe(3);
  });

  it('H41 filtered views that name their plain page as canonical are that page', async () => {
    const shop = page('shop', ['/shop?colour=red', '/shop?colour=blue'], '<link rel="canonical" href="http://acme.test/shop">');
    const { visit } = await visitLoopback({ '/': page('home', ['/shop', '/shop?sort=price']), '/shop': shop });
    expect(pathsOf(visit)).toEqual(['/', '/shop']);
    expect(visit.crawl).toMatchObject({ pagesFound: 2, pagesPlanned: 2, pagesFetched: 2 });
    expect(visit.skipped).toContainEqual({
      url: 'http://acme.test/shop?colour=red',
      because: 'it calls itself a version of http://acme.test/shop',
    });
  });

  it('H46 a refresh in the page is followed like a link, and a circle of them ends', async () => {
    const refresh = (to: string) => `<meta http-equiv="refresh" content="0; url=${to}">`;
    const { visit } = await visitLoopback({ '/': page('home', [], refresh('/next')), '/next': page('next', [], refresh('/')) });
    expect(pathsOf(visit)).toEqual(['/', '/next']);
    expect(visit.pages.map(({ depth }) => depth)).toEqual([0, 1]);
  });

  it('a canonical that names another page stays, for audits to judge', async () => {
    const astray = page('astray', [], '<link rel="canonical" href="http://acme.test/">');
    const { visit } = await visitLoopback({ '/': page('home', ['/astray']), '/astray': astray });
    expect(pathsOf(visit)).toEqual(['/', '/astray']);
  });

  it('obeys the page cap and stops at 25 by default', async () => {
    const endless = (request: { url?: string | undefined }) =>
      page(
        `p ${request.url}`,
        Array.from({ length: 20 }, (_, at) => `/p/${Number(request.url?.split('/').at(-1) || 0) * 20 + at + 1}`),
      );
    const five = await visitLoopback(
      { '/': page('home', ['/p/1', '/p/2', '/p/3', '/p/4']), '/robots.txt': '', '*': endless },
      { maxPages: 5 },
    );
    expect(five.visit.pages.length).toBe(5);
    const usual = await visitLoopback({ '/': page('home', ['/p/1', '/p/2']), '/robots.txt': '', '*': endless });
    expect(usual.visit.pages.length).toBe(25);
    expect(usual.visit.crawl.pagesFound).toBeGreaterThan(100);
  });
});
