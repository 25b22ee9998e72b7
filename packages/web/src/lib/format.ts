/** How figures and dates read. Nothing is rounded away: money keeps its cents, credits are whole. */

/** The first formatter of a kind costs milliseconds, which the first screen does not wait for: each is made when it is first asked for. */
function whenAsked<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
const whole = whenAsked(() => new Intl.NumberFormat('en-US'));
const dollars = whenAsked(() => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }));
const shortDay = whenAsked(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }));
const day = whenAsked(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }));
const instant = whenAsked(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' }));
const relative = whenAsked(() => new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' }));

/** Up to this a whole number reads as it is, and needs no formatter. */
const UNGROUPED = 999;

export const formatNumber = (value: number): string =>
  Number.isInteger(value) && Math.abs(value) <= UNGROUPED ? `${value}` : whole().format(value);
export const formatMoney = (value: number): string => (Number.isInteger(value) ? `$${formatNumber(value)}` : dollars().format(value));
export const formatCredits = (credits: number): string => `${formatNumber(credits)} ${credits === 1 ? 'credit' : 'credits'}`;
export const formatShortDay = (date: Date): string => shortDay().format(date);
export const formatDay = (iso: string): string => day().format(new Date(iso));
export const formatInstant = (iso: string): string => instant().format(new Date(iso));

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
  for (const [unit, size] of STEPS) if (Math.abs(seconds) >= size) return relative().format(Math.trunc(seconds / size), unit);
  return 'just now';
}

/** As much of an address as a heading or a sentence can hold; its end tells the pages of a folder apart. */
const [HEAD, TAIL] = [64, 32];

/** A website's address as people say it: without scheme and trailing slash, and a very long one without its middle. */
export function shortUrl(url: string): string {
  const short = url.replace(/^https?:\/\//, '').replace(/\/$/, '');
  return short.length > HEAD + TAIL ? `${short.slice(0, HEAD)}…${short.slice(-TAIL)}` : short;
}

/** How much of the site something is about; null: all of it. */
export const reachText = (pages: number | null): string =>
  pages === null ? 'Whole site' : `${formatNumber(pages)} ${pages === 1 ? 'page' : 'pages'}`;

/** Between the facts of one line. The text font's own dot and spaces are so narrow that the facts would run together. */
export const DOT = '\u00a0\u00a0·\u2002';
