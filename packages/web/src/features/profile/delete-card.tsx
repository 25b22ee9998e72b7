import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { lateDialog } from '../../ui/late.tsx';

const DeleteDialog = lateDialog(() => import('./delete-dialog.tsx'));

/** The way out: what goes, what stays and why. */
export default function DeleteCard() {
  const [asking, setAsking] = useState(false);
  return (
    <Card>
      <CardHeader title="Delete account" text="This cannot be undone." />
      <CardBody className="grid justify-items-start gap-4 text-sm">
        <p>
          Your profile, websites, reports, competitors, shared links and API keys are erased at once. Subscriptions end without another
          payment, and unused credits are lost.
        </p>
        <p className="text-muted">
          Accounting rules require us to keep the record of payments and credits, without your name and address. We also keep a fingerprint
          of your address, so that each person gets one free assessment.
        </p>
        <Button variant="outline" onClick={() => setAsking(true)}>
          Delete Account
        </Button>
      </CardBody>
      {asking && <DeleteDialog onClose={() => setAsking(false)} />}
    </Card>
  );
}
