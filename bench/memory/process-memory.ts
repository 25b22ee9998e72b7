import { readdirSync, readFileSync } from 'node:fs';

const MIB = 2 ** 20;

const field = (file: string, name: string): number => {
  try {
    return (Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(readFileSync(file, 'utf8'))?.[1] ?? 0) * 1024) / MIB;
  } catch {
    return 0; // it has ended
  }
};

/** MiB that a process has in memory, and the most it ever had. Linux only: elsewhere 0. */
export const residentMiB = (pid: number): number => field(`/proc/${pid}/status`, 'VmRSS');
export const peakMiB = (pid: number): number => field(`/proc/${pid}/status`, 'VmHWM');

/** Processes below one, with theirs. */
export function processesBelow(pid: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      // After the command in brackets: state, parent.
      parents.set(Number(name), Number(readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]));
    } catch {
      // it has ended
    }
  }
  const isBelow = (one: number | undefined): boolean =>
    one !== undefined && one > 1 && (parents.get(one) === pid || isBelow(parents.get(one)));
  return [...parents.keys()].filter(isBelow);
}

/** MiB of processes together. What they share, such as the code of Chromium, counts once. */
export const togetherMiB = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => sum + field(`/proc/${pid}/smaps_rollup`, 'Pss'), 0);
