import { createElement as h } from 'react';
import type { Context } from '../../platform/context.ts';
import { transaction } from '../../platform/database.ts';
import { prepareMail, sendMailNow } from '../../platform/mail/outbox.ts';
import { ContactMail } from './contact.mail.ts';
import { deletePastMessages, insertMessage } from './contact.sql.ts';

type Form = { name: string; email: string; subject?: string | undefined; message: string };

/** Keeps a visitor's message and mails it to the owner; an answer goes to the visitor. Throws contact.mail_failed when it could not be mailed. */
export async function sendContactMessage(ctx: Context, form: Form) {
  const message = { name: form.name, email: form.email, subject: form.subject || null, message: form.message };
  const mail = {
    purpose: 'contact',
    to: ctx.config.CONTACT_EMAIL,
    replyTo: form.email,
    subject: `Contact: ${message.subject ?? form.name}`,
    body: h(ContactMail, message),
  };
  const mailId = await transaction(ctx.db, async (tx) => {
    const prepared = await prepareMail(ctx, tx, mail);
    await insertMessage(tx, { ...message, ip: ctx.ip, mail_id: prepared });
    return prepared;
  });
  await sendMailNow(ctx, mailId, 'contact.mail_failed');
  return { success: true as const };
}

const DAY_MS = 86_400_000;

/** Deletes messages past their stated life. */
export async function cleanMessages(ctx: Context): Promise<void> {
  await deletePastMessages(ctx.db, new Date(ctx.now().getTime() - ctx.config.CONTACT_MESSAGES_DAYS * DAY_MS));
}
