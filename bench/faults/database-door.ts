import { mkdirSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';

/**
 * The door between one process and PostgreSQL. It reads the statements that go through (frontend/backend protocol 3), so that the process can be killed
 * right before or right after the commit of a transaction that is known by one of its statements.
 */

/** `before`: the commit never arrives. `after`: it is done, and the process dies before it hears of it. */
export type Point = { statement: RegExp; when: 'before' | 'after' };

export type DatabaseDoor = {
  /** The folder of the socket, for the host of a connection. */
  folder: string;
  mode: 'pass' | 'refuse' | 'freeze';
  /** Calls `kill` when the process reaches the point, once; several points may be armed at once. Answers how to give up waiting. */
  arm(point: Point, kill: () => void): () => void;
  cut(): number;
  stop(): Promise<void>;
};

const PORT = 5432;
const COMMIT = /^\s*commit\b/i;
const BEGIN = /^\s*(begin|start transaction)\b/i;
const END = /^\s*(rollback\s*;?\s*$|commit\b)/i;
/** A text that begins and commits in one go. */
const WHOLE = /\bcommit\s*;?\s*$/i;
const READY_FOR_QUERY = 0x5a;

/** The statements in a stream of frontend messages; the first message has no type. */
function statementReader(onStatement: (text: string) => void): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  let started = false;
  return (chunk) => {
    rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    for (;;) {
      const head = started ? 1 : 0;
      if (rest.length < head + 4) return;
      const length = head + rest.readInt32BE(head);
      if (rest.length < length) return;
      const message = rest.subarray(0, length);
      rest = rest.subarray(length);
      if (!started) {
        started = true;
        continue;
      }
      const type = String.fromCharCode(message[0] ?? 0);
      if (type === 'Q') onStatement(message.toString('utf8', 5, length - 1));
      if (type === 'P') {
        const nameEnd = message.indexOf(0, 5);
        onStatement(message.toString('utf8', nameEnd + 1, message.indexOf(0, nameEnd + 1)));
      }
    }
  };
}

export async function openDatabaseDoor(folder: string, databaseFolder: string): Promise<DatabaseDoor> {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `.s.PGSQL.${PORT}`);
  rmSync(path, { force: true });
  const open = new Set<Socket>();
  let mode: DatabaseDoor['mode'] = 'pass';
  let frozen: (() => void)[] = [];
  const armed = new Set<{ point: Point; kill: () => void }>();

  const track = (socket: Socket) => {
    open.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => open.delete(socket));
    return socket;
  };
  /** At once, or when the door is thawed. */
  const whenOpen = (work: () => void) => (mode === 'freeze' ? frozen.push(work) : work());

  const server = createServer((client) => {
    track(client);
    if (mode === 'refuse') return void client.destroy();
    const upstream = track(connect(join(databaseFolder, `.s.PGSQL.${PORT}`)));
    const breakBoth = () => {
      client.destroy();
      upstream.destroy();
    };
    client.on('close', breakBoth);
    upstream.on('close', breakBoth);

    let inTransaction = false;
    const matched: typeof armed = new Set();
    let reached: { point: Point; kill: () => void } | undefined;
    const read = statementReader((text) => {
      if (BEGIN.test(text) && !WHOLE.test(text)) {
        inTransaction = true;
        matched.clear();
      }
      for (const one of armed) if (one.point.statement.test(text)) matched.add(one);
      if (!inTransaction || COMMIT.test(text)) reached ??= [...matched].find((one) => armed.has(one));
      if (END.test(text)) inTransaction = false;
      if (!inTransaction) matched.clear();
    });
    const die = () => {
      if (reached && armed.delete(reached)) reached.kill();
      breakBoth();
    };
    client.on('data', (chunk: Buffer) => {
      read(chunk);
      if (reached?.point.when === 'before') return die();
      whenOpen(() => !upstream.destroyed && upstream.write(chunk));
    });
    upstream.on('data', (chunk: Buffer) => {
      // The answer is complete, and with it the commit, when the server is ready for the next statement.
      if (reached?.point.when === 'after') return chunk.length >= 6 && chunk[chunk.length - 6] === READY_FOR_QUERY ? die() : undefined;
      whenOpen(() => client.writable && client.write(chunk));
    });
  });
  await new Promise<void>((done, fail) => server.once('error', fail).listen(path, done));
  const cut = () => {
    const cutNow = open.size;
    for (const socket of open) socket.destroy();
    return cutNow;
  };
  return {
    folder,
    get mode() {
      return mode;
    },
    set mode(next) {
      mode = next;
      if (next === 'freeze') return;
      const waiting = frozen;
      frozen = [];
      for (const work of waiting) work();
    },
    arm(point, kill) {
      const one = { point, kill };
      armed.add(one);
      return () => void armed.delete(one);
    },
    cut,
    async stop() {
      const closed = new Promise((done) => server.close(done));
      cut();
      await closed;
    },
  };
}
