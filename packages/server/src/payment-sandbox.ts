import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sandboxFolder, sandboxKeys } from './modules/billing/stripe.service.ts';
import type { Config } from './platform/config.ts';
import type { Log } from './platform/log.ts';
import { createSecrets, openDataFolder, readSecretKey } from './platform/secrets.ts';

/** The payment sandbox beside the server: a program of its own that ends with it. In production, and where a Stripe account is configured, there is none. */
export type PaymentSandbox = {
  url: string;
  /** Events go to this server. */
  deliverTo(serverUrl: string): Promise<void>;
  stop(): Promise<void>;
};

const PROGRAM = join(import.meta.dirname, '../../sandbox/src/main.ts');
const START_LIMIT_MS = 20_000;
const STOP_LIMIT_MS = 5_000;

function addressFrom(child: ChildProcess): Promise<string> {
  return new Promise((done, fail) => {
    const timer = setTimeout(() => fail(new Error('The payment sandbox did not start in time.')), START_LIMIT_MS);
    child.once('message', (message: { url: string }) => {
      clearTimeout(timer);
      done(message.url);
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(new Error(`The payment sandbox ended at its start (${code}).`));
    });
    child.once('error', fail);
  });
}

/** Starts the sandbox where one is needed: not where one runs already, not for a worker, which finds the one of its server. */
export async function startPaymentSandbox(config: Config, log: Log): Promise<PaymentSandbox | null> {
  if (config.payments !== 'sandbox' || config.PAYMENT_SANDBOX_URL || config.ROLE === 'worker') return null;
  openDataFolder(config);
  const keys = sandboxKeys(createSecrets(readSecretKey(config)));
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', PROGRAM], {
    env: { PATH: process.env.PATH ?? '', SANDBOX_FOLDER: sandboxFolder(config), SANDBOX_SECRET_KEY: keys.secretKey },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const url = await addressFrom(child);
  let stopping = false;
  child.once('exit', (code) => {
    if (!stopping) log.error({ code }, 'the payment sandbox ended: payments wait until the server starts again');
  });
  return {
    url,
    async deliverTo(serverUrl) {
      const response = await fetch(`${url}/sandbox/endpoint`, {
        method: 'POST',
        headers: { authorization: `Bearer ${keys.secretKey}`, 'content-type': 'application/json' },
        body: JSON.stringify({ url: `${serverUrl}/webhooks/stripe`, secret: keys.webhookSecret }),
      });
      if (!response.ok) throw new Error(`The payment sandbox refused its endpoint (${response.status}).`);
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      stopping = true;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const force = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
      await ended;
      clearTimeout(force);
    },
  };
}
