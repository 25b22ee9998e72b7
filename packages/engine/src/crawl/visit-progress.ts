import type { Progress } from '@citelight/contracts';
import { cutTo } from '../artifacts/text.ts';
import { crawlerByToken } from './crawlers.ts';
import type { Frontier } from './frontier.ts';
import type { VisitedPage } from './page-visit.ts';
import type { AccessPolicy } from './robots.ts';

const TITLE_CHARS = 80;

type Found = Pick<Progress, 'robots' | 'sitemaps' | 'lastPage'>;

/** What a person sees of a visit under way: pages that came, of pages that are planned, of pages that are known. None of them ever falls. */
export function createProgress(onProgress: ((progress: Progress) => void) | undefined, maxPages: number) {
  let frontier: Frontier | null = null;
  let [pagesFetched, pagesFound] = [0, 1];
  let found: Found = {};
  return {
    watch(known: Frontier) {
      frontier = known;
    },
    learn(more: Found) {
      found = { ...found, ...more };
    },
    report(step: Progress['step'], fetched = pagesFetched) {
      pagesFetched = Math.max(pagesFetched, fetched);
      // The frontier forgets addresses that lead to a page it knows.
      pagesFound = Math.max(frontier?.size() ?? 1, pagesFetched, pagesFound);
      const pagesPlanned = Math.max(pagesFetched, Math.min(maxPages, pagesFound));
      onProgress?.({ step, pagesFetched, pagesFound, pagesPlanned, ...found });
    },
  };
}

/** What robots.txt says to AI crawlers by name. */
export function aboutRobots(policy: AccessPolicy): Found['robots'] {
  if (policy.kind === 'disallowAll') return { outcome: 'unreachable', aiRules: 0 };
  if (policy.kind === 'allowAll') return { outcome: 'none', aiRules: 0 };
  const named = policy.robots.groups.filter(({ agents }) => agents.some(crawlerByToken));
  return { outcome: 'rules', aiRules: named.reduce((sum, { rules }) => sum + rules.length, 0) };
}

export const titleOf = ({ facts, candidate }: Pick<VisitedPage, 'facts' | 'candidate'>): string =>
  cutTo(facts?.title?.trim() || new URL(candidate.url).pathname, TITLE_CHARS);
