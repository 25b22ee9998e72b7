import { once } from 'node:events';
import { type AddressInfo, createServer as createTcpServer, type Server } from 'node:net';
import { createServer as createTlsServer, type TlsOptions } from 'node:tls';
import { afterEach, describe, expect, it } from 'vitest';
import type { Fetcher } from '../../src/fetch/fetch.ts';
import { createFetcher } from '../../src/fetch/fetcher.ts';
import { issue } from './certificates.ts';
import { reply } from './raw-server.ts';

const root = issue({ subject: 'Test Root', authority: true });
const intermediate = issue({ subject: 'Test Intermediate', issuer: root, authority: true });
const stranger = issue({ subject: 'Unknown Root', authority: true });
const good = issue({ subject: 'acme.test', issuer: root, hosts: ['acme.test'] });

let server: Server | undefined;
let fetcher: Fetcher | undefined;
afterEach(async () => {
  await fetcher?.close();
  server?.close();
});

const visit = async (made: Server, url = 'https://acme.test/') => {
  server = made;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  fetcher = createFetcher(
    { resolve: { 'acme.test': `127.0.0.1:${(server.address() as AddressInfo).port}` }, limits: { connectMs: 300 } },
    { ca: root.cert },
  );
  return fetcher.fetch({ url });
};
const tls = (options: TlsOptions) => {
  const made = createTlsServer(options, (socket) => {
    socket.on('error', () => {});
    socket.once('data', () => socket.end(reply('<p>secret')));
  });
  made.on('tlsClientError', (_error, socket) => socket.destroy());
  return made;
};
const withCert = (wanted: Partial<Parameters<typeof issue>[0]>, more: TlsOptions = {}) => {
  const { cert, key } = issue({ subject: 'acme.test', issuer: root, hosts: ['acme.test'], ...wanted });
  return tls({ cert, key, ...more });
};

describe('TLS', () => {
  it('is spoken to the mapped address, for the name that was asked for', async () => {
    const outcome = await visit(tls(good));
    expect(outcome.ok && Buffer.from(outcome.body).toString(), outcome.ok ? '' : outcome.message).toBe('<p>secret');
  });

  const ROWS: [what: string, made: () => Server, sentence: RegExp][] = [
    ['expired', () => withCert({ until: '2020-01-01' }), /has expired/],
    ['not valid yet', () => withCert({ from: '2190-01-01' }), /not valid yet/],
    ['self-signed', () => tls(issue({ subject: 'acme.test', hosts: ['acme.test'] })), /self-signed/],
    ['of an unknown authority', () => withCert({ issuer: stranger }), /unknown authority|incomplete/],
    ['for another host', () => withCert({ hosts: ['other.test'] }), /another host name/],
    ['with an incomplete chain', () => withCert({ issuer: intermediate }), /incomplete/],
    ['TLS 1.0 only', () => tls({ ...good, minVersion: 'TLSv1', maxVersion: 'TLSv1', ciphers: 'DEFAULT@SECLEVEL=0' }), /versions of TLS/],
    [
      'no site of this name',
      () => tls({ ...good, SNICallback: (_name, done) => done(new Error('unknown')) }),
      /closed the connection|no site of this name|handshake/,
    ],
    [
      'asks for our certificate',
      () => tls({ ...good, requestCert: true, rejectUnauthorized: true }),
      /asks every visitor for a certificate|closed the connection/,
    ],
    ['HTTP/2 only (H29)', () => tls({ ...good, ALPNProtocols: ['h2'] }), /does not offer HTTP\/1\.1/],
    [
      'plain HTTP on the port',
      () => createTcpServer((socket) => void socket.on('error', () => {}).end(reply('hello'))),
      /does not speak TLS/,
    ],
    [
      'closed while greeting',
      () => createTcpServer((socket) => void socket.once('data', () => socket.resetAndDestroy())),
      /closed the connection/,
    ],
  ];
  it.each(ROWS)('H28 certificate or server: %s', async (_what, made, sentence) => {
    const outcome = await visit(made());
    expect(outcome).toMatchObject({ ok: false, code: 'fetch.tls' });
    expect(outcome.ok ? '' : outcome.message).toMatch(sentence);
  });

  it('H28 a handshake that hangs', async () => {
    const outcome = await visit(createTcpServer((socket) => void socket.on('error', () => {})));
    expect(outcome).toMatchObject({ ok: false, code: 'fetch.connect_timeout' });
    expect(outcome.totalMs).toBeLessThan(1500);
  });

  it('is never given up for plain HTTP, nor the other way round', async () => {
    const outcome = await visit(tls(good), 'http://acme.test/');
    expect(outcome.ok).toBe(false);
  });
});
