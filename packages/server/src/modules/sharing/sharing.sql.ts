import { type Db, sql } from '../../platform/database.ts';

export type NewShare = {
  reportId: string;
  userId: string;
  tokenHash: Buffer;
  email: string;
  name: string | null;
  message: string | null;
  expiresAt: Date;
};

export const insertShare = (db: Db, share: NewShare) =>
  db
    .insertInto('report_shares')
    .values({
      report_id: share.reportId,
      user_id: share.userId,
      token_hash: share.tokenHash,
      recipient_email: share.email,
      recipient_name: share.name,
      personal_message: share.message,
      created_at: sql<string>`clock_timestamp()`,
      expires_at: share.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

export const deleteShare = (db: Db, id: string) => db.deleteFrom('report_shares').where('id', '=', id).execute();

export const selectShares = (db: Db, userId: string, reportId: string) =>
  db
    .selectFrom('report_shares')
    .select(['id', 'report_id', 'recipient_email', 'created_at', 'expires_at'])
    .where('user_id', '=', userId)
    .where('report_id', '=', reportId)
    .where('revoked_at', 'is', null)
    .orderBy('created_at', 'desc')
    .execute();

export const revoke = (db: Db, userId: string, id: string) =>
  db
    .updateTable('report_shares')
    .set({ revoked_at: sql<string>`clock_timestamp()` })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();

/** Lets a link work until then; undefined for one that was revoked or is somebody else's. */
export const renew = (db: Db, userId: string, id: string, expiresAt: Date) =>
  db
    .updateTable('report_shares')
    .set({ expires_at: expiresAt })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning(['id', 'report_id', 'recipient_email', 'created_at', 'expires_at'])
    .executeTakeFirst();

export const findShare = (db: Db, tokenHash: Buffer) =>
  db
    .selectFrom('report_shares')
    .select(['report_id', 'user_id', 'expires_at'])
    .where('token_hash', '=', tokenHash)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
