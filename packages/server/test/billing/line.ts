import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** The line between the product and the payment provider, with what can go wrong on it. The provider's own pages pass always. */

export type Trouble =
  | 'none'
  /** Nobody answers. */
  | 'silence'
  | 'reset'
  /** The provider does what it is asked, and its answer is lost. */
  | 'answer lost'
  /** The provider fails, and repeats that under the same idempotency key, as Stripe does. */
  | 'failure'
  | 'too many requests'
  | 'a page instead of JSON'
  | 'half an answer'
  | 'an empty object';

export type Line = Awaited<ReturnType<typeof openLine>>;
type Call = { method: string; path: string; key: string | undefined };

export async function openLine(target: string) {
  let trouble: Trouble = 'none';
  const failedKeys = new Set<string>();
  const calls: Call[] = [];
  const silent: ServerResponse[] = [];
  /** Called when the provider has done what a call asked for, before its answer goes on. */
  let onDone: ((call: Call) => void) | undefined;

  async function forward(request: IncomingMessage, body: string) {
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(([name]) => !['connection', 'content-length', 'transfer-encoding'].includes(name)),
    ) as Record<string, string>;
    const options = { method: request.method ?? 'GET', headers, redirect: 'manual' as const };
    return fetch(`${target}${request.url}`, request.method === 'GET' ? options : { ...options, body });
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const json = (status: number, content: string) => response.writeHead(status, { 'content-type': 'application/json' }).end(content);
    const failure = () => json(500, '{"error":{"type":"api_error","message":"Something went wrong on our end."}}');
    const key = request.headers['idempotency-key'] as string | undefined;
    const call = { method: request.method ?? '', path: request.url ?? '', key };
    const isApi = call.path.startsWith('/v1/');
    if (isApi) calls.push(call);
    const now = isApi ? trouble : 'none';
    if (now === 'failure' || (key && failedKeys.has(key))) {
      if (key) failedKeys.add(key);
      return void failure();
    }
    if (now === 'silence') return void silent.push(response);
    if (now === 'reset') return void request.socket.destroy();
    if (now === 'too many requests')
      return void json(429, '{"error":{"type":"invalid_request_error","code":"rate_limit","message":"Too many"}}');
    if (now === 'a page instead of JSON') return void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>');
    if (now === 'an empty object') return void json(200, '{}');
    const done = await forward(request, body);
    const content = await done.text();
    if (isApi) onDone?.(call);
    if (now === 'answer lost' || (isApi && trouble === 'reset')) return void request.socket.destroy();
    response.writeHead(done.status, {
      'content-type': done.headers.get('content-type') ?? 'application/json',
      ...(done.headers.get('location') ? { location: done.headers.get('location') ?? '' } : {}),
      ...(now === 'half an answer' ? { 'content-length': content.length } : {}),
    });
    if (now !== 'half an answer') return void response.end(content);
    response.write(content.slice(0, content.length / 2));
    response.destroy();
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    meet(next: Trouble) {
      trouble = next;
      for (const response of silent.splice(0)) response.destroy();
    },
    whenDone(listener: typeof onDone) {
      onDone = listener;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
