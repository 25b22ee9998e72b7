import type { HeatCell, VisibilityEngine, VisibilityResults } from '@citelight/contracts/visibility';
import { useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { Segmented } from './segmented.tsx';
import { FIGURE_CHOICES, type Figure } from './trend-card.tsx';

export type OpenAnswers = (filter: { prompt?: number | undefined; engine?: VisibilityEngine | undefined }) => void;

const SHOWN = 15;
const VERBS = { mentioned: 'mention you', cited: 'cite you' } as const;

/** Deeper colour for a larger share; the count in the cell says the same. */
const shade = (share: number) => ({ background: `color-mix(in oklab, var(--accent) ${Math.round(share * 42)}%, var(--sunken))` });

function Cell({ cell, figure, label, onOpen }: { cell: HeatCell; figure: Figure; label: string; onOpen: () => void }) {
  if (cell.answers === 0)
    return <span className="block rounded-md border border-line border-dashed px-2 py-1.5 text-center text-muted text-xs">no answer</span>;
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-label={`${label}: ${cell[figure]} of ${cell.answers} answers ${VERBS[figure]}`}
      className="forced-color-adjust-none block w-full rounded-md px-2 py-1.5 text-center text-ink text-xs tabular-nums hover:outline-2 hover:outline-accent"
      style={shade(cell[figure] / cell.answers)}
    >
      {cell[figure]} of {cell.answers}
    </button>
  );
}

/** Every question at every engine. */
export function HeatmapCard({ results: { heatmap, round }, onOpen }: { results: VisibilityResults; onOpen: OpenAnswers }) {
  const [figure, setFigure] = useState<Figure>('mentioned');
  const [all, setAll] = useState(false);
  const rows = all ? heatmap : heatmap.slice(0, SHOWN);
  return (
    <Card>
      <CardHeader
        title="Questions"
        text="How many answers mention or cite you, by question and engine. Open a cell to read the answers."
        actions={<Segmented label="Figure of the cells" choices={FIGURE_CHOICES} value={figure} onChange={setFigure} />}
      />
      <CardBody>
        <table className="w-full text-sm max-sm:block">
          <caption className="sr-only">Answers that {VERBS[figure]}, by question and engine</caption>
          <thead className="max-sm:sr-only">
            <tr className="text-left text-muted">
              <th scope="col" className="py-2 pr-3 font-medium">
                Question
              </th>
              {round.engines.map(({ engine, name }) => (
                <th key={engine} scope="col" className="w-36 px-1 py-2 text-center font-medium">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-sm:block">
            {rows.map(({ prompt, text, kind, cells }) => (
              <tr key={prompt} className="border-line border-t max-sm:block max-sm:py-3">
                <th scope="row" className="py-1.5 pr-3 text-left font-normal max-sm:block max-sm:pb-2">
                  <bdi className="wrap-anywhere">{text}</bdi> {kind !== 'open' && <Badge tone="outline">{kind}</Badge>}
                </th>
                {cells.map((cell) => {
                  const name = round.engines.find(({ engine }) => engine === cell.engine)?.name ?? '';
                  return (
                    <td key={cell.engine} className="px-1 py-1.5 max-sm:flex max-sm:items-center max-sm:gap-3 max-sm:px-0 max-sm:py-1">
                      <span aria-hidden="true" className="flex-1 text-muted text-xs sm:hidden">
                        {name}
                      </span>
                      <span className="block max-sm:w-28">
                        <Cell
                          cell={cell}
                          figure={figure}
                          label={`${name}, ${text}`}
                          onOpen={() => onOpen({ prompt, engine: cell.engine })}
                        />
                      </span>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
        {heatmap.length > SHOWN && (
          <Button variant="outline" size="sm" className="mt-4" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? `Show the first ${SHOWN}` : `Show all ${heatmap.length} questions`}
          </Button>
        )}
      </CardBody>
    </Card>
  );
}
