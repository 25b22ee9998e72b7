import type { VisibilityResults } from '@citelight/contracts/visibility';
import { useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { SiteLink } from '../../ui/site-text.tsx';
import type { OpenAnswers } from './heatmap-card.tsx';

const SHOWN = 8;
const QUESTIONS = 5;
type Site = VisibilityResults['cited'][number];

export const OwnerMark = ({ of }: { of: Site['owner'] }) =>
  of === 'other' ? null : <Badge tone={of === 'own' ? 'accent' : 'outline'}>{of === 'own' ? 'you' : 'competitor'}</Badge>;

function Instead({ prompts, textOf, onOpen }: { prompts: readonly number[]; textOf: (prompt: number) => string; onOpen: OpenAnswers }) {
  const [all, setAll] = useState(false);
  const shown = all ? prompts : prompts.slice(0, QUESTIONS);
  return (
    <div className="mt-3">
      <p className="text-muted text-xs">
        Cited instead of you for {prompts.length} {prompts.length === 1 ? 'question' : 'questions'}:
      </p>
      <ul className="mt-1 grid gap-1">
        {shown.map((prompt) => (
          <li key={prompt}>
            <Button variant="link" size="sm" className="wrap-anywhere whitespace-normal! text-left" onClick={() => onOpen({ prompt })}>
              <bdi>{textOf(prompt)}</bdi>
            </Button>
          </li>
        ))}
      </ul>
      {prompts.length > QUESTIONS && (
        <Button variant="link" size="sm" className="mt-1 text-muted!" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `${prompts.length - QUESTIONS} more`}
        </Button>
      )}
    </div>
  );
}

/** Whom engines cite, and where that is somebody else. */
export function CitedCard({ results: { cited, heatmap }, onOpen }: { results: VisibilityResults; onOpen: OpenAnswers }) {
  const [all, setAll] = useState(false);
  const textOf = (prompt: number) => heatmap.find((line) => line.prompt === prompt)?.text ?? '';
  return (
    <Card>
      <CardHeader
        title="Who is cited"
        text="Sites that answers link to, most cited first, and the questions where they are cited and you are not."
      />
      <CardBody>
        {cited.length === 0 ? (
          <p className="text-muted text-sm">No answer cited anything.</p>
        ) : (
          <ul className="divide-y divide-line">
            {(all ? cited : cited.slice(0, SHOWN)).map(({ site, owner, answers, pages, instead }) => (
              <li key={site} className="py-4 text-sm first:pt-0 last:pb-0">
                <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                  <span className="flex min-w-0 flex-wrap items-center gap-2">
                    <bdi className="wrap-anywhere font-medium">{site}</bdi>
                    <OwnerMark of={owner} />
                  </span>
                  <span className="text-muted">
                    {answers} {answers === 1 ? 'answer' : 'answers'}
                  </span>
                </p>
                <ul className="mt-1.5 grid gap-1">
                  {pages.map((page) => (
                    <li key={page}>
                      <SiteLink url={page} />
                    </li>
                  ))}
                </ul>
                {instead.length > 0 && <Instead prompts={instead} textOf={textOf} onOpen={onOpen} />}
              </li>
            ))}
          </ul>
        )}
        {cited.length > SHOWN && (
          <Button variant="outline" size="sm" className="mt-4" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? `Show the first ${SHOWN}` : `Show all ${cited.length} sites`}
          </Button>
        )}
      </CardBody>
    </Card>
  );
}

/** Who is named in answers to open questions. */
export function VoicesCard({ results: { voices, round } }: { results: VisibilityResults }) {
  const asked = round.engines.reduce((sum, { answered }) => sum + answered, 0);
  const most = Math.max(1, ...voices.map(({ answers }) => answers));
  return (
    <Card>
      <CardHeader title="Who is named" text="Answers to open questions that name you or a competitor, all engines together." />
      <CardBody>
        <ul className="grid gap-3">
          {voices.map(({ entity, name, owner, answers }) => (
            <li key={entity} className="text-sm">
              <p className="flex flex-wrap items-center justify-between gap-x-4">
                <span className="flex min-w-0 flex-wrap items-center gap-2">
                  <bdi className="wrap-anywhere font-medium">{name}</bdi>
                  <OwnerMark of={owner} />
                </span>
                <span className="text-muted">
                  {answers} {answers === 1 ? 'answer' : 'answers'}
                </span>
              </p>
              <svg aria-hidden="true" width="100%" height="6" className="forced-color-adjust-none mt-1 block">
                <rect width="100%" height="6" rx="3" fill="var(--sunken)" />
                <rect width={`${(100 * answers) / most}%`} height="6" rx="3" fill={owner === 'own' ? 'var(--accent)' : 'var(--edge)'} />
              </svg>
            </li>
          ))}
        </ul>
        {voices.length < 2 && (
          <p className="mt-4 text-muted text-xs">
            Add competitors on the dashboard to see how often they are named in these {asked} answers.
          </p>
        )}
      </CardBody>
    </Card>
  );
}
