import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** What one whole process used: CPU and wall in seconds (children included in CPU), peak resident bytes, longest event-loop delay. */
export type Usage = { cpu: number; wall: number; rss: number; maxDelayMs: number; stdout: string };

const USAGE = join(import.meta.dirname, 'usage.mjs');

/** Runs one Node program to its end and answers what it used; ends it after `limitMs`. */
export function measure(
  args: readonly string[],
  options: { cwd?: string; limitMs?: number; env?: Record<string, string> } = {},
): Promise<Usage> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', '--import', USAGE, ...args], {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    });
    let [stdout, stderr, usage] = ['', '', ''];
    child.stdout?.on('data', (data: Buffer) => (stdout += data.toString()));
    child.stderr?.on('data', (data: Buffer) => (stderr += data.toString()));
    child.stdio[3]?.on('data', (data: Buffer) => (usage += data.toString()));
    const timer = setTimeout(() => child.kill('SIGKILL'), options.limitMs ?? 300_000);
    child.on('close', (code) => {
      clearTimeout(timer);
      if (code !== 0 || !usage) reject(new Error(`${args.join(' ')} ended with ${code}: ${stderr.slice(-2000)}`));
      else resolve({ ...(JSON.parse(usage) as Omit<Usage, 'stdout'>), stdout });
    });
  });
}

/** The bench site in a process of its own. */
export async function startBenchSite(pages: number): Promise<{ port: number; meanBytes: number; stop(): Promise<void> }> {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'bench-site.ts'), String(pages)],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  const line = await new Promise<string>((resolve) => createInterface(child.stdout).once('line', resolve));
  const { port, meanBytes } = JSON.parse(line) as { port: number; meanBytes: number };
  return {
    port,
    meanBytes,
    async stop() {
      child.stdin.end();
      await ended;
    },
  };
}
