import { LIMITS, type SuggestedCompetitor } from '@citelight/contracts';
import { z } from 'zod';

/** Two addresses of the same host are the same competitor. */
export const hostOf = (url: string): string => (URL.parse(url)?.hostname ?? '').replace(/^www\./, '').replace(/\.$/, '');

/** The address as it is kept: without a fragment, which no server sees. */
export function competitorAddress(url: string): string {
  const address = new URL(url);
  address.hash = '';
  return address.href;
}

export const hasTwice = (hosts: readonly string[]): boolean => new Set(hosts).size < hosts.length;

/** Suggestions that could be added: each host once, and none of those taken. */
export function worthOffering(found: readonly SuggestedCompetitor[], taken: readonly string[]): SuggestedCompetitor[] {
  const seen = new Set(taken);
  return found.filter(({ url }) => {
    const host = hostOf(url);
    if (host === '' || !/^https?:\/\//i.test(url) || seen.has(host)) return false;
    seen.add(host);
    return true;
  });
}

export const SUGGESTIONS_TASK =
  'Name up to 6 real companies that compete with this site for the same buyers. JSON: {"competitors": [{"name": string, "url": address of its home page, "reason": one sentence}]}';

const line = (most: number) => z.string().trim().min(1).max(most);
export const SuggestionsAnswer = z.object({
  competitors: z
    .array(z.object({ name: line(LIMITS.competitorNameLength), url: line(LIMITS.competitorUrlLength), reason: line(300) }))
    .max(20),
});
