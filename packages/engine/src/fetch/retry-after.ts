/**
 * Milliseconds that an answer asks us to wait (RFC 9110 section 10.2.3), capped; null where it asks nothing that can be understood.
 * A date is measured against the server's own Date header where there is one: its clock may differ from ours.
 */
export const readRetryAfter = (
  status: number,
  headers: Readonly<Record<string, string>>,
  capMs: number,
  now: () => number,
): number | null => {
  const value = headers['retry-after']?.trim();
  if (value === undefined || (status !== 429 && status !== 503)) return null;
  if (/^\d+$/.test(value)) return Math.min(Number(value) * 1000, capMs);
  // Date.parse reads numbers such as "-5" as years.
  const until = /[a-z]{3}.*\d\d:\d\d/i.test(value) ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(until)) return null;
  const theirs = Date.parse(headers.date ?? '');
  return Math.min(Math.max(until - (Number.isNaN(theirs) ? now() : theirs), 0), capMs);
};
