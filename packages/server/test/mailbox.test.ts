import { request as httpRequest } from 'node:http';
import { networkInterfaces } from 'node:os';
import { sendContactEmail } from '@citelight/contracts/api/functions';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type TestServer } from './support/server.ts';

type Message = { id: string; to: string; subject: string; text: string; html: string; createdAt: string };
let server: TestServer;
beforeAll(async () => {
  server = await startServer({
    env: {
      HOST: '0.0.0.0',
      HOST_WITHOUT_PRODUCTION: 'yes',
      EARLY_ACCESS_PASSWORD: '',
      CONTACT_EMAIL: 'owner@citelight.test',
      RATE_LIMITS: 'off',
    },
  });
  for (const subject of ['First', '<b>Second</b>'])
    await server.call(sendContactEmail, {
      body: { name: 'Ada', email: 'ada@example.test', subject, message: '<img src=x onerror=alert(1)>' },
    });
});
afterAll(() => server?.stop());

const get = (path: string, headers: Record<string, string> = {}, hostname = '127.0.0.1') =>
  new Promise<{ status: number; body: string; headers: Record<string, unknown> }>((done, fail) => {
    const call = httpRequest({ hostname, port: new URL(server.url).port, path, headers }, (answer) => {
      let body = '';
      answer.on('data', (chunk: Buffer) => {
        body += chunk;
      });
      answer.on('end', () => done({ status: answer.statusCode ?? 0, body, headers: answer.headers }));
    });
    call.on('error', fail).end();
  });
const messages = async () => JSON.parse((await get('/dev/mailbox/messages')).body) as Message[];

it('keeps outgoing mails for the developer, the newest first', async () => {
  const [newest, older] = await messages();
  expect(newest).toEqual({
    id: expect.any(String),
    to: 'owner@citelight.test',
    subject: 'Contact: <b>Second</b>',
    text: expect.stringContaining('Ada <ada@example.test> wrote:'),
    html: expect.stringContaining('&lt;img src=x'),
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  });
  expect(older?.subject).toBe('Contact: First');
});

it('shows them without running anything in them', async () => {
  const [mail] = await messages();
  const list = await get('/dev/mailbox');
  expect(list.body).toContain('Contact: &lt;b&gt;Second&lt;/b&gt;');
  const one = await get(`/dev/mailbox/${mail?.id}`);
  expect(one.body).toContain(`src="/dev/mailbox/${mail?.id}/html"`);
  expect(one.body).toContain('sandbox=');
  expect(one.body).not.toContain('<img');
  const framed = await get(`/dev/mailbox/${mail?.id}/html`);
  expect(framed.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
  expect((await get('/dev/mailbox/00000000-0000-4000-8000-000000000000')).status).toBe(404);
});

it('is for this machine only: no proxy, no other name, no other address', async () => {
  expect((await get('/dev/mailbox')).status).toBe(200);
  for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via', 'x-forwarded-host'])
    expect((await get('/dev/mailbox/messages', { [name]: '127.0.0.1' })).status, name).toBe(404);
  expect((await get('/dev/mailbox/messages', { host: 'evil.example' })).status).toBe(404);
  const outside = Object.values(networkInterfaces())
    .flat()
    .find((net) => net?.family === 'IPv4' && !net.internal)?.address;
  if (outside) expect((await get('/dev/mailbox/messages', {}, outside)).status).toBe(404);
});

it('does not exist in production', async () => {
  const production = await startServer({
    env: {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://citelight.test',
      SECRET_KEY: 'x'.repeat(32),
      EARLY_ACCESS_PASSWORD: '',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'a@citelight.test',
      CONTACT_EMAIL: 'b@citelight.test',
    },
  });
  const answer = await production.request('/dev/mailbox/messages');
  expect([answer.status, answer.headers.get('content-type')]).not.toContain(200);
  expect(answer.headers.get('strict-transport-security')).toMatch(/max-age=63072000/);
  await production.stop();
});

it('/metrics needs a token where other machines can reach the server', async () => {
  expect((await server.request('/metrics')).status).toBe(404);
});
