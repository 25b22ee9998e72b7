import type { Db } from '../../platform/database.ts';

export type NewMessage = { name: string; email: string; subject: string | null; message: string; ip: string };

export const insertMessage = (db: Db, message: NewMessage) =>
  db.insertInto('contact_messages').values(message).returning('id').executeTakeFirstOrThrow();

export const noteMail = (db: Db, id: string, mailId: string) =>
  db.updateTable('contact_messages').set({ mail_id: mailId }).where('id', '=', id).execute();
