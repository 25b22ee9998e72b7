import { createCheckout, createCreditsCheckout } from '@citelight/contracts/api/functions';
import { call } from './api.ts';
import { reasonFor } from './errors.ts';
import { notify } from './notify.ts';

class NoCheckoutUrl extends Error {
  constructor() {
    super('No checkout URL received');
  }
}

function leaveFor(url: string): void {
  if (!url) throw new NoCheckoutUrl();
  location.assign(url);
}

export const showCheckoutOpens = () => notify.info('checkout', 'Redirecting to checkout...');

/** Opens the payment provider's page for a plan; what is thrown carries the reason. */
export async function goToCheckout(priceId: string): Promise<void> {
  showCheckoutOpens();
  const { url } = await call(createCheckout, { body: { priceId, mode: 'subscription' } });
  leaveFor(url);
}

/** Opens the payment provider's page for a credit pack; what is thrown carries the reason. */
export async function goToCreditsCheckout(priceId: string): Promise<void> {
  notify.info('checkout', 'Opening checkout...');
  const { url } = await call(createCreditsCheckout, { body: { priceId } });
  leaveFor(url);
}

/** Says that no checkout could be opened, and the server's reason below. */
export function showCheckoutFailed(error: unknown, text: string): void {
  if (error instanceof NoCheckoutUrl) notify.error('checkout', error.message);
  else notify.error('checkout', text, reasonFor(error));
}
