import { accessSync, chmodSync, chownSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** PostgreSQL refuses to run as root. 65534 is `nobody` everywhere. */
const NOBODY = 65_534;

/** How PostgreSQL's programs are started so that they are not root: as ourselves, as another user, or as root seen as `nobody` from inside. */
export type Account = { kind: 'self' } | { kind: 'user'; uid: number; gid: number } | { kind: 'unshare' };

const isRoot = process.getuid?.() === 0;

/** May any user walk to this path? */
function reachableByAll(path: string): boolean {
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    if (existsSync(folder) && (statSync(folder).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

/** The account for a data folder: whoever owns it, or for a new one `nobody`, or an unshared root where `nobody` cannot reach the files. */
export function accountFor(dataFolder: string, programFolder: string): Account {
  if (!isRoot) return { kind: 'self' };
  if (existsSync(dataFolder)) {
    const { uid, gid } = statSync(dataFolder);
    return uid === 0 ? { kind: 'unshare' } : { kind: 'user', uid, gid };
  }
  const reachable = reachableByAll(dirname(dataFolder)) && reachableByAll(programFolder);
  return reachable ? { kind: 'user', uid: NOBODY, gid: NOBODY } : { kind: 'unshare' };
}

/** The command line that runs a program under the account. */
export function commandFor(account: Account, program: string, args: readonly string[]) {
  const options = account.kind === 'user' ? { uid: account.uid, gid: account.gid } : {};
  if (account.kind !== 'unshare') return { program, args: [...args], options };
  return { program: 'unshare', args: ['--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, program, ...args], options };
}

/** A folder that the account owns and nobody else may enter. */
export function privateFolder(path: string, account: Account): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  if (account.kind === 'user') chownSync(path, account.uid, account.gid);
  const { uid, mode } = statSync(path);
  const expected = account.kind === 'user' ? account.uid : (process.getuid?.() ?? uid);
  if (uid !== expected) throw new Error(`The folder ${path} belongs to another user.`);
  if (process.platform !== 'win32' && (mode & 0o077) !== 0) chmodSync(path, 0o700);
  accessSync(path, constants.R_OK | constants.X_OK);
}
