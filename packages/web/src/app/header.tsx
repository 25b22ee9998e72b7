import { PRODUCT_NAME } from '@citelight/contracts/brand';
import { Menu as MenuIcon } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { AvatarMenu } from '../features/account/avatar-menu.tsx';
import { CreditsBadge } from '../features/account/credits-badge.tsx';
import { useAuth } from '../lib/auth.ts';
import { toggleTheme } from '../lib/theme.ts';
import { Mark, Wordmark } from '../ui/brand.tsx';
import { buttonStyle } from '../ui/button.tsx';
import { lateDialog } from '../ui/late.tsx';
import { SectionLinks, SectionMenu, SiteHeader } from '../ui/site-header.tsx';
import { ThemeToggle } from '../ui/theme-toggle.tsx';

const PlanDialog = lateDialog(() => import('../features/plans/plan-dialog.tsx'));

function SignedInHeader() {
  const [plans, setPlans] = useState(false);
  return (
    <>
      <SiteHeader
        logo={
          <Link to="/dashboard" aria-label={`${PRODUCT_NAME}, dashboard`} className="rounded-md">
            <span className="sm:hidden">
              <Mark />
            </span>
            <span className="max-sm:hidden">
              <Wordmark />
            </span>
          </Link>
        }
        actions={
          <>
            <CreditsBadge />
            <ThemeToggle onClick={toggleTheme} />
            <Link to="/dashboard" className={buttonStyle({ variant: 'outline', size: 'sm', className: 'h-9' })}>
              Dashboard
            </Link>
            <AvatarMenu onSubscribe={() => setPlans(true)} />
          </>
        }
      />
      {plans && <PlanDialog onClose={() => setPlans(false)} />}
    </>
  );
}

function SignedOutHeader() {
  return (
    <SiteHeader
      logo={
        // The landing page is another document, hence a plain link.
        <a href="/" aria-label={`${PRODUCT_NAME}, home`} className="rounded-md">
          <Wordmark />
        </a>
      }
      nav={<SectionLinks />}
      actions={
        <>
          <ThemeToggle onClick={toggleTheme} />
          <Link to="/auth" className={buttonStyle({ variant: 'quiet' })}>
            Sign In
          </Link>
          <a href="/#url" className={buttonStyle({ variant: 'ink', className: 'max-sm:hidden' })}>
            Analyze free
          </a>
          <SectionMenu icon={<MenuIcon aria-hidden="true" className="size-5" />} />
        </>
      }
    />
  );
}

/** While the session is being determined the bar is there with its logo, and nothing in it jumps. */
export const BareHeader = () => <SiteHeader logo={<Wordmark />} actions={<ThemeToggle onClick={toggleTheme} />} />;

/** Before the gate, which is the only way on. */
export const OutsideHeader = () => (
  <SiteHeader
    logo={
      <a href="/" aria-label={`${PRODUCT_NAME}, early access`} className="rounded-md">
        <Wordmark />
      </a>
    }
    actions={
      <>
        <ThemeToggle onClick={toggleTheme} />
        <a href="/" className={buttonStyle({ variant: 'ink' })}>
          Early Access
        </a>
      </>
    }
  />
);

export function Header() {
  const auth = useAuth();
  if (auth.status === 'loading') return <BareHeader />;
  return auth.status === 'signed-in' && !auth.secondStep ? <SignedInHeader /> : <SignedOutHeader />;
}
