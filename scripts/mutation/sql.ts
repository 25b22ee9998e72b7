import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { createVitest, type Vitest } from 'vitest/node';
import { startWithTemplate } from '../../packages/server/test/support/template.ts';
import { TEMPLATE } from '../../packages/server/test/support/template-name.ts';
import type { Usage } from '../../packages/server/test/support/usage.ts';
import { type FileUsage, type Mutant, mutantsOf } from './sql-mutants.ts';

/**
 * Changes each policy, trigger, function and constraint of the database in turn, runs the server tests that touch it, and names those that no test misses.
 * First every file runs once on the unchanged database, and PostgreSQL's statistics and log say what it touched. Then, in rounds, each file runs on a copy with one
 * change that concerns it. A file that passed before and fails now has noticed.
 *
 *   npm run mutation:sql -- [--only TEXT] [--files TEXT,…] [--longest SECONDS] [--tries N] [--fresh]
 */
const root = join(import.meta.dirname, '..', '..');
const folder = join(root, '.cache', 'mutation', 'sql');
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    files: { type: 'string', default: '' },
    longest: { type: 'string', default: '60' },
    tries: { type: 'string', default: '6' },
    fresh: { type: 'boolean', default: false },
  },
});
const longestMs = Number(values.longest) * 1000;

/** Files that compare the schema with a description of it, or that make databases in ways of their own, would notice anything or nothing. */
const LEFT_OUT = /\/(docs|migrations|embedded|main|killed-\w+|late-worker|thread-limits|transfer|restore)\.test\.ts$/;
const wanted = values.files.split(',').filter(Boolean);
const testFiles = globSync('packages/server/{src,test}/**/*.test.ts', { cwd: root })
  .filter((file) => !file.endsWith('.rules.test.ts') && !LEFT_OUT.test(file))
  .filter((file) => wanted.length === 0 || wanted.some((part) => file.includes(part)))
  .sort();

const hashOf = (...files: string[]) => {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
};
const readJson = <T>(name: string, otherwise: T): T => {
  const path = join(folder, name);
  return existsSync(path) && !values.fresh ? (JSON.parse(readFileSync(path, 'utf8')) as T) : otherwise;
};
const writeJson = (name: string, value: unknown) => writeFileSync(join(folder, name), `${JSON.stringify(value, null, 1)}\n`);

type Known = { hash: string; passed: boolean; failed: string; usage: FileUsage };
type Outcome = { noticedBy: string; test: string } | { missedBy: string[] } | { notApplied: string };

mkdirSync(folder, { recursive: true });
const migrations = hashOf(...globSync('packages/server/src/migrations/*.sql', { cwd: root }).sort());
const known = readJson<Record<string, Known>>('usage.json', {});
const results = readJson<Record<string, Outcome>>('results.json', {});

const usageFolder = join(folder, 'usage');
rmSync(usageFolder, { recursive: true, force: true });
mkdirSync(usageFolder);

const postgres = await startWithTemplate('npm', { track_functions: 'all', log_line_prefix: '%d|' });
process.env.TMPDIR = postgres.temporary;
const connect = async (database: string) => {
  const client = new pg.Client({ connectionString: postgres.url.replace('DATABASE', database) });
  await client.connect();
  return client;
};
const admin = await connect('postgres');

const vitest: Vitest = await createVitest('test', {
  root,
  config: false,
  watch: false,
  include: testFiles,
  environment: 'node',
  isolate: false,
  maxWorkers: 2,
  testTimeout: 60_000,
  hookTimeout: 60_000,
  env: { TEST_POSTGRES: 'npm' },
  reporters: [{}],
  onConsoleLog: () => false,
});

type Run = { passed: boolean; ms: number; failed: string };
/** Runs these files, each on a copy of its template. */
async function run(templates: Record<string, string>, usage?: string): Promise<Map<string, Run>> {
  const absolute = Object.fromEntries(Object.entries(templates).map(([file, template]) => [join(root, file), template]));
  vitest.provide('postgres', { url: postgres.url, version: postgres.version, templates: absolute, ...(usage ? { usage } : {}) });
  vitest.state.filesMap.clear();
  await vitest.start(Object.keys(absolute));
  return new Map(
    vitest.state.getTestModules().map((module) => {
      const failed = [...module.children.allTests('failed')][0]?.fullName;
      const ms = module.diagnostic().duration;
      return [relative(root, module.moduleId), { passed: module.ok(), ms, failed: failed ?? 'the file itself' }];
    }),
  );
}

/** Constraints that were violated, by database: PostgreSQL's log names them. */
function violations(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const log = readFileSync(join(postgres.cluster, 'postgres.log'), 'utf8');
  for (const [, database = '', constraint = ''] of log.matchAll(/^(test_\w+)\|ERROR: .*constraint "([^"]+)"/gm))
    found.set(database, (found.get(database) ?? new Set()).add(constraint));
  return found;
}

async function learn(files: readonly string[]): Promise<void> {
  const ran = await run(Object.fromEntries(files.map((file) => [file, TEMPLATE])), usageFolder);
  const violated = violations();
  const usages = readdirSync(usageFolder).map((name) => JSON.parse(readFileSync(join(usageFolder, name), 'utf8')) as Usage);
  for (const file of files) {
    const whole: FileUsage = { functions: {}, tables: {}, violated: [], ms: ran.get(file)?.ms ?? 0 };
    for (const one of usages.filter((usage) => relative(root, usage.file) === file)) {
      for (const [name, calls] of Object.entries(one.functions)) whole.functions[name] = (whole.functions[name] ?? 0) + calls;
      for (const [name, { read, inserted, updated, deleted }] of Object.entries(one.tables)) {
        const before = whole.tables[name] ?? { read: 0, inserted: 0, updated: 0, deleted: 0 };
        whole.tables[name] = {
          read: before.read + read,
          inserted: before.inserted + inserted,
          updated: before.updated + updated,
          deleted: before.deleted + deleted,
        };
      }
      whole.violated = [...new Set([...whole.violated, ...(violated.get(one.database) ?? [])])];
    }
    known[file] = {
      hash: hashOf(file) + migrations,
      passed: ran.get(file)?.passed ?? false,
      failed: ran.get(file)?.failed ?? '',
      usage: whole,
    };
  }
  writeJson('usage.json', known);
}

/** A template with one change; null and the reason where PostgreSQL refuses it. */
async function mutated(mutant: Mutant, name: string): Promise<string | null> {
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.query(`create database ${name} template ${TEMPLATE}`);
  const client = await connect(name);
  try {
    await client.query(mutant.sql);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await client.end();
  }
}

try {
  const unknown = testFiles.filter((file) => !known[file]?.passed || known[file]?.hash !== hashOf(file) + migrations);
  console.log(`${unknown.length} of ${testFiles.length} test files run on the unchanged database.`);
  if (unknown.length > 0) await learn(unknown);
  for (const file of testFiles)
    if (!known[file]?.passed) console.log(`  left out, because it fails by itself: ${file}: ${known[file]?.failed}`);

  const client = await connect(TEMPLATE);
  const mutants = (await mutantsOf(client)).filter(({ kind, name }) => `${kind} ${name}`.includes(values.only));
  await client.end();
  const usable = testFiles.flatMap((file) => {
    const one = known[file];
    return one?.passed && one.usage.ms <= longestMs ? [{ file, usage: one.usage }] : [];
  });
  /** Those that violate a constraint come first, then the quickest. */
  const candidates = new Map(
    mutants.map((mutant) => {
      const violates = ({ violated }: FileUsage) => Number(violated.some((name) => mutant.name.endsWith(`.${name}`)));
      const concerned = usable.filter(({ usage }) => mutant.concerns(usage));
      concerned.sort((a, b) => violates(b.usage) - violates(a.usage) || a.usage.ms - b.usage.ms);
      return [mutant, concerned.slice(0, Number(values.tries)).map(({ file }) => file)] as const;
    }),
  );

  const tried = new Map<Mutant, string[]>();
  const open = new Set(mutants.filter((mutant) => !('noticedBy' in (results[mutant.sql] ?? {}))));
  console.log(`${mutants.length} changes, ${open.size} of them not yet noticed; ${usable.length} test files.`);
  for (let round = 1; ; round += 1) {
    const chosen = new Map<string, Mutant>();
    for (const mutant of open) {
      const file = candidates.get(mutant)?.find((one) => !tried.get(mutant)?.includes(one));
      if (file && !chosen.has(file)) chosen.set(file, mutant);
    }
    if (chosen.size === 0) break;
    const templates: Record<string, string> = {};
    for (const [index, [file, mutant]] of [...chosen].entries()) {
      const refused = await mutated(mutant, `mutant_${index}`);
      if (refused === null) templates[file] = `mutant_${index}`;
      else {
        results[mutant.sql] = { notApplied: refused };
        open.delete(mutant);
      }
    }
    const ran = await run(templates);
    for (const file of Object.keys(templates)) {
      const mutant = chosen.get(file);
      const outcome = ran.get(file);
      if (!mutant || !outcome) continue;
      tried.set(mutant, [...(tried.get(mutant) ?? []), file]);
      if (outcome.passed) continue;
      results[mutant.sql] = { noticedBy: file, test: outcome.failed };
      open.delete(mutant);
    }
    console.log(`Round ${round}: ${chosen.size} tried, ${open.size} not noticed yet.`);
    writeJson('results.json', results);
  }
  for (const mutant of open) results[mutant.sql] = { missedBy: tried.get(mutant) ?? [] };
  writeJson('results.json', results);

  for (const mutant of mutants) {
    const outcome = results[mutant.sql];
    if (outcome && 'missedBy' in outcome) console.log(`NOT NOTICED ${mutant.kind} ${mutant.name} (${outcome.missedBy.length} files tried)`);
    if (outcome && 'notApplied' in outcome) console.log(`NOT APPLIED ${mutant.kind} ${mutant.name}: ${outcome.notApplied}`);
  }
  for (const [kind, all] of Map.groupBy(mutants, (mutant) => mutant.kind)) {
    const noticed = all.filter(({ sql }) => 'noticedBy' in (results[sql] ?? {})).length;
    console.log(`${kind}: ${noticed} of ${all.length} noticed`);
  }
} finally {
  await vitest.close();
  await admin.end();
  await postgres.stop();
}
process.exit(0);
