// @each-postgresql: it is about triggers and notifications of the database.
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { announce } from '../src/platform/changes.ts';
import { jobContext } from '../src/platform/context.ts';
import { grant, subscribe } from './schedules/schedules.ts';
import { type Account, startServer, type TestServer } from './support/server.ts';
import { furnish } from './surface/world.ts';

/** What the database itself does with every write, whoever makes it. */

let server: TestServer;
let ada: Account;
let bob: Account;
beforeAll(async () => {
  server = await startServer({ env: { ROLE: 'api' } });
  [ada, bob] = [await server.createAccount(), await server.createAccount()];
  const { reportId } = await furnish(server.services, ada.id);
  const ctx = jobContext(server.services, 'test', 'test');
  await grant(ctx, ada.id, 10);
  await subscribe(ctx, ada.id, 'weekly', { from: new Date(), until: new Date(Date.now() + 30 * 86_400_000) });
  const { pool } = server.services;
  await pool.query(`insert into recommendation_states (user_id, website_id, audit_id, title)
    select user_id, website_id, 'h1', 'Add a heading' from assessment_reports where id = '${reportId}'`);
  await pool.query(`insert into report_rechecks (user_id, report_id, audit_id) values ('${ada.id}', '${reportId}', 'h1')`);
  await vi.waitFor(() => expect(server.services.changes.isListening()).toBe(true), { timeout: 30_000 });
});
afterAll(() => server?.stop());

/** Waits until everything has arrived that was announced so far: notifications come in the order of their transactions. */
beforeEach(async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = server.services.changes.subscribe(bob.id, () => resolve());
  await announce(server.db, bob.id, 'user_credits');
  await promise;
  stop();
});

const TOPICS: [table: string, topic: string][] = [
  ['assessment_reports', 'assessment_reports'],
  ['competitor_analyses', 'competitor_analyses'],
  ['content_opportunities', 'content_opportunities'],
  ['keyword_analyses', 'keyword_analyses'],
  ['recommendation_states', 'recommendation_states'],
  ['report_rechecks', 'recommendation_states'],
  ['scheduled_reports', 'scheduled_reports'],
  ['site_edits', 'site_edits'],
  ['subscriptions', 'subscriptions'],
  ['user_credits', 'user_credits'],
  ['visibility_rounds', 'visibility_rounds'],
];

it.each(TOPICS)('X4 announces a change of %s to its owner alone, as %s', async (table, topic) => {
  const [received, others]: [string[], string[]] = [[], []];
  const stops = [
    server.services.changes.subscribe(ada.id, (event) => received.push(event.topic)),
    server.services.changes.subscribe(bob.id, (event) => others.push(event.topic)),
  ];
  try {
    const { rowCount } = await server.services.pool.query(`update ${table} set user_id = user_id where user_id = $1`, [ada.id]);
    expect(rowCount, 'a row to change').toBeGreaterThan(0);
    await expect.poll(() => received).toContain(topic);
    expect(new Set(received)).toEqual(new Set([topic]));
    expect(others).toEqual([]);
  } finally {
    for (const stop of stops) stop();
  }
});

it.each(['credit_transactions', 'credit_transaction_lots'])(
  'K1 nothing that is in %s is changed or taken away, by whomever',
  async (table) => {
    const { pool } = server.services;
    for (const statement of [`update ${table} set amount = amount + 1`, `delete from ${table}`, `truncate ${table} cascade`])
      await expect(pool.query(statement), statement).rejects.toThrow('append-only');
  },
);
