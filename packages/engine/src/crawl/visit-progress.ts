import type { Progress } from '@citelight/contracts';
import type { Frontier } from './frontier.ts';

/** What a person sees of a visit under way: pages that came, of pages that are planned, of pages that are known. The first never falls. */
export function createProgress(onProgress: ((progress: Progress) => void) | undefined, maxPages: number) {
  let frontier: Frontier | null = null;
  let pagesFetched = 0;
  return {
    watch(known: Frontier) {
      frontier = known;
    },
    tell(step: Progress['step'], fetched = pagesFetched) {
      pagesFetched = Math.max(pagesFetched, fetched);
      const pagesFound = Math.max(frontier?.size() ?? 1, pagesFetched, 1);
      onProgress?.({ step, pagesFetched, pagesFound, pagesPlanned: Math.max(pagesFetched, Math.min(maxPages, pagesFound)) });
    },
  };
}
