import { PACKS } from '@citelight/contracts/plans';
import { useMutation } from '@tanstack/react-query';
import { goToCreditsCheckout, showCheckoutFailed } from '../../lib/checkout.ts';
import { PackCard } from './pack-card.tsx';

export function Packs() {
  const buy = useMutation({
    mutationFn: goToCreditsCheckout,
    onError: (error) => showCheckoutFailed(error, 'Failed to start checkout process'),
  });
  return (
    <div className="grid gap-4 lg:grid-cols-3">
      {PACKS.map((pack) => (
        <PackCard
          key={pack.priceId}
          pack={pack}
          busy={buy.isPending && buy.variables === pack.priceId}
          onBuy={() => !buy.isPending && buy.mutate(pack.priceId)}
        />
      ))}
    </div>
  );
}
