import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

/** The platform's own list of choices: on a phone it opens the phone's. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={cn('relative inline-flex', className)}>
      <select
        {...rest}
        className="h-9 w-full appearance-none rounded-md border border-edge/60 bg-panel pr-8 pl-3 text-ink text-sm outline-none hover:border-edge focus-visible:border-accent focus-visible:ring-2 focus-visible:ring-accent/30"
      />
      <ChevronDown aria-hidden="true" className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-2.5 size-4 text-muted" />
    </span>
  );
}
