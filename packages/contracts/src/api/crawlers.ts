import { z } from 'zod';
import { CrawlerActivity, CrawlerLog, LastFetched, LOG_FIELDS, LOG_UPLOADS } from '../crawler-activity.ts';
import { endpoint } from '../endpoint.ts';
import { Id, list } from '../entities.ts';

/** What AI crawlers did, by the website's own logs. */

const FIELD = new RegExp(`^(?:${LOG_FIELDS.join('|')})=[^,=]{1,100}$`);
const Fields = z
  .string()
  .max(800)
  .refine(
    (text) => text.split(',').every((one) => FIELD.test(one)),
    `Must be written as NAME=KEY,NAME=KEY, where NAME is one of ${LOG_FIELDS.join(', ')}.`,
  );

export const uploadCrawlerLog = endpoint({
  id: 'upload-crawler-log',
  method: 'POST',
  path: '/data/v1/crawler_logs',
  access: 'member',
  summary:
    'Read a web server log (plain, gzip or zstd, sent as the body). Lines of people are dropped while they are read; what is kept are counts. All of it or nothing.',
  upload: LOG_UPLOADS.bytes,
  query: z.strictObject({ website_id: Id, name: z.string().trim().max(LOG_UPLOADS.nameLength).optional(), fields: Fields.optional() }),
  result: CrawlerLog,
  errors: ['website.not_found', 'logs.unknown_format', 'logs.fields', 'logs.truncated', 'logs.unreadable', 'logs.too_large', 'logs.busy'],
  limitPerMinute: 20,
});

export const listCrawlerLogs = endpoint({
  id: 'list-crawler-logs',
  method: 'GET',
  path: '/data/v1/crawler_logs',
  access: 'member',
  keyScopes: ['read_reports'],
  summary: 'The logs of a website that were read, newest first.',
  query: z.strictObject({ website_id: Id }),
  result: list(CrawlerLog),
  errors: ['website.not_found'],
});

export const readCrawlerLog = endpoint({
  id: 'read-crawler-log',
  method: 'GET',
  path: '/data/v1/crawler_logs/:id',
  access: 'member',
  keyScopes: ['read_reports'],
  summary: 'What AI crawlers did, by one log.',
  params: z.strictObject({ id: Id }),
  result: z.object({ log: CrawlerLog, activity: CrawlerActivity }),
  errors: ['logs.not_found'],
});

export const deleteCrawlerLog = endpoint({
  id: 'delete-crawler-log',
  method: 'DELETE',
  path: '/data/v1/crawler_logs/:id',
  access: 'member',
  summary: 'Delete what was kept of a log.',
  params: z.strictObject({ id: Id }),
  result: z.object({ success: z.literal(true) }),
  errors: ['logs.not_found'],
});

export const readLastFetched = endpoint({
  id: 'read-last-fetched',
  method: 'GET',
  path: '/data/v1/assessment_reports/:id/last_fetched',
  access: 'member',
  keyScopes: ['read_reports'],
  summary: 'When each crawler last fetched each page of a report, by the logs of its website.',
  params: z.strictObject({ id: Id }),
  result: LastFetched,
  errors: ['report.not_found'],
});
