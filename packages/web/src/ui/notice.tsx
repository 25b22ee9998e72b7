import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from './cn.ts';

const TONES = {
  info: { icon: Info, look: 'border-accent/30 bg-accent-soft text-ink [&>svg]:text-accent-text' },
  warning: { icon: TriangleAlert, look: 'border-fair-fill/50 bg-fair-soft text-ink [&>svg]:text-fair' },
  error: { icon: CircleAlert, look: 'border-poor-fill/50 bg-poor-soft text-ink [&>svg]:text-poor' },
};

/** A sentence that stays until its cause is gone. */
export function Notice({ tone = 'info', children }: { tone?: keyof typeof TONES; children: ReactNode }) {
  const { icon: Icon, look } = TONES[tone];
  return (
    <div role={tone === 'error' ? 'alert' : 'status'} className={cn('flex gap-3 rounded-md border px-4 py-3 text-sm', look)}>
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <div className="wrap-anywhere min-w-0">{children}</div>
    </div>
  );
}
