import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { placeOfBundle } from './packages/cli/bin/bundle-place.mjs';
import { findBinaries } from './packages/server/src/platform/embedded/binaries.ts';
import { memoryFolder } from './scripts/memory-folder.ts';
import SlowProjectsFirst from './scripts/slow-projects-first.ts';

/**
 * What the tests start (servers, workers, threads that assess) loads some three hundred modules each: with the code compiled once for all of them,
 * an assessment takes a third less CPU.
 */
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '.cache', 'tests', 'compiled');

/** Servers run the engine's threads from the bundle that scripts/prepare-tests.ts made, as `npm start` does. */
process.env.CITELIGHT_BUNDLE ??= placeOfBundle();

/** Databases, profiles of browsers and data folders come and go by the hundred. */
const inMemory = memoryFolder();
if (inMemory) process.env.TMPDIR ??= inMemory;

/** The bench asks how much memory each test took. */
const measured = process.env.PEAK_MEMORY ? { setupFiles: ['bench/hostile/peak.setup.ts'] } : {};
/** How long `expect.poll` waits: what is looked for comes at once, unless the machine is busy. */
const patient = (timeout: number) => ({ poll: { timeout, interval: 50 } });

const project = (name: string, include: string[], more: object = {}) => ({
  test: { name, include, environment: 'node', ...measured, ...more },
});

const SERVER_TESTS = ['packages/server/{src,test}/**/*.test.ts'];
const onPostgres = (name: string, choice: 'npm' | 'system', include: string[]) =>
  project(name, include, {
    exclude: ['**/*.rules.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: patient(30_000),
    isolate: false, // every file starts a server and a database of its own; loading the server's code anew for each cost more
    globalSetup: ['packages/server/test/support/global-setup.ts'],
    env: { TEST_POSTGRES: choice },
  });
/** Files whose first line says that another version of PostgreSQL could treat their SQL differently. */
const eachPostgres = globSync(SERVER_TESTS, { cwd: import.meta.dirname }).filter((file) =>
  readFileSync(join(import.meta.dirname, file), 'utf8').startsWith('// @each-postgresql'),
);
/** The server's tests run on the embedded PostgreSQL, and those that say so once more where the machine has another major version. */
const [embedded] = findBinaries('npm');
const other = findBinaries('system').find(({ major }) => major !== embedded?.major);
const serverProjects = [
  onPostgres('server', 'npm', SERVER_TESTS),
  ...(embedded && other ? [onPostgres(`server-on-postgresql-${other.major}`, 'system', eachPostgres)] : []),
];

/**
 * unit: pure and fast, no database. smoke: real command line on loopback sites. server: real HTTP and PostgreSQL. e2e: a real browser on the running product.
 * No test is tried again.
 */
export default defineConfig({
  test: {
    reporters: ['default', './scripts/summary-reporter.ts'],
    sequence: { sequencer: SlowProjectsFirst },
    maxWorkers: 3, // on two cores: many tests wait for processes, queues and browsers
    projects: [
      project(
        'unit',
        ['*.test.ts', 'packages/{contracts,engine,visibility,cli,web}/src/**/*.test.{ts,tsx}', 'packages/server/src/**/*.rules.test.ts'],
        { testTimeout: 30_000, isolate: false }, // pure: nothing of one file stays for the next
      ),
      project('smoke', ['packages/{engine,visibility,cli}/test/**/*.test.ts', 'bench/**/*.test.ts'], {
        testTimeout: 120_000,
        hookTimeout: 60_000,
        expect: patient(30_000),
      }),
      ...serverProjects,
      project('e2e', ['packages/web/e2e/**/*.e2e.ts'], {
        testTimeout: 180_000,
        hookTimeout: 120_000,
        expect: patient(60_000), // as long as a locator waits
        isolate: false, // files share a browser; their visitors have nothing in common
        globalSetup: ['packages/web/e2e/setup.ts'],
      }),
    ],
  },
});
