import { analyzeWebsite } from '@citelight/contracts/api/functions';
import { COMPREHENSIVE_COST, COSTS } from '@citelight/contracts/credits';
import type { TrackedWebsite } from '@citelight/contracts/entities';
import { messageOf } from '@citelight/contracts/error-codes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '../../lib/api.ts';
import { useUser } from '../../lib/auth.ts';
import { formatCredits, shortUrl } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { userCreditsQuery } from '../../lib/queries.ts';
import { Async } from '../../ui/async.tsx';
import { Button, buttonStyle } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';

const PARTS = [
  ['Readiness assessment', COSTS.assessment_generation],
  ['Keywords & Topics', COSTS.keyword_analysis],
  ['Content Opportunities', COSTS.content_opportunities],
  ['Competitor analysis', COSTS.competitor_analysis],
] as const;

const row = 'flex justify-between gap-6 py-2';

type Props = { website: TrackedWebsite; onClose: () => void };

export default function RunDialog({ website, onClose }: Props) {
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const credits = useQuery(userCreditsQuery);
  const run = useMutation({
    mutationFn: () => call(analyzeWebsite, { body: { url: website.website_url, userId } }),
    onSuccess: async ({ alreadyRunning }) => {
      await queries.invalidateQueries();
      notify.success('analysis', alreadyRunning ? 'This analysis is already running.' : 'Analysis started!');
      onClose();
    },
    onError: (error) => notify.error('analysis', error.message || 'Failed to start analysis'),
  });
  const balance = credits.data?.available;
  const short = balance !== undefined && balance < COMPREHENSIVE_COST;

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Run Comprehensive Analysis"
      text={
        <>
          Everything about <span className="break-all font-mono">{shortUrl(website.website_url)}</span>, measured again.
        </>
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
            <Button busy={run.isPending} disabled={balance === undefined} onClick={() => run.mutate()}>
              Run Analysis
            </Button>
          )}
        </>
      }
    >
      <dl className="divide-y divide-line text-sm">
        {PARTS.map(([title, cost]) => (
          <div key={title} className={row}>
            <dt className="text-muted">{title}</dt>
            <dd>{formatCredits(cost)}</dd>
          </div>
        ))}
        <div className={`${row} font-semibold`}>
          <dt>Cost</dt>
          <dd>{formatCredits(COMPREHENSIVE_COST)}</dd>
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
                {available >= COMPREHENSIVE_COST && (
                  <div className={`${row} font-semibold`}>
                    <dt>Balance after</dt>
                    <dd>{formatCredits(available - COMPREHENSIVE_COST)}</dd>
                  </div>
                )}
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
      <p className="mt-4 text-muted text-xs">A part that fails through our fault gives its credits back.</p>
    </Dialog>
  );
}
