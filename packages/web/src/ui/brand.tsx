import { PRODUCT_NAME } from '@citelight/contracts/brand';
import { cn } from './cn.ts';

/** The mark: a dial whose needle has come to rest. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={cn('size-8', className)}>
      <rect width="32" height="32" rx="8" className="fill-accent" />
      <g className="stroke-on-accent" fill="none" strokeLinecap="round">
        <path d="M8.2 22.4a9.6 9.6 0 1 1 15.6 0" strokeWidth="2.6" strokeOpacity=".55" strokeDasharray="1.4 3.6" />
        <path d="M16 18.4 21.4 11" strokeWidth="2.8" />
      </g>
      <circle cx="16" cy="18.6" r="2.6" className="fill-on-accent" />
    </svg>
  );
}

export function Wordmark() {
  return (
    <span className="flex items-center gap-2.5">
      <Mark />
      <span className="font-semibold text-lg tracking-tight">{PRODUCT_NAME}</span>
    </span>
  );
}
