import type { Factor } from '@supabase/auth-js';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { KeyRound, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { notify } from '../../lib/notify.ts';
import { keyProblem } from '../../lib/security-key.ts';
import { Async } from '../../ui/async.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { lateDialog } from '../../ui/late.tsx';
import { useProof } from '../../ui/proof.tsx';
import { Time } from '../../ui/time.tsx';
import { addSecurityKey, factorsQuery, newFactorName, shownFactorName, useRemoveFactor } from './factors.ts';

const AuthenticatorDialog = lateDialog(() => import('./authenticator-dialog.tsx'));

/** Most have none: what stands below would rise by the height of anything else. */
const NONE = <span />;

/** Two-step sign-in: what is set up, adding and removing. */
export function TwoStepCard() {
  const factors = useQuery(factorsQuery);
  const queries = useQueryClient();
  const remove = useRemoveFactor();
  const [settingUp, setSettingUp] = useState(false);
  const [removing, setRemoving] = useState<Factor>();
  const { withProof, proof } = useProof();
  const addKey = useMutation({
    mutationFn: () => withProof(() => addSecurityKey(newFactorName('Security key'))),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: factorsQuery.queryKey });
      notify.success('factor-add', 'Security key added');
    },
    onError: (error) => notify.error('factor-add', 'The security key was not added', { description: keyProblem(error) }),
  });

  return (
    <Card>
      <CardHeader
        title={
          <span className="flex items-center gap-2.5">
            Two-step sign-in
            {factors.data && <Badge tone={factors.data.length > 0 ? 'good' : 'neutral'}>{factors.data.length > 0 ? 'On' : 'Off'}</Badge>}
          </span>
        }
        text="After your password, you enter a code from an authenticator app or use a security key."
      />
      <CardBody>
        <Async query={factors} failed="Your second factors could not be loaded." loading={NONE}>
          {(list) => (
            <ul className="mb-5 divide-y divide-line empty:hidden">
              {list.map((factor) => (
                <li key={factor.id} className="flex items-center gap-3 py-3 first:pt-0">
                  {factor.factor_type === 'webauthn' ? (
                    <KeyRound aria-hidden="true" className="size-5 shrink-0 text-muted" />
                  ) : (
                    <Smartphone aria-hidden="true" className="size-5 shrink-0 text-muted" />
                  )}
                  <div className="min-w-0 flex-1">
                    <p className="truncate font-medium text-sm">{shownFactorName(factor.friendly_name)}</p>
                    <p className="text-muted text-xs">
                      added <Time at={factor.created_at} />
                    </p>
                  </div>
                  <Button variant="outline" size="sm" aria-label={`Remove ${factor.friendly_name}`} onClick={() => setRemoving(factor)}>
                    Remove
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </Async>
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" onClick={() => setSettingUp(true)}>
            <Smartphone aria-hidden="true" />
            Add Authenticator App
          </Button>
          <Button variant="outline" busy={addKey.isPending} onClick={() => addKey.mutate()}>
            <KeyRound aria-hidden="true" />
            Add Security Key
          </Button>
        </div>
      </CardBody>
      {removing && (
        <ConfirmDialog
          open
          onClose={() => setRemoving(undefined)}
          title={`Remove ${shownFactorName(removing.friendly_name)}?`}
          text={
            factors.data?.length === 1
              ? 'Two-step sign-in is off then: your password alone opens your account.'
              : 'It cannot be used to sign in any more.'
          }
          confirm="Remove"
          danger
          busy={remove.isPending}
          onConfirm={() => remove.mutate(removing.id, { onSettled: () => setRemoving(undefined) })}
        />
      )}
      {proof}
      {settingUp && <AuthenticatorDialog onClose={() => setSettingUp(false)} />}
    </Card>
  );
}
