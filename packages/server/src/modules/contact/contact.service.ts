import { createElement as h } from 'react';
import type { Context } from '../../platform/context.ts';
import { sendMailNow } from '../../platform/mail/outbox.ts';
import { ContactMail } from './contact.mail.ts';
import { insertMessage, noteMail } from './contact.sql.ts';

type Form = { name: string; email: string; subject?: string | undefined; message: string };

/** Keeps a visitor's message and mails it to the owner; an answer goes to the visitor. Throws contact.mail_failed when it could not be mailed. */
export async function sendContactMessage(ctx: Context, form: Form) {
  const message = { name: form.name, email: form.email, subject: form.subject || null, message: form.message };
  const { id } = await insertMessage(ctx.db, { ...message, ip: ctx.ip });
  const mail = {
    purpose: 'contact',
    to: ctx.config.CONTACT_EMAIL,
    replyTo: form.email,
    subject: `Contact: ${message.subject ?? form.name}`,
    body: h(ContactMail, message),
  };
  await noteMail(ctx.db, id, await sendMailNow(ctx, mail, 'contact.mail_failed'));
  return { success: true as const };
}
