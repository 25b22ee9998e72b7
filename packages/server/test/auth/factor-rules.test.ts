import { randomUUID } from 'node:crypto';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../support/server.ts';
import { address, awaitMail, mailsTo, newClient, PASSWORD, signedUp } from './client.ts';

let server: TestServer;
let clock = 0;
beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMITS: 'off', TRUSTED_PROXIES: '127.0.0.1' }, now: () => new Date(Date.now() + clock) });
});
afterAll(() => server?.stop());
const codeAt = (secret: string) => new TOTP({ secret }).generate({ timestamp: Date.now() + clock });
type Visitor = ReturnType<typeof newClient>;

async function enroll({ client }: Visitor, friendlyName: string) {
  const { data, error } = await client.mfa.enroll({ factorType: 'totp', friendlyName });
  if (error || data.type !== 'totp') throw error ?? new Error('not totp');
  return { factorId: data.id, secret: data.totp.secret };
}
async function raise({ client }: Visitor, { factorId, secret }: { factorId: string; secret: string }) {
  clock += 60_000; // a code of its own for each step
  const { error } = await client.mfa.challengeAndVerify({ factorId, code: codeAt(secret) });
  if (error) throw error;
}
async function signedIn(email: string): Promise<Visitor> {
  const visitor = newClient(server);
  const { error } = await visitor.client.signInWithPassword({ email, password: PASSWORD });
  if (error) throw error;
  return visitor;
}
const level = async ({ client }: Visitor) => {
  const { error } = await client.refreshSession();
  if (error) throw error;
  return (await client.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel;
};

describe('second factors', () => {
  it('M-5 removing a factor lowers the sessions it raised, and no others', async () => {
    const email = address();
    const one = await signedUp(server, email);
    const phone = await enroll(one, 'phone');
    await raise(one, phone);
    const two = await signedIn(email);
    await raise(two, phone);
    const tablet = await enroll(two, 'tablet');
    await raise(two, tablet);
    expect([await level(one), await level(two)]).toEqual(['aal2', 'aal2']);
    expect((await one.client.mfa.unenroll({ factorId: tablet.factorId })).error).toBeNull();
    expect([await level(one), await level(two)]).toEqual(['aal2', 'aal1']);
    expect((await two.client.mfa.getAuthenticatorAssuranceLevel()).data?.currentAuthenticationMethods).toMatchObject([
      { method: 'password' },
    ]);
  });

  it('M-8 a factor of somebody else is neither challenged, verified nor removed, with a second step or without', async () => {
    const [owner, stranger] = [await signedUp(server, address()), await signedUp(server, address())];
    const factor = await enroll(owner, 'phone');
    await raise(owner, factor);
    await raise(stranger, await enroll(stranger, 'own'));
    const { data } = await owner.client.mfa.challenge({ factorId: factor.factorId });
    const unknown = { status: 404, code: 'mfa_factor_not_found' };
    const tries = async (factorId: string) => [
      (await stranger.client.mfa.challenge({ factorId })).error,
      (await stranger.client.mfa.verify({ factorId, challengeId: data?.id ?? '', code: codeAt(factor.secret) })).error,
      (await stranger.client.mfa.unenroll({ factorId })).error,
    ];
    for (const factorId of [factor.factorId, randomUUID()]) expect(await tries(factorId)).toMatchObject([unknown, unknown, unknown]);
    expect((await owner.client.getUser()).data.user?.factors).toMatchObject([{ id: factor.factorId, status: 'verified' }]);
    expect(await level(owner)).toBe('aal2');
  });

  it('M-6 a forgotten password gives aal1, and the new one waits for the second step', async () => {
    const email = address();
    const one = await signedUp(server, email);
    const factor = await enroll(one, 'phone');
    await raise(one, factor);
    await newClient(server).client.resetPasswordForEmail(email);
    const { link } = await awaitMail(server, email, 'auth.recovery');
    const other = newClient(server);
    await other.client.verifyOtp({ token_hash: link.searchParams.get('token') ?? '', type: 'recovery' });
    expect((await other.client.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
    for (const change of [{ password: 'another fine secret' }, { email: address() }])
      expect((await other.client.updateUser(change)).error).toMatchObject({ code: 'insufficient_aal', status: 401 });
    await raise(other, factor);
    expect((await other.client.updateUser({ password: 'another fine secret' })).error).toBeNull();
  });

  it('M-3 a secret has 160 bits, is shown once, and is sealed for its own row', async () => {
    const visitor = await signedUp(server, address());
    const { factorId, secret } = await enroll(visitor, 'phone');
    expect(secret).toMatch(/^[A-Z2-7]{32,}$/);
    expect(JSON.stringify((await visitor.client.getUser()).data)).not.toContain(secret);
    const { rows } = await server.services.pool.query<{ secret: Buffer }>('select secret from auth.factors where id = $1', [factorId]);
    const sealed = rows[0]?.secret ?? Buffer.alloc(0);
    expect(sealed.toString('latin1')).not.toContain(secret);
    expect(server.services.secrets.open('totp-secret', sealed, factorId)).toBe(secret);
    expect(() => server.services.secrets.open('totp-secret', sealed, randomUUID())).toThrow();
  });

  it('M-4 a challenge counts once, for five minutes, from one address', async () => {
    const visitor = await signedUp(server, address());
    const { factorId, secret } = await enroll(visitor, 'phone');
    const challengeId = async () => (await visitor.client.mfa.challenge({ factorId })).data?.id ?? '';
    const verify = async (id: string, from = '127.0.0.1') =>
      server.request<{ code?: string; access_token?: string; refresh_token?: string }>(`/auth/v1/factors/${factorId}/verify`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': from,
          authorization: `Bearer ${(await visitor.client.getSession()).data.session?.access_token}`,
        },
        body: JSON.stringify({ challenge_id: id, code: codeAt(secret) }),
      });
    const first = await challengeId();
    expect(await verify(first, '10.9.8.7')).toMatchObject({ status: 422, body: { code: 'mfa_ip_address_mismatch' } });
    expect((await verify(first)).status).toBe(200);
    clock += 60_000;
    expect(await verify(first)).toMatchObject({ status: 422, body: { code: 'mfa_ip_address_mismatch' } });
    const late = await challengeId();
    clock += 301_000;
    expect(await verify(late)).toMatchObject({ status: 422, body: { code: 'mfa_challenge_expired' } });
  });

  it('E-7 who goes on guessing codes waits longer, whatever challenge or session is used', async () => {
    const email = address();
    const one = await signedUp(server, email);
    const factor = await enroll(one, 'phone');
    await raise(one, factor);
    const two = await signedIn(email);
    const guess = async ({ client }: Visitor) => {
      const code = codeAt(factor.secret) === '000000' ? '111111' : '000000';
      return (await client.mfa.challengeAndVerify({ factorId: factor.factorId, code })).error?.status;
    };
    for (const visitor of [one, two, one, two, one]) expect(await guess(visitor)).toBe(422);
    expect(await guess(two)).toBe(429);
    clock += 31_000;
    expect(await guess(two)).toBe(422);
    clock += 31_000;
    expect(await guess(one)).toBe(429); // the second wait is longer than the first
    clock += 30_000;
    await raise(one, factor);
  });

  it('M-10 X-4 a factor that comes or goes is told to the owner, and every try is in the audit log', async () => {
    const email = address();
    const visitor = await signedUp(server, email);
    const factor = await enroll(visitor, 'phone');
    await visitor.client.mfa.challengeAndVerify({ factorId: factor.factorId, code: 'abcdef' });
    await raise(visitor, factor);
    await visitor.client.mfa.unenroll({ factorId: factor.factorId });
    const subjects = (await mailsTo(server, email)).map(({ subject }) => subject).join('\n');
    expect(subjects).toContain('Two-step sign-in was added');
    expect(subjects).toContain('Two-step sign-in was removed');
    const id = (await visitor.client.getSession()).data.session?.user.id ?? '';
    const rows = await server.db
      .selectFrom('audit_log')
      .select('event')
      .where('user_id', '=', id)
      .where('event', 'like', 'auth.factor%')
      .execute();
    expect(rows.map(({ event }) => event)).toEqual([
      'auth.factor_enrolled',
      'auth.factor_refused',
      'auth.factor_verified',
      'auth.factor_removed',
    ]);
  });
});
