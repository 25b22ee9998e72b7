import type { SearchConnection } from '@citelight/contracts';
import { type Db, sql } from '../../platform/database.ts';

/** Statements of connections to Google. */

const SHOWN = ['status', 'property', 'properties', 'problem', 'refreshed_at'] as const;

export const findConnection = (db: Db, websiteId: string): Promise<SearchConnection | undefined> =>
  db.selectFrom('search_connections').select(SHOWN).where('website_id', '=', websiteId).executeTakeFirst();

/** With the sealed token; for the server only. */
export const findSealed = (db: Db, websiteId: string) =>
  db
    .selectFrom('search_connections')
    .select(['user_id', 'refresh_token', 'property', 'status'])
    .where('website_id', '=', websiteId)
    .executeTakeFirst();

type NewConnection = { websiteId: string; userId: string; refreshToken: Buffer; properties: readonly string[]; problem: string | null };
export const keepConnection = (db: Db, { websiteId, userId, refreshToken, properties, problem }: NewConnection) =>
  sql`
    insert into search_connections (website_id, user_id, refresh_token, properties, problem)
    values (${websiteId}, ${userId}, ${refreshToken}, ${properties}::text[], ${problem})
    on conflict (website_id) do update set refresh_token = excluded.refresh_token, properties = excluded.properties, problem = excluded.problem,
      status = 'choosing', property = null, refreshed_at = null`.execute(db);

export const chooseProperty = (db: Db, websiteId: string, property: string) =>
  db.updateTable('search_connections').set({ property, status: 'connected', problem: null }).where('website_id', '=', websiteId).execute();

export const noteProblem = (db: Db, websiteId: string, status: SearchConnection['status'], problem: string | null) =>
  db.updateTable('search_connections').set({ status, problem }).where('website_id', '=', websiteId).execute();

export const noteRefreshed = (db: Db, websiteId: string, at: Date) =>
  db
    .updateTable('search_connections')
    .set({ status: 'connected', problem: null, refreshed_at: at })
    .where('website_id', '=', websiteId)
    .execute();

/** Deletes a connection that was revoked. */
export async function deleteConnection(db: Db, websiteId: string): Promise<void> {
  await db.deleteFrom('search_connections').where('website_id', '=', websiteId).execute();
  await deleteRevocation(db, websiteId);
  await db.deleteFrom('search_imports').where('website_id', '=', websiteId).where('origin', '=', 'api').execute();
}

/** Connections that went with their website or account. */
export const selectRevocations = (db: Db) =>
  db.selectFrom('search_revocations').select(['website_id', 'refresh_token']).orderBy('created_at').execute();

export const deleteRevocation = (db: Db, websiteId: string) =>
  db.deleteFrom('search_revocations').where('website_id', '=', websiteId).execute();

export const forgetRevocations = async (db: Db, before: Date): Promise<number> =>
  Number((await sql`delete from search_revocations where created_at < ${before}`.execute(db)).numAffectedRows ?? 0);

export const insertFlow = (db: Db, flow: { state_hash: Buffer; user_id: string; website_id: string; verifier: string; created_at: Date }) =>
  db.insertInto('search_flows').values(flow).execute();

export const keepCode = (db: Db, stateHash: Buffer, code: Buffer) =>
  db.updateTable('search_flows').set({ code }).where('state_hash', '=', stateHash).where('code', 'is', null).execute();

/** A flow can be completed once, by whoever began it. */
export const takeFlow = (db: Db, stateHash: Buffer, userId: string) =>
  db
    .deleteFrom('search_flows')
    .where('state_hash', '=', stateHash)
    .where('user_id', '=', userId)
    .returning(['website_id', 'verifier', 'code', 'created_at'])
    .executeTakeFirst();

export const forgetFlows = (db: Db, before: Date) =>
  db.deleteFrom('search_flows').where('created_at', '<', sql<string>`${before}`).execute();
