import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { generateKeyPair, type JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../support/server.ts';
import { address, newClient, signedUp } from './client.ts';
import { startProvider, type TestProvider } from './provider.ts';

let provider: TestProvider;
let server: TestServer;
beforeAll(async () => {
  provider = await startProvider();
  server = await startServer({ env: { RATE_LIMITS: 'off', AUTH_PROVIDERS: provider.setting } });
});
afterAll(async () => {
  await server?.stop();
  await provider?.stop();
});

const claimsOf = (more: JWTPayload = {}): JWTPayload => {
  const sub = randomUUID();
  return { sub, email: `${sub}@example.test`, email_verified: true, ...more };
};
const grant = (body: object) =>
  server.request<Record<string, unknown>>('/auth/v1/token?grant_type=id_token', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ provider: 'acme', ...body }),
  });
const hex = (text: string) => createHash('sha256').update(text).digest('hex');
const atHash = (token: string) => createHash('sha256').update(token).digest().subarray(0, 16).toString('base64url');
const seconds = () => Math.floor(Date.now() / 1000);

describe('U5 the id-token grant', () => {
  it('O-4 U6 a genuine token signs in, with its nonce and the access token it was issued with', async () => {
    const { client, events } = newClient(server);
    const claims = claimsOf({ nonce: hex('our nonce'), at_hash: atHash('an access token') });
    const { data, error } = await client.signInWithIdToken({
      provider: 'acme',
      token: await provider.idToken(claims),
      nonce: 'our nonce',
      access_token: 'an access token',
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email: claims.email, identities: [{ provider: 'acme', id: claims.sub }] });
    expect(events).toContain('SIGNED_IN');
  });

  it.each<[string, JWTPayload, object, string]>([
    ['another issuer', { iss: 'https://evil.example' }, {}, 'Bad ID token'],
    ['another audience', { aud: 'somebody-else' }, {}, 'Unacceptable audience in id_token: "somebody-else"'],
    ['us among several audiences, made for another party', { aud: ['citelight', 'other'], azp: 'other' }, {}, 'Bad ID token'],
    ['a past expiry', { iat: seconds() - 900, exp: seconds() - 600 }, {}, 'Bad ID token'],
    ['a nonce that is not passed', { nonce: hex('n') }, {}, 'Passed nonce and nonce in id_token should either both exist or not.'],
    ['no nonce where one is passed', {}, { nonce: 'n' }, 'Passed nonce and nonce in id_token should either both exist or not.'],
    ['another nonce', { nonce: hex('m') }, { nonce: 'n' }, 'Nonces mismatch'],
    ['another access token', { at_hash: atHash('a') }, { access_token: 'b' }, 'Bad ID token'],
  ])('O-4 refuses a token with %s', async (_, changes, more, text) => {
    const { status, body } = await grant({ id_token: await provider.idToken(claimsOf(changes)), ...more });
    expect(status).toBe(400);
    expect(body).toEqual({ error: text === 'Nonces mismatch' ? 'invalid nonce' : 'invalid request', error_description: text });
  });

  it('O-4 refuses a token that somebody else signed, an edited one, none at all, and an unknown provider', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    const bad = { status: 400, body: { error: 'invalid request', error_description: 'Bad ID token' } };
    expect(await grant({ id_token: await provider.idToken(claimsOf(), privateKey) })).toMatchObject(bad);
    const [head, , signature] = (await provider.idToken(claimsOf())).split('.');
    const edited = Buffer.from(JSON.stringify({ ...claimsOf(), iss: provider.issuer, aud: 'citelight', exp: seconds() + 300 }));
    expect(await grant({ id_token: `${head}.${edited.toString('base64url')}.${signature}` })).toMatchObject(bad);
    expect((await grant({})).body).toMatchObject({ error_description: 'id_token required' });
    expect(await grant({ provider: 'nobody', id_token: 'x' })).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  });

  it('O-5 an unverified address neither joins nor opens an account', async () => {
    const claims = claimsOf({ email_verified: false });
    const email = String(claims.email);
    await signedUp(server, email);
    const { status, body } = await grant({ id_token: await provider.idToken(claims) });
    expect([status, body.code]).toEqual([422, 'provider_email_needs_verification']);
  });

  it('O-7 links to the account that is signed in, and to no other afterwards', async () => {
    const one = await signedUp(server, address());
    const other = await signedUp(server, address());
    const token = await provider.idToken(claimsOf());
    const linked = await one.client.linkIdentity({ provider: 'acme', token });
    expect(linked.error).toBeNull();
    expect(one.events).toContain('USER_UPDATED');
    expect((await one.client.getUserIdentities()).data?.identities.map((identity) => identity.provider).sort()).toEqual(['acme', 'email']);
    expect((await other.client.linkIdentity({ provider: 'acme', token })).error).toMatchObject({ code: 'identity_already_exists' });
    const nobody = await grant({ id_token: token, link_identity: true });
    expect(nobody).toMatchObject({ status: 401, body: { code: 'no_authorization' } });
  });
});

describe('a provider in trouble', () => {
  const trouble = async (issuer: string) => {
    const setting = JSON.stringify([{ id: 'acme', label: 'Acme', issuer, clientId: 'c', clientSecret: 's' }]);
    const own = await startServer({ env: { AUTH_PROVIDERS: setting } });
    const answer = await own.request('/auth/v1/authorize?provider=acme');
    await own.stop();
    return answer;
  };
  const unreachable = { status: 503, body: { code: 'unexpected_failure' } };
  it('O-8 one that cannot be reached is a 503', async () => expect(await trouble('http://127.0.0.1:9')).toMatchObject(unreachable));

  /** A provider that answers as it likes; `asked` says at which addresses, `left` how many answers we broke off. */
  async function badProvider(answer: (request: IncomingMessage, response: ServerResponse, origin: string) => void) {
    const [asked, left]: [string[], string[]] = [[], []];
    const http = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.on('close', () => !response.writableFinished && left.push(request.url ?? ''));
      answer(request, response, origin);
    });
    await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
    const origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
    const stop = () => {
      http.closeAllConnections();
      return new Promise((done) => http.close(done));
    };
    return { origin, asked, left, stop };
  }
  const json = (response: ServerResponse, body: object) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  const documentOf = (origin: string, more: object = {}) => ({
    issuer: origin,
    authorization_endpoint: `${origin}/authorize`,
    token_endpoint: `${origin}/token`,
    jwks_uri: `${origin}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    ...more,
  });

  it('O-8 no redirect is followed', async () => {
    const elsewhere = await badProvider((_, response, origin) => json(response, documentOf(origin)));
    const bad = await badProvider((_, response) => response.writeHead(302, { location: `${elsewhere.origin}/x` }).end());
    expect(await trouble(bad.origin)).toMatchObject(unreachable);
    expect(bad.asked).toEqual(['/.well-known/openid-configuration']);
    expect(elsewhere.asked).toEqual([]);
    await Promise.all([bad.stop(), elsewhere.stop()]);
  });

  it('O-8 a provider that speaks for another one is not believed', async () => {
    const bad = await badProvider((_, response, origin) => json(response, documentOf(origin, { issuer: 'https://accounts.example' })));
    expect(await trouble(bad.origin)).toMatchObject(unreachable);
    await bad.stop();
  });

  it('O-8 no more than a megabyte is read', async () => {
    let sent = 0;
    const bad = await badProvider((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const more = () => {
        do sent += 65_536;
        while (!response.destroyed && response.write('x'.repeat(65_536)));
      };
      response.on('drain', more);
      more();
    });
    expect(await trouble(bad.origin)).toMatchObject(unreachable);
    await expect.poll(() => bad.left).toEqual(['/.well-known/openid-configuration']);
    expect(sent).toBeLessThan(16 * 1024 * 1024); // what is on its way in between is not read
    await bad.stop();
  });

  it('O-8 an answer that begins and never ends is broken off', { timeout: 30_000 }, async () => {
    const bad = await badProvider((_, response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{'));
    expect(await trouble(bad.origin)).toMatchObject(unreachable);
    await expect.poll(() => bad.left).toEqual(['/.well-known/openid-configuration']);
    await bad.stop();
  });

  it('O-8 the keys are asked for under the same rules', async () => {
    const elsewhere = await badProvider((_, response) => json(response, { keys: [] }));
    const bad = await badProvider((request, response, origin) =>
      request.url === '/keys'
        ? response.writeHead(302, { location: `${elsewhere.origin}/keys` }).end()
        : json(response, documentOf(origin)),
    );
    const setting = JSON.stringify([{ id: 'acme', label: 'Acme', issuer: bad.origin, clientId: 'citelight', clientSecret: 's' }]);
    const own = await startServer({ env: { AUTH_PROVIDERS: setting } });
    const answer = await own.request<{ error: string }>('/auth/v1/token?grant_type=id_token', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ provider: 'acme', id_token: await provider.idToken(claimsOf()) }),
    });
    expect(answer).toMatchObject({ status: 400, body: { error: 'invalid request' } });
    expect(bad.asked).toContain('/keys');
    expect(elsewhere.asked).toEqual([]);
    await own.stop();
    await Promise.all([bad.stop(), elsewhere.stop()]);
  });
});
