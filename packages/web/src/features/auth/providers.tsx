import type { Provider } from '@supabase/auth-js';
import { useQuery } from '@tanstack/react-query';
import { getAuth } from '../../lib/auth.ts';
import { notify } from '../../lib/notify.ts';
import { settingsQuery } from '../../lib/queries.ts';
import { Button } from '../../ui/button.tsx';

/** Sign-in with another account, for the providers that the server is configured with. */
export function Providers({ onStart }: { onStart: () => void }) {
  const { data } = useQuery(settingsQuery);
  if (!data?.oauthProviders.length) return null;

  async function start(id: string) {
    onStart();
    // safe: the names come from the server, which knows its own providers
    const { error } = await (await getAuth()).signInWithOAuth({ provider: id as Provider, options: { redirectTo: `${location.origin}/` } });
    if (error) notify.error('account', error.message);
  }

  return (
    <div className="mt-6 grid gap-2 border-line border-t pt-6">
      {data.oauthProviders.map(({ id, label }) => (
        <Button key={id} variant="outline" size="lg" onClick={() => void start(id)}>
          Continue with {label}
        </Button>
      ))}
    </div>
  );
}
