import { findBinaries } from '../packages/server/src/platform/embedded/binaries.ts';
import { ensureCommandBuilt } from './build-command.ts';
import { ensureWebBuilt } from './build-web.ts';

/** What the tests need beside the dependencies, with progress shown. */
console.log(`Testing on Node ${process.version}.`);
const found = findBinaries('auto');
if (found.length === 0) {
  console.error(
    'No PostgreSQL was found: neither the npm package for this platform nor one of this machine (Debian: apt-get install postgresql).',
  );
  process.exit(1);
}
console.log(`PostgreSQL: ${found.map(({ version, source }) => `${version} (${source})`).join(', ')}.`);
await ensureWebBuilt();
await ensureCommandBuilt();
