import { ensureCommandBuilt } from './build-command.ts';
import { ensureWebBuilt } from './build-web.ts';

/** Builds what the product serves and what `npx citelight` runs; `--command`: the latter alone. */
if (!process.argv.includes('--command')) await ensureWebBuilt();
await ensureCommandBuilt();
