import { unsubscribeMail } from '@citelight/contracts/api/site';
import { useMutation } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { UnsubscribeForm } from '../features/unsubscribe/unsubscribe-form.tsx';
import { call } from '../lib/api.ts';
import { Page } from '../ui/page.tsx';

export default function UnsubscribeScreen() {
  const { token = '' } = useParams();
  const stop = useMutation({ mutationFn: () => call(unsubscribeMail, { params: { token } }) });
  if (stop.isSuccess)
    return (
      <Page
        title="Unsubscribed"
        heading="Report emails stopped"
        text={<p role="status">You will get no more emails about finished reports. The reports go on; you find them on your dashboard.</p>}
      />
    );
  return (
    <Page title="Unsubscribe" heading="Stop report emails" text="You get an email whenever a report of your website is finished.">
      <UnsubscribeForm busy={stop.isPending} problem={stop.error?.message} onStop={() => stop.mutate()} />
    </Page>
  );
}
