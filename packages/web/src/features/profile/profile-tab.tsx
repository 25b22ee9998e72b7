import { PasswordCard } from './password-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { TwoStepCard } from './two-step-card.tsx';

export function ProfileTab() {
  return (
    <div className="grid gap-5">
      <ProfileCard />
      <PasswordCard />
      <TwoStepCard />
      <SessionsCard />
    </div>
  );
}
