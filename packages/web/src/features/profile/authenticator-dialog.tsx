import { PRODUCT_NAME } from '@citelight/contracts/brand';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { getAuth } from '../../lib/auth.ts';
import { notify } from '../../lib/notify.ts';
import { Async } from '../../ui/async.tsx';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { needsProof, ProofDialog } from '../../ui/proof.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { factorsQuery, newFactorName } from './factors.ts';

async function enroll() {
  const auth = await getAuth();
  const { data, error } = await auth.mfa.enroll({
    factorType: 'totp',
    issuer: PRODUCT_NAME,
    friendlyName: newFactorName('Authenticator app'),
  });
  if (error) throw error;
  return data;
}

/** Sets up an authenticator app: scan, type the first code, done. Closing without a code leaves nothing behind. */
export default function AuthenticatorDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient();
  const enrolled = useQuery({
    queryKey: ['factor-enrolment'],
    queryFn: enroll,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const [code, setCode] = useState('');

  const verify = useMutation({
    mutationFn: async (factorId: string) => {
      const { error } = await (await getAuth()).mfa.challengeAndVerify({ factorId, code });
      if (error) throw error;
    },
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: factorsQuery.queryKey });
      notify.success('factor-add', 'Two-step sign-in is on');
      onClose();
    },
    onError: () => setCode(''),
  });

  async function close() {
    onClose();
    if (enrolled.data) await (await getAuth()).mfa.unenroll({ factorId: enrolled.data.id });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (enrolled.data) verify.mutate(enrolled.data.id);
  }

  if (needsProof(verify.error)) return <ProofDialog onClose={close} onProven={verify.reset} />;
  if (needsProof(enrolled.error) && !enrolled.isFetching) return <ProofDialog onClose={onClose} onProven={() => void enrolled.refetch()} />;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && void close()}
      title="Set up an authenticator app"
      text="Scan the code with your app, then enter the 6 digits that it shows."
    >
      <Async query={enrolled} failed="The set-up could not be started." loading={<Skeleton className="mx-auto size-48" />}>
        {({ totp }) => (
          <form noValidate onSubmit={submit} className="grid gap-6 sm:grid-cols-[auto_minmax(0,1fr)]">
            <img
              src={totp.qr_code}
              alt="QR code for your authenticator app"
              width={192}
              height={192}
              className="justify-self-center rounded-md border border-line bg-[white] p-2"
            />
            <div className="grid content-start gap-4">
              <div className="text-sm">
                <p className="text-muted">No camera? Enter this key instead:</p>
                <code className="mt-1 block select-all break-all rounded-md bg-sunken px-3 py-2 font-mono">{totp.secret}</code>
              </div>
              <CodeField label="Code" error={verify.error?.message} value={code} onChange={setCode} autoFocus />
              <Button type="submit" busy={verify.isPending} disabled={code.length !== 6}>
                Turn On
              </Button>
            </div>
          </form>
        )}
      </Async>
    </Dialog>
  );
}
