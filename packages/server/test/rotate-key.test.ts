import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { data } from '../src/data.ts';
import { SEARCH_TOKEN_PURPOSE } from '../src/modules/search/connections.service.ts';
import { trackWebsite } from '../src/modules/websites/websites.service.ts';
import { transaction } from '../src/platform/database.ts';
import { address, newClient, PASSWORD, signedUp } from './auth/client.ts';
import { createDatabase, type TestDatabase } from './support/database.ts';
import { startServer } from './support/server.ts';

/** A new secret key under accounts that exist. */

const OLD = 'the key of before, long enough for all';
const NEW = 'the key of afterwards, long enough too';
let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database?.drop());

const captureConsole = () => {
  const lines: string[] = [];
  const take = (text: unknown) => void lines.push(String(text));
  vi.spyOn(console, 'log').mockImplementation(take);
  vi.spyOn(console, 'error').mockImplementation(take);
  return lines;
};
const rotate = (env: Record<string, string>) => data(['rotate-key'], { NODE_ENV: 'test', DATABASE_URL: database.url, ...env });
const digests = async () => {
  const server = await startServer({ database, env: { SECRET_KEY: NEW, ROLE: 'api' } });
  const { rows } = await server.services.pool.query(
    'select count(*)::int as other from monthly_grants where address_key <> app.mailbox_key(user_id, $1)',
    [server.services.secrets.key('monthly-grant')],
  );
  await server.stop();
  return rows[0].other as number;
};

it('SECRET_KEY is rotated: second factors and digests of mailboxes go on, and the old key opens nothing', async () => {
  const lines = captureConsole();
  const before = await startServer({ database, env: { SECRET_KEY: OLD, ROLE: 'api', RATE_LIMITS: 'off' } });
  const email = address();
  const { client } = await signedUp(before, email);
  const { data: enrolled } = await client.mfa.enroll({ factorType: 'totp' });
  if (enrolled?.type !== 'totp') throw new Error('not enrolled');
  const totp = new TOTP({ secret: enrolled.totp.secret });
  expect((await client.mfa.challengeAndVerify({ factorId: enrolled.id, code: totp.generate() })).error).toBeNull();
  const token = (await client.getSession()).data.session?.access_token ?? '';
  await before.request('/functions/v1/check-subscription', { method: 'POST', headers: { authorization: `Bearer ${token}` } });

  const userId = (await client.getUser()).data.user?.id ?? '';
  const { website } = await transaction(before.db, (tx) => trackWebsite(tx, userId, 'https://lumen-lane.test/'));
  await before.services.pool.query('insert into search_connections (website_id, user_id, refresh_token) values ($1, $2, $3)', [
    ...[website.id, userId, before.services.secrets.seal(SEARCH_TOKEN_PURPOSE, '1//refresh', website.id)],
  ]);

  await before.services.pool.query('insert into search_revocations (website_id, user_id, refresh_token) values ($1, $2, $3)', [
    ...[website.id, userId, before.services.secrets.seal(SEARCH_TOKEN_PURPOSE, '1//gone', website.id)],
  ]);

  const hook = randomUUID();
  await before.services.pool.query(
    "insert into webhooks (id, user_id, url, sealed, format, events, drop_threshold) values ($1, $2, 'x', $3, 'standard', '{report.failed}', 5)",
    [hook, userId, before.services.secrets.seal('webhook', 'a secret', hook)],
  );
  expect(await rotate({ SECRET_KEY: OLD, NEW_SECRET_KEY: NEW })).toBe(1);
  expect(lines.at(-1)).toBe('A Citelight process still uses this database. Stop every one of them, then run the command again.');
  await before.stop();
  expect(await rotate({ SECRET_KEY: OLD, NEW_SECRET_KEY: 'short' })).toBe(1);
  expect(lines.at(-1)).toContain('NEW_SECRET_KEY must be set');
  expect(await rotate({ SECRET_KEY: OLD, NEW_SECRET_KEY: NEW })).toBe(0);
  expect(lines.at(-1)).toContain('Set SECRET_KEY to it in every process');

  expect(await digests()).toBe(0);
  await expect(startServer({ database, env: { SECRET_KEY: OLD, ROLE: 'api' } })).rejects.toThrow('sealed with another secret key');
  const after = await startServer({
    database,
    env: { SECRET_KEY: NEW, ROLE: 'api', RATE_LIMITS: 'off' },
    now: () => new Date(Date.now() + 60_000),
  });
  try {
    const { rows } = await after.services.pool.query('select refresh_token from search_connections');
    expect(after.services.secrets.open(SEARCH_TOKEN_PURPOSE, rows[0].refresh_token, website.id)).toBe('1//refresh');
    const { rows: gone } = await after.services.pool.query('select refresh_token from search_revocations');
    expect(after.services.secrets.open(SEARCH_TOKEN_PURPOSE, gone[0].refresh_token, website.id)).toBe('1//gone');
    const { rows: hooks } = await after.services.pool.query('select sealed from webhooks where id = $1', [hook]);
    expect(after.services.secrets.open('webhook', hooks[0].sealed, hook)).toBe('a secret');
    const again = newClient(after).client;
    expect((await again.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
    const code = totp.generate({ timestamp: Date.now() + 60_000 });
    expect((await again.mfa.challengeAndVerify({ factorId: enrolled.id, code })).error).toBeNull();
  } finally {
    await after.stop();
  }
});

it('a key that is kept in the data folder is replaced there', async () => {
  captureConsole();
  const folder = mkdtempSync(join(tmpdir(), 'citelight-key-'));
  const file = join(folder, 'secret.key');
  try {
    writeFileSync(file, NEW, { mode: 0o600 });
    expect(await rotate({ DATA_DIR: folder })).toBe(0);
    expect(readFileSync(file, 'utf8')).toMatch(/^[0-9a-f]{64}$/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(existsSync(`${file}.new`)).toBe(false);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
