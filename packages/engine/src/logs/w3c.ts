import type { LineRead, LogFormat, LogRow } from './log-format.ts';

/**
 * W3C extended logs: a `#Fields:` line names the columns, and may come again in the middle of a file with others. Times are UTC.
 * IIS separates by spaces and writes + for a space; CloudFront separates by tabs and percent-encodes the user agent.
 */

const NAMES: Record<string, keyof LogRow> = {
  'c-ip': 'address',
  'cs-uri-stem': 'target',
  'sc-status': 'status',
  'cs(User-Agent)': 'agent',
  'cs(Referer)': 'referrer',
};

const percentDecoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

export const looksW3c = (line: string): boolean => /^#(?:Fields|Version|Software):/.test(line);

export function w3c(id: 'w3c' | 'cloudfront', before: readonly string[] = []): LogFormat {
  const separator = id === 'cloudfront' ? '\t' : ' ';
  const plain = (text: string) => (text === '-' ? '' : id === 'cloudfront' ? percentDecoded(text) : text.replaceAll('+', ' '));
  let columns: (keyof LogRow | null)[] = [];
  let [date, time] = [-1, -1];
  const fields = (line: string) => {
    const names = line.slice('#Fields:'.length).trim().split(/\s+/);
    columns = names.map((name) => NAMES[name] ?? null);
    [date, time] = [names.indexOf('date'), names.indexOf('time')];
  };
  const read = (line: string, row: LogRow): LineRead => {
    if (line.startsWith('#')) {
      if (line.startsWith('#Fields:')) fields(line);
      return 'directive';
    }
    const values = line.split(separator);
    if (values.length !== columns.length || time < 0) return 'unread';
    row.time = `${values[date] ?? ''}T${values[time] ?? ''}Z`;
    row.referrer = '';
    for (const [at, column] of columns.entries()) {
      const value = values[at] ?? '';
      if (column === 'status') row.status = Number(value);
      else if (column === 'target') row.target = value;
      else if (column !== null) row[column as 'agent'] = plain(value);
    }
    return row.status >= 100 && row.status <= 999 ? 'row' : 'unread';
  };
  for (const line of before) if (line.startsWith('#Fields:')) fields(line);
  return { id, read, timeOf: (text) => Date.parse(text), addressOf: (text) => text };
}
