import { displayScore, FACTOR_IDS, FACTORS } from '@citelight/contracts/scores';
import { Fragment } from 'react';
import { bandOf } from '../../ui/band.ts';
import { cn } from '../../ui/cn.ts';
import { overallOf, SAMPLE_RIVALS, SAMPLE_SCORES, SAMPLE_SITE } from './sample.ts';
import { Section } from './section.tsx';

const SITES = [{ name: SAMPLE_SITE, scores: SAMPLE_SCORES, prompts: 'your site' }].concat(
  SAMPLE_RIVALS.map(({ name, scores, promptsWon, promptsLost }) => ({
    name,
    scores,
    prompts: `you win ${promptsWon}, lose ${promptsLost}`,
  })),
);

function Score({ value, strong }: { value: number; strong?: boolean }) {
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

export function CompetitorsSection() {
  return (
    <div className="border-line border-y bg-panel">
      <Section
        id="competitors"
        title="Measured beside your competitors, on the same checks"
        text="Up to 5 competitors are read with the same rules and asked the same questions. You see who is retrieved, for which question, and with which passage."
      >
        <div className="overflow-hidden rounded-lg border border-line">
          <table className="w-full table-fixed text-sm sm:table-auto">
            <caption className="sr-only">Sample: three invented sites compared by overall score, factor and questions won</caption>
            <thead className="bg-sunken text-left">
              <tr>
                <th scope="col" className="w-2/5 px-3 py-3 align-bottom font-medium text-muted sm:w-auto sm:px-5">
                  Sample comparison
                </th>
                {SITES.map(({ name, prompts }) => (
                  <th
                    key={name}
                    scope="col"
                    className="break-words px-1 py-3 text-center align-bottom font-mono font-normal text-[0.6875rem] sm:px-4 sm:text-xs"
                  >
                    <DottedName name={name} />
                    <span className="block font-sans text-faint">{prompts}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              <tr>
                <th scope="row" className="px-3 py-3 text-left font-semibold sm:px-5">
                  Overall score
                </th>
                {SITES.map(({ name, scores }) => (
                  <td key={name} className="px-1 py-3 text-center sm:px-4">
                    <Score value={overallOf(scores)} strong />
                  </td>
                ))}
              </tr>
              {FACTOR_IDS.map((id) => (
                <tr key={id}>
                  <th scope="row" className="px-3 py-2.5 text-left font-normal sm:px-5">
                    {FACTORS[id].title}
                  </th>
                  {SITES.map(({ name, scores }) => (
                    <td key={name} className="px-1 py-2.5 text-center sm:px-4">
                      <Score value={scores[id]} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Section>
    </div>
  );
}
