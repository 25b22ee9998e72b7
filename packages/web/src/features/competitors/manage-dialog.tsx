import { updateCompetitor } from '@citelight/contracts/api/data';
import type { Competitor } from '@citelight/contracts/entities';
import { LIMITS } from '@citelight/contracts/limits';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { call } from '../../lib/api.ts';
import { shortUrl } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { competitorsQuery } from '../../lib/queries.ts';
import type { SiteOf } from '../../lib/suggest-competitors.ts';
import { Async } from '../../ui/async.tsx';
import { Button } from '../../ui/button.tsx';
import { Suggestions, useAddCompetitors } from '../../ui/competitor-suggestions.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SiteLink } from '../../ui/site-text.tsx';
import { CompetitorFields } from './competitor-fields.tsx';

const heading = 'mb-3 font-semibold text-sm';

function ActiveCompetitors({
  items,
  onRemove,
  removing,
}: {
  items: Competitor[];
  onRemove: (id: string) => void;
  removing: string | undefined;
}) {
  if (items.length === 0)
    return <p className="text-muted text-sm">No competitors yet. Those you add are analyzed in the next comprehensive analysis.</p>;
  return (
    <ul className="divide-y divide-line">
      {items.map(({ id, competitor_name, competitor_url }) => (
        <li key={id} className="flex items-center justify-between gap-4 py-2.5">
          <span className="min-w-0">
            <bdi className="wrap-anywhere block font-medium text-sm">{competitor_name}</bdi>
            <SiteLink url={competitor_url} />
          </span>
          <Button
            variant="quiet"
            size="icon-sm"
            aria-label={`Remove ${competitor_name}`}
            busy={removing === id}
            onClick={() => onRemove(id)}
          >
            {removing !== id && <Trash2 aria-hidden="true" />}
          </Button>
        </li>
      ))}
    </ul>
  );
}

export default function ManageDialog({ website, onClose }: { website: SiteOf; onClose: () => void }) {
  const queries = useQueryClient();
  const competitors = useQuery(competitorsQuery(website.id));
  const refresh = () => queries.invalidateQueries({ queryKey: ['competitors'] });
  const add = useAddCompetitors(website);
  const remove = useMutation({
    mutationFn: (id: string) => call(updateCompetitor, { params: { id }, body: { is_active: false } }),
    onSuccess: () => notify.success('competitor-remove', 'Competitor removed'),
    onError: (error) => notify.error('competitor-remove', 'Failed to remove competitor', { description: error.message }),
    onSettled: refresh,
  });

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Manage Competitors"
      text={
        <>
          Compared with <span className="wrap-anywhere font-mono">{shortUrl(website.website_url)}</span> in each comprehensive analysis, at
          most {LIMITS.activeCompetitors}.
        </>
      }
    >
      <Async query={competitors} failed="Your competitors could not be loaded.">
        {({ items }) => {
          const room = Math.max(0, LIMITS.activeCompetitors - items.length);
          return (
            <div className="grid grid-cols-1 gap-7">
              <section>
                <h3 className={heading}>
                  Active competitors{' '}
                  <span className="font-normal text-muted">
                    {items.length} of {LIMITS.activeCompetitors}
                  </span>
                </h3>
                <ActiveCompetitors items={items} removing={remove.isPending ? remove.variables : undefined} onRemove={remove.mutate} />
              </section>
              <section>
                <h3 className={heading}>Add by hand</h3>
                <CompetitorFields submitText="Add Competitor" disabled={room === 0} onSubmit={(one) => add([one])} />
                {room === 0 && (
                  <p className="mt-2 text-muted text-sm">Please remove one first: at most {LIMITS.activeCompetitors} can be active.</p>
                )}
              </section>
              <section>
                <h3 className={heading}>Suggestions</h3>
                <Suggestions website={website} room={room} />
              </section>
            </div>
          );
        }}
      </Async>
    </Dialog>
  );
}
