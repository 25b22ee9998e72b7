import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../src/platform/database.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { address, awaitMail, type Mailed, mailsTo, newClient, newestMail, PASSWORD, signedUp } from './client.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMITS: 'off', LOG_LEVEL: 'debug' } });
});
afterAll(() => server?.stop());
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  server.request<Record<string, unknown>>(`/auth/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const signIn = (email: string, password: string) => post('/token?grant_type=password', { email, password });
const storedHash = async (email: string) =>
  (await server.db.selectFrom('auth.users').select('encrypted_password').where('email', '=', email).executeTakeFirstOrThrow())
    .encrypted_password ?? '';
const setHash = (email: string, encrypted_password: string) =>
  server.db.updateTable('auth.users').set({ encrypted_password }).where('email', '=', email).execute();

describe('passwords', () => {
  it('P-1 P-8 are kept as argon2id, and a hash with older parameters is renewed at the next sign-in', async () => {
    const email = address();
    await signedUp(server, email);
    const current = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;
    expect(await storedHash(email)).toMatch(current);
    await setHash(email, await hash(PASSWORD, { algorithm: 2, memoryCost: 8192, timeCost: 1, parallelism: 1 }));
    expect((await signIn(email, 'wrong')).status).toBe(400);
    expect(await storedHash(email)).not.toMatch(current);
    expect((await signIn(email, PASSWORD)).status).toBe(200);
    expect(await storedHash(email)).toMatch(current);
    expect((await signIn(email, PASSWORD)).status).toBe(200);
  });

  it('P-2 P-3 may be long, with spaces and any letters, and are never cut', async () => {
    const email = address();
    const long = `${'päss wörd 密碼 '.repeat(6)}`.slice(0, 72);
    await signedUp(server, email, long);
    expect((await signIn(email, long)).status).toBe(200);
    expect((await signIn(email, `${long}x`)).status).toBe(400);
    expect((await signIn(email, long.slice(0, -1))).status).toBe(400);
    expect(await post('/signup', { email: address(), password: 'x'.repeat(1025) })).toMatchObject({
      status: 400,
      body: { code: 'validation_failed' },
    });
  });

  it('P-4 P-5 a common one is refused, but signs in where it was set before, and is named weak', async () => {
    const email = address();
    await signedUp(server, email);
    expect(await post('/signup', { email: address(), password: 'Password1' })).toMatchObject({
      status: 422,
      body: { weak_password: { reasons: ['pwned'] } },
    });
    await setHash(email, await hash('iloveyou', { algorithm: 2, memoryCost: 19456, timeCost: 2, parallelism: 1 }));
    expect(await signIn(email, 'iloveyou')).toMatchObject({ status: 200, body: { weak_password: { reasons: ['pwned'] } } });
  });

  it('P-6 a mailed code stands in for the current password, once', async () => {
    const email = address();
    await signedUp(server, email);
    const { client } = newClient(server);
    await client.signInWithPassword({ email, password: PASSWORD });
    expect((await client.reauthenticate()).error).toBeNull();
    const { code } = await awaitMail(server, email, 'auth.reauthentication');
    const wrong = code === '000000' ? '111111' : '000000';
    expect((await client.updateUser({ password: 'another fine secret', nonce: wrong })).error).toMatchObject({
      code: 'reauthentication_not_valid',
    });
    expect((await client.updateUser({ password: 'another fine secret', nonce: code })).error).toBeNull();
    expect((await client.updateUser({ password: 'and one more secret', nonce: code })).error).toMatchObject({
      code: 'reauthentication_not_valid',
    });
    expect((await newestMail(server, email)).subject).toContain('password was changed'); // M-10
  });

  it('P-6 T-3 of ten who use one code at once, one does; a change that is refused does not use it up', async () => {
    const email = address();
    await signedUp(server, email);
    const { client } = newClient(server);
    await client.signInWithPassword({ email, password: PASSWORD });
    await client.reauthenticate();
    const { code: nonce } = await awaitMail(server, email, 'auth.reauthentication');
    const token = (await client.getSession()).data.session?.access_token;
    const change = (password: string) =>
      server.request<Record<string, unknown>>('/auth/v1/user', {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ password, nonce }),
      });
    expect(await change(PASSWORD)).toMatchObject({ status: 422, body: { code: 'same_password' } });
    for (const weak of ['short', 'password123'])
      expect(await change(weak), 'P-4').toMatchObject({ status: 422, body: { code: 'weak_password' } });
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => change(`another fine secret ${n}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of answers) if (status !== 200) expect([status, body.code]).toEqual([422, 'reauthentication_not_valid']);
  });
});

describe('mailed tokens', () => {
  it('T-1 T-2 links have 256 bits, and the database holds neither link nor code', async () => {
    const email = address();
    await newClient(server).client.signUp({ email, password: PASSWORD });
    const { link, code } = await newestMail(server, email);
    const token = (link.searchParams.get('token') ?? '').replace('pkce_', '');
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const { rows } = await server.services.pool.query<{ dump: string }>(
      'select row_to_json(t)::text as dump from auth.one_time_tokens t where email = $1',
      [email],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.dump).not.toContain(token);
    expect(rows[0]?.dump.replaceAll(/\\\\x[0-9a-f]+|[0-9a-f-]{36}|\d{4}-\d\d-\d\dT[\d:.+]+/g, '')).not.toContain(`"${code}"`);
    expect(rows[0]?.dump).not.toContain(PASSWORD);
  });

  it('T-6 what a request says about its host never reaches a mail', async () => {
    const email = address();
    const { port } = new URL(server.url);
    const body = JSON.stringify({ email, password: PASSWORD });
    const status = await new Promise<number | undefined>((done, fail) => {
      const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'content-type': 'application/json' };
      const sent = request({ port, host: '127.0.0.1', path: '/auth/v1/signup', method: 'POST', headers }, (response) => {
        response.resume();
        done(response.statusCode);
      });
      sent.on('error', fail);
      sent.end(body);
    });
    expect(status).toBe(200);
    const { link, text } = await newestMail(server, email);
    expect(link.origin).toBe(new URL(server.services.config.PUBLIC_URL).origin);
    expect(text).not.toContain('evil.example');
  });

  it('T-5 U1 an address is changed by the codes of both mails, each for its own address, and the old one is told', async () => {
    const [old, fresh] = [address(), address()];
    const { client } = await signedUp(server, old);
    await client.resetPasswordForEmail(old);
    const forgotten = (await awaitMail(server, old, 'auth.recovery')).link.searchParams.get('token') ?? '';
    expect((await client.updateUser({ email: fresh })).error).toBeNull();
    const [first, second] = [
      await awaitMail(server, old, 'auth.email_change_current'),
      await awaitMail(server, fresh, 'auth.email_change_new'),
    ];
    if (first.code !== second.code)
      expect((await client.verifyOtp({ email: fresh, token: first.code, type: 'email_change' })).error).toMatchObject({
        code: 'otp_expired',
      });
    expect((await client.verifyOtp({ email: old, token: first.code, type: 'email_change' })).error).toBeNull();
    expect((await client.getUser()).data.user?.email).toBe(old);
    const { data } = await client.verifyOtp({ email: fresh, token: second.code, type: 'email_change' });
    expect(data.user).toMatchObject({ email: fresh, identities: [{ email: fresh, identity_data: { email: fresh } }] });
    expect((await post('/verify', { token_hash: forgotten, type: 'recovery' })).status, 'a link to the old address').toBe(403);
    expect((await signIn(fresh, PASSWORD)).status).toBe(200);
    expect((await signIn(old, PASSWORD)).status).toBe(400);
    expect((await mailsTo(server, old)).at(-1)?.subject).toContain('address was changed');
  });

  const openChange = ({ link }: Mailed) =>
    newClient(server).client.verifyOtp({ token_hash: link.searchParams.get('token') ?? '', type: 'email_change' });

  it('T-5 U1 an address is confirmed by its own mails only: those of an earlier change confirm nothing of a later one', async () => {
    const [own, earlier, later] = [address(), address(), address()];
    const { client } = await signedUp(server, own);
    expect((await client.updateUser({ email: earlier })).error).toBeNull();
    const [first, toEarlier] = [await newestMail(server, own), await newestMail(server, earlier)];
    expect((await openChange(first)).error).toBeNull();
    expect((await client.updateUser({ email: later })).error).toBeNull();
    expect((await openChange(toEarlier)).error).toMatchObject({ code: 'otp_expired' });
    const toOwn = await newestMail(server, own);
    expect((await openChange(await newestMail(server, later))).data.session).toBeNull();
    expect((await client.getUser()).data.user).toMatchObject({ email: own, new_email: later });
    expect((await openChange(toOwn)).data.user?.email).toBe(later);
  });

  it('T-5 U1 a new password ends a change of address that waits, and one that is asked for with it goes on', async () => {
    const [own, strange, later] = [address(), address(), address()];
    const { client } = await signedUp(server, own);
    expect((await client.updateUser({ email: strange })).error).toBeNull();
    const waiting = [await newestMail(server, own), await newestMail(server, strange)];
    const password = 'quiet harbor 81 lanterns';
    expect((await client.updateUser({ password, current_password: PASSWORD })).error).toBeNull();
    expect((await client.getUser()).data.user?.new_email).toBeFalsy();
    for (const mail of waiting) expect((await openChange(mail)).error).toMatchObject({ code: 'otp_expired' });

    const both = { email: later, password: 'narrow bridge 27 violins', current_password: password };
    expect((await client.updateUser(both)).error).toBeNull();
    const mails = [await awaitMail(server, later, 'auth.email_change_new'), await awaitMail(server, own, 'auth.email_change_current', 2)];
    for (const mail of mails) expect((await openChange(mail)).error).toBeNull();
    expect((await client.getUser()).data.user?.email).toBe(later);
  });

  it('U1 the mails of a change are sent once more, the first ones count too, and nothing is sent to be confirmed again', async () => {
    const [own, later] = [address(), address()];
    const { client } = await signedUp(server, own);
    expect((await client.updateUser({ email: later })).error).toBeNull();
    const first = [await newestMail(server, own), await newestMail(server, later)];
    for (const type of ['signup', 'email_change'] as const) expect((await client.resend({ type, email: own })).error).toBeNull();
    await awaitMail(server, own, 'auth.email_change_current', 2);
    await awaitMail(server, later, 'auth.email_change_new', 2);
    expect((await mailsTo(server, own)).filter(({ purpose }) => purpose === 'auth.signup')).toHaveLength(1);
    for (const mail of first) expect((await openChange(mail)).error).toBeNull();
    expect((await client.getUser()).data.user?.email).toBe(later);
  });

  it('T-5 U1 an address that somebody else has confirmed meanwhile is not moved to', async () => {
    const [own, wanted] = [address(), address()];
    const { client } = await signedUp(server, own);
    expect((await client.updateUser({ email: wanted })).error).toBeNull();
    const [toOwn, toWanted] = [await newestMail(server, own), await newestMail(server, wanted)];
    await signedUp(server, wanted);
    expect((await openChange(toOwn)).error).toBeNull();
    expect((await openChange(toWanted)).error).toMatchObject({ code: 'otp_expired', status: 403 });
    expect((await client.getUser()).data.user?.email).toBe(own);
  });

  it('T-5 U1 nor one with which somebody signs up at the same moment', async () => {
    const [own, wanted] = [address(), address()];
    const { client } = await signedUp(server, own);
    expect((await client.updateUser({ email: wanted })).error).toBeNull();
    const [toOwn, toWanted] = [await newestMail(server, own), await newestMail(server, wanted)];
    expect((await openChange(toOwn)).error).toBeNull();
    const opened = await server.db.transaction().execute(async (tx) => {
      await tx.insertInto('auth.users').values({ email: wanted }).execute();
      const waits = openChange(toWanted);
      const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like 'update auth.users%'`;
      await expect.poll(async () => (await waiting.execute(server.db)).rows).toHaveLength(1);
      return { waits };
    });
    expect((await opened.waits).error).toMatchObject({ code: 'otp_expired', status: 403 });
    expect((await client.getUser()).data.user?.email).toBe(own);
  });
});

describe('what comes in and what goes out', () => {
  it('X-1 nothing of the server’s is set by a sign-up', async () => {
    const email = address();
    const { body } = await post('/signup', {
      email,
      password: PASSWORD,
      id: randomUUID(),
      role: 'admin',
      aud: 'admin',
      is_anonymous: true,
      email_confirmed_at: '2020-01-01',
      app_metadata: { role: 'admin' },
      data: { email_verified: true, sub: 'other' },
    });
    expect(body).toMatchObject({ role: 'authenticated', aud: 'authenticated', is_anonymous: false, app_metadata: { provider: 'email' } });
    expect(body).not.toHaveProperty('email_confirmed_at');
    expect(body.user_metadata).toMatchObject({ sub: body.id, email_verified: false });
  });

  it.each([
    ['an array', '[1]'],
    ['a key that reaches the prototype', '{"__proto__":{"admin":true}}'],
    ['such a key further down', '{"a":{"constructor":{"prototype":{}}}}'],
    ['too deep a nesting', `${'{"a":'.repeat(9)}1${'}'.repeat(9)}`],
    ['too much', JSON.stringify({ a: 'x'.repeat(5000) })],
  ])('X-2 metadata with %s is refused', async (_, data) => {
    const answer = await post('/signup', `{"email":"${address()}","password":"${PASSWORD}","data":${data}}`);
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    expect({}).not.toHaveProperty('admin');
  });

  it('X-2 metadata cannot grow bit by bit until tokens no longer fit into a header', async () => {
    const { client } = await signedUp(server, address());
    expect((await client.updateUser({ data: { a: 'x'.repeat(3000) } })).error).toBeNull();
    expect((await client.updateUser({ data: { b: 'x'.repeat(3000) } })).error).toMatchObject({ code: 'validation_failed' });
    await client.refreshSession();
    expect((await client.getUser()).error).toBeNull();
    expect((await client.updateUser({ data: { a: null, b: 'x'.repeat(3000) } })).error).toBeNull();
  });

  it('X-3 X-4 the log holds no secret, the audit log names every event', async () => {
    const email = address();
    const { client } = await signedUp(server, email);
    const { link, code } = await newestMail(server, email);
    const session = (await client.refreshSession()).data.session;
    await signIn(email, 'a wrong password of this test');
    await client.updateUser({ password: 'another fine secret', current_password: PASSWORD });
    await fetch(link, { redirect: 'manual' });
    const id = session?.user.id ?? '';
    await client.signOut();
    const log = JSON.stringify(server.log);
    expect(log).toContain('/auth/v1/token');
    for (const secret of [PASSWORD, 'another fine secret', 'a wrong password of this test', link.searchParams.get('token') ?? 'none'])
      expect(log).not.toContain(secret);
    for (const secret of [session?.access_token, session?.refresh_token, `"${code}"`]) expect(log).not.toContain(secret ?? 'none');
    const rows = await server.db.selectFrom('audit_log').select(['event', 'ip', 'user_agent']).where('user_id', '=', id).execute();
    expect(rows.map(({ event }) => event)).toEqual(
      expect.arrayContaining(['auth.signed_up', 'auth.signed_in', 'auth.sign_in_failed', 'auth.password_changed', 'auth.signed_out']),
    );
    for (const row of rows) expect(row).toMatchObject({ ip: '127.0.0.1', user_agent: expect.any(String) });
  });

  it('X-5 another site’s pages may not read answers', async () => {
    const ask = (origin: string) => server.request('/auth/v1/settings', { headers: { origin } });
    expect((await ask('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
    const own = await ask(server.services.config.PUBLIC_URL);
    expect(own.headers.get('access-control-allow-origin')).toBe(server.services.config.PUBLIC_URL);
    expect(own.headers.get('access-control-allow-credentials')).toBeNull();
  });
});
