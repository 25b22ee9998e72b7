import { late } from '../../ui/late.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PasswordCard } from './password-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { TwoStepCard } from './two-step-card.tsx';

const EmailsCard = late(() => import('./emails-card.tsx'), <Skeleton className="h-56" />);
const BrandCard = late(() => import('./brand-card.tsx'), <Skeleton className="h-80" />);
const KeysCard = late(() => import('./keys-card.tsx'), <Skeleton className="h-44" />);
const WebhooksCard = late(() => import('./webhooks-card.tsx'), <Skeleton className="h-44" />);
const DeleteCard = late(() => import('./delete-card.tsx'), <Skeleton className="h-56" />);

export function ProfileTab() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ProfileCard />
      <PasswordCard />
      <TwoStepCard />
      <SessionsCard />
      <EmailsCard />
      <BrandCard />
      <KeysCard />
      <WebhooksCard />
      <DeleteCard />
    </div>
  );
}
