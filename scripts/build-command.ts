import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Plugin, rolldown } from 'rolldown';
import { BUNDLES, ENTRIES, placeOfBundle } from '../packages/cli/bin/bundle-place.mjs';

const HOUR_MS = 3_600_000;

/** The data of the language detection, 50,000 n-grams: a thread reads them as JSON in half the time that it takes to run them as an object literal. */
const dataAsJson: Plugin = {
  name: 'data-as-json',
  transform: {
    filter: { id: /[\\/]eld[\\/]src[\\/]ngrams[\\/]\w+\.js$/ },
    async handler(_code, id) {
      const { ngramsData } = (await import(pathToFileURL(id).href)) as { ngramsData: object };
      return `export const ngramsData = JSON.parse(${JSON.stringify(JSON.stringify(ngramsData))});`;
    },
  },
};

/** Bundles the command unless that was done from these very sources. Two builds at once do no harm: the second finds the place taken by the same bundle. */
export async function ensureCommandBuilt(): Promise<void> {
  const place = placeOfBundle();
  if (existsSync(join(place, 'main.mjs'))) return;
  const fresh = `${place}.${process.pid}`;
  const build = await rolldown({
    input: ENTRIES,
    platform: 'node',
    external: [/^playwright-core/, /^@sparticuz\//, 'jsonc-parser', 'tar-fs'],
    plugins: [dataAsJson],
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
function removeOld(place: string): void {
  for (const name of readdirSync(BUNDLES)) {
    const other = join(BUNDLES, name);
    if (other !== place && Date.now() - statSync(other).mtimeMs > HOUR_MS) rmSync(other, { recursive: true, force: true });
  }
}
