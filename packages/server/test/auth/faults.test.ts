import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CutMode, openCuttingProxy } from '../support/cutting-proxy.ts';
import { createDatabase, type TestDatabase } from '../support/database.ts';
import { type Answer, startServer, type TestServer } from '../support/server.ts';
import { address, newClient, newestMail, PASSWORD, signedUp } from './client.ts';

/** the connection to the database breaks at every statement of every flow, before the statement or after it. */

let database: TestDatabase;
let proxy: Awaited<ReturnType<typeof openCuttingProxy>>;
let server: TestServer;
beforeAll(async () => {
  database = await createDatabase();
  proxy = await openCuttingProxy(database.url);
  server = await startServer({ env: { RATE_LIMITS: 'off' }, database: { ...database, url: proxy.url } });
});
afterAll(async () => {
  await server?.stop();
  proxy?.close();
  await database?.drop();
});

type Body = { code?: string; access_token?: string; refresh_token?: string; id?: string; totp?: { secret: string } };
const ask = (method: string, path: string, body?: object, token?: string): Promise<Answer<Body>> =>
  server.request<Body>(`/auth/v1${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });

/** All that the database holds of an account, without ids and times: two states that read alike are alike. */
async function stateOf(email: string): Promise<object> {
  const { rows } = await server.services.pool.query<{ state: object }>(
    `with u as (select * from auth.users where email = $1 or new_email = $1)
     select jsonb_build_object(
       'users', (select jsonb_agg(jsonb_build_object('email', email, 'new', new_email, 'confirmed', email_confirmed_at is not null,
                  'password', encrypted_password is not null, 'data', user_metadata - 'sub' - 'email')) from u),
       'identities', (select jsonb_agg(provider order by provider) from auth.identities where user_id in (select id from u)),
       'sessions', (select jsonb_agg(jsonb_build_object('counter', counter, 'aal', aal) order by counter, aal) from auth.sessions where user_id in (select id from u)),
       'tokens', (select jsonb_agg(purpose order by purpose) from auth.one_time_tokens where user_id in (select id from u)),
       'factors', (select jsonb_agg(jsonb_build_object('status', status, 'used', last_used_step is not null)) from auth.factors where user_id in (select id from u)),
       'mails', (select jsonb_agg(purpose order by purpose) from mail_outbox where to_address = $1),
       'audit', (select jsonb_agg(event order by event) from audit_log where user_id in (select id from u))
     ) as state`,
    [email],
  );
  return rows[0]?.state ?? {};
}

type Prepared = { email: string; act: () => Promise<Answer<Body>> };

async function member() {
  const email = address();
  const visitor = await signedUp(server, email);
  const session = (await visitor.client.getSession()).data.session;
  return { email, token: session?.access_token ?? '', refresh: session?.refresh_token ?? '', ...visitor };
}

/** A member with an authenticator that waits for its first code, and the challenge for it. */
async function enrolling() {
  const { email, token } = await member();
  const { body } = await ask('POST', '/factors', { factor_type: 'totp', friendly_name: 'phone' }, token);
  const challenge = await ask('POST', `/factors/${body.id}/challenge`, {}, token);
  const verify = () =>
    ask(
      'POST',
      `/factors/${body.id}/verify`,
      { challenge_id: challenge.body.id, code: new TOTP({ secret: body.totp?.secret ?? '' }).generate() },
      token,
    );
  return { email, factorId: body.id, verify };
}

const FLOWS: Record<string, () => Promise<Prepared>> = {
  'a sign-up': async () => {
    const email = address();
    return { email, act: () => ask('POST', '/signup', { email, password: PASSWORD }) };
  },
  'a confirmation': async () => {
    const email = address();
    await newClient(server).client.signUp({ email, password: PASSWORD });
    const token_hash = (await newestMail(server, email)).link.searchParams.get('token');
    return { email, act: () => ask('POST', '/verify', { token_hash, type: 'signup' }) };
  },
  'a sign-in': async () => {
    const { email } = await member();
    return { email, act: () => ask('POST', '/token?grant_type=password', { email, password: PASSWORD }) };
  },
  'a refresh': async () => {
    const { email, refresh } = await member();
    return { email, act: () => ask('POST', '/token?grant_type=refresh_token', { refresh_token: refresh }) };
  },
  'a new password': async () => {
    const { email, token } = await member();
    await newClient(server).client.signInWithPassword({ email, password: PASSWORD });
    return { email, act: () => ask('PUT', '/user', { password: `${PASSWORD} 2`, current_password: PASSWORD }, token) };
  },
  'a new password by a mailed code': async () => {
    const { email, token } = await member();
    await ask('GET', '/reauthenticate', undefined, token);
    const { code: nonce } = await newestMail(server, email);
    return { email, act: () => ask('PUT', '/user', { password: `${PASSWORD} 2`, nonce }, token) };
  },
  'a new address': async () => {
    const { email, token } = await member();
    return { email, act: () => ask('PUT', '/user', { email: `new-${email}` }, token) };
  },
  'a sign-out everywhere': async () => {
    const { email, token } = await member();
    return { email, act: () => ask('POST', '/logout', undefined, token) };
  },
  'an enrolment': async () => {
    const { email, token } = await member();
    return { email, act: () => ask('POST', '/factors', { factor_type: 'totp', friendly_name: 'phone' }, token) };
  },
  'a first code': async () => {
    const { email, verify } = await enrolling();
    return { email, act: verify };
  },
  'a removal of the second step': async () => {
    const { email, factorId, verify } = await enrolling();
    const { access_token } = (await verify()).body;
    return { email, act: () => ask('DELETE', `/factors/${factorId}`, undefined, access_token) };
  },
};
const MODES: readonly CutMode[] = ['before', 'after'];
/** No flow has as many statements. */
const ENOUGH = 60;

describe('X-7 a database connection that breaks leaves all or nothing', () => {
  it.each(Object.keys(FLOWS).flatMap((flow) => MODES.map((mode) => [flow, mode] as const)))(
    'in %s, %s each statement',
    { timeout: 180_000 },
    async (flow, mode) => {
      const prepare = FLOWS[flow] as () => Promise<Prepared>;
      const whole = await prepare();
      const nothing = await stateOf(whole.email);
      const done = await whole.act();
      expect(done.status).toBeLessThan(300);
      const all = await stateOf(whole.email);
      const same = (state: object, email: string) => JSON.stringify(state).replaceAll(email, whole.email);

      let points = 0;
      for (let n = 1; n < ENOUGH; n += 1) {
        const { email, act } = await prepare();
        const cut = proxy.cutAt(n, mode);
        const { status, body } = await act();
        proxy.disarm();
        if (cut.at === null) break;
        points += 1;
        const state = same(await stateOf(email), email);
        const where = `${cut.at} (statement ${n}): answered ${status}`;
        expect([JSON.stringify(nothing), JSON.stringify(all)], where).toContain(state);
        if (status >= 400) expect([status, body.code], where).toEqual([503, 'unexpected_failure']);
        if (state !== JSON.stringify(nothing)) continue;
        // Nothing has happened, so the same may be asked again, and then it does happen, once.
        expect((await act()).status, where).toBe(done.status);
        expect(same(await stateOf(email), email), where).toBe(JSON.stringify(all));
      }
      expect(points).toBeGreaterThan(0);
      expect(points).toBeLessThan(ENOUGH - 1);
    },
  );
});
