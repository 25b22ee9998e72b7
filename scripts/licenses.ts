import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Lists what the product is delivered with, by license, and has npm check the signatures of what is installed. Ends with 1 where a license is not among
 * those that were looked at, or a signature is wrong.
 */

/** Permissive ones, which ask for no more than to be named, if for that. */
const ACCEPTED = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'OFL-1.1',
  'BlueOak-1.0.0',
  'Unlicense',
]);

const accepted = (expression: string): boolean => {
  const bare = expression.replace(/^\(|\)$/g, '');
  if (bare.includes(' OR ')) return bare.split(' OR ').some(accepted);
  return bare.split(' AND ').every((license) => ACCEPTED.has(license));
};

type Locked = { packages: Record<string, { version?: string; license?: string; dev?: boolean; link?: boolean }> };
const root = join(import.meta.dirname, '..');
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Locked;

const byLicense = new Map<string, Set<string>>();
for (const [path, { version, license = 'none named', dev, link }] of Object.entries(packages)) {
  if (dev || link || !path.includes('node_modules/')) continue;
  const name = `${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)}@${version}`;
  byLicense.set(license, (byLicense.get(license) ?? new Set()).add(name));
}
for (const license of [...byLicense.keys()].sort()) {
  console.log(`\n${license}${accepted(license) ? '' : ' (not looked at)'}`);
  for (const name of [...(byLicense.get(license) ?? [])].sort()) console.log(`  ${name}`);
}
const unknown = [...byLicense.keys()].filter((license) => !accepted(license));
if (unknown.length > 0) console.error(`\nNot among the accepted licenses: ${unknown.join(', ')}.`);

console.log('\nSignatures:');
const { status } = spawnSync('npm', ['audit', 'signatures'], { cwd: root, stdio: 'inherit' });
if (status !== 0) console.error('npm could not confirm the signatures; the lines above say why.');
process.exit(unknown.length > 0 || status !== 0 ? 1 : 0);
