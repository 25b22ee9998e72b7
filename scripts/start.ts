import { spawn } from 'node:child_process';
import { enableCompileCache, getCompileCacheDir } from 'node:module';
import { join } from 'node:path';
import { placeOfBundle } from '../packages/cli/bin/bundle-place.mjs';
import { ensureWebBuilt } from './build-web.ts';

/** Builds what changed and runs the server; the build has begun before the server's modules are read. A worker shows nothing and needs no build. */
// The server, its threads and the payment sandbox load hundreds of modules each: each is compiled once, for all of them and for later starts.
enableCompileCache(join(import.meta.dirname, '../.cache/compiled'));
const compiled = getCompileCacheDir();
if (compiled) process.env.NODE_COMPILE_CACHE = compiled;

process.env.CITELIGHT_BUNDLE = placeOfBundle();

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
