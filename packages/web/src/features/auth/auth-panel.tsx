import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useAuth } from '../../lib/auth.ts';
import { notify } from '../../lib/notify.ts';
import { keepPendingUrl } from '../../lib/pending-url.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { intentOf, ownPath, tabOf } from './intent.ts';
import { IntentNote } from './intent-note.tsx';
import { Providers } from './providers.tsx';
import { SecondStep } from './second-step.tsx';
import { SignIn } from './sign-in.tsx';
import { SignUp } from './sign-up.tsx';
import { useAfterSignIn } from './use-after-sign-in.ts';

/** Sign-in and sign-up, and what follows once the session stands. */
export function AuthPanel() {
  const auth = useAuth();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const afterSignIn = useAfterSignIn();
  const wanted: unknown = location.state?.wanted;
  /** True once the visitor signed in on this screen: one who arrives signed in is not greeted, and nothing is started for them. */
  const asked = useRef(false);
  const gone = useRef(false);

  const signedIn = auth.status === 'signed-in' && !auth.secondStep ? auth.session.user.id : undefined;
  useEffect(() => {
    if (!signedIn || gone.current) return;
    gone.current = true;
    if (!asked.current) return void navigate(ownPath(wanted), { replace: true });
    notify.success('account', 'Welcome back!');
    void afterSignIn(intentOf(query, wanted), signedIn);
  }, [signedIn, navigate, afterSignIn, query, wanted]);

  const intent = intentOf(query);
  const website = intent.kind === 'analyze' ? intent.url : undefined;
  const keepIntent = () => keepPendingUrl(website);
  const frame = {
    onStart: () => {
      asked.current = true;
      keepIntent();
    },
    onFail: () => {
      asked.current = false;
    },
  };

  const secondStep = auth.status === 'signed-in' && auth.secondStep;
  useEffect(() => {
    if (secondStep) asked.current = true;
  }, [secondStep]);

  if (auth.status === 'signed-in' && auth.secondStep) return <SecondStep factors={auth.session.user.factors ?? []} />;
  if (signedIn || auth.status === 'loading')
    return (
      <div className="grid min-h-72 place-items-center">
        <Spinner />
      </div>
    );

  return (
    <div>
      <IntentNote intent={intent} />
      <Tabs
        label="Account"
        fill
        value={tabOf(query)}
        onChange={(tab) => {
          const next = new URLSearchParams(query);
          next.set('tab', tab);
          void navigate({ search: `?${next}` }, { replace: true, state: location.state });
        }}
        tabs={[
          { value: 'signin', label: 'Sign In', content: <SignIn {...frame} /> },
          { value: 'signup', label: 'Sign Up', content: <SignUp {...frame} website={website} /> },
        ]}
      />
      <Providers onStart={keepIntent} />
    </div>
  );
}
