import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server on loopback that stands for an AI provider: it keeps what it is asked and speaks one protocol. */

/** What the model says; a function may write the HTTP answer itself, or leave it open. */
export type Reply = string | ((response: ServerResponse) => void);
export type Asked<B> = { path: string; headers: IncomingHttpHeaders; body: B };

export type Protocol<B> = {
  /** The only path that answers, by POST. */
  path: string;
  /** The answer that carries this text. */
  answer(text: string, body: B): unknown;
};

export async function startModelServer<B>({ path, answer }: Protocol<B>, respond: (body: B) => Reply) {
  const asked: Asked<B>[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString()) as B;
    asked.push({ path: request.url ?? '', headers: request.headers, body });
    if (request.method !== 'POST' || request.url !== path) return response.writeHead(404).end();
    const reply = respond(body);
    if (typeof reply === 'function') return reply(response);
    return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer(reply, body)));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo; // safe: listening on TCP
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
  return { url: `http://127.0.0.1:${port}`, asked, stop };
}
