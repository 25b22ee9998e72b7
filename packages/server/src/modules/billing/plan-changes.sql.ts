import { type Db, sql } from '../../platform/database.ts';

export type PlanChange = { subscription_id: string; user_id: string; from_price: string; to_price: string; period_end: string };

/** The open request for this change; made where there is none. */
export async function openPlanChange(db: Db, change: PlanChange): Promise<string> {
  const { id } = await db
    .insertInto('billing_plan_changes')
    .values(change)
    .onConflict((conflict) =>
      conflict
        .columns(['subscription_id', 'from_price', 'to_price'])
        .where('settled_at', 'is', null)
        .doUpdateSet({ period_end: change.period_end }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The prices that a subscription had before in the period that ends then. */
export async function pricesBefore(db: Db, subscriptionId: string, periodEnd: string): Promise<string[]> {
  const rows = await db
    .selectFrom('billing_plan_changes')
    .select('from_price')
    .where('subscription_id', '=', subscriptionId)
    .where('period_end', '=', periodEnd)
    .execute();
  return rows.map(({ from_price }) => from_price);
}

/** Settles what was asked for from another plan than the present one: whatever became of it is over. Answers whether the present plan was asked for. */
export async function settleOverChanges(db: Db, subscriptionId: string, presentPrice: string): Promise<boolean> {
  const over = await db
    .updateTable('billing_plan_changes')
    .set({ settled_at: sql<string>`now()` })
    .where('subscription_id', '=', subscriptionId)
    .where('from_price', '<>', presentPrice)
    .where('settled_at', 'is', null)
    .returning('to_price')
    .execute();
  return over.some(({ to_price }) => to_price === presentPrice);
}

export const settlePlanChange = (db: Db, id: string) =>
  db.updateTable('billing_plan_changes').set({ settled_at: sql<string>`now()` }).where('id', '=', id).execute();
