import { getCompileCacheDir } from 'node:module';

/** The environment of a thread: it sees nothing of the process's own, and takes compiled code from where the process does. */
export function threadEnv(): Record<string, string> {
  const NODE_COMPILE_CACHE = getCompileCacheDir();
  return NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };
}
