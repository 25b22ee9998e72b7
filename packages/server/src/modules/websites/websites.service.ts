import { CodedError, type TrackedWebsite } from '@citelight/contracts';
import type { MemberContext } from '../../platform/context.ts';
import { asMember, type Db, type Tx, transaction } from '../../platform/database.ts';
import { websiteName } from './websites.rules.ts';
import {
  activate,
  activateWebsite,
  deactivate,
  deactivateOthers,
  findActive,
  findWebsite,
  lockAccount,
  selectWebsites,
} from './websites.sql.ts';

/** The caller's websites, the newest first. */
export async function listTrackedWebsites(ctx: MemberContext, isActive?: boolean): Promise<{ items: TrackedWebsite[]; total: number }> {
  const items = await asMember(ctx.db, ctx.user.id, (tx) => selectWebsites(tx, ctx.user.id, isActive));
  return { items, total: items.length };
}

/** The one website a member tracks now. */
export const findActiveWebsite = (db: Db, userId: string): Promise<TrackedWebsite | undefined> => findActive(db, userId);

/** A website of this member; another's is as unknown as one that does not exist. */
export async function getWebsite(db: Db, userId: string, id: string): Promise<TrackedWebsite> {
  const website = await findWebsite(db, userId, id);
  if (!website) throw new CodedError('website.not_found');
  return website;
}

/** Makes a website the one that is tracked, in the caller's transaction. `replaced`: the one that was tracked before. */
export async function trackWebsite(tx: Tx, userId: string, url: string): Promise<{ website: TrackedWebsite; replaced: string | null }> {
  await lockAccount(tx, userId);
  const [other] = await deactivateOthers(tx, userId, url);
  const website = await activateWebsite(tx, { userId, url, name: websiteName(url) });
  return { website, replaced: other?.id ?? null };
}

/** Makes a website of the caller's the one that is tracked again, with everything that belongs to it. */
export const trackAgain = (ctx: MemberContext, id: string): Promise<TrackedWebsite> =>
  transaction(ctx.db, async (tx) => {
    await lockAccount(tx, ctx.user.id);
    const { website_url } = await getWebsite(tx, ctx.user.id, id);
    await deactivateOthers(tx, ctx.user.id, website_url);
    return activate(tx, id);
  });

/** Brings the website back that `failed` replaced, unless another one is tracked by now; answers whether it did. */
export async function restoreWebsite(tx: Tx, userId: string, { failed, previous }: { failed: string; previous: string }): Promise<boolean> {
  await lockAccount(tx, userId);
  if ((await findActive(tx, userId))?.id !== failed) return false;
  await deactivate(tx, failed);
  await activate(tx, previous);
  return true;
}
