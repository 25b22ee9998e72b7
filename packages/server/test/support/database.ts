import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

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

/** A database of one's own: a copy of the migrated template, or an empty one. */
export async function createDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(`create database ${name} template ${empty ? 'template0' : 'template_citelight'}`);
  return { name, url: databaseUrl(name), drop: () => drop(name) };
}
