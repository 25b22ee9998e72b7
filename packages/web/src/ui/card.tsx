import type { ComponentProps, ReactNode } from 'react';
import { cn } from './cn.ts';

export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return <section {...rest} className={cn('rounded-lg border border-line bg-panel', className)} />;
}

/** A card's first line: its title, a sentence, and what can be done. */
export function CardHeader({
  title,
  text,
  actions,
  level: Heading = 'h2',
}: {
  title: ReactNode;
  text?: ReactNode;
  actions?: ReactNode;
  level?: 'h2' | 'h3';
}) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 px-5 pt-5 sm:px-6 sm:pt-6">
      <div className="min-w-0">
        <Heading className="font-semibold text-lg tracking-tight">{title}</Heading>
        {text && <p className="mt-1 max-w-prose text-muted text-sm">{text}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}

export function CardBody({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cn('p-5 sm:p-6', className)} />;
}
