import {
  API_NOTE,
  isRate,
  languageText,
  percentText,
  type RoundEngine,
  VISIBILITY,
  type VisibilityChange,
  type VisibilityRate,
  type VisibilityResults,
} from '@citelight/contracts/visibility';
import { ArrowDownRight, ArrowUpRight, Minus } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { Tip } from '../../ui/tip.tsx';
import { IntervalBar } from './interval-bar.tsx';
import { changeText, countText, daysText, instrumentText, intervalText } from './rate-text.ts';

type Result = VisibilityResults['engines'][number];

const VERDICTS = {
  up: { icon: ArrowUpRight, look: 'text-good', word: 'up' },
  down: { icon: ArrowDownRight, look: 'text-poor', word: 'down' },
  'within noise': { icon: Minus, look: 'text-muted', word: 'within noise' },
};

function Change({ of }: { of: VisibilityChange }) {
  const { icon: Icon, look, word } = VERDICTS[of.verdict];
  return (
    <p className={`mt-1 flex flex-wrap items-center gap-x-1.5 text-xs ${look}`}>
      <Icon aria-hidden="true" className="size-3.5" />
      <span className="font-medium">{word}</span>
      <span className="text-muted">since the last round: {changeText(of)}</span>
    </p>
  );
}

function Rate({ title, rate, change }: { title: string; rate: VisibilityRate; change: VisibilityChange | null }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-sm">{title}</dt>
      <dd className="mt-1">
        {isRate(rate) ? (
          <>
            <p className="flex flex-wrap items-baseline gap-x-2">
              <span className="font-semibold text-2xl tracking-tight">{percentText(rate.rate)}</span>
              <span className="text-muted text-sm">95% interval {intervalText(rate)}</span>
            </p>
            <div className="mt-2">
              <IntervalBar rate={rate} />
              <p aria-hidden="true" className="mt-1 flex justify-between text-faint text-xs">
                <span>0%</span>
                <span>50%</span>
                <span>100%</span>
              </p>
            </div>
            <p className="mt-1 text-muted text-xs">
              {countText(rate)} to {rate.prompts} {rate.prompts === 1 ? 'question' : 'questions'}
            </p>
          </>
        ) : rate.n === 0 ? (
          <p className="text-sm">No answers to open questions.</p>
        ) : (
          <>
            <p className="font-medium">{countText(rate)}</p>
            <p className="mt-1 text-muted text-xs">
              A list, no rate: too few answers, to {rate.prompts} {rate.prompts === 1 ? 'question' : 'questions'}.
            </p>
          </>
        )}
        {change &&
          (isRate(rate) ? <Change of={change} /> : <p className="mt-1 text-muted text-xs">Too few to tell a change from noise.</p>)}
      </dd>
    </div>
  );
}

function Share({ of: { share, low, high } }: { of: Result['share'] }) {
  return (
    <div>
      <dt className="text-muted text-sm">
        <Tip
          text="Of all mentions of you and your competitors in answers to open questions, how many are of you."
          className="cursor-help text-left underline decoration-dotted decoration-edge underline-offset-4"
        >
          Share of voice
        </Tip>
      </dt>
      <dd className="mt-1">
        {share === null || low === null || high === null || high - low > VISIBILITY.widestRate ? (
          <p className="text-muted text-sm">Too few mentions for a share.</p>
        ) : (
          <>
            <p className="font-semibold text-2xl tracking-tight">{percentText(share)}</p>
            <p className="mt-1 text-muted text-xs">95% interval {intervalText({ low, high })}</p>
          </>
        )}
      </dd>
    </div>
  );
}

function Engine({ result, used }: { result: Result; used: RoundEngine | undefined }) {
  const { mentioned, cited, branded } = result;
  return (
    <section aria-label={result.name} className="py-6 first:pt-0 last:pb-0">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="flex flex-wrap items-center gap-2 font-semibold">
          {result.name}
          {mentioned.exploratory && <Badge tone="fair">Exploratory</Badge>}
        </h3>
        {used && <p className="wrap-anywhere text-muted text-xs">{instrumentText(used)}</p>}
      </div>
      <dl className="grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_12rem]">
        <Rate title="Answers that mention you" rate={mentioned} change={result.mentionChange} />
        <Rate title="Answers that cite you" rate={cited} change={result.citationChange} />
        <Share of={result.share} />
      </dl>
      {branded && branded.n > 0 && (
        <p className="mt-4 text-muted text-xs">
          Asked about you by name, {countText(branded)} mentioned you. Those questions are not part of the rates.
        </p>
      )}
      {result.noChange && <p className="mt-4 text-muted text-xs">{result.noChange}</p>}
      {used?.problem && (
        <p className="mt-4 text-fair text-xs">
          {used.failed} of {used.planned} answers did not come. {used.problem}
        </p>
      )}
    </section>
  );
}

/** Each engine's rates, with what they rest on. */
export function EngineRates({ results }: { results: VisibilityResults }) {
  const { round } = results;
  return (
    <Card>
      <CardHeader
        title="Engines"
        text={
          <>
            {daysText(round)}, {round.prompts} questions ({languageText(round.language)}) × {round.repeats}{' '}
            {round.repeats === 1 ? 'answer' : 'answers'}, panel {round.panel}. {API_NOTE}
          </>
        }
        actions={
          <Tip
            text="Answers to the same question resemble each other, so the interval counts questions rather than answers. Rates use open questions only: those that name neither you nor a competitor. Fewer than 20 questions or 3 answers each, and a quick look, are exploratory; an interval wider than 30 points is shown as a list."
            className="cursor-help text-muted text-sm underline decoration-dotted decoration-edge underline-offset-4"
          >
            How we count
          </Tip>
        }
      />
      <CardBody className="divide-y divide-line">
        {results.engines.map((result) => (
          <Engine key={result.engine} result={result} used={round.engines.find(({ engine }) => engine === result.engine)} />
        ))}
      </CardBody>
    </Card>
  );
}
