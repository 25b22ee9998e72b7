import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { runAsBuilt } from './as-built.ts';
import { ensureWebBuilt } from './build-web.ts';

/** Builds what changed and runs the server; the build has begun before the server's modules are read. A worker shows nothing and needs no build. */
runAsBuilt();

const args = process.argv.slice(2);
const webReady = args.includes('--worker') ? Promise.resolve() : ensureWebBuilt();
webReady.catch(() => {}); // reported where the server waits for it
// For the engine's threads, and for `npx citelight` in this checkout; in a process of its own, because a bundler's memory would stay with the server.
void webReady.then(
  () => spawn(process.execPath, [join(import.meta.dirname, 'build.ts'), '--command'], { stdio: 'ignore' }).unref(),
  () => {},
);
const { main } = await import('../packages/server/src/main.ts');
await main(args, { webReady });
