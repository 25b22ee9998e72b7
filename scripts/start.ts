import { main } from '../packages/server/src/main.ts';
import { ensureWebBuilt } from './build-web.ts';

/** Builds what changed and runs the server; the two begin at the same time. A worker shows nothing and needs no build. */
const args = process.argv.slice(2);
await main(args, { webReady: args.includes('--worker') ? Promise.resolve() : ensureWebBuilt() });
