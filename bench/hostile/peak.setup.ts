import { readFileSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach } from 'vitest';

/** Says of every test how much memory its process held at most; Linux only, elsewhere nothing is said. */

declare module 'vitest' {
  interface TaskMeta {
    peakMiB?: number;
  }
}

const onLinux = process.platform === 'linux';

beforeEach(() => {
  // 5 sets the peak back to what is held now (proc(5)).
  if (onLinux) writeFileSync('/proc/self/clear_refs', '5');
});
afterEach(({ task }) => {
  const peak = onLinux ? /VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] : undefined;
  if (peak) task.meta.peakMiB = Number(peak) / 1024;
});
