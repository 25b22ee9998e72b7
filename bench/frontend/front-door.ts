import { createServer as createHttpServer, request } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { createServer as createTcpServer, type Socket } from 'node:net';
import { issue } from '../../packages/engine/test/fetch/certificates.ts';

/** What stands before the product in the world: https with a certificate for its name, and a redirect to it from http. One port takes both. */

const TLS_HANDSHAKE = 0x16;

export type FrontDoor = { port: number /** The authority that issued the certificate, as PEM. */; authority: string; close(): void };

/** The first host is the product's; the others stand for pages it links to, where the machine has no way out, and answer with a page. */
export async function openFrontDoor(hosts: readonly [string, ...string[]], productPort: number): Promise<FrontDoor> {
  const [host] = hosts;
  const authority = issue({ subject: 'Bench authority', authority: true });
  const { cert, key } = issue({ subject: host, issuer: authority, hosts: [...hosts] });
  const secure = createHttpsServer({ cert, key }, (incoming, answer) => {
    if (incoming.headers.host !== host) return answer.writeHead(200, { 'content-type': 'text/html' }).end('<title>Elsewhere</title>');
    const onward = request(
      { port: productPort, host: '127.0.0.1', method: incoming.method, path: incoming.url, headers: incoming.headers },
      (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(answer);
      },
    );
    onward.on('error', () => answer.writeHead(502).end());
    incoming.pipe(onward);
  });
  const plain = createHttpServer((incoming, answer) => answer.writeHead(301, { location: `https://${host}${incoming.url}` }).end());
  const sockets = new Set<Socket>();
  const door = createTcpServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    socket.once('readable', () => {
      const first: Buffer | null = socket.read(1);
      if (!first) return;
      socket.unshift(first);
      (first[0] === TLS_HANDSHAKE ? secure : plain).emit('connection', socket);
    });
  });
  await new Promise<void>((done) => door.listen(0, '127.0.0.1', done));
  const close = () => {
    door.close();
    for (const socket of sockets) socket.destroy();
  };
  return { port: (door.address() as AddressInfo).port, authority: authority.cert, close };
}
