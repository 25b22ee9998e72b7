import { randomUUID } from 'node:crypto';
import { closeAccount } from './modules/erasure/erasure.service.ts';
import { JOBS } from './modules.ts';
import { type Config, parseConfig } from './platform/config.ts';
import { type Connection, openDatabase } from './platform/database.ts';
import { createLog } from './platform/log.ts';
import { openQueue } from './platform/queue.ts';
import { withDatabase } from './with-database.ts';

const USAGE = `Usage: npm run accounts -- delete EMAIL    closes the account with this address and has its data erased

It is signed out and everything personal is erased at once. The running server then ends its subscription and its customer at the
payment provider, as soon as that can be asked. The lines of the ledger stay, and name nobody.`;

async function close(config: Config, connection: Connection, email: string): Promise<void> {
  const log = createLog({ LOG_LEVEL: 'silent' });
  const { db, close: closeDatabase } = openDatabase(connection, config, log);
  const queue = await openQueue(connection, JOBS, { worker: false, config, log });
  try {
    await closeAccount({ db, queue }, email);
  } finally {
    await queue.stop();
    await closeDatabase();
  }
}

/** `delete EMAIL`. Answers the exit code. */
export async function accounts(args: readonly string[], env = process.env): Promise<number> {
  const [verb, email] = args;
  if (args.length !== 2 || verb !== 'delete' || !email) {
    console.error(USAGE);
    return 2;
  }
  try {
    const config = parseConfig(env);
    await withDatabase(config, `citelight-accounts:${randomUUID()}`, (connection) => close(config, connection, email));
    console.log(`The account of ${email} is closed and erased; the running server ends what it pays.`);
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

if (import.meta.main) process.exit(await accounts(process.argv.slice(2)));
