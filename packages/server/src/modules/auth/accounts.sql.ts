import { type Db, firstRow, json, sql } from '../../platform/database.ts';
import type { FactorRow, IdentityRow, UserRow } from './user.rules.ts';

const many = async <T>(db: Db, query: ReturnType<typeof sql<T>>): Promise<T[]> => (await query.execute(db)).rows;

export const findUserByEmail = (db: Db, email: string) =>
  firstRow(db, sql<UserRow>`select * from auth.users where email = ${email} and deleted_at is null`);
/** With the password of the newest sign-up where no confirmation has made one count: whoever knows it is told to confirm. In one query, like any other look-up. */
export const findUserToSignIn = (db: Db, email: string) =>
  firstRow(
    db,
    sql<UserRow & { pending_password: string | null }>`
      select *, case when email_confirmed_at is null then (
        select pending_password from auth.one_time_tokens t where t.user_id = u.id and purpose = 'signup' order by t.created_at desc limit 1
      ) end as pending_password
      from auth.users u where email = ${email} and deleted_at is null`,
  );
export const findUserById = (db: Db, id: string) => firstRow(db, sql<UserRow>`select * from auth.users where id = ${id}`);
/** Taken before several rows of one account change together. */
export const lockUser = (db: Db, id: string) => firstRow(db, sql<UserRow>`select * from auth.users where id = ${id} for no key update`);

/** Inserts an unconfirmed user; undefined when the address exists by now. */
export const insertUser = (db: Db, user: { email: string; data: Record<string, unknown>; provider: string; now: Date }) =>
  firstRow(
    db,
    sql<UserRow>`
      insert into auth.users (email, app_metadata, user_metadata, created_at, updated_at)
      values (${user.email}, ${json({ provider: user.provider, providers: [user.provider] })}, ${json(user.data)}, ${user.now}, ${user.now})
      on conflict (email) do nothing
      returning *`,
  );

/** Columns of a user that change; undefined ones stay. */
export type UserChange = Partial<Omit<UserRow, 'id' | 'created_at' | 'updated_at'>>;

const COLUMNS = [
  'email',
  'encrypted_password',
  'email_confirmed_at',
  'confirmation_sent_at',
  'recovery_sent_at',
  'new_email',
  'email_change_sent_at',
  'email_change_confirmed',
  'reauthentication_sent_at',
  'last_sign_in_at',
  'app_metadata',
  'user_metadata',
  'banned_until',
] as const satisfies readonly (keyof UserChange)[];

export async function updateUser(db: Db, id: string, change: UserChange, now: Date): Promise<UserRow | undefined> {
  const sets = COLUMNS.filter((column) => change[column] !== undefined).map((column) => {
    const value = change[column];
    return sql`${sql.ref(column)} = ${value !== null && typeof value === 'object' ? json(value) : value}`;
  });
  return firstRow(db, sql<UserRow>`update auth.users set ${sql.join([...sets, sql`updated_at = ${now}`])} where id = ${id} returning *`);
}

export const listIdentities = (db: Db, userId: string) =>
  many(db, sql<IdentityRow>`select * from auth.identities where user_id = ${userId} order by created_at, id`);
export const findIdentity = (db: Db, provider: string, subject: string) =>
  firstRow(db, sql<IdentityRow>`select * from auth.identities where provider = ${provider} and provider_id = ${subject}`);

export const insertIdentity = (
  db: Db,
  identity: { userId: string; provider: string; subject: string; data: Record<string, unknown>; email: string | null; now: Date },
) =>
  firstRow(
    db,
    sql<IdentityRow>`
      insert into auth.identities (user_id, provider, provider_id, identity_data, email, created_at, updated_at)
      values (${identity.userId}, ${identity.provider}, ${identity.subject}, ${json(identity.data)}, ${identity.email}, ${identity.now}, ${identity.now})
      on conflict (provider, provider_id) do nothing
      returning *`,
  );

export const updateIdentity = (
  db: Db,
  id: string,
  change: { data: Record<string, unknown>; email: string | null; signedInAt: Date | null; now: Date },
) =>
  firstRow(
    db,
    sql<IdentityRow>`
      update auth.identities
      set identity_data = ${json(change.data)}, email = ${change.email}, last_sign_in_at = coalesce(${change.signedInAt}, last_sign_in_at), updated_at = ${change.now}
      where id = ${id} returning *`,
  );

export const deleteIdentity = (db: Db, id: string) => sql`delete from auth.identities where id = ${id}`.execute(db);
/** Identities of a user whose address nobody has confirmed, but for the one that does so now. */
export const deleteOtherIdentities = (db: Db, userId: string, keptId: string) =>
  sql`delete from auth.identities where user_id = ${userId} and id <> ${keptId}`.execute(db);

export const listFactors = (db: Db, userId: string) =>
  many(db, sql<FactorRow>`select * from auth.factors where user_id = ${userId} order by created_at, id`);
