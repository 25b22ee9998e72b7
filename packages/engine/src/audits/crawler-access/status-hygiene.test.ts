import { describe, expect, it } from 'vitest';
import { aPage, findingsOf, gatheredPages, goodPage, scoreOf, verdictOf } from '../testing.ts';
import { statusHygiene as audit } from './status-hygiene.ts';

const hop = { url: 'https://acme.test/old', status: 301 };
const failed = (status: number | null) => aPage({ url: `https://acme.test/${status}`, document: null, status });

describe(audit.id, () => {
  it('passes 200 with at most one redirect', () => expect(scoreOf(audit, gatheredPages(goodPage('home', { hops: [hop] })))).toBe(1));
  it('a chain of redirects costs half', () => expect(scoreOf(audit, gatheredPages(goodPage('home', { hops: [hop, hop] })))).toBe(0.5));

  it('a dead page that the site links to fails and is named', () => {
    // The page that has the link is at fault as well; where the server fails, it is not.
    expect(scoreOf(audit, gatheredPages(goodPage('home'), failed(404)))).toBeCloseTo(1 / 3);
    expect(scoreOf(audit, gatheredPages(goodPage('home'), failed(500)))).toBe(0.5);
    expect(findingsOf(audit, gatheredPages(failed(500)))).toContain('returns 500, although a link leads to it');
  });

  it('leaves a dead page that only the sitemap lists to the check of the sitemap', () => {
    const dead = { ...failed(404), foundBy: 'sitemap' as const };
    expect(findingsOf(audit, gatheredPages(goodPage('home'), dead))).toBe('');
    expect(scoreOf(audit, gatheredPages(goodPage('home'), dead))).toBe(1);
    const links = [{ href: `${dead.url}#top`, text: 'Kilns', rel: [], region: 'main' as const, block: -1, internal: true }];
    const linked = gatheredPages(goodPage('home', { document: { links } }), dead);
    expect(findingsOf(audit, linked)).toContain('returns 404, although a link leads to it');
    expect(scoreOf(audit, linked)).toBeCloseTo(1 / 3);
  });

  it('a text that its readers are taken away from fails; one that reloads, or comes late, does not, nor does a stub', () => {
    const page = (document: object) => gatheredPages(goodPage('article', { document: { wordCount: 300, ...document } }));
    expect(scoreOf(audit, page({ metaRefresh: '0; url=/' }))).toBe(0);
    expect(findingsOf(audit, page({ metaRefresh: "3;URL='https://other.test/'" }))).toContain(
      'The page has text, but a refresh takes its readers to https://other.test/.',
    );
    for (const metaRefresh of ['300', '0; url=?reload=1', '30; url=/', 'x; url=/'])
      expect(scoreOf(audit, page({ metaRefresh })), metaRefresh).toBe(1);
    expect(scoreOf(audit, page({ metaRefresh: '0; url=/', wordCount: 8 }))).toBe(1);
  });

  it('answers meant for our own crawler, and none at all, say nothing', () => {
    expect(scoreOf(audit, gatheredPages(goodPage('home'), failed(403), failed(429), failed(null)))).toBe(1);
    expect(verdictOf(audit, gatheredPages(failed(403)))).toMatchObject({ state: 'unmeasured' });
  });
});
