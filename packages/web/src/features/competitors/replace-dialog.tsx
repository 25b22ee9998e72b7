import { replaceCompetitor } from '@citelight/contracts/api/data';
import type { SuggestedCompetitor } from '@citelight/contracts/entities';
import { SELECT_COMPETITOR } from '@citelight/contracts/fields';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api.ts';
import { notify } from '../../lib/notify.ts';
import { type SiteOf, suggest } from '../../lib/suggest-competitors.ts';
import { Async } from '../../ui/async.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SuggestionList } from '../../ui/suggestion-list.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { CompetitorFields } from './competitor-fields.tsx';

type Props = { competitorId: string; name: string; how: 'suggested' | 'manually'; website: SiteOf; onClose: () => void };
type New = { competitor_name: string; competitor_url: string };

function Suggested({ website, onReplace }: { website: SiteOf; onReplace: (one: New) => Promise<boolean> }) {
  const suggestions = useQuery({ queryKey: ['suggestions', website.id], queryFn: () => suggest(website), retry: false, staleTime: 60_000 });
  const [chosen, setChosen] = useState<SuggestedCompetitor[]>([]);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (!suggestions.error) return;
    notify.error('suggestions', 'Failed to get suggestions', { description: suggestions.error.message });
    return () => notify.clear('suggestions');
  }, [suggestions.error]);
  async function replace() {
    const [one] = chosen;
    if (!one) return notify.error('competitor-replace', SELECT_COMPETITOR);
    setBusy(true);
    await onReplace({ competitor_name: one.name, competitor_url: one.url });
    setBusy(false);
  }
  return (
    <Async query={suggestions} failed="Failed to get suggestions" loading={<Waiting text="Looking for reachable competitors" />}>
      {(found) => (
        <>
          <SuggestionList single suggestions={found} chosen={chosen} onChange={setChosen} />
          {found.length > 0 && (
            <Button className="mt-4" busy={busy} onClick={() => void replace()}>
              Replace
            </Button>
          )}
        </>
      )}
    </Async>
  );
}

/** Puts another competitor in the place of one; it is analyzed in the next report. */
export default function ReplaceDialog({ competitorId, name, how, website, onClose }: Props) {
  const queries = useQueryClient();
  async function replace(one: New): Promise<boolean> {
    try {
      await call(replaceCompetitor, { params: { id: competitorId }, body: one });
    } catch (error) {
      notify.error('competitor-replace', 'Failed to replace', error instanceof Error ? { description: error.message } : {});
      return false;
    }
    notify.success('competitor-replace', 'Competitor replaced!', { description: 'The new one is analyzed in the next report.' });
    await queries.invalidateQueries({ queryKey: ['competitors'] });
    onClose();
    return true;
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Replace Competitor"
      text={
        <>
          Choose a competitor to replace <bdi>{name}</bdi>. We analyze it in the next report.
        </>
      }
    >
      {how === 'suggested' ? (
        <Suggested website={website} onReplace={replace} />
      ) : (
        <CompetitorFields submitText="Replace" onSubmit={replace} />
      )}
    </Dialog>
  );
}
