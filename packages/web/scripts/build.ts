import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { precompress } from './precompress.ts';
import { sampleReport } from './sample/sample-report.ts';
import { checkSizes, preloads } from './sizes.ts';

/** Builds the web application into dist: bundles, makes the sample report, prerenders the public pages and the gate, compresses, and holds the size budgets. */
// Whatever else runs in a development or test environment: what visitors load is React's production build.
process.env.NODE_ENV = 'production';

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
const { documentsOf, filesOf } = (await import(pathToFileURL(join(ssr, 'entry.mjs')).href)) as typeof import('../src/prerender/entry.tsx');

const [HEAD, BODY] = ['<!--head-->', '<!--prerendered-->'];
const shellOf = (name: string) => readFileSync(join(dist, name), 'utf8');
const shells = new Map(['index.html', 'gate.html', 'app.html'].map((name) => [name, shellOf(name)]));

/** Scripts of a page that has something to read without them come after its styles and fonts. */
const scriptsLast = (html: string) => html.replaceAll(/<(link rel="modulepreload"|script type="module")/g, '<$1 fetchpriority="low"');

/** A page that brings its own title and description takes those of the shell out. */
function fill(name: string, shell: string, head: string, body: string, source: string | null = null): string {
  if (!shell.includes(BODY) || (head && !shell.includes(HEAD))) throw new Error(`${name} has no place for its prerendered content`);
  const own = head && shell.replace(/<title>.*?<\/title>\s*/, '').replace(/<meta name="description".*?>\s*/, '');
  const page = (own || shell).replace(HEAD, () => head).replace('</head>', () => `${preloads(dist, source)}</head>`);
  return (name === 'app.html' ? page : scriptsLast(page)).replace(BODY, () => body);
}

const report = await sampleReport();
for (const { name, shell, head, body, source } of documentsOf(report))
  writeFileSync(join(dist, name), fill(name, shells.get(shell) ?? '', head, body, source));
for (const [name, text] of Object.entries(filesOf(report))) writeFileSync(join(dist, name), text);
rmSync(ssr, { recursive: true });

checkSizes(dist);
await precompress(dist);
