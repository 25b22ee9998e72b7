import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, inject } from 'vitest';
import { TEMPLATE } from './template-name.ts';
import { recordUsage } from './usage.ts';

/** An address in the run's PostgreSQL. */
export const databaseUrl = (name: string): string => inject('postgres').url.replace('DATABASE', name);

export type TestDatabase = { name: string; url: string; drop(): Promise<void> };

async function asAdmin(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl('postgres') });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/**
 * PostgreSQL 15 refuses to drop by force while an autovacuum worker, which belongs to another role, is in the database; without force it sends
 * that worker away.
 */
async function drop(name: string): Promise<void> {
  try {
    await asAdmin(`drop database if exists ${name} with (force)`);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== '42501') throw error;
    await asAdmin(`drop database if exists ${name}`);
  }
}

/** What was done in a database, where a run wants to know. */
async function record(database: string, file: string): Promise<void> {
  const { usage: folder } = inject('postgres');
  if (!folder) return;
  const client = new pg.Client({ connectionString: databaseUrl(database) });
  await client.connect();
  await recordUsage(client, { file, database, folder }).finally(() => client.end());
}

/** A database of one's own: a copy of the migrated template, or an empty one. */
export async function createDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const file = expect.getState().testPath ?? '';
  const template = inject('postgres').templates?.[file] ?? TEMPLATE;
  await asAdmin(`create database ${name} template ${empty ? 'template0' : template} strategy file_copy`); // without the log, whose every page costs CPU
  return {
    name,
    url: databaseUrl(name),
    async drop() {
      await record(name, file);
      await drop(name);
    },
  };
}
