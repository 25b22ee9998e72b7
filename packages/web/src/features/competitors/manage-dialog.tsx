import { createCompetitors, updateCompetitor } from '@citelight/contracts/api/data';
import type { Competitor, SuggestedCompetitor } from '@citelight/contracts/entities';
import { SELECT_COMPETITOR } from '@citelight/contracts/fields';
import { LIMITS } from '@citelight/contracts/limits';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Sparkles, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { shortUrl } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { competitorsQuery } from '../../lib/queries.ts';
import { Async } from '../../ui/async.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SiteLink } from '../../ui/site-text.tsx';
import { CompetitorFields } from './competitor-fields.tsx';
import { type SiteOf, suggest } from './competitors.queries.ts';
import { SuggestionList } from './suggestion-list.tsx';

const heading = 'mb-3 font-semibold text-sm';

type New = { competitor_name: string; competitor_url: string };

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

function Suggestions({ website, room, onAdd }: { website: SiteOf; room: number; onAdd: (chosen: New[]) => Promise<boolean> }) {
  const [chosen, setChosen] = useState<SuggestedCompetitor[]>([]);
  const asking = useMutation({
    mutationFn: () => suggest(website),
    onMutate: () => notify.clear('suggestions'),
    onSuccess: () => setChosen([]),
    onError: (error) => notify.error('suggestions', 'Failed to get competitor suggestions', { description: error.message }),
  });
  const adding = useMutation({
    mutationFn: () => onAdd(chosen.map(({ name, url }) => ({ competitor_name: name, competitor_url: url }))),
    onSuccess: (added) => added && asking.reset(),
  });
  const add = () => (chosen.length === 0 ? notify.error('competitor-add', SELECT_COMPETITOR) : adding.mutate());
  return (
    <>
      {asking.data && <SuggestionList suggestions={asking.data} chosen={chosen} onChange={setChosen} />}
      <div className="mt-3 flex flex-wrap gap-2">
        {asking.data && asking.data.length > 0 && (
          <Button busy={adding.isPending} disabled={room === 0} onClick={add}>
            Add Selected ({chosen.length})
          </Button>
        )}
        <Button variant="outline" busy={asking.isPending} onClick={() => asking.mutate()}>
          {!asking.isPending && <Sparkles aria-hidden="true" />}
          {asking.data ? 'Suggest Again' : 'Get AI Suggestions'}
        </Button>
      </div>
    </>
  );
}

export default function ManageDialog({ website, onClose }: { website: SiteOf; onClose: () => void }) {
  const queries = useQueryClient();
  const competitors = useQuery(competitorsQuery(website.id));
  const refresh = () => queries.invalidateQueries({ queryKey: ['competitors'] });
  const remove = useMutation({
    mutationFn: (id: string) => call(updateCompetitor, { params: { id }, body: { is_active: false } }),
    onSuccess: () => notify.success('competitor-remove', 'Competitor removed'),
    onError: (error) => notify.error('competitor-remove', 'Failed to remove competitor', { description: error.message }),
    onSettled: refresh,
  });

  async function add(chosen: New[]): Promise<boolean> {
    try {
      await call(createCompetitors, { body: { website_id: website.id, competitors: chosen } });
    } catch (error) {
      notify.error('competitor-add', 'Failed to add competitors', error instanceof Error ? { description: error.message } : {});
      return false;
    }
    notify.success('competitor-add', chosen.length === 1 ? 'Competitor added!' : 'Competitors added!');
    // Not awaited: the form is emptied at once, and not under the fingers of whoever types the next one.
    void refresh();
    return true;
  }

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
                <Suggestions website={website} room={room} onAdd={add} />
              </section>
            </div>
          );
        }}
      </Async>
    </Dialog>
  );
}
