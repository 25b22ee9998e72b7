import { afterEach, describe, expect, it } from 'vitest';
import type { Fetcher, FetcherOptions, FetchRequest } from '../../src/fetch/fetch.ts';
import { OUR_USER_AGENT } from '../../src/fetch/user-agents.ts';
import { fetcherOf, head, type RawServer, reply, serveRaw } from './raw-server.ts';

let server: RawServer;
let fetcher: Fetcher;
afterEach(async () => {
  await fetcher.close();
  await server.close();
});

type Route = (path: string) => string | Buffer;
const visit = async (route: Route, request: Partial<FetchRequest> = {}, options: FetcherOptions = {}) => {
  server = await serveRaw((socket, asked) => void socket.write(route(/^\w+ (\S+)/.exec(asked)?.[1] ?? '')));
  fetcher = fetcherOf(server, options);
  return fetcher.fetch({ url: 'http://acme.test/', ...request });
};
const to = (location: string, status = 302) => reply('moved', { location }, status);
const page = reply('<p>here');

describe('redirects', () => {
  it.each([301, 302, 303, 307, 308])('follows %i and says where it ended', async (status) => {
    const outcome = await visit((path) => (path === '/' ? to('/next?a=1#part', status) : page));
    expect(outcome).toMatchObject({
      ok: true,
      status: 200,
      url: 'http://acme.test/',
      finalUrl: 'http://acme.test/next?a=1',
      hops: [{ url: 'http://acme.test/', status }],
    });
  });

  const LOCATIONS: [location: string, finalUrl: string][] = [
    ['http://acme.test/abs', 'http://acme.test/abs'],
    ['//acme.test/scheme', 'http://acme.test/scheme'],
    ['rel', 'http://acme.test/rel'],
    ['?q', 'http://acme.test/?q'],
    ['./a/../b', 'http://acme.test/b'],
    [Buffer.from('/köln').toString('latin1'), 'http://acme.test/k%C3%B6ln'],
    ['/k\xf6ln', 'http://acme.test/k%C3%B6ln'],
  ];
  it.each(LOCATIONS)('resolves Location: %s', async (location, finalUrl) => {
    const raw = Buffer.from(`HTTP/1.1 302 Found\r\nlocation: ${location}\r\ncontent-length: 0\r\n\r\n`, 'latin1');
    expect(await visit((path) => (path === '/' ? raw : page))).toMatchObject({ ok: true, finalUrl });
  });

  it('follows ten and not eleven', async () => {
    const chain: Route = (path) => (path === '/10' ? page : to(`/${Number(path.slice(1)) + 1}`));
    const outcome = await visit(chain);
    expect(outcome.ok && outcome.hops.length).toBe(10);
    expect(await fetcher.fetch({ url: 'http://acme.test/-1' })).toMatchObject({ ok: false, code: 'fetch.redirect_loop' });
    expect(await fetcher.fetch({ url: 'http://acme.test/6', maxRedirects: 3 })).toMatchObject({ ok: false, code: 'fetch.redirect_loop' });
    expect(await fetcher.fetch({ url: 'http://acme.test/7', maxRedirects: 3 })).toMatchObject({ ok: true });
  });

  it('hands the redirect itself over where none is to be followed', async () => {
    const outcome = await visit(() => to('/next'), { maxRedirects: 0 });
    expect(outcome).toMatchObject({ ok: true, status: 302, hops: [], headers: { location: '/next' } });
    expect(outcome.ok && outcome.finalUrl).toBe('http://acme.test/');
  });

  const LOOPS: [what: string, route: Route, most: number][] = [
    ['H21 to itself', () => to('/'), 1],
    ['H21 there and back', (path) => to(path === '/' ? '/b' : '/'), 2],
    ['H21 a growing query', (path) => to(`${path}${path.includes('?') ? '&' : '?'}x=1`), 11],
    ['H22 a cookie wall', () => reply('', { location: '/', 'set-cookie': 'ok=1' }, 302), 1],
  ];
  it.each(LOOPS)('%s ends', async (_what, route, most) => {
    expect(await visit(route)).toMatchObject({ ok: false, code: 'fetch.redirect_loop' });
    expect(server.requests.length).toBe(most);
  });

  const INVALID: [location: string, code: string][] = [
    ['http://', 'fetch.redirect_invalid'],
    ['http://[', 'fetch.redirect_invalid'],
    ['ftp://acme.test/', 'fetch.redirect_invalid'],
    ['file:///etc/passwd', 'fetch.redirect_invalid'],
    ['javascript:alert(1)', 'fetch.redirect_invalid'],
    ['data:text/html,x', 'fetch.redirect_invalid'],
    ['http://user:pass@acme.test/', 'fetch.redirect_invalid'],
    [`/${'a'.repeat(3000)}`, 'fetch.redirect_invalid'],
    ['http://acme.test:22/', 'fetch.port'],
    ['http://127.0.0.1/', 'fetch.refused_address'],
  ];
  it.each(INVALID)('refuses Location: %.40s', async (location, code) => {
    const outcome = await visit(() => to(location));
    expect(outcome).toMatchObject({ ok: false, code, hops: [{ url: 'http://acme.test/', status: 302 }] });
    expect(server.requests.length).toBe(1);
  });

  it('follows on the head alone, however the body ends', async () => {
    const broken = `${head(302, { location: '/next', 'content-length': 1000 })}abc`;
    server = await serveRaw((socket, asked) => void (asked.startsWith('GET / ') ? socket.end(broken) : socket.write(page)));
    fetcher = fetcherOf(server);
    expect(await fetcher.fetch({ url: 'http://acme.test/' })).toMatchObject({ ok: true, finalUrl: 'http://acme.test/next' });
  });

  it('never sends cookies, credentials or a referrer along', async () => {
    await visit((path) =>
      path === '/' ? reply('', { location: '/next', 'set-cookie': 'id=1' }, 302) : reply('x', { 'set-cookie': 'id=2' }),
    );
    await fetcher.fetch({ url: 'http://acme.test/again' });
    expect(server.requests.length).toBe(3);
    for (const asked of server.requests) expect(asked).not.toMatch(/^(cookie|authorization|referer):/im);
  });
});

describe('answers that are no pages', () => {
  const FINAL: [what: string, bytes: string | Buffer, status: number, body: string][] = [
    ['H23 301 without Location', reply('x', {}, 301), 301, 'x'],
    ['H23 301 with an empty Location', reply('x', { location: '' }, 301), 301, 'x'],
    ['H23 300 with Location', reply('x', { location: '/a' }, 300), 300, 'x'],
    ['H23 304', head(304), 304, ''],
    ['H23 204', head(204), 204, ''],
    ['H23 206', reply('part', {}, 206), 206, 'part'],
    ['H24 451', reply('no', {}, 451), 451, 'no'],
    ['H24 520', reply('no', {}, 520), 520, 'no'],
    ['H24 999', reply('no', {}, 999), 999, 'no'],
    ['H33 one byte', reply('a'), 200, 'a'],
    ['H33 nothing', reply(''), 200, ''],
  ];
  it.each(FINAL)('%s', async (_what, bytes, status, body) => {
    const outcome = await visit(() => bytes);
    expect(outcome).toMatchObject({ ok: true, status, hops: [], truncated: false });
    expect(outcome.ok && Buffer.from(outcome.body).toString()).toBe(body);
  });

  it('H25 hands over how long the site asks to wait, and does not wait or ask again itself', async () => {
    const outcome = await visit(() => reply('slow down', { 'retry-after': 999_999 }, 429));
    expect(outcome).toMatchObject({ ok: true, status: 429, retryAfterMs: 120_000 });
    expect(server.requests.length).toBe(1);
  });
});

describe('requests', () => {
  it('HEAD asks for no body and believes no length', async () => {
    const outcome = await visit(() => head(200, { 'content-length': 99_999_999, 'content-type': 'text/html' }), { method: 'HEAD' });
    expect(outcome).toMatchObject({ ok: true, status: 200, wireBytes: 0, headers: { 'content-length': '99999999' } });
    expect(server.requests[0]).toMatch(/^HEAD \/ HTTP\/1\.1/);
  });

  it('joins repeated headers and drops set-cookie', async () => {
    const outcome = await visit(
      () => 'HTTP/1.1 200 OK\r\nX-Robots-Tag: noindex\r\nx-robots-tag: nofollow\r\nset-cookie: a=1\r\ncontent-length: 0\r\n\r\n',
    );
    expect(outcome.ok && outcome.headers).toEqual({ 'x-robots-tag': 'noindex, nofollow', 'content-length': '0' });
  });

  it('H48 a header named __proto__ stays a header', async () => {
    const outcome = await visit(() => 'HTTP/1.1 200 OK\r\n__proto__: x\r\ncontent-length: 0\r\n\r\n');
    expect(outcome.ok && Object.getPrototypeOf(outcome.headers)).toBe(Object.prototype);
  });

  it('sends the agent that was asked for', async () => {
    await visit(() => page);
    await fetcher.fetch({ url: 'http://acme.test/b', as: 'browser' });
    await fetcher.fetch({ url: 'http://acme.test/c', as: { userAgent: 'Mozilla/5.0 (compatible; OAI-SearchBot/1.3)' } });
    const [self, browser, other] = server.requests;
    expect(OUR_USER_AGENT).toMatch(/^\w+Bot\/1\.0 \(\+https:\/\/[\w.]+\/bot\)$/);
    expect(self).toContain(`user-agent: ${OUR_USER_AGENT}\r\n`);
    expect(browser).toMatch(/^user-agent: Mozilla\/5\.0 .* Chrome\/\d+\.0\.0\.0 Safari\/537\.36$/im);
    expect(browser).toMatch(/^sec-fetch-mode: navigate$/im);
    expect(other).toMatch(/^user-agent: Mozilla\/5\.0 \(compatible; OAI-SearchBot\/1\.3\)$/im);
    expect(other).not.toMatch(/^sec-/im);
  });
});
