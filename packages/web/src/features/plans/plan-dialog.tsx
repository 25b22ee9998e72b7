import { firstRunNote, PLANS } from '@citelight/contracts/plans';
import { useQuery } from '@tanstack/react-query';
import { userCreditsQuery } from '../../lib/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PaymentMode } from '../../ui/payment-mode.tsx';
import { PlanCard } from '../../ui/plan-card.tsx';
import { useSubscribe } from './use-subscribe.ts';

export default function PlanDialog({ onClose }: { onClose: () => void }) {
  const subscribe = useSubscribe();
  const { data } = useQuery(userCreditsQuery);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width="xl"
      title="Choose Your Optimization Plan"
      text="Start with a free assessment, then scale with automated reports that keep you ahead of the curve."
    >
      <PaymentMode className="mb-5" />
      <div className="grid gap-4 lg:grid-cols-3">
        {PLANS.map((plan) => (
          <PlanCard
            key={plan.tier}
            plan={plan}
            note={data && firstRunNote(data.available + plan.allocation)}
            action={
              <Button
                size="lg"
                variant={plan.featured ? 'primary' : 'outline'}
                busy={subscribe.isPending && subscribe.variables === plan.priceId}
                onClick={() => subscribe.mutate(plan.priceId)}
              >
                {plan.cta}
              </Button>
            }
          />
        ))}
      </div>
    </Dialog>
  );
}
