import { LANDING_URL_MESSAGES, PENDING_WEBSITE } from '@citelight/contracts';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../support/server.ts';
import { address, awaitMail, mailsTo, newClient, newestMail, PASSWORD, signedUp } from './client.ts';

let server: TestServer;
let clock = 0;
beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMITS: 'off' }, now: () => new Date(Date.now() + clock) });
});
afterAll(() => server?.stop());

describe('sign-up', () => {
  it('U1 A3 a new address gets a mail, and its link signs in, in any browser', async () => {
    const email = address();
    const visitor = newClient(server);
    const { data, error } = await visitor.client.signUp({ email: email.toUpperCase(), password: PASSWORD });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user).toMatchObject({ email, identities: [{ provider: 'email' }] });
    const { link } = await newestMail(server, email);
    // a scanner opens the link twice: nothing is used up
    for (let i = 0; i < 2; i += 1) {
      const answer = await fetch(link, { redirect: 'manual' });
      expect(answer.status).toBe(303);
      expect(new URL(answer.headers.get('location') ?? '').searchParams.get('type')).toBe('signup');
    }
    const other = newClient(server);
    const verified = await other.client.verifyOtp({ token_hash: link.searchParams.get('token') ?? '', type: 'signup' });
    expect(verified.error).toBeNull();
    expect(verified.data.session?.user.email).toBe(email);
    expect(other.events).toContain('SIGNED_IN');
    const again = await newClient(server).client.verifyOtp({ token_hash: link.searchParams.get('token') ?? '', type: 'signup' });
    expect(again.error).toMatchObject({ code: 'otp_expired', status: 403 });
  });

  it('A4 a confirmed address is answered by a user without identities, and its owner is told, with no token', async () => {
    const email = address();
    await signedUp(server, email);
    const { data, error } = await newClient(server).client.signUp({ email, password: PASSWORD });
    expect(error).toBeNull();
    expect(data.user?.identities).toEqual([]);
    expect(data.user?.id).not.toBe(
      (await server.db.selectFrom('auth.users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id,
    );
    const mails = await mailsTo(server, email);
    expect(mails.map(({ purpose }) => purpose)).toEqual(['auth.signup', 'auth.known']);
    const { PUBLIC_URL } = server.services.config;
    for (const path of ['/auth', '/forgot-password']) expect(mails[1]?.text_body).toContain(`${PUBLIC_URL}${path}`);
    expect(mails[1]?.text_body).not.toContain('token');
    expect((await newClient(server).client.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
  });

  const signUpWith = async (email: string, password: string) => {
    expect((await newClient(server).client.signUp({ email, password })).error).toBeNull();
    return newestMail(server, email);
  };
  const signInWith = async (email: string, password: string) =>
    (await newClient(server).client.signInWithPassword({ email, password })).error?.code;
  const confirmBy = async ({ link }: { link: URL }) => {
    const { client } = newClient(server);
    const { data, error } = await client.verifyOtp({ token_hash: link.searchParams.get('token') ?? '', type: 'signup' });
    expect(error).toBeNull();
    return { client, asked: data.user?.user_metadata.needs_password };
  };

  it.each(['the stranger first', 'the owner first'])(
    'O-6 of two who signed up with one address neither password counts, by own mail or resent (%s)',
    async (order) => {
      const passwords = [PASSWORD, 'the stranger’s choice'];
      for (const way of ['first mail', 'last mail', 'resent'] as const) {
        const email = address();
        const mails: Awaited<ReturnType<typeof signUpWith>>[] = [];
        for (const password of order === 'the owner first' ? passwords : passwords.toReversed())
          mails.push(await signUpWith(email, password));
        if (way === 'resent') {
          await newClient(server).client.resend({ type: 'signup', email });
          mails.push(await awaitMail(server, email, 'auth.signup', 3));
        }
        const opened = way === 'first mail' ? mails[0] : mails.at(-1);
        if (!opened) throw new Error('no mail');
        const { client, asked } = await confirmBy(opened);
        expect(asked, way).toBe(true);
        for (const password of passwords) expect(await signInWith(email, password), way).toBe('invalid_credentials');
        // Whoever has confirmed the address chooses one.
        expect((await client.updateUser({ password: 'chosen by the owner' })).error).toBeNull();
        expect((await client.getUser()).data.user?.user_metadata).not.toHaveProperty('needs_password');
        expect(await signInWith(email, 'chosen by the owner'), way).toBeUndefined();
      }
    },
  );

  it('O-6 the same password twice is one sign-up, and counts', async () => {
    const email = address();
    await signUpWith(email, PASSWORD);
    const { asked } = await confirmBy(await signUpWith(email, PASSWORD));
    expect(asked).toBeUndefined();
    expect(await signInWith(email, PASSWORD)).toBeUndefined();
  });

  const SITE = 'https://lamps.example/shop?a=1&b=2';
  const signUpFor = async (email: string, website: unknown) => {
    const { data, error } = await newClient(server).client.signUp({
      email,
      password: PASSWORD,
      options: { data: { [PENDING_WEBSITE]: website, name: 'Ada' } },
    });
    return { error, metadata: data.user?.user_metadata };
  };
  const confirm = async ({ link }: { link: URL }) => {
    const { client } = newClient(server);
    const { data, error } = await client.verifyOtp({ token_hash: link.searchParams.get('token') ?? '', type: 'signup' });
    expect(error).toBeNull();
    return { client, website: data.user?.user_metadata[PENDING_WEBSITE], token: data.session?.access_token ?? '' };
  };

  it('A5 U1 the confirmation answers the website that the sign-up came for: once, in any browser, and nobody else is told', async () => {
    const email = address();
    const { metadata } = await signUpFor(email, SITE);
    expect(metadata).toMatchObject({ name: 'Ada' });
    expect(metadata).not.toHaveProperty(PENDING_WEBSITE);
    const mail = await newestMail(server, email);
    expect(decodeURIComponent(mail.text)).not.toContain('lamps.example');
    const { client, website, token } = await confirm(mail);
    expect(website).toBe(SITE);
    expect(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).not.toContain('lamps.example');
    expect((await client.getUser()).data.user?.user_metadata).not.toHaveProperty(PENDING_WEBSITE);
    expect((await client.refreshSession()).data.user?.user_metadata).not.toHaveProperty(PENDING_WEBSITE);
  });

  it('A5 U1 the website goes along with a mail that is sent again, and with the code', async () => {
    const email = address();
    await signUpFor(email, SITE);
    await newClient(server).client.resend({ type: 'signup', email });
    const { code } = await awaitMail(server, email, 'auth.signup', 2);
    const { data } = await newClient(server).client.verifyOtp({ email, token: code, type: 'signup' });
    expect(data.user?.user_metadata[PENDING_WEBSITE]).toBe(SITE);
  });

  it('U1 a stranger’s sign-up leads the owner to nothing: each link brings the website of its own', async () => {
    const email = address();
    await signUpFor(email, 'https://stranger.example/');
    await newClient(server).client.signUp({ email, password: PASSWORD });
    expect((await confirm(await newestMail(server, email))).website).toBeUndefined();
  });

  it.each([
    ['words', 'not a site', LANDING_URL_MESSAGES.invalid],
    ['a script', 'javascript:alert(1)', LANDING_URL_MESSAGES.scheme],
    ['a text too long', `https://lamps.example/${'x'.repeat(2048)}`, LANDING_URL_MESSAGES.tooLong],
    ['no text', { href: SITE }, LANDING_URL_MESSAGES.invalid],
  ])('L3 U1 a sign-up for a website that is %s is refused as on the landing page', async (_, website, message) => {
    const email = address();
    expect((await signUpFor(email, website)).error).toMatchObject({ code: 'validation_failed', status: 400, message });
    expect(await mailsTo(server, email)).toEqual([]);
  });

  it.each([
    ['short', 'weak_password'],
    ['password', 'weak_password'],
    ['iloveyou', 'weak_password'],
  ])('A2 refuses the password %s', async (password, code) => {
    const { error } = await newClient(server).client.signUp({ email: address(), password });
    expect(error).toMatchObject({ code, status: 422 });
  });

  it('U1 a code works too, five wrong ones void it, and it belongs to its purpose', async () => {
    const email = address();
    await newClient(server).client.signUp({ email, password: PASSWORD });
    const { code, link } = await newestMail(server, email);
    const wrong = code === '000000' ? '111111' : '000000';
    const { client } = newClient(server);
    expect((await client.verifyOtp({ email, token: code, type: 'recovery' })).error).toMatchObject({ code: 'otp_expired' });
    for (let i = 0; i < 5; i += 1)
      expect((await client.verifyOtp({ email, token: wrong, type: 'signup' })).error).toMatchObject({ code: 'otp_expired' });
    expect((await client.verifyOtp({ email, token: code, type: 'signup' })).error).toMatchObject({ code: 'otp_expired' });
    expect((await client.verifyOtp({ token_hash: link.searchParams.get('token') ?? '', type: 'recovery' })).error).toMatchObject({
      code: 'otp_expired',
    });
    expect((await client.verifyOtp({ token_hash: link.searchParams.get('token') ?? '', type: 'signup' })).error).toBeNull();
  });

  it('U1 of twenty who open one link at once, one gets in', async () => {
    const email = address();
    await newClient(server).client.signUp({ email, password: PASSWORD });
    const { link } = await newestMail(server, email);
    const results = await Promise.all(
      Array.from({ length: 20 }, () =>
        newClient(server).client.verifyOtp({ token_hash: link.searchParams.get('token') ?? '', type: 'signup' }),
      ),
    );
    expect(results.filter(({ error }) => error === null)).toHaveLength(1);
  });
});

describe('sign-in and sessions', () => {
  it('U1 wrong password and unknown address are answered alike', async () => {
    const email = address();
    await signedUp(server, email);
    const ask = (body: object) =>
      server.request<unknown>('/auth/v1/token?grant_type=password', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const [wrong, unknown] = [await ask({ email, password: 'not this one' }), await ask({ email: address(), password: 'not this one' })];
    expect(wrong).toMatchObject({ status: 400, body: { code: 'invalid_credentials', message: 'Invalid login credentials' } });
    expect(unknown.body).toEqual(wrong.body);
  });

  it('U1 a sign-in needs a confirmed address, and says so only after the right password', async () => {
    const email = address();
    await newClient(server).client.signUp({ email, password: PASSWORD });
    const refusal = async (password: string) => (await newClient(server).client.signInWithPassword({ email, password })).error;
    expect(await refusal(PASSWORD)).toMatchObject({ code: 'email_not_confirmed', status: 400, message: 'Email not confirmed' });
    expect(await refusal('not this one')).toMatchObject({ code: 'invalid_credentials' });
    await newClient(server).client.signUp({ email, password: 'chosen later' });
    expect(await refusal('chosen later')).toMatchObject({ code: 'email_not_confirmed' });
    expect(await refusal(PASSWORD)).toMatchObject({ code: 'invalid_credentials' });
    await newClient(server).client.signUp({ email, password: PASSWORD });
    const { link } = await newestMail(server, email);
    const owner = newClient(server);
    await owner.client.verifyOtp({ token_hash: link.searchParams.get('token') ?? '', type: 'signup' });
    for (const password of ['chosen later', PASSWORD]) expect(await refusal(password)).toMatchObject({ code: 'invalid_credentials' });
    await owner.client.updateUser({ password: PASSWORD });
    const { client, events } = newClient(server);
    const { data } = await client.signInWithPassword({ email, password: PASSWORD });
    expect(data.session?.user.email).toBe(email);
    expect(events).toContain('SIGNED_IN');
  });

  it('U3 access tokens are verified by any library with the published keys', async () => {
    const { client } = await signedUp(server, address());
    const token = (await client.getSession()).data.session?.access_token ?? '';
    const keys = createRemoteJWKSet(new URL(`${server.url}/auth/v1/.well-known/jwks.json`));
    const { payload, protectedHeader } = await jwtVerify(token, keys, {
      issuer: `${server.services.config.PUBLIC_URL}/auth/v1`,
      audience: 'authenticated',
    });
    expect(protectedHeader.alg).toBe('ES256');
    expect(payload).toMatchObject({ role: 'authenticated', aal: 'aal1', amr: [{ method: 'email/signup' }] });
    expect((await client.getClaims()).data?.claims.sub).toBe(payload.sub);
  });

  it('U2 U6 a refresh rotates the token; tabs that race get the same one; an old one ends the session', async () => {
    const { client, events } = await signedUp(server, address());
    const first = (await client.getSession()).data.session;
    const refresh = (token: string) =>
      server.request<{ refresh_token: string; code?: string }>('/auth/v1/token?grant_type=refresh_token', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ refresh_token: token }),
      });
    const raced = await Promise.all(Array.from({ length: 20 }, () => refresh(first?.refresh_token ?? '')));
    expect(new Set(raced.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(raced.map(({ body }) => body.refresh_token)).size).toBe(1);
    const second = raced[0]?.body.refresh_token ?? '';
    expect(second).not.toBe(first?.refresh_token);
    clock += 20_000;
    const third = (await refresh(second)).body.refresh_token;
    clock += 20_000;
    expect(await refresh(first?.refresh_token ?? '')).toMatchObject({ status: 400, body: { code: 'refresh_token_already_used' } });
    expect(await refresh(third)).toMatchObject({ status: 400, body: { code: 'refresh_token_not_found' } });
    expect((await client.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' });
    expect(events).toContain('SIGNED_OUT');
  });

  it('U1 A6 signing out ends exactly the sessions of its scope, also for the application', async () => {
    const email = address();
    const one = await signedUp(server, email);
    const two = newClient(server);
    await two.client.signInWithPassword({ email, password: PASSWORD });
    const tokenTwo = (await two.client.getSession()).data.session?.access_token ?? '';
    expect((await one.client.signOut({ scope: 'others' })).error).toBeNull();
    expect(await server.request('/auth/v1/user', { headers: { authorization: `Bearer ${tokenTwo}` } })).toMatchObject({
      status: 403,
      body: { code: 'session_not_found' },
    });
    expect((await one.client.getUser()).error).toBeNull();
    expect((await one.client.signOut()).error).toBeNull();
    expect(one.stored.has('citelight-auth')).toBe(false);
  });

  it('U1 a new password ends the other sessions and needs the current one', async () => {
    const email = address();
    await signedUp(server, email);
    const { client } = newClient(server);
    await client.signInWithPassword({ email, password: PASSWORD });
    const other = newClient(server);
    await other.client.signInWithPassword({ email, password: PASSWORD });
    expect((await client.updateUser({ password: 'another fine secret' })).error).toMatchObject({ code: 'current_password_required' });
    expect((await client.updateUser({ password: 'another fine secret', current_password: 'wrong' })).error).toMatchObject({
      code: 'current_password_invalid',
    });
    expect((await client.updateUser({ password: PASSWORD, current_password: PASSWORD })).error).toMatchObject({ code: 'same_password' });
    expect((await client.updateUser({ password: 'another fine secret', current_password: PASSWORD })).error).toBeNull();
    expect((await other.client.getUser()).error).not.toBeNull();
    expect((await client.getUser()).error).toBeNull();
  });

  it('U6 metadata is merged, and nothing of the server’s can be set', async () => {
    const { client, events } = await signedUp(server, address());
    const { data } = await client.updateUser({ data: { theme: 'dark', gone: 1 } });
    expect(data.user?.user_metadata).toMatchObject({ theme: 'dark' });
    expect((await client.updateUser({ data: { gone: null } })).data.user?.user_metadata).not.toHaveProperty('gone');
    expect(events).toContain('USER_UPDATED');
    const token = (await client.getSession()).data.session?.access_token;
    const put = (body: object) =>
      server.request('/auth/v1/user', {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    expect(await put({ app_metadata: { role: 'admin' } })).toMatchObject({ status: 403, body: { code: 'not_admin' } });
    expect(await put({ email_confirmed_at: 'now' })).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  });
});

describe('forgotten password', () => {
  it('U1 F2 the mailed link opens a session that may choose a new password', async () => {
    const email = address();
    await signedUp(server, email);
    const { client } = newClient(server);
    expect((await client.resetPasswordForEmail(email, { redirectTo: `${server.url}/reset-password` })).error).toBeNull();
    const { link } = await awaitMail(server, email, 'auth.recovery');
    expect(link.searchParams.get('redirect_to')).toMatch(/\/reset-password$/);
    const other = newClient(server);
    expect((await other.client.verifyOtp({ token_hash: link.searchParams.get('token') ?? '', type: 'recovery' })).error).toBeNull();
    expect(other.events).toContain('PASSWORD_RECOVERY');
    expect((await other.client.updateUser({ password: 'chosen after all' })).error).toBeNull();
    expect((await newClient(server).client.signInWithPassword({ email, password: 'chosen after all' })).error).toBeNull();
    // Within the hour: whoever finds the session open later needs the password.
    clock += 59 * 60_000;
    await other.client.refreshSession();
    clock += 2 * 60_000;
    expect((await other.client.updateUser({ password: 'chosen by another' })).error).toMatchObject({ code: 'current_password_required' });
  });

  it('U1 an unknown address is answered alike', async () => {
    expect((await newClient(server).client.resetPasswordForEmail(address())).error).toBeNull();
  });

  it('U1 links live an hour, codes ten minutes', async () => {
    const email = address();
    await signedUp(server, email);
    await newClient(server).client.resetPasswordForEmail(email);
    const { link, code } = await awaitMail(server, email, 'auth.recovery');
    clock += 11 * 60_000;
    expect((await newClient(server).client.verifyOtp({ email, token: code, type: 'recovery' })).error).toMatchObject({
      code: 'otp_expired',
    });
    clock += 50 * 60_000;
    expect(
      (await newClient(server).client.verifyOtp({ token_hash: link.searchParams.get('token') ?? '', type: 'recovery' })).error,
    ).toMatchObject({ code: 'otp_expired' });
  });
});
