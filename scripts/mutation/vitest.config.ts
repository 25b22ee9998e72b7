import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import CheapestFirst from './cheapest-first.ts';

/**
 * The unit tests of one area, in the copy of the repository that Stryker instruments. Packages are taken from that copy: `node_modules` links them to the
 * original, whose code has no mutants.
 */
const packages = join(process.cwd(), 'packages');

export default defineConfig({
  resolve: {
    alias: [
      { find: /^@citelight\/contracts$/, replacement: join(packages, 'contracts/src/index.ts') },
      { find: /^@citelight\/contracts\/schema\/(.*)$/, replacement: join(packages, 'contracts/schema/$1') },
      { find: /^@citelight\/engine$/, replacement: join(packages, 'engine/src/index.ts') },
      { find: /^@citelight\/(\w+)\/(.*?)$/, replacement: join(packages, '$1/src/$2.ts') },
    ],
  },
  test: {
    include: JSON.parse(process.env.MUTATION_TESTS ?? '[]'),
    environment: 'node',
    testTimeout: 300_000, // the first run, on a busy machine; Stryker ends those with a mutant
    isolate: false,
    setupFiles: [join(import.meta.dirname, 'first-failure.setup.ts')],
    sequence: { sequencer: CheapestFirst },
  },
});
