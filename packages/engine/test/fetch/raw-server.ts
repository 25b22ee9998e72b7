import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { Fetcher, FetcherOptions } from '../../src/fetch/fetch.ts';
import { createFetcher } from '../../src/fetch/fetcher.ts';

export type RawServer = {
  port: number;
  /** Connections accepted so far. */
  accepted(): number;
  /** Connections open now. */
  open(): number;
  /** Heads of the requests received so far. */
  requests: string[];
  close(): Promise<void>;
};

/** A TCP server that answers each request's head with whatever bytes the test wants. */
export const serveRaw = async (answer: (socket: Socket, head: string, count: number) => void): Promise<RawServer> => {
  const sockets = new Set<Socket>();
  const requests: string[] = [];
  const server = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    let held = '';
    socket.on('data', (chunk) => {
      held += chunk.toString('latin1');
      for (let end = held.indexOf('\r\n\r\n'); end >= 0; end = held.indexOf('\r\n\r\n')) {
        const head = held.slice(0, end);
        held = held.slice(end + 4);
        requests.push(head);
        answer(socket, head, requests.length);
      }
    });
  });
  let accepted = 0;
  server.on('connection', () => accepted++);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    accepted: () => accepted,
    open: () => sockets.size,
    requests,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};

export const head = (status: number, headers: Record<string, string | number> = {}) =>
  `HTTP/1.1 ${status} Some Reason\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`;

/** A whole answer with its length. */
export const reply = (body: string | Uint8Array, headers: Record<string, string | number> = {}, status = 200): Buffer => {
  const bytes = Buffer.from(body);
  return Buffer.concat([Buffer.from(head(status, { 'content-type': 'text/html', 'content-length': bytes.length, ...headers })), bytes]);
};

/** A fetcher that knows the server as acme.test. */
export const fetcherOf = (server: { port: number }, options: FetcherOptions = {}): Fetcher =>
  createFetcher({ resolve: { 'acme.test': `127.0.0.1:${server.port}` }, ...options });
