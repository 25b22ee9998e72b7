import { PLANS } from '@citelight/contracts/plans';
import { FACTORS } from '@citelight/contracts/scores';
import { CalendarClock, Check, Link2, Link2Off } from 'lucide-react';
import type { ReactNode } from 'react';
import { FactorBar } from '../../ui/factor-bar.tsx';
import { CoverageMark } from '../../ui/marks.tsx';
import type { FeatureId } from './marketing.ts';
import type { Sample } from './sample.ts';

const CHAIN = ['robots', 'edge', 'status', 'index', 'snippet', 'content'] as const;
const LOOKS = {
  holds: { look: 'bg-good-soft text-good', word: 'holds' },
  broken: { look: 'bg-poor-soft text-poor', word: 'is broken' },
  unreached: { look: 'bg-sunken text-muted', word: 'is not reached' },
};

function Chain({ broken: { product, path, brokenLink, because } }: { broken: Sample['broken'] }) {
  const at = CHAIN.indexOf(brokenLink);
  return (
    <div className="grid gap-2.5 text-xs">
      <p className="truncate text-faint">
        {product}, <span className="font-mono">{path}</span>
      </p>
      <ol className="grid grid-cols-3 gap-2">
        {CHAIN.map((link, index) => {
          const { look, word } = LOOKS[index < at ? 'holds' : index === at ? 'broken' : 'unreached'];
          const Icon = index === at ? Link2Off : Link2;
          return (
            <li key={link} className={`flex items-center gap-1.5 rounded-md px-2 py-1.5 ${look}`}>
              <Icon aria-hidden="true" className="size-4 shrink-0" />
              {link}
              <span className="sr-only">{word}</span>
            </li>
          );
        })}
      </ol>
      <p className="text-muted">{because}</p>
    </div>
  );
}

/** What each card shows: a piece of the sample report. */
export const featureFigures = ({ weakest, scores, quoted, broken, questions, opportunity }: Sample): Record<FeatureId, ReactNode> => ({
  score: (
    <div className="grid gap-3">
      <FactorBar title={FACTORS[weakest.factor].title} score={scores[weakest.factor]} />
      <ul className="grid gap-1.5 border-line border-l pl-4 text-muted text-xs">
        {weakest.checks.map(({ title, won, of }) => (
          <li key={title} className="flex justify-between gap-4">
            <span className="truncate">{title}</span>
            <span className="shrink-0">
              {won.toFixed(1)} of {of.toFixed(1)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  ),
  evidence: (
    <div className="text-xs leading-relaxed">
      <p className="mb-2 truncate font-mono text-faint">{quoted.path}</p>
      <blockquote className="line-clamp-3 rounded-md bg-sunken p-3 font-mono">{quoted.snippet}</blockquote>
      <p className="mt-2 text-muted text-sm">{quoted.what}</p>
    </div>
  ),
  chain: <Chain broken={broken} />,
  topics: (
    <ul className="grid grid-cols-1 gap-2 text-sm">
      {questions.map(({ question, coverage }) => (
        <li key={question} className="flex items-center justify-between gap-3 rounded-md bg-sunken px-3 py-2">
          <span className="truncate">{question}</span>
          <CoverageMark of={coverage} />
        </li>
      ))}
    </ul>
  ),
  opportunities: (
    <div className="text-sm">
      <p className="mb-2.5 line-clamp-2 font-medium">{opportunity.title}</p>
      <ul className="grid gap-2 text-muted">
        {opportunity.steps.map((step) => (
          <li key={step} className="flex gap-2">
            <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent-text" />
            <span className="line-clamp-3">{step}</span>
          </li>
        ))}
      </ul>
    </div>
  ),
  schedule: (
    <ul className="grid grid-cols-1 gap-2 text-sm">
      {PLANS.map(({ tier, name, features }) => (
        <li key={tier} className="flex items-center gap-2.5 rounded-md bg-sunken px-3 py-2">
          <CalendarClock aria-hidden="true" className="size-4 shrink-0 text-accent-text" />
          <span className="truncate">
            <span className="sr-only">{name}: </span>
            {features[0]}
          </span>
        </li>
      ))}
    </ul>
  ),
});
