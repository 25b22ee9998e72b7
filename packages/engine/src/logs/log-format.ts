import type { LogField, LogFormatId } from '@citelight/contracts';

/** One request of a log. Reused from line to line: what is kept of it must be copied. */
export type LogRow = {
  address: string;
  /** As written; `LogFormat.timeOf` reads it. */
  time: string;
  /** Request target: path with query, or an absolute URL. */
  target: string;
  status: number;
  agent: string;
  referrer: string;
};

export const emptyRow = (): LogRow => ({ address: '', time: '', target: '', status: 0, agent: '', referrer: '' });

export type LineRead = 'row' | 'directive' | 'unread';

export type LogFormat = {
  id: LogFormatId;
  /** Reads one line into `row`. A directive carries no request (a header line). */
  read(line: string, row: LogRow): LineRead;
  /** Epoch milliseconds; NaN where the text is no time. */
  timeOf(text: string): number;
  /** The client's address in what `read` took for it. */
  addressOf(text: string): string;
};

/** Which key of a JSON log holds which field, where the log has keys of its own. */
export type FieldNames = Partial<Record<LogField, string>>;
