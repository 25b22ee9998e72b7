import { type Db, firstRow, sql } from '../../platform/database.ts';

/** The living account with this address. */
export const findAccount = (db: Db, email: string) =>
  firstRow(db, sql<{ id: string }>`select id from auth.users where email = lower(${email}) and deleted_at is null`);

/** Marks an account as closed; undefined where somebody else has. */
export const markClosed = (db: Db, userId: string) =>
  firstRow(db, sql<{ id: string }>`update auth.users set deleted_at = now() where id = ${userId} and deleted_at is null returning id`);

export async function closedAccounts(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from auth.users where deleted_at is not null and erased_at is null order by deleted_at, id`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * What belongs to a member by `user_id`, each with what hangs on it. The ledger and the digests of monthly grants and free analyses stay: nothing in them is personal. What
 * ends the payments stays until they have ended: the provider's ids.
 */
const OF_USER = [
  'tracked_websites',
  'mail_choices',
  'report_brands',
  'api_keys',
  'webhooks',
  'auth.identities',
  'auth.sessions',
  'auth.one_time_tokens',
  'auth.factors',
  'auth.flows',
];
const OF_PAYMENTS = [
  'subscriptions',
  'billing_customers',
  'billing_former_customers',
  'billing_checkouts',
  'billing_notices',
  'billing_disputes',
];

const deleteFrom = async (db: Db, tables: readonly string[], userId: string): Promise<void> => {
  for (const table of tables) await sql`delete from ${sql.table(table)} where user_id = ${userId}`.execute(db);
};

/** Removes all that is personal; the account's row stays without it, and its address is free. Elsewhere the address is kept as it was written. */
export async function erasePersonal(db: Db, userId: string): Promise<void> {
  const address = sql`(select email from auth.users where id = ${userId})`;
  await sql`
    delete from mail_outbox where user_id = ${userId} or lower(to_address) = ${address} or lower(reply_to) = ${address}
      or id in (select mail_id from contact_messages where lower(email) = ${address})`.execute(db);
  await sql`delete from contact_messages where lower(email) = ${address}`.execute(db);
  // Mails that are asked for by address are looked up by a job.
  await sql`delete from jobs.job where data ->> 'email' = ${address}`.execute(db);
  // A counter's key names what is counted, then whose: an id or an address, with whatever else tells them apart.
  await sql`delete from rate_counters where regexp_split_to_array(lower(key), '[:|]') && array[${address}, ${userId}::text]`.execute(db);
  await deleteFrom(db, OF_USER, userId);
  await sql`update audit_log set ip = null, user_agent = null, details = '{}' where user_id = ${userId}`.execute(db);
  await sql`
    update auth.users set email = null, new_email = null, encrypted_password = null, app_metadata = '{}', user_metadata = '{}',
      last_sign_in_at = null, updated_at = now()
    where id = ${userId}`.execute(db);
  await sql`update profiles set full_name = null where id = ${userId}`.execute(db);
}

/** Removes what tied the account to the payment provider. */
export async function erasePayments(db: Db, userId: string): Promise<void> {
  await deleteFrom(db, OF_PAYMENTS, userId);
  await sql`update auth.users set erased_at = now(), updated_at = now() where id = ${userId}`.execute(db);
}
