import {
  type AnswerSource,
  VISIBILITY_ENGINES,
  type VisibilityAnswer,
  type VisibilityResults,
  type VisibilityRound,
} from '@citelight/contracts/visibility';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DOT, formatInstant } from '../../lib/format.ts';
import { Async } from '../../ui/async.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Select } from '../../ui/select.tsx';
import { SiteLink } from '../../ui/site-text.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { OwnerMark } from './cited-card.tsx';
import { citedPages, piecesOf } from './marked-text.ts';
import { ANSWERS_A_PAGE, type AnswerFilter, answersQuery } from './visibility.queries.ts';

/** As much of an answer as is shown at first. */
const BEGINNING = 900;
const RETRIEVAL = { used: 'searched the web', not_used: 'answered without a web search', unknown: 'search unknown' };
const STATUS = {
  waiting: 'waiting',
  asking: 'being asked',
  ok: 'answered',
  refused: 'declined',
  incomplete: 'incomplete',
  error: 'failed',
  cancelled: 'cancelled',
};
const MARKS = { own: 'bg-accent-soft text-accent-text', rival: 'bg-fair-soft text-fair', negated: 'bg-sunken text-muted' };

function AnswerText({ answer, length }: { answer: VisibilityAnswer; length: number }) {
  const pages = citedPages(answer);
  return (
    <p dir="auto" className="wrap-anywhere whitespace-pre-wrap text-sm leading-relaxed">
      {piecesOf(answer, length).map(({ at, text, mention, cites }) => (
        <span key={at}>
          {mention ? (
            <mark
              className={`rounded px-0.5 font-medium ${MARKS[mention.negated ? 'negated' : mention.owner]}`}
              title={
                mention.negated ? 'Says that nothing was found: not counted' : mention.owner === 'own' ? 'Names you' : 'Names a competitor'
              }
            >
              {text}
            </mark>
          ) : (
            text
          )}
          {cites.map((number) => (
            <sup key={number} className="ml-0.5">
              <a
                href={pages[number - 1]?.url}
                target="_blank"
                rel="nofollow ugc noopener noreferrer"
                aria-label={`Citation ${number}: ${pages[number - 1]?.site} (opens in a new tab)`}
                className="text-accent-text underline underline-offset-2"
              >
                [{number}]
              </a>
            </sup>
          ))}
        </span>
      ))}
      {answer.text.length > length && '…'}
    </p>
  );
}

const ROLES = [
  ['opened', 'Opened', 'Pages that the engine opened while it searched.'],
  ['retrieved', 'Retrieved', 'Pages that its search found, whether it used them or not.'],
] as const;

function SourceLine({ source, number }: { source: AnswerSource; number?: number }) {
  return (
    <li className="flex min-w-0 gap-2">
      {number !== undefined && <span className="shrink-0 text-muted tabular-nums">[{number}]</span>}
      <span className="min-w-0">
        {source.title && (
          <span className="wrap-anywhere block">
            <bdi>{source.title}</bdi> <OwnerMark of={source.owner} />
          </span>
        )}
        <SiteLink url={source.url} /> {!source.title && <OwnerMark of={source.owner} />}
      </span>
    </li>
  );
}

function Sources({ answer }: { answer: VisibilityAnswer }) {
  const pages = citedPages(answer);
  const of = (role: AnswerSource['role']) => [
    ...new Map(answer.sources.filter((source) => source.role === role).map((source) => [source.url, source])).values(),
  ];
  return (
    <div className="mt-4 grid gap-3 text-sm">
      <section aria-label="Cited">
        <h4 className="font-medium text-xs">Cited ({pages.length})</h4>
        {pages.length === 0 ? (
          <p className="mt-1 text-muted text-xs">No citations.</p>
        ) : (
          <ol className="mt-1.5 grid gap-1.5">
            {pages.map((source, index) => (
              <SourceLine key={source.url} source={source} number={index + 1} />
            ))}
          </ol>
        )}
      </section>
      {ROLES.map(([role, title, text]) => {
        const found = of(role);
        if (found.length === 0) return null;
        return (
          <details key={role}>
            <summary className="w-fit font-medium text-xs">
              {title} ({found.length})
            </summary>
            <p className="mt-1 text-muted text-xs">{text}</p>
            <ul className="mt-1.5 grid gap-1.5">
              {found.map((source) => (
                <SourceLine key={source.url} source={source} />
              ))}
            </ul>
          </details>
        );
      })}
    </div>
  );
}

function Answer({ answer, round }: { answer: VisibilityAnswer; round: VisibilityRound }) {
  const [all, setAll] = useState(false);
  const long = answer.text.length > BEGINNING * 1.2;
  const name = round.engines.find(({ engine }) => engine === answer.engine)?.name;
  return (
    <article className="rounded-lg border border-line bg-panel p-5" data-answer={answer.status}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 className="wrap-anywhere min-w-0 font-semibold">
          <bdi>{answer.question}</bdi>
        </h3>
        {answer.status !== 'ok' && (
          <Badge tone={answer.status === 'waiting' || answer.status === 'asking' ? 'accent' : 'fair'}>{STATUS[answer.status]}</Badge>
        )}
      </div>
      <p className="wrap-anywhere mt-1 text-muted text-xs">
        {name}, API{DOT}answer {answer.repeat + 1} of {round.repeats}
        {answer.model_served && `${DOT}${answer.model_served}`}
        {answer.asked_at && `${DOT}${formatInstant(answer.asked_at)}`}
        {answer.status === 'ok' && `${DOT}${RETRIEVAL[answer.retrieval]}`}
      </p>
      {answer.problem && <p className="mt-3 text-fair text-sm">{answer.problem} It is not counted and not charged.</p>}
      {answer.text && (
        <div className="mt-3 border-line border-l-2 pl-4">
          <AnswerText answer={answer} length={long && !all ? BEGINNING : answer.text.length} />
          {long && (
            <Button variant="link" size="sm" className="mt-2" aria-expanded={all} onClick={() => setAll(!all)}>
              {all ? 'Show less' : 'Show the whole answer'}
            </Button>
          )}
          {answer.cut && (all || !long) && <p className="mt-2 text-muted text-xs">The answer was longer. This is what we keep of it.</p>}
        </div>
      )}
      {answer.status === 'ok' && <Sources answer={answer} />}
    </article>
  );
}

type Props = { results: VisibilityResults; filter: AnswerFilter; onFilter: (change: Partial<AnswerFilter>) => void };

/** The answers themselves, as evidence: their text, and what they retrieved, opened and cited. */
export default function AnswersTab({ results: { round, heatmap }, filter, onFilter }: Props) {
  const answers = useQuery(answersQuery(round.id, filter));
  const pages = Math.max(1, Math.ceil((answers.data?.total ?? 0) / ANSWERS_A_PAGE));
  return (
    <>
      <h2 className="sr-only">Answers</h2>
      <div className="mb-5 flex flex-wrap items-center gap-3">
        <Select
          aria-label="Engine"
          value={filter.engine ?? ''}
          onChange={({ target }) => onFilter({ engine: VISIBILITY_ENGINES.find((one) => one === target.value), page: 1 })}
        >
          <option value="">All engines</option>
          {round.engines.map(({ engine, name }) => (
            <option key={engine} value={engine}>
              {name}
            </option>
          ))}
        </Select>
        <Select
          aria-label="Question"
          className="min-w-0 max-w-full sm:max-w-md"
          value={filter.prompt ?? ''}
          onChange={({ target }) => onFilter({ prompt: target.value === '' ? undefined : Number(target.value), page: 1 })}
        >
          <option value="">All questions</option>
          {heatmap.map(({ prompt, text }) => (
            <option key={prompt} value={prompt}>
              {text}
            </option>
          ))}
        </Select>
        {answers.data && (
          <p role="status" className="text-muted text-sm">
            {answers.data.total} {answers.data.total === 1 ? 'answer' : 'answers'}
          </p>
        )}
      </div>
      <Async query={answers} failed="The answers could not be loaded." loading={<Skeleton className="h-96" />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title="No answers here" text="Choose another engine or question." />
          ) : (
            <div className="grid grid-cols-1 gap-4">
              {items.map((answer) => (
                <Answer key={answer.id} answer={answer} round={round} />
              ))}
            </div>
          )
        }
      </Async>
      {pages > 1 && (
        <nav aria-label="Pages of answers" className="mt-5 flex items-center justify-between gap-4 text-sm">
          <Button variant="outline" size="sm" disabled={filter.page <= 1} onClick={() => onFilter({ page: filter.page - 1 })}>
            Previous
          </Button>
          <p className="text-muted">
            Page {filter.page} of {pages}
          </p>
          <Button variant="outline" size="sm" disabled={filter.page >= pages} onClick={() => onFilter({ page: filter.page + 1 })}>
            Next
          </Button>
        </nav>
      )}
    </>
  );
}
