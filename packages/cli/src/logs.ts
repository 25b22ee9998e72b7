import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { Assessment, CodedError, type CrawlerActivity, LOG_FIELDS, type LogField } from '@citelight/contracts';
import { reverseDns } from '@citelight/engine/fetch/reverse-dns';
import { readLogs } from '@citelight/engine/logs/read-log';
import pc from 'picocolors';
import { activityText } from './activity-text.ts';
import { EXIT, UsageError } from './exit-codes.ts';

export type LogsFlags = { json?: boolean; report?: string; field?: string[]; dns?: boolean };

function fieldNames(entries: readonly string[]): Partial<Record<LogField, string>> {
  return Object.fromEntries(
    entries.map((entry) => {
      const match = /^([a-z]+)=(.+)$/.exec(entry);
      if (!match?.[1] || !(LOG_FIELDS as readonly string[]).includes(match[1]))
        throw new UsageError(`--field takes NAME=KEY, where NAME is one of ${LOG_FIELDS.join(', ')}, not '${entry}'.`);
      return [match[1], match[2]];
    }),
  );
}

async function pagesOf(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new UsageError(`--report ${file} cannot be read: ${error.message}`);
  });
  const parsed = (() => {
    try {
      return Assessment.pick({ pages: true }).safeParse(JSON.parse(text));
    } catch {
      return null;
    }
  })();
  if (!parsed?.success) throw new UsageError(`--report ${file} is not an assessment. Write one with: citelight assess URL --json > FILE`);
  return parsed.data.pages.filter(({ error }) => error === null).map(({ finalUrl }) => finalUrl);
}

/** Reads logs and prints what AI crawlers did; answers the exit code. */
export async function logs(files: readonly string[], flags: LogsFlags): Promise<number> {
  const fields = fieldNames(flags.field ?? []);
  for (const file of files) {
    const known = file === '-' ? null : await stat(file).catch(() => undefined);
    if (known === undefined) throw new UsageError(`There is no file ${file}.`);
    if (known?.isDirectory()) throw new UsageError(`${file} is a folder. Name the log files in it.`);
  }
  const pages = flags.report === undefined ? undefined : await pagesOf(flags.report);
  const line = process.stderr.isTTY ? process.stderr : null;
  const stop = new AbortController();
  const interrupt = () => stop.abort(new CodedError('fetch.aborted', 'Reading was stopped.'));
  process.once('SIGINT', interrupt);
  let activity: CrawlerActivity;
  try {
    activity = await readLogs(sources(files), {
      fields,
      signal: stop.signal,
      ...(pages && { pages }),
      ...(flags.dns && { confirm: reverseDns() }),
      onProgress: (bytes) => line?.write(`\r\u001b[2KReading logs · ${(bytes / 1e6).toFixed(0)} MB`),
    });
  } finally {
    line?.write('\r\u001b[2K');
    process.off('SIGINT', interrupt);
  }
  process.stdout.write(flags.json ? `${JSON.stringify(activity, null, 2)}\n` : activityText(activity, pc));
  return EXIT.ok;
}

/** Opened one after another, when it is their turn. */
function* sources(files: readonly string[]) {
  for (const file of files) yield file === '-' ? process.stdin : createReadStream(file, { highWaterMark: 256 * 1024 });
}
