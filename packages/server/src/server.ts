import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createApi } from './api.ts';
import { JOBS, METRICS } from './modules.ts';
import { listenToChanges } from './platform/changes.ts';
import { type Config, listeningOn } from './platform/config.ts';
import type { Services } from './platform/context.ts';
import { type Connection, connectionTo, openDatabase } from './platform/database.ts';
import { type Embedded, launchPostgres } from './platform/embedded/launch.ts';
import { createLimits } from './platform/limits.ts';
import type { Log } from './platform/log.ts';
import { createMailer } from './platform/mail/transport.ts';
import { createMetrics } from './platform/metrics.ts';
import { migrate } from './platform/migrations.ts';
import { openQueue } from './platform/queue.ts';
import { createSecrets, openDataFolder, readSecretKey } from './platform/secrets.ts';
import { createSessions } from './platform/session.ts';
import { createSigningKeys } from './platform/signing-keys.ts';
import { openSites } from './sites.ts';
import { startWorker } from './worker.ts';

export type Running = {
  /** Null for a worker, which answers nobody. */
  url: string | null;
  services: Services;
  database: string;
  stop(): Promise<void>;
};

export type ServerOptions = {
  webFolder?: string;
  /** The web application is being built: pages are served once that is done. */
  webReady?: Promise<void>;
  now?: () => Date;
  metricsOfProcess?: boolean;
  /** How long a request may take to send its body; an upload, without sending more of it. */
  bodyMs?: number;
  /** Gives a start up: it throws the reason as soon as the step at hand has ended. A server that runs is stopped by `stop`. */
  stopping?: AbortSignal;
};

const HTTP_STOP_MS = 5_000;
type Listener = ReturnType<typeof getRequestListener>;

const BODY_MS = 30_000;
/** An upload that sends less than this in that time is given up. */
const LEAST_BYTES = 16_384;

/** Ends requests whose body does not come in time. A log of a gigabyte takes minutes, so an upload lives for as long as its bytes keep coming. */
function watchBody(request: IncomingMessage, response: ServerResponse, limitMs: number): void {
  const isUpload = /^application\/octet-stream$/i.test(request.headers['content-type'] ?? '');
  let seen = request.socket.bytesRead;
  const timer = setInterval(() => {
    const more = request.socket.bytesRead - seen;
    seen = request.socket.bytesRead;
    // What we have not asked for yet does not come either.
    if (request.complete || (isUpload && (more >= LEAST_BYTES || request.readableLength > 0))) return;
    clearInterval(timer);
    // Past the response, which whoever handles the request may be about to write.
    if (!response.headersSent) request.socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
    request.socket.destroySoon();
  }, limitMs);
  timer.unref();
  request.once('end', () => clearInterval(timer)).once('close', () => clearInterval(timer));
}

/** Listens before the database is there: a taken port is known at once, and nobody meets a closed one meanwhile. */
function listen(config: Config, bodyMs: number): Promise<{ server: Server; answerWith(listener: Listener): void }> {
  let answer: Listener | undefined;
  // An unused connection is kept for longer than proxies in front keep theirs (a minute): one that both could end loses requests.
  const server = createServer({ requestTimeout: 0, headersTimeout: 15_000, keepAliveTimeout: 75_000 }, (request, response) => {
    // Node keeps a connection on which requests follow each other for as long as they do, also after close().
    if (!server.listening) response.shouldKeepAlive = false;
    watchBody(request, response, bodyMs);
    if (answer) void answer(request, response);
    // A browser that comes meanwhile looks again by itself.
    else
      response
        .writeHead(503, { 'retry-after': '1', refresh: '1', 'content-type': 'text/plain; charset=utf-8' })
        .end('Citelight is starting.\n');
  });
  return new Promise((done, fail) => {
    server.once('error', fail);
    const answerWith = (listener: Listener) => {
      answer = listener;
    };
    server.listen(config.PORT, config.HOST, () => done({ server, answerWith }));
  });
}

async function stopListening(server: Server): Promise<void> {
  const closed = new Promise<void>((done) => server.close(() => done()));
  // A connection whose last answer ends after close() stays open for the next request unless somebody looks again.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const force = setTimeout(() => server.closeAllConnections(), HTTP_STOP_MS);
  await closed;
  clearInterval(idle);
  clearTimeout(force);
}

/** What a promise brings, or the reason of the signal where that comes first. */
async function unlessAborted<T>(promise: Promise<T> | undefined, signal: AbortSignal | undefined): Promise<T | undefined> {
  if (!signal) return promise;
  signal.throwIfAborted();
  const settled = new AbortController();
  const aborted = once(signal, 'abort', { signal: settled.signal }).then(() => Promise.reject(signal.reason));
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    aborted.catch(() => {}); // not waited for where the promise came first
    settled.abort();
  }
}

async function reachDatabase(config: Config, name: string, log: Log): Promise<{ connection: Connection; embedded: Embedded | null }> {
  if (config.DATABASE_URL) return { connection: connectionTo(config.DATABASE_URL, name), embedded: null };
  const embedded = await launchPostgres({
    folder: join(openDataFolder(config), 'postgres'),
    choice: config.EMBEDDED_POSTGRES,
    name,
    onTrouble: (error) => log.error({ err: error }, 'the embedded database does not start'),
  });
  return { connection: { ...embedded.connection, application_name: name }, embedded };
}

/** Opens everything a process of this role needs, in order; what was opened is closed again, last first, on failure and on stop. */
export async function startServer(given: Config, log: Log, options: ServerOptions = {}): Promise<Running> {
  const closing: (() => Promise<unknown> | unknown)[] = [];
  const stopping = new AbortController();
  let stopped: Promise<void> | undefined;
  const closeAll = async () => {
    stopping.abort();
    for (const close of closing.reverse())
      await Promise.resolve(close()).catch((error: unknown) => log.error({ err: error }, 'stopping was not clean'));
  };
  const stop = () => (stopped ??= closeAll());
  const { stopping: givenUp } = options;

  try {
    givenUp?.throwIfAborted();
    const answers = given.ROLE !== 'worker';
    const works = given.ROLE !== 'api';
    const http = answers ? await listen(given, options.bodyMs ?? BODY_MS) : undefined;
    const config = http ? listeningOn(given, (http.server.address() as AddressInfo).port) : given;

    const { connection, embedded } = await reachDatabase(config, `citelight:${process.pid}:${performance.now()}`, log);
    if (embedded) closing.push(() => embedded.release());
    givenUp?.throwIfAborted();
    await migrate(connection, log);
    givenUp?.throwIfAborted();
    const { db, pool, close } = openDatabase(connection, config, log);
    closing.push(close);
    const mailer = config.SMTP_URL ? createMailer({ ...config, SMTP_URL: config.SMTP_URL }) : null;
    closing.push(() => mailer?.close());
    const queue = await openQueue(connection, JOBS, { worker: works, config, log });
    closing.push(() => queue.stop());
    const changes = listenToChanges(connection, log);
    closing.push(() => changes.close());

    const now = options.now ?? (() => new Date());
    const secrets = createSecrets(readSecretKey(config));
    const keys = createSigningKeys(db, secrets);
    await keys.check();
    const sessions = createSessions(config, db, keys, now);
    const limits = createLimits(config, pool);
    const sites = openSites(config);
    closing.push(() => sites.close());
    if (http) closing.push(() => stopListening(http.server));
    const services: Services = {
      config,
      log,
      db,
      pool,
      secrets,
      keys,
      sessions,
      limits,
      queue,
      changes,
      sites,
      mailer,
      stopping: stopping.signal,
      now,
    };

    if (http) {
      await unlessAborted(options.webReady, givenUp);
      const metrics = createMetrics(queue, changes, { ofProcess: options.metricsOfProcess ?? false });
      for (const measure of METRICS) measure(metrics.registry, services);
      const app = createApi(services, metrics, options.webFolder);
      http.answerWith(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
    }
    if (works) await startWorker(services, queue);
    const version = (await pool.query<{ server_version: string }>('show server_version')).rows[0]?.server_version ?? '';
    const database = `PostgreSQL ${version}${embedded ? ` (embedded, ${embedded.source})` : ''}`;
    const host = config.HOST.includes(':') ? `[${config.HOST}]` : config.HOST;
    return { url: http ? `http://${host}:${config.PORT}` : null, services, database, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
