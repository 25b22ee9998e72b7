import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `npm run release -- 1.2.0`: moves what CHANGELOG.md lists as unreleased under the version and today's date, writes the version into every package and the lock file, and
 * commits and tags it. Pushing is left to a person. Refused with changes that are not committed, outside main, without entries, or for a version that does not
 * follow the last.
 */
const root = join(import.meta.dirname, '..');
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const refuse = (sentence: string): never => {
  console.error(sentence);
  process.exit(2);
};

const [version = ''] = process.argv.slice(2);
const parts = (text: string) => text.split('.').map(Number);
if (!/^\d+\.\d+\.\d+$/.test(version)) refuse('Usage: npm run release -- 1.2.0');
if (git('status', '--porcelain') !== '') refuse('There are changes that are not committed.');
if (git('rev-parse', '--abbrev-ref', 'HEAD') !== 'main') refuse('Releases are made from main.');

const changelog = join(root, 'CHANGELOG.md');
const text = readFileSync(changelog, 'utf8');
const [, entries = '', older = ''] = /^## \[Unreleased\]\n([\s\S]*?)(?=^## \[|$(?![\s\S]))([\s\S]*)/m.exec(text) ?? [];
if (!/^- /m.test(entries)) refuse('CHANGELOG.md lists nothing under [Unreleased].');
const last = /^## \[(\d+\.\d+\.\d+)\]/m.exec(older)?.[1] ?? '0.0.0';
const follows = parts(version).findIndex((part, at) => part !== parts(last)[at]);
if (follows < 0 || (parts(version)[follows] ?? 0) < (parts(last)[follows] ?? 0)) refuse(`${version} does not follow ${last}.`);

const today = new Date().toISOString().slice(0, 10);
writeFileSync(changelog, text.replace(/^## \[Unreleased\]\n/m, `## [Unreleased]\n\n## [${version}] - ${today}\n`));
execFileSync('npm', ['version', version, '--workspaces', '--no-git-tag-version', '--allow-same-version', '--no-workspaces-update'], {
  cwd: root,
  stdio: 'ignore',
});
execFileSync('npm', ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: root, stdio: 'ignore' });
git('commit', '--all', '--message', `Release ${version}`);
git('tag', '--annotate', `v${version}`, '--message', `Release ${version}`);
console.log(`v${version} is tagged. Push it with: git push --follow-tags`);
