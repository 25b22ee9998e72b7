import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Initial JavaScript by entry against its budget, in gzip bytes and in files: what a browser must load before the screen works. */
export const BUDGETS = [
  { name: 'landing', entries: ['index.html'], kB: 30, files: 5 },
  { name: 'gate', entries: ['gate.html'], kB: 30, files: 5 },
  // With what the dashboard always shows, although its code comes in parts.
  {
    name: 'signed-in app, first route',
    entries: ['app.html', 'src/routes/dashboard.tsx', 'src/routes/dashboard-overview.tsx', 'src/features/reports/report-list.tsx'],
    kB: 140,
    files: 13,
  },
];

type Manifest = Record<string, { file: string; imports?: string[] }>;

export function initialFiles(manifest: Manifest, entries: readonly string[]): string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the build has no ${key}`);
    if (seen.has(key)) return;
    seen.add(key);
    if (chunk.file.endsWith('.js')) files.add(chunk.file);
    for (const next of chunk.imports ?? []) visit(next);
  };
  entries.forEach(visit);
  return [...files];
}

/** Links that make the browser fetch a screen's code beside the application's, in the head of its prerendered page. */
export function preloads(dist: string, source: string | null): string {
  if (!source) return '';
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const known = new Set(initialFiles(manifest, ['app.html']));
  const own = initialFiles(manifest, [source]).filter((file) => !known.has(file));
  return own.map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`).join('');
}

/** Files that import each other: what one of them reads while it is loaded may not be there yet, which shows only where it is used. */
export function circleOf(manifest: Manifest): readonly string[] | undefined {
  const done = new Set<string>();
  const visit = (key: string, path: readonly string[]): readonly string[] | undefined => {
    if (path.includes(key)) return [...path.slice(path.indexOf(key)), key];
    if (done.has(key)) return undefined;
    for (const next of manifest[key]?.imports ?? []) {
      const circle = visit(next, [...path, key]);
      if (circle) return circle;
    }
    done.add(key);
    return undefined;
  };
  for (const key of Object.keys(manifest)) {
    const circle = visit(key, []);
    if (circle) return circle;
  }
  return undefined;
}

/** Prints the sizes; throws when one is above its budget, and when files import each other in a circle. */
export function checkSizes(dist: string): void {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const circle = circleOf(manifest);
  if (circle)
    throw new Error(`Built files import each other: ${circle.join(' > ')}. Put what they share into one of the groups of vite.config.ts.`);
  const gzipped = (file: string) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
  // theme.js stands in the head of every document.
  const theme = gzipped('theme.js');
  const over = BUDGETS.filter(({ name, entries, kB, files }) => {
    const loaded = initialFiles(manifest, entries);
    const bytes = loaded.reduce((sum, file) => sum + gzipped(file), theme);
    console.log(
      `${name}: ${(bytes / 1000).toFixed(1)} kB of JavaScript (gzip) in ${loaded.length + 1} files, budget ${kB} kB in ${files} files`,
    );
    return bytes > kB * 1000 || loaded.length + 1 > files;
  });
  if (over.length > 0) throw new Error(`Above the size budget: ${over.map(({ name }) => name).join(', ')}`);
}

if (import.meta.main) checkSizes(join(import.meta.dirname, '..', 'dist'));
