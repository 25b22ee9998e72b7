import { createServer, request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

/** An HTTP proxy between a browser and the product whose event streams can be cut, as a network does it. */
export async function startCutProxy() {
  const streams = new Set<Socket>();
  let blocked: 'nothing' | 'streams' | 'everything' = 'nothing';
  let opened = 0;
  const server = createServer((asked, answer) => {
    if (blocked === 'everything') return asked.socket.destroy();
    if (new URL(asked.url ?? '').pathname === '/realtime/v1') {
      if (blocked === 'streams') return asked.socket.destroy();
      opened++;
      streams.add(asked.socket);
    }
    const onward = request(asked.url ?? '', { method: asked.method ?? 'GET', headers: asked.headers }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    answer.on('close', () => onward.destroy());
    return asked.pipe(onward);
  });
  // What a test asks itself comes as a tunnel; a browser's requests to http addresses do not.
  server.on('connect', ({ url = '' }, client) => {
    const { hostname, port } = new URL(`http://${url}`);
    const onward = connect(Number(port), hostname, () => client.write('HTTP/1.1 200 OK\r\n\r\n'));
    onward.pipe(client).pipe(onward);
    onward.on('error', () => client.destroy());
    client.on('error', () => onward.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const cut = () => {
    for (const socket of streams) socket.destroy();
    streams.clear();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // safe: listening on TCP
    /** Event streams opened so far. */
    opened: () => opened,
    cut,
    /** Cuts, and refuses every new event stream until `allow`; every other request too where the network is down as a whole. */
    block({ everything = false } = {}) {
      blocked = everything ? 'everything' : 'streams';
      cut();
    },
    allow() {
      blocked = 'nothing';
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
