import { readFileSync } from 'node:fs';

/** Most memory that this process has held, in MiB (proc(5)); Linux only, elsewhere null. */
export function peakMemory(): number | null {
  if (process.platform !== 'linux') return null;
  const peak = /VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
  return peak ? Number(peak) / 1024 : null;
}
