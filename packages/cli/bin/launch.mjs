// Runs the command on Node 24 from a bundle of its sources, made when they have changed: three hundred small modules in three threads would take longer to load than a small
// site takes to read. Where the bundle cannot be made, the sources run as they are.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';

const packages = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const bundles = join(packages, '..', '.cache', 'cli');
const HOUR_MS = 3_600_000;
const sources = ['contracts', 'engine', 'visibility', 'mcp', 'cli'].map((name) => join(packages, name, 'src'));
const ENTRIES = {
  main: join(packages, 'cli', 'src', 'main.ts'),
  'page.worker': join(packages, 'engine', 'src', 'artifacts', 'page.worker.ts'),
  'judge.worker': join(packages, 'engine', 'src', 'scoring', 'judge.worker.ts'),
  'render.worker': join(packages, 'engine', 'src', 'crawl', 'render.worker.ts'),
};

/** How a bundle is made, and names, sizes and times of all sources: equal stamps mean equal bundles. */
function stampOfSources() {
  const lines = [process.version, readFileSync(fileURLToPath(import.meta.url), 'utf8')];
  for (const folder of sources) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !entry.name.endsWith('.ts') || entry.name.endsWith('.test.ts')) continue;
      const file = join(entry.parentPath, entry.name);
      const { size, mtimeMs } = statSync(file);
      lines.push(`${file} ${size} ${mtimeMs}`);
    }
  }
  return lines.sort().join('\n');
}

/** Bundles into a folder of its own and moves it into place: of two first runs at once the second finds the place taken by the same bundle. */
async function bundle(place) {
  const { rolldown } = await import('rolldown');
  const fresh = `${place}.${process.pid}`;
  const build = await rolldown({
    input: ENTRIES,
    platform: 'node',
    external: [/^playwright-core/, /^@sparticuz\//, 'jsonc-parser'],
    logLevel: 'silent',
  });
  const { output } = await build.write({
    dir: fresh,
    format: 'esm',
    minify: true,
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
  });
  for (const { fileName, type } of output) {
    if (type !== 'chunk') continue;
    const file = join(fresh, fileName);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/\.\/(page|judge|render)\.worker\.ts/g, './$1.worker.mjs'));
  }
  try {
    renameSync(fresh, place);
  } catch {
    rmSync(fresh, { recursive: true, force: true });
  }
  removeOld(place);
}

/** Bundles of earlier sources, unless a run may still be using them. */
function removeOld(place) {
  for (const name of readdirSync(bundles)) {
    const other = join(bundles, name);
    if (other !== place && Date.now() - statSync(other).mtimeMs > HOUR_MS) rmSync(other, { recursive: true, force: true });
  }
}

async function entry() {
  try {
    const place = join(bundles, createHash('sha256').update(stampOfSources()).digest('hex').slice(0, 16));
    const main = join(place, 'main.mjs');
    if (!existsSync(main)) await bundle(place);
    enableCompileCache(join(place, 'compiled'));
    return existsSync(main) ? main : ENTRIES.main;
  } catch {
    return ENTRIES.main;
  }
}

// A run lasts seconds: compiling what is warm a second time, by the slowest compiler, costs more than it earns. Loops that run long are compiled by it all the same.
setFlagsFromString('--invocation-count-for-turbofan=40000');
// Young generations of one size from the beginning: V8 lets them grow for as long as a visit lasts, by tens of megabytes for a large site and for no less work.
setFlagsFromString('--min-semi-space-size=8');
setFlagsFromString('--semi-space-growth-factor=1');
// Dead objects are looked for as soon as a heap has grown by a fifth: V8 would let it double first, by tens of megabytes on a large site and for no less work.
setFlagsFromString('--heap-growing-percent=20');
await import(pathToFileURL(await entry()).href);
