import { randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import type { ErrorBody } from '@citelight/contracts';
import { listProfiles, listTrackedWebsites, updateProfile } from '@citelight/contracts/api/data';
import { logUnknownRoute, readSettings } from '@citelight/contracts/api/site';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, startServer, type TestServer } from './support/server.ts';

let server: TestServer;
let member: Account;
beforeAll(async () => {
  server = await startServer();
  member = await server.createAccount();
});
afterAll(() => server?.stop());

const JSON_TYPE = { 'content-type': 'application/json' };
const post = (body: BodyInit, headers: Record<string, string> = JSON_TYPE, path = '/api/unknown-routes') =>
  server.request<ErrorBody>(path, { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
const patchName = (body: unknown, headers: Record<string, string> = {}) =>
  server.request<ErrorBody>(`/data/v1/profiles/${member.id}`, {
    method: 'PATCH',
    headers: { ...JSON_TYPE, authorization: `Bearer ${member.token}`, ...headers },
    body: JSON.stringify(body),
  });
const nameNow = async () => (await server.call(listProfiles, {}, member)).body.items[0]?.full_name;

describe('bad input', () => {
  it('refuses more than 1 MB, told or untold, and stays well', async () => {
    const large = JSON.stringify({ path: 'x'.repeat(1_100_000) });
    expect(await post(large)).toMatchObject({ status: 413, body: { success: false, code: 'request.too_large' } });
    const unsized = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(large));
        controller.close();
      },
    });
    expect(await post(unsized)).toMatchObject({ status: 413, body: { code: 'request.too_large' } });
    expect((await server.request('/healthz')).status).toBe(200);
  });

  it.each([
    ['broken JSON', '{"path": ', JSON_TYPE, 400, 'request.not_json'],
    ['bytes that are not UTF-8', new Uint8Array([0x7b, 0xff, 0x7d]), JSON_TYPE, 400, 'request.not_json'],
    ['a form', 'path=x', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'request.content_type'],
    ['JSON that calls itself text', '{"path":"/x"}', { 'content-type': 'text/plain' }, 415, 'request.content_type'],
    ['a type that only begins like JSON', '{"path":"/x"}', { 'content-type': 'application/jsonp' }, 415, 'request.content_type'],
    ['no body', '', JSON_TYPE, 400, 'request.invalid'],
    ['a list', '[]', JSON_TYPE, 400, 'request.invalid'],
    ['null', 'null', JSON_TYPE, 400, 'request.invalid'],
    ['another type', '{"path":5}', JSON_TYPE, 400, 'request.invalid'],
    ['NUL', '{"path":"/\\u0000"}', JSON_TYPE, 400, 'request.invalid'],
    ['an unknown field', '{"path":"/x","role":"admin"}', JSON_TYPE, 400, 'request.invalid'],
    ['__proto__', '{"path":"/x","__proto__":{"role":"admin"}}', JSON_TYPE, 400, 'request.invalid'],
    ['constructor', '{"path":"/x","constructor":{}}', JSON_TYPE, 400, 'request.invalid'],
  ])('refuses %s', async (_, body, headers, status, code) => {
    const answer = await post(body, headers as Record<string, string>);
    expect(answer).toMatchObject({ status, body: { success: false, code, requestId: expect.any(String) } });
    expect(answer.body.error).toMatch(/^[A-Z].+/);
  });

  it('names each field that is wrong', async () => {
    const { body } = await server.call(updateProfile, { params: { id: 'no-id' }, body: { full_name: 5 as never } }, member);
    expect(body.details).toEqual([
      { path: 'params.id', message: expect.any(String) },
      { path: 'body.full_name', message: expect.any(String) },
    ]);
  });

  it('refuses unknown, doubled and unexpected parts of the query', async () => {
    const ask = (query: string) =>
      server.request<ErrorBody>(`/data/v1/tracked_websites?${query}`, { headers: { authorization: `Bearer ${member.token}` } });
    expect((await ask('is_active=true')).status).toBe(200);
    for (const query of ['isActive=true', 'is_active=true&is_active=false', 'is_active=yes', 'is_active=true&user_id=x'])
      expect(await ask(query), query).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    expect((await server.request('/api/settings?x=1')).status).toBe(400);
  });

  it('refuses a foreign origin where something would change, and changes nothing', async () => {
    const before = await nameNow();
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: server.url.replace(/\d+$/, '1') },
      { 'sec-fetch-site': 'cross-site' },
    ])
      expect(await patchName({ full_name: 'Mallory' }, headers as never)).toMatchObject({ status: 403, body: { code: 'request.origin' } });
    expect(await nameNow()).toBe(before);
    expect((await patchName({ full_name: 'Ada' }, { origin: server.services.config.PUBLIC_URL })).status).toBe(200);
    expect((await patchName({ full_name: null }, { origin: server.url })).status).toBe(200);
  });

  it('does not take the name a browser was told for ours (DNS rebinding)', async () => {
    const { hostname, port } = new URL(server.url);
    const headers = { ...JSON_TYPE, host: `evil.example:${port}`, origin: `http://evil.example:${port}` };
    const status = await new Promise((done, fail) => {
      const call = httpRequest({ hostname, port, method: 'POST', path: '/api/unknown-routes', headers }, (answer) =>
        done(answer.statusCode),
      );
      call.on('error', fail).end('{"path":"/x"}');
    });
    expect(status).toBe(403);
  });

  it('answers no other site (CORS)', async () => {
    const { headers } = await server.request('/api/settings', { headers: { origin: 'https://evil.example' } });
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

describe('tokens', () => {
  const ask = (token: string) => server.call(listProfiles, {}, { token });

  it('asks for one', async () => {
    expect(await server.call(listProfiles)).toMatchObject({ status: 401, body: { code: 'auth.required' } });
    expect((await ask(member.token)).status).toBe(200);
  });

  it('refuses every forged or expired one', async () => {
    const { issuer, audience } = server.services.sessions;
    const seconds = Math.floor(Date.now() / 1000);
    const whose = { sub: member.id, session_id: member.sessionId };
    const claims = { ...whose, iss: issuer, aud: audience, iat: seconds, exp: seconds + 600 };
    const { keys } = await server.services.keys.jwks();
    const { kid = '' } = keys[0] ?? {};
    const stranger = await generateKeyPair('ES256', { extractable: true });
    const strangerJwk = await exportJWK(stranger.publicKey);
    const signed = (header: Record<string, unknown>) => new SignJWT(claims).setProtectedHeader({ alg: 'ES256', ...header });
    const secret = new TextEncoder().encode(JSON.stringify(keys[0]));
    const [head = '', body = '', signature = ''] = member.token.split('.');
    const edited = Buffer.from(JSON.stringify({ ...claims, sub: randomUUID() })).toString('base64url');
    expect((await ask(await server.tokenFor(whose))).status, 'without a flaw').toBe(200);
    const forged: Record<string, string> = {
      'another key under our kid': await signed({ kid }).sign(stranger.privateKey),
      'another key under its own kid': await signed({ kid: 'other' }).sign(stranger.privateKey),
      'its own key in the header': await signed({ jwk: strangerJwk }).sign(stranger.privateKey),
      'no algorithm': new UnsecuredJWT(claims).encode(),
      'our public key as a shared secret': await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid }).sign(secret),
      'an edited body': `${head}.${edited}.${signature}`,
      'no signature': `${head}.${body}.`,
      'another issuer': await server.tokenFor({ ...whose, iss: 'https://evil.example/auth/v1' }),
      'another audience': await server.tokenFor({ ...whose, aud: 'anon' }),
      expired: await server.tokenFor({ ...whose, exp: seconds - 60 }),
      'not yet valid': await server.tokenFor({ ...whose, nbf: seconds + 600 }),
      'no subject': await server.tokenFor({ ...whose, sub: undefined }),
      'a subject that is no id': await server.tokenFor({ ...whose, sub: "' or 1=1" }),
      'an account that does not exist': await server.tokenFor({ ...whose, sub: randomUUID() }),
      'no token at all': 'x',
    };
    for (const [name, token] of Object.entries(forged))
      expect(await ask(token), name).toMatchObject({ status: 401, body: { success: false, code: 'auth.invalid_token' } });
    for (const scheme of [`Basic ${member.token}`, member.token, `Bearer ${member.token} ${member.token}`])
      expect((await server.request('/data/v1/profiles', { headers: { authorization: scheme } })).status, scheme.slice(0, 10)).toBe(401);
  });

  it('does not start on a database whose keys belong to another secret key, and says so', async () => {
    await server.services.keys.jwks();
    const other = startServer({ database: server.database, env: { SECRET_KEY: 'another key of thirty-two letters' } });
    await expect(other).rejects.toThrow(/sealed with another secret key.*SECRET_KEY/);
  });

  it('keeps to a token of a living account only', async () => {
    const gone = await server.createAccount();
    expect((await ask(gone.token)).status).toBe(200);
    await server.db.deleteFrom('auth.users').where('id', '=', gone.id).execute();
    expect((await ask(gone.token)).status).toBe(401);
  });
});

it('T4 logs an unknown route, on one line', async () => {
  const path = '/no/such\n{"level":"fatal"}';
  expect(await server.call(logUnknownRoute, { body: { path } })).toMatchObject({ status: 200, body: { success: true } });
  expect(server.log.find(({ msg }) => msg === 'unknown route')).toMatchObject({ path, ip: '127.0.0.1' });
});

it('tells browsers what they must know of the settings, and nothing else', async () => {
  const { body } = await server.call(readSettings);
  expect(body).toEqual({
    gate: 'locked',
    payments: 'test',
    contactEmail: 'hello@citelight.example',
    socialLinks: [],
    authUrl: '/auth/v1',
    oauthProviders: [],
    aiProvider: null,
  });
});

it('never logs a token', async () => {
  await server.call(listTrackedWebsites, {}, member);
  await server.request(`/api/shared/${'s3cret-'.repeat(6)}`);
  const text = JSON.stringify(server.log);
  expect(text).not.toContain(member.token);
  expect(text).not.toContain('s3cret');
});
