import { type Db, firstRow, sql } from '../../platform/database.ts';

/** Marks an account as closed; undefined where no living account has this address. */
export const closeAccount = (db: Db, email: string) =>
  firstRow(
    db,
    sql<{ id: string }>`update auth.users set deleted_at = now() where email = lower(${email}) and deleted_at is null returning id`,
  );

/** Nobody is signed in to it any more, and nothing is due for it. */
export async function stopAccount(db: Db, userId: string): Promise<void> {
  await sql`delete from auth.sessions where user_id = ${userId}`.execute(db);
  await sql`delete from auth.one_time_tokens where user_id = ${userId}`.execute(db);
  await sql`update scheduled_reports set is_active = false where user_id = ${userId}`.execute(db);
}

export async function closedAccounts(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from auth.users where deleted_at is not null and erased_at is null order by deleted_at, id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Everything that belongs to a member by `user_id`, each with what hangs on it. The ledger and the digests of monthly grants stay: nothing in them is personal. */
const OF_USER = [
  'tracked_websites',
  'subscriptions',
  'billing_customers',
  'billing_checkouts',
  'billing_notices',
  'billing_disputes',
  'mail_choices',
  'auth.identities',
  'auth.sessions',
  'auth.one_time_tokens',
  'auth.factors',
  'auth.flows',
];

/** Removes all that is personal; the account's row stays without it. Elsewhere its address is kept as it was written. */
export async function eraseAccount(db: Db, userId: string): Promise<void> {
  await sql`
    delete from contact_messages where lower(email) = (select email from auth.users where id = ${userId})
      or mail_id in (select id from mail_outbox where user_id = ${userId})`.execute(db);
  await sql`
    delete from mail_outbox where user_id = ${userId} or lower(to_address) = (select email from auth.users where id = ${userId})`.execute(
    db,
  );
  for (const table of OF_USER) await sql`delete from ${sql.table(table)} where user_id = ${userId}`.execute(db);
  await sql`update audit_log set ip = null, user_agent = null, details = '{}' where user_id = ${userId}`.execute(db);
  await sql`
    update auth.users set email = null, new_email = null, encrypted_password = null, app_metadata = '{}', user_metadata = '{}',
      last_sign_in_at = null, erased_at = now(), updated_at = now()
    where id = ${userId}`.execute(db);
  await sql`update profiles set full_name = null where id = ${userId}`.execute(db);
}
