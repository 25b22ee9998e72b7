import type { TrackedWebsite } from '@citelight/contracts/entities';
import { isRate, percentText, type VisibilityOverview } from '@citelight/contracts/visibility';
import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { Link } from 'react-router';
import { Async } from '../../ui/async.tsx';
import { Badge } from '../../ui/badge.tsx';
import { buttonStyle } from '../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { IntervalBar } from './interval-bar.tsx';
import { countText, daysText, intervalText } from './rate-text.ts';
import { overviewQuery } from './visibility.queries.ts';

function Summary({ overview: { engines, results, round } }: { overview: VisibilityOverview }) {
  if (round?.status === 'running' && !results)
    return <p className="text-muted text-sm">The first round is running. Answers show up as they come in.</p>;
  if (!results)
    return (
      <p className="text-muted text-sm">
        {engines.some(({ configured }) => configured)
          ? 'Ask AI engines your customers’ questions and see how often they mention and cite you.'
          : 'No AI engine is switched on in this installation. See what this measures and how to switch it on.'}
      </p>
    );
  return (
    <ul aria-label="Engines" className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
      {results.engines.map(({ engine, name, mentioned }) => (
        <li key={engine} className="min-w-0 text-sm">
          <p className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="font-medium">{name}</span>
            <span className="text-muted">
              {isRate(mentioned) ? `${percentText(mentioned.rate)} mention you` : `${countText(mentioned)} mention you`}
            </span>
          </p>
          <div className="mt-1.5">
            <IntervalBar rate={mentioned} slim />
          </div>
          {isRate(mentioned) && (
            <p className="mt-1 text-muted text-xs">
              95% interval {intervalText(mentioned)}, {mentioned.n} answers
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The newest measured visibility, in a line per engine. */
export function VisibilityCard({ website }: { website: TrackedWebsite }) {
  const overview = useQuery(overviewQuery(website.id));
  const round = overview.data?.results?.round;
  return (
    <Card className="md:col-span-full" data-visibility-card>
      <CardHeader
        title={
          <span className="flex items-center gap-2">
            <Eye aria-hidden="true" className="size-4 text-muted" />
            Measured Visibility
          </span>
        }
        text={round ? `Answers from ${daysText(round)}. Separate from your readiness score.` : 'Separate from your readiness score.'}
        actions={
          <>
            {overview.data?.round?.status === 'running' && <Badge tone="accent">Round running</Badge>}
            {round?.exploratory && <Badge tone="fair">Exploratory</Badge>}
            <Link to="/dashboard/visibility" className={buttonStyle({ variant: 'outline', size: 'sm' })}>
              Open Visibility
            </Link>
          </>
        }
      />
      <CardBody className="pt-4!">
        <Async query={overview} failed="Your measured visibility could not be loaded." loading={<Skeleton className="h-5 w-full" />}>
          {(data) => <Summary overview={data} />}
        </Async>
      </CardBody>
    </Card>
  );
}
