import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** The payment sandbox as a program of its own; it also ends when the bench does. */

export type PaymentSandbox = { url: string; port: number; kill9(): void; stop(): Promise<void> };

const PROGRAM = join(import.meta.dirname, '../../packages/sandbox/src/main.ts');

export async function startPaymentSandbox(folder: string, secretKey: string): Promise<PaymentSandbox> {
  const child = fork(PROGRAM, [], {
    env: { PATH: process.env.PATH ?? '', SANDBOX_FOLDER: folder, SANDBOX_SECRET_KEY: secretKey },
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    detached: true, // Ctrl-C is for the bench
  });
  const ended = once(child, 'exit');
  const { url } = await new Promise<{ url: string }>((done, fail) => {
    child.once('message', (message) => done(message as { url: string }));
    child.once('exit', (code) => fail(new Error(`the payment sandbox ended with ${code}`)));
  });
  return {
    url,
    port: Number(new URL(url).port),
    kill9: () => void child.kill('SIGKILL'),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
