import { COMPREHENSIVE_COST } from '@citelight/contracts/credits';
import { type Pack, pricePerCredit } from '@citelight/contracts/plans';
import { Check } from 'lucide-react';
import { formatMoney, formatNumber } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';

const BENEFITS = ['Complete geo readiness analysis', 'AI search performance insights', 'Credits valid for 1 year'];

/** One credit pack: what it holds, what it costs, and what that is enough for. */
export function PackCard({ pack, busy, onBuy }: { pack: Pack; busy: boolean; onBuy: () => void }) {
  return (
    <article
      data-pack={pack.credits}
      className={cn('flex flex-col rounded-lg border bg-panel p-6', pack.popular ? 'border-accent ring-1 ring-accent' : 'border-line')}
    >
      <div className="flex min-h-7 items-center justify-between gap-3">
        <h2 className="font-semibold text-lg tracking-tight">{pack.name}</h2>
        {pack.popular && <Badge tone="solid">Most Popular</Badge>}
      </div>
      <p className="mt-4 flex items-baseline gap-2">
        <span className="font-semibold text-4xl tracking-tight">{formatNumber(pack.credits)}</span>
        <span className="text-muted">credits</span>
      </p>
      <p className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold text-xl">{formatMoney(pack.price)}</span>
        <span className="text-muted text-sm">${pricePerCredit(pack)} per credit</span>
      </p>
      <p className="mt-1 text-muted text-sm">Enough for {Math.floor(pack.credits / COMPREHENSIVE_COST)} comprehensive analyses</p>
      <ul className="mt-5 mb-6 space-y-2.5 border-line border-t pt-5 text-sm">
        {BENEFITS.map((benefit) => (
          <li key={benefit} className="flex gap-2.5">
            <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent-text" />
            {benefit}
          </li>
        ))}
      </ul>
      <div className="mt-auto grid">
        <Button size="lg" variant={pack.popular ? 'primary' : 'outline'} busy={busy} onClick={onBuy}>
          Buy {formatNumber(pack.credits)} Credits
        </Button>
      </div>
    </article>
  );
}
