import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { precompress } from './precompress.ts';
import { checkSizes } from './sizes.ts';

/** Builds the web application into dist: bundles, prerenders the landing page and the gate, compresses, and holds the size budgets. */
const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const configFile = join(root, 'vite.config.ts');

await build({ configFile, logLevel: 'warn' });

const ssr = join(root, 'node_modules', '.prerender');
await build({
  configFile,
  logLevel: 'warn',
  build: {
    ssr: join(root, 'src/prerender/entry.tsx'),
    outDir: ssr,
    emptyOutDir: true,
    manifest: false,
    rolldownOptions: { input: join(root, 'src/prerender/entry.tsx'), output: { entryFileNames: 'entry.mjs' } },
  },
});
const { documents } = (await import(pathToFileURL(join(ssr, 'entry.mjs')).href)) as typeof import('../src/prerender/entry.tsx');

for (const [name, render] of Object.entries(documents)) {
  const path = join(dist, name);
  const shell = readFileSync(path, 'utf8');
  const html = shell.replace('<!--prerendered-->', () => render());
  if (html === shell) throw new Error(`${name} has no place for its prerendered content`);
  writeFileSync(path, html);
}
rmSync(ssr, { recursive: true });

checkSizes(dist);
await precompress(dist);
