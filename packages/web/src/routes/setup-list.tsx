import { type Setup, updateSetup } from '@citelight/contracts/api/account';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Circle, CircleCheck, X } from 'lucide-react';
import { Link } from 'react-router';
import { call } from '../lib/api.ts';
import { notify } from '../lib/notify.ts';
import { setupQuery } from '../lib/setup-query.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';

type Step = { done: keyof Setup; title: string; text: string; to?: string };

const STEPS: readonly Step[] = [
  { done: 'competitors', title: 'Add competitors', text: 'See what they answer and you don’t', to: '/dashboard#competitors' },
  { done: 'search_data', title: 'Connect Search Console', text: 'Rank your topics by what people search for', to: '/search-data' },
  { done: 'schedule', title: 'Choose a schedule', text: 'Get an email when your score changes' },
  { done: 'shared', title: 'Send the report to a colleague', text: 'They don’t need an account to read it' },
];

export const isSetupShown = (setup: Setup): boolean => setup.has_report && !setup.dismissed && STEPS.some(({ done }) => !setup[done]);

/** What follows a first report, until it is all done or put away. `onSchedule` and `onShare` open what belongs to other features. */
export function SetupList({ setup, onSchedule, onShare }: { setup: Setup; onSchedule: () => void; onShare: () => void }) {
  const queries = useQueryClient();
  const dismissal = useMutation({
    mutationFn: () => call(updateSetup, { body: { dismissed: true } }),
    onSuccess: (changed) => queries.setQueryData(setupQuery.queryKey, changed),
    onError: (error) => notify.error('setup', 'The checklist could not be hidden.', { description: error.message }),
  });
  const count = STEPS.filter(({ done }) => setup[done]).length;
  const press = { schedule: onSchedule, shared: onShare } as Partial<Record<keyof Setup, () => void>>;
  return (
    <Card className="md:col-span-full" aria-labelledby="setup" data-setup>
      <div className="flex items-center justify-between gap-4 px-5 pt-4 sm:px-6">
        <h2 id="setup" className="font-semibold text-lg tracking-tight">
          Get more from your report{' '}
          <span className="font-normal text-muted text-sm">
            {count} of {STEPS.length} done
          </span>
        </h2>
        <Button
          variant="quiet"
          size="icon-sm"
          aria-label="Hide this checklist"
          busy={dismissal.isPending}
          onClick={() => dismissal.mutate()}
        >
          {!dismissal.isPending && <X aria-hidden="true" />}
        </Button>
      </div>
      <ul className="grid gap-x-6 gap-y-3 px-5 pt-3 pb-5 sm:px-6 md:grid-cols-2 lg:grid-cols-4">
        {STEPS.map(({ done, title, text, to }) => {
          const isDone = setup[done];
          const Icon = isDone ? CircleCheck : Circle;
          const style = 'font-medium text-accent-text underline decoration-1 underline-offset-4';
          return (
            <li key={done} className="flex gap-2.5 text-sm">
              <Icon aria-hidden="true" className={`mt-0.5 size-4 shrink-0 ${isDone ? 'text-good' : 'text-faint'}`} />
              <span className="min-w-0">
                {isDone ? (
                  <span className="text-muted">
                    {title}
                    <span className="sr-only">: done</span>
                  </span>
                ) : to ? (
                  <Link to={to} className={style}>
                    {title}
                  </Link>
                ) : (
                  <button type="button" onClick={press[done]} className={style}>
                    {title}
                  </button>
                )}
                {!isDone && <span className="block text-muted">{text}</span>}
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
