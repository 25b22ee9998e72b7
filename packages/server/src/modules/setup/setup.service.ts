import { CodedError } from '@citelight/contracts';
import type { Setup } from '@citelight/contracts/api/account';
import type { MemberContext } from '../../platform/context.ts';
import { asMember, type Db } from '../../platform/database.ts';
import { findSetup, setDismissed } from './setup.sql.ts';

async function setupOf(db: Db, userId: string): Promise<Setup> {
  const setup = await findSetup(db, userId);
  if (!setup) throw new CodedError('profile.not_found');
  return setup;
}

/** What the caller has set up for the tracked website. */
export const readSetup = (ctx: MemberContext): Promise<Setup> => asMember(ctx.db, ctx.user.id, (tx) => setupOf(tx, ctx.user.id));

/** Puts the checklist away, or brings it back. */
export const updateSetup = (ctx: MemberContext, { dismissed }: { dismissed: boolean }): Promise<Setup> =>
  asMember(ctx.db, ctx.user.id, async (tx) => {
    await setDismissed(tx, ctx.user.id, dismissed);
    return setupOf(tx, ctx.user.id);
  });
