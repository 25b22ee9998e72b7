const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** When the next automated report runs, in a few words. Whole hours and days that are left; the last hour counts as one. */
export function nextRunLabel(nextRunAt: string, now = Date.now()): string {
  const left = Date.parse(nextRunAt) - now;
  if (left <= 0) return 'Processing...';
  if (left < DAY_MS) return `In ${Math.max(1, Math.floor(left / HOUR_MS))}h`;
  const days = Math.floor(left / DAY_MS);
  return days === 1 ? 'Tomorrow' : `In ${days} days`;
}
