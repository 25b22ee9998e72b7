import { emptyRow, type LineRead, type LogFormat, type LogRow } from './log-format.ts';

/**
 * Combined log format: `[vhost] address ident user [time] "request" status bytes "referrer" "user agent" …`.
 * Read by searching for its fixed marks, because a log has millions of lines. Apache escapes a quote as \", nginx as \x22.
 */

const MONTHS = 'JanFebMarAprMayJunJulAugSepOctNovDec';
const TIME = /^(\d{1,2})\/(\w{3})\/(\d{4}):(\d\d):(\d\d):(\d\d)(?: ([+-])(\d\d)(\d\d))?/;

/** `10/Oct/2026:13:55:36 -0700` as epoch milliseconds. */
export function combinedTime(text: string): number {
  const match = TIME.exec(text);
  const month = match ? MONTHS.indexOf(match[2] ?? '') / 3 : -1;
  if (!match || !Number.isInteger(month) || month < 0) return Number.NaN;
  const [day, year, hour, minute, second] = [1, 3, 4, 5, 6].map((at) => Number(match[at])) as [number, number, number, number, number];
  const offset = (Number(match[8] ?? 0) * 60 + Number(match[9] ?? 0)) * (match[7] === '-' ? -1 : 1);
  return Date.UTC(year, month, day, hour, minute - offset, second);
}

/** The closing quote of a quoted field that begins at `from`; -1 where there is none. */
function closingQuote(line: string, from: number): number {
  let at = line.indexOf('"', from);
  while (at > 0 && line.charCodeAt(at - 1) === 92 && line.charCodeAt(at - 2) !== 92) at = line.indexOf('"', at + 1);
  return at;
}

const isAddress = (text: string): boolean => /^(?:\d{1,3}(?:\.\d{1,3}){3}|[0-9a-f]*:[0-9a-f:.]+)$/i.test(text);

/** The client's address among the words before the time: the first word, or the second behind a virtual host. */
function addressIn(head: string): string {
  const [first = '', second = ''] = head.split(' ', 2);
  return !isAddress(first) && isAddress(second) ? second : first;
}

function readCombined(line: string, row: LogRow): LineRead {
  const bracket = line.indexOf('[');
  const timeEnd = line.indexOf('] "', bracket);
  if (bracket < 0 || timeEnd < 0) return 'unread';
  const requestEnd = closingQuote(line, timeEnd + 3);
  if (requestEnd < 0 || line.charCodeAt(requestEnd + 1) !== 32) return 'unread';
  const statusAt = requestEnd + 2;
  const status = Number(line.slice(statusAt, statusAt + 3));
  if (!(status >= 100 && status <= 999) || line.charCodeAt(statusAt + 3) !== 32) return 'unread';
  const referrerAt = line.indexOf(' "', statusAt + 3);
  if (referrerAt < 0) return 'unread'; // common log format: it says nothing of user agents
  const referrerEnd = closingQuote(line, referrerAt + 2);
  const agentAt = line.indexOf('"', referrerEnd + 1);
  if (referrerEnd < 0 || agentAt < 0) return 'unread';
  const agentEnd = closingQuote(line, agentAt + 1);
  if (agentEnd < 0) return 'unread';
  const targetAt = line.indexOf(' ', timeEnd + 3) + 1;
  const space = targetAt > 0 && targetAt <= requestEnd ? line.indexOf(' ', targetAt) : -1;
  row.address = line.slice(0, bracket - 1);
  row.time = line.slice(bracket + 1, timeEnd);
  row.target = targetAt > 0 && targetAt <= requestEnd ? line.slice(targetAt, space < 0 || space > requestEnd ? requestEnd : space) : '';
  row.status = status;
  row.referrer = line.slice(referrerAt + 2, referrerEnd);
  row.agent = line.slice(agentAt + 1, agentEnd);
  return 'row';
}

/** What stands before the time is kept as the address, and cut to it only where it is needed. */
export const combined = (): LogFormat => ({ id: 'combined', read: readCombined, timeOf: combinedTime, addressOf: addressIn });

export const looksCombined = (line: string): boolean => readCombined(line, emptyRow()) === 'row';
