import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Stryker } from '@stryker-mutator/core';
import { AREAS } from './areas.ts';

const folder = join('.cache', 'mutation');
const [name = '', ...files] = process.argv.slice(2);
const area = AREAS[name];
if (!area) {
  console.error(`Usage: npm run mutation -- [${Object.keys(AREAS).join(' | ')}] [files]`);
  process.exit(2);
}
mkdirSync(folder, { recursive: true });
process.env.MUTATION_TESTS = JSON.stringify(area.tests);
await new Stryker({
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: false },
  mutate: [...(files.length > 0 ? files : area.mutate), '!**/*.test.ts', '!**/testing.ts'],
  ignorePatterns: ['/bench/*/results', 'dist', '.cache', '.data', 'test-results'],
  thresholds: { high: 95, low: 85, break: 85 },
  mutator: { excludedMutations: [...(area.without ?? [])], plugins: null },
  coverageAnalysis: 'perTest',
  ignoreStatic: area.withoutStatic ?? false,
  disableBail: true, // first-failure.setup.ts
  testRunnerNodeArgs: ['--import', pathToFileURL(join(import.meta.dirname, 'keep-worker.ts')).href],
  incremental: files.length === 0,
  incrementalFile: join(folder, `${name}.json`),
  tempDirName: join(folder, 'sandbox'),
  concurrency: 2,
  timeoutMS: 60_000, // on a busy machine: what merely waits for its turn is not to count as killed
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, allowEmojis: false },
  allowConsoleColors: false,
  disableTypeChecks: true,
  tsconfigFile: 'none', // TypeScript 7 has no parser for Stryker to rewrite it with, and nothing in it names a folder outside
}).runMutationTest();
