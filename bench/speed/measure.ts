import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { watchTree } from './tree-cpu.ts';

/**
 * What one whole process used: CPU and wall in seconds (all that it started included in CPU), peak resident bytes, longest delay of its main thread's event loop,
 * and the longest that its threads worked without listening, in ms of their CPU: `readMs` on a page, `judgeMs` on the visit, from the thread's start.
 */
export type Usage = { cpu: number; wall: number; rss: number; maxDelayMs: number; readMs: number; judgeMs: number; stdout: string };
type Reported = Pick<Usage, 'cpu' | 'wall' | 'rss' | 'maxDelayMs'>;
type Task = { thread: string; isStart: boolean; taskMs: number };

/** Reads what usage.mjs reported: one line of the process, many of its threads. */
export function readUsage(lines: string): Omit<Usage, 'stdout'> {
  const entries = lines
    .split('\n')
    .filter(Boolean)
    .map((line): Reported | Task => JSON.parse(line));
  const tasks = entries.filter((line) => 'thread' in line);
  const process = entries.find((line) => 'cpu' in line);
  if (!process) throw new Error('the process did not say what it used');
  const longest = (wanted: (task: Task) => boolean) => Math.max(0, ...tasks.filter(wanted).map(({ taskMs }) => taskMs));
  return {
    ...process,
    // A thread that reads pages says first that it is ready.
    readMs: longest(({ thread, isStart }) => thread === 'page.worker' && !isStart),
    judgeMs: longest(({ thread }) => thread === 'judge.worker'),
  };
}

const USAGE = join(import.meta.dirname, 'usage.mjs');

/** Runs one Node program to its end and answers what it used; ends it after `limitMs`. `codes`: how it may end. */
export function measure(
  args: readonly string[],
  options: { cwd?: string; limitMs?: number; env?: Record<string, string>; codes?: readonly number[] } = {},
): Promise<Usage> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', '--import', USAGE, ...args], {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    });
    const tree = watchTree(child.pid ?? 0);
    let [stdout, stderr, usage] = ['', '', ''];
    child.stdout?.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    child.stdio[3]?.on('data', (data: Buffer) => (usage += data.toString()));
    const timer = setTimeout(() => child.kill('SIGKILL'), options.limitMs ?? 300_000);
    child.on('close', (code) => {
      clearTimeout(timer);
      const ofTree = tree();
      if (!(options.codes ?? [0]).includes(code ?? -1) || !usage)
        reject(new Error(`${args.join(' ')} ended with ${code}: ${stderr.slice(-2000)}`));
      else {
        const reported = readUsage(usage);
        resolve({ ...reported, cpu: Math.max(reported.cpu, ofTree), stdout });
      }
    });
  });
}

/** The bench site in a process of its own. */
export const startBenchSite = (pages: number) => startSite<{ port: number; meanBytes: number }>('bench-site.ts', String(pages));

/** A site of pages that are made to use up memory. */
export const startHostileSite = () => startSite<{ port: number; pages: string[] }>('hostile-site.ts');

async function startSite<T>(file: string, ...args: readonly string[]): Promise<T & { stop(): Promise<void> }> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, file), ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  const line = await new Promise<string>((resolve) => createInterface(child.stdout).once('line', resolve));
  return {
    ...(JSON.parse(line) as T),
    async stop() {
      child.stdin.end();
      await ended;
    },
  };
}
