import { SMTPServer, type SMTPServerDataStream, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';

type Received = { from: string; to: string[]; raw: string };

/** A real mail server on loopback; `answer` decides about each mail once it was read whole. */
export function openMailServer(options: SMTPServerOptions = {}) {
  const received: Received[] = [];
  const control = { answer: (_: Received): Error | 'drop' | null => null, attempts: 0 };
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    ...options,
    onData(stream: SMTPServerDataStream, session: SMTPServerSession, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        control.attempts += 1;
        const { mailFrom, rcptTo } = session.envelope;
        const mail = {
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString(),
        };
        const answer = control.answer(mail);
        if (answer !== 'drop' && answer !== null) return done(answer);
        received.push(mail);
        if (answer === null) return done();
        for (const connection of smtp.connections) (connection as unknown as { _socket: { destroy(): void } })._socket.destroy();
      });
    },
  });
  return new Promise<{ url: string; received: Received[]; control: typeof control; close(): Promise<void> }>((done) => {
    smtp.on('error', () => {}); // connections that tests break
    const server = smtp.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      done({ url: `smtp://127.0.0.1:${port}`, received, control, close: () => new Promise((closed) => smtp.close(() => closed())) });
    });
  });
}
