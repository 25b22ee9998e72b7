import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Stands between the server and PostgreSQL, understands the client's half of the protocol, and breaks the connection at a statement. */

/** `before`: the statement never arrives. `after`: it is carried out, and its answer is lost. */
export type CutMode = 'before' | 'after';
export type Cut = { /** The statement at which the connection was broken. */ at: string | null };

const START_OF_TRANSACTION = /^begin\b/;
const END_OF_TRANSACTION = /^(commit|rollback)\b/;
const OWN_TABLES = /\bauth"?\.|mail_outbox|audit_log/;
/** Connections of the queue and of listeners come and go by themselves. */
const counts = (text: string, inTransaction: boolean) => inTransaction || START_OF_TRANSACTION.test(text) || OWN_TABLES.test(text);

/** Reads the statements out of the frontend's messages (protocol 3.0); what is not whole yet waits for the next piece. */
function statementReader(): (piece: Buffer) => string[] {
  let [rest, started] = [Buffer.alloc(0), false];
  return (piece) => {
    rest = Buffer.concat([rest, piece]);
    const found: string[] = [];
    for (;;) {
      const head = started ? 1 : 0;
      if (rest.length < head + 4) return found;
      const length = head + rest.readInt32BE(head);
      if (rest.length < length) return found;
      const [kind, body] = [started ? String.fromCharCode(rest[0] ?? 0) : '', rest.subarray(head + 4, length)];
      if (kind === 'Q') found.push(body.toString().replace(/\0.*$/s, ''));
      if (kind === 'P') found.push(body.toString().split('\0')[1] ?? '');
      [rest, started] = [rest.subarray(length), true];
    }
  };
}

export async function openCuttingProxy(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const folder = target.searchParams.get('host');
  const dial = () =>
    folder?.startsWith('/') ? connect(`${folder}/.s.PGSQL.${target.port}`) : connect(Number(target.port), folder ?? target.hostname);
  let held: { at: RegExp; reached: () => void } | null = null;
  let armed: { left: number; mode: CutMode; cut: Cut } | null = null;
  const open = new Set<Socket>();

  const proxy = createServer((client) => {
    const server = dial();
    const read = statementReader();
    let inTransaction = false;
    const cut = () => {
      client.destroy();
      server.destroy();
    };
    for (const socket of [client, server]) {
      open.add(socket);
      socket.on('error', cut).on('close', () => {
        open.delete(socket);
        cut();
      });
    }
    server.on('data', (piece) => client.write(piece));
    client.on('data', (piece) => {
      for (const text of read(piece)) {
        const counted = counts(text, inTransaction);
        if (held?.at.test(text)) {
          held.reached();
          return; // and nothing of this piece arrives
        }
        inTransaction = START_OF_TRANSACTION.test(text) || (inTransaction && !END_OF_TRANSACTION.test(text));
        if (!armed || !counted) continue;
        armed.left -= 1;
        if (armed.left > 0) continue;
        const { mode, cut: noted } = armed;
        [armed, noted.at] = [null, text];
        if (mode === 'before') return cut();
        // PostgreSQL answers once it has carried the statement out.
        server.removeAllListeners('data').once('data', cut);
      }
      server.write(piece);
    });
  });
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
  const url = new URL(databaseUrl);
  url.searchParams.delete('host');
  url.hostname = '127.0.0.1';
  url.port = String((proxy.address() as AddressInfo).port);
  return {
    url: url.href,
    /** Breaks the connection on which the nth statement from now comes. */
    cutAt(n: number, mode: CutMode): Cut {
      const cut: Cut = { at: null };
      armed = { left: n, mode, cut };
      return cut;
    },
    /** Lets no statement through that matches, from now on; resolves at the first one. */
    hold(at: RegExp): Promise<void> {
      return new Promise((done) => {
        held = { at, reached: done };
      });
    },
    disarm() {
      [armed, held] = [null, null];
    },
    close() {
      proxy.close();
      for (const socket of open) socket.destroy();
    },
  };
}
