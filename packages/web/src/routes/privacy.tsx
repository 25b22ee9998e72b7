import { PRODUCT_NAME } from '@citelight/contracts/brand';
import { Link } from 'react-router';
import { Page } from '../ui/page.tsx';
import { Prose } from '../ui/prose.tsx';

export default function PrivacyScreen() {
  return (
    <Page title="Privacy" text={`What ${PRODUCT_NAME} keeps about you, why, and for how long.`} width="text">
      <Prose>
        <h2>What we keep</h2>
        <ul>
          <li>Your email address, the name you give us, and a hash of your password. The password itself is never stored.</li>
          <li>The websites you track, their reports, what you changed in them by hand, your competitors and schedules.</li>
          <li>Your credits and subscriptions. Card details stay with the payment provider; we never see them.</li>
          <li>For each sign-in: time, network address and browser, so that you can see where your account is open.</li>
        </ul>
        <h2>What we read</h2>
        <p>
          To assess a website we fetch its public pages as any crawler does, and keep what a report quotes. We sign in nowhere and submit no
          forms.
        </p>
        <h2>In your browser</h2>
        <p>
          Your session and your choice of light or dark are kept in the browser’s storage. There are no advertising cookies and no trackers.
        </p>
        <h2>Who else sees it</h2>
        <p>
          The payment provider handles purchases, and e-mail is sent through a mail service. Where an AI provider is configured, text of the
          assessed public pages and the questions of a report are sent to it. A report is seen by others only when you share it, until you
          end the link.
        </p>
        <h2>Your rights</h2>
        <p>
          You may ask for a copy of your data, have it corrected, or have your account deleted with all its data.{' '}
          <Link to="/contact">Write to us</Link>.
        </p>
      </Prose>
    </Page>
  );
}
