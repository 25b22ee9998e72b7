import { ENGINE_NAMES, isRate, type TrendPoint, VISIBILITY_ENGINES, type VisibilityEngine } from '@citelight/contracts/visibility';
import { useState } from 'react';
import { formatShortDay } from '../../lib/format.ts';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { Table } from '../../ui/table.tsx';
import { rateText } from './rate-text.ts';
import { Segmented } from './segmented.tsx';

const FIGURES = { mentioned: 'Mentions', cited: 'Citations' } as const;
export type Figure = keyof typeof FIGURES;
export const FIGURE_CHOICES = Object.entries(FIGURES) as [Figure, string][];

const HEIGHT = 132;
const PAD = 8;
const yOf = (share: number): number => PAD + (1 - share) * (HEIGHT - 2 * PAD);

/** Rounds of one engine from left to right. Points are joined only within a series: another panel or model cannot be compared. */
function Line({ points, figure }: { points: readonly TrendPoint[]; figure: Figure }) {
  const [first, last] = [points[0], points.at(-1)];
  const [from, to] = [Date.parse(first?.at ?? ''), Date.parse(last?.at ?? '')];
  const xOf = (at: string) => (to === from ? 50 : 4 + (92 * (Date.parse(at) - from)) / (to - from));
  return (
    <svg aria-hidden="true" width="100%" height={HEIGHT} className="forced-color-adjust-none block overflow-visible">
      {[0, 0.5, 1].map((share) => (
        <line key={share} x1="0" x2="100%" y1={yOf(share)} y2={yOf(share)} stroke="var(--line)" />
      ))}
      {points.map((point, index) => {
        const [rate, next] = [point[figure], points[index + 1]];
        if (!isRate(rate)) return null;
        const x = `${xOf(point.at)}%`;
        const joined = next && next.series === point.series && isRate(next[figure]) ? next : undefined;
        return (
          <g key={point.round}>
            {joined && (
              <line
                x1={x}
                x2={`${xOf(joined.at)}%`}
                y1={yOf(rate.rate)}
                y2={yOf(joined[figure].rate ?? 0)}
                stroke="var(--accent)"
                strokeWidth="2"
              />
            )}
            <line
              x1={x}
              x2={x}
              y1={yOf(rate.low)}
              y2={yOf(rate.high)}
              stroke="var(--accent)"
              strokeWidth="6"
              strokeLinecap="round"
              opacity="0.3"
            />
            <circle cx={x} cy={yOf(rate.rate)} r="4" fill="var(--accent)" stroke="var(--panel)" strokeWidth="1.5" />
          </g>
        );
      })}
    </svg>
  );
}

const day = (at: string) => formatShortDay(new Date(at));

/** How rates moved from round to round. */
export function TrendCard({ trend }: { trend: readonly TrendPoint[] }) {
  const [figure, setFigure] = useState<Figure>('mentioned');
  const engines = VISIBILITY_ENGINES.filter((one) => trend.some(({ engine }) => engine === one));
  const rounds = new Set(trend.map(({ round }) => round)).size;
  const pointsOf = (engine: VisibilityEngine) => trend.filter((point) => point.engine === engine);
  return (
    <Card>
      <CardHeader
        title="Trend"
        text="Each dot is a round, with its 95% interval. Dots are joined where questions, model, search tool and place stayed the same."
        actions={rounds > 1 && <Segmented label="Figure" choices={FIGURE_CHOICES} value={figure} onChange={setFigure} />}
      />
      <CardBody>
        {rounds < 2 ? (
          <p className="text-muted text-sm">One round makes no trend. The next one shows up here.</p>
        ) : (
          <>
            <div className="grid gap-8 lg:grid-cols-3">
              {engines.map((engine) => {
                const points = pointsOf(engine);
                return (
                  <div key={engine} className="min-w-0">
                    <h3 className="mb-2 font-medium text-sm">{ENGINE_NAMES[engine]}</h3>
                    <div className="flex gap-2">
                      <p aria-hidden="true" className="flex shrink-0 flex-col justify-between text-right text-faint text-xs">
                        <span>100%</span>
                        <span>50%</span>
                        <span>0%</span>
                      </p>
                      <div className="min-w-0 flex-1">
                        {points.some((point) => isRate(point[figure])) ? (
                          <Line points={points} figure={figure} />
                        ) : (
                          <p className="flex h-33 items-center text-muted text-sm">Too few answers in these rounds for a rate.</p>
                        )}
                        <p aria-hidden="true" className="mt-1 flex justify-between text-faint text-xs">
                          <span>{day(points[0]?.at ?? '')}</span>
                          {points.length > 1 && <span>{day(points.at(-1)?.at ?? '')}</span>}
                        </p>
                      </div>
                    </div>
                  </div>
                );
              })}
            </div>
            <details className="mt-5 text-sm">
              <summary className="w-fit font-medium">All rounds as a table</summary>
              <div className="mt-3">
                <Table
                  caption="Rates of each round and engine"
                  rows={trend.toReversed()}
                  keyOf={({ round, engine }) => `${round} ${engine}`}
                  columns={[
                    { title: 'Round', cell: ({ at }) => day(at) },
                    { title: 'Engine', cell: ({ engine }) => ENGINE_NAMES[engine] },
                    { title: 'Mention you', align: 'end', cell: ({ mentioned }) => rateText(mentioned) },
                    { title: 'Cite you', align: 'end', cell: ({ cited }) => rateText(cited) },
                  ]}
                />
              </div>
            </details>
          </>
        )}
      </CardBody>
    </Card>
  );
}
