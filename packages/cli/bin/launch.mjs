// Runs the command on Node 24 from the bundle that `npm run build` made of these sources: three hundred small modules on three threads would take longer to load than a small site
// takes to read. Without that bundle the sources run as they are.
import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { BUNDLES, ENTRIES, placeOfBundle } from './bundle-place.mjs';

function entry() {
  const place = placeOfBundle();
  const main = join(place, 'main.mjs');
  const isBuilt = existsSync(main);
  enableCompileCache(join(isBuilt ? place : BUNDLES, 'compiled'));
  return isBuilt ? main : ENTRIES.main;
}

// A run lasts seconds: compiling what is warm a second time, by the slowest compiler, costs more than it earns. Loops that run long are compiled by it all the same.
setFlagsFromString('--invocation-count-for-turbofan=40000');
// Young generations of one size from the beginning: V8 lets them grow for as long as a visit lasts, by tens of megabytes for a large site and for no less work.
setFlagsFromString('--min-semi-space-size=8');
setFlagsFromString('--semi-space-growth-factor=1');
await import(pathToFileURL(entry()).href);
