import { scheduleVisibility } from '@citelight/contracts/api/visibility';
import { ENGINE_NAMES, type RoundStatus, type VisibilityOverview } from '@citelight/contracts/visibility';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { reasonFor } from '../../lib/errors.ts';
import { formatCredits, formatInstant } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { scheduleQuery } from '../../lib/queries.ts';
import { Async } from '../../ui/async.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Table } from '../../ui/table.tsx';
import { Time } from '../../ui/time.tsx';
import { roundsQuery } from './visibility.queries.ts';

const STATUS: Record<RoundStatus, { word: string; tone: 'accent' | 'good' | 'fair' | 'poor' }> = {
  running: { word: 'running', tone: 'accent' },
  completed: { word: 'done', tone: 'good' },
  cancelled: { word: 'cancelled', tone: 'fair' },
  failed: { word: 'failed', tone: 'poor' },
};

function Automatic({ websiteId, overview, onChange }: { websiteId: string; overview: VisibilityOverview; onChange: () => void }) {
  const queries = useQueryClient();
  const reports = useQuery(scheduleQuery);
  const { schedule } = overview;
  const off = useMutation({
    mutationFn: () => call(scheduleVisibility, { body: { website_id: websiteId, plan: null, credits: 0 } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['visibility'] });
      notify.success('visibility-schedule', 'Automatic rounds are off');
    },
    onError: (error) => notify.error('visibility-schedule', 'Automatic rounds could not be turned off', reasonFor(error)),
  });
  return (
    <Card>
      <CardHeader
        title={
          <span className="flex items-center gap-2">
            Automatic rounds <Badge tone={schedule ? 'accent' : 'neutral'}>{schedule ? 'on' : 'off'}</Badge>
          </span>
        }
        text="A round that starts with each of your scheduled reports. Its price comes on top of the report’s."
        actions={
          <>
            <Button variant="outline" size="sm" onClick={onChange}>
              {schedule ? 'Change' : 'Turn On'}
            </Button>
            {schedule && (
              <Button variant="outline" size="sm" busy={off.isPending} onClick={() => off.mutate()}>
                Turn Off
              </Button>
            )}
          </>
        }
      />
      <CardBody className="text-sm">
        {schedule ? (
          <>
            <p>
              {schedule.engines.map((engine) => ENGINE_NAMES[engine]).join(', ')}: up to {schedule.questions} questions × {schedule.repeats}{' '}
              {schedule.repeats === 1 ? 'answer' : 'answers'} over {schedule.days} {schedule.days === 1 ? 'day' : 'days'}, at most{' '}
              {formatCredits(schedule.credits)} a round.
            </p>
            {schedule.skipped_reason && (
              <div className="mt-3">
                <Notice tone="warning">The last automatic round did not start. {schedule.skipped_reason}</Notice>
              </div>
            )}
            {reports.data && (
              <p className="mt-2 text-muted">
                The next scheduled report is due <Time at={reports.data.next_run_at} />.
              </p>
            )}
          </>
        ) : (
          <p className="text-muted">Off. Nothing runs, and nothing is charged, until you turn it on.</p>
        )}
        {reports.data === null && <p className="mt-2 text-muted">Scheduled reports come with a plan; you have none at the moment.</p>}
      </CardBody>
    </Card>
  );
}

type Props = { websiteId: string; overview: VisibilityOverview; onOpen: (roundId: string) => void; onSchedule: () => void };

/** All rounds, and whether more come by themselves. */
export default function RoundsTab({ websiteId, overview, onOpen, onSchedule }: Props) {
  const rounds = useQuery(roundsQuery(websiteId));
  return (
    <div className="grid grid-cols-1 gap-6">
      <Automatic websiteId={websiteId} overview={overview} onChange={onSchedule} />
      <Async query={rounds} failed="Your rounds could not be loaded." loading={<Skeleton className="h-60" />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState level="h2" title="No rounds yet" text="Rounds show up here with what they asked and what they cost." />
          ) : (
            <Card>
              <CardHeader title="Rounds" text="Answers are kept for 13 months and deleted with the website." />
              <CardBody>
                <Table
                  caption="Rounds"
                  rows={items}
                  keyOf={({ id }) => id}
                  columns={[
                    { title: 'Started', cell: ({ created_at }) => formatInstant(created_at) },
                    {
                      title: 'Status',
                      cell: ({ status, exploratory }) => (
                        <span className="inline-flex flex-wrap gap-1.5">
                          <Badge tone={STATUS[status].tone}>{STATUS[status].word}</Badge>
                          {exploratory && <Badge tone="outline">exploratory</Badge>}
                        </span>
                      ),
                    },
                    { title: 'Asked', cell: ({ prompts, repeats, panel }) => `${prompts} × ${repeats}, panel ${panel}` },
                    {
                      title: 'Answers',
                      cell: ({ engines }) => engines.map(({ name, answered, planned }) => `${name} ${answered} of ${planned}`).join(', '),
                    },
                    {
                      title: 'Credits',
                      align: 'end',
                      cell: ({ credits_charged, credits_quoted }) =>
                        credits_charged === credits_quoted ? credits_charged : `${credits_charged} of ${credits_quoted}`,
                    },
                    {
                      title: 'Results',
                      align: 'end',
                      cell: ({ id, created_at, engines }) =>
                        engines.some(({ answered }) => answered > 0) ? (
                          <Button
                            variant="link"
                            size="sm"
                            aria-label={`View the round of ${formatInstant(created_at)}`}
                            onClick={() => onOpen(id)}
                          >
                            View
                          </Button>
                        ) : (
                          '–'
                        ),
                    },
                  ]}
                />
              </CardBody>
            </Card>
          )
        }
      </Async>
    </div>
  );
}
