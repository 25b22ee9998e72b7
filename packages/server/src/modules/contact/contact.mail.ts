import { createElement as h } from 'react';
import { Layout, Paragraph, Quote } from '../../platform/mail/layout.ts';

export type ContactMessage = { name: string; email: string; subject: string | null; message: string };

/** What a visitor wrote, for the owner of the application. */
export const ContactMail = ({ name, email, subject, message }: ContactMessage) =>
  h(
    Layout,
    {
      preview: `${name} wrote through the contact form`,
      heading: subject ?? 'A message from the contact form',
      footer: 'Sent through the contact form. Your reply goes to the address above, which has not been verified.',
    },
    h(Paragraph, null, `${name} <${email}> wrote:`),
    h(Quote, null, message),
  );
