import { planByPriceId } from '@citelight/contracts/plans';
import { Globe, Sparkles } from 'lucide-react';
import { formatMoney, shortUrl } from '../../lib/format.ts';
import type { Intent } from './intent.ts';

/** What happens once the visitor is signed in, so that nothing comes as a surprise. */
export function IntentNote({ intent }: { intent: Intent }) {
  const plan = intent.kind === 'checkout' ? planByPriceId(intent.priceId) : undefined;
  if (intent.kind !== 'analyze' && !plan) return null;
  const Icon = plan ? Sparkles : Globe;
  return (
    <p className="mb-6 flex items-center gap-3 rounded-md border border-line bg-panel px-4 py-3 text-sm">
      <Icon aria-hidden="true" className="size-4 shrink-0 text-accent-text" />
      <span className="min-w-0">
        <span className="text-muted">Next: </span>
        {plan ? (
          `${plan.name}, ${formatMoney(plan.price)}/${plan.period}`
        ) : (
          <>
            <span className="text-muted">analyze </span>
            <span className="wrap-anywhere font-mono">{intent.kind === 'analyze' && shortUrl(intent.url)}</span>
          </>
        )}
      </span>
    </p>
  );
}
