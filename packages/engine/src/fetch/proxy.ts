import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { CodedError } from '@citelight/contracts';
import { dial } from './dial.ts';
import type { FetchLimits } from './fetch.ts';
import type { Targets } from './targets.ts';
import { bareHost, normalizeUrl, portOf, type UrlPolicy } from './url.ts';

export type Proxy = { url: string; close(): Promise<void> };

/** A tunnel carries many answers of a page that is being rendered, hence several times the bounds of one. */
const TUNNEL_TIMES = 4;

/** Belong to one connection and are not passed on (RFC 9110 section 7.6.1). */
const HOP_BY_HOP = ['connection', 'keep-alive', 'proxy-authorization', 'proxy-connection', 'te', 'trailer', 'transfer-encoding', 'upgrade'];

const forwarded = (headers: IncomingMessage['headers']) => {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name) && !named.includes(name)));
};

/** The host and port of CONNECT (RFC 9110 section 9.3.6). */
const authority = (text: string, policy: UrlPolicy): URL => {
  if (!/^[^/?#\\]+:\d+$/.test(text)) throw new CodedError('fetch.not_a_url');
  return normalizeUrl(`https://${text}/`, policy);
};

const statusOf = (error: unknown): number => {
  const code = error instanceof CodedError ? error.code : '';
  if (code === 'fetch.connect_timeout' || code === 'fetch.dns_timeout') return 504;
  return code === 'fetch.connect' || code === 'fetch.dns' || code === 'fetch.dns_failed' || code === '' ? 502 : 403;
};

/** An HTTP proxy on loopback, for Chromium: every connection it makes passes the same address filter and map of names as a fetch. */
export const openProxy = async (targets: Targets, policy: UrlPolicy, limits: FetchLimits): Promise<Proxy> => {
  const sockets = new Set<Duplex>();
  const ended = new AbortController();
  const mostBytes = limits.wireBytes * TUNNEL_TIMES;

  const track = (socket: Duplex) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
  };

  /** @param asker The browser's side: when it is gone, so is the connection made for it. */
  const reach = async (url: URL, asker: Duplex | ServerResponse): Promise<Socket> => {
    const target = await targets.find(bareHost(url), portOf(url));
    const socket = await dial(target, { connectMs: limits.connectMs, signal: ended.signal });
    track(socket);
    asker.once('close', () => socket.destroy());
    if (asker.destroyed) socket.destroy();
    let bytes = 0;
    socket.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > mostBytes) socket.destroy();
    });
    socket.pause();
    const timer = setTimeout(() => socket.destroy(), limits.totalMs * TUNNEL_TIMES);
    socket.once('close', () => clearTimeout(timer));
    return socket;
  };

  const tunnel = async (asked: IncomingMessage, client: Duplex, first: Buffer) => {
    track(client);
    try {
      const upstream = await reach(authority(asked.url ?? '', policy), client);
      client.write('HTTP/1.1 200 Connection established\r\n\r\n');
      if (first.length > 0) upstream.write(first);
      upstream.pipe(client).pipe(upstream);
      upstream.once('close', () => client.destroy());
    } catch (error) {
      client.end(`HTTP/1.1 ${statusOf(error)} Refused\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`);
    }
  };

  const forward = async (asked: IncomingMessage, answer: ServerResponse) => {
    const refuse = (error: unknown) => {
      if (answer.headersSent) answer.destroy();
      else answer.writeHead(statusOf(error), { 'content-length': '0', connection: 'close' }).end();
    };
    try {
      const url = normalizeUrl(asked.url ?? '', policy);
      if (url.protocol !== 'http:') throw new CodedError('fetch.scheme');
      const upstream = await reach(url, answer);
      const request = httpRequest({
        createConnection: () => upstream,
        method: asked.method,
        path: url.pathname + url.search,
        headers: { ...forwarded(asked.headers), host: url.host, connection: 'close' },
        setHost: false,
        maxHeaderSize: limits.headerBytes,
      });
      // A socket that was paused by hand is not resumed by the parser that is put on it.
      request.once('socket', () => upstream.resume());
      request.on('response', (response) => {
        response.on('error', refuse);
        try {
          answer.writeHead(response.statusCode ?? 502, forwarded(response.headers));
          response.pipe(answer);
        } catch (error) {
          // Node reads statuses (such as 099) that it does not write.
          refuse(error);
        }
      });
      request.on('error', refuse);
      // An upgrade that nobody asked for ends the connection without an error.
      upstream.once('close', () => {
        if (!answer.headersSent && !answer.destroyed) refuse(null);
      });
      asked.pipe(request);
    } catch (error) {
      refuse(error);
    }
  };

  const server = createServer({ maxHeaderSize: limits.headerBytes }, (asked, answer) => void forward(asked, answer));
  server.on('connection', track);
  server.on('connect', (asked, client, first) => void tunnel(asked, client, first));
  server.on('clientError', (_error, socket) => socket.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        ended.abort();
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
};
