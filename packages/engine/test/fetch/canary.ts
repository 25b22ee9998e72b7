import { type AddressInfo, createServer, type Socket } from 'node:net';
import { ALL_URL_CASES } from './url-cases.ts';

/** SSRF-2: something that listens at every loopback address of this machine, and must never be reached. */
export type Canary = { port: number; reached(): number; close(): Promise<void> };

/** @param port 0 takes a free one; rejects where it may not be listened on */
export const openCanary = async (port = 0): Promise<Canary> => {
  let reached = 0;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    reached++;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {}).end('HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 6\r\n\r\nsecret');
  });
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(port, '::', done);
  });
  return {
    port: (server.address() as AddressInfo).port,
    reached: () => reached,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        for (const socket of sockets) socket.destroy();
      }),
  };
};

/** The rows of the table that lead inside, pointed at this port. */
export const pointedAt = (port: number): string[] =>
  ALL_URL_CASES.filter(([, , expected]) => expected === 'fetch.refused_address').map(([, input]) =>
    input.replace(/^(https?:\/\/)(\[[^\]]*\]|[^/:]*)(?::\d+)?/i, `$1$2:${port}`),
  );

/** Every row that is not one of the public ones: nothing of ours may go there, or take it for an address. */
export const REFUSED_ROWS: readonly string[] = ALL_URL_CASES.filter(([, , expected]) => expected !== 'ok').map(([, input]) => input);
