import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { formatDay, formatInstant } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { profileQuery } from '../../lib/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { Failed } from '../../ui/failed.tsx';
import { lateDialog } from '../../ui/late.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FullNameField } from './full-name.tsx';

function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid min-h-14 items-center gap-x-6 gap-y-1 py-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <dt className="text-muted text-sm">{title}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}

const EmailDialog = lateDialog(() => import('./email-dialog.tsx'));

function EmailAddress({ email }: { email: string }) {
  const [changing, setChanging] = useState(false);
  return (
    <span className="flex items-center gap-3">
      <bdi className="wrap-anywhere min-w-0">{email}</bdi>
      <Button variant="link" className="text-sm" aria-label="Change email address" onClick={() => setChanging(true)}>
        Change
      </Button>
      {changing && <EmailDialog current={email} onClose={() => setChanging(false)} />}
    </span>
  );
}

export function ProfileCard() {
  const profile = useQuery(profileQuery);
  const failed = profile.isError || profile.data === null;
  useEffect(() => {
    if (!failed) return;
    notify.error('profile', 'Failed to load profile data');
    return () => notify.clear('profile');
  }, [failed]);
  if (failed) return <Failed title="Your profile could not be loaded." busy={profile.isFetching} onRetry={() => void profile.refetch()} />;
  return (
    <Card>
      <CardHeader title="Profile" />
      <CardBody className="py-2!">
        <dl className="divide-y divide-line">
          <Row title="E-mail">{profile.data ? <EmailAddress email={profile.data.email} /> : <Skeleton className="h-6 w-56" />}</Row>
          <Row title="Full Name">{profile.data ? <FullNameField profile={profile.data} /> : <Skeleton className="h-6 w-32" />}</Row>
          <Row title="Member Since">
            {profile.data ? (
              <time dateTime={profile.data.created_at} title={formatInstant(profile.data.created_at)}>
                {formatDay(profile.data.created_at)}
              </time>
            ) : (
              <Skeleton className="h-6 w-40" />
            )}
          </Row>
        </dl>
      </CardBody>
    </Card>
  );
}
