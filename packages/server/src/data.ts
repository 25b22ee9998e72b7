import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { JOBS } from './modules.ts';
import { type Config, ConfigError, parseConfig } from './platform/config.ts';
import type { Connection } from './platform/database.ts';
import { createLog } from './platform/log.ts';
import { migrate } from './platform/migrations.ts';
import { openQueue } from './platform/queue.ts';
import { rotateKey } from './rotate-key.ts';
import { exportData, importData } from './transfer.ts';
import { withDatabase } from './with-database.ts';

const USAGE = `Usage: npm run data -- export FILE    writes all data to FILE (the server may run)
       npm run data -- import FILE    reads FILE into the empty database that the settings name
       npm run data -- rotate-key     replaces the secret key by NEW_SECRET_KEY (or DATA_DIR/secret.key by a random one); stop every process first

The database is DATABASE_URL, or the embedded one in DATA_DIR. Sealed values (signing keys, second factors) can be read
only with the SECRET_KEY they were made with: take it, or DATA_DIR/secret.key, along.`;

async function importFile(config: Config, connection: Connection, file: string): Promise<void> {
  await migrate(connection);
  const queue = await openQueue(connection, JOBS, { worker: false, config, log: createLog({ LOG_LEVEL: 'silent' }) });
  try {
    const counts = await importData(connection, file, (job) => queue.restore(job));
    for (const [table, rows] of Object.entries(counts)) console.log(`${String(rows).padStart(9)}  ${table}`);
  } finally {
    await queue.stop();
  }
}

async function rotate(env: NodeJS.ProcessEnv): Promise<number> {
  try {
    const config = parseConfig(env);
    await withDatabase(config, `citelight-data:${randomUUID()}`, async (connection) =>
      console.log(await rotateKey(config, connection, env)),
    );
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

/** `export FILE`, `import FILE` and `rotate-key`. Answers the exit code. */
export async function data(args: readonly string[], env = process.env): Promise<number> {
  const [verb, file] = args;
  if (verb === 'rotate-key' && args.length === 1) return rotate(env);
  if (args.length !== 2 || !file || (verb !== 'export' && verb !== 'import')) {
    console.error(USAGE);
    return 2;
  }
  try {
    const config = parseConfig(env);
    if (verb === 'export' && existsSync(file)) throw new Error(`${file} exists already.`);
    if (verb === 'import' && !existsSync(file)) throw new Error(`${file} does not exist.`);
    await withDatabase(config, `citelight-data:${randomUUID()}`, (connection) =>
      verb === 'export' ? exportData(connection, file, new Date()) : importFile(config, connection, file),
    );
    console.log(verb === 'export' ? `All data are in ${file}.` : `All data of ${file} are in the database.`);
    return 0;
  } catch (error) {
    console.error(error instanceof ConfigError || error instanceof Error ? error.message : String(error));
    return 1;
  }
}

if (import.meta.main) process.exit(await data(process.argv.slice(2)));
