import type pg from 'pg';
import type { Usage } from '../../packages/server/test/support/usage.ts';

/** One change of the migrated database that a test should notice. */
export type Mutant = {
  kind: 'trigger' | 'policy' | 'check' | 'unique' | 'foreign key' | 'function';
  /** schema.table.name, or schema.function. */
  name: string;
  sql: string;
  /** How much it concerns a file, by what the file did in its databases and which constraints it violated; 0 where the file cannot notice. */
  concern(file: FileUsage): number;
};
/** Whoever violates a constraint is asked first. */
const VIOLATED = Number.MAX_SAFE_INTEGER;
/** It may have been called. */
const NOT_COUNTED = 0.5;
export type FileUsage = Pick<Usage, 'functions' | 'tables'> & { violated: readonly string[]; ms: number };

const OURS = `n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast', 'jobs')
  and not exists (select 1 from pg_depend d where d.objid = o.oid and d.deptype = 'e')`;
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
const rows = async <T>(client: pg.Client, sql: string): Promise<T[]> => (await client.query(sql)).rows as T[];

type Named = { schema: string; table: string; name: string };
const on = ({ schema, table }: Named) => `${quoted(schema)}.${quoted(table)}`;
const tableOf = ({ schema, table }: Named) => `${schema}.${table}`;
const nameOf = (one: Named) => `${tableOf(one)}.${one.name}`;

async function triggers(client: pg.Client): Promise<Mutant[]> {
  const found = await rows<Named & { fn: string }>(
    client,
    `select n.nspname as schema, c.relname as table, o.tgname as name, fn.nspname || '.' || p.proname as fn
     from pg_trigger o join pg_class c on c.oid = o.tgrelid join pg_namespace n on n.oid = c.relnamespace
     join pg_proc p on p.oid = o.tgfoid join pg_namespace fn on fn.oid = p.pronamespace where not o.tgisinternal and ${OURS} order by 1, 2, 3`,
  );
  return found.map((one) => ({
    kind: 'trigger',
    name: nameOf(one),
    sql: `drop trigger ${quoted(one.name)} on ${on(one)}`,
    concern: ({ functions }) => functions[one.fn] ?? 0,
  }));
}

/** A policy is made to let everything through: one that is dropped would only show less. */
async function policies(client: pg.Client): Promise<Mutant[]> {
  const found = await rows<Named & { qual: boolean; checked: boolean }>(
    client,
    `select n.nspname as schema, c.relname as table, o.polname as name,
       pg_get_expr(o.polqual, o.polrelid) <> 'true' as qual, pg_get_expr(o.polwithcheck, o.polrelid) <> 'true' as checked
     from pg_policy o join pg_class c on c.oid = o.polrelid join pg_namespace n on n.oid = c.relnamespace where ${OURS} order by 1, 2, 3`,
  );
  return found.flatMap((one) =>
    (['qual', 'checked'] as const)
      .filter((part) => one[part])
      .map(
        (part): Mutant => ({
          kind: 'policy',
          name: `${nameOf(one)} (${part === 'qual' ? 'using' : 'with check'})`,
          sql: `alter policy ${quoted(one.name)} on ${on(one)} ${part === 'qual' ? 'using' : 'with check'} (true)`,
          concern: ({ tables }) => Number(Object.values(tables[tableOf(one)] ?? {}).some((count) => count > 0)),
        }),
      ),
  );
}

async function constraints(client: pg.Client): Promise<Mutant[]> {
  const found = await rows<Named & { type: 'c' | 'u' | 'f' | 'x'; refers: string | null; follows: boolean }>(
    client,
    `select n.nspname as schema, c.relname as table, o.conname as name, o.contype as type, rn.nspname || '.' || r.relname as refers,
       o.confdeltype in ('c', 'n', 'd') as follows
     from pg_constraint o join pg_class c on c.oid = o.conrelid join pg_namespace n on n.oid = c.relnamespace
     left join pg_class r on r.oid = o.confrelid left join pg_namespace rn on rn.oid = r.relnamespace
     where o.contype in ('c', 'u', 'f', 'x') and ${OURS} order by 1, 2, 3`,
  );
  const indexes = await rows<Named>(
    client,
    `select n.nspname as schema, c.relname as table, o.relname as name from pg_index i join pg_class o on o.oid = i.indexrelid
     join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
     where i.indisunique and not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid) and c.relkind = 'r' and ${OURS} order by 1, 2, 3`,
  );
  const violates = (one: Named) => (file: FileUsage) => (file.violated.includes(one.name) ? VIOLATED : 0);
  // "on conflict" names it without violating it
  const inserts = (one: Named) => (file: FileUsage) => violates(one)(file) || (file.tables[tableOf(one)]?.inserted ?? 0);
  return [
    ...found.map((one): Mutant => {
      const sql = `alter table ${on(one)} drop constraint ${quoted(one.name)} cascade`;
      if (one.type === 'c') return { kind: 'check', name: nameOf(one), sql, concern: violates(one) };
      if (one.type !== 'f') return { kind: 'unique', name: nameOf(one), sql, concern: inserts(one) };
      const deletes = ({ tables }: FileUsage) => (one.follows && tables[one.refers ?? '']?.deleted) || 0;
      return { kind: 'foreign key', name: nameOf(one), sql, concern: (file) => violates(one)(file) || deletes(file) };
    }),
    ...indexes.map(
      (one): Mutant => ({
        kind: 'unique',
        name: nameOf(one),
        sql: `drop index ${quoted(one.schema)}.${quoted(one.name)}`,
        concern: inserts(one),
      }),
    ),
  ];
}

/** A function is made to do nothing; a trigger's lets its row through. */
async function functions(client: pg.Client): Promise<Mutant[]> {
  const found = await rows<{ schema: string; name: string; args: string; result: string; set: boolean; language: string }>(
    client,
    `select n.nspname as schema, o.proname as name, pg_get_function_arguments(o.oid) as args, pg_get_function_result(o.oid) as result,
       o.proretset as set, l.lanname as language
     from pg_proc o join pg_namespace n on n.oid = o.pronamespace join pg_language l on l.oid = o.prolang where o.prokind = 'f' and ${OURS} order by 1, 2`,
  );
  return found.map(({ schema, name, args, result, set, language }) => {
    const body = result === 'trigger' ? 'return coalesce(new, old);' : result === 'void' ? '' : set ? 'return;' : 'return null;';
    return {
      kind: 'function',
      name: `${schema}.${name}`,
      sql: `create or replace function ${quoted(schema)}.${quoted(name)}(${args}) returns ${result} language plpgsql as $mutant$ begin ${body} end $mutant$`,
      // PostgreSQL does not count calls of SQL functions that it writes into the query
      concern: (file) => file.functions[`${schema}.${name}`] ?? (language === 'sql' ? NOT_COUNTED : 0),
    };
  });
}

export async function mutantsOf(client: pg.Client): Promise<Mutant[]> {
  const all: Mutant[] = [];
  for (const find of [policies, triggers, functions, constraints]) all.push(...(await find(client)));
  return all;
}
