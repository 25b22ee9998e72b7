import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { createPageReader } from '../../src/artifacts/page-reader.ts';
import { BROKEN_MARKUP } from '../extract/broken-markup.ts';
import { fetcherOf, head, reply, serveRaw } from '../fetch/raw-server.ts';
import { peakMemory } from './peak-memory.ts';

/** Fetches and reads a thousand hostile pages with one fetcher and one reader, and prints what they left behind. */

const bomb = gzipSync(Buffer.alloc(6 * 1024 * 1024));
const ANSWERS: (string | Buffer)[] = [
  ...Object.values(BROKEN_MARKUP).map((html) => reply(html)),
  reply('<div>'.repeat(3_000)),
  reply('<a href=/x>x</a>'.repeat(2_000)),
  reply(bomb, { 'content-encoding': 'gzip' }),
  reply('x', { 'content-encoding': 'gzip, gzip, gzip' }),
  reply('', { location: '/loop' }, 302),
  head(200, { 'content-length': 1000 }),
  'HTTP/1.1 abc\r\n\r\n',
  'HTTP/1.1 200 OK\r\ncontent-length: -1\r\n\r\n',
  `${head(200, { 'transfer-encoding': 'chunked' })}zz\r\n`,
  `HTTP/1.1 200 OK\r\n${'a: b\r\n'.repeat(500)}\r\n`,
  '',
];

const server = await serveRaw((socket, asked) => {
  const at = Number(/\/(\d+)/.exec(asked)?.[1] ?? 0);
  const answer = ANSWERS[at % ANSWERS.length] ?? '';
  if (typeof answer === 'string') socket.end(answer, 'latin1');
  else socket.write(answer);
});
const resources = () =>
  process.getActiveResourcesInfo().filter((name) => name !== 'TCPServerWrap' && name !== 'PipeWrap' && name !== 'TTYWrap');
const before = resources();
const fetcher = fetcherOf(server, { limits: { firstByteMs: 2_000 } });
const reader = createPageReader();

const memory = async () => {
  for (let turn = 0; turn < 5; turn++) {
    globalThis.gc?.();
    await yieldToEventLoop();
  }
  return process.memoryUsage().rss / 2 ** 20;
};

let pages = 0;
let start = 0;
for (let at = 0; at < 1000; at++) {
  const url = `http://acme.test/${at}`;
  const outcome = await fetcher.fetch({ url });
  if (outcome.ok) await reader.read({ body: outcome.body, contentType: 'text/html', url, finalUrl: url });
  pages += 1;
  // What a first round brings (code, threads, pools) is no leak.
  if (at === ANSWERS.length * 2) start = await memory();
}
const grownMb = (await memory()) - start;
await fetcher.close();
await reader.close();
while (server.open() > 0) await yieldToEventLoop();
const sockets = server.open();
await server.close();
await yieldToEventLoop();
const left = resources().filter((name) => !before.includes(name) && name !== 'Immediate' && name !== 'CloseReq');
process.stdout.write(JSON.stringify({ pages, grownMb, sockets, left, peakMiB: peakMemory() }));
