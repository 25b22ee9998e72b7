import { describe, expect, it } from 'vitest';
import { aVisit, findingsOf, gatheredFrom, gatheredPages, goodPage, scoreOf, verdictOf } from '../testing.ts';
import { indexEligible as audit } from './index-eligible.ts';

const page = (document: object, draft: object = {}) => gatheredPages(goodPage('article', { document, ...draft }));
const meta = (agent: string, ...directives: string[]) => ({ robotsMeta: [{ agent, directives }] });

describe(audit.id, () => {
  it('passes a page that names itself as canonical, or none', () => {
    expect(scoreOf(audit, page({}))).toBe(1);
    expect(scoreOf(audit, page({ canonicals: [] }))).toBe(1);
    expect(scoreOf(audit, page(meta('robots', 'index', 'follow')))).toBe(1);
  });

  it('noindex for all fails, in meta and in the header', () => {
    expect(scoreOf(audit, page(meta('robots', 'noindex')))).toBe(0);
    expect(scoreOf(audit, page({}, { headers: { 'x-robots-tag': 'noindex' } }))).toBe(0);
    expect(findingsOf(audit, page(meta('robots', 'noindex')))).toContain('noindex in meta robots');
  });

  it('says nothing of a page that the sitemap leaves out as well: both were meant', () => {
    const article = goodPage('article', { document: meta('robots', 'noindex') });
    const home = goodPage('home');
    const of = (...locs: string[]) => ofSite(home, locs);
    const ofSite = (home: ReturnType<typeof goodPage>, locs: string[]) => {
      const [file] = aVisit({}).sitemaps;
      const entries = locs.map((loc) => ({ loc, lastmod: null }));
      return gatheredFrom(aVisit({ pages: [home, article], sitemaps: file ? [{ ...file, entries, urls: entries.length }] : [] }));
    };
    expect(scoreOf(audit, of(home.url))).toBe(1);
    expect(scoreOf(audit, of(home.url, article.url))).toBe(0.5);
    expect(findingsOf(audit, of(home.url, article.url))).toContain('The sitemap lists this page, but it has noindex in meta robots.');
    // Without a sitemap the menu of the start page says which pages are to be found.
    expect(scoreOf(audit, of())).toBe(0.5);
    expect(scoreOf(audit, ofSite(goodPage('home', { document: { links: [] } }), []))).toBe(1);
  });

  it('a date in unavailable_after that has passed is noindex, one to come is not', () => {
    expect(scoreOf(audit, page(meta('robots', 'unavailable_after: 2026-03-31')))).toBe(0);
    expect(scoreOf(audit, page(meta('robots', 'unavailable_after: 2027-03-31')))).toBe(1);
  });

  it('noindex for one crawler costs that crawler’s share', () => {
    const score = scoreOf(audit, page(meta('googlebot', 'noindex')));
    expect(score).toBeGreaterThan(0.5);
    expect(score).toBeLessThan(1);
  });

  it('a canonical that names another page fails; its own address in another spelling does not', () => {
    expect(scoreOf(audit, page({ canonicals: ['https://acme.test/'] }))).toBe(0);
    expect(scoreOf(audit, page({ canonicals: ['http://www.acme.test/blog/firing-temperature/'] }))).toBe(1);
    expect(scoreOf(audit, page({}, { url: 'https://acme.test/a.html', document: { canonicals: ['https://acme.test/a'] } }))).toBe(1);
    expect(scoreOf(audit, page({}, { url: 'https://acme.test/a?utm=1', document: { canonicals: ['https://acme.test/a'] } }))).toBe(1);
  });

  it('two canonicals that differ cost half; a Link header counts', () => {
    const draft = { headers: { link: '<https://other.test/>; rel="canonical"' } };
    expect(scoreOf(audit, page({}, draft))).toBe(0.5);
    expect(scoreOf(audit, page({ canonicals: [] }, draft))).toBe(0);
  });

  it('more pages with noindex never score more', () => {
    const scores = [0, 1, 2, 3].map((bad) =>
      scoreOf(
        audit,
        gatheredPages(
          ...[0, 1, 2].map((index) =>
            goodPage('article', { url: `https://acme.test/${index}`, document: index < bad ? meta('robots', 'noindex') : {} }),
          ),
        ),
      ),
    );
    expect(scores).toEqual([1, 2 / 3, 1 / 3, 0]);
  });

  it.each([
    [
      'a local address',
      'http://localhost:4000/a',
      'Correct the canonical address of {pages}. It names a host that no search engine can reach',
    ],
    ['a private address', 'http://192.168.0.12/a', 'Correct the canonical address of {pages}.'],
    ['a host of examples', 'https://www.example.com/a', 'Correct the canonical address of {pages}.'],
    ['another host', 'https://acme-kilns.com/a', 'Check the canonical address of {pages}. It names another host'],
    ['another page', 'https://www.acme.test/', undefined],
  ])('advises by where the canonicals lead: %s', (_what, canonical, fix) => {
    const verdict = verdictOf(audit, page({ canonicals: [canonical] }));
    expect(verdict).toMatchObject({ score: 0 });
    expect('fix' in verdict ? verdict.fix : undefined).toEqual(fix && expect.stringContaining(fix));
  });
});
