import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useAuth } from '../../lib/auth.ts';
import { goToCheckout, showCheckoutFailed, showCheckoutOpens } from '../../lib/checkout.ts';
import { ApiError } from '../../lib/errors.ts';
import { notify } from '../../lib/notify.ts';
import { trackedWebsiteQuery } from '../../lib/queries.ts';

const NO_WEBSITE = 'Please analyze your website first before subscribing';

/** Buys a plan: signed out it leads to sign-up with the plan, without a tracked website it says so, else to the checkout. */
export function useSubscribe() {
  const auth = useAuth();
  const navigate = useNavigate();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (priceId: string) => {
      if (auth.status !== 'signed-in') {
        notify.info('arrival', 'Please sign in to subscribe');
        return navigate(`/auth?${new URLSearchParams({ tab: 'signup', priceId })}`);
      }
      showCheckoutOpens();
      if (!(await queries.fetchQuery({ ...trackedWebsiteQuery, staleTime: 0 }))) return notify.error('checkout', NO_WEBSITE);
      await goToCheckout(priceId);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'website.none') return notify.error('checkout', NO_WEBSITE);
      showCheckoutFailed(error, 'Failed to start checkout. Please try again.');
    },
  });
}
