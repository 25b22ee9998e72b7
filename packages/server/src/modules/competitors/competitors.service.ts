import { CodedError, type Competitor } from '@citelight/contracts';
import type { MemberContext } from '../../platform/context.ts';
import { asMember, type Tx, violatedConstraint } from '../../platform/database.ts';
import { getWebsite } from '../websites/websites.service.ts';
import { competitorAddress, hasTwice, hostOf } from './competitors.rules.ts';
import { deactivate, findCompetitor, insertCompetitors, lockCompetitors, selectCompetitors } from './competitors.sql.ts';

export type CompetitorInput = { competitor_name: string; competitor_url: string };
type List = { items: Competitor[]; total: number };

/** The database holds the limit and the uniqueness; this gives them their sentences. */
async function refusing<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === 'competitors_active_limit') throw new CodedError('competitor.limit', undefined, { cause: error });
    if (constraint === 'one_active_competitor') throw new CodedError('competitor.duplicate', undefined, { cause: error });
    throw error;
  }
}

/** The competitors of a website of the caller, newest first. */
export const listCompetitors = (ctx: MemberContext, websiteId: string, isActive?: boolean): Promise<List> =>
  asMember(ctx.db, ctx.user.id, async (tx) => {
    await getWebsite(tx, ctx.user.id, websiteId);
    const items = await selectCompetitors(tx, ctx.user.id, websiteId, isActive);
    return { items, total: items.length };
  });

/** Adds competitors whose addresses were checked; `leaving` is about to go and does not count. */
async function add(
  ctx: MemberContext,
  tx: Tx,
  websiteId: string,
  inputs: readonly CompetitorInput[],
  leaving?: string,
): Promise<Competitor[]> {
  const { website_url } = await getWebsite(tx, ctx.user.id, websiteId);
  const hosts = inputs.map(({ competitor_url }) => hostOf(competitor_url));
  if (hosts.includes(hostOf(website_url))) throw new CodedError('request.invalid', 'This is your own website.');
  const active = (await selectCompetitors(tx, ctx.user.id, websiteId, true)).filter(({ id }) => id !== leaving);
  const taken = active.map(({ competitor_url }) => hostOf(competitor_url));
  if (hasTwice(hosts) || hosts.some((host) => taken.includes(host))) throw new CodedError('competitor.duplicate');
  const rows = inputs.map(({ competitor_url, competitor_name }) => ({
    userId: ctx.user.id,
    websiteId,
    url: competitorAddress(competitor_url),
    name: competitor_name,
  }));
  return insertCompetitors(tx, rows);
}

/** Adds competitors to a website of the caller: all of them or none. */
export async function createCompetitors(ctx: MemberContext, websiteId: string, inputs: readonly CompetitorInput[]): Promise<List> {
  await asMember(ctx.db, ctx.user.id, (tx) => getWebsite(tx, ctx.user.id, websiteId));
  for (const { competitor_url } of inputs) await ctx.sites.check(competitor_url);
  const items = await refusing(
    asMember(ctx.db, ctx.user.id, async (tx) => {
      await lockCompetitors(tx, websiteId);
      return add(ctx, tx, websiteId, inputs);
    }),
  );
  return { items, total: items.length };
}

/** Sets a competitor of the caller inactive; again and again without further effect. */
export async function removeCompetitor(ctx: MemberContext, id: string): Promise<Competitor> {
  const removed = await asMember(ctx.db, ctx.user.id, (tx) => deactivate(tx, ctx.user.id, id));
  if (!removed) throw new CodedError('competitor.not_found');
  return removed;
}

/** Sets an active competitor inactive and adds another in its place: both or neither. The new one is analyzed in the next report. */
export async function replaceCompetitor(ctx: MemberContext, id: string, input: CompetitorInput): Promise<Competitor> {
  const { website_id } = await asMember(ctx.db, ctx.user.id, (tx) => getActive(ctx, tx, id));
  await ctx.sites.check(input.competitor_url);
  return refusing(
    asMember(ctx.db, ctx.user.id, async (tx) => {
      await lockCompetitors(tx, website_id);
      await getActive(ctx, tx, id);
      await deactivate(tx, ctx.user.id, id);
      const [added] = await add(ctx, tx, website_id, [input], id);
      if (!added) throw new Error('the competitor was not added');
      return added;
    }),
  );
}

async function getActive(ctx: MemberContext, tx: Tx, id: string): Promise<Competitor> {
  const found = await findCompetitor(tx, ctx.user.id, id);
  if (!found?.is_active) throw new CodedError('competitor.not_found');
  return found;
}
