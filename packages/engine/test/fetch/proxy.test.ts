import { once } from 'node:events';
import { get, request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { connect as connectTls, createServer as createTlsServer } from 'node:tls';
import { afterEach, describe, expect, it } from 'vitest';
import type { Fetcher, FetcherOptions } from '../../src/fetch/fetch.ts';
import { issue } from './certificates.ts';
import { fetcherOf, head, type RawServer, reply, serveRaw } from './raw-server.ts';

let server: RawServer;
let fetcher: Fetcher;
afterEach(async () => {
  await fetcher.close();
  await server.close();
});

const open = async (answer: (socket: Socket) => void, options: FetcherOptions = {}) => {
  server = await serveRaw(answer);
  fetcher = fetcherOf(server, options);
  const proxy = await fetcher.openProxy();
  return { ...proxy, port: Number(new URL(proxy.url).port) };
};
const through = (port: number, url: string, headers = {}) =>
  new Promise<{ status: number; body: string; complete: boolean; headers: object }>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: url, headers, agent: false }, (response) => {
      let body = '';
      response.on('data', (chunk) => {
        body += chunk;
      });
      response.on('error', () => {});
      response.on('close', () =>
        resolve({ status: response.statusCode ?? 0, body, complete: response.complete, headers: response.headers }),
      );
    }).on('error', reject);
  });
const tunnel = async (port: number, authority: string): Promise<{ status: number; socket: Socket }> => {
  const asked = request({ host: '127.0.0.1', port, method: 'CONNECT', path: authority, agent: false }).end();
  const [response, socket] = await once(asked, 'connect');
  return { status: response.statusCode, socket };
};

describe('the proxy for a browser', () => {
  it('passes plain requests on to mapped names', async () => {
    const proxy = await open((socket) => void socket.write(reply('hello')));
    const answer = await through(proxy.port, 'http://acme.test/a?b', {
      cookie: 'a=1',
      'proxy-authorization': 'x',
      'proxy-connection': 'keep-alive',
      upgrade: 'x',
    });
    expect(answer).toMatchObject({ status: 200, body: 'hello', complete: true });
    expect(server.requests[0]).toMatch(/^GET \/a\?b HTTP\/1\.1\r\n/);
    expect(server.requests[0]).toMatch(/^host: acme\.test$/im);
    expect(server.requests[0]).not.toMatch(/^(proxy-|upgrade)/im);
  });

  it('tunnels TLS to mapped names', async () => {
    const { cert, key } = issue({ subject: 'acme.test', hosts: ['acme.test'] });
    const secure = createTlsServer({ cert, key }, (socket) => void socket.once('data', () => socket.end(reply('secret')))).listen(
      0,
      '127.0.0.1',
    );
    await once(secure, 'listening');
    server = await serveRaw(() => {});
    fetcher = fetcherOf({ port: (secure.address() as AddressInfo).port });
    const proxy = await fetcher.openProxy();
    const { status, socket } = await tunnel(Number(new URL(proxy.url).port), 'acme.test:443');
    expect(status).toBe(200);
    const safe = connectTls({ socket, servername: 'acme.test', ca: cert });
    safe.write('GET / HTTP/1.1\r\nhost: acme.test\r\n\r\n');
    let text = '';
    for await (const chunk of safe) text += chunk;
    expect(text).toContain('secret');
    secure.close();
  });

  it.each<[what: string, url: string, status: number]>([
    ['loopback', 'http://127.0.0.1/', 403],
    ['itself', 'http://localhost/', 403],
    ['another port', 'http://acme.test:22/', 403],
    ['another scheme', 'https://acme.test/', 403],
    ['a path', '/', 403],
  ])('refuses %s', async (_what, url, status) => {
    const proxy = await open((socket) => void socket.write(reply('never')));
    expect(await through(proxy.port, url)).toMatchObject({ status, body: '' });
    expect(server.accepted()).toBe(0);
  });

  it.each(['127.0.0.1:443', 'localhost:443', 'acme.test:22', '[::1]:443', 'user@acme.test:443', 'acme.test'])(
    'refuses a tunnel to %s',
    async (authority) => {
      const proxy = await open(() => {});
      const { status } = await tunnel(proxy.port, authority);
      expect(status).toBe(403);
      expect(server.accepted()).toBe(0);
    },
  );

  it.each<[what: string, bytes: string, status: number]>([
    ['a status that cannot be written', 'HTTP/1.1 099 X\r\ncontent-length: 0\r\n\r\n', 502],
    ['no HTTP', 'hello\r\n\r\n', 502],
    ['nothing', '', 502],
    ['headers without end', `HTTP/1.1 200 OK\r\nx: ${'a'.repeat(100_000)}`, 502],
    ['an upgrade', 'HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n', 502],
  ])('answers when the site sends %s', async (_what, bytes, status) => {
    const proxy = await open((socket) => void socket.end(bytes));
    expect(await through(proxy.port, 'http://acme.test/')).toMatchObject({ status, body: '' });
  });

  it('drops what it opened for a browser that has gone', async () => {
    const proxy = await open(() => {});
    const asker = connect(proxy.port, '127.0.0.1', () => asker.write('GET http://acme.test/ HTTP/1.1\r\nhost: acme.test\r\n\r\n'));
    await expect.poll(() => server.requests.length).toBe(1);
    asker.destroy();
    await expect.poll(() => server.open()).toBe(0);
  });

  it('bounds the bytes of a connection', async () => {
    const endless = (socket: Socket) => {
      socket.write(head(200));
      const pour = () => {
        if (!socket.destroyed && socket.write('a'.repeat(10_000))) setImmediate(pour);
        else socket.once('drain', pour);
      };
      pour();
    };
    const proxy = await open(endless, { limits: { wireBytes: 50_000 } });
    const plain = await through(proxy.port, 'http://acme.test/');
    expect(plain.complete).toBe(false);
    expect(plain.body.length).toBeLessThan(1_000_000);
    const { socket } = await tunnel(proxy.port, 'acme.test:80');
    socket.write('GET / HTTP/1.1\r\n\r\n');
    let bytes = 0;
    socket.on('data', (chunk) => {
      bytes += chunk.length;
    });
    await once(socket, 'close');
    expect(bytes).toBeLessThan(1_000_000);
  });

  it('bounds the time of a connection', async () => {
    const proxy = await open(() => {}, { limits: { totalMs: 20 } });
    const { socket } = await tunnel(proxy.port, 'acme.test:80');
    await once(socket.resume(), 'close');
    expect(await through(proxy.port, 'http://acme.test/')).toMatchObject({ status: 502 });
  });

  it('ends what runs when it is closed, by itself or with the fetcher', async () => {
    const proxy = await open(() => {});
    const { socket } = await tunnel(proxy.port, 'acme.test:80');
    const closed = once(socket.resume(), 'close');
    await proxy.close();
    await closed;
    const refusing = connect(proxy.port, '127.0.0.1');
    await expect(once(refusing, 'connect')).rejects.toThrow(/ECONNREFUSED/);
    const second = await fetcher.openProxy();
    await fetcher.close();
    await expect(once(connect(Number(new URL(second.url).port), '127.0.0.1'), 'connect')).rejects.toThrow(/ECONNREFUSED/);
  });
});
