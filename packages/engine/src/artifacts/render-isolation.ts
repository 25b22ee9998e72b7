import { execFile } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Chromium } from './render-chromium.ts';

/** What keeps a page that has taken over its browser away from this machine. */

/**
 * `sandbox`: Chromium's own sandbox (as root, under a user of its own as well); `user`: only a user that owns nothing;
 * `none`: nothing, a risk that somebody has accepted.
 */
export type Isolation = 'sandbox' | 'user' | 'none';

/** How to start a Chromium. */
export type Launch = Pick<Chromium, 'executablePath' | 'env'> & { isolation: Isolation; chromiumSandbox: boolean };

/** A user and group that own nothing and that no account has: not `nobody`, as whom the embedded database may run. */
const OWN_USER = 61_999;
const DROP = [`--reuid=${OWN_USER}`, `--regid=${OWN_USER}`, '--clear-groups', '--no-new-privs', '--inh-caps=-all', '--bounding-set=-all'];

export const ACCEPT_RISK = 'To render without this protection, set RENDER_UNSANDBOXED=yes.';

const run = promisify(execFile);
const works = (program: string, args: readonly string[]): Promise<boolean> =>
  run(program, args, { timeout: 5000 }).then(
    () => true,
    () => false,
  );
const isRoot = () => process.getuid?.() === 0;

export type Launches = { launches: Launch[]; clean(): Promise<void> } | { unavailable: string };

/** The ways to start this Chromium that are safe enough, the safest first. `unsandboxed`: having no protection is accepted. */
export async function launchesOf({ executablePath, env }: Chromium, { unsandboxed }: { unsandboxed: boolean }): Promise<Launches> {
  const open: Launch = { executablePath, env, isolation: 'none', chromiumSandbox: false };
  const accepted = unsandboxed ? [open] : [];
  if (!isRoot()) return { launches: [{ ...open, isolation: 'sandbox', chromiumSandbox: true }, ...accepted], clean: async () => {} };

  // What root runs lies where only root can write; the browser's own files lie one folder further in.
  const folder = await mkdtemp(join(tmpdir(), 'citelight-chromium-'));
  const clean = () => rm(folder, { recursive: true, force: true });
  await chmod(folder, 0o755);
  if (!(await works('setpriv', [...DROP, 'test', '-x', executablePath, '-a', '-x', folder]))) {
    await clean();
    if (unsandboxed) return { launches: accepted, clean };
    return { unavailable: `Chromium would run as root: there is no way to start ${executablePath} as a user of its own. ${ACCEPT_RISK}` };
  }
  const program = join(folder, 'start');
  const home = join(folder, 'home');
  await mkdir(home, { mode: 0o700 });
  await chown(home, OWN_USER, OWN_USER);
  // The driver starts one program, and makes a profile folder as root; of two switches with one name Chromium takes the last.
  const profile = `--user-data-dir=${join(home, 'profile')}`;
  await writeFile(program, `#!/bin/sh\nexec setpriv ${DROP.join(' ')} -- ${quoted(executablePath)} "$@" ${quoted(profile)}\n`);
  await chmod(program, 0o755);
  const own = { executablePath: program, env: { ...env, HOME: home, TMPDIR: home } };
  return {
    launches: [
      { ...own, isolation: 'sandbox', chromiumSandbox: true },
      { ...own, isolation: 'user', chromiumSandbox: false },
    ],
    clean,
  };
}

/** As `launchesOf`, without looking for a Chromium: what its start is likely to bring. `null`: only a start can tell. */
export async function likelyIsolation({ unsandboxed }: { unsandboxed: boolean }): Promise<Isolation | null> {
  if (isRoot()) return (await works('setpriv', [...DROP, 'test', '-x', tmpdir()])) ? 'user' : unsandboxed ? 'none' : null;
  if (process.platform !== 'linux') return 'sandbox';
  return (await works('unshare', ['--user', '--map-root-user', 'true'])) ? 'sandbox' : null;
}

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
