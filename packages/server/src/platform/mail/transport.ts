import { PassThrough } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import { messageIdOf, senderOf } from './message.ts';

/** A mail as the outbox holds it. */
export type Letter = {
  id: string;
  to_address: string;
  reply_to: string | null;
  subject: string;
  text_body: string;
  html_body: string;
  headers: Record<string, string>;
};

/**
 * sent: the server took it. refused: it will never take it. later: it did not take it, another try may succeed. uncertain: the connection broke after the
 * last byte, so it may or may not have been taken, and trying again could double it.
 */
export type Outcome = { state: 'sent' } | { state: 'refused' | 'later' | 'uncertain'; reason: string };

export type Mailer = { send(letter: Letter): Promise<Outcome>; close(): void };

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 };
/** The longest answer of a mail server that is kept. */
const REASON_LENGTH = 300;

const responseCode = (error: unknown): number =>
  error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : 0;

/** Sends through SMTP_URL. */
export function createMailer(config: Pick<Config, 'MAIL_FROM' | 'SMTP_REQUIRE_TLS'> & { SMTP_URL: string }): Mailer {
  const transport = createTransport({
    url: config.SMTP_URL,
    requireTLS: config.SMTP_REQUIRE_TLS,
    ...TIMEOUTS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const from = senderOf(config.MAIL_FROM);
  /** Message-IDs of mails whose last byte was handed to the connection. */
  const allWritten = new Set<unknown>();
  transport.use('stream', (mail, done) => {
    mail.message.transform(() => new PassThrough().on('end', () => allWritten.add(mail.data.messageId)));
    done();
  });
  return {
    async send(letter) {
      const data = {
        messageId: messageIdOf(letter.id, from),
        from,
        to: { name: '', address: letter.to_address },
        ...(letter.reply_to ? { replyTo: { name: '', address: letter.reply_to } } : {}),
        subject: letter.subject,
        text: letter.text_body,
        html: letter.html_body,
        headers: { 'auto-submitted': 'auto-generated', ...letter.headers },
        // The envelope alone says who gets the mail, whatever a header may look like.
        envelope: { from: from.address, to: [letter.to_address] },
      };
      try {
        await transport.sendMail(data);
        return { state: 'sent' };
      } catch (error) {
        const reason = (error instanceof Error ? error.message : String(error)).slice(0, REASON_LENGTH);
        const code = responseCode(error);
        // A server without TLS says so with a code of its own; it may learn, and the mail is not to blame.
        const isUnencrypted = error instanceof Error && 'code' in error && error.code === 'ETLS';
        if (code >= 500 && !isUnencrypted) return { state: 'refused', reason };
        return { state: code === 0 && allWritten.has(data.messageId) ? 'uncertain' : 'later', reason };
      } finally {
        allWritten.delete(data.messageId);
      }
    },
    close: () => transport.close(),
  };
}
