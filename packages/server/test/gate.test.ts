import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { GATE_WRONG_PASSWORD } from '@citelight/contracts';
import { readSettings, unlockGate } from '@citelight/contracts/api/site';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ORIGIN_PLACEHOLDER } from '../src/platform/static.ts';
import { startServer, type TestServer } from './support/server.ts';

const PASSWORD = 'Open Sesame ';
const web = mkdtempSync(join(tmpdir(), 'citelight-web-'));
const page = (name: string) => `<!doctype html><title>${name}</title>`;
let server: TestServer;
beforeAll(async () => {
  mkdirSync(join(web, 'assets'));
  for (const name of ['index', 'app', 'gate', 'outside']) writeFileSync(join(web, `${name}.html`), page(name));
  writeFileSync(join(web, 'assets', 'app-1a2b3c.js'), 'let a = 1');
  writeFileSync(join(web, 'assets', 'app-1a2b3c.js.gz'), gzipSync('let a = 1'));
  writeFileSync(join(web, 'robots.txt'), 'User-agent: *\n');
  writeFileSync(join(web, 'privacy.html'), `${page('privacy')}<link rel="canonical" href="${ORIGIN_PLACEHOLDER}/privacy">`);
  writeFileSync(join(web, 'sitemap.xml'), `<loc>${ORIGIN_PLACEHOLDER}/</loc><loc>${ORIGIN_PLACEHOLDER}/privacy</loc>`);
  // As the build leaves it: compressed before the address was known.
  writeFileSync(join(web, 'sitemap.xml.gz'), gzipSync('<loc>stale</loc>'));
  server = await startServer({ webFolder: web, env: { EARLY_ACCESS_PASSWORD: PASSWORD } });
});
afterAll(async () => {
  await server?.stop();
  rmSync(web, { recursive: true });
});

const HTML = { accept: 'text/html,*/*' };
const shown = async (path: string, headers: Record<string, string> = {}) =>
  /<title>(.*)<\/title>/.exec((await server.request<string>(path, { headers: { ...HTML, ...headers } })).body)?.[1];

describe('the gate', () => {
  it('G1 stands before every page, and is never cached', async () => {
    for (const path of ['/', '/auth', '/dashboard', '/no/such/page', '/index.html', '/app.html', '/?code=1'])
      expect(await shown(path), path).toBe('gate');
    const { status, headers } = await server.request('/dashboard', { headers: HTML });
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  });

  it('G1 lets files through, and what a mailed link leads to as a page outside the application', async () => {
    const token = 'a'.repeat(40);
    for (const path of [
      `/shared/${token}`,
      `/unsubscribe/${token}`,
      '/reset-password',
      '/reset-password?token_hash=1',
      '/?token_hash=1',
      '/?error=1',
    ])
      expect(await shown(path), path).toBe('outside');
    expect((await server.request(`/shared/${token}`, { headers: HTML })).headers.get('cache-control')).toBe('no-store');
    for (const path of ['/shared', '/shared/', `/shared/${token}/more`, '/unsubscribe/', '/dev/more', '/?analyze', '/?code=1'])
      expect(await shown(path), path).toBe('gate');
    expect((await server.request('/assets/app-1a2b3c.js')).status).toBe(200);
    expect((await server.request('/robots.txt')).status).toBe(200);
  });

  it('a setting closes sign-up, as clients of the protocol know it', async () => {
    const closed = await startServer({ env: { SIGN_UP: 'off' } });
    try {
      const answer = await closed.request('/auth/v1/signup', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' },
        body: JSON.stringify({ email: 'new@example.test', password: 'four random words here' }),
      });
      expect(answer).toMatchObject({ status: 422, body: { code: 'signup_disabled', message: 'Signups not allowed for this instance' } });
      expect((await closed.request('/auth/v1/settings')).body).toMatchObject({ disable_signup: true });
      expect((await closed.db.selectFrom('auth.users').select('id').execute()).length).toBe(0);
    } finally {
      await closed.stop();
    }
    expect((await server.request('/auth/v1/settings')).body).toMatchObject({ disable_signup: false });
  });

  it('G2 refuses every password but the exact one', async () => {
    for (const password of ['', 'open sesame ', 'Open Sesame', ' Open Sesame ', 'Open Sesame  ', `${PASSWORD}\n`]) {
      const answer = await server.call(unlockGate, { body: { password } });
      expect(answer, JSON.stringify(password)).toMatchObject({
        status: 403,
        body: { code: 'gate.wrong_password', error: GATE_WRONG_PASSWORD },
      });
      expect(answer.headers.get('set-cookie')).toBeNull();
    }
  });

  it('G3 opens for the browser session, and only with our cookie', async () => {
    const answer = await server.call(unlockGate, { body: { password: PASSWORD } });
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    const setCookie = answer.headers.get('set-cookie') ?? '';
    expect(setCookie).toMatch(/; HttpOnly/);
    expect(setCookie).toMatch(/; SameSite=Lax/);
    expect(setCookie).not.toMatch(/Max-Age|Expires/i);
    const cookie = setCookie.split(';')[0] ?? '';
    expect(await shown('/', { cookie })).toBe('index');
    expect(await shown('/dashboard', { cookie })).toBe('app');
    expect((await server.request('/api/settings', { headers: { cookie } })).body).toMatchObject({ gate: 'unlocked' });
    const [name = '', value = ''] = cookie.split('=');
    const last = value.endsWith('A') ? 'B' : 'A';
    for (const forged of [`${name}=`, `${name}=unlocked`, `${name}=${value.slice(0, -1)}${last}`, `${name}=.${value.split('.')[1]}`])
      expect(await shown('/', { cookie: forged }), forged).toBe('gate');
  });

  it('G3 is locked for every browser again by another password', async () => {
    const before = await startServer({ env: { EARLY_ACCESS_PASSWORD: 'the one before' } });
    const answer = await before.call(unlockGate, { body: { password: 'the one before' } });
    const cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const gateOf = async (of: TestServer) => (await of.request<{ gate: string }>('/api/settings', { headers: { cookie } })).body.gate;
    expect([await gateOf(before), await gateOf(server)]).toEqual(['unlocked', 'locked']);
    await before.stop();
  });

  it('G2 limits the attempts, the right one among them', async () => {
    const guarded = await startServer({ env: { EARLY_ACCESS_PASSWORD: PASSWORD } });
    const guess = (password: string) => guarded.call(unlockGate, { body: { password } });
    for (let i = 0; i < 10; i++) expect((await guess(`guess ${i}`)).status).toBe(403);
    const refused = await guess(PASSWORD);
    expect(refused).toMatchObject({ status: 429, body: { code: 'request.rate_limited' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await guarded.stop();
  });

  it('G1 is off when the password is set to nothing', async () => {
    const open = await startServer({ webFolder: web, env: { EARLY_ACCESS_PASSWORD: '' } });
    expect((await open.call(readSettings)).body.gate).toBe('off');
    expect((await open.request<string>('/dashboard', { headers: HTML })).body).toContain('<title>app<');
    await open.stop();
  });
});

describe('pages', () => {
  let cookie = '';
  beforeAll(async () => {
    const answer = await server.call(unlockGate, { body: { password: PASSWORD } });
    cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  });

  it('shows the landing page at /, and the application where a link returns to it', async () => {
    expect(await shown('/', { cookie })).toBe('index');
    expect(await shown('/?utm_source=x', { cookie })).toBe('index');
    for (const query of ['token_hash=1', 'code=1', 'error=1', 'error_code=1', 'analyze', 'analyze=1'])
      expect(await shown(`/?${query}`, { cookie }), query).toBe('app');
  });

  it('shows a prerendered page where there is one, and its file under no other address', async () => {
    expect(await shown('/privacy', { cookie })).toBe('privacy');
    expect(await shown('/terms', { cookie })).toBe('app');
    for (const path of ['/privacy.html', '/gate', '/index', '/app'])
      expect((await server.request(path, { headers: { ...HTML, cookie } })).status, path).toBe(404);
    expect(await shown('/privacy')).toBe('gate');
  });

  it('fills in the address of the application where a file names it, and compresses what was filled in', async () => {
    const own = server.services.config.PUBLIC_URL;
    const text = `<loc>${own}/</loc><loc>${own}/privacy</loc>`;
    const read = (encoding: string) => server.request<string>('/sitemap.xml', { headers: { 'accept-encoding': encoding } });
    const etags = [];
    for (const encoding of ['identity', 'gzip', 'br']) {
      const { body, headers, status } = await read(encoding);
      expect([status, headers.get('content-type'), headers.get('content-encoding'), body]).toEqual([
        200,
        'application/xml; charset=utf-8',
        encoding === 'identity' ? null : encoding,
        text,
      ]);
      etags.push(headers.get('etag'));
    }
    expect(new Set(etags).size).toBe(3);
    const { body } = await server.request<string>('/privacy', { headers: { ...HTML, cookie } });
    expect(body).toContain(`href="${own}/privacy"`);
  });

  it('T4 answers an unknown page with the application and 404', async () => {
    const answer = await server.request<string>('/no/such/page', { headers: { ...HTML, cookie } });
    expect(answer.status).toBe(404);
    expect(answer.body).toContain('<title>app<');
    expect((await server.request('/about', { headers: { ...HTML, cookie } })).status).toBe(200);
  });

  it('caches hashed files for ever, compressed where the browser reads that, and nothing outside the folder is a file', async () => {
    const plain = await server.request('/assets/app-1a2b3c.js', { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('cache-control')).toContain('immutable');
    expect(plain.headers.get('content-encoding')).toBeNull();
    const packed = await server.request<string>('/assets/app-1a2b3c.js', { headers: { 'accept-encoding': 'gzip' } });
    expect([packed.headers.get('content-encoding'), packed.headers.get('vary'), packed.body]).toEqual([
      'gzip',
      'accept-encoding',
      'let a = 1',
    ]);
    const etag = plain.headers.get('etag') ?? '';
    const again = await server.request('/assets/app-1a2b3c.js', { headers: { 'accept-encoding': 'identity', 'if-none-match': etag } });
    expect([again.status, again.headers.get('cache-control')?.includes('immutable')]).toEqual([304, true]);
    for (const path of ['/assets/none.js', '/assets/..%2f..%2fpackage.json', '/%2e%2e/package.json', '/.env'])
      expect((await server.request(path)).status, path).toBe(404);
  });

  it('says what to do where the web application is not built', async () => {
    const bare = await startServer();
    const answer = await bare.request<string>('/', { headers: HTML });
    expect(answer.status).toBe(503);
    expect(answer.body).toContain('npm start');
    await bare.stop();
  });
});
