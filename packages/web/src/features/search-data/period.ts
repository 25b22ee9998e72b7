import { formatShortDay } from '../../lib/format.ts';

/** "Aug 24, 2026 to Nov 22, 2026"; days are the console's own, whatever zone the reader is in. */
export function periodText(from: string | null, to: string | null): string | null {
  const day = (iso: string) => formatShortDay(new Date(`${iso}T12:00:00`));
  return from && to ? `${day(from)} to ${day(to)}` : null;
}
