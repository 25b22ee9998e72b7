import { type ApiKey, listApiKeys, revokeApiKey } from '@citelight/contracts/api/keys';
import { LIMITS } from '@citelight/contracts/limits';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { formatCredits } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { Async } from '../../ui/async.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { lateDialog } from '../../ui/late.tsx';
import { Time } from '../../ui/time.tsx';
import { SCOPE_LABELS } from './scope-labels.ts';

const NewKeyDialog = lateDialog(() => import('./new-key-dialog.tsx'));

const keysQuery = queryOptions({ queryKey: ['api-keys'], queryFn: ({ signal }) => call(listApiKeys, {}, signal) });

/** API keys: what each may do, when it was last used, adding and revoking. */
export default function KeysCard() {
  const keys = useQuery(keysQuery);
  const queries = useQueryClient();
  const [adding, setAdding] = useState(false);
  const [revoking, setRevoking] = useState<ApiKey>();
  const refresh = () => queries.invalidateQueries({ queryKey: keysQuery.queryKey });
  const revoke = useMutation({
    mutationFn: (id: string) => call(revokeApiKey, { params: { id } }),
    onSuccess: async () => {
      await refresh();
      notify.success('key-revoke', 'API key revoked');
    },
    onError: (error) => notify.error('key-revoke', error.message),
  });
  const isFull = (keys.data?.total ?? 0) >= LIMITS.apiKeys;

  return (
    <Card>
      <CardHeader
        title="API keys"
        text="For build servers, scripts and assistants that work with your reports. Anyone who has a key can use it, so treat it like a password."
      />
      <CardBody>
        <Async query={keys} failed="Your API keys could not be loaded." loading={<span />}>
          {({ items }) => (
            <ul aria-label="API keys" className="mb-5 divide-y divide-line empty:hidden">
              {items.map((key) => (
                <li key={key.id} className="flex items-center gap-3 py-3 first:pt-0">
                  <KeyRound aria-hidden="true" className="size-5 shrink-0 text-muted" />
                  <div className="min-w-0 flex-1">
                    <p className="flex flex-wrap items-baseline gap-x-2 font-medium text-sm">
                      <bdi className="wrap-anywhere">{key.name}</bdi>
                      <span className="font-mono font-normal text-muted text-xs">{key.start}…</span>
                    </p>
                    <p className="text-muted text-xs">
                      {key.scopes.map((scope) => SCOPE_LABELS[scope].title).join(', ')}
                      {key.scopes.includes('run_analyses') && ` (at most ${formatCredits(key.daily_credits)} in 24 hours)`}
                    </p>
                    <p className="text-muted text-xs">
                      created <Time at={key.created_at} />, {key.last_used_at ? 'last used ' : 'never used'}
                      {key.last_used_at && <Time at={key.last_used_at} />}
                    </p>
                  </div>
                  <Button variant="outline" size="sm" aria-label={`Revoke ${key.name}`} onClick={() => setRevoking(key)}>
                    Revoke
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </Async>
        <Button variant="outline" disabled={isFull} onClick={() => setAdding(true)}>
          <Plus aria-hidden="true" />
          Create API Key
        </Button>
        {isFull && <p className="mt-2 text-muted text-sm">You have {LIMITS.apiKeys} API keys. Revoke one to create another.</p>}
      </CardBody>
      {revoking && (
        <ConfirmDialog
          open
          onClose={() => setRevoking(undefined)}
          title={`Revoke ${revoking.name}?`}
          text="Whatever uses this key stops working at once. This cannot be undone."
          confirm="Revoke"
          danger
          busy={revoke.isPending}
          onConfirm={() => revoke.mutate(revoking.id, { onSettled: () => setRevoking(undefined) })}
        />
      )}
      {adding && <NewKeyDialog onClose={() => setAdding(false)} onCreated={() => void refresh()} />}
    </Card>
  );
}
