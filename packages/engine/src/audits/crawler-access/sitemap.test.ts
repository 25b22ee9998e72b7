import { describe, expect, it } from 'vitest';
import type { SitemapArtifact } from '../../artifacts/visit.ts';
import { aPage, aVisit, findingsOf, gatheredFrom, goodPages, scoreOf, type VisitDraft, verdictOf } from '../testing.ts';
import { sitemap as audit } from './sitemap.ts';

const good = aVisit().sitemaps[0] as SitemapArtifact; // safe: the good site has one
const site = (change: Partial<SitemapArtifact>, visit: VisitDraft = {}) =>
  gatheredFrom(aVisit({ sitemaps: [{ ...good, ...change }], ...visit }));
const entries = (lastmod: string | null) => good.entries.map(({ loc }) => ({ loc, lastmod }));

describe(audit.id, () => {
  it('passes a sitemap that parses, whose addresses answer and whose dates are plausible', () => expect(scoreOf(audit, site({}))).toBe(1));

  it('no sitemap at all fails; one that robots.txt names and that is not there fails too', () => {
    expect(scoreOf(audit, gatheredFrom(aVisit({ sitemaps: [] })))).toBe(0);
    expect(findingsOf(audit, site({ status: 404, kind: 'unknown' }))).toContain('answered 404');
    const text = (robots: number) => findingsOf(audit, gatheredFrom(aVisit({ sitemaps: [], robots: { status: robots } })));
    expect(text(200)).toContain(
      'No sitemap was found: robots.txt names none, the home page links to none, and none is at the usual addresses.',
    );
    expect(text(404)).toContain(
      'No sitemap was found: there is no robots.txt to name one, the home page links to none, and none is at the usual addresses.',
    );
  });

  it.each<[change: Partial<SitemapArtifact>, what: string]>([
    [
      { url: 'http://localhost:4000/sitemap.xml', status: null, errors: ['could not be fetched (fetch.port)'] },
      'https://acme.test/robots.txt | robots.txt names a sitemap at http://localhost:4000/sitemap.xml, which is not on the public internet.',
    ],
    [
      { url: 'https://acme-kilns.com/sitemap.xml', status: null, errors: ['could not be fetched (fetch.dns_failed)'] },
      'https://acme-kilns.com/sitemap.xml | robots.txt names this sitemap, but it could not be fetched: The name servers of the site gave no usable answer.',
    ],
    [{ status: 404, errors: ['answered 404'] }, 'robots.txt names this sitemap, but it answered 404.'],
    [
      { via: 'index', status: null, errors: ['was not read: the time for sitemaps was over'] },
      'A sitemap index names this sitemap, but it was not read:',
    ],
  ])('says in words why a sitemap was not read: %j', (change, what) =>
    expect(findingsOf(audit, site({ via: 'robots', kind: 'unknown', ...change }))).toContain(what),
  );

  it.each<[because: string, sitemaps: SitemapArtifact[], robots: number | null]>([
    ['/sitemap.xml answered 503', [{ ...good, via: 'guess', status: 503, kind: 'unknown', errors: ['answered 503'] }], 200],
    [
      '/map.xml could not be fetched',
      [{ ...good, url: 'https://acme.test/map.xml', via: 'link', status: null, kind: 'unknown', errors: ['could not be fetched'] }],
      200,
    ],
    ['robots.txt, which may name one, answered 403', [], 403],
    ['robots.txt, which may name one, could not be fetched', [], null],
  ])('says nothing of a site whose %s', (because, sitemaps, status) => {
    const verdict = verdictOf(audit, gatheredFrom(aVisit({ sitemaps, robots: { status } })));
    expect(verdict).toMatchObject({ state: 'unmeasured', because: expect.stringContaining(because) });
  });

  it('errors, dead addresses and dates in the future each lower it', () => {
    expect(scoreOf(audit, site({ errors: ['line 3: <loc> is missing'] }))).toBeLessThan(1);
    expect(scoreOf(audit, site({ entries: entries('2031-01-01') }))).toBeLessThan(1);
    const dead = aPage({ url: 'https://acme.test/gone', foundBy: 'sitemap', status: 404, document: null });
    const gathered = site({}, { pages: [...goodPages(), dead] });
    expect(scoreOf(audit, gathered)).toBeLessThan(1);
    expect(findingsOf(audit, gathered)).toContain('https://acme.test/gone');
  });

  it('dates all of the day of the visit count less than none', () => {
    const [faked, none] = [
      scoreOf(audit, site({ entries: entries('2026-11-21T11:00:00Z') })),
      scoreOf(audit, site({ entries: entries(null) })),
    ];
    expect(faked).toBeLessThan(none);
    expect(none).toBe(1);
    expect(findingsOf(audit, site({ entries: entries(null) }))).toBe('');
  });

  it.each(['2026', '2026-05', '2026-05-04', '2026-05-04T10:00+02:00', '2026-05-04T10:00:00Z'])('reads %s as a date', (lastmod) => {
    expect(scoreOf(audit, site({ entries: entries(lastmod) }))).toBe(1);
  });

  it.each(['May 4, 2026', '04.05.2026', '2026-13-40', 'today'])('does not take %s for a date', (lastmod) => {
    expect(findingsOf(audit, site({ entries: entries(lastmod) }))).toContain('not a date');
  });

  it('an address of the sitemap that refused us is not held against the site', () => {
    const refused = aPage({ url: 'https://acme.test/x', foundBy: 'sitemap', status: 403, document: null });
    expect(scoreOf(audit, site({}, { pages: [...goodPages(), refused] }))).toBe(1);
  });
});
