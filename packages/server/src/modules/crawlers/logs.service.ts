import { MessageChannel } from 'node:worker_threads';
import { CodedError, type CrawlerActivity, type CrawlerLog, type LastFetched, LOG_UPLOADS, type LogField } from '@citelight/contracts';
import type { Context, MemberContext } from '../../platform/context.ts';
import { asMember, transaction } from '../../platform/database.ts';
import { answerOf, startThread } from '../../platform/threads.ts';
import { findAnalysis, readReport } from '../reports/reports.service.ts';
import { getWebsite } from '../websites/websites.service.ts';
import * as rows from './crawlers.sql.ts';
import { currentRanges } from './ranges.service.ts';
import type { LogTask } from './read-log.thread.ts';

/** Logs by upload: read as they come in, on a thread, and kept as counts when the end is there. Nothing of the file touches the disk. */

const AT_ONCE = 2;
const READING_MS = 60 * 60_000;
/** With what lies outside the heap, reading one log stays under 200 MB whatever is in it (`npm run bench -- --only logs`). */
const HEAP = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 };
let reading = 0;

/** `a=b,c=d`, as its schema has checked it. */
const fieldsOf = (text: string | undefined): Partial<Record<LogField, string>> =>
  Object.fromEntries((text ? text.split(',') : []).map((one) => [one.slice(0, one.indexOf('=')), one.slice(one.indexOf('=') + 1)]));

type Counted = { activity: CrawlerActivity; bytes: number };

/** Hands the pieces of a body to the thread that reads them; the thread asks for each. */
async function readOnThread(body: AsyncIterable<Uint8Array>, task: LogTask, stopping: AbortSignal): Promise<Counted> {
  const { port1: ours, port2: theirs } = new MessageChannel();
  const worker = startThread(new URL('./read-log.thread.ts', import.meta.url), { port: theirs, task }, [theirs], HEAP);
  const broken = new AbortController();
  const pieces = body[Symbol.asyncIterator]();
  let bytes = 0;
  let cause: unknown;
  const next = async () => {
    try {
      const { done, value } = await pieces.next();
      bytes += done ? 0 : value.byteLength;
      if (bytes > LOG_UPLOADS.bytes)
        throw new CodedError('request.too_large', 'The file is larger than 1 GB. Please split it and upload the parts.');
      if (done) return ours.postMessage(null);
      const piece = new Uint8Array(value); // of its own: the body's may share its memory with others
      ours.postMessage(piece, [piece.buffer]);
    } catch (error) {
      cause = error;
      broken.abort();
    }
  };
  ours.on('message', () => void next());
  try {
    const activity = await answerOf<CrawlerActivity>(worker, { signal: AbortSignal.any([broken.signal, stopping]), limitMs: READING_MS });
    return { activity, bytes };
  } catch (error) {
    if (cause instanceof CodedError) throw cause;
    if (cause !== undefined)
      throw new CodedError('logs.truncated', 'The upload broke off, so nothing of it was taken. Please try again.', { cause });
    throw error;
  } finally {
    ours.close();
    worker.on('error', () => {}); // what it still throws while it ends concerns nobody
    await worker.terminate();
  }
}

type Uploaded = { websiteId: string; name: string | undefined; fields: string | undefined; body: AsyncIterable<Uint8Array> };

/** @throws CodedError website.not_found, logs.*, request.too_large */
export async function readUpload(ctx: MemberContext, { websiteId, name, fields, body }: Uploaded): Promise<CrawlerLog> {
  const userId = ctx.user.id;
  const pages = await asMember(ctx.db, userId, async (tx) => {
    await getWebsite(tx, userId, websiteId);
    const found = await findAnalysis(tx, userId, websiteId, undefined);
    return found ? found.analysis.pages.filter(({ error }) => error === null).map(({ finalUrl }) => finalUrl) : null;
  });
  if (reading >= AT_ONCE) throw new CodedError('logs.busy');
  reading += 1;
  try {
    const task: LogTask = { pages, ranges: await currentRanges(ctx.db), fields: fieldsOf(fields) };
    const { activity, bytes } = await readOnThread(body, task, ctx.stopping);
    return await asMember(ctx.db, userId, (tx) => rows.keepLog(tx, { userId, websiteId, name: name || 'Log', bytes }, activity));
  } finally {
    reading -= 1;
  }
}

export const listLogs = (ctx: MemberContext, websiteId: string): Promise<{ items: CrawlerLog[]; total: number }> =>
  asMember(ctx.db, ctx.user.id, async (tx) => {
    await getWebsite(tx, ctx.user.id, websiteId);
    const items = await rows.selectLogs(tx, websiteId);
    return { items, total: items.length };
  });

export const readLog = (ctx: MemberContext, id: string): Promise<{ log: CrawlerLog; activity: CrawlerActivity }> =>
  asMember(ctx.db, ctx.user.id, async (tx) => {
    const found = await rows.findLog(tx, id);
    if (!found) throw new CodedError('logs.not_found');
    return { log: found.log, activity: { ...found.activity, contradicted: await rows.selectClaims(tx, id) } };
  });

export async function deleteLog(ctx: MemberContext, id: string): Promise<{ success: true }> {
  if (!(await asMember(ctx.db, ctx.user.id, (tx) => rows.deleteLog(tx, id)))) throw new CodedError('logs.not_found');
  return { success: true };
}

/** When each crawler last fetched each page of a report. @throws CodedError report.not_found */
export async function lastFetched(ctx: MemberContext, reportId: string): Promise<LastFetched> {
  const { website_id: websiteId, report_data } = await readReport(ctx, reportId);
  return asMember(ctx.db, ctx.user.id, async (tx) => {
    const logs = await rows.selectLogs(tx, websiteId);
    const urls = Map.groupBy(
      [...new Set(report_data?.analysis.engines.flatMap(({ pages }) => pages.map(({ url }) => url)))],
      (url) => new URL(url).pathname,
    );
    const fetches = logs.length > 0 ? await rows.selectFetches(tx, websiteId, [...urls.keys()]) : [];
    const times = (of: 'from' | 'to') => logs.flatMap((log) => log[of] ?? []).sort();
    return {
      from: times('from')[0] ?? null,
      to: times('to').at(-1) ?? null,
      items: fetches.flatMap(({ path, ...fetch }) => (urls.get(path) ?? []).map((url) => ({ ...fetch, url }))),
    };
  });
}

/** Forgets the addresses of contradicted claims after their days. */
export async function forgetAddresses(ctx: Context): Promise<void> {
  const before = new Date(ctx.now().getTime() - LOG_UPLOADS.addressDays * 86_400_000);
  const gone = await transaction(ctx.db, (tx) => rows.forgetClaims(tx, before));
  if (gone > 0) ctx.log.info({ addresses: gone }, 'addresses of contradicted claims were forgotten');
}
