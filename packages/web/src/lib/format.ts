/** How figures and dates read. Nothing is rounded away: money keeps its cents, credits are whole. */
const whole = new Intl.NumberFormat('en-US');
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });
const instant = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });
const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });

export const formatNumber = (value: number): string => whole.format(value);
export const formatMoney = (value: number): string => (Number.isInteger(value) ? `$${whole.format(value)}` : dollars.format(value));
export const formatCredits = (credits: number): string => `${whole.format(credits)} ${credits === 1 ? 'credit' : 'credits'}`;
export const formatDay = (iso: string): string => day.format(new Date(iso));
export const formatInstant = (iso: string): string => instant.format(new Date(iso));

const STEPS = [
  ['year', 365.25 * 86_400],
  ['month', 30.44 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** '3 hours ago', 'yesterday', 'in 2 weeks'; under a minute 'just now'. */
export function formatRelative(iso: string, now = Date.now()): string {
  const seconds = (Date.parse(iso) - now) / 1000;
  for (const [unit, size] of STEPS) if (Math.abs(seconds) >= size) return relative.format(Math.trunc(seconds / size), unit);
  return 'just now';
}

/** A website's address as people say it: without scheme and trailing slash. */
export const shortUrl = (url: string): string => url.replace(/^https?:\/\//, '').replace(/\/$/, '');

/** Between the facts of one line. The text font's own dot and spaces are so narrow that the facts would run together. */
export const DOT = '\u00a0\u00a0·\u2002';
