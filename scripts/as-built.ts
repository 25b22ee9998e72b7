import { enableCompileCache, getCompileCacheDir } from 'node:module';
import { join } from 'node:path';
import { placeOfBundle } from '../packages/cli/bin/bundle-place.mjs';

/**
 * How the server runs for a customer, set in the environment of this process and of those it starts: each of the hundreds of modules of the server,
 * its threads and the payment sandbox is compiled once, for later starts too, and the engine's threads run from their bundle.
 */
export function runAsBuilt(): void {
  enableCompileCache(join(import.meta.dirname, '../.cache/compiled'));
  const compiled = getCompileCacheDir();
  if (compiled) process.env.NODE_COMPILE_CACHE = compiled;
  process.env.CITELIGHT_BUNDLE = placeOfBundle();
}
