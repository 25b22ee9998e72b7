import { COMPREHENSIVE_COST } from '@citelight/contracts/credits';
import type { Plan } from '@citelight/contracts/plans';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from './badge.tsx';
import { cn } from './cn.ts';

const analyses = (count: number) => `${count} comprehensive ${count === 1 ? 'analysis' : 'analyses'}`;

/** One subscription plan; `action` is its button, `badge` replaces the mark of the featured plan. */
export function PlanCard({
  plan,
  action,
  note,
  badge,
  level: Heading = 'h3',
}: {
  plan: Plan;
  action: ReactNode;
  /** What to know before the button is pressed. */
  note?: ReactNode;
  badge?: ReactNode;
  level?: 'h3' | 'h4';
}) {
  const mark = badge ?? (plan.featured ? <Badge tone="solid">Most Popular</Badge> : null);
  return (
    <article
      data-plan={plan.tier}
      className={cn('flex flex-col rounded-lg border bg-panel p-6', plan.featured ? 'border-accent ring-1 ring-accent' : 'border-line')}
    >
      <div className="flex min-h-7 items-center justify-between gap-3">
        <Heading className="font-semibold text-lg tracking-tight">{plan.name}</Heading>
        {mark}
      </div>
      <p className="mt-4 flex items-baseline gap-1.5">
        <span className="font-semibold text-4xl tracking-tight">${plan.price}</span>
        <span className="text-muted">/{plan.period}</span>
      </p>
      <p className="mt-1 text-sm">
        <span className="font-medium">{plan.allocation} credits a month</span>, enough for {analyses(plan.allocation / COMPREHENSIVE_COST)}
      </p>
      <p className="mt-3 text-muted text-sm">{plan.description}</p>
      <ul className="mt-5 mb-6 space-y-2.5 border-line border-t pt-5 text-sm">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent-text" />
            {feature}
          </li>
        ))}
      </ul>
      <div className="mt-auto grid gap-3">
        {note && <p className="text-muted text-sm">{note}</p>}
        {action}
      </div>
    </article>
  );
}
