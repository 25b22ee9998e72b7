import { describe, expect, it } from 'vitest';
import { pageKey, pageUrl, siteOf } from './site.ts';
import { seriesOf, trapOf } from './traps.ts';

const site = siteOf('https://www.acme.test/start');
const urlOf = (href: string) => pageUrl(site, href)?.href ?? null;
const keyOf = (href: string) => {
  const url = pageUrl(site, href);
  return url && pageKey(url);
};

describe('addresses of the site', () => {
  it.each([
    ['a fragment is dropped', 'https://www.acme.test/a#top', 'https://www.acme.test/a'],
    ['the default port', 'https://www.acme.test:443/a', 'https://www.acme.test/a'],
    ['the case of the host', 'HTTPS://WWW.ACME.test/A', 'https://www.acme.test/A'],
    ['the www twin', 'https://acme.test/a', 'https://www.acme.test/a'],
    ['http in place of https', 'http://acme.test/a', 'https://www.acme.test/a'],
    ['tracking parameters', 'https://acme.test/a?utm_source=x&id=7&gclid=1&fbclid=2', 'https://www.acme.test/a?id=7'],
    ['session parameters', 'https://acme.test/a?PHPSESSID=abc&sid=1', 'https://www.acme.test/a'],
    ['a session in the path', 'https://acme.test/a;jsessionid=0A1B2C?x=1', 'https://www.acme.test/a?x=1'],
    ['an empty query', 'https://acme.test/a?', 'https://www.acme.test/a'],
  ])('%s', (_, href, expected) => expect(urlOf(href)).toBe(expected));

  it.each([
    'https://blog.acme.test/a',
    'https://acme.test.evil.test/',
    'https://acme.test:8443/a',
    'mailto:a@acme.test',
    'javascript:void 0',
    'https://user:pass@acme.test/',
    'data:text/html,x',
    'not a url',
  ])('H42 %s is none of its pages', (href) => expect(urlOf(href)).toBeNull());
});

describe('addresses that are one page', () => {
  it.each([
    ['a final slash', '/about', '/about/'],
    ['an index file', '/docs/index.html', '/docs/'],
    ['the order of parameters', '/a?x=1&y=2', '/a?y=2&x=1'],
    ['slashes twice', '//a//b', '/a/b'],
    ['a session folder', '/s/abc123def456/a', '/s/abc123def456/a'],
    ['session ids in the path', '/x/0123456789abcdef01234567/page', '/x/fedcba98765432100123456789/page'],
    ['ASP.NET sessions', '/(S(a1b2c3))/page', '/(S(zzz999))/page'],
  ])('H41 %s', (_, a, b) => expect(keyOf(`https://acme.test${a}`)).toBe(keyOf(`https://acme.test${b}`)));

  it.each([
    ['other parameters', '/a?id=1', '/a?id=2'],
    ['other paths', '/a', '/b'],
    ['upper case', '/About', '/about'],
    ['ids at the end of the path', '/item/550e8400-e29b-41d4-a716-446655440000', '/item/550e8400-e29b-41d4-a716-446655440001'],
  ])('but not %s', (_, a, b) => expect(keyOf(`https://acme.test${a}`)).not.toBe(keyOf(`https://acme.test${b}`)));
});

describe('traps', () => {
  it.each([
    ['/a/a/a/a', 'its path repeats itself'],
    ['/en/shop/en/shop/en/shop', 'its path repeats itself'],
    ['/1/2/3/4/5/6/7/8/9/10/11/12/13', 'its path has more than 12 levels'],
    ['/logout', 'it is an action or an account page'],
    ['/shop/cart/', 'it is an action or an account page'],
    ['/product/7?add-to-cart=7', 'it is an action or an account page'],
    ['/blog/wp-login.php', 'it is an action or an account page'],
    ['/?s=kiln', 'it is a page of search results'],
    ['/search/kiln', 'it is a page of search results'],
    ['/shop?a=1&b=2&c=3&d=4&e=5&f=6', 'it is a combination of many filters'],
  ])('H41 %s: %s', (path, because) => expect(trapOf(new URL(path, site.origin))).toBe(because));

  it.each([
    '/',
    '/accounting',
    '/ratgeber/anmelden',
    '/docs/account',
    '/guides/sign-up',
    '/cartography',
    '/blog/2026/11/how-to-fire',
    '/research',
    '/a/b/a/b',
    '/p?id=1',
  ])('%s is none', (path) => expect(trapOf(new URL(path, site.origin))).toBeNull());

  it('H41 months of a calendar are one series', () => {
    const of = (path: string) => seriesOf(new URL(path, site.origin));
    expect(of('/calendar/2026/11')).toBe(of('/calendar/2027/01'));
    expect(of('/x?month=2026-11')).toBe(of('/x?month=2031-01'));
    expect(of('/blog/2026/11/post')).toBeNull();
  });
});
