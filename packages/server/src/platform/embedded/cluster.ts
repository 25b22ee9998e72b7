import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Account, accountFor, commandFor, privateFolder } from './account.ts';
import { type Binaries, programOf } from './binaries.ts';

/** One PostgreSQL cluster in a folder: making it, and running its server. */

export const ROLE = 'citelight';
export const DATABASE = 'citelight';
const LOG_LIMIT = 10_000_000;

export type Cluster = { folder: string; data: string; password: string; binaries: Binaries; account: Account };

/** PostgreSQL reads many PG* and LC_* variables; it shall see none of ours. */
const ENVIRONMENT = { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC', SystemRoot: process.env.SystemRoot ?? '' };

function run(account: Account, program: string, args: string[], cwd: string, input?: string): void {
  const command = commandFor(account, program, args);
  const result = spawnSync(command.program, command.args, {
    ...command.options,
    cwd,
    env: ENVIRONMENT,
    encoding: 'utf8',
    input: input ?? '',
    timeout: 120_000,
  });
  if (result.status === 0) return;
  const reason = result.error?.message ?? `${result.stderr}${result.stdout}`.trim();
  throw new Error(`The embedded database could not be made: ${reason}`, { cause: result.error });
}

/** The password is for connections over loopback TCP, where there are no unix sockets. */
function passwordIn(folder: string): string {
  const file = join(folder, 'password');
  try {
    writeFileSync(file, randomBytes(24).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch {
    // made before
  }
  return readFileSync(file, 'utf8');
}

/** Makes the cluster beside its place and moves it there whole, so that of two processes that start at once one wins and none meets a half-made one. */
function create(cluster: Omit<Cluster, 'account'>): void {
  const { folder, data, binaries, password } = cluster;
  const account = accountFor(data, binaries.folder);
  const making = `${data}.making-${process.pid}-${randomBytes(4).toString('hex')}`;
  const passwordFile = `${making}.password`;
  privateFolder(making, account);
  try {
    writeFileSync(passwordFile, password, { mode: 0o644 });
    run(
      account,
      programOf(binaries, 'initdb'),
      [
        '-D',
        making,
        '-U',
        'postgres',
        '-E',
        'UTF8',
        '--locale=C',
        '--auth-local=trust',
        '--auth-host=scram-sha-256',
        `--pwfile=${passwordFile}`,
      ],
      folder,
    );
    const statements = [`create role ${ROLE} login createrole password '${password}'`, `create database ${DATABASE} owner ${ROLE}`];
    run(account, programOf(binaries, 'postgres'), ['--single', '-D', making, 'postgres'], folder, `${statements.join('\n')}\n`);
    renameSync(making, data);
  } catch (error) {
    if (!existsSync(join(data, 'PG_VERSION'))) throw error; // else another process was faster, and its cluster is as good
  } finally {
    rmSync(passwordFile, { force: true });
    rmSync(making, { recursive: true, force: true });
  }
}

const majorOf = (data: string): number | undefined => {
  const file = join(data, 'PG_VERSION');
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : undefined;
};

/** Opens the cluster of a folder, making it on first use, with a PostgreSQL of the version that made it. */
export function openCluster(folder: string, available: readonly Binaries[]): Cluster {
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const data = join(folder, 'data');
  const major = majorOf(data);
  const binaries = major === undefined ? available[0] : available.find((found) => found.major === major);
  if (!binaries) {
    if (major === undefined) throw new Error('No PostgreSQL was found to launch. Install one (Debian: postgresql), or set DATABASE_URL.');
    const have = available.map((found) => `${found.version} (${found.source})`).join(', ') || 'none';
    throw new Error(
      `The database in ${data} was made by PostgreSQL ${major}, which is not here (found: ${have}). Install PostgreSQL ${major}, or move the folder away to begin anew.`,
    );
  }
  const cluster = { folder, data, binaries, password: passwordIn(folder) };
  if (major === undefined) create(cluster);
  return { ...cluster, account: accountFor(data, binaries.folder) };
}

/** The first line of postmaster.pid: the server that runs, or ran, on this folder. */
export function serverPid(data: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10);
    return pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

/** Ended, but its parent has not taken note: one of ours that launched it and hangs or sleeps must not keep the others from launching it again (Linux). */
function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false;
  try {
    return /^.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch {
    return false;
  }
}

/**
 * After a crash the pid in postmaster.pid may have been given to another program, and PostgreSQL then refuses to start. Removes the file if that pid
 * is certainly no PostgreSQL, or none that runs (Linux only: elsewhere PostgreSQL's own check decides).
 */
export function removeStaleLock(data: string): void {
  const pid = serverPid(data);
  if (pid === undefined || process.platform !== 'linux') return;
  try {
    if (isZombie(pid) || !readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres'))
      rmSync(join(data, 'postmaster.pid'), { force: true });
  } catch {
    // no such process: PostgreSQL sees that itself
  }
}

/** Where the server's own messages go. */
export const serverLog = (cluster: Pick<Cluster, 'folder'>): string => join(cluster.folder, 'postgres.log');

/** Starts the server, detached so that Ctrl-C does not reach it before us. Resolves nothing: whoever needs it connects until it answers. */
export function spawnServer(cluster: Cluster, settings: Record<string, string>): { pid: number | undefined; exited: () => boolean } {
  const args = ['-D', cluster.data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  const command = commandFor(cluster.account, programOf(cluster.binaries, 'postgres'), args);
  const file = serverLog(cluster);
  if (existsSync(file) && statSync(file).size > LOG_LIMIT) truncateSync(file);
  const log = openSync(file, 'a', 0o600);
  const child = spawn(command.program, command.args, {
    ...command.options,
    cwd: dirname(cluster.data),
    env: ENVIRONMENT,
    stdio: ['ignore', log, log],
    detached: true,
  });
  let exited = false;
  child.on('exit', () => {
    exited = true;
  });
  child.on('error', () => {
    exited = true;
  });
  child.unref();
  return { pid: child.pid, exited: () => exited };
}

/** Fast shutdown: open transactions are rolled back, everything committed is on disk. */
export function stopServer(cluster: Cluster): void {
  const pid = serverPid(cluster.data);
  if (pid === undefined) return;
  if (process.platform === 'win32') {
    execFileSync(programOf(cluster.binaries, 'pg_ctl'), ['stop', '-D', cluster.data, '-m', 'fast', '-W'], { stdio: 'ignore' });
    return;
  }
  if (isAlive(pid)) process.kill(pid, 'SIGINT');
}
