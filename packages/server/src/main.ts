import { once } from 'node:events';
import { PRODUCT_NAME } from '@citelight/contracts';
import { isolationHere } from '@citelight/engine/artifacts/render';
import { type PaymentSandbox, startPaymentSandbox } from './payment-sandbox.ts';
import { type Config, ConfigError, isLoopback, parseConfig } from './platform/config.ts';
import { failureSentence } from './platform/failure-sentence.ts';
import { createLog, type Log } from './platform/log.ts';
import { type Running, startServer } from './server.ts';

/** Runs the server until it is told to stop: `node main.ts [--api | --worker]`. */

const USAGE = `Usage: npm start                  serves requests and works on jobs
       npm start -- --api        serves requests only
       npm start -- --worker     works on jobs only

docs/configuration.md describes every setting.`;

const STOP_LIMIT_MS = 30_000;
const IMPATIENT_MS = 1_000;

const PAYMENTS: Record<Config['payments'], string> = {
  live: 'Stripe',
  test: 'Stripe, test mode',
  sandbox: 'local sandbox: no card is charged',
  off: 'not set up: nothing can be bought without STRIPE_SECRET_KEY',
};

const ISOLATION = {
  sandbox: 'Chromium, in its sandbox',
  user: 'Chromium, as a user of its own',
  none: 'Chromium without a sandbox, as RENDER_UNSANDBOXED accepts',
};

async function renderingWith({ RENDER_PAGES, RENDER_UNSANDBOXED, ROLE }: Config): Promise<string | null> {
  if (ROLE === 'api') return null;
  if (!RENDER_PAGES) return 'off, as RENDER_PAGES says';
  const here = await isolationHere({ unsandboxed: RENDER_UNSANDBOXED ?? false });
  return 'unavailable' in here ? `off: ${here.unavailable}` : ISOLATION[here.isolation];
}

/** What a person who has just started it wants to know. */
async function banner({ services, database, url }: Running, sandbox: PaymentSandbox | null, seconds: number): Promise<string> {
  const { config } = services;
  const password = config.EARLY_ACCESS_PASSWORD;
  const rendering = await renderingWith(config);
  const resolve = Object.entries(config.CRAWL_RESOLVE).map(([name, to]) => `${name} → ${to}`);
  const rows: [string, string][] = [
    ...(url === null
      ? []
      : ([['Address', config.publicUrlGiven ? `${config.PUBLIC_URL} (listening on ${url})` : config.PUBLIC_URL]] as [string, string][])),
    ['Early access', password === '' ? 'open to everybody' : config.production ? 'password set' : `password ${password}`],
    ['Mail', config.SMTP_URL ? 'sent by SMTP' : `kept locally, to be read at ${config.PUBLIC_URL}/dev/mailbox`],
    ['Payments', sandbox ? PAYMENTS.sandbox.replace(':', ` at ${sandbox.url}:`) : PAYMENTS[config.payments]],
    ['Database', database],
    ...(rendering === null ? [] : ([['Rendering', rendering]] as [string, string][])),
    ['Role', config.ROLE === 'all' ? 'requests and jobs' : config.ROLE],
    ...(isLoopback(config) || config.production
      ? []
      : ([['Warning', `other machines can reach ${config.HOST}, and this is not NODE_ENV=production`]] as [string, string][])),
    ...(resolve.length > 0 ? ([['Warning', `CRAWL_RESOLVE is on: the crawler dials ${resolve.join(', ')}`]] as [string, string][]) : []),
  ];
  const lines = rows.map(([name, value]) => `  ${name.padEnd(14)}${value}`);
  return `\n${PRODUCT_NAME} is ready after ${seconds.toFixed(1)} s\n${lines.join('\n')}\n  Stop with Ctrl-C.\n`;
}

const ROLES: Record<string, string> = { '--api': 'api', '--worker': 'worker' };

/** @throws ConfigError */
function configFrom([option]: readonly string[]): Config {
  return parseConfig({ ...process.env, ...(option && { ROLE: ROLES[option] }) });
}

/** Aborted at SIGTERM or SIGINT, from the first moment on: what a start has opened by then, the embedded database above all, has to be closed as well. */
function stopOnSignal(log: Log): AbortSignal {
  const controller = new AbortController();
  let askedAt = 0;
  const stop = (signal: NodeJS.Signals) => {
    if (controller.signal.aborted) {
      // Ctrl-C reaches us twice, from the terminal and from npm's script; a person who asks again means at once.
      if (performance.now() - askedAt > IMPATIENT_MS) process.exit(1);
      return;
    }
    askedAt = performance.now();
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    controller.abort();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  return controller.signal;
}

/** Starts the server and stops it at SIGTERM or SIGINT. Ends the process when that is done. */
export async function main(args: readonly string[], { webReady = Promise.resolve() }: { webReady?: Promise<void> } = {}): Promise<void> {
  webReady.catch(() => {}); // reported where it is waited for
  if (args.length > 1 || args.some((option) => !Object.hasOwn(ROLES, option))) {
    const asked = args.every((option) => option === '--help');
    console[asked ? 'log' : 'error'](USAGE);
    process.exit(asked ? 0 : 2);
  }
  let config: Config;
  try {
    config = configFrom(args);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(2);
  }
  const log = createLog(config);
  const stopping = stopOnSignal(log);
  let sandbox: PaymentSandbox | null = null;
  try {
    sandbox = await startPaymentSandbox(config, log);
    const server = await startServer(sandbox ? { ...config, PAYMENT_SANDBOX_URL: sandbox.url } : config, log, {
      metricsOfProcess: true,
      webReady,
      stopping,
    });
    if (server.url) await sandbox?.deliverTo(server.url);
    console.log(await banner(server, sandbox, process.uptime()));
    if (!stopping.aborted) await once(stopping, 'abort');
    await server.stop();
  } catch (error) {
    if (!stopping.aborted) {
      log.debug({ err: error }, 'could not start');
      console.error(failureSentence(error, config));
      process.exitCode = 1;
    }
  }
  await sandbox?.stop();
  process.exit();
}

if (import.meta.main) await main(process.argv.slice(2));
