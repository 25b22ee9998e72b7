import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { AUTH } from '../../src/modules/auth/auth-limits.rules.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { address, awaitMail, newClient, PASSWORD, signedUp } from './client.ts';

let server: TestServer;
let clock = 0;
beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMITS: 'off' }, now: () => new Date(Date.now() + clock) });
});
afterEach(() => {
  clock = 0;
});
afterAll(() => server?.stop());
type Visitor = ReturnType<typeof newClient>;
const sessionOf = async ({ client }: Visitor) => {
  const { session } = (await client.getSession()).data;
  if (!session) throw new Error('not signed in');
  return session;
};
const get = (path: string, token: string) =>
  server.request<Record<string, unknown>>(path, { headers: { authorization: `Bearer ${token}` } });
const refresh = (token: string) =>
  server.request<Record<string, unknown>>('/auth/v1/token?grant_type=refresh_token', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refresh_token: token }),
  });
async function signedIn(email: string): Promise<Visitor> {
  const visitor = newClient(server);
  const { error } = await visitor.client.signInWithPassword({ email, password: PASSWORD });
  if (error) throw error;
  return visitor;
}
const sessionIdOf = (token: string) =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { session_id: string }).session_id;

describe('sessions', () => {
  it('S-1 the public key is no secret to sign with, and a header cannot bring its own key', async () => {
    const { access_token: token } = await sessionOf(await signedUp(server, address()));
    const [head = '', payload = ''] = token.split('.');
    const { kid } = JSON.parse(Buffer.from(head, 'base64url').toString()) as { kid: string };
    const { body } = await server.request<{ keys: object[] }>('/auth/v1/.well-known/jwks.json');
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const begun = `${encode({ alg: 'HS256', kid, typ: 'JWT', jwk: body.keys[0] })}.${payload}`;
    const signature = createHmac('sha256', JSON.stringify(body.keys[0])).update(begun).digest('base64url');
    expect(await get('/auth/v1/user', `${begun}.${signature}`)).toMatchObject({ status: 403, body: { code: 'bad_jwt' } });
    expect((await get('/data/v1/profiles', `${begun}.${signature}`)).status).toBe(401);
  });

  it('S-2 local, others and global end exactly their sessions, and a dead one ends without harm', async () => {
    const email = address();
    const [one, two, three] = [await signedUp(server, email), await signedIn(email), await signedIn(email)];
    const [a, b, c] = [await sessionOf(one), await sessionOf(two), await sessionOf(three)];
    const alive = async () =>
      Promise.all([a, b, c].map(async ({ access_token: token }) => (await get('/auth/v1/user', token)).status === 200));
    const logout = (token: string, scope: string) =>
      server.request<{ code: string }>(`/auth/v1/logout?scope=${scope}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json;charset=UTF-8', authorization: `Bearer ${token}` },
      });
    expect((await logout(a.access_token, 'everything')).status).toBe(400);
    expect((await logout(b.access_token, 'local')).status).toBe(204);
    expect(await alive()).toEqual([true, false, true]);
    expect((await refresh(b.refresh_token)).status).toBe(400);
    expect(await logout(b.access_token, 'local')).toMatchObject({ status: 403, body: { code: 'session_not_found' } });
    expect((await logout(c.access_token, 'others')).status).toBe(204);
    expect(await alive()).toEqual([false, false, true]);
    expect((await logout(c.access_token, 'global')).status).toBe(204);
    expect(await alive()).toEqual([false, false, false]);
    expect(await refresh(c.refresh_token)).toMatchObject({ status: 400, body: { code: 'refresh_token_not_found' } });
  });

  it('S-6 a session ends after a month, and after a week without use', async () => {
    const idle = await sessionOf(await signedUp(server, address()));
    clock = AUTH.sessionIdleMs + 1000;
    expect(await refresh(idle.refresh_token)).toMatchObject({ status: 400, body: { code: 'session_expired' } });
    clock = 0;
    let { refresh_token: token } = await sessionOf(await signedUp(server, address()));
    for (clock = 0; clock < AUTH.sessionAbsoluteMs; clock += AUTH.sessionIdleMs - 3_600_000) {
      const { status, body } = await refresh(token);
      expect(status).toBe(200);
      token = String(body.refresh_token);
    }
    expect(await refresh(token)).toMatchObject({ status: 400, body: { code: 'session_expired' } });
  });

  it('S-7 a banned or deleted account is out at its next request, and its refresh fails', async () => {
    for (const change of [{ banned_until: new Date(Date.now() + 86_400_000).toISOString() }, { deleted_at: new Date().toISOString() }]) {
      const email = address();
      const visitor = await signedUp(server, email);
      const session = await sessionOf(visitor);
      await visitor.client.resetPasswordForEmail(email);
      const { link } = await awaitMail(server, email, 'auth.recovery');
      await server.db.updateTable('auth.users').set(change).where('email', '=', email).execute();
      const opened = await newClient(server).client.verifyOtp({ token_hash: link.searchParams.get('token') ?? '', type: 'recovery' });
      expect(opened.error).toMatchObject({ status: 403, code: 'user_banned' });
      expect(await get('/auth/v1/user', session.access_token)).toMatchObject({ status: 403, body: { code: 'user_banned' } });
      expect((await get('/data/v1/profiles', session.access_token)).status).toBe(401);
      expect(await refresh(session.refresh_token)).toMatchObject({ status: 400, body: { code: 'user_banned' } });
    }
  });

  it('S-8 S-9 each sign-in has a session and a refresh token of its own, and the database holds no token', async () => {
    const email = address();
    const [one, two] = [await sessionOf(await signedUp(server, email)), await sessionOf(await signedIn(email))];
    expect(sessionIdOf(one.access_token)).not.toBe(sessionIdOf(two.access_token));
    expect(one.refresh_token).not.toBe(two.refresh_token);
    const { rows } = await server.services.pool.query<{ dump: string }>('select s::text as dump from auth.sessions s');
    for (const { dump } of rows) for (const { refresh_token: token } of [one, two]) expect(dump).not.toContain(token);
    // the signature covers session and counter: nobody derives another session's token from their own
    const forged = Buffer.from(one.refresh_token, 'base64url');
    Buffer.from(two.refresh_token, 'base64url').copy(forged, 0, 0, 25);
    expect(await refresh(forged.toString('base64url'))).toMatchObject({ status: 400, body: { code: 'refresh_token_not_found' } });
  });

  it('P-7 S-7 a new password ends the other sessions everywhere, the application’s data included', async () => {
    const email = address();
    const [one, two] = [await signedUp(server, email), await signedIn(email)];
    const other = await sessionOf(two);
    expect((await get('/data/v1/profiles', other.access_token)).status).toBe(200);
    await one.client.resetPasswordForEmail(email);
    await expect
      .poll(async () => (await server.db.selectFrom('mail_outbox').select('id').where('to_address', '=', email).execute()).length)
      .toBe(2);
    const { error } = await one.client.updateUser({ password: 'another fine secret', current_password: PASSWORD });
    expect(error).toBeNull();
    expect((await get('/data/v1/profiles', other.access_token)).status).toBe(401);
    expect(await get('/auth/v1/user', other.access_token)).toMatchObject({ status: 403, body: { code: 'session_not_found' } });
    expect((await refresh(other.refresh_token)).status).toBe(400);
    const { rows } = await server.services.pool.query('select 1 from auth.one_time_tokens where email = $1', [email]);
    expect(rows).toEqual([]); // older reset links are dead
    expect((await get('/data/v1/profiles', (await sessionOf(one)).access_token)).status).toBe(200);
  });
});

describe('load', () => {
  it('P-1 twenty sign-ins at once do not hold up anything else', async () => {
    const email = address();
    await signedUp(server, email);
    let done = 0;
    const signingIn = Array.from({ length: 20 }, () => signedIn(email).then(() => (done += 1)));
    expect((await server.request('/healthz')).status).toBe(200);
    expect(done).toBeLessThan(20);
    await Promise.all(signingIn);
  });

  it('P-1 whoever would wait too long for a hash is told so at once, and the next one is served again', async () => {
    const email = address();
    await signedUp(server, email);
    const usual = AUTH.waitingHashes;
    Object.assign(AUTH, { waitingHashes: 2 });
    const signIn = () =>
      server.request<{ code: string }>('/auth/v1/token?grant_type=password', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: PASSWORD }),
      });
    const answers = await Promise.all(Array.from({ length: 40 }, signIn));
    Object.assign(AUTH, { waitingHashes: usual });
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
    const refused = answers.find(({ status }) => status === 503);
    expect(refused).toMatchObject({ body: { code: 'unexpected_failure', message: expect.stringContaining('Too many people') } });
    expect(refused?.headers.get('retry-after')).toBeTruthy();
    expect((await signIn()).status).toBe(200);
  });

  it('U1 a request that takes longer than its time is a 504', async () => {
    const visitor = await signedUp(server, address());
    const { access_token: token, user } = await sessionOf(visitor);
    const usual = AUTH.requestMs;
    Object.assign(AUTH, { requestMs: 100 });
    const change = () =>
      server.request<{ code: string }>('/auth/v1/user', {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ data: { theme: 'dark' } }),
      });
    await server.db.transaction().execute(async (tx) => {
      await tx.selectFrom('auth.users').select('id').where('id', '=', user.id).forUpdate().execute();
      expect(await change()).toMatchObject({ status: 504, body: { code: 'request_timeout' } });
    });
    Object.assign(AUTH, { requestMs: usual });
    expect((await change()).status).toBe(200);
  });
});
