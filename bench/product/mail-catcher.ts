import { SMTPServer } from 'smtp-server';

/** A mail server on loopback that remembers every message it took, and can be told to misbehave. */

export type CaughtMail = { messageId: string; to: string; raw: string };

/** What it does with a message that it has read whole. `dropped` and `silent` have taken it, but the sender never hears so. */
export type Manners = 'takes' | 'tries later' | 'refuses' | 'dropped' | 'silent';

export type MailCatcher = {
  port: number;
  manners: Manners;
  /** Every message that was taken, in order. */
  mails: readonly CaughtMail[];
  /** Messages that met other manners than `takes`. */
  touched(): number;
  stop(): Promise<void>;
};

const smtpError = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });

export async function startMailCatcher(): Promise<MailCatcher> {
  const mails: CaughtMail[] = [];
  let touched = 0;
  const catcher = { manners: 'takes' as Manners };
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { manners } = catcher;
        if (manners !== 'takes') touched += 1;
        if (manners === 'tries later') return done(smtpError(451, 'Greylisted, try again later'));
        if (manners === 'refuses') return done(smtpError(550, 'No such mailbox'));
        const raw = Buffer.concat(chunks).toString();
        mails.push({ messageId: /^Message-ID:\s*(\S+)/im.exec(raw)?.[1] ?? '', to: session.envelope.rcptTo[0]?.address ?? '', raw });
        if (manners === 'takes') return done();
        if (manners === 'silent') return; // the sender's own timeout has to end this
        for (const connection of smtp.connections) (connection as unknown as { _socket: { destroy(): void } })._socket.destroy();
      });
    },
  });
  smtp.on('error', () => {}); // connections that are broken on purpose
  const port = await new Promise<number>((done) => {
    const server = smtp.listen(0, '127.0.0.1', () => {
      const address = server.address();
      done(typeof address === 'object' && address ? address.port : 0);
    });
  });
  return Object.assign(catcher, {
    port,
    mails,
    touched: () => touched,
    stop: () =>
      new Promise<void>((done) => {
        for (const connection of smtp.connections) (connection as unknown as { _socket: { destroy(): void } })._socket.destroy();
        smtp.close(() => done());
      }),
  });
}
