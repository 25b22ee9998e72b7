import { COMPREHENSIVE_COST } from '@citelight/contracts/credits';
import type { ScheduledReport } from '@citelight/contracts/entities';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatCredits, formatInstant } from '../../lib/format.ts';
import { scheduleQuery, userCreditsQuery } from '../../lib/queries.ts';
import { Async } from '../../ui/async.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Time } from '../../ui/time.tsx';
import { nextRunLabel } from './next-run-label.ts';
import { useMinute } from './use-minute.ts';

const OFTEN = { daily: 'Daily', weekly: 'Weekly', monthly: 'Monthly' };

function NextRun({ at }: { at: string }) {
  const now = useMinute();
  return (
    <time dateTime={at} title={formatInstant(at)} data-next-run>
      {nextRunLabel(at, now)}
    </time>
  );
}

function Skipped({ reason }: { reason: string }) {
  return (
    <Notice tone="warning">
      The last report was skipped. {reason}{' '}
      <Link to="/purchase-credits" className="font-medium underline underline-offset-4">
        Purchase Credits
      </Link>
    </Notice>
  );
}

function Compact({ schedule }: { schedule: ScheduledReport }) {
  return (
    <>
      <p className="flex items-baseline gap-2.5">
        <span className="font-semibold text-3xl tracking-tight">
          <NextRun at={schedule.next_run_at} />
        </span>
        <span className="text-muted text-sm">next report</span>
      </p>
      {schedule.skipped_reason ? (
        <div className="mt-4">
          <Skipped reason={schedule.skipped_reason} />
        </div>
      ) : (
        <p className="mt-1.5 text-muted text-sm">
          {schedule.last_run_at ? (
            <>
              Last report <Time at={schedule.last_run_at} />
            </>
          ) : (
            'The first report has not run yet'
          )}
        </p>
      )}
      <Link
        to="/manage-subscription"
        className="mt-4 inline-block font-medium text-accent-text text-sm underline decoration-1 underline-offset-4"
      >
        Manage Subscription
      </Link>
    </>
  );
}

function Full({ schedule }: { schedule: ScheduledReport }) {
  const { data: credits } = useQuery(userCreditsQuery);
  const rows: [string, ReactNode][] = [
    ['Next report', <NextRun key="next" at={schedule.next_run_at} />],
    ['Last report', schedule.last_run_at ? <Time key="last" at={schedule.last_run_at} /> : 'None yet'],
    ['Cost of a report', formatCredits(COMPREHENSIVE_COST)],
    ['Needed before renewal', credits ? formatCredits(credits.required) : 'Unknown'],
  ];
  return (
    <>
      {schedule.skipped_reason && (
        <div className="mb-5">
          <Skipped reason={schedule.skipped_reason} />
        </div>
      )}
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-4">
        {rows.map(([title, value]) => (
          <div key={title} className="min-w-0">
            <dt className="text-muted text-sm">{title}</dt>
            <dd className="mt-1 break-words font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** When the automated reports run. `subscribe` stands where there are none: the way to a plan, which belongs to another feature. */
export function ScheduleCard({ variant, subscribe }: { variant: 'full' | 'compact'; subscribe?: ReactNode }) {
  const schedule = useQuery(scheduleQuery);
  const tier = schedule.data?.subscriptions.tier;
  return (
    <Card className="flex flex-col" data-schedule={variant}>
      <CardHeader
        title={
          <span className="flex items-center gap-2">
            <CalendarClock aria-hidden="true" className="size-4 text-muted" />
            Automated Reports
          </span>
        }
        actions={tier && <Badge tone="accent">{OFTEN[tier]}</Badge>}
      />
      <CardBody className="flex-1">
        <Async query={schedule} failed="The schedule could not be loaded." loading={<Skeleton className="h-24.5 w-full" />}>
          {(data) => {
            if (data) return variant === 'full' ? <Full schedule={data} /> : <Compact schedule={data} />;
            return (
              <>
                <p className="mb-4 text-muted text-sm">
                  A plan runs a comprehensive analysis for you every day, week or month and emails you what changed.
                </p>
                {subscribe}
              </>
            );
          }}
        </Async>
      </CardBody>
    </Card>
  );
}
