import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type TestServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ env: { ROLE: 'api' } });
});
afterAll(() => server?.stop());

it('SC-6 a server that stops takes no new connection, answers what was begun, and keeps no busy connection', async () => {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  let received = '';
  socket.on('data', (chunk: Buffer) => {
    received += chunk;
  });
  const ended = once(socket, 'close');
  const head = (line: string, more = '') => `${line} HTTP/1.1\r\nhost: ${hostname}\r\n${more}\r\n`;
  // The first answer shows that the connection is kept; the next request is begun and not ended.
  socket.write(head('GET /healthz') + head('POST /auth/v1/recover', 'content-type: application/json\r\ncontent-length: 20\r\n'));
  await expect.poll(() => received).toContain('"ok"');
  expect(received).toMatch(/connection: keep-alive/i);

  const stopped = server.stop();
  await expect
    .poll(() =>
      fetch(`${server.url}/healthz`).then(
        () => 'answers',
        () => 'refused',
      ),
    )
    .toBe('refused');
  received = '';
  socket.write(`{"email":"a@b.test"}${head('GET /healthz')}${head('GET /healthz')}`);
  await ended;
  expect(received).toContain('"ok"');
  expect(received.match(/connection: close/gi)).toHaveLength(1);
  await stopped;
});
