import { createVisibilityQuestions, scheduleVisibility, startVisibility } from '@citelight/contracts/api/visibility';
import { messageOf } from '@citelight/contracts/error-codes';
import {
  API_NOTE,
  type EngineOffer,
  GEMINI_NOTE,
  type RoundPlan,
  VISIBILITY,
  VISIBILITY_PRESETS,
  type VisibilityEngine,
  type VisibilityOverview,
} from '@citelight/contracts/visibility';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../lib/api.ts';
import { reasonFor } from '../../lib/errors.ts';
import { formatCredits } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonStyle } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Notice } from '../../ui/notice.tsx';
import { placeText } from './rate-text.ts';
import { quoteQuery, suggestionsQuery } from './visibility.queries.ts';

const choiceStyle =
  'flex cursor-pointer items-start gap-3 rounded-md border border-line px-4 py-3 has-checked:border-accent has-checked:ring-1 has-checked:ring-accent has-disabled:cursor-not-allowed has-disabled:opacity-60';
const row = 'flex justify-between gap-6 py-2';

type Size = { questions: number; repeats: number; days: number };
type Preset = 'small' | 'recommended' | 'custom';
const PRESETS: Record<Preset, { title: string; text: string }> = {
  small: { title: 'Quick look', text: '20 questions × 3 answers on one day. Exploratory: good for a first impression.' },
  recommended: { title: 'Recommended', text: '50 questions × 5 answers over 5 days. Narrow intervals, and days that differ even out.' },
  custom: { title: 'Your own', text: 'Choose how many questions, how many answers to each, and over how many days.' },
};
const presetOf = ({ questions, repeats, days }: Size): Preset =>
  (['small', 'recommended'] as const).find((name) => {
    const preset = VISIBILITY_PRESETS[name];
    return preset.questions === questions && preset.repeats === repeats && preset.days === days;
  }) ?? 'custom';

const LIMITS = [
  ['questions', 'Questions', VISIBILITY.activeQuestions],
  ['repeats', 'Answers each', VISIBILITY.mostRepeats],
  ['days', 'Days', VISIBILITY.mostDays],
] as const;

function Engines({
  offers,
  chosen,
  onChange,
}: {
  offers: readonly EngineOffer[];
  chosen: readonly VisibilityEngine[];
  onChange: (chosen: VisibilityEngine[]) => void;
}) {
  return (
    <fieldset className="grid gap-2 text-sm">
      <legend className="mb-2 font-medium">Engines</legend>
      {offers.map(({ engine, name, configured, model, place }) => (
        <label key={engine} className={choiceStyle}>
          <input
            type="checkbox"
            disabled={!configured}
            checked={chosen.includes(engine)}
            onChange={() => onChange(chosen.includes(engine) ? chosen.filter((one) => one !== engine) : [...chosen, engine])}
            className="mt-0.5 size-4 accent-accent"
          />
          <span className="min-w-0 flex-1">
            <span className="block font-medium">{name}</span>
            <span className="wrap-anywhere block text-muted">
              {configured ? `${model}, ${placeText(place)}` : 'Not switched on in this installation'}
            </span>
          </span>
        </label>
      ))}
      <p className="text-muted text-xs">{GEMINI_NOTE}</p>
      <p className="text-muted text-xs">{API_NOTE}</p>
    </fieldset>
  );
}

/** Nothing to ask yet: the report's questions are one click away. */
function FirstQuestions({ websiteId }: { websiteId: string }) {
  const queries = useQueryClient();
  const suggestions = useQuery(suggestionsQuery(websiteId));
  const items = suggestions.data?.items.filter(({ origin }) => origin === 'report').slice(0, VISIBILITY_PRESETS.small.questions) ?? [];
  const adding = useMutation({
    mutationFn: () =>
      call(createVisibilityQuestions, {
        body: { website_id: websiteId, origin: 'report', questions: items.map(({ text, topic }) => ({ text, topic })) },
      }),
    onError: (error) => notify.error('visibility-question', 'The questions could not be added', reasonFor(error)),
    onSettled: () =>
      Promise.all(['visibility', 'visibility_questions', 'visibility_quote'].map((key) => queries.invalidateQueries({ queryKey: [key] }))),
  });
  return (
    <Notice tone="warning">
      <p>{messageOf('visibility.no_questions')}</p>
      <p className="mt-3 flex flex-wrap gap-2">
        {items.length > 0 && (
          <Button size="sm" busy={adding.isPending} onClick={() => adding.mutate()}>
            Add {items.length} {items.length === 1 ? 'Question' : 'Questions'} from Your Report
          </Button>
        )}
        <Link to="/dashboard/visibility?view=questions" className={buttonStyle({ variant: 'outline', size: 'sm' })}>
          Edit Questions
        </Link>
      </p>
    </Notice>
  );
}

type Props = {
  websiteId: string;
  overview: VisibilityOverview;
  /** schedule: the round comes with each scheduled report instead of now. */
  mode: 'start' | 'schedule';
  onClose: () => void;
};

/** What a round asks, and what it costs, before it begins. */
export default function RoundDialog({ websiteId, overview, mode, onClose }: Props) {
  const queries = useQueryClient();
  const form = useId();
  const { engines: offers, activeQuestions, creditsPer10, schedule } = overview;
  const before = mode === 'schedule' ? schedule : null;
  const [preset, setPreset] = useState<Preset>(before ? presetOf(before) : 'small');
  const [own, setOwn] = useState<Size>(before ?? VISIBILITY_PRESETS.small);
  const [engines, setEngines] = useState<VisibilityEngine[]>(() => {
    const on = offers.filter(({ configured }) => configured).map(({ engine }) => engine);
    return before ? before.engines.filter((engine) => on.includes(engine)) : on.slice(0, 1);
  });
  const size = preset === 'custom' ? own : VISIBILITY_PRESETS[preset];
  const fits = LIMITS.every(([name, , most]) => Number.isInteger(size[name]) && size[name] >= 1 && size[name] <= most);
  const plan: RoundPlan = { website_id: websiteId, engines, ...size };
  const asked = Math.min(activeQuestions, size.questions);
  const quote = useQuery({ ...quoteQuery(plan), enabled: engines.length > 0 && fits && activeQuestions > 0 });
  const price = engines.length > 0 && fits && !quote.isPlaceholderData ? quote.data : undefined;
  const short = mode === 'start' && price !== undefined && price.available < price.credits;

  const send = useMutation({
    mutationFn: async (credits: number) => {
      if (mode === 'start') return (await call(startVisibility, { body: { ...plan, credits } })).alreadyRunning;
      await call(scheduleVisibility, { body: { website_id: websiteId, plan: { engines, ...size }, credits } });
      return false;
    },
    onMutate: () => notify.clear(mode === 'start' ? 'visibility-round' : 'visibility-schedule'),
    onSuccess: async (alreadyRunning) => {
      await queries.invalidateQueries();
      if (mode === 'schedule') notify.success('visibility-schedule', 'Automatic rounds are on');
      else notify.success('visibility-round', alreadyRunning ? 'A round is already running.' : 'Round started');
      onClose();
    },
    onError: (error) => {
      void quote.refetch();
      notify.error(
        mode === 'start' ? 'visibility-round' : 'visibility-schedule',
        mode === 'start' ? 'The round could not start' : 'Automatic rounds could not be saved',
        reasonFor(error),
      );
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (price && !short && !send.isPending) send.mutate(price.credits);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={mode === 'start' ? 'Start a Round' : 'Automatic Rounds'}
      text={
        mode === 'start'
          ? 'Each engine answers each of your questions several times.'
          : 'This round starts with each scheduled report, and never costs more than the price below. You pay only for answers that come.'
      }
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          {short ? (
            <Link to="/purchase-credits" className={buttonStyle()}>
              Purchase Credits
            </Link>
          ) : (
            <Button type="submit" form={form} busy={send.isPending} disabled={!price}>
              {mode === 'start' ? 'Start Round' : 'Turn On'}
              {price && ` for ${formatCredits(price.credits)}`}
            </Button>
          )}
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-6">
        {activeQuestions === 0 && <FirstQuestions websiteId={websiteId} />}
        <fieldset className="grid gap-2 text-sm">
          <legend className="mb-2 font-medium">Size</legend>
          {(Object.keys(PRESETS) as Preset[]).map((name) => (
            <label key={name} className={choiceStyle}>
              <input
                type="radio"
                name={`${form}-size`}
                checked={preset === name}
                onChange={() => {
                  if (name === 'custom') setOwn(size);
                  setPreset(name);
                }}
                className="mt-0.5 size-4 accent-accent"
              />
              <span className="min-w-0 flex-1">
                <span className="flex flex-wrap items-center gap-2 font-medium">
                  {PRESETS[name].title}
                  {name === 'small' && <Badge tone="fair">Exploratory</Badge>}
                </span>
                <span className="block text-muted">{PRESETS[name].text}</span>
              </span>
            </label>
          ))}
          {preset === 'custom' && (
            <div className="mt-2 grid grid-cols-3 gap-3">
              {LIMITS.map(([name, title, most]) => (
                <Field
                  key={name}
                  label={title}
                  error={own[name] >= 1 && own[name] <= most && Number.isInteger(own[name]) ? undefined : `From 1 to ${most}`}
                >
                  {(slot) => (
                    <Input
                      {...slot}
                      type="number"
                      inputMode="numeric"
                      min={1}
                      max={most}
                      value={Number.isNaN(own[name]) ? '' : own[name]}
                      onChange={({ target }) => setOwn({ ...own, [name]: target.valueAsNumber })}
                    />
                  )}
                </Field>
              ))}
            </div>
          )}
          {activeQuestions > 0 && activeQuestions < size.questions && (
            <p className="text-muted">
              You have {activeQuestions} active {activeQuestions === 1 ? 'question' : 'questions'}; the round asks{' '}
              {activeQuestions === 1 ? 'it' : 'all of them'}.
            </p>
          )}
        </fieldset>
        <Engines offers={offers} chosen={engines} onChange={setEngines} />
        <div aria-live="polite" className="rounded-md bg-sunken px-4 py-2 text-sm">
          {engines.length === 0 ? (
            <p className="py-2">Choose at least one engine</p>
          ) : quote.error && !quote.isFetching && activeQuestions > 0 ? (
            <p className="py-2 text-poor">{quote.error.message}</p>
          ) : (
            <dl>
              <div className={row}>
                <dt className="text-muted">Answers</dt>
                <dd>
                  {asked} × {size.repeats || 0} × {engines.length} {engines.length === 1 ? 'engine' : 'engines'}
                  {price && ` = ${price.answers}`}
                </dd>
              </div>
              <div className={row}>
                <dt className="text-muted">Price</dt>
                <dd>{formatCredits(creditsPer10)} per 10 answers</dd>
              </div>
              <div className={`${row} font-semibold`}>
                <dt>Cost</dt>
                <dd>{price ? formatCredits(price.credits) : '…'}</dd>
              </div>
              {mode === 'start' && (
                <div className={row}>
                  <dt className="text-muted">Balance</dt>
                  <dd>{price ? formatCredits(price.available) : '…'}</dd>
                </div>
              )}
              {price && mode === 'start' && (
                <div className={row}>
                  <dt className="text-muted">Takes about</dt>
                  <dd>
                    {size.days > 1
                      ? `${size.days} days`
                      : `${price.estimatedMinutes} ${price.estimatedMinutes === 1 ? 'minute' : 'minutes'}`}
                  </dd>
                </div>
              )}
            </dl>
          )}
        </div>
        {price?.exploratory && (
          <p className="text-muted text-xs">
            Marked exploratory: a quick look, fewer than {VISIBILITY.exploratoryPrompts} questions, or fewer than{' '}
            {VISIBILITY.exploratoryRepeats} answers each give a first impression.
          </p>
        )}
        {short && <Notice tone="error">{messageOf('credits.insufficient')}</Notice>}
        <p className="text-muted text-xs">Answers that do not come are refunded when the round ends.</p>
      </form>
    </Dialog>
  );
}
