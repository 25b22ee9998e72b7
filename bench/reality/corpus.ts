import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../product/free-port.ts';

/** A site of a corpus's index.json. */
export type CorpusSite = { name: string; host: string; start: string; half: string; pages: number };

/** The folders of `REALITY_CORPUS` (index.json, the server) and `REALITY_SITES` (unpacked trees); undefined where there are none. */
export function corpusFolders(): { corpus: string; unpacked: string } | undefined {
  const { REALITY_CORPUS: corpus, REALITY_SITES: unpacked } = process.env;
  return corpus && unpacked && existsSync(join(corpus, 'index.json')) ? { corpus, unpacked } : undefined;
}
export const NO_CORPUS = 'REALITY_CORPUS and REALITY_SITES name no corpus of real sites';

/** Sites that teach or sell and have at least so many pages, the largest first. */
export function largestSites({ corpus, unpacked }: { corpus: string; unpacked: string }, least: number): CorpusSite[] {
  const { sites } = JSON.parse(readFileSync(join(corpus, 'index.json'), 'utf8')) as { sites: (CorpusSite & { kind: string })[] };
  return sites
    .filter(({ kind, pages, name }) => /^(?:documentation|shop)/.test(kind) && pages >= least && existsSync(join(unpacked, name)))
    .sort((a, b) => b.pages - a.pages);
}

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
