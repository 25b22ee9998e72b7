import { CodedError, LIMITS, type SuggestedCompetitor } from '@citelight/contracts';
import type { MemberContext } from '../../platform/context.ts';
import { asMember } from '../../platform/database.ts';
import { askProvider } from '../ai/ai.service.ts';
import { siteEvidence, siteFacts } from '../reports/reports.service.ts';
import { findActiveWebsite, getWebsite } from '../websites/websites.service.ts';
import { hostOf, SUGGESTIONS_TASK, SuggestionsAnswer, worthOffering } from './competitors.rules.ts';
import { selectCompetitors } from './competitors.sql.ts';

/** Candidates that are asked whether they answer, for each one that is wanted. */
const TRIED_FOR_EACH = 4;

export type SuggestionRequest = { url: string; websiteId?: string | undefined; userId?: string | undefined; limit: number };

/** Competitors that could be compared: named by the site's own pages, not yet on the list, and answering now. An empty list where there are none. */
export async function suggestCompetitors(ctx: MemberContext, { url, websiteId, userId, limit }: SuggestionRequest) {
  if (userId !== undefined && userId !== ctx.user.id) throw new CodedError('analysis.user_mismatch');
  const { candidates, taken, facts } = await asMember(ctx.db, ctx.user.id, async (tx) => {
    const website = websiteId ? await getWebsite(tx, ctx.user.id, websiteId) : await findActiveWebsite(tx, ctx.user.id);
    if (!website) return { candidates: [], taken: [], facts: undefined };
    const listed = await selectCompetitors(tx, ctx.user.id, website.id, true);
    return {
      candidates: await siteEvidence(tx, ctx.user.id, website.id),
      facts: await siteFacts(tx, ctx.user.id, website.id),
      taken: [url, website.website_url, ...listed.map(({ competitor_url }) => competitor_url)].map(hostOf),
    };
  });
  const proposed = facts ? await askForMore(ctx, facts) : [];
  const worthTrying = worthOffering([...candidates, ...proposed], taken).slice(0, limit * TRIED_FOR_EACH);
  const answering = await Promise.all(worthTrying.map(async (one) => ((await ctx.sites.answers(one.url)) ? [asOffered(one)] : [])));
  return { success: true as const, competitors: answering.flat().slice(0, limit) };
}

/** An AI provider's proposals, marked as such; whether they exist is asked of the sites themselves. */
async function askForMore(ctx: MemberContext, facts: string): Promise<SuggestedCompetitor[]> {
  const answer = await askProvider(ctx, { purpose: 'competitors', task: SUGGESTIONS_TASK, data: facts, schema: SuggestionsAnswer });
  return (answer?.competitors ?? []).map((one) => ({ ...one, aiWritten: true }));
}

const asOffered = ({ name, url, reason, aiWritten }: SuggestedCompetitor): SuggestedCompetitor => ({
  name: name.trim().slice(0, LIMITS.competitorNameLength) || hostOf(url),
  url,
  reason,
  aiWritten,
});
