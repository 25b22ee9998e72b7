import { useQuery } from '@tanstack/react-query';
import { CreditCard, LogOut, Settings, ShoppingBag, Sparkles } from 'lucide-react';
import { Link } from 'react-router';
import { signOut, useUser } from '../../lib/auth.ts';
import { setFlash } from '../../lib/flash.ts';
import { formatCredits } from '../../lib/format.ts';
import { subscriptionCheckQuery } from '../../lib/queries.ts';
import { Menu, menuItemStyle } from '../../ui/menu.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { initialsOf } from './initials.ts';

function leave() {
  setFlash({ kind: 'success', text: 'Signed out successfully' });
  void signOut('/');
}

/** The account's menu; `onSubscribe` opens the plan dialog, which belongs to another feature. */
export function AvatarMenu({ onSubscribe }: { onSubscribe: () => void }) {
  const { email } = useUser();
  const check = useQuery(subscriptionCheckQuery);
  // A failed check is only logged (section 8): the menu then offers what somebody without a subscription can do.
  const subscribed = (check.data?.active_subscription_count ?? 0) > 0;
  return (
    <Menu
      label="Account menu"
      buttonLabel={`Account menu, ${initialsOf(email)}`}
      triggerClass="inline-flex size-9 items-center justify-center rounded-full bg-ink font-semibold forced-colors:border text-ground text-xs hover:bg-ink/88"
      trigger={<span aria-hidden="true">{initialsOf(email)}</span>}
      header={
        <div className="mb-1.5 border-line border-b px-3 pt-2 pb-3 text-sm">
          <p className="truncate font-medium" title={email}>
            {email}
          </p>
          <p className="mt-0.5 flex h-5 items-center text-muted">
            {check.data ? (
              formatCredits(check.data.available_credits)
            ) : check.isError ? (
              'Credits unknown'
            ) : (
              <Spinner label="Loading credits" />
            )}
          </p>
        </div>
      }
    >
      <Link role="menuitem" tabIndex={-1} to="/profile-settings" className={menuItemStyle}>
        <Settings aria-hidden="true" />
        Profile & Settings
      </Link>
      {subscribed ? (
        <>
          <Link role="menuitem" tabIndex={-1} to="/manage-subscription" className={menuItemStyle}>
            <CreditCard aria-hidden="true" />
            Manage Subscription
          </Link>
          <Link role="menuitem" tabIndex={-1} to="/purchase-credits" className={menuItemStyle}>
            <ShoppingBag aria-hidden="true" />
            Purchase Credits
          </Link>
        </>
      ) : (
        <button type="button" role="menuitem" tabIndex={-1} onClick={onSubscribe} className={menuItemStyle}>
          <Sparkles aria-hidden="true" />
          Subscribe
        </button>
      )}
      <button type="button" role="menuitem" tabIndex={-1} onClick={leave} className={menuItemStyle}>
        <LogOut aria-hidden="true" />
        Sign Out
      </button>
    </Menu>
  );
}
