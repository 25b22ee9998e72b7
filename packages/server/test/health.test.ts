import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type TestServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server?.stop());

it('says that it is alive and ready', async () => {
  expect(await server.request('/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
  expect(await server.request('/readyz')).toMatchObject({ status: 200, body: { status: 'ok', checks: { database: 'ok', queue: 'ok' } } });
});

it('shows its figures to this machine, and not through a proxy', async () => {
  expect((await server.request('/metrics')).body).toContain('http_request_duration_seconds_bucket');
  expect((await server.request('/metrics', { headers: { 'x-forwarded-for': '203.0.113.9' } })).status).toBe(404);
});

it('answers unknown paths and methods of programs with typed errors', async () => {
  expect(await server.request('/api/nothing')).toMatchObject({ status: 404, body: { success: false, code: 'request.not_found' } });
  const wrong = await server.request('/healthz', { method: 'POST' });
  expect(wrong).toMatchObject({ status: 405, body: { code: 'request.method' } });
  expect(wrong.headers.get('allow')).toContain('GET');
});

it('puts the security headers on every answer, errors among them', async () => {
  for (const path of ['/', '/healthz', '/api/nothing', '/assets/none.js']) {
    const { headers } = await server.request(path);
    expect(headers.get('content-security-policy'), path).toContain("script-src 'self';");
    expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(headers.get('x-request-id'), path).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get('strict-transport-security'), path).toBeNull();
  }
});
