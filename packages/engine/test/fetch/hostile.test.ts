import type { Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { Fetcher, FetcherOptions, FetchRequest } from '../../src/fetch/fetch.ts';
import { fetcherOf, head, type RawServer, reply, serveRaw } from './raw-server.ts';

let server: RawServer | undefined;
let fetcher: Fetcher | undefined;
afterEach(async () => {
  await fetcher?.close();
  await server?.close();
});

type Answer = (socket: Socket, head: string, count: number) => void;
const visit = async (answer: Answer, limits: FetcherOptions['limits'] = {}, request: Partial<FetchRequest> = {}) => {
  server = await serveRaw(answer);
  fetcher = fetcherOf(server, { limits: { firstByteMs: 500, totalMs: 1000, ...limits } });
  return fetcher.fetch({ url: 'http://acme.test/', ...request });
};
const sends =
  (bytes: string | Uint8Array): Answer =>
  (socket) =>
    void socket.end(bytes);
/** Sends the same bytes again and again, as fast as they are taken, or at a beat. */
const pours =
  (first: string, bytes: string | Uint8Array, everyMs = 0): Answer =>
  (socket) => {
    socket.write(first);
    const pour = () => {
      if (socket.destroyed) return;
      if (everyMs > 0) {
        socket.write(bytes);
        setTimeout(pour, everyMs);
      } else if (socket.write(bytes)) setImmediate(pour);
      else socket.once('drain', pour);
    };
    pour();
  };
const chunked = (rest: string) => head(200, { 'transfer-encoding': 'chunked' }) + rest;

/** One frame of HTTP/2 (RFC 9113, section 4.1), as a server sends it that speaks nothing else. */
const frame = (type: number, payload: Buffer, stream = 0): string => {
  const head = Buffer.alloc(9);
  head.writeUIntBE(payload.length, 0, 3);
  head.writeUInt8(type, 3);
  head.writeUInt32BE(stream, 5);
  return Buffer.concat([head, payload]).toString('latin1');
};

/** How an answer ends: with a code or a status, within so many bytes and milliseconds. */
type Ending = { code?: string; status?: number; wireBytes?: number; body?: string; mostBytes?: number; mostMs?: number };
type Row = [what: string, answer: Answer, ending: Ending, limits?: FetcherOptions['limits'], request?: Partial<FetchRequest>];
const expectEnding = async ([_what, answer, { code, status, wireBytes, body, mostBytes, mostMs }, limits, request]: Row) => {
  const outcome = await visit(answer, limits, request);
  expect(outcome).toMatchObject({
    ok: code === undefined,
    ...(code && { code }),
    ...(status && { status }),
    ...(wireBytes !== undefined && { wireBytes }),
  });
  if (body !== undefined) expect(outcome.ok && Buffer.from(outcome.body).toString()).toBe(body);
  if (mostBytes) expect(outcome.wireBytes).toBeLessThan(mostBytes);
  if (mostMs) expect(outcome.totalMs).toBeLessThan(mostMs);
};

const late: Answer = (socket) => {
  socket.write(`${head(200, { 'content-length': 2 })}a`);
  setTimeout(() => socket.write('b'), 120);
};
const redirects: Answer = (socket, _head, count) => void setTimeout(() => socket.write(reply('', { location: `/${count}` }, 302)), 60);
const TIMEOUT = { code: 'fetch.timeout', mostMs: 600 };

describe('time', () => {
  it.each<Row>([
    ['H01 a server that never answers', () => {}, { code: 'fetch.first_byte_timeout', mostMs: 500 }, { firstByteMs: 60 }],
    ['H02 a head that trickles', pours('HTTP/1.1 200 OK\r\nx: ', 'a', 5), TIMEOUT, { totalMs: 150 }],
    ['H03 a body that trickles', pours(head(200, { 'content-length': 100_000 }), 'a', 5), TIMEOUT, { totalMs: 150 }],
    ['a body has more time than its first byte', late, { wireBytes: 2 }, { firstByteMs: 60 }],
    ['the time of all redirects counts together', redirects, TIMEOUT, { totalMs: 200 }],
  ])('%s', async (...row) => expectEnding(row));

  it('stops at once when told to, also while it waits for a place at the host', async () => {
    server = await serveRaw(() => {});
    fetcher = fetcherOf(server, { perHostConcurrency: 1 });
    const stop = new AbortController();
    const both = ['a', 'b'].map((path) => fetcher?.fetch({ url: `http://acme.test/${path}`, signal: stop.signal }));
    await expect.poll(() => server?.requests.length).toBe(1);
    stop.abort();
    for (const outcome of await Promise.all(both)) expect(outcome).toMatchObject({ ok: false, code: 'fetch.aborted' });
    expect(await fetcher.fetch({ url: 'http://acme.test/', signal: stop.signal })).toMatchObject({ code: 'fetch.aborted' });
  });
});

const UNHURRIED = { totalMs: 5000 };
const TOO_LARGE = { code: 'fetch.too_large' };
const HEADERS_TOO_LARGE = { code: 'fetch.headers_too_large' };
const DECODED_TOO_LARGE = { code: 'fetch.decoded_too_large' };
const headersOf = (count: number) => sends(`HTTP/1.1 200 OK\r\n${'a: b\r\n'.repeat(count - 1)}content-length: 0\r\n\r\n`);
const named = Array.from({ length: 10_000 }, (_, i) => `h${i}: x\r\n`).join('');
const cookies = `set-cookie: a=${'x'.repeat(4_000)}\r\n`.repeat(1_000);
const letters = 'abcdefghij'.repeat(100);

describe('size', () => {
  it.each<Row>([
    [
      'H04 an endless body',
      pours(head(200), Buffer.alloc(16_384, 'a')),
      { ...DECODED_TOO_LARGE, mostBytes: 300_000 },
      { ...UNHURRIED, wireBytes: 200_000, decodedBytes: 100_000 },
    ],
    [
      'H04 an endless compressed body stops at the wire',
      pours(head(200, { 'content-encoding': 'gzip' }), Buffer.alloc(16_384, 1)),
      { ...TOO_LARGE, mostBytes: 300_000 },
      { ...UNHURRIED, wireBytes: 200_000 },
    ],
    [
      'what is announced as too large is not begun',
      (socket) => void socket.write(head(200, { 'content-length': 6 * 1024 * 1024 })),
      { ...DECODED_TOO_LARGE, wireBytes: 0 },
    ],
    [
      'no request can ask for more than the fetcher allows',
      sends(reply('x'.repeat(200))),
      DECODED_TOO_LARGE,
      { decodedBytes: 100 },
      { maxDecodedBytes: 1000 },
    ],
    ['H05 an endless head', pours('HTTP/1.1 200 OK\r\nx: ', 'a'.repeat(4096)), HEADERS_TOO_LARGE, UNHURRIED],
    ['H06 ten thousand header lines', sends(`HTTP/1.1 200 OK\r\n${named}\r\n`), HEADERS_TOO_LARGE],
    ['H06 more than 200 short header lines', headersOf(201), HEADERS_TOO_LARGE],
    ['H06 200 short header lines', headersOf(200), { status: 200 }],
    ['H48 a thousand cookies of 4 kB', sends(`HTTP/1.1 200 OK\r\n${cookies}content-length: 0\r\n\r\n`), HEADERS_TOO_LARGE, UNHURRIED],
    ['H15 a chunk extension without end', pours(chunked('5;'), 'a'.repeat(65_536)), TOO_LARGE, { ...UNHURRIED, wireBytes: 100_000 }],
    ['H15 a reason phrase without end', pours('HTTP/1.1 200 ', 'a'.repeat(65_536)), TOO_LARGE, { ...UNHURRIED, wireBytes: 100_000 }],
    ['H15 trailers without end', pours(chunked('1\r\na\r\n0\r\n'), `x: ${'a'.repeat(4096)}\r\n`), HEADERS_TOO_LARGE, UNHURRIED],
    [
      'H14 a hundred thousand chunks of one byte',
      sends(chunked(`${'1\r\na\r\n'.repeat(100_000)}0\r\n\r\n`)),
      { wireBytes: 100_000 },
      UNHURRIED,
    ],
  ])('%s', async (...row) => expectEnding(row));

  it('cuts instead where that is asked for', async () => {
    const outcome = await visit(pours(head(200), letters), {}, { maxDecodedBytes: 1000, allowTruncated: true });
    expect(outcome).toMatchObject({ ok: true, truncated: true });
    expect(outcome.ok && Buffer.from(outcome.body).toString()).toBe(letters);
  });
});

describe('broken HTTP', () => {
  it.each<[what: string, bytes: string]>([
    ['H07 NUL in a header', 'HTTP/1.1 200 OK\r\nx: a\0b\r\n\r\n'],
    ['H07 header without colon', 'HTTP/1.1 200 OK\r\nnonsense\r\ncontent-length: 0\r\n\r\n'],
    ['H07 folded header', 'HTTP/1.1 200 OK\r\nx: a\r\n b\r\ncontent-length: 0\r\n\r\n'],
    ['H08 version 9.9', 'HTTP/9.9 999 X\r\n\r\n'],
    ['H08 no number for a status', 'HTTP/1.1 abc\r\n\r\n'],
    ['H08 no status line', 'content-length: 0\r\n\r\n'],
    ['H08 another protocol', 'SSH-2.0-OpenSSH_9.6\r\n'],
    ['H08 only words', 'hello\n'],
    ['H09 100 Continue unasked', 'HTTP/1.1 100 Continue\r\n\r\n'.repeat(100)],
    ['H09 a flood of 103', `${'HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n'.repeat(11)}${reply('x').toString()}`],
    ['H10 101 Switching Protocols', 'HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'],
    ['H29 frames of HTTP/2', frame(4, Buffer.alloc(36)) + frame(7, Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]))],
    ['H29 a flood of HTTP/2 settings', frame(4, Buffer.alloc(0)).repeat(100_000)],
    ['H29 a stream that is reset', `${frame(4, Buffer.alloc(0))}${frame(3, Buffer.from([0, 0, 0, 8]), 1)}`],
    ['H12 two lengths', 'HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab'],
    ['H12 negative length', 'HTTP/1.1 200 OK\r\ncontent-length: -1\r\n\r\na'],
    ['H12 length of 2^64', 'HTTP/1.1 200 OK\r\ncontent-length: 18446744073709551616\r\n\r\na'],
    ['H13 length and chunks', 'HTTP/1.1 200 OK\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['H14 chunk size beyond 64 bits', chunked('FFFFFFFFFFFFFFFFF\r\na')],
    ['H14 negative chunk size', chunked('-1\r\na\r\n0\r\n\r\n')],
    ['H14 chunk size that is none', chunked('zz\r\na\r\n0\r\n\r\n')],
    ['H14 garbage after a chunk', chunked('1\r\naXX\r\n0\r\n\r\n')],
    ['H16 end inside the head', 'HTTP/1.1 200 OK\r\ncontent-le'],
  ])('%s breaks the protocol', async (what, bytes) => expectEnding([what, sends(bytes), { code: 'fetch.protocol' }]));

  it.each<[what: string, bytes: string]>([
    ['H11 body shorter than announced', `${head(200, { 'content-length': 100 })}abc`],
    ['H12 body longer than announced', `${head(200, { 'content-length': 3 })}abcdef and more`],
    ['H14 chunk size of 2^63', chunked('7FFFFFFFFFFFFFFF\r\na')],
    ['H14 no last chunk', chunked('3\r\nabc\r\n')],
    ['H16 end inside a chunk', chunked('a\r\nabc')],
    ['closed without a word', ''],
  ])('%s is a truncated answer', async (what, bytes) => expectEnding([what, sends(bytes), { code: 'fetch.truncated' }]));

  const reset: Answer = (socket) =>
    void socket.write(`${head(200, { 'content-length': 100 })}abc`, () => setImmediate(() => socket.resetAndDestroy()));
  it.each<Row>([
    ['H16 a reset inside the body', reset, { code: 'fetch.truncated' }],
    ['no length: read to the end of the connection', sends('HTTP/1.0 200 OK\r\ncontent-type: text/html\r\n\r\n<p>old'), { body: '<p>old' }],
    [
      'H12 a body longer than announced, where the server ends the connection itself: the announced part, as in browsers',
      sends(`${head(200, { 'content-length': 3, connection: 'close' })}abcdef and more`),
      { body: 'abc' },
    ],
  ])('%s', async (...row) => expectEnding(row));

  it('H07 accepts bare line feeds or refuses them, but answers', async () => {
    const outcome = await visit(sends('HTTP/1.1 200 OK\ncontent-length: 2\n\nok'));
    expect(outcome.ok || outcome.code === 'fetch.protocol').toBe(true);
  });

  it('passes on early hints, once', async () => {
    const outcome = await visit(sends(`HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n${reply('x').toString()}`));
    expect(outcome).toMatchObject({ ok: true, status: 200 });
    expect(outcome.ok && outcome.headers.link).toBeUndefined();
  });
});

describe('connections', () => {
  const TIMES = ['Thu, 01 Jan 1970 00:00:00 GMT', 'Fri, 31 Dec 9999 23:59:59 GMT', 'yesterday', '-1', '9'.repeat(300)];
  const dated = (date: string): Answer => {
    const headers = { date, 'last-modified': date, expires: date, 'retry-after': date, age: date };
    return (socket) => void socket.write(reply('<p>x', headers, 503));
  };
  const halfClosed: Answer = (socket) => {
    socket.on('end', () => {});
    socket.end(reply('late'));
  };
  it.each<Row>([
    ['H16 a site that closes its half, and still answers', halfClosed, { status: 200 }],
    ...TIMES.map((date): Row => [`H49 a date of another time is no matter: ${date.slice(0, 30)}`, dated(date), { status: 503 }]),
  ])('%s', async (...row) => expectEnding(row));

  const onSecond: Answer = (socket, _head, count) => (count === 1 ? socket.resetAndDestroy() : void socket.write(reply('second')));
  it.each<[what: string, answer: Answer, ending: Ending]>([
    ['H16 once more where the connection ends before any byte', onSecond, { status: 200 }],
    ['H16 and only once', (socket) => void socket.resetAndDestroy(), { code: 'fetch.truncated' }],
  ])('%s: asked twice', async (what, answer, ending) => {
    await expectEnding([what, answer, ending]);
    expect(server?.requests.length).toBe(2);
  });

  it('H48 cookies, links, services and orders to this client are heard by nobody', async () => {
    const canary = await serveRaw((socket) => void socket.write(reply('never')));
    const inside = `http://127.0.0.1:${canary.port}/`;
    const headers = {
      link: `<${inside}>; rel=preload; as=style, <${inside}>; rel=preconnect, <${inside}>; rel=dns-prefetch`,
      'alt-svc': `h2="127.0.0.1:${canary.port}"; ma=86400, h3="127.0.0.1:${canary.port}"`,
      refresh: `0; url=${inside}`,
      'strict-transport-security': 'max-age=31536000',
      'clear-site-data': '"*"',
      nel: '{"report_to":"x"}',
      'report-to': `{"group":"x","max_age":1,"endpoints":[{"url":"${inside}"}]}`,
      'content-security-policy-report-only': `default-src 'none'; report-uri ${inside}`,
      'set-cookie': 'id=1; Domain=test',
    };
    await visit((socket) => void socket.write(reply('<p>x', headers)));
    // Asked again over the same, and still plain, connection.
    const again = await fetcher?.fetch({ url: 'http://acme.test/again' });
    expect(again).toMatchObject({ ok: true, status: 200 });
    expect(server?.requests).toHaveLength(2);
    for (const asked of server?.requests ?? []) expect(asked).not.toMatch(/^(cookie|upgrade|alt-used):/im);
    expect(canary.accepted()).toBe(0);
    await canary.close();
  });

  it('says so when nobody listens', async () => {
    server = await serveRaw(() => {});
    fetcher = fetcherOf(server);
    await server.close();
    expect(await fetcher.fetch({ url: 'http://acme.test/' })).toMatchObject({ ok: false, code: 'fetch.connect' });
    server = undefined;
  });

  it('keeps connections open and never has more than two at a host', async () => {
    let now = 0;
    let most = 0;
    server = await serveRaw((socket) => {
      most = Math.max(most, ++now);
      setTimeout(() => {
        now--;
        socket.write(reply('x'));
      }, 2);
    });
    fetcher = fetcherOf(server);
    for (const round of [1, 2]) {
      const urls = Array.from({ length: 20 }, (_, i) => `http://acme.test/${round}/${i}`);
      const outcomes = await Promise.all(urls.map((url) => fetcher?.fetch({ url })));
      expect(outcomes.every((outcome) => outcome?.ok)).toBe(true);
    }
    expect(most).toBe(2);
    expect(server.accepted()).toBe(2);
  });

  it('does not reuse a connection that was left in the middle of an answer', async () => {
    server = await serveRaw((socket, request) => {
      if (request.startsWith('GET /endless')) pours(head(200), 'a'.repeat(1000))(socket, request, 0);
      else socket.write(reply('fine'));
    });
    fetcher = fetcherOf(server, { perHostConcurrency: 1, limits: { decodedBytes: 10_000 } });
    expect(await fetcher.fetch({ url: 'http://acme.test/endless' })).toMatchObject({ ok: false });
    const next = await fetcher.fetch({ url: 'http://acme.test/fine' });
    expect(next.ok && Buffer.from(next.body).toString()).toBe('fine');
    expect(server.accepted()).toBe(2);
  });

  it('does not reuse a connection whose answer never came', async () => {
    server = await serveRaw((socket, request) => {
      if (!request.startsWith('GET /silent')) socket.write(reply('fine'));
    });
    fetcher = fetcherOf(server, { perHostConcurrency: 1, limits: { firstByteMs: 1500 } });
    expect(await fetcher.fetch({ url: 'http://acme.test/silent' })).toMatchObject({ ok: false, code: 'fetch.first_byte_timeout' });
    expect(await fetcher.fetch({ url: 'http://acme.test/fine' })).toMatchObject({ ok: true });
    expect(server.accepted()).toBe(2);
  });

  it('ends the requests that run when it is closed', async () => {
    server = await serveRaw(() => {});
    fetcher = fetcherOf(server, { perHostConcurrency: 1 });
    const both = ['a', 'b'].map((path) => fetcher?.fetch({ url: `http://acme.test/${path}` }));
    await expect.poll(() => server?.requests.length).toBe(1);
    await fetcher.close();
    for (const outcome of await Promise.all(both)) expect(outcome).toMatchObject({ ok: false, code: 'fetch.aborted' });
  });
});
