import { displayScore, FACTOR_IDS, FACTORS } from '@citelight/contracts/scores';
import { Fragment } from 'react';
import { bandOf } from '../../ui/band.ts';
import { cn } from '../../ui/cn.ts';
import type { Sample } from './sample.ts';
import { SampleLink } from './sample-link.tsx';
import { Section } from './section.tsx';

function Score({ value, strong }: { value: number | null; strong?: boolean }) {
  if (value === null) return <span className="text-muted">not measured</span>;
  const { soft, text, word } = bandOf(value);
  return (
    <span className={cn('inline-flex min-w-12 justify-center rounded-sm px-2 py-1 font-semibold', soft, text, strong && 'text-lg')}>
      {displayScore(value)}
      <span className="sr-only"> {word.toLowerCase()}</span>
    </span>
  );
}

/** A host name that breaks after its dots. */
const DottedName = ({ name }: { name: string }) =>
  name.split(/(?<=\.)/).map((part) => (
    <Fragment key={part}>
      {part}
      <wbr />
    </Fragment>
  ));

function Comparison({ sides }: Pick<Sample, 'sides'>) {
  return (
    <div className="overflow-hidden rounded-lg border border-line">
      <table className="w-full table-fixed text-sm sm:table-auto">
        <caption className="sr-only">Sample: our demonstration shop and a competitor compared by score, factor and questions won</caption>
        <thead className="bg-sunken text-left">
          <tr>
            <th scope="col" className="w-2/5 px-3 py-3 align-bottom font-medium text-muted sm:w-auto sm:px-5">
              Sample comparison
            </th>
            {sides.map(({ name }, at) => (
              <th
                key={name}
                scope="col"
                className="break-words px-1 py-3 text-center align-bottom font-mono font-normal text-[0.6875rem] sm:px-4 sm:text-xs"
              >
                <DottedName name={name} />
                <span className="block font-sans text-faint">{at === 0 ? 'our demonstration shop' : 'a competitor'}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          <tr>
            <th scope="row" className="px-3 py-3 text-left font-semibold sm:px-5">
              Overall score
            </th>
            {sides.map(({ name, score }) => (
              <td key={name} className="px-1 py-3 text-center sm:px-4">
                <Score value={score} strong />
              </td>
            ))}
          </tr>
          {FACTOR_IDS.map((id) => (
            <tr key={id}>
              <th scope="row" className="px-3 py-2.5 text-left font-normal sm:px-5">
                {FACTORS[id].title}
              </th>
              {sides.map(({ name, scores }) => (
                <td key={name} className="px-1 py-2.5 text-center sm:px-4">
                  <Score value={scores[id]} />
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row" className="px-3 py-3 text-left font-normal sm:px-5">
              Questions won
            </th>
            {sides.map(({ name, won }) => (
              <td key={name} className="px-1 py-3 text-center font-semibold sm:px-4">
                {won}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

export function CompetitorsSection({ sample }: { sample: Sample | null }) {
  return (
    <div className="border-line border-y bg-panel">
      <Section
        id="competitors"
        title="You beside your competitors, on the same checks"
        text="We measure up to 5 competitors by the same rules and ask them the same questions. You see who answers which question, and with which passage."
      >
        {sample && <Comparison sides={sample.sides} />}
        <p className="mt-6 text-sm">
          <SampleLink tab="competitors">See the whole comparison in the report</SampleLink>
        </p>
      </Section>
    </div>
  );
}
