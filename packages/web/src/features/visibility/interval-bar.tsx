import { isRate, type VisibilityRate } from '@citelight/contracts/visibility';

/** A rate on a scale from 0 to 100: the interval as a bar, the rate as a line. The text beside it says the same. */
export function IntervalBar({ rate, slim = false }: { rate: VisibilityRate; slim?: boolean }) {
  if (!isRate(rate)) return null;
  const { low, high } = rate;
  const height = slim ? 8 : 16;
  return (
    <svg aria-hidden="true" width="100%" height={height} className="forced-color-adjust-none block">
      <rect width="100%" height={height} rx="3" fill="var(--sunken)" />
      {!slim && [25, 50, 75].map((at) => <line key={at} x1={`${at}%`} x2={`${at}%`} y1="0" y2={height} stroke="var(--line)" />)}
      <rect
        x={`${low * 100}%`}
        width={`${Math.max(0.6, (high - low) * 100)}%`}
        y={slim ? 0 : 3}
        height={slim ? height : 10}
        rx="3"
        fill="var(--accent)"
        opacity="0.35"
      />
      <svg x={`${rate.rate * 100}%`} overflow="visible" aria-hidden="true">
        <rect x={rate.rate > 0.99 ? -3 : rate.rate < 0.01 ? 0 : -1.5} width="3" height={height} rx="1" fill="var(--accent)" />
      </svg>
    </svg>
  );
}
