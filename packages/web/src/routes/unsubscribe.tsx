import { useParams } from 'react-router';
import { UnsubscribeForm } from '../features/unsubscribe/unsubscribe-form.tsx';
import { Page } from '../ui/page.tsx';

export default function UnsubscribeScreen() {
  const { token = '' } = useParams();
  return (
    <Page title="Unsubscribe" heading="Stop report mails" text="You get a mail whenever an automated report of your website is finished.">
      <UnsubscribeForm token={token} />
    </Page>
  );
}
