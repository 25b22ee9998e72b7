import { BASE_REPORT_COST, COMPREHENSIVE_COST } from '@citelight/contracts/credits';
import { Balance } from '../features/credits/balance.tsx';
import { Packs } from '../features/credits/packs.tsx';
import { formatCredits } from '../lib/format.ts';
import { Page } from '../ui/page.tsx';
import { PaymentMode } from '../ui/payment-mode.tsx';

export default function PurchaseCreditsScreen() {
  return (
    <Page title="Purchase Credits" text="Credits pay for reports and analyses. Packs are one-time purchases.">
      <div className="grid gap-6">
        <PaymentMode />
        <Balance />
        <Packs />
        <div className="max-w-prose space-y-1.5 text-muted text-sm">
          <p>
            Each report costs {formatCredits(BASE_REPORT_COST)}; a comprehensive analysis with keywords, content opportunities and
            competitors costs {COMPREHENSIVE_COST}.
          </p>
          <p>Payments are handled by a card payment provider.</p>
        </div>
      </div>
    </Page>
  );
}
