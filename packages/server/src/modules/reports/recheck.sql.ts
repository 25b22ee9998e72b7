import type { RecheckedAudit } from '@citelight/contracts';
import type { Recheck } from '@citelight/contracts/api/recommendations';
import { type Db, json, sql } from '../../platform/database.ts';

/** Statements of re-checks: what was asked for, and what became of the report's checks. */

const SHOWN = ['id', 'report_id', 'audit_id', 'page', 'status', 'error_code', 'error_message', 'created_at', 'completed_at'] as const;

export const findNewestRecheck = (db: Db, userId: string, reportId: string): Promise<Recheck | undefined> =>
  db
    .selectFrom('report_rechecks')
    .select(SHOWN)
    .where('user_id', '=', userId)
    .where('report_id', '=', reportId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

export const selectRechecked = (db: Db, userId: string, reportId: string) =>
  db
    .selectFrom('rechecked_audits')
    .select(['audit_id', 'result'])
    .where('user_id', '=', userId)
    .where('report_id', '=', reportId)
    .execute();

export const countRechecks = async (db: Db, reportId: string): Promise<number> =>
  (
    await db
      .selectFrom('report_rechecks')
      .select((count) => count.fn.countAll<number>().as('total'))
      .where('report_id', '=', reportId)
      .executeTakeFirstOrThrow()
  ).total;

export const insertRecheck = (db: Db, userId: string, reportId: string, target: { auditId: string | null; page: string | null }) =>
  db
    .insertInto('report_rechecks')
    .values({ user_id: userId, report_id: reportId, audit_id: target.auditId, page: target.page })
    .returning(SHOWN)
    .executeTakeFirstOrThrow();

/** The re-check, taken up, with the visit that it starts from; undefined when it has ended. */
export async function takeUpRecheck(db: Db, id: string) {
  const taken = await db
    .updateTable('report_rechecks')
    .set({ status: 'processing' })
    .where('id', '=', id)
    .where('status', 'in', ['pending', 'processing'])
    .returning(['id', 'user_id', 'report_id', 'audit_id', 'page'])
    .executeTakeFirst();
  if (!taken) return undefined;
  const found = await db
    .selectFrom('report_artifacts')
    .select(sql<Buffer>`coalesce(rechecked, content)`.as('visit'))
    .where('report_id', '=', taken.report_id)
    .executeTakeFirstOrThrow();
  return { ...taken, visit: found.visit };
}

/** Ends a re-check. Answers whether it was still under way: one that was thought dead ends nothing. */
export const endRecheck = async (db: Db, id: string, failure: { code: string; message: string } | null): Promise<boolean> =>
  (
    await db
      .updateTable('report_rechecks')
      .set({
        status: failure ? 'failed' : 'completed',
        error_code: failure?.code ?? null,
        error_message: failure?.message ?? null,
        completed_at: sql<string>`clock_timestamp()`,
      })
      .where('id', '=', id)
      .where('status', 'in', ['pending', 'processing'])
      .returning('id')
      .execute()
  ).length === 1;

export async function keepRechecked(
  db: Db,
  report: { id: string; userId: string },
  visit: Uint8Array,
  audits: readonly { auditId: string; result: RecheckedAudit }[],
): Promise<void> {
  await db
    .updateTable('report_artifacts')
    .set({ rechecked: Buffer.from(visit) })
    .where('report_id', '=', report.id)
    .execute();
  for (const { auditId, result } of audits)
    await db
      .insertInto('rechecked_audits')
      .values({ user_id: report.userId, report_id: report.id, audit_id: auditId, result: json(result) })
      .onConflict((conflict) =>
        conflict.columns(['report_id', 'audit_id']).doUpdateSet({ result: json(result), checked_at: sql<string>`clock_timestamp()` }),
      )
      .execute();
}
