import {
  RECOMMENDATION_STATES,
  type RecommendationState,
  type RecommendationStatus,
  STATE_TITLES,
} from '@citelight/contracts/api/recommendations';
import { LIMITS } from '@citelight/contracts/limits';
import { RotateCw } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { Time } from '../../ui/time.tsx';
import type { Rechecks } from './rechecks.ts';
import { useRecommendationState } from './use-recommendation-state.ts';

type Props = {
  reportId: string;
  status: RecommendationStatus;
  title: string;
  rechecks: Rechecks;
  isRunning: boolean;
  /** Why the last re-check of it failed. */
  failed: string | null;
};

/** What is known of it beside its state, in a line each. */
function Notes({ status: { state, reason, fixed_since, rechecked }, failed }: Pick<Props, 'status' | 'failed'>) {
  return (
    <div className="mt-2 grid gap-1 text-sm empty:hidden">
      {reason && <p className="wrap-anywhere text-muted">Reason: {reason}</p>}
      {fixed_since && (
        <p className="text-good">
          Fixed since <Time at={fixed_since} />, as a later report confirmed
        </p>
      )}
      {!fixed_since && state === 'done' && !rechecked && <p className="text-muted">The next report confirms whether it is fixed.</p>}
      {rechecked && (
        <p className={rechecked.fixed ? 'text-good' : 'text-muted'}>
          Re-checked <Time at={rechecked.checked_at} />:{' '}
          {rechecked.fixed ? 'fixed' : rechecked.state === 'scored' ? 'still found' : (rechecked.because ?? 'could not be measured')}
        </p>
      )}
      {failed && <p className="text-poor">The re-check failed. {failed}</p>}
    </div>
  );
}

/** The state of a recommendation and its re-check. “Won’t fix” asks for the reason first. */
export function StateControl({ reportId, status, title, rechecks, isRunning, failed }: Props) {
  const change = useRecommendationState(reportId, status.audit_id);
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const field = useId();

  function choose(state: RecommendationState) {
    setReason('');
    setAsking(state === 'wont_fix');
    if (state !== 'wont_fix') change.mutate({ state });
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (reason.trim() !== '') change.mutate({ state: 'wont_fix', reason }, { onSuccess: () => setAsking(false) });
  }

  return (
    <div className="mt-3">
      <div className="flex flex-wrap items-center gap-2">
        <Select
          aria-label={`State of “${title}”`}
          value={asking ? 'wont_fix' : change.isPending ? change.variables.state : status.state}
          disabled={change.isPending}
          onChange={({ target }) => choose(target.value as RecommendationState)}
        >
          {RECOMMENDATION_STATES.map((state) => (
            <option key={state} value={state}>
              {STATE_TITLES[state]}
            </option>
          ))}
        </Select>
        {rechecks.isOpen && (
          <Button
            variant="outline"
            size="sm"
            className="h-9"
            aria-label={`Re-check “${title}”`}
            busy={isRunning}
            disabled={rechecks.isBusy && !isRunning}
            onClick={() => rechecks.ask({ auditId: status.audit_id })}
          >
            {!isRunning && <RotateCw aria-hidden="true" />}
            {isRunning ? 'Re-checking' : 'Re-check'}
          </Button>
        )}
      </div>
      {asking && (
        <form onSubmit={submit} className="mt-2 flex flex-wrap items-end gap-2">
          <div className="min-w-0 flex-1 basis-60">
            <label htmlFor={field} className="mb-1 block text-sm">
              Why won’t you fix this?
            </label>
            <Input
              id={field}
              autoFocus
              required
              maxLength={LIMITS.stateReasonLength}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </div>
          <Button type="submit" size="sm" className="h-11" busy={change.isPending}>
            Save
          </Button>
          <Button variant="outline" size="sm" className="h-11" onClick={() => setAsking(false)}>
            Cancel
          </Button>
        </form>
      )}
      <Notes status={status} failed={failed} />
    </div>
  );
}
