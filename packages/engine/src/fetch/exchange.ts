import { CodedError, type ErrorCode } from '@citelight/contracts';
import type { Dispatcher } from 'undici';
import { createByteStore } from './byte-store.ts';
import type { Connection } from './connections.ts';
import { HEADER_LINES, INFORMATIONAL_ANSWERS } from './limits.ts';
import { isTlsError, tlsFailure } from './tls-failure.ts';

export type Headers = Readonly<Record<string, string>>;

/** How much of a body is wanted, known once its head is. */
export type BodyLimit = {
  bytes: number;
  /** What lies beyond is cut off, or is this error. */
  beyond: 'cut' | ErrorCode;
  /** The body does not matter: however it ends, the head stands. */
  headOnly?: boolean;
};

export type Exchange = {
  method: 'GET' | 'HEAD' | 'POST';
  body?: string;
  path: string;
  headers: Headers;
  firstByteMs: number;
  /** Until the last byte of the answer, connecting included. */
  totalMs: number;
  /** Everything that may arrive on the socket, framing included. */
  socketBytes: number;
  signal?: AbortSignal;
  limitBody(status: number, headers: Headers): BodyLimit;
  /** Told about every chunk of the body as it arrives. */
  onBytes(count: number): void;
};

export type Answer = { status: number; headers: Headers; body: Buffer; truncated: boolean; ttfbMs: number; address: string };

/** `unanswered`: the connection ended before the first byte, which a kept-alive connection may do without anybody's fault. */
export type ExchangeResult = { ok: true; answer: Answer } | { ok: false; error: CodedError; unanswered: boolean };

const FLOOD_CHECK_MS = 200;

const readHeaders = (raw: Record<string, string | string[] | undefined>): Headers =>
  Object.fromEntries(
    Object.entries(raw).flatMap(([name, value]) =>
      // The same line twice says it once, as browsers read Location and Content-Type.
      value === undefined || name === 'set-cookie' ? [] : [[name, Array.isArray(value) ? [...new Set(value)].join(', ') : value]],
    ),
  );

/** undici keeps names and values one after the other. */
const lineCount = (raw: Dispatcher.DispatchController['rawHeaders']): number => (Array.isArray(raw) ? raw.length / 2 : 0);

/** Names an error of undici, llhttp or a socket by how far the answer had come. */
const failureOf = (error: Error, begun: boolean, headed: boolean): CodedError => {
  if (error instanceof CodedError) return error;
  const code = 'code' in error ? String(error.code) : '';
  const cause = { cause: error };
  if (code === 'UND_ERR_HEADERS_OVERFLOW') return new CodedError('fetch.headers_too_large', undefined, cause);
  if (code === 'UND_ERR_DESTROYED') return new CodedError('fetch.aborted', undefined, cause);
  if (code === 'UND_ERR_INVALID_ARG') return new CodedError('server.internal', undefined, cause);
  if (isTlsError(code)) return tlsFailure(error);
  // undici names llhttp's own codes in the message only; an early end is one of them.
  const broken = error.name === 'HTTPParserError' && !/EOF/.test(error.message);
  if (headed) return new CodedError(broken ? 'fetch.protocol' : 'fetch.truncated', undefined, cause);
  if (begun || broken || /^bad /.test(error.message)) return new CodedError('fetch.protocol', undefined, cause);
  return new CodedError('fetch.truncated', 'The site closed the connection without answering.', cause);
};

/** One request and its answer on a connection. Never rejects; a connection that is not at a clean end afterwards is discarded. */
export const exchange = (connection: Connection, asked: Exchange): Promise<ExchangeResult> =>
  new Promise((resolve) => {
    let done = false;
    let sentAt = performance.now();
    let ttfbMs = 0;
    let begun = false;
    let informational = 0;
    let bytesBefore = 0;
    let firstByte: NodeJS.Timeout | undefined;
    let flood: NodeJS.Timeout | undefined;
    let head: { status: number; headers: Headers; limit: BodyLimit } | null = null;
    let store = createByteStore(0);

    const settle = (result: ExchangeResult, clean: boolean) => {
      if (done) return;
      done = true;
      clearTimeout(total);
      clearTimeout(firstByte);
      clearInterval(flood);
      asked.signal?.removeEventListener('abort', abort);
      if (!clean) connection.discard();
      resolve(result);
    };
    const succeed = (truncated: boolean, clean: boolean) => {
      if (head === null) return fail(new CodedError('fetch.protocol'));
      const { status, headers } = head;
      settle({ ok: true, answer: { status, headers, body: store.bytes(), truncated, ttfbMs, address: connection.address() } }, clean);
    };
    const fail = (error: CodedError, unanswered = false) => settle({ ok: false, error, unanswered }, false);
    const abort = () => fail(new CodedError('fetch.aborted'));
    const total = setTimeout(() => fail(new CodedError('fetch.timeout')), asked.totalMs);
    if (asked.signal?.aborted) return abort();
    asked.signal?.addEventListener('abort', abort, { once: true });

    const handler: Dispatcher.DispatchHandler = {
      onRequestStart() {
        sentAt = performance.now();
        firstByte = setTimeout(() => fail(new CodedError('fetch.first_byte_timeout')), asked.firstByteMs);
        // Chunk extensions and endless reason phrases reach no callback, but they cost.
        bytesBefore = connection.socket()?.bytesRead ?? 0;
        flood = setInterval(() => {
          if ((connection.socket()?.bytesRead ?? 0) - bytesBefore > asked.socketBytes) fail(new CodedError('fetch.too_large'));
        }, FLOOD_CHECK_MS);
      },
      onResponseStarted() {
        if (begun) return;
        begun = true;
        ttfbMs = performance.now() - sentAt;
        clearTimeout(firstByte);
      },
      onResponseStart(controller, status, rawHeaders) {
        if (done) return;
        if (status < 200) {
          if (++informational > INFORMATIONAL_ANSWERS) throw new CodedError('fetch.protocol');
          return;
        }
        if (lineCount(controller.rawHeaders) > HEADER_LINES) throw new CodedError('fetch.headers_too_large');
        const headers = readHeaders(rawHeaders);
        const limit = asked.limitBody(status, headers);
        head = { status, headers, limit };
        const announced = asked.method === 'HEAD' ? 0 : Number(headers['content-length'] ?? 0);
        if (announced > limit.bytes && limit.beyond !== 'cut') throw new CodedError(limit.beyond);
        store = createByteStore(announced > 0 ? Math.min(announced, limit.bytes) : undefined);
      },
      onResponseData(_controller, chunk) {
        if (done || head === null) return;
        asked.onBytes(chunk.length);
        const room = head.limit.bytes - store.size;
        if (chunk.length <= room) return store.append(chunk);
        if (head.limit.beyond !== 'cut') throw new CodedError(head.limit.beyond);
        store.append(chunk.subarray(0, room));
        succeed(true, false);
      },
      onResponseEnd() {
        // What follows the announced end of an answer shows only when the parser goes on.
        setImmediate(() => {
          const socket = connection.socket();
          const surplus = socket?.errored?.message === 'bad response';
          if (surplus) fail(new CodedError('fetch.truncated', 'The answer is longer than its Content-Length says, so its end is missing.'));
          else succeed(false, true);
        });
      },
      onResponseError(_controller, error) {
        if (head?.limit.headOnly) return succeed(true, false);
        const failure = failureOf(error, begun, head !== null);
        fail(failure, !begun && failure.code === 'fetch.truncated');
      },
    };
    connection.client.dispatch({ path: asked.path, method: asked.method, headers: asked.headers, body: asked.body ?? null }, handler);
  });
