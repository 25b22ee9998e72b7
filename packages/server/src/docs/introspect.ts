import type { Client } from 'pg';

/** What the live database says of itself: the source of docs/database.md and of the table types. */

export type Column = {
  name: string;
  type: string;
  nullable: boolean;
  hasDefault: boolean;
  /** `always`: computed by the database and never written. */
  generated: boolean;
  default: string | null;
  comment: string | null;
};
export type Table = {
  schema: string;
  name: string;
  columns: Column[];
  constraints: { name: string; definition: string; kind: string; column: string | null }[];
  indexes: string[];
  policies: { name: string; roles: string; using: string | null; check: string | null }[];
  triggers: string[];
  rowSecurity: 'none' | 'enabled' | 'forced';
  grants: { privilege: string; columns: string[] | null }[];
};

const OURS = `n.nspname in ('public', 'auth') and c.relname <> 'schema_migrations'`;

async function rows<T>(client: Client, sql: string): Promise<T[]> {
  return (await client.query(sql)).rows as T[];
}

type Keyed<T> = T & { schema: string; table: string };
const of = <T>(items: Keyed<T>[], table: { schema: string; name: string }) =>
  items.filter((item) => item.schema === table.schema && item.table === table.name);

/** All tables of the schemas public and auth, by name. */
export async function introspect(client: Client): Promise<Table[]> {
  const tables = await rows<{ schema: string; name: string; enabled: boolean; forced: boolean }>(
    client,
    `select n.nspname as schema, c.relname as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced
     from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'r' and ${OURS} order by 1, 2`,
  );
  const columns = await rows<Keyed<Column>>(
    client,
    `select n.nspname as schema, c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type, not a.attnotnull as nullable,
       (a.atthasdef or a.attidentity <> '') as "hasDefault", (a.attgenerated <> '' or a.attidentity = 'a') as generated,
       pg_get_expr(d.adbin, d.adrelid) as default, col_description(c.oid, a.attnum) as comment
     from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
     left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
     where a.attnum > 0 and not a.attisdropped and c.relkind = 'r' and ${OURS} order by 1, 2, a.attnum`,
  );
  // PostgreSQL 18 lists NOT NULL among the constraints ('n'), 15 does not: the column says it already.
  const constraints = await rows<Keyed<{ name: string; definition: string; kind: string; column: string | null }>>(
    client,
    `select n.nspname as schema, c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition, k.contype as kind,
       case when cardinality(k.conkey) = 1 then (select attname from pg_attribute where attrelid = c.oid and attnum = k.conkey[1]) end as column
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
     where k.contype in ('p', 'u', 'f', 'c') and ${OURS} order by 1, 2, k.contype, k.conname`,
  );
  const indexes = await rows<Keyed<{ definition: string }>>(
    client,
    `select n.nspname as schema, c.relname as table, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
     where ${OURS} and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u')) order by 1, 2, 3`,
  );
  const policies = await rows<Keyed<{ name: string; roles: string; using: string | null; check: string | null }>>(
    client,
    `select n.nspname as schema, c.relname as table, p.polname as name,
       (select string_agg(case when oid = c.relowner then 'the server' else rolname end, ', ' order by rolname) from pg_roles where oid = any (p.polroles)) as roles,
       pg_get_expr(p.polqual, p.polrelid) as using, pg_get_expr(p.polwithcheck, p.polrelid) as check
     from pg_policy p join pg_class c on c.oid = p.polrelid join pg_namespace n on n.oid = c.relnamespace where ${OURS} order by 1, 2, 3`,
  );
  const triggers = await rows<Keyed<{ definition: string }>>(
    client,
    `select n.nspname as schema, c.relname as table, pg_get_triggerdef(t.oid) as definition
     from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace where not t.tgisinternal and ${OURS} order by 1, 2, 3`,
  );
  const grants = await rows<Keyed<{ privilege: string; columns: string[] | null }>>(
    client,
    // The views of the information schema answer the same in thousands of times the time.
    `select n.nspname as schema, c.relname as table, lower(g.privilege_type) as privilege, null::text[] as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace, aclexplode(c.relacl) g where g.grantee = 'app_user'::regrole and ${OURS}
     union all
     select n.nspname, c.relname, lower(g.privilege_type), array_agg(a.attname::text order by a.attname)
     from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid, aclexplode(a.attacl) g
     where g.grantee = 'app_user'::regrole and ${OURS} and not exists (
       select from aclexplode(c.relacl) whole where whole.grantee = g.grantee and whole.privilege_type = g.privilege_type)
     group by 1, 2, 3 order by 1, 2, 3`,
  );
  return tables.map((table) => ({
    schema: table.schema,
    name: table.name,
    rowSecurity: table.forced ? 'forced' : table.enabled ? 'enabled' : 'none',
    columns: of(columns, table),
    constraints: of(constraints, table),
    indexes: of(indexes, table).map(({ definition }) => definition),
    policies: of(policies, table),
    triggers: of(triggers, table).map(({ definition }) => definition),
    grants: of(grants, table),
  }));
}
