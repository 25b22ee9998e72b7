import { PasswordCard } from './password-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { TwoStepCard } from './two-step-card.tsx';

export function ProfileTab() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ProfileCard />
      <PasswordCard />
      <TwoStepCard />
      <SessionsCard />
    </div>
  );
}
