import type { Db } from '../../platform/database.ts';

export type Dispute = { id: string; user_id: string; charge_id: string; credits: number };

export const insertDispute = (db: Db, dispute: Dispute) =>
  db
    .insertInto('billing_disputes')
    .values(dispute)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();

export const disputesOf = (db: Db, chargeId: string) =>
  db.selectFrom('billing_disputes').select(['id', 'credits', 'returned']).where('charge_id', '=', chargeId).orderBy('created_at').execute();

/** The credits of a dispute that was won, the first time. */
export async function markReturned(db: Db, id: string): Promise<number | null> {
  const row = await db
    .updateTable('billing_disputes')
    .set({ returned: true })
    .where('id', '=', id)
    .where('returned', '=', false)
    .returning('credits')
    .executeTakeFirst();
  return row?.credits ?? null;
}
