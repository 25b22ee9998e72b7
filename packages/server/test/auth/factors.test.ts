import { randomUUID } from 'node:crypto';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../support/server.ts';
import { address, newClient, PASSWORD, signedUp } from './client.ts';

let server: TestServer;
let clock = 0;
beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMITS: 'off' }, now: () => new Date(Date.now() + clock) });
});
afterAll(() => server?.stop());

const codeAt = (secret: string, offsetMs = 0) => new TOTP({ secret }).generate({ timestamp: Date.now() + clock + offsetMs });

async function withTotp(email: string) {
  // A step of the codes begins now, so that none ends while a test counts them.
  clock += 30_000 - ((Date.now() + clock) % 30_000);
  const visitor = await signedUp(server, email);
  const enrolled = await visitor.client.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' });
  if (enrolled.error || enrolled.data.type !== 'totp') throw enrolled.error ?? new Error('not totp');
  const { id, totp } = enrolled.data;
  const verified = await visitor.client.mfa.challengeAndVerify({ factorId: id, code: codeAt(totp.secret) });
  if (verified.error) throw verified.error;
  return { ...visitor, factorId: id, secret: totp.secret, totp };
}

describe('U4 two-step sign-in', () => {
  it('U4 U6 U7 a first code verifies the factor, raises the session and tells the client', async () => {
    const { client, events, factorId, totp } = await withTotp(address());
    expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg/);
    expect(totp.qr_code).not.toContain('#');
    expect(events).toContain('MFA_CHALLENGE_VERIFIED');
    expect((await client.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
    expect((await client.getUser()).data.user?.factors).toMatchObject([{ id: factorId, status: 'verified', factor_type: 'totp' }]);
  });

  it('U4 a code counts once, one step either way is accepted and two are not', async () => {
    const { client, factorId, secret } = await withTotp(address());
    expect((await client.mfa.challengeAndVerify({ factorId, code: codeAt(secret) })).error).toMatchObject({
      code: 'mfa_verification_failed',
    });
    clock += 120_000;
    expect((await client.mfa.challengeAndVerify({ factorId, code: codeAt(secret, 60_000) })).error).toMatchObject({
      code: 'mfa_verification_failed',
    });
    expect((await client.mfa.challengeAndVerify({ factorId, code: codeAt(secret, -30_000) })).error).toBeNull();
    expect((await client.mfa.challengeAndVerify({ factorId, code: codeAt(secret, 30_000) })).error).toBeNull();
  });

  it('U4 five wrong codes lock the factor for a while, across challenges', async () => {
    const { client, factorId, secret } = await withTotp(address());
    clock += 120_000;
    const wrong = codeAt(secret) === '000000' ? '111111' : '000000';
    for (let i = 0; i < 5; i += 1)
      expect((await client.mfa.challengeAndVerify({ factorId, code: wrong })).error).toMatchObject({ code: 'mfa_verification_failed' });
    expect((await client.mfa.challengeAndVerify({ factorId, code: codeAt(secret) })).error).toMatchObject({ status: 429 });
    clock += 60_000;
    expect((await client.mfa.challengeAndVerify({ factorId, code: codeAt(secret) })).error).toBeNull();
  });

  it('U4 a password alone gives aal1: no new password, no further or fewer factors', async () => {
    const email = address();
    const { factorId } = await withTotp(email);
    const { client } = newClient(server);
    await client.signInWithPassword({ email, password: PASSWORD });
    expect((await client.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
    expect((await client.updateUser({ password: 'another fine secret', current_password: PASSWORD })).error).toMatchObject({
      code: 'insufficient_aal',
      status: 401,
    });
    expect((await client.mfa.enroll({ factorType: 'totp', friendlyName: 'second' })).error).toMatchObject({ code: 'insufficient_aal' });
    expect((await client.mfa.unenroll({ factorId })).error).toMatchObject({ code: 'insufficient_aal' });
  });

  it('U4 X3 outside the protocol a password alone reads and changes nothing until the second step', async () => {
    const email = address();
    const { factorId, secret } = await withTotp(email);
    const { client } = newClient(server);
    await client.signInWithPassword({ email, password: PASSWORD });
    const weak = (await client.getSession()).data.session;
    const profiles = (token?: string) => server.request('/data/v1/profiles', { headers: { authorization: `Bearer ${token}` } });
    const refused = { status: 403, body: { success: false, code: 'insufficient_aal' } };
    expect(await profiles(weak?.access_token)).toMatchObject(refused);
    const again = await client.refreshSession();
    expect(await profiles(again.data.session?.access_token)).toMatchObject(refused);
    clock += 120_000;
    expect((await client.mfa.challengeAndVerify({ factorId, code: codeAt(secret) })).error).toBeNull();
    expect((await profiles((await client.getSession()).data.session?.access_token)).status).toBe(200);
    expect(await profiles(weak?.access_token)).toMatchObject(refused); // a token from before, of the same sign-in
  });

  it('U2 U4 a refresh token from before the second factor never yields aal2, nor do weaker sessions survive', async () => {
    const email = address();
    const first = await signedUp(server, email);
    const other = newClient(server);
    await other.client.signInWithPassword({ email, password: PASSWORD });
    const before = (await first.client.getSession()).data.session?.refresh_token;
    const { data } = await first.client.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' });
    if (data?.type !== 'totp') throw new Error('not totp');
    await first.client.mfa.challengeAndVerify({ factorId: data.id, code: codeAt(data.totp.secret) });
    const replay = await server.request('/auth/v1/token?grant_type=refresh_token', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refresh_token: before }),
    });
    expect(replay).toMatchObject({ status: 400, body: { code: 'refresh_token_already_used' } });
    expect((await first.client.refreshSession()).error).toBeNull();
    expect((await other.client.getUser()).error).not.toBeNull();
  });

  it('U4 a foreign factor answers like an unknown one, and phones say what is missing', async () => {
    const { factorId } = await withTotp(address());
    const { client } = await signedUp(server, address());
    const foreign = await client.mfa.challenge({ factorId });
    const unknown = await client.mfa.challenge({ factorId: randomUUID() });
    expect(foreign.error).toMatchObject({ code: 'mfa_factor_not_found', status: 404 });
    expect(unknown.error?.message).toBe(foreign.error?.message);
    expect((await client.mfa.enroll({ factorType: 'phone', phone: '+491701234567' })).error).toMatchObject({
      code: 'mfa_phone_enroll_not_enabled',
    });
  });

  it('U4 removing the factor ends the need for it', async () => {
    const email = address();
    const { client, factorId } = await withTotp(email);
    expect((await client.mfa.unenroll({ factorId })).error).toBeNull();
    await client.refreshSession();
    expect((await client.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
  });

  it('U4 security keys are offered for this site only, whatever the client names', async () => {
    const { client } = await signedUp(server, address());
    const { data } = await client.mfa.enroll({ factorType: 'webauthn', friendlyName: 'key' });
    const { body } = await server.request<{
      webauthn: { type: string; credential_options: { publicKey: { rp: { id: string }; user: { name: string }; challenge: string } } };
    }>(`/auth/v1/factors/${data?.id}/challenge`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${(await client.getSession()).data.session?.access_token}` },
      body: JSON.stringify({ factorId: data?.id, webauthn: { rpId: 'evil.example', rpOrigins: ['https://evil.example'] } }),
    });
    expect(body.webauthn).toMatchObject({ type: 'create', credential_options: { publicKey: { rp: { id: 'localhost' } } } });
    expect(Buffer.from(body.webauthn.credential_options.publicKey.challenge, 'base64url').length).toBeGreaterThanOrEqual(16);
  });
});
