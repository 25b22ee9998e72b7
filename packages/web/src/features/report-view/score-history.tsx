import { displayScore } from '@citelight/contracts/scores';
import { useQuery } from '@tanstack/react-query';
import { ArrowDownRight, ArrowUpRight } from 'lucide-react';
import { formatInstant } from '../../lib/format.ts';
import { recommendationsQuery } from '../../lib/recommendations-query.ts';
import { scoreHistoryQuery } from '../../lib/score-history-query.ts';
import { Async } from '../../ui/async.tsx';
import { late } from '../../ui/late.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Table } from '../../ui/table.tsx';
import { Disclosure } from './disclosure.tsx';
import { changesBetween, rescoredNote, type ScorePoint } from './score-changes.ts';

const ScoreChart = late(() => import('./score-chart.tsx'), <Skeleton className="h-56" />);

const shown = (score: number | null) => (score === null ? 'not measured' : score.toFixed(1));

function Changes({ before, after }: { before: ScorePoint; after: ScorePoint }) {
  const changes = changesBetween(before, after);
  const rubric = before.rubric_version !== after.rubric_version && (
    <p className="mt-1 text-muted text-xs">
      The rubric changed from {before.rubric_version} to {after.rubric_version} between them, so a part of the difference may come from
      that.
    </p>
  );
  if (changes.length === 0) return <p className="text-muted text-sm">No changes since your last report.{rubric}</p>;
  return (
    <>
      <ul className="grid gap-x-6 gap-y-1.5 text-sm sm:grid-cols-2">
        {changes.map(({ title, from, to, by }) => (
          <li key={title} className="flex items-center gap-2">
            {by >= 0 ? (
              <ArrowUpRight aria-label="up" className="size-4 text-good" />
            ) : (
              <ArrowDownRight aria-label="down" className="size-4 text-poor" />
            )}
            <span className="flex-1">{title}</span>
            <span className="text-muted">
              {shown(from)} → {shown(to)}
            </span>
            <span className={`w-14 text-right font-semibold ${by >= 0 ? 'text-good' : 'text-poor'}`}>
              {by >= 0 ? '+' : '−'}
              {Math.abs(by).toFixed(1)}
            </span>
          </li>
        ))}
      </ul>
      {rubric}
    </>
  );
}

/** How many recommendations each report confirmed as fixed: a report confirms while it is completed, and the next begins later. */
function fixesOf(points: readonly ScorePoint[], fixed: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const at of fixed) {
    const report = points.findLast(({ created_at }) => created_at <= at);
    if (report) counts.set(report.report_id, (counts.get(report.report_id) ?? 0) + 1);
  }
  return counts;
}

/** The website's scores over time, with what changed since the report before this one. */
export function ScoreHistory({ websiteId, reportId }: { websiteId: string; reportId: string }) {
  const history = useQuery(scoreHistoryQuery(websiteId));
  const states = useQuery(recommendationsQuery(reportId));
  const fixed = states.data?.items.flatMap(({ fixed_since }) => (fixed_since === null ? [] : [fixed_since])) ?? [];
  return (
    <Async query={history} failed="The score history could not be loaded." loading={<Skeleton className="h-56" />}>
      {({ items }) => {
        const at = items.findIndex(({ report_id }) => report_id === reportId);
        const [before, after] = [items[at - 1], items[at]];
        const note = rescoredNote(items);
        if (items.length < 2)
          return <p className="text-muted text-sm">This is the first report of this website. The next one shows here what changed.</p>;
        return (
          <div className="grid gap-4">
            <ScoreChart points={items} fixes={fixesOf(items, fixed)} />
            {note && <p className="text-muted text-xs">{note}</p>}
            {before && after && (
              <div>
                <h4 className="mb-2 font-medium text-sm">What changed since the last report</h4>
                <Changes before={before} after={after} />
              </div>
            )}
            <Disclosure summary={<span className="font-medium text-sm">All scores as a table</span>}>
              {() => (
                <Table
                  caption="Overall score of each report"
                  rows={items.toReversed()}
                  keyOf={({ report_id }) => report_id}
                  columns={[
                    { title: 'Report', cell: ({ created_at }) => formatInstant(created_at) },
                    { title: 'Rubric', cell: ({ rubric_version }) => rubric_version },
                    { title: 'Overall score', align: 'end', cell: ({ overall_score }) => `${displayScore(overall_score)} of 100` },
                    ...(note
                      ? [
                          {
                            title: 'In the report',
                            align: 'end' as const,
                            cell: ({ given, overall_score }: ScorePoint) => displayScore(given?.overall_score ?? overall_score),
                          },
                        ]
                      : []),
                  ]}
                />
              )}
            </Disclosure>
          </div>
        );
      }}
    </Async>
  );
}
