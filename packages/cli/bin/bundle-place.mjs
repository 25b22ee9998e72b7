// Where the bundle of these very sources belongs: the command, and the threads that read and judge, of the command and of the server. Shared by the launcher, which runs
// it, scripts/start.ts, which tells the server of it, and scripts/build-command.ts, which makes it.
import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const packages = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const reports = join(packages, 'server', 'src', 'modules', 'reports');
const sources = [
  ...['contracts', 'engine', 'visibility', 'mcp', 'cli'].map((name) => join(packages, name, 'src')),
  reports, // the threads, and what they import of the server
];

export const BUNDLES = join(packages, '..', '.cache', 'cli');
export const ENTRIES = {
  main: join(packages, 'cli', 'src', 'main.ts'),
  'visit.thread': join(reports, 'visit.thread.ts'),
  'judge.thread': join(reports, 'judge.thread.ts'),
  'recheck.thread': join(reports, 'recheck.thread.ts'),
  'page.worker': join(packages, 'engine', 'src', 'artifacts', 'page.worker.ts'),
  'judge.worker': join(packages, 'engine', 'src', 'scoring', 'judge.worker.ts'),
  'render.worker': join(packages, 'engine', 'src', 'crawl', 'render.worker.ts'),
};

/** Names, sizes and times of all sources: equal stamps mean equal bundles. */
export function placeOfBundle() {
  const lines = [process.version];
  for (const folder of sources) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !entry.name.endsWith('.ts') || entry.name.endsWith('.test.ts')) continue;
      const file = join(entry.parentPath, entry.name);
      const { size, mtimeMs } = statSync(file);
      lines.push(`${file} ${size} ${mtimeMs}`);
    }
  }
  return join(BUNDLES, createHash('sha256').update(lines.sort().join('\n')).digest('hex').slice(0, 16));
}
