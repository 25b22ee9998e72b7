import { type Db, sql } from '../../platform/database.ts';

export type TokenPurpose = 'signup' | 'recovery' | 'email_change_current' | 'email_change_new' | 'reauthentication' | 'magiclink';

export type OneTimeToken = {
  id: string;
  user_id: string;
  purpose: TokenPurpose;
  email: string;
  link_hash: Buffer;
  code_hash: Buffer;
  pending_password: string | null;
  pending_website_url: string | null;
  code_attempts: number;
  created_at: string;
  expires_at: string;
  code_expires_at: string;
};

/** A new token voids the codes of the older ones of its purpose; their links stay, since the mail that arrives first is often the one that is opened. */
export async function insertToken(
  db: Db,
  token: {
    userId: string;
    purpose: TokenPurpose;
    email: string;
    linkHash: Buffer;
    codeHash: Buffer;
    pendingPassword: string | null;
    pendingWebsite: string | null;
    now: Date;
    expiresAt: Date;
    codeExpiresAt: Date;
  },
): Promise<void> {
  await sql`update auth.one_time_tokens set code_expires_at = ${token.now} where user_id = ${token.userId} and purpose = ${token.purpose} and code_expires_at > ${token.now}`.execute(
    db,
  );
  await sql`
    insert into auth.one_time_tokens (user_id, purpose, email, link_hash, code_hash, pending_password, pending_website_url, created_at, expires_at, code_expires_at)
    values (${token.userId}, ${token.purpose}, ${token.email}, ${token.linkHash}, ${token.codeHash}, ${token.pendingPassword}, ${token.pendingWebsite}, ${token.now}, ${token.expiresAt}, ${token.codeExpiresAt})`.execute(
    db,
  );
}

/** Takes the token of a link: of many at once, one gets it. */
export async function takeByLink(
  db: Db,
  linkHash: Buffer,
  purposes: readonly TokenPurpose[],
  now: Date,
): Promise<OneTimeToken | undefined> {
  const { rows } = await sql<OneTimeToken>`
    delete from auth.one_time_tokens where link_hash = ${linkHash} and purpose = any (${purposes}) and expires_at > ${now} returning *`.execute(
    db,
  );
  return rows[0];
}

/** Uses a token up whose code was right: of many at once, one does. */
export const takeToken = async (db: Db, id: string): Promise<boolean> =>
  (await sql`delete from auth.one_time_tokens where id = ${id} returning id`.execute(db)).rows.length > 0;

/**
 * The newest token sent to an address whose code can still be tried, locked. Mail after mail gives a guesser fifty tries a day; whoever then proves to be
 * the owner deletes what was counted.
 */
export async function lockNewestByCode(
  db: Db,
  { email, purposes, now }: { email: string; purposes: readonly TokenPurpose[]; now: Date },
): Promise<OneTimeToken | undefined> {
  const { rows } = await sql<OneTimeToken>`
    select * from auth.one_time_tokens t
    where email = ${email} and purpose = any (${purposes}) and code_expires_at > ${now} and code_attempts < 5 and 50 > (
      select sum(code_attempts) from auth.one_time_tokens o where o.user_id = t.user_id and created_at > ${now}::timestamptz - interval '1 day')
    order by created_at desc limit 1 for update`.execute(db);
  return rows[0];
}

export const countWrongCode = (db: Db, id: string) =>
  sql`update auth.one_time_tokens set code_attempts = code_attempts + 1 where id = ${id}`.execute(db);
export const deleteTokens = (db: Db, userId: string) => sql`delete from auth.one_time_tokens where user_id = ${userId}`.execute(db);
export const deleteEmailChangeTokens = (db: Db, userId: string) =>
  sql`delete from auth.one_time_tokens where user_id = ${userId} and purpose in ('email_change_current', 'email_change_new')`.execute(db);
/** Past tokens; those of sign-ups stay longer, since they hold the password that waits for a confirmation, and those with wrong codes are counted for a day. */
export const deletePastTokens = (db: Db, { past, signUpsBefore }: { past: Date; signUpsBefore: Date }) =>
  sql`
    delete from auth.one_time_tokens
    where expires_at <= case purpose when 'signup' then ${signUpsBefore}::timestamptz else ${past}::timestamptz end
      and (code_attempts = 0 or created_at <= ${past}::timestamptz - interval '1 day')`.execute(db);

/**
 * The passwords of the sign-ups that wait for a confirmation, without repetition. With more than one none may become the account's: whoever opens a mail
 * cannot tell which of them it confirms.
 */
export const pendingPasswords = async (db: Db, userId: string): Promise<string[]> =>
  (
    await sql<{ password: string }>`
      select distinct pending_password as password from auth.one_time_tokens
      where user_id = ${userId} and purpose = 'signup' and pending_password is not null`.execute(db)
  ).rows.map(({ password }) => password);

/** What the newest sign-up that still waits for its confirmation came with. */
export async function findPendingSignUp(db: Db, userId: string): Promise<{ password: string | null; website: string | null } | undefined> {
  const { rows } = await sql<{ password: string | null; website: string | null }>`
    select pending_password as password, pending_website_url as website from auth.one_time_tokens
    where user_id = ${userId} and purpose = 'signup' order by created_at desc limit 1`.execute(db);
  return rows[0];
}
