// @each-postgresql: it is about notifications of the database.
import { setTimeout as sleep } from 'node:timers/promises';
import type { RealtimeEvent } from '@citelight/contracts/api/site';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { trackWebsite } from '../src/modules/websites/websites.service.ts';
import { announce } from '../src/platform/changes.ts';
import { json, transaction } from '../src/platform/database.ts';
import { type Account, startServer, type TestServer } from './support/server.ts';

let one: TestServer;
let two: TestServer;
let ada: Account;
let bob: Account;
beforeAll(async () => {
  one = await startServer();
  two = await startServer({ database: one.database });
  [ada, bob] = [await one.createAccount(), await one.createAccount()];
});
afterAll(async () => {
  await two?.stop();
  await one?.stop();
});

async function open(server: TestServer, token: string) {
  const abort = new AbortController();
  const response = await fetch(`${server.url}/realtime/v1`, { headers: { authorization: `Bearer ${token}` }, signal: abort.signal });
  const events: RealtimeEvent[] = [];
  let text = '';
  const ended = (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      events.length = 0;
      for (const [, data = ''] of text.matchAll(/^data: (.*)$/gm)) events.push(JSON.parse(data) as RealtimeEvent);
    }
  })().catch(() => {});
  await vi.waitFor(() => expect(text).toContain(': connected'), { timeout: 30_000 });
  return { response, events, ended, close: () => abort.abort() };
}

it('X4 tells a member’s browsers at every process what has changed, and nobody else', async () => {
  // Tokens carry their issuer; the second process listens on another port, so it issues its own.
  const claims = { sub: ada.id, email: ada.email, session_id: ada.sessionId, iss: two.services.sessions.issuer };
  const [here, there, other] = [await open(one, ada.token), await open(two, await one.tokenFor(claims)), await open(one, bob.token)];
  expect(here.response.headers.get('content-type')).toContain('text/event-stream');
  const reportId = await transaction(one.db, async (tx) => {
    const { website } = await trackWebsite(tx, ada.id, 'https://acme.test/');
    const { id } = await tx
      .insertInto('assessment_reports')
      .values({ user_id: ada.id, website_id: website.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    const analysis = {
      report_id: id,
      user_id: ada.id,
      current_topics: json([]),
      missing_topics: json([]),
      topic_opportunities: json([]),
      keyword_gaps: json([]),
    };
    await tx.insertInto('keyword_analyses').values(analysis).execute();
    const opportunity = {
      report_id: id,
      user_id: ada.id,
      position: 0,
      opportunity_type: 'faq_content' as const,
      priority: 'high' as const,
    };
    await tx
      .insertInto('content_opportunities')
      .values({ ...opportunity, title: 'Questions', description: 'Answer them.', estimated_impact: 'high', page_url: 'https://acme.test/' })
      .execute();
    await tx.insertInto('user_credits').values({ user_id: ada.id, balance: 3 }).execute();
    return id;
  });
  const expected = [
    { topic: 'assessment_reports', report_id: reportId },
    { topic: 'keyword_analyses', report_id: reportId },
    { topic: 'content_opportunities', report_id: reportId },
    { topic: 'user_credits', report_id: null },
  ];
  await vi.waitFor(() => expect(here.events).toEqual(expected), { timeout: 30_000 });
  await vi.waitFor(() => expect(there.events).toEqual(expected), { timeout: 30_000 });
  expect(other.events).toEqual([]);
  for (const stream of [here, there, other]) stream.close();
});

it('X4 tells nothing of a transaction that is rolled back', async () => {
  const stream = await open(one, bob.token);
  await expect(
    transaction(one.db, async (tx) => {
      await announce(tx, bob.id, 'subscriptions');
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  await announce(one.db, bob.id, 'user_credits');
  await vi.waitFor(() => expect(stream.events).toEqual([{ topic: 'user_credits', report_id: null }]), { timeout: 30_000 });
  stream.close();
});

it('X4 makes browsers look again after the database connection was lost', async () => {
  const stream = await open(one, ada.token);
  await one.services.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen citelight%'`,
  );
  await vi.waitFor(() => expect(stream.events).toContainEqual({ topic: 'assessment_reports', report_id: null }), { timeout: 30_000 });
  await announce(one.db, ada.id, 'scheduled_reports', null);
  await vi.waitFor(() => expect(stream.events.filter(({ topic }) => topic === 'scheduled_reports')).toHaveLength(2), { timeout: 30_000 });
  stream.close();
});

it('asks for a token, and ends with it', async () => {
  expect((await one.request('/realtime/v1')).status).toBe(401);
  const seconds = Math.floor(Date.now() / 1000);
  const brief = await open(one, await one.tokenFor({ sub: ada.id, session_id: ada.sessionId, exp: seconds + 1 }));
  await Promise.race([brief.ended, sleep(5_000).then(() => Promise.reject(new Error('still open')))]);
});

it('leaves nothing behind when browsers go', async () => {
  const streams = await Promise.all(Array.from({ length: 20 }, () => open(one, ada.token)));
  expect(one.services.changes.subscriptions()).toBeGreaterThanOrEqual(20);
  for (const stream of streams) stream.close();
  await vi.waitFor(() => expect(one.services.changes.subscriptions()).toBe(0), { timeout: 30_000 });
});

it('opens at most 30 streams of a member, and again when one has gone', async () => {
  const grace = await one.createAccount();
  const streams = await Promise.all(Array.from({ length: 30 }, () => open(one, grace.token)));
  const ask = () => one.request<{ code: string }>('/realtime/v1', { headers: { authorization: `Bearer ${grace.token}` } });
  const refused = await ask();
  expect(refused).toMatchObject({ status: 429, body: { code: 'realtime.too_many' } });
  expect(refused.headers.get('retry-after')).toBe('60');
  streams.pop()?.close();
  const again = await vi.waitFor(() => open(one, grace.token), { timeout: 30_000 });
  for (const stream of [...streams, again]) stream.close();
  await vi.waitFor(() => expect(one.services.changes.subscriptions()).toBe(0), { timeout: 30_000 });
});

it('ends its streams when the server stops', async () => {
  const stopping = await startServer();
  const account = await stopping.createAccount();
  const stream = await open(stopping, account.token);
  const began = performance.now();
  await stopping.stop();
  await stream.ended;
  expect(performance.now() - began).toBeLessThan(5_000);
});
