import { type Db, json, sql } from '../../platform/database.ts';

export type FlowRow = {
  id: string;
  provider: string;
  redirect_to: string;
  code_challenge: string | null;
  code_challenge_method: 's256' | 'plain' | null;
  provider_verifier: string | null;
  provider_nonce: string | null;
  link_user_id: string | null;
  link_session_id: string | null;
  /** Of the cookie that the browser which asked was given; null where the code challenge alone binds. */
  browser_hash: Buffer | null;
  user_id: string | null;
  /** Sealed until the code is exchanged. */
  provider_tokens: { sealed: string } | null;
  created_at: string;
  returned_at: string | null;
};

export const insertFlow = (
  db: Db,
  flow: {
    stateHash: Buffer;
    provider: string;
    redirectTo: string;
    challenge: string | null;
    method: 's256' | null;
    verifier: string;
    nonce: string;
    linkUserId: string | null;
    linkSessionId: string | null;
    browserHash: Buffer | null;
    now: Date;
  },
) =>
  sql`
    insert into auth.flows (state_hash, provider, redirect_to, code_challenge, code_challenge_method, provider_verifier, provider_nonce, link_user_id, link_session_id, browser_hash, created_at)
    values (${flow.stateHash}, ${flow.provider}, ${flow.redirectTo}, ${flow.challenge}, ${flow.method}, ${flow.verifier}, ${flow.nonce}, ${flow.linkUserId}, ${flow.linkSessionId}, ${flow.browserHash}, ${flow.now})`.execute(
    db,
  );

/** Takes a state that comes back from a provider: once. */
export async function takeState(db: Db, stateHash: Buffer, now: Date): Promise<FlowRow | undefined> {
  const { rows } = await sql<FlowRow>`
    update auth.flows set state_hash = null, returned_at = ${now} where state_hash = ${stateHash} returning *`.execute(db);
  return rows[0];
}

export const completeFlow = (
  db: Db,
  id: string,
  result: { userId: string; codeHash: Buffer; tokens: FlowRow['provider_tokens']; now: Date },
) =>
  sql`
    update auth.flows set user_id = ${result.userId}, auth_code_hash = ${result.codeHash}, provider_tokens = ${result.tokens ? json(result.tokens) : null}, returned_at = ${result.now}
    where id = ${id}`.execute(db);

/** Takes a code that is exchanged for a session: once, also when its verifier is then wrong. */
export async function takeCode(db: Db, codeHash: Buffer): Promise<FlowRow | undefined> {
  return (await sql<FlowRow>`delete from auth.flows where auth_code_hash = ${codeHash} returning *`.execute(db)).rows[0];
}

export const deletePastFlows = (db: Db, before: Date) => sql`delete from auth.flows where created_at < ${before}`.execute(db);
