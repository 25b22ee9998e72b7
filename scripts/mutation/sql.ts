import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { createVitest, type TestModule } from 'vitest/node';
import { startWithTemplate } from '../../packages/server/test/support/template.ts';
import { TEMPLATE } from '../../packages/server/test/support/template-name.ts';
import type { Usage } from '../../packages/server/test/support/usage.ts';
import { type FileUsage, type Mutant, mutantsOf } from './sql-mutants.ts';
import { wrapperOf } from './sql-wrapper.ts';

/**
 * Changes each policy, trigger, function and constraint of the database in turn, runs the server tests that touch it, and names those that no test misses.
 * First every file runs once on the unchanged database, and PostgreSQL's statistics and log say what it touched. Then files run on copies with one change that
 * concerns them, many of them one after the other in the same process, so that the server's code is loaded once. A file that passed before and fails now has
 * noticed. What was found is kept at once; a run that is stopped goes on where it was.
 *
 *   npm run mutation:sql -- [--only TEXT] [--files TEXT,…] [--longest SECONDS] [--tries N] [--minutes N] [--fresh]
 */
const root = join(import.meta.dirname, '..', '..');
const folder = join(root, '.cache', 'mutation', 'sql');
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    files: { type: 'string', default: '' },
    longest: { type: 'string', default: '60' },
    tries: { type: 'string', default: '6' },
    minutes: { type: 'string', default: '600' },
    fresh: { type: 'boolean', default: false },
  },
});
const longestMs = Number(values.longest) * 1000;
const tries = Number(values.tries);
const end = Date.now() + Number(values.minutes) * 60_000;

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
/** `missedBy`: the files that were tried, each with its hash. */
type Outcome = { noticedBy: string; test: string; because: string } | { missedBy: Record<string, string> } | { notApplied: string };

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

const SIZE = 24;
const wrappers = Array.from({ length: SIZE }, (_, at) => join(folder, 'run', `${String(at).padStart(2, '0')}.test.ts`));
mkdirSync(join(folder, 'run'), { recursive: true });
for (const [at, wrapper] of wrappers.entries()) writeFileSync(wrapper, wrapperOf(at));

let onEnd: (module: TestModule) => void = () => undefined;
const vitest = await createVitest('test', {
  root,
  config: false,
  watch: false,
  include: ['.cache/mutation/sql/run/*.test.ts'],
  environment: 'node',
  isolate: false,
  maxWorkers: 2,
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 10_000, interval: 50 } },
  env: { TEST_POSTGRES: 'npm' },
  reporters: [{ onTestModuleEnd: (module) => onEnd(module) }],
  onConsoleLog: () => false,
});

type Job = { file: string; template: string };
type Ran = { passed: boolean; ms: number; failed: string; because: string };
let runs = 0;
/** Runs these files, each on a copy of its template, and says of each what came of it as soon as it has ended. */
async function run(jobs: readonly Job[], ended: (at: number, ran: Ran) => void, usage?: string): Promise<void> {
  const used = wrappers.slice(0, jobs.length);
  const templates = Object.fromEntries(jobs.map(({ template }, at) => [wrappers[at], template]));
  vitest.provide('postgres', { url: postgres.url, version: postgres.version, templates, ...(usage ? { usage } : {}) });
  vitest.provide(
    'wrapped',
    jobs.map(({ file }) => `${join(root, file)}?run=${++runs}`),
  );
  onEnd = (module) => {
    const [failed] = module.children.allTests('failed');
    const [error] = [
      ...(failed?.result().errors ?? []),
      ...module.errors(),
      ...[...module.children.allSuites()].flatMap((suite) => suite.errors()),
    ];
    const ms = module.diagnostic().duration;
    const because = error?.message.split('\n')[0]?.slice(0, 200) ?? '';
    ended(wrappers.indexOf(module.moduleId), { passed: module.ok(), ms, failed: failed?.fullName ?? 'the file itself', because });
  };
  vitest.state.filesMap.clear();
  await vitest.start(used);
}

/** Constraints that were violated, by database: PostgreSQL's log names them. */
function violations(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const log = readFileSync(join(postgres.cluster, 'postgres.log'), 'utf8');
  for (const [, database = '', constraint = ''] of log.matchAll(/^(test_\w+)\|ERROR: .*constraint "([^"]+)"/gm))
    found.set(database, (found.get(database) ?? new Set()).add(constraint));
  return found;
}

/** What the databases of a wrapper's file were used for. */
function usageOf(wrapper: string, ms: number): FileUsage {
  const violated = violations();
  const whole: FileUsage = { functions: {}, tables: {}, violated: [], ms };
  for (const name of readdirSync(usageFolder)) {
    const one = JSON.parse(readFileSync(join(usageFolder, name), 'utf8')) as Usage;
    if (one.file !== wrapper) continue;
    rmSync(join(usageFolder, name)); // the next file has the same wrapper
    for (const [fn, calls] of Object.entries(one.functions)) whole.functions[fn] = (whole.functions[fn] ?? 0) + calls;
    for (const [table, { read, inserted, updated, deleted }] of Object.entries(one.tables)) {
      const before = whole.tables[table] ?? { read: 0, inserted: 0, updated: 0, deleted: 0 };
      whole.tables[table] = {
        read: before.read + read,
        inserted: before.inserted + inserted,
        updated: before.updated + updated,
        deleted: before.deleted + deleted,
      };
    }
    whole.violated = [...new Set([...whole.violated, ...(violated.get(one.database) ?? [])])];
  }
  return whole;
}

async function learn(files: readonly string[]): Promise<void> {
  const small = files.toSorted((a, b) => statSync(join(root, a)).size - statSync(join(root, b)).size);
  for (let from = 0; from < small.length; from += SIZE) {
    const batch = small.slice(from, from + SIZE);
    const learned = (at: number, { passed, failed, because, ms }: Ran) => {
      const file = batch[at];
      if (!file) return;
      const usage = usageOf(wrappers[at] ?? '', ms);
      known[file] = { hash: hashOf(file) + migrations, passed, failed: `${failed}: ${because}`, usage };
      writeJson('usage.json', known);
    };
    await run(
      batch.map((file) => ({ file, template: TEMPLATE })),
      learned,
      usageFolder,
    );
  }
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
  /** Those that the change concerns most come first, then the quickest. */
  const candidates = new Map(
    mutants.map((mutant) => {
      // Files that were named are asked in any case: a test may read the catalog, which no statistics show.
      const concerned = usable.filter(({ usage }) => wanted.length > 0 || mutant.concern(usage) > 0);
      concerned.sort((a, b) => mutant.concern(b.usage) - mutant.concern(a.usage) || a.usage.ms - b.usage.ms);
      return [mutant, concerned.map(({ file }) => file)] as const;
    }),
  );
  const missedBy = (mutant: Mutant): Record<string, string> => {
    const outcome = results[mutant.sql];
    return outcome && 'missedBy' in outcome ? outcome.missedBy : {};
  };
  const untried = (mutant: Mutant): string | undefined => {
    const [missed, concerned] = [missedBy(mutant), candidates.get(mutant) ?? []];
    const isTried = (file: string) => missed[file] === hashOf(file);
    return concerned.filter(isTried).length < tries ? concerned.find((file) => !isTried(file)) : undefined;
  };
  const msOf = (file: string) => known[file]?.usage.ms ?? 0;

  const open = new Set(mutants.filter((mutant) => !('noticedBy' in (results[mutant.sql] ?? {}))));
  console.log(`${mutants.length} changes, ${open.size} of them not yet noticed; ${usable.length} test files.`);
  while (Date.now() < end) {
    const next = [...open].flatMap((mutant) => {
      const file = untried(mutant);
      return file === undefined ? [] : [{ mutant, file, before: Object.keys(missedBy(mutant)).length }];
    });
    next.sort((a, b) => a.before - b.before || msOf(a.file) - msOf(b.file));
    const batch: (Job & { mutant: Mutant })[] = [];
    for (const { mutant, file } of next.slice(0, SIZE)) {
      const template = `mutant_${batch.length}`;
      const refused = await mutated(mutant, template);
      if (refused === null) batch.push({ mutant, file, template });
      else {
        results[mutant.sql] = { notApplied: refused };
        open.delete(mutant);
      }
    }
    if (next.length === 0) break;
    await run(batch, (at, { passed, failed, because }) => {
      const job = batch[at];
      if (!job) return;
      const { mutant, file } = job;
      results[mutant.sql] = passed
        ? { missedBy: { ...missedBy(mutant), [file]: hashOf(file) } }
        : { noticedBy: file, test: failed, because };
      if (!passed) open.delete(mutant);
      writeJson('results.json', results);
    });
    console.log(`${batch.length} tried, ${open.size} of ${mutants.length} not noticed yet.`);
  }
  writeJson('results.json', results);

  for (const mutant of mutants) {
    const outcome = results[mutant.sql];
    const concerned = candidates.get(mutant)?.length ?? 0;
    if (!outcome || 'missedBy' in outcome)
      console.log(`NOT NOTICED ${mutant.kind} ${mutant.name} (${Object.keys(missedBy(mutant)).length} of ${concerned} files tried)`);
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
