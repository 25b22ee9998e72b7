import { describe, expect, it } from 'vitest';
import { type Candidate, createFrontier } from './frontier.ts';
import { drawSample } from './sample.ts';
import { siteOf } from './site.ts';
import { kindOf, sectionOf } from './strata.ts';

const site = siteOf('https://acme.test/');
const frontierOf = (paths: readonly string[], forbidden: (path: string) => string | null = () => null) => {
  const frontier = createFrontier({ site, forbidden });
  for (const path of paths) frontier.add(site.origin + path, { foundBy: 'link' });
  return frontier;
};
const paths = (candidates: readonly Candidate[]) => candidates.map(({ url }) => url.replace(site.origin, ''));

describe('kinds of pages by their address', () => {
  it.each([
    ['/', 'home'],
    ['/en/', 'home'],
    ['/index.html', 'home'],
    ['/about-us', 'about'],
    ['/de/ueber-uns/', 'about'],
    ['/kontakt', 'contact'],
    ['/pricing', 'pricing'],
    ['/help/faq.html', 'faq'],
    ['/legal/privacy', 'policy'],
    ['/impressum', 'policy'],
    ['/acme-vs-other', 'comparison'],
    ['/products', 'listing'],
    ['/products/kiln-40', 'product'],
    ['/blog/', 'listing'],
    ['/blog/first-firing', 'article'],
    ['/2026/11/post', 'article'],
    ['/docs/install', 'docs'],
    ['/category/kilns', 'listing'],
    ['/category/kilns/big', 'listing'],
    ['/kiln-40', 'other'],
    ['/%E0%A4%A', 'other'],
  ])('%s is %s', (path, kind) => {
    expect(kindOf(new URL(path, site.origin))).toBe(kind);
  });

  it('knows sections within languages', () => {
    expect(sectionOf(new URL('https://acme.test/de/blog/a'))).toBe('de/blog');
    expect(sectionOf(new URL('https://acme.test/a'))).toBe('');
  });
});

describe('the sample', () => {
  const big = [
    ...Array.from({ length: 300 }, (_, at) => `/blog/post-${at}`),
    ...Array.from({ length: 200 }, (_, at) => `/products/item-${at}`),
    ...Array.from({ length: 50 }, (_, at) => `/docs/page-${at}`),
    ...Array.from({ length: 30 }, (_, at) => `/legal/terms-${at}`),
    '/about',
    '/contact',
    '/faq',
    '/blog',
    '/pricing',
  ];

  it('holds every kind that the site has, the large ones not in proportion to their size', () => {
    const drawn = drawSample(frontierOf(big).all(), [], 25, 25);
    const count = (kind: string) => drawn.filter((one) => one.kind === kind).length;
    expect(drawn.length).toBe(25);
    for (const kind of ['about', 'contact', 'faq', 'pricing', 'listing']) expect(count(kind), kind).toBe(1);
    expect(count('policy')).toBe(2);
    expect(Math.abs(count('article') - count('product'))).toBeLessThanOrEqual(1);
    expect(count('docs')).toBeGreaterThanOrEqual(5);
  });

  it('is the same whatever the order in which pages became known', () => {
    const forwards = drawSample(frontierOf(big).all(), [], 25, 25);
    const backwards = drawSample(frontierOf([...big].reverse()).all(), [], 25, 25);
    expect(paths(backwards)).toEqual(paths(forwards));
  });

  it('goes on where the rounds before it stopped', () => {
    const all = frontierOf(big).all();
    const first = drawSample(all, [], 10, 25);
    const second = drawSample(
      all.filter((one) => !first.includes(one)),
      first,
      15,
      25,
    );
    expect(new Set([...first, ...second].map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(8);
    expect(paths([...first, ...second])).toEqual(paths(drawSample(all, [], 25, 25)));
  });

  it('spreads over the sections of a kind', () => {
    const drawn = drawSample(frontierOf([...Array.from({ length: 100 }, (_, at) => `/a/page-${at}`), '/b/one', '/c/one']).all(), [], 6, 6);
    expect(new Set(drawn.map(({ section }) => section))).toEqual(new Set(['a', 'b', 'c']));
  });

  it('takes all there is', () => expect(drawSample(frontierOf(['/a', '/b']).all(), [], 25, 25).length).toBe(2));

  it('takes little time for very many candidates', () => {
    const all = frontierOf(Array.from({ length: 20_000 }, (_, at) => `/s${at % 40}/page-${at}`)).all();
    const startedAt = process.threadCpuUsage();
    expect(drawSample(all, [], 500, 500).length).toBe(500);
    expect(process.threadCpuUsage(startedAt).user / 1000).toBeLessThan(100);
  });
});

describe('the frontier', () => {
  it('collapses duplicates and passes over files', () => {
    const frontier = frontierOf(['/a', '/a/', '/a#x', '/a?utm_source=y', '/file.pdf', '/img.png', '/b']);
    expect(paths(frontier.all())).toEqual(['/a', '/b']);
  });

  it('H41 keeps two of an endless calendar and three of a filtered list, and says so once', () => {
    const frontier = frontierOf([
      ...Array.from({ length: 40 }, (_, at) => `/events/2026/${at}`),
      ...Array.from({ length: 40 }, (_, at) => `/shop?colour=${at}`),
    ]);
    expect(frontier.size()).toBe(5);
    expect(frontier.skipped().map(({ because }) => because)).toEqual([
      'it and others like it look like an endless calendar',
      'it and others differ from pages of the sample in their parameters only',
    ]);
  });

  it('takes all pages of a site that tells them apart by a parameter', () => {
    expect(frontierOf(Array.from({ length: 40 }, (_, at) => `/index.php?page_id=${at}`)).size()).toBe(40);
  });

  it('says what robots.txt closes', () => {
    const frontier = frontierOf(['/a', '/private/b', '/private/c'], (path) =>
      path.startsWith('/private') ? 'line 2 of robots.txt' : null,
    );
    expect(paths(frontier.all())).toEqual(['/a']);
    expect(frontier.skipped()).toEqual([
      { url: 'https://acme.test/private/b', because: 'line 2 of robots.txt' },
      { url: 'https://acme.test/private/c', because: 'line 2 of robots.txt' },
    ]);
  });

  it('takes the date of the sitemap for a page that a link made known', () => {
    const frontier = frontierOf(['/a']);
    expect(frontier.add('https://acme.test/a', { foundBy: 'sitemap', lastmod: '2026-01-01' })?.sitemapLastmod).toBe('2026-01-01');
  });
});
