import { cancelVisibility } from '@citelight/contracts/api/visibility';
import type { VisibilityRound } from '@citelight/contracts/visibility';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { reasonFor } from '../../lib/errors.ts';
import { formatCredits } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Time } from '../../ui/time.tsx';

const sum = (round: VisibilityRound, of: 'planned' | 'answered' | 'failed' | 'waiting') =>
  round.engines.reduce((total, engine) => total + engine[of], 0);

/** A round under way: what came of what, by engine, and how to stop it. */
export function RoundProgress({ round }: { round: VisibilityRound }) {
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [planned, waiting] = [sum(round, 'planned'), sum(round, 'waiting')];
  const cancel = useMutation({
    mutationFn: () => call(cancelVisibility, { body: { round_id: round.id } }),
    onSuccess: async () => {
      await queries.invalidateQueries();
      notify.success('visibility-round', 'Round cancelled', { description: 'Answers that did not come are refunded.' });
    },
    onError: (error) => notify.error('visibility-round', 'The round could not be cancelled', reasonFor(error)),
    onSettled: () => setAsking(false),
  });
  const later = round.next_at !== null && Date.parse(round.next_at) > Date.now() + 60_000;
  return (
    <Card data-round="running">
      <CardHeader
        title="Round running"
        text={
          <>
            {planned - waiting} of {planned} answers
            {later && round.next_at && (
              <>
                . The next ones are asked for <Time at={round.next_at} />
              </>
            )}
            . You can leave this page.
          </>
        }
        actions={
          <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
            Cancel Round
          </Button>
        }
      />
      <CardBody>
        <Progress label="Answers so far" value={planned === 0 ? null : (planned - waiting) / planned} />
        <ul className="mt-4 grid gap-x-10 gap-y-3 text-sm sm:grid-cols-2 lg:grid-cols-3">
          {round.engines.map(({ engine, name, answered, failed, planned: all, problem }) => (
            <li key={engine} className="min-w-0">
              <p className="flex justify-between gap-3">
                <span className="font-medium">{name}</span>
                <span className="text-muted">
                  {answered} of {all}
                  {failed > 0 && `, ${failed} failed`}
                </span>
              </p>
              {problem && <p className="mt-1 text-fair text-xs">{problem}</p>}
            </li>
          ))}
        </ul>
      </CardBody>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Cancel this round?"
        text="Answers already requested still arrive. You pay for the answers you get; the rest is refunded."
        confirm="Cancel Round"
        dismiss="Keep It Running"
        danger
        busy={cancel.isPending}
        onConfirm={() => cancel.mutate()}
      />
    </Card>
  );
}

/** How the newest round ended, where it did not end as planned. */
export function RoundOutcome({ round }: { round: VisibilityRound }) {
  const [planned, answered] = [sum(round, 'planned'), sum(round, 'answered')];
  if (round.status === 'running' || (round.status === 'completed' && answered === planned)) return null;
  const refunded = round.credits_quoted - round.credits_charged;
  const settling = round.engines.some(({ waiting }) => waiting > 0);
  return (
    <Notice tone={round.status === 'failed' ? 'error' : 'warning'}>
      <p className="font-medium">
        {round.status === 'cancelled'
          ? 'The last round was cancelled'
          : round.status === 'failed'
            ? 'The last round brought no answers'
            : 'The last round is incomplete'}
      </p>
      <p>
        {answered} of {planned} answers came.{' '}
        {settling
          ? 'What is still being asked comes in.'
          : `You paid ${formatCredits(round.credits_charged)}; ${formatCredits(refunded)} came back.`}
      </p>
      <ul className="mt-1">
        {round.engines
          .filter(({ problem }) => problem)
          .map(({ engine, problem }) => (
            <li key={engine}>{problem}</li>
          ))}
      </ul>
    </Notice>
  );
}
