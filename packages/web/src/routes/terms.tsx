import { PRODUCT_NAME } from '@citelight/contracts/brand';
import { CLAIM } from '@citelight/contracts/scores';
import { Link } from 'react-router';
import { Page } from '../ui/page.tsx';
import { Prose } from '../ui/prose.tsx';

export default function TermsScreen() {
  return (
    <Page title="Terms" text={`The rules for using ${PRODUCT_NAME}, kept short.`} width="text">
      <Prose>
        <h2>What you get</h2>
        <p>{CLAIM} Reports are made with care, but no ranking, citation or traffic is promised.</p>
        <h2>What we ask of you</h2>
        <ul>
          <li>Assess websites that are yours or that you may examine.</li>
          <li>Keep your password to yourself, and do not use the service to harm or overload others.</li>
        </ul>
        <h2>Subscriptions and credits</h2>
        <ul>
          <li>Subscriptions run for a month and renew until you cancel. A cancelled one stays active until its period ends.</li>
          <li>Credits from packs are valid for 1 year from purchase, credits from a subscription until its period ends.</li>
          <li>Credits for a part of an analysis that fails on our side are given back.</li>
        </ul>
        <h2>Early access</h2>
        <p>
          The application is in beta: functions may change, and we may limit how much an account can use so that it stays fast for everyone.
        </p>
        <h2>Questions</h2>
        <p>
          <Link to="/contact">Write to us</Link> and a person answers.
        </p>
      </Prose>
    </Page>
  );
}
