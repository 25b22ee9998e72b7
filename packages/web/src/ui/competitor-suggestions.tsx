import { createCompetitors } from '@citelight/contracts/api/data';
import type { SuggestedCompetitor } from '@citelight/contracts/entities';
import { SELECT_COMPETITOR } from '@citelight/contracts/fields';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { call } from '../lib/api.ts';
import { notify } from '../lib/notify.ts';
import { type SiteOf, suggest } from '../lib/suggest-competitors.ts';
import { Button } from './button.tsx';
import { SuggestionList } from './suggestion-list.tsx';

type New = { competitor_name: string; competitor_url: string };

/** Adds competitors, says whether that worked, and answers so. */
export function useAddCompetitors({ id }: SiteOf): (chosen: New[]) => Promise<boolean> {
  const queries = useQueryClient();
  return async (chosen) => {
    try {
      await call(createCompetitors, { body: { website_id: id, competitors: chosen } });
    } catch (error) {
      notify.error('competitor-add', 'Failed to add competitors', error instanceof Error ? { description: error.message } : {});
      return false;
    }
    notify.success('competitor-add', chosen.length === 1 ? 'Competitor added!' : 'Competitors added!');
    // Not awaited: the form is emptied at once, and not under the fingers of whoever types the next one.
    void queries.invalidateQueries({ queryKey: ['competitors'] });
    return true;
  };
}

/** Asks for competitors, offers them, and adds those that are chosen; `room`: how many more may be active. */
export function Suggestions({ website, room }: { website: SiteOf; room: number }) {
  const onAdd = useAddCompetitors(website);
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
