import { describe, expect, it } from 'vitest';
import { CRAWLERS, crawlerByToken, decideForCrawler } from './crawlers.ts';
import { parseRobots } from './robots.ts';

const applebot = crawlerByToken('applebot');

describe('the table of crawlers', () => {
  it('names each token once, with a source, a date and a user agent that carries the token', () => {
    expect(new Set(CRAWLERS.map(({ token }) => token.toLowerCase())).size).toBe(CRAWLERS.length);
    for (const { token, source, checkedOn, userAgent } of CRAWLERS) {
      expect(source.url, token).toMatch(/^https:\/\//);
      expect(checkedOn, token).toMatch(/^2026-\d\d-\d\d$/);
      if (userAgent !== null) expect(userAgent.toLowerCase(), token).toContain(token.toLowerCase());
    }
  });

  it('knows tokens that send no requests', () => {
    expect(crawlerByToken('Google-Extended')?.userAgent).toBeNull();
    expect(crawlerByToken('Applebot-Extended')?.userAgent).toBeNull();
  });

  it.each([
    ['its own group', 'User-agent: Applebot\nAllow: /\nUser-agent: Googlebot\nDisallow: /', true],
    ['the group of the one it follows', 'User-agent: Googlebot\nDisallow: /\nUser-agent: *\nAllow: /', false],
    ['* where neither is named', 'User-agent: *\nDisallow: /', false],
  ])('a crawler that follows another obeys %s', (_, file, allowed) => {
    expect(applebot && decideForCrawler({ kind: 'rules', robots: parseRobots(file) }, applebot, '/x').allowed).toBe(allowed);
  });
});
