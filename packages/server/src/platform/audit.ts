import { type Db, json, sql } from './database.ts';

export type AuditEvent = {
  event: `auth.${string}`;
  userId: string | null;
  ip: string;
  userAgent: string | null;
  details?: Record<string, unknown>;
};

/** Writes one line of the audit log; never a secret, a token or a password. */
export const audit = (db: Db, { event, userId, ip, userAgent, details }: AuditEvent) =>
  sql`insert into audit_log (event, user_id, ip, user_agent, details) values (${event}, ${userId}, ${ip}, ${userAgent}, ${json(details ?? {})})`.execute(
    db,
  );

/** Deletes what is older than the installation keeps. */
export const deletePastAudit = (db: Db, before: Date) =>
  db.deleteFrom('audit_log').where('created_at', '<', sql<string>`${before}`).execute();
