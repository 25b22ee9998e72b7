import { type Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createZstdDecompress } from 'node:zlib';
import { CodedError, type CrawlerActivity } from '@citelight/contracts';
import { activityTally, type ReverseDns } from './activity-tally.ts';
import { formatOf, unknownFormat } from './detect-format.ts';
import { emptyRow, type FieldNames, type LogFormat } from './log-format.ts';
import { type RangesEdition, rangeLookup, SHIPPED_RANGES } from './ranges.ts';

/** Reads logs as streams, whatever their size: bytes → (gzip, zstd) → lines → counts. */

export type LogOptions = {
  /** Pages of an assessment, to name those that no crawler fetched. */
  pages?: readonly string[];
  ranges?: readonly RangesEdition[];
  /** Key of a JSON log by field, where it has keys of its own. */
  fields?: FieldNames;
  /** Confirms an address by its name, forward and back; absent: published ranges only. */
  confirm?: ReverseDns;
  /** Bytes of one log after decompression; beyond it `logs.too_large`. */
  maxBytes?: number;
  signal?: AbortSignal;
  /** Bytes read so far, as the files have them. */
  onProgress?: (bytes: number) => void;
};

/** Lines that decide on the format, at the beginning and where another one seems to begin. */
const SAMPLE = 50;
/** Unread lines in a row after which the format is looked for again: rotation or a new server may have changed it. */
const LOST = 50;
const LONGEST_LINE = 64 * 1024;
/** An object of a JSON array that has not ended by then is given up as a line that cannot be read. */
const LONGEST_OBJECT = 1_048_576;
const UNREAD_SHOWN = 20;
const MAX_BYTES = 64 * 1024 ** 3;
/** Logs compress ten to fifty times; a bomb of gzip a thousand times. */
const MAX_EXPANSION = 500;

const GZIP = Buffer.from([0x1f, 0x8b]);
const ZSTD = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);

/** As `formatOf`, in the middle of a log: objects with keys of their own, such as messages of a program, are no log to ask about. */
function otherFormat(lines: readonly string[], fields: FieldNames): LogFormat | null {
  try {
    return formatOf(lines, fields);
  } catch (error) {
    if (error instanceof CodedError) return null;
    throw error;
  }
}

/** Reads lines of one log after another into the same counts. */
function lineReader(take: ReturnType<typeof activityTally>['take'], fields: FieldNames) {
  const row = emptyRow();
  const formats: CrawlerActivity['formats'] = [];
  let format: LogFormat | null = null;
  let pending: string[] = [];
  let lost: string[] = [];
  let [total, unread] = [0, 0];
  const unreadAt: number[] = [];
  const miss = (number: number) => {
    unread += 1;
    if (unreadAt.length < UNREAD_SHOWN) unreadAt.push(number);
  };
  const use = (found: LogFormat) => {
    format = found;
    if (!formats.includes(found.id)) formats.push(found.id);
  };
  /** False: unread. */
  const read = (line: string, by: LogFormat): boolean => {
    const what = line.length > LONGEST_LINE ? 'unread' : by.read(line, row);
    return what === 'directive' || (what === 'row' && take(row, by));
  };
  const drop = () => {
    for (let at = lost.length; at > 0; at--) miss(total - at + 1);
    lost = [];
  };
  const next = (line: string, by: LogFormat) => {
    total += 1;
    if (read(line, by)) {
      if (lost.length > 0) {
        total -= 1;
        drop();
        total += 1;
      }
      return;
    }
    lost.push(Buffer.from(line.slice(0, LONGEST_LINE), 'latin1').toString('latin1'));
    if (lost.length >= LOST) lookAgain(by);
  };
  /** Reads lost lines in another format that they may have; where they have none that is known, they are unread. */
  const lookAgain = (by: LogFormat) => {
    const other = otherFormat(lost, fields);
    if (!other || other.id === by.id) return drop();
    use(other);
    const again = lost;
    total -= again.length;
    lost = [];
    for (const one of again) next(one, other);
  };
  const begin = () => {
    const found = formatOf(pending, fields);
    if (!found) throw unknownFormat();
    use(found);
    const first = pending;
    pending = [];
    for (const line of first) next(line, found);
  };
  return {
    line(text: string) {
      if (format) next(text, format);
      else if (pending.push(text.slice(0, LONGEST_LINE)) === SAMPLE) begin();
    },
    /** At the end of a log; the next may have another format. */
    end() {
      if (!format) begin();
      if (format && lost.length > 0) lookAgain(format);
      drop();
      format = null;
    },
    counts: () => ({ formats, lines: { total, unread, unreadAt } }),
  };
}

/** Cuts decompressed bytes into lines; a JSON array of objects is cut into its objects. */
function lineCutter(line: (text: string) => void) {
  let rest = '';
  let array: boolean | null = null;
  return {
    write(chunk: Buffer) {
      const text = rest + chunk.toString('latin1');
      array ??= /^\s*\[\s*\{/.test(text);
      if (array) {
        rest = cutObjects(text, line);
        if (rest.length > LONGEST_OBJECT) {
          line(rest);
          rest = '';
        }
        return;
      }
      let from = 0;
      for (;;) {
        const end = text.indexOf('\n', from);
        if (end < 0) break;
        const last = end > from && text.charCodeAt(end - 1) === 13 ? end - 1 : end;
        if (last > from) line(text.slice(from, last));
        from = end + 1;
      }
      rest = text.slice(from);
      // A line without an end keeps only as much as shows that it is none.
      if (rest.length > 2 * LONGEST_LINE) rest = rest.slice(0, LONGEST_LINE + 1);
    },
    end() {
      if (rest.trim() !== '' && !(array && /^[\s,\]]*$/.test(rest))) line(rest);
    },
  };
}

/** Hands on every whole object of a JSON array; answers what is left. */
function cutObjects(text: string, line: (text: string) => void): string {
  let [depth, start, done, quoted] = [0, 0, 0, false];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (quoted) {
      if (code === 92) at += 1;
      else if (code === 34) quoted = false;
    } else if (code === 34) quoted = true;
    else if (code === 123) {
      if (depth === 0) start = at;
      depth += 1;
    } else if (code === 125) {
      depth -= 1;
      if (depth === 0) {
        line(text.slice(start, at + 1));
        done = at + 1;
      }
    }
  }
  return text.slice(done);
}

/** The first bytes tell how a log is compressed, whatever it is called. */
async function opened(source: Readable, onBytes: (bytes: number) => void): Promise<{ head: Buffer; body: AsyncIterable<Buffer> }> {
  const chunks = source[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  const first = await chunks.next();
  const head = first.done ? Buffer.alloc(0) : first.value;
  return {
    head,
    body: (async function* () {
      for (let next = first; !next.done; next = await chunks.next()) {
        onBytes(next.value.length);
        yield next.value;
      }
    })(),
  };
}

const broken = (error: unknown): unknown => {
  const code = (error as NodeJS.ErrnoException | null)?.code ?? '';
  if (code === 'Z_BUF_ERROR' || /unexpected end|srcSize_wrong/i.test(String(error)))
    return new CodedError('logs.truncated', undefined, { cause: error });
  if (code.startsWith('Z_') || code.startsWith('ZSTD') || code.startsWith('ERR_ZLIB'))
    return new CodedError('logs.unreadable', 'The log file is damaged: it cannot be decompressed.', { cause: error });
  return error;
};

/** Reads one or more logs to their end. Throws a CodedError (`logs.*`); then nothing of them counts. */
export async function readLogs(sources: Iterable<Readable>, options: LogOptions = {}): Promise<CrawlerActivity> {
  const tally = activityTally(rangeLookup(options.ranges ?? SHIPPED_RANGES));
  const reader = lineReader(tally.take, options.fields ?? {});
  const { maxBytes = MAX_BYTES, signal } = options;
  let bytes = 0;
  for (const source of sources) {
    let [packed, open] = [0, 0];
    const { head, body } = await opened(source, (count) => {
      packed += count;
      bytes += count;
      options.onProgress?.(bytes);
    });
    const cutter = lineCutter(reader.line);
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        open += chunk.length;
        try {
          if (open > maxBytes) throw new CodedError('logs.too_large');
          if (open > 100_000_000 && open > packed * MAX_EXPANSION)
            throw new CodedError('logs.too_large', 'The log file expands far more than any log does, so it was not read.');
          cutter.write(chunk);
          done();
        } catch (error) {
          done(error as Error);
        }
      },
    });
    const size = { chunkSize: 256 * 1024 };
    const unpack = head.subarray(0, 2).equals(GZIP)
      ? createGunzip(size)
      : head.subarray(0, 4).equals(ZSTD)
        ? createZstdDecompress(size)
        : null;
    try {
      await (unpack ? pipeline(body, unpack, sink, { signal }) : pipeline(body, sink, { signal }));
    } catch (error) {
      throw broken(error);
    }
    cutter.end();
    reader.end();
  }
  const { formats, lines } = reader.counts();
  return tally.activity(lines, formats, { pages: options.pages ?? null, confirm: options.confirm ?? null });
}
