import { displayScore } from '@citelight/contracts/scores';
import { bandOf } from './band.ts';
import { cn } from './cn.ts';

const TICKS = 54;
const SWEEP = 270;
const STEP = SWEEP / TICKS;

/** A dash pattern of `count` ticks along a circle whose length is counted as 360. */
const ticks = (count: number) => `${`1.7 ${STEP - 1.7} `.repeat(count)}0 ${360 - count * STEP}`;

const SIZES = { sm: 'size-20', md: 'size-36', lg: 'size-48' };
const NUMBERS = { sm: 'text-2xl', md: 'text-5xl', lg: 'text-6xl' };

/** The overall score as an instrument shows it: 54 ticks over three quarters of a circle, 5 degrees each. */
export function ScoreDial({
  score,
  label = 'Overall score',
  size = 'md',
}: {
  score: number | null;
  label?: string;
  size?: keyof typeof SIZES;
}) {
  const shown = score === null ? null : displayScore(score);
  const band = score === null ? undefined : bandOf(score);
  const arc = { cx: 60, cy: 60, r: 50, pathLength: 360, fill: 'none', strokeWidth: 11, transform: 'rotate(135 60 60)' };
  return (
    <div
      role="img"
      aria-label={shown === null ? `${label}: not measured` : `${label}: ${shown} of 100, ${band?.word.toLowerCase()}`}
      className={cn('relative shrink-0', SIZES[size])}
    >
      <svg viewBox="0 0 120 120" aria-hidden="true" className="size-full">
        <circle {...arc} className="stroke-line" strokeDasharray={ticks(TICKS)} />
        {shown !== null && shown > 0 && (
          <circle
            {...arc}
            className={cn('dial-fill', band?.stroke)}
            strokeDasharray={ticks(Math.max(1, Math.round((shown / 100) * TICKS)))}
          />
        )}
      </svg>
      <div aria-hidden="true" className="absolute inset-0 flex flex-col items-center justify-center">
        <span className={cn('font-semibold leading-none tracking-tight', NUMBERS[size])}>{shown ?? '–'}</span>
        {size !== 'sm' && <span className="mt-1.5 text-faint text-xs">of 100</span>}
        {band && <span className={cn('font-medium', size === 'sm' ? 'text-xs' : 'mt-1 text-sm', band.text)}>{band.word}</span>}
      </div>
    </div>
  );
}
