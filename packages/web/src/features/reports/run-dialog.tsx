import { analyzeWebsite } from '@citelight/contracts/api/functions';
import { BASE_REPORT_COST, COMPREHENSIVE_COST, COSTS } from '@citelight/contracts/credits';
import type { TrackedWebsite } from '@citelight/contracts/entities';
import { messageOf } from '@citelight/contracts/error-codes';
import { LIMITS } from '@citelight/contracts/limits';
import { normalizedUrl, websiteUrlProblem } from '@citelight/contracts/url-rules';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../lib/api.ts';
import { useUser } from '../../lib/auth.ts';
import { serverMessage } from '../../lib/errors.ts';
import { formatCredits, shortUrl } from '../../lib/format.ts';
import { useKeptText } from '../../lib/kept-form.ts';
import { notify } from '../../lib/notify.ts';
import { competitorsQuery, profileQuery, userCreditsQuery } from '../../lib/queries.ts';
import { Async } from '../../ui/async.tsx';
import { Button, buttonStyle } from '../../ui/button.tsx';
import { Suggestions } from '../../ui/competitor-suggestions.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { UrlInput } from '../../ui/input.tsx';
import { Notice } from '../../ui/notice.tsx';

const PARTS = [
  ['Readiness assessment', COSTS.assessment_generation],
  ['Keywords & Topics', COSTS.keyword_analysis],
  ['Content Opportunities', COSTS.content_opportunities],
  ['Competitor analysis', COSTS.competitor_analysis],
] as const;

const row = 'flex justify-between gap-6 py-2';

const KINDS = {
  comprehensive: {
    title: 'Comprehensive analysis',
    text: 'With keywords, content opportunities, and competitors.',
    cost: COMPREHENSIVE_COST,
  },
  base: { title: 'Base report only', text: 'The score, its factors, and what to do first.', cost: BASE_REPORT_COST },
} as const;
type Kind = keyof typeof KINDS;

/** Suggestions for a website that is compared with nobody yet; gone with the first competitor. */
function FirstCompetitors({ website }: { website: TrackedWebsite }) {
  const { data } = useQuery(competitorsQuery(website.id));
  if (data?.total !== 0) return null;
  return (
    <section className="mb-4 rounded-md border border-line px-4 py-3 text-sm">
      <h3 className="font-medium">No competitors yet</h3>
      <p className="mt-1 mb-3 text-muted">
        With competitors, the analysis also shows the topics and questions that they cover and you don’t.
      </p>
      <Suggestions website={website} room={LIMITS.activeCompetitors} />
    </section>
  );
}

/** What comes back of the credits for competitors; of a website that is not tracked yet nobody knows how many it has. */
function UnusedSlots({ websiteId }: { websiteId: string | undefined }) {
  const { data } = useQuery({ ...competitorsQuery(websiteId ?? ''), enabled: websiteId !== undefined });
  const slots = LIMITS.activeCompetitors;
  const unused = slots - (data?.total ?? 0);
  if (websiteId !== undefined && (!data || unused === 0)) return null;
  return (
    <p className="mt-4 text-muted text-sm">
      {websiteId === undefined
        ? `Each competitor slot you don't use gives 1 credit back when the report completes.`
        : `You use ${slots - unused} of ${slots} competitor slots: ${formatCredits(unused)} ${unused === 1 ? 'comes' : 'come'} back when the report completes.`}
    </p>
  );
}

/** `address` is what stands in the field at first. */
type Props = { website: TrackedWebsite; address: string; onClose: () => void };

/** Runs the analysis of the tracked website, or of another that takes its place. */
export default function RunDialog({ website, address, onClose }: Props) {
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const form = useId();
  const credits = useQuery(userCreditsQuery);
  // A report that failed has given the free use back.
  const profile = useQuery({ ...profileQuery, staleTime: 0 });
  const [typed, setTyped] = useKeptText('website to analyze');
  const url = typed ?? address;
  const close = () => {
    setTyped(undefined);
    onClose();
  };
  const isTracked = normalizedUrl(url) === website.website_url;
  const [problem, setProblem] = useState<string>();
  const free = profile.data?.has_used_free_tier === false;
  const [chosen, setChosen] = useState<Kind>('comprehensive');
  // The free assessment is a whole one.
  const kind = free ? 'comprehensive' : chosen;
  const run = useMutation({
    // What is said to be free must not cost anything, even where the free one was used meanwhile.
    mutationFn: () =>
      call(analyzeWebsite, {
        body: { url: normalizedUrl(url), userId, ...(free && { freeOnly: true }), ...(kind === 'base' && { baseOnly: true }) },
      }),
    onSuccess: async ({ alreadyRunning, replacedWebsite }) => {
      await queries.invalidateQueries();
      const started = replacedWebsite ? 'Analysis started for your updated website!' : 'Analysis started!';
      notify.success('analysis', alreadyRunning ? 'This analysis is already running.' : started);
      close();
    },
    onError: (error) => {
      void profile.refetch();
      notify.error('analysis', serverMessage(error, 'Failed to start analysis'));
    },
  });
  const cost = free ? 0 : KINDS[kind].cost;
  const balance = credits.data?.available;
  const short = balance !== undefined && balance < cost;

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = websiteUrlProblem(url);
    setProblem(found);
    if (!found && !short && !run.isPending) run.mutate();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title="Run Comprehensive Analysis"
      text="A fresh analysis of your whole website."
      actions={
        <>
          <Button variant="outline" onClick={close}>
            Cancel
          </Button>
          {short ? (
            <Link to="/purchase-credits" className={buttonStyle()}>
              Purchase Credits
            </Link>
          ) : (
            <Button type="submit" form={form} busy={run.isPending} disabled={balance === undefined || profile.isPending}>
              Run Analysis
            </Button>
          )}
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="mb-4">
        <Field
          label="Website URL"
          error={problem}
          hint={
            isTracked ? undefined : (
              <>
                It becomes your tracked website in place of <span className="wrap-anywhere">{shortUrl(website.website_url)}</span>, whose
                reports you keep.
              </>
            )
          }
        >
          {(slot) => <UrlInput {...slot} value={url} onChange={({ target }) => setTyped(target.value)} />}
        </Field>
      </form>
      {profile.data?.has_used_free_tier && (
        <fieldset className="mb-4 grid gap-2 text-sm">
          <legend className="mb-2 font-medium">What to run</legend>
          {(['comprehensive', 'base'] as const).map((one) => (
            <label
              key={one}
              className="flex cursor-pointer items-start gap-3 rounded-md border border-line px-4 py-3 has-checked:border-accent has-checked:ring-1 has-checked:ring-accent"
            >
              <input
                type="radio"
                name={`${form}-kind`}
                checked={kind === one}
                onChange={() => setChosen(one)}
                className="mt-0.5 size-4 accent-accent"
              />
              <span className="min-w-0 flex-1">
                <span className="block font-medium">{KINDS[one].title}</span>
                <span className="block text-muted">{KINDS[one].text}</span>
              </span>
              <span className="whitespace-nowrap">{formatCredits(KINDS[one].cost)}</span>
            </label>
          ))}
        </fieldset>
      )}
      {kind === 'comprehensive' && isTracked && <FirstCompetitors website={website} />}
      <dl className="divide-y divide-line text-sm">
        {PARTS.slice(0, kind === 'base' ? 1 : PARTS.length).map(([title, price]) => (
          <div key={title} className={row}>
            <dt className="text-muted">{title}</dt>
            <dd>{formatCredits(price)}</dd>
          </div>
        ))}
        {free && (
          <div className={row}>
            <dt className="text-muted">Your first assessment is free</dt>
            <dd>−{formatCredits(COMPREHENSIVE_COST)}</dd>
          </div>
        )}
        <div className={`${row} font-semibold`}>
          <dt>Cost</dt>
          <dd>{formatCredits(cost)}</dd>
        </div>
      </dl>
      <div className="mt-5 rounded-md bg-sunken px-4 py-2">
        <Async query={credits} failed="Failed to load credit balance">
          {(data) => {
            const available = data?.available ?? 0;
            return (
              <dl className="text-sm">
                <div className={row}>
                  <dt className="text-muted">Balance</dt>
                  <dd>{formatCredits(available)}</dd>
                </div>
                <div className={`${row} font-semibold`}>
                  <dt>Balance after</dt>
                  <dd>{available >= cost ? formatCredits(available - cost) : `−${formatCredits(cost - available)}`}</dd>
                </div>
              </dl>
            );
          }}
        </Async>
      </div>
      {short && (
        <div className="mt-4">
          <Notice tone="error">{messageOf('credits.insufficient')}</Notice>
        </div>
      )}
      {!free && kind === 'comprehensive' && <UnusedSlots websiteId={isTracked ? website.id : undefined} />}
      <p className="mt-4 text-muted text-xs">A part that fails through our fault gives its credits back.</p>
    </Dialog>
  );
}
