import { cancelSubscription, changeSubscriptionPlan, customerPortal } from '@citelight/contracts/api/functions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { serverMessage } from '../../lib/errors.ts';
import { formatDay } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';

const TOUCHED = [['subscriptions'], ['scheduled_reports'], ['user_credits'], ['credit_transactions']];

/** After a change has gone through, and after a refusal too: what was shown may have been out of date. */
function useRefresh() {
  const queries = useQueryClient();
  return () => {
    for (const queryKey of TOUCHED) void queries.invalidateQueries({ queryKey });
  };
}

export function useChangePlan(done: () => void) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (priceId: string) => call(changeSubscriptionPlan, { body: { priceId } }),
    onSuccess: () =>
      notify.success('plan-change', 'Plan changed successfully', {
        description: 'Your subscription has been updated. Changes will reflect shortly.',
      }),
    onError: (error) => notify.error('plan-change', serverMessage(error, 'Failed to change plan')),
    onSettled: () => {
      refresh();
      done();
    },
  });
}

export function useCancel(done: () => void) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: () => call(cancelSubscription, { body: {} }),
    onSuccess: ({ current_period_end }) =>
      notify.success('subscription-cancel', 'Subscription cancelled', {
        description: `Your subscription will remain active until ${formatDay(current_period_end)}`,
      }),
    onError: (error) => notify.error('subscription-cancel', serverMessage(error, 'Failed to cancel subscription')),
    onSettled: () => {
      refresh();
      done();
    },
  });
}

/** Opens the payment provider's portal in a new tab. */
export function usePortal() {
  return useMutation({
    // A tab may only be opened by the click itself, so it is there before its address is known.
    mutationFn: async (tab: Window | null) => {
      try {
        const { url } = await call(customerPortal, {});
        if (!url) throw new Error('no address');
        if (!tab) return location.assign(url);
        tab.opener = null;
        tab.location.href = url;
      } catch (error) {
        tab?.close();
        throw error;
      }
    },
    onMutate: () => notify.clear('portal'),
    onError: (error) => notify.error('portal', serverMessage(error, 'Failed to open payment portal')),
  });
}
