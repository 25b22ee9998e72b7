import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The product as anybody starts it: `npm start` in this tree, on its embedded default, with data of its own. */

const root = join(import.meta.dirname, '..', '..');
const START_LIMIT_MS = 120_000;
const LOOK_MS = 25;
const PASSWORD = 'a correct horse battery';

export type Product = { url: string /** From the command to the first page, in seconds. */; seconds: number; stop(): Promise<void> };

export const temporaryFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'citelight-bench-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

/** Ends npm and what it started: all of them are one process group. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const ended = new Promise((done) => child.once('close', done));
  process.kill(-child.pid, 'SIGTERM');
  await ended;
}

/** The gate is open: what is measured stands behind it. */
export async function startProduct(folder: string, port: number, env: Record<string, string> = {}): Promise<Product> {
  const began = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, EARLY_ACCESS_PASSWORD: '', LOG_LEVEL: 'warn', ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk));
  const url = `http://127.0.0.1:${port}`;
  while (performance.now() - began < START_LIMIT_MS && child.exitCode === null) {
    const answer = await fetch(`${url}/`).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.status === 200) return { url, seconds: (performance.now() - began) / 1000, stop: () => end(child) };
    await new Promise((done) => setTimeout(done, LOOK_MS));
  }
  await end(child);
  throw new Error(`npm start did not come to serve:\n${output.slice(-2000)}`);
}

const post = async <T>(address: string, body: object): Promise<T> => {
  const answer = await fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
};

type Mail = { to: string; text: string };
async function mailTo(url: string, address: string): Promise<Mail> {
  for (let look = 0; look < 400; look += 1) {
    const body = (await (await fetch(`${url}/dev/mailbox/messages`)).json()) as Mail[] | { items: Mail[] };
    const mail = (Array.isArray(body) ? body : body.items).find(({ to }) => to === address);
    if (mail) return mail;
    await new Promise((done) => setTimeout(done, LOOK_MS));
  }
  throw new Error(`no mail to ${address}`);
}

/** Signs somebody up, confirms by the mail, and answers the session as the browser stores it. */
export async function signUp({ url }: Product): Promise<object> {
  const email = 'reader@example.test';
  await post(`${url}/auth/v1/signup`, { email, password: PASSWORD });
  const token = /\btoken=([\w-]+)/.exec((await mailTo(url, email)).text)?.[1];
  if (!token) throw new Error('the mail has no confirmation link');
  return post(`${url}/auth/v1/verify`, { type: 'signup', token_hash: token });
}
