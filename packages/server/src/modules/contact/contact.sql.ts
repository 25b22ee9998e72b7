import type { Db } from '../../platform/database.ts';

export type NewMessage = { name: string; email: string; subject: string | null; message: string; ip: string; mail_id: string };

export const insertMessage = (db: Db, message: NewMessage) => db.insertInto('contact_messages').values(message).execute();
