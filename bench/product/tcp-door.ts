import { connect, createServer, type Socket } from 'node:net';

/** A TCP door that somebody can stand in: what goes through it is passed on, held up, spoiled or cut. */

export type Mode =
  /** As if it were not there. */
  | { kind: 'pass' }
  /** The connection is reset at once. */
  | { kind: 'down' }
  /** Nothing is answered for so long, then everything. */
  | { kind: 'slow'; ms: number }
  /** Every byte of the answer is another one. */
  | { kind: 'garbled' }
  /** The request arrives and does its work; the connection breaks before the answer. */
  | { kind: 'answer lost' }
  /** This is answered, and nothing is passed on. */
  | { kind: 'says'; text: string };

export type TcpDoor = {
  port: number;
  mode: Mode;
  /** Connections that met another mode than `pass`. */
  touched(): number;
  /** Breaks every connection that is open; answers how many. */
  cut(): number;
  stop(): Promise<void>;
};

/** Listens on a free loopback port and passes on to `target`, which may be asked anew for every connection. */
export async function openTcpDoor(target: () => { host: string; port: number }): Promise<TcpDoor> {
  const open = new Set<Socket>();
  let touched = 0;
  let mode: Mode = { kind: 'pass' };

  const track = (socket: Socket) => {
    open.add(socket);
    socket.on('error', () => {}); // broken on purpose, or by the other side
    socket.on('close', () => open.delete(socket));
    return socket;
  };

  const server = createServer({ allowHalfOpen: false }, (client) => {
    track(client);
    if (mode.kind === 'down') {
      touched += 1;
      client.resetAndDestroy();
      return;
    }
    const upstream = track(connect(target()));
    const breakBoth = () => {
      client.destroy();
      upstream.destroy();
    };
    client.on('close', breakBoth);
    upstream.on('close', breakBoth);
    client.on('data', (chunk: Buffer) => {
      if (mode.kind === 'says') {
        touched += 1;
        client.end(mode.text);
      } else if (mode.kind === 'down') {
        touched += 1;
        breakBoth();
      } else if (!upstream.destroyed) upstream.write(chunk);
    });
    upstream.on('data', (chunk: Buffer) => {
      if (mode.kind !== 'pass') touched += 1;
      if (mode.kind === 'answer lost' || mode.kind === 'down') return breakBoth();
      const bytes = mode.kind === 'garbled' ? Buffer.from(chunk.map((byte) => byte ^ 0x55)) : chunk;
      if (mode.kind === 'slow') setTimeout(() => client.writable && client.write(bytes), mode.ms);
      else if (client.writable) client.write(bytes);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const cut = () => {
    const cutNow = open.size;
    for (const socket of open) socket.destroy();
    return cutNow;
  };
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    get mode() {
      return mode;
    },
    set mode(next) {
      mode = next;
    },
    touched: () => touched,
    cut,
    async stop() {
      const closed = new Promise((done) => server.close(done));
      cut();
      await closed;
    },
  };
}
