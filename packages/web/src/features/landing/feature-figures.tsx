import { Check, Link2, Link2Off } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { FactorBar } from '../../ui/factor-bar.tsx';
import type { FeatureId } from './marketing.ts';

const CHECKS = [
  { title: 'Crawlers may fetch the pages', won: '4.1 of 7.0' },
  { title: 'Answers arrive without scripts', won: '6.2 of 6.2' },
  { title: 'Sitemap lists what exists', won: '1.4 of 2.4' },
];
const CHAIN = ['robots', 'edge', 'status', 'index', 'snippet', 'content'];
const PROMPTS = [
  { prompt: 'how to oil an oak table', outcome: 'retrieved', tone: 'good' },
  { prompt: 'oak or ash for a bench', outcome: 'weak', tone: 'fair' },
  { prompt: 'price of a dining table in oak', outcome: 'missing', tone: 'poor' },
] as const;
const STEPS = ['Put the drying times into a table', 'Name the joiner who tested them', 'Say when the test was made'];
/** Scores of ten weeks, for the line of the sixth card. */
const WEEKS = [52, 53, 53, 58, 57, 61, 66, 66, 71, 74];

const line = WEEKS.map((score, week) => `${week === 0 ? 'M' : 'L'}${8 + week * 27} ${108 - (score - 45) * 2.9}`).join(' ');

/** What each card shows: a piece of the product with invented content. */
export const FEATURE_FIGURES: Record<FeatureId, ReactNode> = {
  score: (
    <div className="grid gap-3">
      <FactorBar title="Crawler Access" score={58} />
      <ul className="grid gap-1.5 border-line border-l pl-4 text-muted text-xs sm:text-sm">
        {CHECKS.map(({ title, won }) => (
          <li key={title} className="flex justify-between gap-4">
            <span>{title}</span>
            <span className="shrink-0">{won}</span>
          </li>
        ))}
      </ul>
    </div>
  ),
  evidence: (
    <div className="font-mono text-xs leading-relaxed">
      <p className="mb-2 truncate text-faint">alder-and-oak.example/care/oiling</p>
      <p className="rounded-md bg-sunken p-3">
        {'<h2>'}
        <mark className="rounded-sm bg-fair-soft px-0.5 text-fair">Things to know</mark>
        {'</h2>'}
      </p>
      <p className="mt-2 font-sans text-muted text-sm">This heading does not say which question it answers.</p>
    </div>
  ),
  chain: (
    <ol className="grid grid-cols-3 gap-2 text-xs sm:text-sm">
      {CHAIN.map((link, index) => (
        <li
          key={link}
          className={`flex items-center gap-1.5 rounded-md px-2 py-2 sm:gap-2 sm:px-2.5 ${index < 2 ? 'bg-good-soft text-good' : index === 2 ? 'bg-poor-soft text-poor' : 'bg-sunken text-muted'}`}
        >
          {index === 2 ? (
            <Link2Off aria-hidden="true" className="size-4 shrink-0" />
          ) : (
            <Link2 aria-hidden="true" className="size-4 shrink-0" />
          )}
          {link}
          <span className="sr-only">{index < 2 ? 'holds' : index === 2 ? 'is broken' : 'is not reached'}</span>
        </li>
      ))}
    </ol>
  ),
  topics: (
    <ul className="grid gap-2 text-sm">
      {PROMPTS.map(({ prompt, outcome, tone }) => (
        <li key={prompt} className="flex items-center justify-between gap-3 rounded-md bg-sunken px-3 py-2">
          <span className="truncate">{prompt}</span>
          <Badge tone={tone}>{outcome}</Badge>
        </li>
      ))}
    </ul>
  ),
  opportunities: (
    <div className="text-sm">
      <div className="mb-2.5 flex items-center justify-between gap-3">
        <span className="font-medium">A figure worth quoting</span>
        <span className="font-semibold text-good">+2.3 points</span>
      </div>
      <ul className="grid gap-2 text-muted">
        {STEPS.map((step) => (
          <li key={step} className="flex gap-2">
            <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent-text" />
            {step}
          </li>
        ))}
      </ul>
    </div>
  ),
  schedule: (
    <svg
      viewBox="0 0 260 116"
      role="img"
      aria-label="Sample: a score that rises from 52 to 74 over ten weekly reports"
      className="h-full w-full"
    >
      <path d="M0 64.5H260M0 6.5H260" className="stroke-line" strokeDasharray="2 4" />
      <path d={line} fill="none" className="stroke-accent" strokeWidth="2.5" strokeLinejoin="round" strokeLinecap="round" />
      <circle cx="251" cy={108 - (74 - 45) * 2.9} r="4.5" className="fill-accent" />
      <text x="0" y="78" className="fill-faint text-[0.6875rem]">
        60 fair
      </text>
      <text x="0" y="20" className="fill-faint text-[0.6875rem]">
        80 good
      </text>
    </svg>
  ),
};
