import type { Subscription } from '@citelight/contracts/entities';
import { PLANS, type Plan, planByTier } from '@citelight/contracts/plans';
import { useState } from 'react';
import { formatMoney } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { PlanCard } from '../../ui/plan-card.tsx';
import { useChangePlan } from './use-subscription-actions.ts';

const priceOf = (plan: Plan) => `${formatMoney(plan.price)}/${plan.period}`;

/** All plans with the present one marked; another is taken after a confirmation. */
export function PlanChoice({ subscription }: { subscription: Subscription }) {
  // Two states: the dialog keeps its words while it closes.
  const [wanted, setWanted] = useState<Plan>();
  const [asking, setAsking] = useState(false);
  const change = useChangePlan(() => setAsking(false));
  const current = planByTier(subscription.tier);
  return (
    <section aria-labelledby="available-plans">
      <h2 id="available-plans" className="mb-4 font-semibold text-xl tracking-tight">
        Available Plans
      </h2>
      <div className="grid gap-4 lg:grid-cols-3">
        {PLANS.map((plan) => {
          const isCurrent = plan.tier === current.tier;
          return (
            <PlanCard
              key={plan.tier}
              plan={plan}
              {...(isCurrent ? { badge: <Badge tone="good">Current</Badge> } : {})}
              action={
                <Button
                  size="lg"
                  variant={plan.price > current.price ? 'primary' : 'outline'}
                  disabled={isCurrent || subscription.cancel_at_period_end}
                  onClick={() => {
                    setWanted(plan);
                    setAsking(true);
                  }}
                >
                  {isCurrent ? 'Your Plan' : `Switch to ${plan.name}`}
                </Button>
              }
            />
          );
        })}
      </div>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Change your plan?"
        text={wanted ? `From ${current.name} (${priceOf(current)}) to ${wanted.name} (${priceOf(wanted)}).` : ''}
        confirm="Change Plan"
        busy={change.isPending}
        onConfirm={() => wanted && change.mutate(wanted.priceId)}
      >
        <p className="text-sm">
          {wanted && wanted.price > current.price
            ? 'The new plan applies at once. You pay the difference for the rest of this period now; when that payment fails, nothing changes.'
            : 'The new plan applies at once. Its price counts from the next billing date, and the credits of this period stay yours.'}
        </p>
      </ConfirmDialog>
    </section>
  );
}
