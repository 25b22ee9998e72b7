import { CodedError, type TrackedWebsite } from '@citelight/contracts';
import type { MemberContext } from '../../platform/context.ts';
import { asMember, type Db, type Tx } from '../../platform/database.ts';
import { websiteName } from './websites.rules.ts';
import { activateWebsite, deactivateOthers, findActive, findWebsite, lockAccount, selectWebsites } from './websites.sql.ts';

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

/** Makes a website the one that is tracked, in the caller's transaction. `replaced`: another one was tracked before. */
export async function trackWebsite(tx: Tx, userId: string, url: string): Promise<{ website: TrackedWebsite; replaced: boolean }> {
  await lockAccount(tx, userId);
  const others = await deactivateOthers(tx, userId, url);
  const website = await activateWebsite(tx, { userId, url, name: websiteName(url) });
  return { website, replaced: others.length > 0 };
}
