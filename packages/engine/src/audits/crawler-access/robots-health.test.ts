import { describe, expect, it } from 'vitest';
import { aVisit, findingsOf, gatheredFrom, scoreOf, verdictOf } from '../testing.ts';
import { robotsHealth as audit } from './robots-health.ts';

const robots = (draft: object) => gatheredFrom(aVisit({ robots: draft }));

describe(audit.id, () => {
  it.each([
    ['a text with 200', { body: 'User-agent: *\nAllow: /\n' }],
    ['an empty file', { body: '' }],
    ['404', { status: 404 }],
    ['410', { status: 410 }],
  ])('passes %s', (_, draft) => expect(scoreOf(audit, robots(draft))).toBe(1));

  it.each([
    ['503', { status: 503 }, 'treat the whole site as blocked'],
    ['an HTML page', { body: '<!doctype html><html><body>Home</body></html>', contentType: 'text/html' }, 'HTML page'],
    ['a redirect in a circle', { status: null, code: 'fetch.redirect_loop' }, 'loop'],
  ])('fails %s', (_, draft, words) => {
    expect(scoreOf(audit, robots(draft))).toBe(0);
    expect(findingsOf(audit, robots(draft))).toMatch(new RegExp(words));
  });

  it.each([
    ['403', { status: 403 }],
    ['more than 500 KiB', { bytes: 900_000, truncated: true }],
    ['six redirects', { hops: Array.from({ length: 6 }, (_, index) => ({ url: `https://acme.test/${index}`, status: 301 })) }],
  ])('%s costs half', (_, draft) => expect(scoreOf(audit, robots(draft))).toBe(0.5));

  it('is unmeasured where our own fetch failed', () => {
    expect(verdictOf(audit, robots({ status: null, code: 'fetch.dns_timeout' }))).toMatchObject({ state: 'unmeasured' });
  });
});
