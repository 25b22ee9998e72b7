import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../support/server.ts';
import { address, newClient, newestMail, PASSWORD, signedUp } from './client.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server?.stop());
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  server.request<Record<string, unknown>>(`/auth/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

describe('the protocol', () => {
  it('U1 names errors in every way a client may read them, and echoes its version', async () => {
    const { status, body, headers } = await post(
      '/token?grant_type=password',
      { email: address(), password: 'nothing' },
      { 'x-supabase-api-version': '2024-01-01' },
    );
    expect(status).toBe(400);
    expect(headers.get('x-supabase-api-version')).toBe('2024-01-01');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toEqual({
      code: 'invalid_credentials',
      error_code: 'invalid_credentials',
      message: 'Invalid login credentials',
      msg: 'Invalid login credentials',
    });
  });

  it.each([
    ['/signup', '{broken', 400, 'bad_json'],
    ['/signup', '[]', 400, 'bad_json'],
    ['/signup', { email: 'nobody', password: PASSWORD }, 400, 'validation_failed'],
    ['/signup', { email: 'a@example.test' }, 400, 'validation_failed'],
    ['/signup', {}, 422, 'anonymous_provider_disabled'],
    ['/signup', { email: 'a@example.test', password: PASSWORD, code_challenge: 'x'.repeat(43) }, 400, 'validation_failed'],
    ['/token?grant_type=magic', {}, 400, 'invalid_credentials'],
    ['/token?grant_type=refresh_token', {}, 400, 'validation_failed'],
    ['/token?grant_type=refresh_token', { refresh_token: 'abcdefghijkl' }, 400, 'refresh_token_not_found'],
    ['/token?grant_type=pkce', { auth_code: 'x', code_verifier: 'y' }, 404, 'flow_state_not_found'],
    ['/verify', { token_hash: 'nothing', type: 'signup' }, 403, 'otp_expired'],
    ['/verify', { token_hash: 'x', type: 'signup', email: 'a@example.test' }, 400, 'validation_failed'],
    ['/verify', { email: 'a@example.test', token: '123456', type: 'admin' }, 400, 'validation_failed'],
    ['/resend', { type: 'other', email: 'a@example.test' }, 400, 'validation_failed'],
    ['/sso', {}, 404, 'saml_provider_disabled'],
    ['/logout', {}, 401, 'no_authorization'],
    ['/admin/users', {}, 401, 'no_authorization'],
  ])('U1 %s with %j is %i %s', async (path, body, status, code) =>
    expect(await post(path, body)).toMatchObject({ status, body: { code } }),
  );

  it('/resend names the types it supports', async () =>
    expect(await post('/resend', { type: 'sms', phone: '1' })).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', message: 'Missing one of these types: signup, email_change' },
    }));

  it('U1 a body over 1 MB is refused', async () =>
    expect(await post('/signup', { email: 'x'.repeat(1_100_000) })).toMatchObject({
      status: 413,
      body: { code: 'request_entity_too_large' },
    }));

  it('U3 forged tokens are refused', async () => {
    const { client } = await signedUp(server, address());
    const token = (await client.getSession()).data.session?.access_token ?? '';
    const [head = '', payload = '', signature = ''] = token.split('.');
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
    const forged = [
      `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`,
      `${head}.${encode({ ...claims, sub: randomUUID() })}.${signature}`,
      `${encode({ alg: 'HS256', kid: 'x' })}.${payload}.${signature}`,
      await server.tokenFor({ ...claims, exp: 1 }),
      await server.tokenFor({ ...claims, iss: 'https://evil.example' }),
      await server.tokenFor({ ...claims, aud: 'other' }),
    ];
    for (const bearer of forged) {
      const { status, body } = await server.request<{ code: string }>('/auth/v1/user', { headers: { authorization: `Bearer ${bearer}` } });
      expect([status, body.code], bearer).toEqual([403, 'bad_jwt']);
    }
  });

  it('U1 a link of a client without a code challenge opens a page that posts its token', async () => {
    const email = address();
    await post('/signup?redirect_to=https%3A%2F%2Fevil.example%2F', {
      email,
      password: PASSWORD,
      code_challenge: null,
      code_challenge_method: null,
    });
    const { link } = await newestMail(server, email);
    expect(link.searchParams.get('redirect_to')).toBe(`${server.services.config.PUBLIC_URL}/`);
    for (let i = 0; i < 2; i += 1) expect(await (await fetch(link)).text()).toContain('<form method="post"');
    const form = new URLSearchParams({
      token: link.searchParams.get('token') ?? '',
      type: 'signup',
      redirect_to: link.searchParams.get('redirect_to') ?? '',
    });
    const submit = () => fetch(`${server.url}/auth/v1/verify`, { method: 'POST', body: form, redirect: 'manual' });
    const done = await submit();
    expect(done.status).toBe(303);
    const fragment = new URLSearchParams(new URL(done.headers.get('location') ?? '').hash.slice(1));
    expect(fragment.get('access_token')).toBeTruthy();
    expect(fragment.get('type')).toBe('signup');
    expect((await submit()).headers.get('location')).toContain('error_code=otp_expired');
  });

  it('U1 one mail a minute to an address, whether or not it has an account', async () => {
    const known = address();
    await signedUp(server, known);
    for (const email of [known, address()]) {
      const answers = [await post('/recover', { email }), await post('/recover', { email })];
      const spaced = answers.at(-1);
      expect(spaced).toMatchObject({ status: 429, body: { code: 'over_email_send_rate_limit' } });
    }
  });

  it('U1 guessing one account from one address is held off; the owner elsewhere is not', async () => {
    const email = address();
    await signedUp(server, email);
    for (let i = 0; i < 10; i += 1) await newClient(server).client.signInWithPassword({ email, password: `guess number ${i}` });
    expect((await newClient(server).client.signInWithPassword({ email, password: PASSWORD })).error).toMatchObject({
      code: 'invalid_credentials',
    });
  });

  it('S1 a member lists and ends sessions of their own only', async () => {
    const email = address();
    const one = await signedUp(server, email);
    const stranger = await signedUp(server, address());
    const bearer = async (visitor: typeof one) => ({
      authorization: `Bearer ${(await visitor.client.getSession()).data.session?.access_token}`,
    });
    const listed = await server.request<{ items: { id: string; current: boolean }[] }>('/api/sessions', { headers: await bearer(one) });
    expect(listed.body.items).toMatchObject([{ current: true }]);
    const id = listed.body.items[0]?.id;
    expect((await server.request(`/api/sessions/${id}`, { method: 'DELETE', headers: await bearer(stranger) })).status).toBe(404);
    expect((await server.request(`/api/sessions/${id}`, { method: 'DELETE', headers: await bearer(one) })).status).toBe(200);
    expect((await server.request('/api/sessions', { headers: await bearer(one) })).status).toBe(401);
  });
});
