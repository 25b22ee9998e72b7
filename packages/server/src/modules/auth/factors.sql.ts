import { type Db, json, sql } from '../../platform/database.ts';
import type { FactorRow, StoredCredential } from './user.rules.ts';

export type ChallengeRow = {
  id: string;
  factor_id: string;
  ip: string | null;
  webauthn_challenge: string | null;
  created_at: string;
  verified_at: string | null;
};

export async function insertFactor(
  db: Db,
  factor: { id: string; userId: string; type: 'totp' | 'webauthn'; name: string; secret: Buffer | null; now: Date },
): Promise<FactorRow | undefined> {
  const { rows } = await sql<FactorRow>`
    insert into auth.factors (id, user_id, factor_type, friendly_name, secret, created_at, updated_at)
    values (${factor.id}, ${factor.userId}, ${factor.type}, ${factor.name}, ${factor.secret}, ${factor.now}, ${factor.now})
    on conflict (user_id, friendly_name) do nothing returning *`.execute(db);
  return rows[0];
}

export async function findFactor(db: Db, id: string, userId: string): Promise<FactorRow | undefined> {
  return (await sql<FactorRow>`select * from auth.factors where id = ${id} and user_id = ${userId}`.execute(db)).rows[0];
}
export async function lockFactor(db: Db, id: string, userId: string): Promise<FactorRow | undefined> {
  return (await sql<FactorRow>`select * from auth.factors where id = ${id} and user_id = ${userId} for update`.execute(db)).rows[0];
}

/** Unverified factors that were begun and left, so that a new attempt does not collide with an old one. */
export const deleteAbandonedFactors = (db: Db, userId: string, before: Date) =>
  sql`delete from auth.factors where user_id = ${userId} and status = 'unverified' and last_challenged_at is null and created_at < ${before}`.execute(
    db,
  );

export const deleteOtherUnverified = (db: Db, userId: string, type: string, keptId: string) =>
  sql`delete from auth.factors where user_id = ${userId} and factor_type = ${type} and status = 'unverified' and id <> ${keptId}`.execute(
    db,
  );

export const deleteFactor = (db: Db, id: string) => sql`delete from auth.factors where id = ${id}`.execute(db);

export const markVerified = (db: Db, id: string, change: { step: number | null; credential: StoredCredential | null; now: Date }) =>
  sql`
    update auth.factors set status = 'verified', failures = 0, locked_until = null, updated_at = ${change.now},
      last_used_step = coalesce(${change.step}, last_used_step), credential = coalesce(${change.credential ? json(change.credential) : null}, credential)
    where id = ${id}`.execute(db);

export const countFailure = (db: Db, id: string, failures: number, lockedUntil: Date | null) =>
  sql`update auth.factors set failures = ${failures}, locked_until = ${lockedUntil} where id = ${id}`.execute(db);

export async function insertChallenge(
  db: Db,
  challenge: { factorId: string; ip: string; webauthn: string | null; now: Date },
): Promise<ChallengeRow> {
  await sql`update auth.factors set last_challenged_at = ${challenge.now} where id = ${challenge.factorId}`.execute(db);
  const { rows } = await sql<ChallengeRow>`
    insert into auth.challenges (factor_id, ip, webauthn_challenge, created_at)
    values (${challenge.factorId}, ${challenge.ip}, ${challenge.webauthn}, ${challenge.now}) returning *`.execute(db);
  return rows[0] as ChallengeRow; // safe: an insert returns its row
}

export async function findChallenge(db: Db, id: string, factorId: string): Promise<ChallengeRow | undefined> {
  return (await sql<ChallengeRow>`select * from auth.challenges where id = ${id} and factor_id = ${factorId}`.execute(db)).rows[0];
}
export const consumeChallenge = (db: Db, id: string, now: Date) =>
  sql`update auth.challenges set verified_at = ${now} where id = ${id}`.execute(db);

export const deletePastChallenges = (db: Db, before: Date) => sql`delete from auth.challenges where created_at < ${before}`.execute(db);
