import { ensureWebBuilt } from './build-web.ts';

/** Builds what changed and runs the server; the build has begun before the server's modules are read. A worker shows nothing and needs no build. */
const args = process.argv.slice(2);
const webReady = args.includes('--worker') ? Promise.resolve() : ensureWebBuilt();
webReady.catch(() => {}); // reported where the server waits for it
const { main } = await import('../packages/server/src/main.ts');
await main(args, { webReady });
