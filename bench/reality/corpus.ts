import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../product/free-port.ts';

/** A site of a corpus's index.json. */
export type CorpusSite = { name: string; host: string; start: string; half: string; pages: number };
const LIVES_S = 1_800;

/** Serves every unpacked site on one port, chosen by the host header, with the corpus's own server. */
export async function serveCorpus(corpus: string, unpacked: string): Promise<{ port: number; stop(): void }> {
  const port = await freePort();
  const server = spawn(process.execPath, [join(corpus, 'serve.mjs'), unpacked, '--port', `${port}`, '--ttl', `${LIVES_S}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(server.stdout, 'data');
  server.stdout.resume();
  return { port, stop: () => void server.kill('SIGTERM') };
}
