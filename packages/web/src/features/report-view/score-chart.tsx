import { displayScore } from '@citelight/contracts/scores';
import { format } from 'date-fns';
import { CartesianGrid, Line, LineChart, ReferenceLine, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { chartNotes, type ScorePoint } from './score-changes.ts';

/** More would hide the line on a phone. */
const MOST_DOTS = 40;

const tick = { fill: 'var(--muted)', fontSize: 12 };

/** The chart repeats the table below it, which is what a screen reader reads. */
/** `fixes`: how many the report of this id confirmed. */
export default function ScoreChart({ points, fixes }: { points: readonly ScorePoint[]; fixes: ReadonlyMap<string, number> }) {
  const data = points.map(({ created_at, overall_score }) => ({ at: Date.parse(created_at), score: displayScore(overall_score) }));
  const notes = chartNotes(points, fixes);
  // Reports of the same days are told apart by the hour.
  const brief = (data.at(-1)?.at ?? 0) - (data[0]?.at ?? 0) < 3 * 86_400_000;
  return (
    <div aria-hidden="true" className="h-56">
      <ResponsiveContainer width="100%" height="100%">
        <LineChart data={data} margin={{ top: 8, right: 24, bottom: 0, left: -16 }} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <ReferenceLine y={80} stroke="var(--good-fill)" strokeDasharray="3 4" />
          <ReferenceLine y={60} stroke="var(--fair-fill)" strokeDasharray="3 4" />
          {notes.map(({ at, text }) => (
            <ReferenceLine
              key={at}
              x={at}
              stroke="var(--edge)"
              strokeDasharray="2 3"
              label={{ value: text, position: 'insideBottomLeft', fill: 'var(--muted)', fontSize: 11 }}
            />
          ))}
          <XAxis
            dataKey="at"
            type="number"
            scale="time"
            domain={['dataMin', 'dataMax']}
            tickFormatter={(at: number) => format(at, brief ? 'MMM d, HH:mm' : 'MMM d')}
            tick={tick}
            stroke="var(--line)"
            minTickGap={brief ? 80 : 40}
          />
          <YAxis domain={[0, 100]} ticks={[0, 20, 40, 60, 80, 100]} tick={tick} stroke="var(--line)" />
          <Tooltip
            labelFormatter={(at) => format(Number(at), 'MMM d, yyyy, HH:mm')}
            contentStyle={{ background: 'var(--panel)', border: '1px solid var(--line)', borderRadius: 8, color: 'var(--ink)' }}
          />
          <Line
            dataKey="score"
            name="Overall score"
            stroke="var(--accent)"
            strokeWidth={2}
            dot={data.length > MOST_DOTS ? false : { r: 3 }}
            isAnimationActive={false}
          />
        </LineChart>
      </ResponsiveContainer>
    </div>
  );
}
