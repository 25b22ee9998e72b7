// @each-postgresql: it is about row-level security.
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, startServer, type TestServer } from './support/server.ts';
import { furnish } from './surface/world.ts';

/** Row-level security, table by table: none is left out, because the tables are those that the database itself guards. */

let server: TestServer;
let ada: Account;
let bob: Account;
let guarded: { table: string; owner: string }[];
beforeAll(async () => {
  server = await startServer();
  [ada, bob] = [await server.createAccount(), await server.createAccount()];
  for (const { id } of [ada, bob]) await furnish(server.services, id);
  const { rows } = await server.services.pool.query<{ table: string; owner: string }>(
    `select n.nspname || '.' || c.relname as table, substring(pg_get_expr(o.polwithcheck, o.polrelid) from '(\\w+) = app.user_id') as owner
     from pg_policy o join pg_class c on c.oid = o.polrelid join pg_namespace n on n.oid = c.relnamespace where o.polname = 'member_own' order by 1`,
  );
  guarded = rows;
});
afterAll(() => server?.stop());

/** As `member`, with the given rights on the table; nothing of it lasts. */
async function as<T>(member: string | null, grant: string, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await server.services.pool.connect();
  try {
    await client.query('begin');
    await client.query(grant);
    await client.query('set local role app_user');
    if (member) await client.query(`select set_config('app.user_id', $1, true)`, [member]);
    return await work(client);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

const ownersSeen = (member: string | null, { table, owner }: { table: string; owner: string }) =>
  as(member, `grant select on ${table} to app_user`, async (client) => {
    const { rows } = await client.query<{ owner: string }>(`select distinct ${owner} as owner from ${table}`);
    return rows.map((row) => row.owner);
  });

describe('X3 row-level security', () => {
  it('guards every table that a member’s role may touch', async () => {
    const { rows } = await server.services.pool.query<{ table: string; enabled: boolean; forced: boolean }>(
      `select distinct n.nspname || '.' || c.relname as table, c.relrowsecurity as enabled, c.relforcerowsecurity as forced
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'p') and n.nspname in ('public', 'auth')
         and (has_table_privilege('app_user', c.oid, 'select, insert, update, delete') or has_any_column_privilege('app_user', c.oid, 'select, insert, update'))
       order by 1`,
    );
    expect(rows.filter(({ enabled, forced }) => !enabled || !forced)).toEqual([]);
    expect(guarded.map(({ table }) => table)).toEqual(expect.arrayContaining(rows.map(({ table }) => table)));
  });

  it('holds behind every view that a member may read', async () => {
    const { rows } = await server.services.pool.query<{ view: string; options: string[] | null }>(
      `select c.relname as view, c.reloptions as options from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('v', 'm') and n.nspname in ('public', 'auth') and has_table_privilege('app_user', c.oid, 'select')`,
    );
    expect(rows.map(({ view }) => view)).toContain('scored_reports');
    expect(rows.filter(({ options }) => !options?.includes('security_invoker=true'))).toEqual([]);
  });

  it('has the same rule for reading and for writing: the row’s owner is the member', async () => {
    const { rows } = await server.services.pool.query<{ table: string; reads: string; writes: string; command: string }>(
      `select n.nspname || '.' || c.relname as table, pg_get_expr(o.polqual, o.polrelid) as reads, pg_get_expr(o.polwithcheck, o.polrelid) as writes, o.polcmd as command
       from pg_policy o join pg_class c on c.oid = o.polrelid join pg_namespace n on n.oid = c.relnamespace
       where 'app_user'::regrole = any (o.polroles) or 0 = any (o.polroles)`,
    );
    expect(rows.length).toBeGreaterThan(14);
    for (const { table, reads, writes, command } of rows) {
      expect(reads, table).toMatch(/^\((user_id|id) = app\.user_id\(\)\)$/);
      expect([writes, command], table).toEqual([reads, '*']);
    }
  });

  it('shows a member their own rows, and nobody else’s', async () => {
    let furnished = 0;
    for (const one of guarded) {
      const owners = await ownersSeen(bob.id, one);
      furnished += owners.length;
      expect(owners, one.table).toEqual(owners.length === 0 ? [] : [bob.id]);
      expect(await ownersSeen(null, one), one.table).toEqual([]);
      expect(await ownersSeen(randomUUID(), one), one.table).toEqual([]);
    }
    expect(furnished, 'tables that are not empty: an empty one proves nothing').toBeGreaterThan(20);
  });

  it('lets a member write no row of another, even where a right were given by mistake', async () => {
    for (const { table, owner } of guarded) {
      const written = as(ada.id, `grant insert on ${table} to app_user`, (client) =>
        client.query(`insert into ${table} (${owner}) values ($1)`, [bob.id]),
      );
      await expect(written, table).rejects.toThrow('row-level security');
    }
  });
});
