import { DELAYS } from '@citelight/contracts/limits';
import { NEEDS_PASSWORD } from '@citelight/contracts/pending-website';
import { useNavigate } from 'react-router';
import { startFreeAnalysis } from '../../lib/analyze.ts';
import { authState } from '../../lib/auth.ts';
import { goToCheckout } from '../../lib/checkout.ts';
import { ApiError } from '../../lib/errors.ts';
import { notify } from '../../lib/notify.ts';
import { keepPendingUrl } from '../../lib/pending-url.ts';
import type { Intent } from './intent.ts';

/** Of several who signed up with one address the person who confirmed it chooses the password, before anything else is shown. */
function needsPassword(): boolean {
  const auth = authState();
  if (auth.status !== 'signed-in' || auth.session.user.user_metadata[NEEDS_PASSWORD] !== true) return false;
  notify.info('password', 'More than one sign-up used this email address, so no password was kept. Please choose one now.');
  return true;
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Does what the visitor came for, once they are signed in. */
export function useAfterSignIn() {
  const navigate = useNavigate();

  async function toDashboard(afterMs: number) {
    await wait(afterMs);
    await navigate(needsPassword() ? '/reset-password' : '/dashboard', { replace: true });
  }

  return async (intent: Intent, userId: string) => {
    keepPendingUrl(undefined);
    if (intent.kind === 'page') return navigate(needsPassword() ? '/reset-password' : intent.path, { replace: true });
    if (intent.kind === 'analyze') {
      const outcome = await startFreeAnalysis(intent.url, userId);
      return toDashboard(outcome === 'free-used' ? 0 : DELAYS.afterAnalysisStart);
    }
    try {
      await goToCheckout(intent.priceId);
    } catch (error) {
      const noWebsite = error instanceof ApiError && error.code === 'website.none';
      notify.error(
        'checkout',
        noWebsite ? 'Please analyze your website first before subscribing' : 'Failed to start checkout. Redirecting to dashboard...',
      );
      await toDashboard(DELAYS.afterCheckoutFailure);
    }
  };
}
