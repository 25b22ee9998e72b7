import { PLANS } from '@citelight/contracts/plans';
import { buttonStyle } from '../../ui/button.tsx';
import { PlanCard } from '../../ui/plan-card.tsx';
import { Section } from './section.tsx';

export function PricingSection() {
  return (
    <Section
      id="pricing"
      title="Start free, then choose how often"
      text="Start with a free assessment, then scale with automated reports that keep you ahead of the curve."
    >
      <div className="grid gap-5 lg:grid-cols-3">
        {PLANS.map((plan) => (
          <PlanCard
            key={plan.tier}
            plan={plan}
            action={
              <a
                href={`/auth?tab=signup&priceId=${encodeURIComponent(plan.priceId)}`}
                data-flash="Please sign in to subscribe"
                className={buttonStyle({ variant: plan.featured ? 'primary' : 'outline', size: 'lg' })}
              >
                {plan.cta}
              </a>
            }
          />
        ))}
      </div>
    </Section>
  );
}
