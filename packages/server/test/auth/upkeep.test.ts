import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AUTH, KEPT, KEYS } from '../../src/modules/auth/auth-limits.rules.ts';
import { cleanAuth } from '../../src/modules/auth/cleaning.service.ts';
import { rotateKeys } from '../../src/modules/auth/key-rotation.service.ts';
import { contactJobs } from '../../src/modules/contact/contact.jobs.ts';
import { jobContext } from '../../src/platform/context.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { address, newClient, newestMail, PASSWORD, signedUp } from './client.ts';

let server: TestServer;
let clock = 0;
beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMITS: 'off' }, now: () => new Date(Date.now() + clock) });
});
afterAll(() => server?.stop());
const ctx = () => jobContext(server.services, 'test', 'test');
const published = async () =>
  (await server.request<{ keys: { kid: string; d?: string }[] }>('/auth/v1/.well-known/jwks.json')).body.keys.map(({ kid }) => kid);
const kidOf = (token: string) => (JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as { kid: string }).kid;

describe('signing keys', () => {
  it('S-10 U3 are rotated: published first, then signing, then published until the last token has expired', async () => {
    const { client } = await signedUp(server, address());
    const tokenNow = async () => (await client.refreshSession()).data.session?.access_token ?? '';
    const works = async (token: string) =>
      (await server.request('/auth/v1/user', { headers: { authorization: `Bearer ${token}` } })).status === 200;
    const before = await tokenNow();
    const old = kidOf(before);
    await rotateKeys(ctx());
    expect(await published()).toEqual([old]); // its time has not come

    await rotateKeys(ctx(), { soon: true });
    const both = await published();
    expect(both).toHaveLength(2);
    const fresh = both.find((kid) => kid !== old);
    expect(kidOf(await tokenNow())).toBe(old);
    clock += KEYS.publishMs - 60_000;
    await rotateKeys(ctx());
    const last = await tokenNow();
    expect(kidOf(last)).toBe(old); // still too young to sign

    clock += 60_000;
    await Promise.all([rotateKeys(ctx()), rotateKeys(ctx())]); // two workers at once
    const after = await tokenNow();
    expect(kidOf(after)).toBe(fresh);
    expect([await works(last), await works(after)]).toEqual([true, true]);
    expect(await published()).toEqual(expect.arrayContaining([old, fresh]));

    clock += AUTH.accessTokenSeconds * 1000;
    await rotateKeys(ctx());
    expect(await published()).toContain(old); // another process may have signed with it a minute longer
    clock += KEYS.spareMs + 1000;
    await rotateKeys(ctx());
    expect(await published()).toEqual([fresh]);
    expect(await works(await tokenNow())).toBe(true);
  });

  it('S-10 a key that has signed for long enough gets a successor by itself', async () => {
    clock += KEYS.signMs + 60_000;
    await rotateKeys(ctx());
    expect(await published()).toHaveLength(2);
    await rotateKeys(ctx());
    expect(await published()).toHaveLength(2);
  });

  it('S-10 private halves are neither published nor stored in the clear', async () => {
    const { body } = await server.request<{ keys: object[] }>('/auth/v1/.well-known/jwks.json');
    for (const key of body.keys) {
      expect(Object.keys(key).sort()).toEqual(['alg', 'crv', 'key_ops', 'kid', 'kty', 'use', 'x', 'y']);
      expect(key).toMatchObject({ alg: 'ES256', use: 'sig', key_ops: ['verify'] });
    }
    const { rows } = await server.services.pool.query<{ dump: string }>('select k::text as dump from auth.signing_keys k');
    for (const { dump } of rows) expect(dump).not.toContain('"d"');
  });
});

describe('cleaning', () => {
  const count = async (table: 'one_time_tokens' | 'flows' | 'challenges' | 'sessions', userId: string) => {
    const by = table === 'challenges' ? 'factor_id in (select id from auth.factors where user_id = $1)' : 'user_id = $1';
    const { rows } = await server.services.pool.query(`select 1 from auth.${table} where ${by}`, [userId]);
    return rows.length;
  };

  it('S-6 T-4 deletes past tokens, flows, challenges and sessions, and nothing that still counts', async () => {
    const { client } = await signedUp(server, address());
    const id = (await client.getUser()).data.user?.id ?? '';
    await client.reauthenticate();
    const { data } = await client.mfa.enroll({ factorType: 'totp' });
    await client.mfa.challenge({ factorId: data?.id ?? '' });
    await server.services.pool.query('insert into auth.flows (provider, redirect_to, user_id, created_at) values ($1, $2, $3, $4)', [
      'acme',
      '/',
      id,
      server.services.now(),
    ]);
    const left = async () => [
      await count('one_time_tokens', id),
      await count('flows', id),
      await count('challenges', id),
      await count('sessions', id),
    ];
    await cleanAuth(ctx());
    expect(await left()).toEqual([1, 1, 1, 1]);
    clock += AUTH.linkMs + 1000;
    await cleanAuth(ctx());
    expect(await left()).toEqual([0, 0, 0, 1]);
    clock += AUTH.sessionIdleMs;
    await cleanAuth(ctx());
    expect(await left()).toEqual([0, 0, 0, 0]);
  });

  it('U1 a confirmation that is asked for again after the link has expired still brings the password of the sign-up', async () => {
    const email = address();
    const { client } = newClient(server);
    await client.signUp({ email, password: PASSWORD });
    clock += AUTH.linkMs + 1000;
    await cleanAuth(ctx());
    await client.resend({ type: 'signup', email });
    await expect
      .poll(async () => (await server.db.selectFrom('mail_outbox').select('id').where('to_address', '=', email).execute()).length)
      .toBe(2);
    const { link } = await newestMail(server, email);
    await client.verifyOtp({ token_hash: link.searchParams.get('token') ?? '', type: 'signup' });
    expect((await newClient(server).client.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
    clock += KEPT.signUpMs;
    await cleanAuth(ctx());
    const { rows } = await server.services.pool.query('select 1 from auth.one_time_tokens where email = $1', [email]);
    expect(rows).toEqual([]);
  });
});

it('the log of account changes and messages of the contact form end with their stated life', async () => {
  const { pool } = server.services;
  const old = "now() - interval '366 days'";
  const young = "now() - interval '364 days'";
  for (const at of [old, young]) {
    await pool.query(`insert into audit_log (event, created_at) values ('auth.test', ${at})`);
    await pool.query(
      `insert into contact_messages (name, email, message, created_at) values ('Ada', 'life@example.test', 'A message of some length', ${at})`,
    );
  }
  clock = 0;
  await cleanAuth(ctx());
  await contactJobs[0]?.handle(ctx(), {}, { jobId: 'j', number: 1, signal: new AbortController().signal });
  const left = async (query: string) => Number((await pool.query<{ count: string }>(query)).rows[0]?.count);
  expect(await left("select count(*) from audit_log where event = 'auth.test'")).toBe(1);
  expect(await left("select count(*) from contact_messages where email = 'life@example.test'")).toBe(1);
});
