import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** What a path answers: a body, an answer in full, or a handler that writes it. */
export type Answer = string | { status?: number; headers?: Record<string, string>; body?: string | Uint8Array };
export type Handler = (request: IncomingMessage, response: ServerResponse) => Answer | undefined | Promise<Answer | undefined>;
export type SitePages = Record<string, Answer | Handler>;

export type ServedSite = {
  /** 127.0.0.1:port, as the `resolve` option of a fetcher wants it. */
  address: string;
  port: number;
  /** Every request, in order of arrival. */
  requests: { method: string; path: string; agent: string; at: number }[];
  close(): Promise<void>;
};

const TYPES: [RegExp, string][] = [
  [/\.(?:xml|rss|atom)$/, 'application/xml'],
  [/\.txt$/, 'text/plain; charset=utf-8'],
  [/\.gz$/, 'application/gzip'],
  [/\.js$/, 'text/javascript'],
  [/\.css$/, 'text/css'],
  [/\.svg$/, 'image/svg+xml'],
];
export const contentTypeOf = (path: string) => TYPES.find(([ending]) => ending.test(path))?.[1] ?? 'text/html; charset=utf-8';
export const MISSING =
  '<!doctype html><html lang="en"><title>Not found</title><h1>Not found</h1><p>There is no page at this address.</p></html>';

/**
 * Serves a site on a free port of the loopback interface. Paths carry their query where the query matters (`/a?page=2`); `*` answers what no other path
 * does; else there is a 404. A handler that returns nothing has written the answer itself, or leaves the client waiting.
 */
export async function serveSite(pages: SitePages): Promise<ServedSite> {
  const requests: ServedSite['requests'] = [];
  const sockets = new Set<Socket>();
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    requests.push({ method: request.method ?? '', path, agent: request.headers['user-agent'] ?? '', at: performance.now() });
    const page = pages[path] ?? pages[path.split('?', 1)[0] ?? ''] ?? pages['*'];
    const answer = typeof page === 'function' ? await page(request, response) : (page ?? { status: 404, body: MISSING });
    if (answer === undefined) return;
    const { status = 200, headers = {}, body = '' } = typeof answer === 'string' ? { body: answer } : answer;
    response.writeHead(status, { 'content-type': contentTypeOf(path.split('?', 1)[0] ?? ''), ...headers });
    response.end(request.method === 'HEAD' ? undefined : body);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // safe: listening on TCP
  return {
    address: `127.0.0.1:${port}`,
    port,
    requests,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
