// @each-postgresql: it is about triggers that erase.
import { randomUUID } from 'node:crypto';
import { deleteAccount } from '@citelight/contracts/api/account';
import { checkSubscription, sendContactEmail } from '@citelight/contracts/api/functions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../../src/accounts.ts';
import { eraseClosedAccounts } from '../../src/modules/erasure/erasure.service.ts';
import { jobContext } from '../../src/platform/context.ts';
import { sql } from '../../src/platform/database.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { address, mailsTo, newClient, newestMail, PASSWORD, signedUp } from './client.ts';
import { navigate, pkce, SITE, startProvider, type TestProvider, throughProvider } from './provider.ts';

/** An account that was closed, and whose payments have not ended yet: its address is as free as one that nobody ever had. */

let provider: TestProvider;
let server: TestServer;
beforeAll(async () => {
  provider = await startProvider();
  // Without jobs: what is closed waits for its end.
  server = await startServer({ env: { ROLE: 'api', RATE_LIMITS: 'off', PUBLIC_URL: SITE, AUTH_PROVIDERS: provider.setting } });
});
afterAll(async () => {
  await server?.stop();
  await provider?.stop();
});

type Visitor = ReturnType<typeof newClient>;
const close = async (email: string) =>
  expect(await accounts(['delete', email], { ...process.env, NODE_ENV: 'test', DATABASE_URL: server.database.url })).toBe(0);
const sessionOf = async ({ client }: Visitor) => {
  const { data, error } = await client.getSession();
  if (error || !data.session) throw error ?? new Error('nobody is signed in');
  return data.session;
};
const creditsOf = async (visitor: Visitor) =>
  (await server.call(checkSubscription, { body: {} }, { token: (await sessionOf(visitor)).access_token })).body.available_credits;
/** Somebody at the provider. */
function person(email = address()) {
  const sub = randomUUID();
  provider.people.set(sub, { email, email_verified: true, name: 'Ada' });
  return { sub, email };
}
async function throughAcme(sub: string): Promise<Visitor> {
  const visitor = newClient(server);
  const done = await throughProvider(server, provider, {
    redirect_to: `${SITE}/welcome`,
    code_challenge: pkce().challenge,
    code_challenge_method: 's256',
    login_hint: sub,
  });
  const { body } = await server.request<{ access_token: string; refresh_token: string }>('/auth/v1/token?grant_type=pkce', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ auth_code: done.searchParams.get('code'), code_verifier: pkce().verifier }),
  });
  const { error } = await visitor.client.setSession(body);
  if (error) throw error;
  return visitor;
}
/** A closed account that had credits, a website and a session. */
async function closedAccount(email: string): Promise<{ id: string; visitor: Visitor }> {
  const visitor = await signedUp(server, email);
  expect(await creditsOf(visitor)).toBe(12);
  const { id } = (await sessionOf(visitor)).user;
  await sql`insert into tracked_websites (user_id, website_url, website_name) values (${id}, 'https://old.test/', 'old')`.execute(
    server.db,
  );
  await close(email);
  return { id, visitor };
}
/** The new account has nothing of the old one's, and the erasure of the old one leaves it alone. */
async function expectOwn(fresh: Visitor, email: string, old: { id: string; visitor: Visitor }) {
  const { user, access_token: token } = await sessionOf(fresh);
  expect(user).toMatchObject({ email });
  expect(user.id).not.toBe(old.id);
  expect(await creditsOf(fresh), 'one monthly grant for an address').toBe(0);
  const { rows } = await sql`select from tracked_websites where user_id = ${user.id}`.execute(server.db);
  expect(rows).toEqual([]);
  expect((await old.visitor.client.getUser()).error, 'what was signed in stays signed out').toMatchObject({ status: 403 });
  const message = { name: 'Ada', email, message: 'A message from the new account' };
  expect((await server.call(sendContactEmail, { body: message }, { token })).status).toBe(200);
  const kept = async () => ({
    mails: (await mailsTo(server, email)).length,
    messages: (await sql`select from contact_messages where email = ${email}`.execute(server.db)).rows.length,
  });
  const before = await kept();
  expect(before).toMatchObject({ messages: 1 });
  await eraseClosedAccounts(jobContext(server.services, 'test', 'test'));
  expect(await kept()).toEqual(before);
  expect((await fresh.client.getUser()).data.user).toMatchObject({ id: user.id, email });
}

describe('the address of a closed account', () => {
  it('U1 E-3 L21 signs up as if nobody had ever had it', async () => {
    const email = address();
    const old = await closedAccount(email);
    const fresh = newClient(server);
    const { data, error } = await fresh.client.signUp({ email, password: 'another fine secret' });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, identities: [{ provider: 'email' }] });
    const token_hash = (await newestMail(server, email)).link.searchParams.get('token') ?? '';
    expect((await fresh.client.verifyOtp({ token_hash, type: 'signup' })).error).toBeNull();
    expect((await newClient(server).client.signInWithPassword({ email, password: PASSWORD })).error).toMatchObject({
      code: 'invalid_credentials',
    });
    await expectOwn(fresh, email, old);
    expect((await newClient(server).client.signInWithPassword({ email, password: 'another fine secret' })).error).toBeNull();
  });

  it('U1 O-5 L21 opens an account of its own through a provider', async () => {
    const { sub, email } = person();
    const old = await closedAccount(email);
    await expectOwn(await throughAcme(sub), email, old);
  });

  it('U1 O-5 L21 opens an account of its own through the provider that the closed one used', async () => {
    const { sub, email } = person();
    const visitor = await throughAcme(sub);
    expect(await creditsOf(visitor)).toBe(12);
    const { id } = (await sessionOf(visitor)).user;
    await close(email);
    await expectOwn(await throughAcme(sub), email, { id, visitor });
  });

  it('U1 L21 becomes the new address of another account', async () => {
    const [before, email] = [address(), address()];
    const old = await closedAccount(email);
    const mover = await signedUp(server, before);
    const { error } = await mover.client.updateUser({ email });
    expect(error).toBeNull();
    for (const to of [before, email]) {
      const token_hash = (await newestMail(server, to)).link.searchParams.get('token') ?? '';
      expect((await mover.client.verifyOtp({ token_hash, type: 'email_change' })).error).toBeNull();
    }
    expect((await sessionOf(mover)).user.email).toBe(email);
    await eraseClosedAccounts(jobContext(server.services, 'test', 'test'));
    expect((await mover.client.getUser()).data.user).toMatchObject({ email });
    expect((await sessionOf(mover)).user.id).not.toBe(old.id);
  });

  it('O-7 L21 is left to an account by the identity that has it', async () => {
    const { sub, email } = person();
    await closedAccount(email);
    const visitor = await signedUp(server, address());
    const { data } = await visitor.client.linkIdentity({
      provider: 'acme' as 'google',
      options: { redirectTo: `${SITE}/settings`, queryParams: { login_hint: sub }, skipBrowserRedirect: true },
    });
    const back = await provider.signIn(data.url ?? '');
    const done = await navigate(server, back.pathname + back.search);
    expect((await visitor.client.exchangeCodeForSession(done.searchParams.get('code') ?? '')).error).toBeNull();
    const own = (await visitor.client.getUserIdentities()).data?.identities.find(({ provider: of }) => of === 'email');
    if (!own) throw new Error('no e-mail identity');
    expect((await visitor.client.unlinkIdentity(own)).error).toBeNull();
    expect((await visitor.client.getUser()).data.user?.email).toBe(email);
  });

  it('U1 is closed once more, and both are erased', async () => {
    const email = address();
    const old = await closedAccount(email);
    const fresh = await signedUp(server, email);
    const { id } = (await sessionOf(fresh)).user;
    await close(email);
    await eraseClosedAccounts(jobContext(server.services, 'test', 'test'));
    const { rows } = await sql<{ email: string | null; done: boolean }>`
      select email, erased_at is not null as done from auth.users where id in (${old.id}, ${id})`.execute(server.db);
    expect(rows).toEqual([
      { email: null, done: true },
      { email: null, done: true },
    ]);
    expect(await mailsTo(server, email)).toEqual([]);
  });
});

describe('L21 S1 an account that its owner deletes', () => {
  const tokenOf = async (visitor: Visitor) => ({ token: (await sessionOf(visitor)).access_token });
  const openAccounts = async (email: string) =>
    (await sql`select 1 from auth.users where email = ${email} and deleted_at is null`.execute(server.db)).rows.length;

  it('L21 S1 is closed by its password and by nothing less', async () => {
    const email = address();
    const visitor = await signedUp(server, email);
    const as = await tokenOf(visitor);
    const tried = async (body: { password?: string; code?: string }) => (await server.call(deleteAccount, { body }, as)).body;
    expect(await tried({})).toMatchObject({ code: 'account.proof_needed' });
    expect(await tried({ password: 'not the password' })).toMatchObject({ code: 'account.wrong_password' });
    expect(await tried({ code: '123456' })).toMatchObject({ code: 'account.wrong_code' });
    expect(await openAccounts(email)).toBe(1);
    expect(await tried({ password: PASSWORD })).toEqual({ success: true });
    expect(await openAccounts(email)).toBe(0);
    expect((await server.call(checkSubscription, { body: {} }, as)).status).toBe(401);
    expect((await newClient(server).client.signInWithPassword({ email, password: PASSWORD })).error).toMatchObject({
      code: 'invalid_credentials',
    });
  });

  it('L21 S1 has no password: it is closed by a mailed code, once', async () => {
    const { sub, email } = person();
    const visitor = await throughAcme(sub);
    const as = await tokenOf(visitor);
    expect((await server.call(deleteAccount, { body: { password: 'anything' } }, as)).body).toMatchObject({
      code: 'account.wrong_password',
    });
    expect((await visitor.client.reauthenticate()).error).toBeNull();
    const { code } = await newestMail(server, email);
    expect((await server.call(deleteAccount, { body: { code } }, as)).body).toEqual({ success: true });
    expect(await openAccounts(email)).toBe(0);
  });
});
