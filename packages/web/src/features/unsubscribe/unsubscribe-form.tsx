import { unsubscribeMail } from '@citelight/contracts/api/site';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';

/** Asks once more before it stops the mails: mail scanners open links, but press no buttons. */
export function UnsubscribeForm({ token }: { token: string }) {
  const stop = useMutation({ mutationFn: () => call(unsubscribeMail, { params: { token } }) });
  if (stop.isSuccess)
    return (
      <p role="status">You will get no more mails about finished automated reports. The reports go on; you find them on your dashboard.</p>
    );
  return (
    <>
      <Button disabled={stop.isPending} onClick={() => stop.mutate()}>
        Unsubscribe
      </Button>
      {stop.isError && (
        <p role="alert" className="mt-4">
          This did not work: {stop.error.message}
        </p>
      )}
    </>
  );
}
