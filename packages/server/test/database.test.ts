// @each-postgresql: it is about connections that break.
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { sql, transaction } from '../src/platform/database.ts';
import { startServer, type TestServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server?.stop());

it('a connection that breaks inside a transaction loses that transaction and nothing else', async () => {
  const { pool } = server.services;
  const work = transaction(server.db, async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    // Nothing asks the connection anything while it breaks: its end is an event of its own.
    await vi.waitFor(
      async () => {
        const { rowCount } = await pool.query('select 1 from pg_stat_activity where pid = $1', [rows[0]?.pid]);
        expect(rowCount).toBe(0);
      },
      { timeout: 30_000 },
    );
    await sql`select 1`.execute(tx);
  });
  await expect(work).rejects.toThrow();
  expect((await server.request('/readyz')).status).toBe(200);
});
