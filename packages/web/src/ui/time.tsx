import { formatInstant, formatRelative } from '../lib/format.ts';

/** A date as people say it, with the exact time on hover. */
export function Time({ at }: { at: string }) {
  return (
    <time dateTime={at} title={formatInstant(at)}>
      {formatRelative(at)}
    </time>
  );
}
