import { type Db, sql } from '../../platform/database.ts';

export type NewMessage = { name: string; email: string; subject: string | null; message: string; ip: string; mail_id: string };

export const insertMessage = (db: Db, message: NewMessage) => db.insertInto('contact_messages').values(message).execute();

/** Deletes messages of before; their mails have a shorter life of their own. */
export const deletePastMessages = (db: Db, before: Date) =>
  db.deleteFrom('contact_messages').where('created_at', '<', sql<string>`${before}`).execute();
