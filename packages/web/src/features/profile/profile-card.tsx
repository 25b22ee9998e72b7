import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { formatDay, formatInstant } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { profileQuery } from '../../lib/queries.ts';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { Failed } from '../../ui/failed.tsx';
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
          <Row title="E-mail">{profile.data?.email ?? <Skeleton className="h-6 w-56" />}</Row>
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
