import { accessSync, constants, readFileSync, statfsSync } from 'node:fs';

/** What the databases, browsers and sites of a run take at most, with room to spare. */
const NEEDED_BYTES = 3 * 2 ** 30;
const FOLDER = '/dev/shm';

/**
 * A temporary folder in memory, where the machine has one that is large enough and lets programs run: making and dropping a database on a disk's
 * file system takes ten times the CPU.
 */
export function memoryFolder(): string | undefined {
  try {
    const options = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .map((line) => line.split(' '))
      .findLast(([, folder]) => folder === FOLDER)?.[3];
    if (!options || options.split(',').includes('noexec')) return undefined;
    accessSync(FOLDER, constants.R_OK | constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync(FOLDER);
    return bavail * bsize >= NEEDED_BYTES ? FOLDER : undefined;
  } catch {
    return undefined; // no Linux
  }
}
