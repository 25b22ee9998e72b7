import type { ReactNode } from 'react';

/** Nothing here yet: what that means and what to do. */
export function EmptyState({
  title,
  text,
  action,
  level: Heading = 'h3',
}: {
  title: string;
  text: ReactNode;
  action?: ReactNode;
  level?: 'h2' | 'h3';
}) {
  return (
    <div className="rounded-lg border border-edge/50 border-dashed px-6 py-14 text-center">
      <div aria-hidden="true" className="ruler mx-auto mb-6 h-2.5 w-[151px]" />
      <Heading className="font-semibold text-lg tracking-tight">{title}</Heading>
      <p className="mx-auto mt-1.5 max-w-md text-muted text-sm">{text}</p>
      {action && <div className="mt-6 flex justify-center">{action}</div>}
    </div>
  );
}
