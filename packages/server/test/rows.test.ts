// @each-postgresql: it is about constraints, triggers and row-level security.
import { randomUUID } from 'node:crypto';
import type { Assessment } from '@citelight/contracts';
import { listProfiles, listTrackedWebsites, updateProfile } from '@citelight/contracts/api/data';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { trackWebsite } from '../src/modules/websites/websites.service.ts';
import { asMember, type Db, json, sql, transaction, violatedConstraint } from '../src/platform/database.ts';
import { type Account, startServer, type TestServer } from './support/server.ts';

let server: TestServer;
let db: Db;
let ada: Account;
let bob: Account;
beforeAll(async () => {
  server = await startServer();
  db = server.db;
  [ada, bob] = [await server.createAccount(), await server.createAccount()];
});
afterAll(() => server?.stop());

/** The constraint that a statement runs into. */
const refusal = async (statement: Promise<unknown>): Promise<string | undefined> => {
  try {
    await statement;
    return undefined;
  } catch (error) {
    return violatedConstraint(error) ?? `no constraint: ${error}`;
  }
};
const website = async (userId: string, url = `https://${randomUUID()}.test/`) =>
  (await transaction(db, (tx) => trackWebsite(tx, userId, url))).website;
const analysis = (overallScore: number) =>
  json({ analysis: { overallScore, scores: {}, summary: 's', partial: true } as unknown as Assessment });
const report = async (userId: string, websiteId: string, more: object = {}) =>
  db
    .insertInto('assessment_reports')
    .values({ user_id: userId, website_id: websiteId, ...more })
    .returning('id')
    .executeTakeFirstOrThrow();

const OF_MEMBERS = [
  'profiles',
  'tracked_websites',
  'competitors',
  'assessment_reports',
  'report_artifacts',
  'keyword_analyses',
  'content_opportunities',
  'competitor_analyses',
  'report_shares',
  'subscriptions',
  'scheduled_reports',
  'report_periods',
  'user_credits',
  'credit_transactions',
] as const;

describe('entities', () => {
  it('X1 has every entity under its name', async () => {
    const found = await sql<{
      name: string;
    }>`select table_name as name from information_schema.tables where table_schema = 'public'`.execute(db);
    expect(found.rows.map(({ name }) => name)).toEqual(expect.arrayContaining([...OF_MEMBERS]));
  });

  it('X1 has one active website a member, whoever writes', async () => {
    const first = await website(ada.id);
    const second = await website(ada.id);
    const active = await server.call(listTrackedWebsites, { query: { is_active: 'true' } }, ada);
    expect(active.body).toEqual({ items: [{ ...second, website_name: new URL(second.website_url).host }], total: 1 });
    const both = db.updateTable('tracked_websites').set({ is_active: true }).where('id', '=', first.id).execute();
    expect(await refusal(both)).toBe('one_active_website');
    expect((await website(ada.id, first.website_url)).id).toBe(first.id);
  });

  it('X1 tracks one website when many are asked for at once', async () => {
    const member = await server.createAccount();
    await Promise.all(Array.from({ length: 6 }, () => website(member.id)));
    const { body } = await server.call(listTrackedWebsites, { query: { is_active: 'true' } }, member);
    expect(body.total).toBe(1);
  });

  it('makes a profile for every account, and follows its e-mail', async () => {
    const { body } = await server.call(listProfiles, {}, ada);
    expect(body).toEqual({
      items: [{ id: ada.id, email: ada.email, full_name: null, created_at: expect.stringMatching(/Z$/), has_used_free_tier: false }],
      total: 1,
    });
    await db.updateTable('auth.users').set({ email: 'new@example.test' }).where('id', '=', ada.id).execute();
    expect((await server.call(listProfiles, {}, ada)).body.items[0]?.email).toBe('new@example.test');
  });

  it('S1 trims the full name and saves an empty one as null', async () => {
    const save = async (full_name: string | null) =>
      (await server.call(updateProfile, { params: { id: ada.id }, body: { full_name } }, ada)).body.full_name;
    expect(await save('  Ada Lovelace ')).toBe('Ada Lovelace');
    expect(await save('   ')).toBeNull();
  });

  it('refuses what must not be: wrong words, wrong figures, rows of somebody else', async () => {
    const site = await website(ada.id);
    const values = { user_id: ada.id, website_id: site.id };
    const insertReport = (more: object) =>
      refusal(
        db
          .insertInto('assessment_reports')
          .values({ ...values, ...more })
          .execute(),
      );
    expect(await insertReport({ status: 'finished' })).toBe('assessment_reports_status_check');
    expect(await insertReport({ status: 'completed' })).toBe('completed_has_analysis');
    expect(await insertReport({ status: 'failed' })).toBe('failed_has_message');
    expect(await insertReport({ credits_charged: -1 })).toBe('assessment_reports_credits_charged_check');
    expect(await insertReport({ report_data: analysis(101) })).toBe('assessment_reports_overall_score_check');
    expect(await insertReport({ user_id: bob.id })).toBe('assessment_reports_website_id_user_id_fkey');
    await report(ada.id, site.id);
    expect(await insertReport({}), 'a second one under way').toBe('one_report_under_way');
    const line = { user_id: ada.id, seq: 1, transaction_type: 'topup_purchase' as const, amount: 5, balance_after: 5 };
    const insertLine = (more: object) =>
      refusal(
        db
          .insertInto('credit_transactions')
          .values({ ...line, ...more })
          .execute(),
      );
    expect(await insertLine({ amount: -5 })).toBe('sign_fits_type');
    expect(await insertLine({ amount: 0 })).toMatch(/amount|sign/);
    expect(await insertLine({ balance_after: -1 })).toBe('credit_transactions_balance_after_check');
    expect(await refusal(db.insertInto('user_credits').values({ user_id: ada.id, balance: 1, reserved: 2 }).execute())).toBe(
      'user_credits_check',
    );
  });

  it('takes score and summary from the analysis itself', async () => {
    const site = await website(bob.id);
    const { id } = await report(bob.id, site.id, { status: 'completed', completed_at: new Date(), report_data: analysis(63.25) });
    const row = await db
      .selectFrom('assessment_reports')
      .select(['overall_score', 'summary', 'partial', 'scores'])
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row).toEqual({ overall_score: 63.25, summary: 's', partial: true, scores: {} });
  });

  it('C5 holds five active competitors a website, also when many are added at once', async () => {
    const site = await website(bob.id);
    const add = () =>
      refusal(
        db
          .insertInto('competitors')
          .values({ website_id: site.id, user_id: bob.id, competitor_url: `https://${randomUUID()}.test/`, competitor_name: 'Rival' })
          .execute(),
      );
    const outcomes = await Promise.all(Array.from({ length: 9 }, add));
    expect(outcomes.filter((outcome) => outcome === undefined)).toHaveLength(5);
    expect(outcomes.filter((outcome) => outcome === 'competitors_active_limit')).toHaveLength(4);
  });
});

describe('row-level security', () => {
  it('X3 guards every table that holds rows of a member', async () => {
    const columns = await sql<{ name: string }>`
      select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'user_id'`.execute(db);
    // A view that asks as whoever asks it shows what its tables do.
    const forced = await sql<{ name: string }>`
      select relname as name from pg_class
      where relforcerowsecurity or (relkind = 'v' and 'security_invoker=true' = any (reloptions))`.execute(db);
    const guarded = new Set(forced.rows.map(({ name }) => name));
    const systemTables = new Set(['audit_log', 'mail_outbox']);
    for (const { name } of [...columns.rows, { name: 'profiles' }]) if (!systemTables.has(name)) expect(guarded, name).toContain(name);
    const reachable = await sql<{ name: string }>`
      select distinct table_schema || '.' || table_name as name from information_schema.role_table_grants where grantee = 'app_user'`.execute(
      db,
    );
    for (const { name } of reachable.rows) expect(guarded, `${name} is open to app_user`).toContain(name.replace('public.', ''));
  });

  it('X3 acts as a role that owns nothing, bypasses nothing and cannot log in', async () => {
    const role = await sql`select rolsuper, rolbypassrls, rolcanlogin, rolcreaterole from pg_roles where rolname = 'app_user'`.execute(db);
    expect(role.rows).toEqual([{ rolsuper: false, rolbypassrls: false, rolcanlogin: false, rolcreaterole: false }]);
    const owned = await sql`select 1 from pg_class c join pg_roles r on r.oid = c.relowner where r.rolname = 'app_user'`.execute(db);
    expect(owned.rows).toEqual([]);
    await asMember(db, ada.id, async (tx) => {
      expect((await sql<{ current_user: string }>`select current_user`.execute(tx)).rows[0]?.current_user).toBe('app_user');
    });
    expect((await sql<{ current_user: string }>`select current_user`.execute(db)).rows[0]?.current_user).not.toBe('app_user');
  });

  it('X3 shows a query without a member no row at all', async () => {
    await website(ada.id);
    await db.transaction().execute(async (tx) => {
      await sql`set local role app_user`.execute(tx);
      for (const table of OF_MEMBERS) expect(await tx.selectFrom(table).selectAll().execute(), table).toEqual([]);
    });
  });

  it('X3 keeps two members apart on the same connections, 600 times over', async () => {
    await Promise.all([website(ada.id), website(bob.id)]);
    const ask = async (member: Account) => {
      const rows = await asMember(db, member.id, (tx) => tx.selectFrom('tracked_websites').select('user_id').execute());
      return rows.length > 0 && rows.every(({ user_id }) => user_id === member.id);
    };
    const right = await Promise.all(Array.from({ length: 600 }, (_, i) => ask(i % 2 ? ada : bob)));
    expect(right.filter((ok) => !ok)).toEqual([]);
  });

  it('X3 lets a member change nothing of another, and not more than is theirs to change', async () => {
    const site = await website(bob.id);
    const inserted = asMember(db, ada.id, (tx) =>
      tx
        .insertInto('competitors')
        .values({ website_id: site.id, user_id: bob.id, competitor_url: 'https://rival.test/', competitor_name: 'Rival' })
        .execute(),
    );
    await expect(inserted).rejects.toThrow('row-level security');
    const renamed = await asMember(db, ada.id, (tx) =>
      tx.updateTable('profiles').set({ full_name: 'Mallory' }).where('id', '=', bob.id).executeTakeFirst(),
    );
    expect(renamed.numUpdatedRows).toBe(0n);
    for (const statement of [
      (tx: Db) => tx.updateTable('profiles').set({ has_used_free_tier: false }).execute(),
      (tx: Db) => tx.updateTable('user_credits').set({ balance: 1_000 }).execute(),
      (tx: Db) =>
        tx
          .insertInto('credit_transactions')
          .values({ user_id: ada.id, seq: 1, transaction_type: 'topup_purchase', amount: 9, balance_after: 9 })
          .execute(),
      (tx: Db) => tx.deleteFrom('assessment_reports').execute(),
      (tx: Db) => tx.selectFrom('auth.users').selectAll().execute(),
      (tx: Db) => tx.selectFrom('auth.signing_keys').selectAll().execute(),
      (tx: Db) => tx.selectFrom('mail_outbox').selectAll().execute(),
      (tx: Db) => tx.selectFrom('audit_log').selectAll().execute(),
    ])
      await expect(asMember(db, ada.id, (tx) => statement(tx) as Promise<unknown>)).rejects.toThrow('permission denied');
  });

  it('X3 answers another member’s id exactly like one that does not exist', async () => {
    const ask = (id: string) => server.call(updateProfile, { params: { id }, body: { full_name: 'Mallory' } }, ada);
    const [foreign, unknown] = [await ask(bob.id), await ask(randomUUID())];
    expect(foreign).toMatchObject({ status: 404, body: { code: 'profile.not_found' } });
    expect({ ...foreign.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
    expect((await server.call(listProfiles, {}, bob)).body.items[0]?.full_name).toBeNull();
  });
});

describe('the database layer', () => {
  it('reads whole numbers as numbers and times as ISO 8601 in UTC', async () => {
    const { rows } =
      await sql`select 9007199254740991::int8 as large, 1.5::numeric as exact, '2026-03-29 02:30:00.123456+02'::timestamptz as time`.execute(
        db,
      );
    expect(rows).toEqual([{ large: 9007199254740991, exact: 1.5, time: '2026-03-29T00:30:00.123Z' }]);
    await expect(sql`select 9007199254740993::int8 as large`.execute(db)).rejects.toThrow('larger than a number can hold');
  });

  it('stores every string in JSON, NUL and half characters among them', async () => {
    const { rows } = await sql<{ value: unknown }>`select ${json({ text: 'a\0b\ud800c', list: ['\u{1f600}'] })} as value`.execute(db);
    expect(rows[0]?.value).toEqual({ text: 'a\ufffdb\ufffdc', list: ['\u{1f600}'] });
  });

  it('runs a deadlocked transaction again', async () => {
    const [one, two] = [await website(ada.id), await website(bob.id)];
    const touch = (tx: Db, id: string) => tx.updateTable('tracked_websites').set({ website_name: 'x' }).where('id', '=', id).execute();
    let waiting = 0;
    let go = () => {};
    const both = new Promise<void>((done) => {
      go = done;
    });
    const work = (first: string, second: string) =>
      transaction(db, async (tx) => {
        await touch(tx, first);
        waiting += 1;
        if (waiting === 2) go();
        await both;
        await touch(tx, second);
      });
    await Promise.all([work(one.id, two.id), work(two.id, one.id)]);
    expect(waiting).toBeGreaterThanOrEqual(3);
  });
});
