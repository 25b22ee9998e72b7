import type { Subscription, SubscriptionStatus, Tier } from '@citelight/contracts';
import { type Db, sql } from '../../platform/database.ts';

/** Statuses in which a subscription is in force: it gives its plan, or will once it is paid. */
const IN_FORCE: readonly SubscriptionStatus[] = ['active', 'trialing', 'past_due'];
/** Statuses from which the provider may still charge: nobody has two of these. */
const OPEN: readonly SubscriptionStatus[] = [...IN_FORCE, 'unpaid', 'paused'];

/** Makes the row for a member, or answers the one that is there. */
export async function customerRow(
  db: Db,
  userId: string,
): Promise<{ id: string; stripe_customer_id: string | null; email: string | null }> {
  await db
    .insertInto('billing_customers')
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  return db
    .selectFrom('billing_customers as c')
    .innerJoin('auth.users as u', 'u.id', 'c.user_id')
    .select(['c.id', 'c.stripe_customer_id', 'u.email'])
    .where('c.user_id', '=', userId)
    .executeTakeFirstOrThrow();
}

export const linkCustomer = (db: Db, id: string, stripeCustomerId: string) =>
  db.updateTable('billing_customers').set({ stripe_customer_id: stripeCustomerId }).where('id', '=', id).execute();

/** The next purchase asks for the customer under another key. */
export const forgetUnlinked = (db: Db, id: string) =>
  db.deleteFrom('billing_customers').where('id', '=', id).where('stripe_customer_id', 'is', null).execute();

/** The customer is gone at the provider: the next purchase makes another, under another key. Whose this one was stays known. */
export const unlinkCustomer = (db: Db, stripeCustomerId: string) =>
  sql`
    with gone as (delete from billing_customers where stripe_customer_id = ${stripeCustomerId} returning stripe_customer_id, user_id)
    insert into billing_former_customers (stripe_customer_id, user_id) select stripe_customer_id, user_id from gone`.execute(db);

/** The member behind a customer, also one who is gone; null for customers that are none of ours. */
export async function memberOf(db: Db, stripeCustomerId: string): Promise<string | null> {
  const row = await db
    .selectFrom('billing_customers')
    .select('user_id')
    .where('stripe_customer_id', '=', stripeCustomerId)
    .unionAll(db.selectFrom('billing_former_customers').select('user_id').where('stripe_customer_id', '=', stripeCustomerId))
    .executeTakeFirst();
  return row?.user_id ?? null;
}

export const knownCustomer = (db: Db, userId: string) =>
  db
    .selectFrom('billing_customers')
    .select('stripe_customer_id')
    .where('user_id', '=', userId)
    .where('stripe_customer_id', 'is not', null)
    .executeTakeFirst();

export const addressOfMember = (db: Db, userId: string) =>
  db.selectFrom('auth.users').select('email').where('id', '=', userId).where('deleted_at', 'is', null).executeTakeFirst();

const SUBSCRIPTION = [
  's.id',
  's.user_id',
  's.website_id',
  's.status',
  's.tier',
  's.stripe_price_id',
  's.current_period_end',
  's.cancel_at_period_end',
] as const;

export async function selectSubscriptions(db: Db, userId: string, inForceOnly: boolean): Promise<Subscription[]> {
  const all = db
    .selectFrom('subscriptions as s')
    .leftJoin('tracked_websites as w', 'w.id', 's.website_id')
    .select([...SUBSCRIPTION, 'w.website_url', 'w.website_name'])
    .where('s.user_id', '=', userId);
  const rows = await (inForceOnly ? all.where('s.status', 'in', [...IN_FORCE]) : all)
    .orderBy('s.created_at', 'desc')
    .orderBy('s.id')
    .execute();
  return rows.map(({ website_url, website_name, ...row }) => ({
    ...row,
    tracked_websites: website_url === null || website_name === null ? null : { website_url, website_name },
  }));
}

/** The subscription that is in force, or may be charged again. */
export const openSubscription = (db: Db, userId: string) =>
  db
    .selectFrom('subscriptions')
    .select(['id', 'user_id', 'stripe_subscription_id', 'stripe_price_id', 'status', 'current_period_end', 'cancel_at_period_end'])
    .where('user_id', '=', userId)
    .where('status', 'in', [...OPEN])
    .where('stripe_subscription_id', 'is not', null)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();

export const findSubscription = (db: Db, stripeSubscriptionId: string) =>
  db
    .selectFrom('subscriptions')
    .select(['id', 'user_id', 'tier', 'copies'])
    .where('stripe_subscription_id', '=', stripeSubscriptionId)
    .executeTakeFirst();

export type Mirror = {
  user_id: string;
  website_id: string | null;
  status: SubscriptionStatus;
  tier: Tier;
  stripe_price_id: string;
  stripe_subscription_id: string;
  current_period_start: Date;
  current_period_end: Date;
  cancel_at_period_end: boolean;
};

/** Copies what the provider says of a subscription. Its website is chosen once, and again when that one is gone. */
export const mirrorSubscription = (db: Db, mirror: Mirror) =>
  db
    .insertInto('subscriptions')
    .values(mirror)
    .onConflict((conflict) =>
      conflict.column('stripe_subscription_id').doUpdateSet(({ ref }) => ({
        status: mirror.status,
        tier: mirror.tier,
        stripe_price_id: mirror.stripe_price_id,
        current_period_start: mirror.current_period_start,
        current_period_end: mirror.current_period_end,
        cancel_at_period_end: mirror.cancel_at_period_end,
        website_id: sql<string | null>`coalesce(${ref('subscriptions.website_id')}, ${mirror.website_id}::uuid)`,
        updated_at: sql<string>`now()`,
        copies: sql<number>`${ref('subscriptions.copies')} + 1`,
      })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();

/** A member's subscriptions that have not ended, by their names at the provider. */
export const openSubscriptionsOf = async (db: Db, userId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('subscriptions')
    .select('stripe_subscription_id')
    .where('user_id', '=', userId)
    .where('status', 'not in', ['canceled', 'incomplete_expired'])
    .execute();
  return rows.flatMap(({ stripe_subscription_id: id }) => (id === null ? [] : [id]));
};

/** All subscriptions that may still change at the provider. */
export const openSubscriptionIds = async (db: Db): Promise<string[]> => {
  const rows = await db
    .selectFrom('subscriptions')
    .select('stripe_subscription_id')
    .where('status', 'not in', ['canceled', 'incomplete_expired'])
    .where('stripe_subscription_id', 'is not', null)
    .orderBy('created_at')
    .execute();
  return rows.flatMap(({ stripe_subscription_id: id }) => (id === null ? [] : [id]));
};

/** True the first time. */
export async function claimNotice(db: Db, key: string, userId: string): Promise<boolean> {
  const row = await db
    .insertInto('billing_notices')
    .values({ key, user_id: userId })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}
