import { shortUrl } from '../../lib/format.ts';
import { SiteLink } from '../../ui/site-text.tsx';
import { useRecommendationState } from './use-recommendation-state.ts';

/** A box that marks one page of a recommendation as done, beside its address. */
export function PageCheck({ reportId, auditId, page, done }: { reportId: string; auditId: string; page: string; done: boolean }) {
  const save = useRecommendationState(reportId, auditId);
  return (
    <span className="flex min-w-0 items-start gap-2.5">
      <input
        type="checkbox"
        aria-label={`Done: ${shortUrl(page)}`}
        checked={save.isPending ? save.variables.state === 'done' : done}
        disabled={save.isPending}
        onChange={({ target }) => save.mutate({ page, state: target.checked ? 'done' : 'open' })}
        className="mt-1 size-4 shrink-0 accent-accent"
      />
      <SiteLink url={page} />
    </span>
  );
}
