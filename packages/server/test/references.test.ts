import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from './support/server.ts';
import { furnish } from './surface/world.ts';

/** What one row says of another is held by the database, table by table: those that the database has, none left out by oversight. */

let server: TestServer;
let pool: pg.Pool;
beforeAll(async () => {
  server = await startServer({ env: { ROLE: 'api' } });
  ({ pool } = server.services);
});
afterAll(() => server?.stop());

const OURS = `c.relkind = 'r' and n.nspname in ('public', 'auth')`;

/** Columns that may name a row that is not there, not yet or no longer. */
const LOOSE = [
  'auth.flows.link_session_id',
  'auth.sessions.factor_id',
  'public.api_key_spending.report_id',
  'public.assessment_reports.quote_id',
  'public.assessment_reports.reservation_id',
  'public.audit_log.user_id',
  'public.credit_reservations.report_id',
  'public.credit_transactions.report_id',
  'public.mail_outbox.user_id',
  'public.search_revocations.user_id',
  'public.search_revocations.website_id',
  'public.visibility_rounds.reservation_id',
];

/** Foreign keys without the owner: their columns are set to null with the row they name, or only the server writes them. */
const WITHOUT_OWNER = [
  'public.api_key_spending_key_id_fkey',
  'public.report_periods_report_id_fkey',
  'public.visibility_mentions_entity_id_fkey',
];

/** Mails are still to be sent, and access to a search console is still to be given back. */
const OUTLIVES = ['public.mail_outbox', 'public.search_revocations'];

describe('references', () => {
  it('are foreign keys, wherever a column names a row by its id', async () => {
    const { rows } = await pool.query<{ name: string }>(
      `select n.nspname || '.' || c.relname || '.' || a.attname as name
       from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
       where ${OURS} and a.attnum > 0 and not a.attisdropped and a.atttypid = 'uuid'::regtype and a.attname <> 'id'
         and not exists (select from pg_constraint k where k.contype = 'f' and k.conrelid = c.oid and a.attnum = any (k.conkey)) order by 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual(LOOSE);
  });

  it('lead to rows of the same member, wherever both have an owner', async () => {
    const { rows } = await pool.query<{ name: string }>(
      `select n.nspname || '.' || k.conname as name
       from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
       where k.contype = 'f' and ${OURS}
         and exists (select from pg_attribute a where a.attrelid = k.conrelid and a.attname = 'user_id')
         and exists (select from pg_attribute a where a.attrelid = k.confrelid and a.attname = 'user_id')
         and not exists (select from pg_attribute a where a.attrelid = k.conrelid and a.attnum = any (k.conkey) and a.attname = 'user_id') order by 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual(WITHOUT_OWNER);
  });

  it('take what belongs to an account along when it goes', async () => {
    const { id } = await server.createAccount();
    await furnish(server.services, id);
    const { rows: tables } = await pool.query<{ name: string }>(
      `select n.nspname || '.' || c.relname as name from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
       where ${OURS} and a.attname = 'user_id' and not a.attisdropped order by 1`,
    );
    const left = async () => {
      const { rows: profile } = await pool.query('select from profiles where id = $1', [id]);
      const found = profile.length > 0 ? ['public.profiles'] : [];
      for (const { name } of tables) {
        const { rows } = await pool.query(`select from ${name} where user_id = $1 limit 1`, [id]);
        if (rows.length > 0) found.push(name);
      }
      return found;
    };
    expect((await left()).length, 'tables with rows of the account').toBeGreaterThan(20);
    await pool.query('delete from auth.users where id = $1', [id]);
    expect(await left()).toEqual(OUTLIVES);
  });
});
