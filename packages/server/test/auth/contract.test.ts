import { randomUUID } from 'node:crypto';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AUTH } from '../../src/modules/auth/auth-limits.rules.ts';
import { cleanAuth } from '../../src/modules/auth/cleaning.service.ts';
import { issueRefreshToken } from '../../src/modules/auth/refresh-token.rules.ts';
import { jobContext } from '../../src/platform/context.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { problemsOfHeaders } from '../surface/headers.ts';
import { address, awaitMail, newClient, newestMail, PASSWORD, signedUp } from './client.ts';

/** What a client of the protocol relies on, endpoint by endpoint, as far as no other file says it. */

let server: TestServer;
let clock = 0;
beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMITS: 'off' }, now: () => new Date(Date.now() + clock) });
});
afterAll(() => server?.stop());

type Visitor = ReturnType<typeof newClient>;
type Body = Record<string, unknown>;
const ask = (method: string, path: string, body?: unknown, token?: string, headers: Record<string, string> = {}) =>
  server.request<Body>(`/auth/v1${path}`, {
    method,
    headers: { 'content-type': 'application/json;charset=UTF-8', ...(token && { authorization: `Bearer ${token}` }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
const sessionOf = async ({ client }: Visitor) => {
  const { session } = (await client.getSession()).data;
  if (!session) throw new Error('not signed in');
  return session;
};
const member = async () => {
  const email = address();
  const visitor = await signedUp(server, email);
  return { email, ...visitor, token: (await sessionOf(visitor)).access_token };
};
const refresh = (refresh_token: string) => ask('POST', '/token?grant_type=refresh_token', { refresh_token });

describe('the shapes', () => {
  it('U1 U7 a session: lower-case type, whole seconds, its user with identities, and no cache', async () => {
    const { email } = await member();
    const { status, body, headers } = await ask('POST', '/token?grant_type=password', {
      email,
      password: PASSWORD,
      gotrue_meta_security: {},
    });
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(['access_token', 'expires_at', 'expires_in', 'refresh_token', 'token_type', 'user']);
    expect(body).toMatchObject({ token_type: 'bearer', expires_in: 3600, user: { email, identities: [{ provider: 'email' }] } });
    expect(headers.get('cache-control')).toBe('no-store');
    const claims = JSON.parse(Buffer.from(String(body.access_token).split('.')[1] ?? '', 'base64url').toString()) as Body;
    expect(claims).toMatchObject({
      iss: `${server.services.config.PUBLIC_URL}/auth/v1`,
      aud: 'authenticated',
      role: 'authenticated',
      exp: body.expires_at,
      email,
      phone: '',
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: expect.any(Number) }],
      session_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      app_metadata: { provider: 'email', providers: ['email'] },
      is_anonymous: false,
    });
  });

  it('U1 U7 a user: what is always there, as text and never null, and nothing secret', async () => {
    const { email, token } = await member();
    const { body } = await ask('GET', '/user', undefined, token);
    expect(body).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4/),
      aud: 'authenticated',
      role: 'authenticated',
      email,
      phone: '',
      email_confirmed_at: expect.any(String),
      confirmed_at: expect.any(String),
      confirmation_sent_at: expect.any(String),
      last_sign_in_at: expect.any(String),
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { sub: body.id, email, email_verified: true, phone_verified: false },
      identities: [
        {
          identity_id: expect.any(String),
          id: body.id,
          user_id: body.id,
          provider: 'email',
          identity_data: { sub: body.id, email, email_verified: true, phone_verified: false },
          email,
          last_sign_in_at: expect.any(String),
          created_at: expect.any(String),
          updated_at: expect.any(String),
        },
      ],
      created_at: expect.any(String),
      updated_at: expect.any(String),
      is_anonymous: false,
    });
  });

  it('U3 the published keys may be kept for ten minutes', async () => {
    const { headers } = await server.request('/auth/v1/.well-known/jwks.json');
    expect(headers.get('cache-control')).toBe('public, max-age=600');
  });
});

describe('refused, with the code that clients know', () => {
  it.each<[string, string, object | undefined, number, string]>([
    ['POST', '/signup', { email: 'a@example.test', password: PASSWORD, phone: '+491701234567' }, 400, 'phone_provider_disabled'],
    ['POST', '/signup', { email: `${'x'.repeat(250)}@example.test`, password: PASSWORD }, 400, 'validation_failed'],
    ['POST', '/token?grant_type=password', { phone: '+491701234567', password: PASSWORD }, 400, 'phone_provider_disabled'],
    ['POST', '/token?grant_type=password', { email: 'a@example.test' }, 400, 'validation_failed'],
    ['POST', '/token?grant_type=web3', {}, 422, 'web3_provider_disabled'],
    ['POST', '/token?grant_type=pkce', { auth_code: '', code_verifier: '' }, 400, 'validation_failed'],
    ['POST', '/verify', { token_hash: 'x', type: 'signup', redirect_to: '/' }, 400, 'validation_failed'],
    ['POST', '/verify', { phone: '+491701234567', token: '123456', type: 'sms' }, 400, 'phone_provider_disabled'],
    ['GET', '/verify?type=signup', undefined, 400, 'validation_failed'],
    ['POST', '/recover', { email: 'nobody' }, 400, 'validation_failed'],
    ['GET', '/authorize?provider=nobody', undefined, 400, 'validation_failed'],
    ['POST', '/sso', {}, 404, 'saml_provider_disabled'],
    ['POST', '/passkeys/x', {}, 404, 'passkey_disabled'],
    ['GET', '/passkeys/x', undefined, 404, 'passkey_disabled'],
    ['GET', '/oauth/x', undefined, 404, 'feature_disabled'],
    ['POST', '/factors/recovery-codes', {}, 404, 'feature_disabled'],
    ['POST', '/magiclink', { email: 'a@example.test' }, 422, 'otp_disabled'],
  ])('U1 U4 U5 %s %s with %j is %i %s', async (method, path, body, status, code) => {
    const answer = await ask(method, path, body);
    expect(answer).toMatchObject({ status, body: { code, error_code: code, message: expect.any(String) } });
  });

  it('U1 U6 without a token, and with one that is none', async () => {
    for (const [method, path] of [
      ['GET', '/user'],
      ['PUT', '/user'],
      ['POST', '/logout'],
      ['GET', '/reauthenticate'],
      ['GET', '/user/identities/authorize?provider=acme'],
      ['DELETE', `/user/identities/${randomUUID()}`],
      ['POST', '/factors'],
      ['POST', `/factors/${randomUUID()}/challenge`],
      ['POST', `/factors/${randomUUID()}/verify`],
      ['DELETE', `/factors/${randomUUID()}`],
    ] as const) {
      expect(await ask(method, path), path).toMatchObject({ status: 401, body: { code: 'no_authorization' } });
      expect(await ask(method, path, undefined, 'x.y.z'), path).toMatchObject({ status: 403, body: { code: 'bad_jwt' } });
    }
  });

  it('U1 an address that somebody else has is refused for a change', async () => {
    const [one, other] = [await member(), await member()];
    expect(await ask('PUT', '/user', { email: other.email }, one.token)).toMatchObject({ status: 422, body: { code: 'email_exists' } });
    expect(await ask('PUT', '/user', { phone: '+491701234567' }, one.token)).toMatchObject({ body: { code: 'phone_provider_disabled' } });
  });

  it('U1 X-5 a page of another origin may not ask at all', async () => {
    const answer = await ask('POST', '/recover', { email: address() }, undefined, { origin: 'https://evil.example' });
    expect(answer).toMatchObject({ status: 403, body: { code: 'origin_not_allowed' } });
  });

  it('E-4 a link to sign in is offered to nobody, known or unknown', async () => {
    const { email } = await member();
    const [known, unknown] = [
      await ask('POST', '/otp', { email, create_user: false }),
      await ask('POST', '/otp', { email: address(), create_user: false }),
    ];
    expect(known).toMatchObject({ status: 422, body: { code: 'otp_disabled' } });
    expect(unknown.body).toEqual(known.body);
  });
});

describe('codes', () => {
  it('E-6 five wrong tries void a code, and a new one voids the old', async () => {
    const email = address();
    const { client } = newClient(server);
    await client.signUp({ email, password: PASSWORD });
    const first = await newestMail(server, email);
    await client.signUp({ email, password: PASSWORD });
    const second = await newestMail(server, email);
    const verify = (token: string) => ask('POST', '/verify', { email, token, type: 'signup' });
    const expired = { status: 403, body: { code: 'otp_expired' } };
    if (first.code !== second.code) expect(await verify(first.code)).toMatchObject(expired);
    for (let n = first.code === second.code ? 0 : 1; n < 4; n += 1) await verify(second.code === '000000' ? '111111' : '000000');
    expect((await verify(second.code)).status).toBe(200); // the fifth try may be the right one

    await client.resetPasswordForEmail(email);
    const old = await awaitMail(server, email, 'auth.recovery');
    await client.resetPasswordForEmail(email);
    const newest = await awaitMail(server, email, 'auth.recovery', 2);
    const recover = (token: string, type = 'recovery') => ask('POST', '/verify', { email, token, type });
    expect(await recover(newest.code, 'email'), 'T-5').toMatchObject(expired);
    const wrong = ['000000', '111111', '222222'].find((guess) => guess !== old.code && guess !== newest.code) ?? '';
    for (let n = 0; n < 5; n += 1) expect(await recover(wrong)).toMatchObject(expired);
    for (const code of [newest.code, old.code]) expect(await recover(code)).toMatchObject(expired);
  });

  it('E-6 T-3 of many guesses at once, five are looked at', async () => {
    const email = address();
    await newClient(server).client.signUp({ email, password: PASSWORD });
    const { code } = await newestMail(server, email);
    const guess = () => ask('POST', '/verify', { email, token: code === '000000' ? '111111' : '000000', type: 'signup' });
    // The token’s row is held, so that all have come before the first is judged.
    const guesses = await server.db.transaction().execute(async (tx) => {
      await tx.selectFrom('auth.one_time_tokens').select('id').where('email', '=', email).forUpdate().execute();
      const asked = Array.from({ length: 6 }, guess);
      const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(async () => (await server.services.pool.query(waiting)).rowCount).toBe(6);
      return asked;
    });
    for (const { status } of await Promise.all(guesses)) expect(status).toBe(403);
    const { rows } = await server.services.pool.query('select code_attempts from auth.one_time_tokens where email = $1', [email]);
    expect(rows).toEqual([{ code_attempts: 5 }]);
  });

  it('E-6 fifty wrong codes in a day void those of further mails, too; links go on, and so does another day', async () => {
    for (const way of ['link', 'day']) {
      const email = address();
      const { client } = await signedUp(server, email);
      const recover = async (token: string) => (await ask('POST', '/verify', { email, token, type: 'recovery' })).status;
      let mails = 0;
      const mailed = async () => {
        await client.resetPasswordForEmail(email);
        mails += 1;
        return awaitMail(server, email, 'auth.recovery', mails);
      };
      for (let round = 0; round < 10; round += 1) {
        const { code } = await mailed();
        for (let n = 0; n < 5; n += 1) expect(await recover(code === '000000' ? '111111' : '000000')).toBe(403);
      }
      clock += AUTH.linkMs + 1000;
      await cleanAuth(jobContext(server.services, 'test', 'test'));
      const { code, link } = await mailed();
      expect(await recover(code)).toBe(403);
      const token_hash = link.searchParams.get('token');
      if (way === 'link') expect((await ask('POST', '/verify', { token_hash, type: 'recovery' })).status).toBe(200);
      else clock += 24 * AUTH.linkMs;
      expect(await recover((await mailed()).code), way).toBe(200);
    }
  });

  it('P-7 T-3 whoever has signed in by one link leaves no other behind', async () => {
    const email = address();
    const { client } = await signedUp(server, email);
    const tokens: string[] = [];
    for (let count = 1; count <= 2; count += 1) {
      await client.resetPasswordForEmail(email);
      tokens.push((await awaitMail(server, email, 'auth.recovery', count)).link.searchParams.get('token') ?? '');
    }
    const open = async (token_hash = '') => (await ask('POST', '/verify', { token_hash, type: 'recovery' })).status;
    expect([await open(tokens[0]), await open(tokens[1])]).toEqual([200, 403]);
  });

  it('T-8 neither a scanner’s GET nor a HEAD uses a link up', async () => {
    const email = address();
    await newClient(server).client.signUp({ email, password: PASSWORD });
    const { link } = await newestMail(server, email);
    for (const method of ['HEAD', 'GET', 'HEAD', 'GET']) {
      const answer = await fetch(link, { method, redirect: 'manual' });
      expect(answer.status, method).toBe(303);
      await answer.body?.cancel();
    }
    expect((await ask('POST', '/verify', { token_hash: link.searchParams.get('token'), type: 'signup' })).status).toBe(200);
  });
});

describe('refreshing', () => {
  it('S-3 the rotation table, row by row, and an ended session stays ended', async () => {
    const visitor = await signedUp(server, address());
    const first = (await sessionOf(visitor)).refresh_token;
    const sessionId = (
      await server.db
        .selectFrom('auth.sessions')
        .select('id')
        .where('user_id', '=', (await sessionOf(visitor)).user.id)
        .executeTakeFirstOrThrow()
    ).id;
    const counter = async () =>
      (await server.services.pool.query<{ counter: number }>('select counter from auth.sessions where id = $1', [sessionId])).rows[0]
        ?.counter;
    const later = () => {
      clock += AUTH.reuseIntervalMs + 1000;
    };
    expect(await refresh(`${first.slice(0, -1)}${first.endsWith('A') ? 'E' : 'A'}`)).toMatchObject({ status: 400 });
    const ahead = issueRefreshToken(server.services.secrets.key('refresh-token'), sessionId, 99);
    expect(await refresh(ahead)).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    const second = String((await refresh(first)).body.refresh_token); // in force: a step on
    expect(await counter()).toBe(1);
    later();
    expect((await refresh(first)).body.refresh_token).toBe(second); // the last answer was lost: the same again, and no step
    expect(await counter()).toBe(1);
    const third = String((await refresh(second)).body.refresh_token);
    expect(await counter()).toBe(2);
    expect(await refresh(first)) // two behind: its successor has been used, so it is a copy, even at once
      .toMatchObject({ status: 400, body: { code: 'refresh_token_already_used' } });
    expect(await counter()).toBeUndefined();
    expect(await refresh(third)).toMatchObject({ status: 400, body: { code: 'refresh_token_not_found' } });
    clock = 0;
  });

  it('S-3 once the successor of a refresh token has been used, the token is a copy: both holders are out, and the owner is told', async () => {
    for (const use of ['/auth/v1/user', '/data/v1/profiles']) {
      const email = address();
      const visitor = await signedUp(server, email);
      const stolen = (await sessionOf(visitor)).refresh_token;
      const { body: owner } = await refresh(stolen);
      clock += AUTH.reuseIntervalMs + 1000;
      const { body: thief } = await refresh(stolen);
      expect(thief.refresh_token, 'the answer may have been lost').toBe(owner.refresh_token);
      const get = (token: unknown) => server.request(use, { headers: { authorization: `Bearer ${token}` } });
      expect((await get(owner.access_token)).status).toBe(200);
      expect(await refresh(stolen)).toMatchObject({ status: 400, body: { code: 'refresh_token_already_used' } });
      expect(await refresh(String(owner.refresh_token))).toMatchObject({ status: 400, body: { code: 'refresh_token_not_found' } });
      for (const { access_token: token } of [owner, thief]) expect([401, 403]).toContain((await get(token)).status);
      const mail = await newestMail(server, email);
      expect(mail.subject).toBe('We signed you out of Citelight for your safety');
      expect(mail.text).toContain('One of your sessions was used in two places, as if someone had copied it.');
      clock = 0;
    }
  });

  it('S-4 twenty at once with one token: one step, and one new token for all', async () => {
    const { refresh_token: token, user } = await sessionOf(await signedUp(server, address()));
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(token)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1);
    const { rows } = await server.services.pool.query('select counter from auth.sessions where user_id = $1', [user.id]);
    expect(rows).toEqual([{ counter: 1 }]);
  });

  it('S-6 a restart forgets neither when a session began nor when it was last used', async () => {
    const [used, left] = [await sessionOf(await signedUp(server, address())), await sessionOf(await signedUp(server, address()))];
    let at = AUTH.sessionIdleMs - 60_000;
    const restarted = async (token: string) => {
      const own = await startServer({ env: { RATE_LIMITS: 'off' }, database: server.database, now: () => new Date(Date.now() + at) });
      const answer = await own.request<Body>('/auth/v1/token?grant_type=refresh_token', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ refresh_token: token }),
      });
      await own.stop();
      return answer;
    };
    const first = await restarted(used.refresh_token);
    expect(first.status).toBe(200);
    at = AUTH.sessionIdleMs + 60_000;
    expect(await restarted(left.refresh_token)).toMatchObject({ status: 400, body: { code: 'session_expired' } });
    const second = await restarted(String(first.body.refresh_token));
    expect(second.status).toBe(200);
    at = AUTH.sessionAbsoluteMs + 60_000;
    expect(await restarted(String(second.body.refresh_token))).toMatchObject({ status: 400, body: { code: 'session_expired' } });
  });
});

describe('second factors', () => {
  const enroll = async ({ client }: Visitor, friendlyName: string) => {
    const { data, error } = await client.mfa.enroll({ factorType: 'totp', friendlyName });
    if (error || data.type !== 'totp') throw error ?? new Error('not totp');
    return {
      factorId: data.id,
      codeAt: (ms = 0) => new TOTP({ secret: data.totp.secret }).generate({ timestamp: Date.now() + clock + ms }),
    };
  };

  it('M-1 M-2 a code counts once, also for another session; one step either way counts, two do not', async () => {
    const email = address();
    const one = await signedUp(server, email);
    const { factorId, codeAt } = await enroll(one, 'phone');
    const code = codeAt();
    expect((await one.client.mfa.challengeAndVerify({ factorId, code })).error).toBeNull();
    const two = newClient(server);
    await two.client.signInWithPassword({ email, password: PASSWORD });
    const verify = async (given: string) => (await two.client.mfa.challengeAndVerify({ factorId, code: given })).error?.code;
    expect(await verify(code)).toBe('mfa_verification_failed');
    clock += 600_000;
    expect(await verify(codeAt(-60_000))).toBe('mfa_verification_failed');
    expect(await verify(codeAt(60_000))).toBe('mfa_verification_failed');
    expect(await verify(codeAt(-30_000))).toBeUndefined();
    expect(await verify(codeAt(30_000))).toBeUndefined();
    expect(await verify(codeAt(-30_000)), 'used before the last one').toBe('mfa_verification_failed');
    clock = 0;
  });

  it('S-5 a token from before the second factor never yields aal2, at once or later', async () => {
    const visitor = await signedUp(server, address());
    const before = (await sessionOf(visitor)).refresh_token;
    const { factorId, codeAt } = await enroll(visitor, 'phone');
    expect((await visitor.client.mfa.challengeAndVerify({ factorId, code: codeAt() })).error).toBeNull();
    const used = { status: 400, body: { code: 'refresh_token_already_used' } };
    expect(await refresh(before)).toMatchObject(used);
    clock += 1000;
    expect(await refresh(before)).toMatchObject(used);
    expect((await visitor.client.getUser()).error).toBeNull(); // another tab may have raced
    clock += AUTH.reuseIntervalMs;
    expect(await refresh(before)).toMatchObject(used);
    expect((await visitor.client.getUser()).error).not.toBeNull();
    clock = 0;
  });

  it('U4 names differ, ten are enough, ids are ids, a code is needed, and what was begun and left is cleared', async () => {
    const visitor = await member();
    const post = (path: string, body: object) => ask('POST', `/factors${path}`, body, visitor.token);
    const totp = (friendly_name: string) => post('', { factor_type: 'totp', friendly_name });
    const first = await totp('one');
    expect(first.status).toBe(200);
    expect(await totp('one')).toMatchObject({ status: 422, body: { code: 'mfa_factor_name_conflict' } });
    expect(await post('', { factor_type: 'other' })).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    expect(await post('/nonsense/challenge', {})).toMatchObject({ status: 404, body: { code: 'validation_failed' } });
    const challenge = await post(`/${first.body.id}/challenge`, {});
    expect(challenge.body).toMatchObject({ type: 'totp', expires_at: expect.any(Number) });
    expect(await post(`/${first.body.id}/verify`, { challenge_id: challenge.body.id, code: '' })).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', message: 'Code needs to be non-empty' },
    });
    for (let n = 2; n <= 10; n += 1) expect((await totp(`number ${n}`)).status).toBe(200);
    expect(await totp('one too many')).toMatchObject({ status: 422, body: { code: 'too_many_enrolled_mfa_factors' } });
    clock += 5 * 60_000 + 1000;
    expect((await totp('after a while')).status).toBe(200);
    const factors = (await ask('GET', '/user', undefined, visitor.token)).body.factors as { friendly_name: string }[];
    expect(factors.map((factor) => factor.friendly_name)).toEqual(['one', 'after a while']); // the first was challenged
    clock = 0;
  });

  it('M-9 U4 a phone is no second factor while there is no provider to send to it', async () => {
    const { token } = await member();
    const answer = await ask('POST', '/factors', { factor_type: 'phone', phone: '+491701234567' }, token);
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'mfa_phone_enroll_not_enabled', message: expect.stringContaining('SMS provider') },
    });
    expect((await ask('GET', '/user', undefined, token)).body).not.toHaveProperty('factors');
  });
});

describe('the platform', () => {
  it('S-11 a member lists own sessions, and ends one of them', async () => {
    const { email, token } = await member();
    const { body } = await ask('POST', '/token?grant_type=password', { email, password: PASSWORD });
    const as = { headers: { authorization: `Bearer ${token}` } };
    const { items } = (await server.request<{ items: { id: string; current: boolean }[] }>('/api/sessions', as)).body;
    expect(items.map(({ current }) => current).sort()).toEqual([false, true]);
    const other = items.find(({ current }) => !current);
    expect((await server.request(`/api/sessions/${other?.id}`, { method: 'DELETE', ...as })).status).toBe(200);
    expect((await ask('GET', '/user', undefined, String(body.access_token))).body).toMatchObject({ code: 'session_not_found' });
    expect((await refresh(String(body.refresh_token))).status).toBe(400);
    expect((await ask('GET', '/user', undefined, token)).status).toBe(200);
  });

  it('X-6 over https every answer says so for two years; no guessing of types, no banner, JSON in UTF-8', async () => {
    const own = await startServer({ env: { PUBLIC_URL: 'https://citelight.test', ROLE: 'api' } });
    const asked: [status: number, path: string, init?: RequestInit][] = [
      [200, '/auth/v1/settings'],
      [200, '/auth/v1/health'],
      [200, '/auth/v1/.well-known/jwks.json'],
      [
        400,
        '/auth/v1/token?grant_type=password',
        { method: 'POST', body: '{"email":"a@b.test","password":"x"}', headers: { 'content-type': 'application/json' } },
      ],
      [401, '/auth/v1/user'],
      [401, '/auth/v1/admin/users'],
      [404, '/auth/v1/nothing'],
      [200, '/api/settings'],
      [401, '/data/v1/profiles'],
      [200, '/healthz'],
      [200, '/openapi.json'],
    ];
    for (const [status, path, init] of asked) {
      const answer = await own.request(path, init);
      expect(answer.status, path).toBe(status);
      expect(answer.headers.get('strict-transport-security'), path).toBe('max-age=63072000; includeSubDomains');
      expect(answer.headers.get('content-type')?.toLowerCase(), path).toBe('application/json; charset=utf-8');
      expect(problemsOfHeaders(answer.headers, { https: true }), path).toEqual([]);
    }
    await own.stop();
  });

  it('X-8 nobody has an account to begin with, and the ways of an administrator are closed, signed in or not', async () => {
    const own = await startServer({ env: { ROLE: 'api' } });
    expect((await own.services.pool.query('select 1 from auth.users')).rowCount).toBe(0);
    await own.stop();
    const { token } = await member();
    for (const as of [undefined, token])
      for (const [method, path] of [
        ['GET', '/admin/users'],
        ['POST', '/admin/users'],
        ['POST', '/admin/generate_link'],
        ['PUT', `/admin/users/${randomUUID()}`],
        ['DELETE', `/admin/users/${randomUUID()}`],
        ['GET', '/admin/audit'],
        ['POST', '/invite'],
      ] as const)
        expect(await ask(method, path, undefined, as), `${method} ${path}`).toMatchObject({
          status: 401,
          body: { code: 'no_authorization' },
        });
  });
});
