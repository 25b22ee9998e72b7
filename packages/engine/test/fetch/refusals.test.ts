import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { dial } from '../../src/fetch/dial.ts';
import type { Fetcher } from '../../src/fetch/fetch.ts';
import { createFetcher } from '../../src/fetch/fetcher.ts';
import { type Canary, openCanary, pointedAt } from './canary.ts';
import { type RawServer, reply, serveRaw } from './raw-server.ts';
import { answersOf } from './url-cases.ts';

let canary: Canary;
let canaryPort: number;
let front: RawServer;
let location = '';
let fetcher: Fetcher;

beforeAll(async () => {
  canary = await openCanary();
  canaryPort = canary.port;
  front = await serveRaw((socket) => void socket.write(reply('', { location }, 302)));
  fetcher = createFetcher(
    { resolve: { 'acme.test': `127.0.0.1:${front.port}`, 'canary.test': `127.0.0.1:${canaryPort}` }, allowedPorts: [canaryPort] },
    { names: answersOf },
  );
});
afterAll(async () => {
  await fetcher.close();
  await front.close();
  await canary.close();
});
afterEach(() => vi.unstubAllEnvs());

const inside = () => pointedAt(canaryPort);

/** The first line a proxy answers a request with, or '' where it hangs up. */
const askProxy = (proxy: string, request: string): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(Number(new URL(proxy).port), '127.0.0.1', () => socket.write(request));
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      if (text.includes('\r\n\r\n')) socket.destroy();
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(text.split('\r\n', 1)[0] ?? ''));
  });

describe('no way leads inside', () => {
  it('SSRF-2 the canary can be heard', async () => {
    const before = canary.reached();
    expect(await fetcher.fetch({ url: 'http://canary.test/' })).toMatchObject({ ok: true, status: 200 });
    expect(canary.reached()).toBe(before + 1);
  });

  it('SSRF-1 SSRF-2 SSRF-9 not a fetch', async () => {
    const before = canary.reached();
    const messages = new Set<string>();
    for (const url of inside()) {
      const outcome = await fetcher.fetch({ url });
      expect(outcome, url).toMatchObject({ ok: false, code: 'fetch.refused_address' });
      if (!outcome.ok) messages.add(outcome.message);
    }
    expect(messages.size).toBe(1);
    expect(canary.reached()).toBe(before);
  });

  it('SSRF-1 not a check', async () => {
    for (const url of inside()) await expect(fetcher.check(url), url).rejects.toMatchObject({ code: 'fetch.refused_address' });
  });

  it('SSRF-6 not a redirect', async () => {
    const before = canary.reached();
    for (const url of inside()) {
      location = url;
      expect(await fetcher.fetch({ url: 'http://acme.test/' }), url).toMatchObject({ ok: false, code: 'fetch.refused_address' });
    }
    expect(canary.reached()).toBe(before);
  });

  it('SSRF-7 not the proxy of a rendered page', async () => {
    const before = canary.reached();
    const proxy = await fetcher.openProxy();
    for (const url of inside()) {
      const host = url.replace(/^https?:\/\//i, '').replace(/\/.*$/, '');
      const answers = await Promise.all([
        askProxy(proxy.url, `GET ${url} HTTP/1.1\r\nHost: x\r\n\r\n`),
        askProxy(proxy.url, `CONNECT ${host} HTTP/1.1\r\nHost: ${host}\r\n\r\n`),
      ]);
      for (const answer of answers) expect(answer, url).toMatch(/^$|^HTTP\/1\.1 [45]/);
    }
    await proxy.close();
    expect(canary.reached()).toBe(before);
  });

  it('SSRF-5 not a name whose address changes between the check and the connection', async () => {
    const before = canary.reached();
    let asked = 0;
    const rebinding = createFetcher(
      { allowedPorts: [canaryPort] },
      { names: async () => [asked++ % 2 === 0 ? '93.184.216.34' : '127.0.0.1'] },
    );
    for (let i = 0; i < 500; i++) {
      await rebinding.check('http://rebind.test/');
      expect(await rebinding.fetch({ url: `http://rebind.test:${canaryPort}/` })).toMatchObject({
        ok: false,
        code: 'fetch.refused_address',
      });
    }
    expect(asked).toBe(1000);
    expect(canary.reached()).toBe(before);
    await rebinding.close();
  });

  it('SSRF-10 not a proxy or parser that the environment names', async () => {
    const before = canary.reached();
    for (const name of ['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY', 'http_proxy', 'https_proxy', 'all_proxy'])
      vi.stubEnv(name, `http://127.0.0.1:${canaryPort}`);
    vi.stubEnv('NODE_USE_ENV_PROXY', '1');
    vi.stubEnv('NO_PROXY', '');
    const page = await serveRaw((socket) => void socket.write(reply('fine')));
    const one = createFetcher({ resolve: { 'acme.test': `127.0.0.1:${page.port}` } });
    expect(await one.fetch({ url: 'http://acme.test/' })).toMatchObject({ ok: true });
    expect(canary.reached()).toBe(before);
    await one.close();
    await page.close();
  });
});

describe('the connection itself', () => {
  it('SSRF-4 is dropped before any byte when it leads elsewhere than was checked', async () => {
    const page = await serveRaw(() => {});
    const target = (address: string) => ({ hostname: 'acme.test', addresses: [address], port: page.port });
    // Not in canonical spelling, so that the address of the socket is not among those checked.
    await expect(dial(target('::ffff:127.0.0.1'), { connectMs: 1000 })).rejects.toMatchObject({ code: 'fetch.refused_address' });
    // The operating system would read this as 127.0.0.1; it is never asked.
    await expect(dial(target('127.1'), { connectMs: 1000 })).rejects.toMatchObject({ code: 'fetch.connect' });
    expect(page.requests).toEqual([]);
    await page.close();
  });

  it('tries the next checked address when one does not answer', async () => {
    const page = await serveRaw(() => {});
    const target = { hostname: 'acme.test', addresses: ['0:0:0:0:0:0:0:1', '127.0.0.1'], port: page.port };
    const socket = await dial(target, { connectMs: 5000 });
    expect(socket.remoteAddress).toBe('127.0.0.1');
    socket.destroy();
    await page.close();
  });

  it('says which look-up failed and how', async () => {
    const failing = (code: string) => createFetcher({}, { names: () => Promise.reject(Object.assign(new Error(code), { code })) });
    for (const [code, expected] of [
      ['ENOTFOUND', 'fetch.dns'],
      ['ENODATA', 'fetch.dns'],
      ['ESERVFAIL', 'fetch.dns_failed'],
      ['ETIMEOUT', 'fetch.dns_timeout'],
    ] as const)
      expect(await failing(code).fetch({ url: 'http://acme.test/' })).toMatchObject({ ok: false, code: expected });
    const silent = createFetcher({ limits: { dnsMs: 30 } }, { names: () => new Promise(() => {}) });
    expect(await silent.fetch({ url: 'http://acme.test/' })).toMatchObject({ ok: false, code: 'fetch.dns_timeout' });
  });
});

describe('mapped names', () => {
  it('are dialled on the ports they name, and nothing else is', async () => {
    const page = await serveRaw((socket) => void socket.write(reply('mapped')));
    const one = createFetcher(
      { resolve: { 'Acme.test:8080': `127.0.0.1:${page.port}`, '[2001:db8::7]': `127.0.0.1:${page.port}` } },
      { names: answersOf },
    );
    expect(await one.fetch({ url: 'http://acme.test:8080/' })).toMatchObject({ ok: true, address: '127.0.0.1' });
    expect(await one.fetch({ url: 'http://[2001:db8::7]/' })).toMatchObject({ ok: true });
    expect(await one.fetch({ url: 'http://acme.test/' })).toMatchObject({ ok: false, code: 'fetch.dns' });
    expect(await one.fetch({ url: 'http://other.test:8080/' })).toMatchObject({ ok: false, code: 'fetch.port' });
    expect(await one.fetch({ url: `http://127.0.0.1:${page.port}/` })).toMatchObject({ ok: false, code: 'fetch.port' });
    await one.check('http://acme.test:8080/');
    await one.close();
    await page.close();
  });

  it.each(['acme.test', '127.0.0.1:0', '127.0.0.1:70000', '127.0.0.1:x', '', 'localhost:80', '[::1'])(
    'refuse the target "%s"',
    (target) => {
      expect(() => createFetcher({ resolve: { 'acme.test': target } })).toThrow(expect.objectContaining({ code: 'request.invalid' }));
    },
  );
});
