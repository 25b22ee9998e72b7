import { endpoint } from '@citelight/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { createApp } from '../src/platform/http.ts';
import { type App, mount } from '../src/platform/route.ts';
import { startServer, type TestServer } from './support/server.ts';

/** The mounting itself, on endpoints of the test's own. */
const readThing = endpoint({
  id: 'read-thing',
  method: 'GET',
  path: '/api/things/:id',
  access: 'public',
  summary: 'A thing.',
  params: z.strictObject({ id: z.coerce.number().int() }),
  result: z.object({ id: z.number(), owner: z.object({ name: z.string() }) }),
});
let server: TestServer;
let app: App;
let answer: unknown;
beforeAll(async () => {
  server = await startServer();
  app = createApp(server.services);
  mount(app, readThing, async () => answer as never);
});
afterAll(() => server?.stop());
const ask = async () => {
  const response = await app.request('/api/things/7');
  return { status: response.status, body: await response.json() };
};

it('lets nothing out that the endpoint does not promise, at any depth', async () => {
  answer = { id: 7, password_hash: 'secret', owner: { name: 'Ada', email: 'ada@example.test' } };
  expect(await ask()).toEqual({ status: 200, body: { id: 7, owner: { name: 'Ada' } } });
});

it('answers 500 with a general sentence when a result does not fit, and logs which', async () => {
  answer = { id: 'secret', owner: null };
  const { status, body } = await ask();
  expect([status, body.code]).toEqual([500, 'server.internal']);
  expect(JSON.stringify(body)).not.toContain('secret');
  expect(JSON.stringify(server.log)).toContain('the answer of read-thing does not fit its schema');
});

it('shows nothing of an unexpected error', async () => {
  const broken = createApp(server.services);
  mount(broken, readThing, async () => {
    throw new Error('select * from secrets at /srv/app.ts');
  });
  const response = await broken.request('/api/things/7');
  expect(response.status).toBe(500);
  expect(await response.text()).not.toMatch(/secrets|srv|stack/);
});

it('says that the service is not available while the database is away', async () => {
  const broken = createApp(server.services);
  mount(broken, readThing, async () => {
    throw Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' });
  });
  const response = await broken.request('/api/things/7');
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
});
