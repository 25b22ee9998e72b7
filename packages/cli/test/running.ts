import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Assessment } from '@citelight/contracts';
import { afterAll } from 'vitest';
import { closedNames } from '../../engine/test/sites/closed-names.ts';
import { type ServedSite, type SitePages, serveSite } from '../../engine/test/sites/serve-site.ts';

export const COMMAND = join(import.meta.dirname, '..', 'bin', 'citelight.mjs');

export type Ran = { code: number | null; stdout: string; stderr: string };

/** Runs the real command to its end, in a process of its own; a command that hangs is ended and answers code null. */
export function run(
  args: readonly string[],
  options: { env?: Record<string, string>; limitMs?: number; program?: string[] } = {},
): Promise<Ran> {
  const [file = '', ...before] = options.program ?? [process.execPath, COMMAND];
  const child = spawn(file, [...before, ...args], {
    env: { ...process.env, NODE_COMPILE_CACHE: undefined /* it keeps its own */, NO_COLOR: '1', ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ran = { stdout: '', stderr: '' };
  // Decoded as a stream: a character may arrive in two pieces.
  child.stdout.setEncoding('utf8').on('data', (text: string) => (ran.stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (ran.stderr += text));
  const timer = setTimeout(() => child.kill('SIGKILL'), options.limitMs ?? 60_000);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ code, ...ran });
    });
  });
}

const served: ServedSite[] = [];
const folders: string[] = [];
afterAll(async () => {
  await Promise.all(served.map((site) => site.close()));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A site on loopback until the tests of the file are over; answers the arguments that name it. */
export async function serve(host: string, pages: SitePages): Promise<{ site: ServedSite; args: string[] }> {
  const site = await serveSite(pages);
  served.push(site);
  const resolve = [`${host}=${site.address}`, ...closedNames(pages, [host])].flatMap((entry) => ['--resolve', entry]);
  return { site, args: ['assess', `http://${host}/`, '--no-render', ...resolve] };
}

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'citelight-cli-'));
  folders.push(folder);
  return folder;
}

export const assessmentOf = ({ stdout }: Ran): Assessment => JSON.parse(stdout) as Assessment;

/** A page that can be read, for sites whose pages do not matter. */
export const plainPage = (more = ''): string =>
  `<!doctype html><html lang="en"><head><title>Pottery kilns</title></head><body><main><h1>Pottery kilns</h1><p>A pottery kiln is an oven that fires clay at 1,240 °C. A small kiln for a workshop costs 2,400 euros in 2026 and lasts for twenty years.</p></main>${more}</body></html>`;
