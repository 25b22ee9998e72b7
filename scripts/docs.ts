import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { generateServerDocs } from '../packages/server/src/docs/generate.ts';
import { requirementsTests } from './requirements-tests.ts';

/** Writes every generated page and file: configuration, database, API, table types, and the engine's audit catalogue where it stands. */
const root = dirname(import.meta.dirname);
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  console.log(`wrote ${path}`);
};

const folder = mkdtempSync(join(tmpdir(), 'citelight-docs-'));
try {
  for (const [path, text] of Object.entries(await generateServerDocs(folder))) write(path, text);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
execFileSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', 'packages/server/src/platform/schema.ts'], {
  cwd: root,
  stdio: 'ignore',
});

write('docs/requirements-tests.md', requirementsTests(root));

/** Other packages generate their own pages. */
for (const script of ['packages/engine/scripts/docs.ts', 'packages/contracts/scripts/docs.ts'])
  if (existsSync(join(root, script))) execFileSync(process.execPath, [script], { cwd: root, stdio: 'inherit' });
