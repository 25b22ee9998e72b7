import type { ScheduledReport } from '@citelight/contracts';
import type { Context, MemberContext } from '../../platform/context.ts';
import { asMember, type Tx } from '../../platform/database.ts';
import { lockAccount } from '../credits/credits.service.ts';
import { findActiveWebsite } from '../websites/websites.service.ts';
import * as rows from './schedules.sql.ts';

/** The one schedule of a subscription follows it: these are called in the transaction that changes the subscription. Repeating a call changes nothing. */

type Of = { subscriptionId: string };

async function lockOwner(tx: Tx, subscriptionId: string) {
  const subscription = await rows.findSubscription(tx, subscriptionId);
  if (subscription) await lockAccount(tx, subscription.user_id);
  return subscription;
}

/** The subscription became active: the first report is due now. A schedule that had been stopped runs again. */
export async function startSchedule(_ctx: Context, tx: Tx, { subscriptionId }: Of): Promise<void> {
  const subscription = await lockOwner(tx, subscriptionId);
  if (!subscription) return;
  const websiteId = subscription.website_id ?? (await findActiveWebsite(tx, subscription.user_id))?.id ?? null;
  await rows.insertSchedule(tx, subscription, websiteId);
  await rows.retimeSchedule(tx, subscriptionId, subscription.tier);
  await rows.resumeSchedule(tx, subscriptionId);
}

/** The subscription has another plan: the next report comes one new period after the last. */
export async function changeSchedule(_ctx: Context, tx: Tx, { subscriptionId }: Of): Promise<void> {
  const subscription = await lockOwner(tx, subscriptionId);
  if (subscription) await rows.retimeSchedule(tx, subscriptionId, subscription.tier);
}

/** The subscription is not active any more: nothing is due until it is. */
export async function stopSchedule(_ctx: Context, tx: Tx, { subscriptionId }: Of): Promise<void> {
  await lockOwner(tx, subscriptionId);
  await rows.deactivateSchedule(tx, subscriptionId);
}

/** The caller's schedules. */
export async function listScheduledReports(ctx: MemberContext, isActive?: boolean): Promise<{ items: ScheduledReport[]; total: number }> {
  const items = await asMember(ctx.db, ctx.user.id, (tx) => rows.selectSchedules(tx, ctx.user.id, isActive));
  return { items, total: items.length };
}
