import { type Db, sql } from '../../src/platform/database.ts';

export type Clock = { now(): Date; set(time: string | Date): Promise<void>; pass(ms: number): Promise<void> };

/** Stops the database's clock of credits and schedules at a time that the test moves. */
export async function setClock(db: Db, time: string | Date): Promise<Clock> {
  await sql`drop table if exists app.test_clock`.execute(db);
  await sql`create table app.test_clock (at timestamptz not null)`.execute(db);
  await sql`insert into app.test_clock values (${time})`.execute(db);
  await sql`create or replace function app.now() returns timestamptz language sql volatile as 'select at from app.test_clock'`.execute(db);
  await sql`grant select on app.test_clock to app_user`.execute(db);
  let at = new Date(time);
  const set = async (to: string | Date) => {
    at = new Date(to);
    await sql`update app.test_clock set at = ${at}`.execute(db);
  };
  return { now: () => at, set, pass: (ms) => set(new Date(at.getTime() + ms)) };
}
