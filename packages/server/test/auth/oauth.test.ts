import { randomUUID } from 'node:crypto';
import { TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../support/server.ts';
import { address, awaitMail, mailsTo, newClient, newestMail, PASSWORD, signedUp } from './client.ts';
import { navigate, pkce, SITE, startProvider, type TestProvider, throughProvider } from './provider.ts';

let provider: TestProvider;
let server: TestServer;
let clock = 0;
beforeAll(async () => {
  provider = await startProvider();
  server = await startServer({
    env: { RATE_LIMITS: 'off', PUBLIC_URL: SITE, AUTH_PROVIDERS: provider.setting },
    now: () => new Date(Date.now() + clock),
  });
});
afterEach(() => {
  clock = 0;
});
afterAll(async () => {
  await server?.stop();
  await provider?.stop();
});

/** Somebody with an account at the provider. */
function person(claims: { email?: string; email_verified?: boolean } = {}) {
  const sub = randomUUID();
  const email = claims.email ?? `${sub}@example.test`;
  provider.people.set(sub, { email, email_verified: claims.email_verified ?? true, name: 'Ada' });
  return { sub, email };
}
const exchange = (code: string, verifier: string) =>
  server.request<Record<string, unknown>>('/auth/v1/token?grant_type=pkce', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ auth_code: code, code_verifier: verifier }),
  });
const userByEmail = (email: string) => server.db.selectFrom('auth.users').selectAll().where('email', '=', email).executeTakeFirst();
/** Sign-in with a code challenge; answers the code. */
async function codeFor(sub: string, challenge = pkce().challenge): Promise<string> {
  const query = { redirect_to: `${SITE}/welcome`, code_challenge: challenge, code_challenge_method: 's256', login_hint: sub };
  const done = await throughProvider(server, provider, query);
  return done.searchParams.get('code') ?? '';
}

describe('sign-in through a provider', () => {
  it('U1 U6 O-9 the client’s own flow ends in a session, with the provider’s tokens', async () => {
    const { sub, email } = person();
    const { client, events } = newClient(server);
    const asked = await client.signInWithOAuth({
      provider: 'acme' as 'google',
      options: { redirectTo: `${SITE}/welcome?from=oauth`, queryParams: { login_hint: sub }, skipBrowserRedirect: true },
    });
    const own = new URL(asked.data.url ?? '');
    const out = await navigate(server, own.pathname + own.search);
    expect(out.origin).toBe(provider.issuer);
    const back = await provider.signIn(out.href);
    const done = await navigate(server, back.pathname + back.search);
    expect(done.href).toMatch(/^https:\/\/app\.test\/welcome\?from=oauth&code=[\w-]{43}$/);
    const { data, error } = await client.exchangeCodeForSession(done.searchParams.get('code') ?? '');
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      email,
      app_metadata: { provider: 'acme', providers: ['acme'] },
      user_metadata: { name: 'Ada' },
      identities: [{ provider: 'acme', id: sub }],
    });
    expect(data.session?.provider_token).toBeTruthy();
    expect((await client.getClaims()).data?.claims.amr).toMatchObject([{ method: 'oauth' }]);
    expect(events).toContain('SIGNED_IN');
  });

  it('U1 without a code challenge the session is in the fragment', async () => {
    const { sub } = person();
    const done = await throughProvider(server, provider, { redirect_to: `${SITE}/welcome`, login_hint: sub });
    const fragment = new URLSearchParams(done.hash.slice(1));
    expect(done.search).toBe('');
    expect(Object.fromEntries(fragment)).toMatchObject({ token_type: 'bearer', expires_in: '3600', sb: '' });
    for (const name of ['access_token', 'refresh_token', 'provider_token', 'expires_at']) expect(fragment.get(name)).toBeTruthy();
  });

  it('O-2 a state counts once, for five minutes, and only our own', async () => {
    const { sub } = person();
    const start = () => navigate(server, `/auth/v1/authorize?provider=acme&login_hint=${sub}`);
    const back = await provider.signIn((await start()).href);
    await navigate(server, back.pathname + back.search);
    const replayed = await server.request(back.pathname + back.search);
    expect(replayed.status).toBe(303);
    expect(replayed.headers.get('location')).toContain('error_code=bad_oauth_state');
    const late = await provider.signIn((await start()).href);
    clock = 301_000;
    expect((await navigate(server, late.pathname + late.search)).searchParams.get('error_code')).toBe('bad_oauth_state');
    clock = 0;
    const swapped = await provider.signIn((await start()).href);
    swapped.searchParams.set('state', (await start()).searchParams.get('state') ?? '');
    expect((await navigate(server, swapped.pathname + swapped.search)).searchParams.get('error_code')).toBe('bad_oauth_callback');
    swapped.searchParams.set('state', 'x'.repeat(43));
    expect((await navigate(server, swapped.pathname + swapped.search)).searchParams.get('error_code')).toBe('bad_oauth_state');
  });

  it('O-3 a wrong verifier voids the code, a code counts once and for a minute', async () => {
    const { sub } = person();
    const { verifier } = pkce();
    const first = await codeFor(sub);
    expect(await exchange(first, 'w'.repeat(64))).toMatchObject({ status: 400, body: { code: 'bad_code_verifier' } });
    expect(await exchange(first, verifier)).toMatchObject({ status: 404, body: { code: 'flow_state_not_found' } });
    const second = await codeFor(sub);
    const answers = await Promise.all(Array.from({ length: 5 }, () => exchange(second, verifier)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404]);
    const third = await codeFor(sub);
    clock = 61_000;
    expect(await exchange(third, verifier)).toMatchObject({ status: 422, body: { code: 'flow_state_expired' } });
  });

  it.each([
    [{ code_challenge: 'p'.repeat(43), code_challenge_method: 'plain' }],
    [{ code_challenge: 'short', code_challenge_method: 's256' }],
    [{ code_challenge: 'p'.repeat(43) }],
    [{ code_challenge_method: 's256' }],
    [{ provider: 'nobody' }],
  ])('O-3 refuses to begin with %j', async (query) => {
    const answer = await server.request(`/auth/v1/authorize?${new URLSearchParams({ provider: 'acme', ...query })}`);
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  });

  it('O-2 what the application adds cannot replace parameters of the protocol', async () => {
    const added = { client_id: 'other', redirect_uri: 'https://evil.example/', response_type: 'token', state: 'known', nonce: 'known' };
    const out = await navigate(server, `/auth/v1/authorize?${new URLSearchParams({ provider: 'acme', ...added, prompt: 'login' })}`);
    expect(Object.fromEntries(out.searchParams)).toMatchObject({
      client_id: 'citelight',
      redirect_uri: `${SITE}/auth/v1/callback`,
      response_type: 'code',
      prompt: 'login',
      code_challenge_method: 'S256',
    });
    expect(out.searchParams.get('state')).not.toBe('known');
    expect(out.searchParams.get('nonce')).not.toBe('known');
  });

  it('O-1 T-7 a foreign address to return to is replaced by the site, and the answer leaks no referrer', async () => {
    const { sub } = person();
    const out = await navigate(
      server,
      `/auth/v1/authorize?provider=acme&login_hint=${sub}&redirect_to=https%3A%2F%2Fapp.test.evil.example%2F`,
    );
    const back = await provider.signIn(out.href);
    const { headers } = await server.request(back.pathname + back.search);
    expect(new URL(headers.get('location') ?? '').origin).toBe(SITE);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('U1 whoever refuses at the provider is told so, in query and fragment', async () => {
    const done = await throughProvider(server, provider, { redirect_to: `${SITE}/welcome`, login_hint: 'denied' });
    expect(Object.fromEntries(done.searchParams)).toMatchObject({ error: 'access_denied', error_code: 'bad_oauth_callback' });
    expect(new URLSearchParams(done.hash.slice(1)).get('error_code')).toBe('bad_oauth_callback');
    expect(done.href).not.toContain('not today');
  });

  it('O-5 an address that the provider has not verified opens no account', async () => {
    const { sub, email } = person({ email_verified: false });
    const done = await throughProvider(server, provider, { login_hint: sub });
    expect(done.searchParams.get('error_code')).toBe('provider_email_needs_verification');
    expect(await userByEmail(email)).toBeUndefined();
  });

  it('U1 a banned account is not let in', async () => {
    const { sub, email } = person();
    await throughProvider(server, provider, { login_hint: sub });
    await server.db
      .updateTable('auth.users')
      .set({ banned_until: new Date(Date.now() + 86_400_000).toISOString() })
      .where('email', '=', email)
      .execute();
    expect((await throughProvider(server, provider, { login_hint: sub })).searchParams.get('error_code')).toBe('user_banned');
  });
});

describe('one account, several identities', () => {
  it('O-5 M-10 a verified address joins the confirmed account, which keeps its password and is told', async () => {
    const { sub, email } = person();
    const { client } = await signedUp(server, email);
    const id = (await client.getUser()).data.user?.id;
    expect((await exchange(await codeFor(sub), pkce().verifier)).body).toMatchObject({ user: { id } });
    expect((await client.getUserIdentities()).data?.identities.map((identity) => identity.provider).sort()).toEqual(['acme', 'email']);
    expect((await newClient(server).client.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
    expect((await newestMail(server, email)).subject).toContain('A way to sign in was added');
  });

  it('O-5 O-6 a password that nobody confirmed does not survive the owner’s arrival, nor does its link', async () => {
    const { sub, email } = person();
    await newClient(server).client.signUp({ email, password: 'the stranger’s choice', options: { data: { planted: 'yes' } } });
    const { link } = await newestMail(server, email);
    const { body } = await exchange(await codeFor(sub), pkce().verifier);
    expect(body).toMatchObject({ user: { email, identities: [{ provider: 'acme' }] } });
    expect(body.user).not.toHaveProperty('user_metadata.planted');
    const late = await newClient(server).client.verifyOtp({ token_hash: link.searchParams.get('token') ?? '', type: 'signup' });
    expect(late.error).toMatchObject({ code: 'otp_expired' });
    const { error } = await newClient(server).client.signInWithPassword({ email, password: 'the stranger’s choice' });
    expect(error).toMatchObject({ code: 'invalid_credentials' });
  });

  it('O-5 the subject is the identity: a changed address finds the same account, a recycled address does not take it over', async () => {
    const { sub, email } = person();
    const first = await exchange(await codeFor(sub), pkce().verifier);
    const moved = address();
    provider.people.set(sub, { email: moved, email_verified: true });
    const again = await exchange(await codeFor(sub), pkce().verifier);
    const idOf = ({ body }: typeof first) => (body.user as { id: string }).id;
    expect(idOf(again)).toBe(idOf(first));
    expect((await userByEmail(email))?.id).toBe(idOf(first));
    const other = person({ email: moved });
    expect(idOf(await exchange(await codeFor(other.sub), pkce().verifier))).not.toBe(idOf(first));
  });

  async function linkTo(visitor: Awaited<ReturnType<typeof signedUp>>, sub: string): Promise<URL> {
    const { data, error } = await visitor.client.linkIdentity({
      provider: 'acme' as 'google',
      options: { redirectTo: `${SITE}/settings`, queryParams: { login_hint: sub }, skipBrowserRedirect: true },
    });
    if (error) throw error;
    const back = await provider.signIn(data.url ?? '');
    return navigate(server, back.pathname + back.search);
  }

  const verifierOf = ({ stored }: Awaited<ReturnType<typeof signedUp>>): string =>
    JSON.parse(stored.get('citelight-auth-code-verifier') ?? '""').split('/')[0];
  /** The same, up to the exchange of the code. */
  async function linked(visitor: Awaited<ReturnType<typeof signedUp>>, sub: string): Promise<void> {
    const done = await linkTo(visitor, sub);
    const { error } = await visitor.client.exchangeCodeForSession(done.searchParams.get('code') ?? '');
    if (error) throw error;
  }

  it('O-7 M-10 X-4 an identity is linked and unlinked, with a mail and a line in the audit log each', async () => {
    const email = address();
    const visitor = await signedUp(server, email);
    const { sub } = person(); // with another address
    const done = await linkTo(visitor, sub);
    expect((await visitor.client.exchangeCodeForSession(done.searchParams.get('code') ?? '')).error).toBeNull();
    const identities = (await visitor.client.getUserIdentities()).data?.identities ?? [];
    const linked = identities.find((identity) => identity.provider === 'acme');
    if (!linked) throw new Error('not linked');
    expect(linked.id).toBe(sub);
    expect((await visitor.client.unlinkIdentity(linked)).error).toBeNull();
    const subjects = (await mailsTo(server, email)).map(({ subject }) => subject).join('\n');
    expect(subjects).toContain('A way to sign in was added');
    expect(subjects).toContain('A way to sign in was removed');
    const userId = (await visitor.client.getUser()).data.user?.id ?? '';
    const events = await server.db.selectFrom('audit_log').select('event').where('user_id', '=', userId).execute();
    expect(events.map(({ event }) => event)).toEqual(expect.arrayContaining(['auth.identity_linked', 'auth.identity_unlinked']));
    const last = identities.find((identity) => identity.provider === 'email');
    if (!last) throw new Error('no e-mail identity');
    expect((await visitor.client.unlinkIdentity(last)).error).toMatchObject({ code: 'single_identity_not_deletable', status: 422 });
  });

  it('P-6 M-5 O-7 a password of an account without one, a factor and an identity ask for a sign-in of the last ten minutes or a mailed code', async () => {
    const { sub, email } = person();
    const { body } = await exchange(await codeFor(sub), pkce().verifier);
    const visitor = newClient(server);
    const { client } = visitor;
    const entered = await client.setSession(body as { access_token: string; refresh_token: string });
    expect(entered.error).toBeNull();
    const enroll = () => client.mfa.enroll({ factorType: 'totp', friendlyName: randomUUID() });
    const link = () => client.linkIdentity({ provider: 'acme' as 'google', options: { skipBrowserRedirect: true } });
    const needed = { status: 400, code: 'reauthentication_needed' };
    clock = 9 * 60_000;
    const early = await client.mfa.enroll({ factorType: 'webauthn', friendlyName: 'key' });
    expect(early.error).toBeNull();
    expect((await link()).error).toBeNull();

    clock = 11 * 60_000;
    expect((await client.updateUser({ password: PASSWORD })).error).toMatchObject(needed);
    expect((await enroll()).error).toMatchObject(needed);
    expect((await link()).error).toMatchObject(needed);
    expect((await client.linkIdentity({ provider: 'acme', token: 'any' })).error).toMatchObject(needed);
    expect((await userByEmail(email))?.encrypted_password).toBeNull();

    expect((await client.reauthenticate()).error).toBeNull();
    const { code } = await awaitMail(server, email, 'auth.reauthentication');
    const wrong = code === '000000' ? '111111' : '000000';
    expect((await client.updateUser({ nonce: wrong })).error).toMatchObject({ code: 'reauthentication_not_valid' });
    expect((await enroll()).error, 'after a wrong code').toMatchObject(needed);
    expect((await client.updateUser({ nonce: code })).error).toBeNull();
    expect((await client.updateUser({ nonce: code })).error, 'once').toMatchObject({ code: 'reauthentication_not_valid' });
    expect((await link()).error).toBeNull();
    const enrolled = await enroll();
    expect(enrolled.error).toBeNull();
    expect((await client.updateUser({ password: PASSWORD })).error).toBeNull();
    expect((await newClient(server).client.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();

    clock = 27 * 60_000; // what was begun in time is not finished by whoever holds the token later
    const app = enrolled.data?.type === 'totp' ? enrolled.data : undefined;
    const answer = {
      factorId: app?.id ?? '',
      code: new TOTP({ secret: app?.totp.secret ?? '' }).generate({ timestamp: Date.now() + clock }),
    };
    expect((await client.mfa.challengeAndVerify(answer)).error).toMatchObject(needed);
    expect((await enroll()).error).toMatchObject(needed);
  });

  it('O-7 whoever opens the address with which another links an identity gives it to nobody, and stays who they are', async () => {
    for (const flow of ['pkce', 'cookie', 'no challenge'] as const) {
      const attacker = await signedUp(server, address());
      const token = (await attacker.client.getSession()).data.session?.access_token;
      const victim = person();
      const challenge = { code_challenge: pkce().challenge, code_challenge_method: 's256' };
      const query = new URLSearchParams({ provider: 'acme', skip_http_redirect: 'true', login_hint: victim.sub, redirect_to: SITE });
      if (flow !== 'no challenge') for (const [name, value] of Object.entries(challenge)) query.set(name, value);
      const { body, headers } = await server.request<{ url: string }>(`/auth/v1/user/identities/authorize?${query}`, {
        headers: { authorization: `Bearer ${token}`, ...(flow === 'cookie' && { 'sec-fetch-site': 'same-origin' }) },
      });
      expect(headers.getSetCookie().join(), flow).toMatch(
        flow === 'pkce' ? /^$/ : /^__Host-citelight-way=[\w-]{43}; .*HttpOnly; Secure; SameSite=Lax$/,
      );
      const back = await provider.signIn(body.url);
      const done = await navigate(server, back.pathname + back.search, new Map([['__Host-citelight-way', 'w'.repeat(43)]]));
      expect(done.hash, flow).not.toContain('access_token');
      if (flow === 'pkce') {
        // Only the browser that asked has the verifier; a thief of the code has not.
        expect((await exchange(done.searchParams.get('code') ?? '', 'w'.repeat(64))).status).toBe(400);
      } else expect(done.searchParams.get('error_code'), flow).toBe('bad_oauth_state');
      expect((await attacker.client.getUser()).data.user?.identities, flow).toHaveLength(1);
    }
  });

  it('O-7 an identity is linked at the exchange, for the sign-in that asked and nobody else', async () => {
    const [asking, other] = [await signedUp(server, address()), await signedUp(server, address())];
    const codeOf = async () => (await linkTo(asking, person().sub)).searchParams.get('code') ?? '';
    const exchangeAs = async (visitor: typeof asking, code: string) =>
      server.request('/auth/v1/token?grant_type=pkce', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${(await visitor.client.getSession()).data.session?.access_token}`,
        },
        body: JSON.stringify({ auth_code: code, code_verifier: verifierOf(asking) }),
      });
    const identities = async () => (await asking.client.getUserIdentities()).data?.identities.length;
    expect(await exchangeAs(other, await codeOf())).toMatchObject({ status: 403, body: { code: 'identity_link_mismatch' } });
    const waiting = await codeOf();
    expect(await identities()).toBe(1);
    expect((await exchangeAs(asking, waiting)).status).toBe(200);
    expect(await identities()).toBe(2);
    const late = await codeOf();
    const verifier = verifierOf(asking);
    await asking.client.signOut();
    expect(await exchange(late, verifier)).toMatchObject({ status: 403, body: { code: 'session_not_found' } });
  });

  it('O-2 a state counts only in the browser that asked for it, also where the provider posts it', async () => {
    const { sub } = person();
    const own = new Map<string, string>();
    const start = () => navigate(server, `/auth/v1/authorize?provider=acme&login_hint=${sub}`, own);
    const lured = await provider.signIn((await start()).href);
    expect((await navigate(server, lured.pathname + lured.search, new Map())).searchParams.get('error_code')).toBe('bad_oauth_state');
    const back = await provider.signIn((await start()).href);
    const posted = await server.request('/auth/v1/callback', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: provider.issuer },
      body: back.searchParams.toString(),
    });
    expect(posted.status).toBe(303);
    const again = new URL(posted.headers.get('location') ?? '');
    expect(
      new URLSearchParams((await navigate(server, again.pathname + again.search, own)).hash.slice(1)).get('access_token'),
    ).toBeTruthy();
  });

  it('O-7 an identity of somebody else is neither linked nor unlinked', async () => {
    const { sub } = person();
    const { body } = await exchange(await codeFor(sub), pkce().verifier);
    const visitor = await signedUp(server, address());
    const done = await linkTo(visitor, sub);
    expect(done.searchParams.get('error_code')).toBe('identity_already_exists');
    const foreign = (body.user as { identities: { identity_id: string }[] }).identities[0]?.identity_id ?? '';
    const token = (await visitor.client.getSession()).data.session?.access_token;
    const remove = (id: string) =>
      server.request(`/auth/v1/user/identities/${id}`, { method: 'DELETE', headers: { authorization: `Bearer ${token}` } });
    const unknown = await remove(randomUUID());
    expect(unknown).toMatchObject({ status: 422, body: { code: 'identity_not_found' } });
    expect((await remove(foreign)).body).toEqual(unknown.body);
    expect(await remove('nonsense')).toMatchObject({ status: 404, body: { code: 'validation_failed' } });
  });

  it('O-7 the account’s address follows to a verified one, never to one that nobody has shown to be theirs', async () => {
    const old = address();
    const visitor = await signedUp(server, old);
    const unverified = person({ email_verified: false });
    await linked(visitor, unverified.sub);
    const emailIdentity = (await visitor.client.getUserIdentities()).data?.identities.find((identity) => identity.provider === 'email');
    if (!emailIdentity) throw new Error('no e-mail identity');
    expect((await visitor.client.unlinkIdentity(emailIdentity)).error).toMatchObject({ code: 'email_conflict_identity_not_deletable' });
    const verified = person();
    await linked(visitor, verified.sub);
    await visitor.client.resetPasswordForEmail(old);
    const { link } = await awaitMail(server, old, 'auth.recovery');
    expect((await visitor.client.unlinkIdentity(emailIdentity)).error).toBeNull();
    expect((await visitor.client.getUser()).data.user?.email).toBe(verified.email);
    // Neither the mailbox that was left nor the password leads in any more.
    const token_hash = link.searchParams.get('token') ?? '';
    expect((await newClient(server).client.verifyOtp({ token_hash, type: 'recovery' })).error).toMatchObject({ code: 'otp_expired' });
    for (const email of [old, verified.email])
      expect((await newClient(server).client.signInWithPassword({ email, password: PASSWORD })).error).toMatchObject({
        code: 'invalid_credentials',
      });
    expect((await mailsTo(server, old)).map(({ subject }) => subject).join()).toContain('email address was changed');
  });

  it('O-7 the account’s address does not become one that another account has', async () => {
    const visitor = await signedUp(server, address());
    const { sub, email } = person();
    await linked(visitor, sub);
    const holder = await signedUp(server, email);
    const own = (await visitor.client.getUserIdentities()).data?.identities.find(({ provider: of }) => of === 'email');
    if (!own) throw new Error('no e-mail identity');
    expect((await visitor.client.unlinkIdentity(own)).error).toMatchObject({ status: 422, code: 'email_conflict_identity_not_deletable' });
    expect((await holder.client.getUser()).data.user).toMatchObject({ email });
  });

  it('M-5 O-7 with a second factor, a password alone brings or takes away no identity, nor the address with it', async () => {
    const email = address();
    const owner = await signedUp(server, email);
    await linked(owner, person().sub);
    const { data: factor } = await owner.client.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' });
    if (factor?.type !== 'totp') throw new Error('not totp');
    const code = new TOTP({ secret: factor.totp.secret }).generate();
    expect((await owner.client.mfa.challengeAndVerify({ factorId: factor.id, code })).error).toBeNull();
    const other = newClient(server);
    await other.client.signInWithPassword({ email, password: PASSWORD });
    const identity = (await other.client.getUserIdentities()).data?.identities.find(({ provider: of }) => of === 'email');
    if (!identity) throw new Error('no e-mail identity');
    const refused = { code: 'insufficient_aal', status: 401 };
    expect((await other.client.unlinkIdentity(identity)).error).toMatchObject(refused);
    expect((await other.client.linkIdentity({ provider: 'acme' as 'google' })).error).toMatchObject(refused);
    expect((await other.client.linkIdentity({ provider: 'acme', token: 'any' })).error).toMatchObject(refused);
    expect((await other.client.getUser()).data.user).toMatchObject({ email, identities: [{}, {}] });
    expect((await owner.client.unlinkIdentity(identity)).error).toBeNull();
  });

  it('O-3 X-3 provider tokens are sealed while a code waits for its exchange', async () => {
    const { sub, email } = person();
    await codeFor(sub);
    const user = await userByEmail(email);
    const flow = await server.db
      .selectFrom('auth.flows')
      .select('provider_tokens')
      .where('user_id', '=', user?.id ?? '')
      .executeTakeFirstOrThrow();
    expect(Object.keys(flow.provider_tokens as object)).toEqual(['sealed']);
  });
});
