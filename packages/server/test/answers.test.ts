import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { endpoint, LIMITS } from '@citelight/contracts';
import { shareReportEmail } from '@citelight/contracts/api/functions';
import { logUnknownRoute, readShared, unlockGate, unsubscribeMail } from '@citelight/contracts/api/site';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createApp } from '../src/platform/http.ts';
import { mount } from '../src/platform/route.ts';
import { newClient, newestMail, PASSWORD } from './auth/client.ts';
import { type Account, startServer, type TestServer } from './support/server.ts';
import { problemsOfHeaders } from './surface/headers.ts';
import { furnish, type World } from './surface/world.ts';

/** What every answer carries, whatever kind it is, and what no line of the log does. */

const GATE_PASSWORD = 'Open Sesame 9';
const web = mkdtempSync(join(tmpdir(), 'citelight-web-'));
mkdirSync(join(web, 'assets'));
for (const name of ['index', 'app', 'gate', 'outside']) writeFileSync(join(web, `${name}.html`), `<!doctype html><title>${name}</title>`);
writeFileSync(join(web, 'assets', 'app-1a2b3c.js'), 'let a = 1');
writeFileSync(join(web, 'assets', 'app-1a2b3c.js.gz'), gzipSync('let a = 1'));
writeFileSync(join(web, 'picture.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
writeFileSync(join(web, 'robots.txt'), 'User-agent: *\n');
afterAll(() => rmSync(web, { recursive: true }));

const JSON_TYPE = { 'content-type': 'application/json' };
const post = (body: BodyInit, headers: Record<string, string> = JSON_TYPE): RequestInit => ({ method: 'POST', headers, body });
const HTML = { accept: 'text/html' };

describe.each([
  ['http', undefined],
  ['https', 'https://citelight.test'],
])('the headers of a server at %s', (scheme, publicUrl) => {
  const https = scheme === 'https';
  let server: TestServer;
  let ada: Account;
  let world: World;
  beforeAll(async () => {
    const env = { EARLY_ACCESS_PASSWORD: GATE_PASSWORD, ...(publicUrl ? { PUBLIC_URL: publicUrl } : {}) };
    server = await startServer({ webFolder: web, env: { ROLE: 'api', PAYMENT_SANDBOX_URL: 'http://127.0.0.1:9', ...env } });
    ada = await server.createAccount();
    world = await furnish(server.services, ada.id);
  });
  afterAll(() => server?.stop());
  const asAda = () => ({ headers: { authorization: `Bearer ${ada.token}` } });

  type Kind = [what: string, path: (world: World) => string, status: number, init?: () => RequestInit];
  const KINDS: Kind[] = [
    ['the gate', () => '/', 200, () => ({ headers: HTML })],
    ['a page', ({ shareToken }) => `/shared/${shareToken}`, 200, () => ({ headers: HTML })],
    ['a script', () => '/assets/app-1a2b3c.js', 200],
    ['a compressed script', () => '/assets/app-1a2b3c.js', 200, () => ({ headers: { 'accept-encoding': 'gzip' } })],
    ['a script that is not there', () => '/assets/none.js', 404],
    ['a picture', () => '/picture.svg', 200],
    ['a text file', () => '/robots.txt', 200],
    ['a head', () => '/robots.txt', 200, () => ({ method: 'HEAD' })],
    ['JSON', () => '/api/settings', 200],
    ['no sign-in', () => '/data/v1/profiles', 401],
    ['rows', () => '/data/v1/profiles', 200, asAda],
    ['a foreign origin', () => '/api/gate', 403, () => post('{}', { ...JSON_TYPE, origin: 'https://evil.example' })],
    ['an unknown route', () => '/api/none', 404],
    ['an unknown method', () => '/api/settings', 405, () => ({ method: 'PUT' })],
    ['too much', () => '/api/gate', 413, () => post('x'.repeat(LIMITS.requestBodyBytes + 1))],
    ['a wrong type', () => '/api/gate', 415, () => post('x', {})],
    ['a broken address', () => '/%E0%A4%A', 200, () => ({ headers: HTML })],
    ...['pdf', 'markdown', 'csv', 'json', 'html'].map(
      (format): Kind => [`a report as ${format}`, ({ reportId }) => `/data/v1/assessment_reports/${reportId}/export/${format}`, 200, asAda],
    ),
    ['a shared report', ({ shareToken }) => `/api/shared/${shareToken}`, 200],
    ['a shared report that is gone', () => `/api/shared/${'a'.repeat(43)}`, 410],
    [
      'the end of mails',
      (of) => `/api/unsubscribe/${of.unsubscribeToken}`,
      200,
      () => post(new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }), {}),
    ],
    ['health', () => '/healthz', 200],
    ['readiness', () => '/readyz', 200],
    ['OpenAPI', () => '/openapi.json', 200],
    ['metrics', () => '/metrics', 200],
    ['the mailbox', () => '/dev/mailbox', 200],
    ['a mail', ({ mailId }) => `/dev/mailbox/${mailId}`, 200],
    ['a mail as HTML', ({ mailId }) => `/dev/mailbox/${mailId}/html`, 200],
    ['keys', () => '/auth/v1/.well-known/jwks.json', 200],
    ['an error of the protocol', () => '/auth/v1/user', 401],
    ['a preflight', () => '/auth/v1/user', 204, () => ({ method: 'OPTIONS' })],
    ['the page of a mail link', () => '/auth/v1/verify?token=x&type=signup', 200],
    ['its script', () => '/auth/v1/verify.js', 200],
    ['a redirect', () => '/auth/v1/verify?token=pkce_x&type=signup', 303],
    ['an unsigned event', () => '/webhooks/stripe', 400, () => post('{}')],
  ];

  it.each(KINDS)('X5 are there: %s', async (_what, path, status, init) => {
    const answer = await server.request(path(world), init?.());
    expect(answer.status).toBe(status);
    expect(problemsOfHeaders(answer.headers, { https })).toEqual([]);
  });

  it('X5 are there: a file that is known already, an event stream, too many requests', async () => {
    const known = (await server.request('/robots.txt')).headers.get('etag') ?? '';
    const stop = new AbortController();
    const note = () => server.call(logUnknownRoute, { body: { path: '/x' } });
    const answers = await Promise.all(Array.from({ length: 40 }, note));
    const three: [status: number, answer: Pick<Response, 'status' | 'headers'>][] = [
      [304, await fetch(`${server.url}/robots.txt`, { headers: { 'if-none-match': known } })],
      [200, await fetch(`${server.url}/realtime/v1`, { ...asAda(), signal: stop.signal })],
      [429, answers.find(({ status }) => status === 429) as (typeof answers)[number]],
    ];
    for (const [status, answer] of three) {
      expect(answer.status).toBe(status);
      expect(problemsOfHeaders(answer.headers, { https })).toEqual([]);
    }
    stop.abort();
  });

  it('X5 are there: an error of ours', async () => {
    const app = createApp(server.services);
    const spec = endpoint({ id: 'broken', method: 'GET', path: '/api/broken', access: 'public', summary: '', result: z.unknown() });
    mount(app, spec, async () => {
      throw new Error('x');
    });
    const { status, headers } = await app.request('/api/broken');
    expect(status).toBe(500);
    expect(problemsOfHeaders(headers, { https })).toEqual([]);
  });

  it('X5 G3 the only cookie is for our own pages of this browser session', async () => {
    const { status, headers } = await server.call(unlockGate, { body: { password: GATE_PASSWORD } });
    expect(status).toBe(200);
    expect(headers.getSetCookie()).toHaveLength(1);
    expect(problemsOfHeaders(headers, { https })).toEqual([]);
  });
});

describe('the log', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ env: { LOG_LEVEL: 'trace', RATE_LIMITS: 'off', EARLY_ACCESS_PASSWORD: GATE_PASSWORD } });
  });
  afterAll(() => server?.stop());

  const raw = (path: string, headers: Record<string, string>) =>
    new Promise<void>((done, fail) => {
      const { hostname, port } = new URL(server.url);
      httpRequest({ hostname, port, path, headers }, (answer) => answer.resume().on('end', done))
        .on('error', fail)
        .end();
    });

  it('X5 T4 tells what was asked, and no password, token or link, at any level', async () => {
    const email = `${randomUUID()}@example.test`;
    const { client } = newClient(server);
    await client.signUp({ email, password: PASSWORD });
    const { link } = await newestMail(server, email);
    const mailed = link.searchParams.get('token') ?? '';
    await fetch(`${server.url}${link.pathname}${link.search}`, { redirect: 'manual' });
    const wrongForm = { ...post(new URLSearchParams({ token: `${mailed}x`, type: 'signup' }), {}), redirect: 'manual' } as const;
    await fetch(`${server.url}/auth/v1/verify`, wrongForm);
    const verified = await client.verifyOtp({ token_hash: mailed, type: 'signup' });
    await client.signInWithPassword({ email, password: PASSWORD });
    const { session } = (await client.refreshSession()).data;
    await client.signInWithPassword({ email, password: 'a wrong secret' });
    const member = { token: session?.access_token ?? '', id: session?.user.id ?? '' };
    const world = await furnish(server.services, member.id);

    await server.call(shareReportEmail, { body: { reportId: world.reportId, recipientEmail: 'reader@example.test' } }, member);
    const share = await server.db.selectFrom('mail_outbox').select('text_body').where('to_address', '=', 'reader@example.test').execute();
    const shared = share.map(({ text_body }) => /\/shared\/([\w-]+)/.exec(text_body)?.[1]).find((token) => token !== undefined) ?? '';
    await server.call(readShared, { params: { token: shared } });
    await server.request(`/shared/${shared}`, { headers: HTML });
    await server.call(unsubscribeMail, { params: { token: world.unsubscribeToken } });
    await server.request(`/unsubscribe/${world.unsubscribeToken}`, { headers: HTML });

    await server.call(unlockGate, { body: { password: GATE_PASSWORD } });
    await server.call(unlockGate, { body: { password: 'a wrong gate password' } });
    // Bodies that are not read: their text must not come back in the reason.
    for (const body of ['{"password": hunter2-in-pieces}', '{"password":"hunter2-in-pieces"', '"hunter2-in-pieces"'])
      for (const path of ['/api/gate', '/auth/v1/signup']) await server.request(path, post(body));
    await server.request('/api/gate?password=hunter2-in-query', post('{}'));
    await server.request(`/auth/callback?code=hunter2-in-query&access_token=${member.token}`, { headers: HTML });
    await raw('/api/settings', { cookie: 'citelight-gate=hunter2-in-cookie', authorization: 'Basic hunter2-in-header' });
    await raw('/data/v1/profiles', { authorization: `Bearer ${member.token.slice(0, -4)}AAAA`, referer: `https://x.test/?t=${mailed}` });

    const log = JSON.stringify(server.log);
    expect(log).toContain('/auth/v1/verify');
    expect(log).toContain('a request was refused');
    const secrets: Record<string, string | undefined> = {
      password: PASSWORD,
      'wrong password': 'a wrong secret',
      'gate password': GATE_PASSWORD,
      'wrong gate password': 'a wrong gate password',
      'mailed token': mailed,
      'access token': member.token,
      'part of an access token': member.token.split('.')[1],
      'first access token': verified.data.session?.access_token,
      'refresh token': session?.refresh_token,
      'share token': shared,
      'unsubscribe token': world.unsubscribeToken,
      'what was sent': 'hunter2',
    };
    for (const [what, secret] of Object.entries(secrets)) {
      expect(secret?.length, what).toBeGreaterThan(6);
      expect(log, what).not.toContain(secret);
    }
  });
});
