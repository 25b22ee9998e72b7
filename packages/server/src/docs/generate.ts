import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Connection } from '../platform/database.ts';
import { launchPostgres } from '../platform/embedded/launch.ts';
import { migrate } from '../platform/migrations.ts';
import { introspect } from './introspect.ts';
import { openApi } from './openapi.ts';
import { configurationPage, databasePage } from './reference.ts';
import { tableTypes } from './table-types.ts';

/** Files by their path in the repository, from a database that was just migrated. */
export async function filesFrom(connection: Connection): Promise<Record<string, string>> {
  const client = new pg.Client(connection);
  await client.connect();
  const tables = await introspect(client).finally(() => client.end());
  return {
    'docs/configuration.md': configurationPage(),
    'docs/database.md': databasePage(tables),
    'docs/api/openapi.json': `${JSON.stringify(openApi('http://localhost:8080'), null, 2)}\n`,
    'packages/server/src/platform/schema.ts': tableTypes(tables),
  };
}

/** The same, from a PostgreSQL in a temporary folder. */
export async function generateServerDocs(folder: string): Promise<Record<string, string>> {
  const postgres = await launchPostgres({ folder: `${folder}/postgres`, choice: 'auto', name: `docs:${randomUUID()}` });
  try {
    await migrate(postgres.connection);
    return await filesFrom(postgres.connection);
  } finally {
    await postgres.release();
  }
}
