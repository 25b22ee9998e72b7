import { writeFileSync } from 'node:fs';
import { afterEach, beforeEach } from 'vitest';
import { peakMemory } from '../../packages/engine/test/crawl/peak-memory.ts';

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
  // A test that starts a process of its own has said what that one held.
  const peak = task.meta.peakMiB ?? peakMemory();
  if (peak !== null) task.meta.peakMiB = peak;
});
