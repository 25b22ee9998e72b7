import { join } from 'node:path';
import type { Config } from './platform/config.ts';
import { type Connection, connectionTo } from './platform/database.ts';
import { launchPostgres } from './platform/embedded/launch.ts';
import { failureSentence } from './platform/failure-sentence.ts';
import { openDataFolder } from './platform/secrets.ts';

/**
 * Reaches the database that the settings name, for a command: the embedded one is launched, or shared with the server that runs it. An error is a sentence for a person.
 */
export async function withDatabase(config: Config, name: string, work: (connection: Connection) => Promise<void>): Promise<void> {
  try {
    await reach(config, name, work);
  } catch (error) {
    throw new Error(failureSentence(error, config), { cause: error });
  }
}

async function reach(config: Config, name: string, work: (connection: Connection) => Promise<void>): Promise<void> {
  if (config.DATABASE_URL) return work(connectionTo(config.DATABASE_URL, name));
  const embedded = await launchPostgres({ folder: join(openDataFolder(config), 'postgres'), choice: config.EMBEDDED_POSTGRES, name });
  await work({ ...embedded.connection, application_name: name }).finally(() => embedded.release());
}
