import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { buttonStyle } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

export function NoSubscription({ subscribe }: { subscribe: ReactNode }) {
  return (
    <EmptyState
      level="h2"
      title="No Active Subscription"
      text="A plan runs a comprehensive analysis for you every day, week or month and emails you what changed."
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Link to="/dashboard" className={buttonStyle()}>
            Return to Dashboard
          </Link>
          {subscribe}
        </div>
      }
    />
  );
}
