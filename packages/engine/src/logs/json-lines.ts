import { CodedError, LOG_FIELDS, type LogField, type LogFormatId } from '@citelight/contracts';
import { combinedTime } from './combined.ts';
import type { FieldNames, LineRead, LogFormat, LogRow } from './log-format.ts';

/** Logs of one JSON object a line. A field is a path of keys; `request` holds the first line of the request in nginx's own variables. */

type Keys = Record<LogField, readonly string[]>;

const KNOWN: Partial<Record<LogFormatId, Keys>> = {
  caddy: {
    address: ['request.client_ip', 'request.remote_ip'],
    time: ['ts'],
    path: ['request.uri'],
    status: ['status'],
    agent: ['request.headers.User-Agent'],
    referrer: ['request.headers.Referer'],
  },
  cloudflare: {
    address: ['ClientIP'],
    time: ['EdgeStartTimestamp'],
    path: ['ClientRequestURI'],
    status: ['EdgeResponseStatus'],
    agent: ['ClientRequestUserAgent'],
    referrer: ['ClientRequestReferer'],
  },
  vercel: {
    address: ['proxy.clientIp'],
    time: ['proxy.timestamp', 'timestamp'],
    path: ['proxy.path'],
    status: ['proxy.statusCode'],
    agent: ['proxy.userAgent'],
    referrer: ['proxy.referer'],
  },
  // Names of nginx's and Fastly's variables; a log with others is asked about.
  json: {
    address: ['remote_addr', 'client_ip', 'clientIp', 'remote_ip'],
    time: ['time_iso8601', 'time_local', 'timestamp', '@timestamp', 'time', 'msec'],
    path: ['request_uri', 'uri', 'url', 'path', 'request'],
    status: ['status', 'response_status', 'status_code'],
    agent: ['http_user_agent', 'user_agent', 'request_user_agent', 'userAgent'],
    referrer: ['http_referer', 'referer', 'request_referer', 'referrer'],
  },
};

const at = (value: unknown, path: string): unknown => {
  let found = value;
  for (const key of path.split('.')) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = (found as Record<string, unknown>)[key];
  }
  return Array.isArray(found) ? found[0] : found;
};
const textOf = (value: unknown): string => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '');

/** Seconds, milliseconds, microseconds or nanoseconds since 1970 told apart by size; else a date as text. */
function jsonTime(text: string): number {
  if (/^\d+(\.\d+)?$/.test(text)) {
    const value = Number(text);
    if (value > 1e17) return value / 1e6;
    if (value > 1e14) return value / 1e3;
    return value > 1e11 ? value : value * 1e3;
  }
  const parsed = Date.parse(text);
  return Number.isNaN(parsed) ? combinedTime(text) : parsed;
}

export const parseObject = (line: string): Record<string, unknown> | null => {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
};

const idOf = (sample: Record<string, unknown>): LogFormatId => {
  if (at(sample, 'ClientRequestUserAgent') !== undefined) return 'cloudflare';
  if (typeof sample.proxy === 'object' && sample.proxy !== null) return 'vercel';
  return at(sample, 'request.headers') === undefined ? 'json' : 'caddy';
};

/** The format of JSON lines like these samples. Throws `logs.fields` where it has keys of its own that `names` does not tell. */
export function jsonLines(samples: readonly Record<string, unknown>[], names: FieldNames): LogFormat {
  const sample = samples[0] ?? {};
  const id = idOf(sample);
  const known = KNOWN[id] as Keys; // every id that idOf answers is there
  const keys: Keys = { ...known };
  for (const field of LOG_FIELDS) {
    const name = names[field];
    keys[field] = name ? [name] : known[field].filter((path) => samples.some((one) => at(one, path) !== undefined));
  }
  const missing = (['time', 'path', 'status', 'agent'] as const).filter((field) => keys[field].length === 0);
  if (missing.length > 0)
    throw new CodedError(
      'logs.fields',
      `This JSON log has keys of its own: we found none for ${missing.join(', ')}. Its keys are ${Object.keys(sample).slice(0, 20).join(', ')}. Say which key holds what, such as ${missing[0]}=KEY.`,
    );
  const first = (value: object, paths: readonly string[]): string => {
    for (const path of paths) {
      const text = textOf(at(value, path));
      if (text !== '') return text;
    }
    return '';
  };
  const read = (line: string, row: LogRow): LineRead => {
    const value = parseObject(line);
    if (!value) return 'unread';
    row.status = Number(first(value, keys.status));
    const target = first(value, keys.path);
    if (!(row.status >= 100 && row.status <= 999) || target === '') return 'unread';
    row.target = /^[A-Z]+ (\S+)/.exec(target)?.[1] ?? target;
    row.address = first(value, keys.address);
    row.time = first(value, keys.time);
    row.agent = first(value, keys.agent);
    row.referrer = first(value, keys.referrer);
    return 'row';
  };
  return { id, read, timeOf: jsonTime, addressOf: (text) => text };
}
