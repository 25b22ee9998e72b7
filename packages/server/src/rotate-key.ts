import { randomBytes } from 'node:crypto';
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TOTP_PURPOSE } from './modules/auth/totp.service.ts';
import { SEARCH_TOKEN_PURPOSE } from './modules/search/connections.service.ts';
import { WEBHOOK_PURPOSE } from './modules/webhooks/webhooks.service.ts';
import type { Config, Environment } from './platform/config.ts';
import { type Connection, openDatabase, sql, type Tx, transaction } from './platform/database.ts';
import { createLog } from './platform/log.ts';
import { createSecrets, openDataFolder, readSecretKey, type Secrets } from './platform/secrets.ts';
import { SIGNING_KEY_PURPOSE } from './platform/signing-keys.ts';

/** Replaces the key from which all others are derived: what it sealed is sealed anew, and its digests of mailboxes are computed anew. */

/** Digests of mailboxes, each with the purpose of its key. Those of closed accounts stay as they are: their addresses are gone. */
const DIGESTS = [
  ['free_analyses', 'free-analysis'],
  ['monthly_grants', 'monthly-grant'],
] as const;

async function reseal(tx: Tx, before: Secrets, after: Secrets): Promise<void> {
  const again = (purpose: string, sealed: Buffer, context: string) => after.seal(purpose, before.open(purpose, sealed, context), context);
  for (const { kid, sealed_private_jwk } of await tx.selectFrom('auth.signing_keys').select(['kid', 'sealed_private_jwk']).execute())
    await tx
      .updateTable('auth.signing_keys')
      .set({ sealed_private_jwk: again(SIGNING_KEY_PURPOSE, sealed_private_jwk, kid) })
      .where('kid', '=', kid)
      .execute();
  for (const { id, secret } of await tx.selectFrom('auth.factors').select(['id', 'secret']).where('factor_type', '=', 'totp').execute())
    if (secret)
      await tx
        .updateTable('auth.factors')
        .set({ secret: again(TOTP_PURPOSE, secret, id) })
        .where('id', '=', id)
        .execute();
  for (const table of ['search_connections', 'search_revocations'] as const)
    for (const { website_id, refresh_token } of await tx.selectFrom(table).select(['website_id', 'refresh_token']).execute())
      await tx
        .updateTable(table)
        .set({ refresh_token: again(SEARCH_TOKEN_PURPOSE, refresh_token, website_id) })
        .where('website_id', '=', website_id)
        .execute();
  for (const { id, sealed } of await tx.selectFrom('webhooks').select(['id', 'sealed']).execute())
    await tx
      .updateTable('webhooks')
      .set({ sealed: again(WEBHOOK_PURPOSE, sealed, id) })
      .where('id', '=', id)
      .execute();
  for (const [table, purpose] of DIGESTS)
    await sql`
      update ${sql.table(table)} set address_key = app.mailbox_key(user_id, ${after.key(purpose)})
      where address_key = app.mailbox_key(user_id, ${before.key(purpose)})`.execute(tx);
  // Sign-ins through providers that are under way live for minutes: they begin again.
  await sql`delete from auth.flows`.execute(tx);
  await sql`delete from search_flows`.execute(tx);
}

async function refuseWhileRunning(tx: Tx, name: string): Promise<void> {
  const { rows } = await sql<{ application_name: string }>`
    select application_name from pg_stat_activity
    where datname = current_database() and application_name like 'citelight%' and application_name <> ${name} limit 1`.execute(tx);
  if (rows.length > 0) throw new Error('A Citelight process still uses this database. Stop every one of them, then run the command again.');
}

/**
 * Puts NEW_SECRET_KEY in the place of SECRET_KEY in one transaction; without SECRET_KEY, a random key in the place of DATA_DIR/secret.key.
 * @throws Error with a sentence, and nothing is changed then
 */
export async function rotateKey(config: Config, connection: Connection, env: Environment): Promise<string> {
  const inFile = config.SECRET_KEY === null;
  const key = inFile ? randomBytes(32).toString('hex') : (env.NEW_SECRET_KEY ?? '');
  if (key.length < 32) throw new Error('NEW_SECRET_KEY must be set to the key that replaces SECRET_KEY, of at least 32 characters.');
  const now = readSecretKey(config);
  if (key === now) throw new Error('NEW_SECRET_KEY is the same as SECRET_KEY.');
  const file = join(openDataFolder(config), 'secret.key');
  // On the disk before anything depends on it.
  if (inFile) writeFileSync(`${file}.new`, key, { mode: 0o600, flush: true });
  const { db, close } = openDatabase(connection, config, createLog({ LOG_LEVEL: 'silent' }));
  try {
    await transaction(db, async (tx) => {
      await refuseWhileRunning(tx, connection.application_name ?? '');
      await reseal(tx, createSecrets(now), createSecrets(key));
    });
  } finally {
    await close();
  }
  if (inFile) renameSync(`${file}.new`, file);
  return inFile
    ? `The key in ${file} is a new one.`
    : 'Everything is sealed with NEW_SECRET_KEY. Set SECRET_KEY to it in every process before starting them.';
}
