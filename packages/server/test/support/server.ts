import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { Endpoint, ErrorBody, Result, Sent } from '@citelight/contracts';
import { addressOf } from '@citelight/contracts/endpoint';
import { parseConfig } from '../../src/platform/config.ts';
import { sql } from '../../src/platform/database.ts';
import { createLog } from '../../src/platform/log.ts';
import { startServer as start } from '../../src/server.ts';
import { createDatabase, type TestDatabase } from './database.ts';

export type Account = { id: string; email: string; token: string; sessionId: string };
export type Answer<T> = { status: number; headers: Headers; body: T };
/** How one answer of an endpoint is read: its result, or an error's body. */
export type Outcome<E extends Endpoint> = Answer<Result<E> & ErrorBody>;

export type TestServer = Awaited<ReturnType<typeof startServer>>;

/** The same for all, so that several servers can share a database. */
const SECRET_KEY = 'the secret key of every test server';

type Options = {
  /** Settings of this server. */
  env?: Record<string, string>;
  now?: () => Date;
  webFolder?: string;
  bodyMs?: number;
  /** Use this database instead of a new one; it is not dropped at the end. */
  database?: TestDatabase;
};

/** Starts the real server on a free port, with a database of its own. */
export async function startServer({ env = {}, now, webFolder, bodyMs, database: given }: Options = {}) {
  const database = given ?? (await createDatabase());
  const folder = mkdtempSync(join(tmpdir(), 'citelight-data-'));
  const lines: Record<string, unknown>[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _, done) {
      for (const line of chunk.toString().trim().split('\n')) lines.push(JSON.parse(line) as Record<string, unknown>);
      done();
    },
  });
  const config = parseConfig({
    NODE_ENV: 'test',
    PORT: '0',
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    DATABASE_POOL_SIZE: '8',
    SECRET_KEY,
    ...env,
  });
  const running = await start(config, createLog(config, sink), {
    ...(now ? { now } : {}),
    ...(bodyMs ? { bodyMs } : {}),
    webFolder: webFolder ?? join(folder, 'no-web'),
  });
  const { services } = running;
  const url = running.url ?? '';

  const call = async <E extends Endpoint>(spec: E, sent: Partial<Sent<E>> = {}, as?: Pick<Account, 'token'>): Promise<Outcome<E>> => {
    const { body } = sent as { body?: unknown };
    return request(addressOf(spec, sent), {
      method: spec.method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(as ? { authorization: `Bearer ${as.token}` } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  };

  const request = async <T>(path: string, init: RequestInit = {}): Promise<Answer<T>> => {
    const response = await fetch(`${url}${path}`, { redirect: 'manual', ...init });
    const text = await response.text();
    const json = response.headers.get('content-type')?.startsWith('application/json');
    return { status: response.status, headers: response.headers, body: (json ? JSON.parse(text) : text) as T };
  };

  /** An access token as the authentication service would issue it. */
  const tokenFor = (claims: Record<string, unknown>) => {
    const seconds = Math.floor(services.now().getTime() / 1000);
    const { issuer, audience } = services.sessions;
    return services.keys.sign({
      iss: issuer,
      aud: audience,
      iat: seconds,
      exp: seconds + 3600,
      role: 'authenticated',
      aal: 'aal1',
      ...claims,
    });
  };

  /** A living account with a token. */
  const createAccount = async (email = `${randomUUID()}@example.test`): Promise<Account> => {
    const { id } = await services.db.insertInto('auth.users').values({ email }).returning('id').executeTakeFirstOrThrow();
    const sessionId = randomUUID();
    await sql`insert into auth.sessions (id, user_id) values (${sessionId}, ${id})`.execute(services.db);
    return { id, email, sessionId, token: await tokenFor({ sub: id, email, session_id: sessionId }) };
  };

  const stop = async () => {
    await running.stop();
    if (!given) await database.drop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, services, db: services.db, database, call, request, tokenFor, createAccount, log: lines, stop };
}
