import type { CrawlerVisits } from '@citelight/contracts/crawler-activity';
import { formatNumber } from '../../lib/format.ts';

const HOUR = 3_600_000;
/** Up to two days are told by hour, more by day. */
const MOST_HOURS = 48;
const MOST_BARS = 92;

type Bar = { label: string; hits: number };

/** Visits over time, with empty hours or days between them. Times are UTC, as the log's. */
function barsOf(hours: CrawlerVisits['hours']): { unit: 'hour' | 'day'; bars: Bar[] } {
  const times = hours.map(({ at }) => Date.parse(at));
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  const unit = last - first < MOST_HOURS * HOUR ? 'hour' : 'day';
  const step = unit === 'hour' ? HOUR : 24 * HOUR;
  const from = Math.max(Math.floor(first / step), Math.floor(last / step) - MOST_BARS + 1);
  const bars = Array.from({ length: Math.floor(last / step) - from + 1 }, (_, at): Bar => {
    const iso = new Date((from + at) * step).toISOString();
    return { label: unit === 'hour' ? `${iso.slice(0, 10)} ${iso.slice(11, 16)}` : iso.slice(0, 10), hits: 0 };
  });
  for (const { at, hits } of hours) {
    const bar = bars[Math.floor(Date.parse(at) / step) - from];
    if (bar) bar.hits += hits;
  }
  return { unit, bars };
}

/** At which hours of the day a crawler comes, over all days. */
function hoursOfDay(hours: CrawlerVisits['hours']): Bar[] {
  const bars = Array.from({ length: 24 }, (_, hour): Bar => ({ label: `${String(hour).padStart(2, '0')}:00`, hits: 0 }));
  for (const { at, hits } of hours) {
    const bar = bars[new Date(at).getUTCHours()];
    if (bar) bar.hits += hits;
  }
  return bars;
}

function Bars({ unit, bars }: { unit: string; bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ hits }) => hits));
  const [first, last] = [bars[0], bars.at(-1)];
  if (!first || !last) return null;
  return (
    <figure className="min-w-0" style={{ width: `max(16rem, ${1.5 * bars.length}rem)`, maxWidth: '100%' }}>
      <figcaption className="mb-1.5 text-muted text-xs">
        Visits by {unit} (UTC), at most {formatNumber(most)}
      </figcaption>
      <div
        role="img"
        aria-label={`Visits by ${unit}: ${bars
          .filter(({ hits }) => hits > 0)
          .slice(-31)
          .map(({ label, hits }) => `${label}: ${hits}`)
          .join(', ')}`}
        className="flex h-16 items-end gap-px border-line border-b"
      >
        {bars.map(({ label, hits }) => (
          <div
            key={label}
            title={`${label}: ${formatNumber(hits)}`}
            className="min-w-px flex-1 rounded-t-xs bg-accent forced-color-adjust-none"
            style={{ height: hits === 0 ? 0 : `${Math.max(4, (100 * hits) / most)}%` }}
          />
        ))}
      </div>
      <p className="mt-1 flex justify-between text-muted text-xs">
        <span>{first.label}</span>
        {bars.length > 1 && <span>{last.label}</span>}
      </p>
    </figure>
  );
}

export function VisitBars({ hours }: { hours: CrawlerVisits['hours'] }) {
  const { unit, bars } = barsOf(hours);
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-4">
      <Bars unit={unit} bars={bars} />
      {unit === 'day' && <Bars unit="hour of the day" bars={hoursOfDay(hours)} />}
    </div>
  );
}
