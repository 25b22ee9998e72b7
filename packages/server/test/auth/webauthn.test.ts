import { randomUUID } from 'node:crypto';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../support/server.ts';
import { type Ceremony, newAuthenticator } from './authenticator.ts';
import { address, newClient, newestMail, PASSWORD, signedUp } from './client.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => server?.stop());

type Visitor = ReturnType<typeof newClient>;
type Challenge = { id: string; webauthn: { type: string; credential_options: { publicKey: { challenge: string; rpId?: string } } } };
const HERE = () => ({ origin: new URL(server.services.config.PUBLIC_URL).origin, rpId: 'localhost' });

async function ask<T>(visitor: Visitor, path: string, body: object = {}, headers: Record<string, string> = {}) {
  const token = (await visitor.client.getSession()).data.session?.access_token;
  return server.request<T & { code?: string }>(`/auth/v1/factors${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
    body: JSON.stringify(body),
  });
}
const challenge = async (visitor: Visitor, factorId: string) => (await ask<Challenge>(visitor, `/${factorId}/challenge`)).body;
const verify = (visitor: Visitor, factorId: string, given: { id: string }, response: object) =>
  ask<{ access_token: string; refresh_token: string }>(visitor, `/${factorId}/verify`, {
    challenge_id: given.id,
    webauthn: { type: 'request', rpId: 'evil.example', rpOrigins: ['https://evil.example'], credential_response: response },
  });
const ceremony = (given: Challenge, changes: Partial<Ceremony> = {}): Ceremony => ({
  challenge: given.webauthn.credential_options.publicKey.challenge,
  ...HERE(),
  ...changes,
});

async function enrolled() {
  const email = address();
  const visitor = await signedUp(server, email);
  const key = newAuthenticator();
  const { body } = await ask<{ id: string }>(visitor, '', { factor_type: 'webauthn', friendly_name: 'key' });
  const given = await challenge(visitor, body.id);
  const verified = await verify(visitor, body.id, given, key.create(ceremony(given)));
  if (verified.status !== 200) throw new Error(JSON.stringify(verified.body));
  await visitor.client.setSession(verified.body);
  return { email, visitor, key, factorId: body.id };
}

const REFUSED = { status: 422, body: { code: 'mfa_verification_failed' } };

describe('security keys', () => {
  it('M-7 U4 a key is enrolled, and later signs in to aal2', async () => {
    const { email, key, factorId } = await enrolled();
    const again = newClient(server);
    await again.client.signInWithPassword({ email, password: PASSWORD });
    const given = await challenge(again, factorId);
    expect(given.webauthn).toMatchObject({
      type: 'request',
      credential_options: { publicKey: { rpId: 'localhost', allowCredentials: [{ id: key.id }] } },
    });
    const { status, body } = await verify(again, factorId, given, key.get(ceremony(given)));
    expect(status).toBe(200);
    await again.client.setSession(body);
    expect((await again.client.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal2',
      currentAuthenticationMethods: [{ method: 'mfa/webauthn' }, { method: 'password' }],
    });
    expect((await newestMail(server, email)).subject).toContain('Two-step sign-in was added');
  });

  it('M-7 M-8 an enrolment made for another site, another challenge or another address is refused', async () => {
    const visitor = await signedUp(server, address());
    const { body } = await ask<{ id: string }>(visitor, '', { factor_type: 'webauthn', friendly_name: 'key' });
    const given = await challenge(visitor, body.id);
    const key = newAuthenticator();
    for (const changes of [{ origin: 'https://evil.example' }, { rpId: 'evil.example' }, { challenge: 'AAAAAAAAAAAAAAAAAAAAAA' }])
      expect(await verify(visitor, body.id, given, key.create(ceremony(given, changes)))).toMatchObject(REFUSED);
    expect((await visitor.client.getUser()).data.user?.factors).toMatchObject([{ status: 'unverified' }]);
  });

  it('M-7 an answer of another site, a foreign key or a copied key is refused', async () => {
    const { visitor, key, factorId } = await enrolled();
    for (const changes of [{ origin: 'https://evil.example' }, { rpId: 'evil.example' }, { challenge: 'AAAAAAAAAAAAAAAAAAAAAA' }]) {
      const given = await challenge(visitor, factorId);
      expect(await verify(visitor, factorId, given, key.get(ceremony(given, changes)))).toMatchObject(REFUSED);
    }
    const foreign = await challenge(visitor, factorId);
    expect(await verify(visitor, factorId, foreign, newAuthenticator().get(ceremony(foreign)))).toMatchObject(REFUSED);
  });

  it('M-7 an answer counts once, and a counter that goes back is refused', async () => {
    const { visitor, key, factorId } = await enrolled();
    const first = await challenge(visitor, factorId);
    key.setCounter(9);
    const answer = key.get(ceremony(first));
    const done = await verify(visitor, factorId, first, answer);
    expect(done.status).toBe(200);
    await visitor.client.setSession(done.body);
    expect(await verify(visitor, factorId, first, answer)).toMatchObject({ status: 422, body: { code: 'mfa_ip_address_mismatch' } });
    const second = await challenge(visitor, factorId);
    expect(await verify(visitor, factorId, second, answer)).toMatchObject(REFUSED);
    key.setCounter(4);
    expect(await verify(visitor, factorId, second, key.get(ceremony(second)))).toMatchObject(REFUSED);
    key.setCounter(20);
    expect((await verify(visitor, factorId, second, key.get(ceremony(second)))).status).toBe(200);
  });

  it('M-4 M-8 a challenge belongs to its factor; nonsense is a 400', async () => {
    const { visitor, key, factorId } = await enrolled();
    const other = await enrolled();
    const given = await challenge(other.visitor, other.factorId);
    const foreign = await verify(visitor, factorId, given, key.get(ceremony(given)));
    expect(foreign).toMatchObject({ status: 422, body: { code: 'mfa_factor_not_found' } });
    expect((await verify(visitor, factorId, { id: randomUUID() }, {})).body).toEqual(foreign.body);
    const own = await challenge(visitor, factorId);
    expect(await verify(visitor, factorId, own, {})).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    expect(await verify(visitor, factorId, own, { id: key.id, response: { clientDataJSON: 'x' } })).toMatchObject(REFUSED);
  });

  it('M-5 a key that somebody began to add before there was a second step is not added without it', async () => {
    const email = address();
    const owner = await signedUp(server, email);
    const other = newClient(server);
    await other.client.signInWithPassword({ email, password: PASSWORD });
    const { body: begun } = await ask<{ id: string }>(other, '', { factor_type: 'webauthn', friendly_name: 'key' });
    const { data: app } = await owner.client.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' });
    if (app?.type !== 'totp') throw new Error('not totp');
    const code = new TOTP({ secret: app.totp.secret }).generate();
    expect((await owner.client.mfa.challengeAndVerify({ factorId: app.id, code })).error).toBeNull();

    await other.client.signInWithPassword({ email, password: PASSWORD });
    const finish = async (visitor: Visitor) => {
      const given = await challenge(visitor, begun.id);
      return verify(visitor, begun.id, given, newAuthenticator().create(ceremony(given)));
    };
    expect(await finish(other)).toMatchObject({ status: 403, body: { code: 'insufficient_aal' } });
    expect((await finish(owner)).status).toBe(200);
  });
});
