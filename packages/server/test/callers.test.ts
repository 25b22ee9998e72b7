import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listProfiles } from '@citelight/contracts/api/data';
import { logUnknownRoute, readSettings } from '@citelight/contracts/api/site';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../src/accounts.ts';
import { limitKey } from '../src/platform/client-address.ts';
import { startServer, type TestServer } from './support/server.ts';

describe('the client’s address', () => {
  const ipSeen = async (server: TestServer, forwarded: string) => {
    const path = `/seen/${randomUUID()}`;
    await server.request('/api/unknown-routes', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
      body: JSON.stringify({ path }),
    });
    return server.log.find((line) => line.path === path)?.ip;
  };

  it('is that of the connection, whatever X-Forwarded-For says', async () => {
    const server = await startServer();
    expect(await ipSeen(server, '203.0.113.7')).toBe('127.0.0.1');
    await server.stop();
  });

  it('is the nearest one that no trusted proxy of ours wrote', async () => {
    const server = await startServer({ env: { TRUSTED_PROXIES: '127.0.0.1,10.0.0.0/8' } });
    expect(await ipSeen(server, '203.0.113.7')).toBe('203.0.113.7');
    expect(await ipSeen(server, '6.6.6.6, 203.0.113.7, 10.1.2.3')).toBe('203.0.113.7');
    expect(await ipSeen(server, '203.0.113.7, not an address')).toBe('127.0.0.1');
    expect(await ipSeen(server, '::ffff:203.0.113.7')).toBe('203.0.113.7');
    await server.stop();
  });

  it('is limited by network in IPv6', () => {
    expect(limitKey('2001:db8:1:2:3::4')).toBe(limitKey('2001:db8:1:2:ffff::1'));
    expect(limitKey('2001:db8:1:2::1')).not.toBe(limitKey('2001:db8:1:3::1'));
    expect(limitKey('203.0.113.7')).toBe('203.0.113.7');
  });

  it('cannot be changed to get round a limit', async () => {
    const server = await startServer();
    const note = (i: number) =>
      server.request('/api/unknown-routes', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${i}` },
        body: '{"path":"/x"}',
      });
    const answers = await Promise.all(Array.from({ length: 40 }, (_, i) => note(i)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(logUnknownRoute.limitPerMinute);
    await server.stop();
  });

  it('is limited across processes', async () => {
    const one = await startServer();
    const two = await startServer({ database: one.database });
    const note = (server: TestServer) => server.call(logUnknownRoute, { body: { path: '/x' } });
    const answers = await Promise.all(Array.from({ length: 40 }, (_, i) => note(i % 2 ? one : two)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
    await two.stop();
    await one.stop();
  });
});

describe('another authentication service', () => {
  let jwks: Server;
  let asked = 0;
  let url = '';
  let server: TestServer;
  let key: Awaited<ReturnType<typeof generateKeyPair>>;
  beforeAll(async () => {
    key = await generateKeyPair('RS256', { extractable: true });
    const published = { ...(await exportJWK(key.publicKey)), kid: 'theirs', alg: 'RS256', use: 'sig' };
    jwks = createServer((_, response) => {
      asked += 1;
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ keys: [published] }));
    }).listen(0, '127.0.0.1');
    await new Promise((done) => jwks.once('listening', done));
    url = `http://127.0.0.1:${(jwks.address() as AddressInfo).port}/auth/v1`;
    server = await startServer({ env: { AUTH_JWKS_URL: `${url}/.well-known/jwks.json` } });
  });
  afterAll(async () => {
    await server?.stop();
    jwks?.close();
  });
  const tokenOf = (claims: Record<string, unknown>, issuer = url) =>
    new SignJWT({ email: 'Grace@Example.test', aal: 'aal1', session_id: randomUUID(), ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'theirs' })
      .setIssuer(issuer)
      .setAudience('authenticated')
      .setIssuedAt()
      .setExpirationTime('5 min')
      .sign(key.privateKey);

  it('is trusted by the keys it publishes; its accounts become known when they first ask', async () => {
    const id = randomUUID();
    const token = await tokenOf({ sub: id });
    for (let i = 0; i < 3; i++)
      expect(await server.call(listProfiles, {}, { token })).toMatchObject({
        status: 200,
        body: { items: [{ id, email: 'grace@example.test' }], total: 1 },
      });
    expect(asked).toBe(1);
    expect((await server.call(readSettings)).body.authUrl).toBe(url);
  });

  it('S-7 L21 signs nobody in to an account that was closed here, nor brings its address back', async () => {
    const [id, email] = [randomUUID(), `${randomUUID()}@example.test`];
    const ask = async (sub: string) => server.call(listProfiles, {}, { token: await tokenOf({ sub, email }) });
    expect((await ask(id)).status).toBe(200);
    expect(await accounts(['delete', email], { ...process.env, NODE_ENV: 'test', DATABASE_URL: server.database.url })).toBe(0);
    const restarted = await startServer({ env: { AUTH_JWKS_URL: `${url}/.well-known/jwks.json` }, database: server.database });
    for (const one of [server, restarted])
      expect((await one.call(listProfiles, {}, { token: await tokenOf({ sub: id, email }) })).status).toBe(401);
    await restarted.stop();
    const { rows } = await server.services.pool.query('select email from auth.users where id = $1', [id]);
    expect(rows).toEqual([{ email: null }]);
    const next = randomUUID();
    expect((await ask(next)).body).toMatchObject({ items: [{ id: next, email }] });
  });

  it('O-5 an address that another account has is not copied, until that one has another', async () => {
    const [one, two, email] = [randomUUID(), randomUUID(), `${randomUUID()}@example.test`];
    const ask = async (sub: string, address: string) => server.call(listProfiles, {}, { token: await tokenOf({ sub, email: address }) });
    expect((await ask(one, email)).body).toMatchObject({ items: [{ email }] });
    expect(await ask(two, email)).toMatchObject({ status: 200, body: { items: [{ id: two, email: '' }] } });
    expect((await ask(one, `new-${email}`)).body).toMatchObject({ items: [{ email: `new-${email}` }] });
    expect((await ask(two, email)).body).toMatchObject({ items: [{ id: two, email }] });
  });

  it('U4 says by its tokens who owes a second step, and a setting asks everybody for it', async () => {
    const ask = async (one: TestServer, claims: Record<string, unknown>) =>
      one.call(listProfiles, {}, { token: await tokenOf({ sub: randomUUID(), email: `${randomUUID()}@example.test`, ...claims }) });
    const owed = { status: 403, body: { code: 'insufficient_aal' } };
    const factors = [{ id: randomUUID(), factor_type: 'totp', status: 'verified' }];
    expect((await ask(server, { factors: [{ ...factors[0], status: 'unverified' }] })).status).toBe(200);
    expect(await ask(server, { factors })).toMatchObject(owed);
    for (const unreadable of ['yes', [{}], ['totp']]) expect(await ask(server, { factors: unreadable })).toMatchObject(owed);
    expect((await ask(server, { factors, aal: 'aal2' })).status).toBe(200);
    const env = { AUTH_JWKS_URL: `${url}/.well-known/jwks.json`, AUTH_SECOND_STEP: 'everybody' };
    const strict = await startServer({ env, database: server.database });
    expect(await ask(strict, {})).toMatchObject(owed);
    expect((await ask(strict, { aal: 'aal2' })).status).toBe(200);
    await strict.stop();
  });

  it('does not vouch for other issuers, and our own keys count for nothing there', async () => {
    const foreign = await tokenOf({ sub: randomUUID() }, 'https://evil.example/auth/v1');
    expect((await server.call(listProfiles, {}, { token: foreign })).status).toBe(401);
    const account = await server.createAccount();
    expect((await server.call(listProfiles, {}, account)).status).toBe(401);
  });

  it('being away is our trouble and not the caller’s', async () => {
    const away = await startServer({ env: { AUTH_JWKS_URL: 'http://127.0.0.1:1/.well-known/jwks.json', AUTH_ISSUER: url } });
    const answer = await away.call(listProfiles, {}, { token: await tokenOf({ sub: randomUUID() }) });
    expect(answer).toMatchObject({ status: 503, body: { code: 'server.unavailable' } });
    expect(answer.headers.get('retry-after')).toBe('2');
    await away.stop();
  });
});
