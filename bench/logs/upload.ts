import { mkdtempSync, openAsBlob, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signUp } from '../frontend/product.ts';
import { freePort } from '../product/free-port.ts';
import { startProgram } from '../product/program.ts';

/** Logs sent to the dashboard's address: by how many MiB the server's process grows while it reads each. Linux only: /proc tells it. */

const ROOT = join(import.meta.dirname, '..', '..');
const LOOK_MS = 20;

const residentMiB = (pid: number): number => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

type Session = { access_token: string; user: { id: string } };

export async function growthOfUploads(files: readonly string[]): Promise<number[]> {
  const folder = mkdtempSync(join(tmpdir(), 'citelight-upload-'));
  const port = await freePort();
  const env = {
    ...{ PORT: String(port), DATA_DIR: folder, EARLY_ACCESS_PASSWORD: '', LOG_LEVEL: 'warn', RENDER_PAGES: 'off' },
    CRAWL_RESOLVE: 'shut.test=127.0.0.1:9',
  };
  const program = startProgram('uploads', [], env, join(ROOT, '.cache/bench/logs/uploads.log'));
  try {
    await program.ready();
    const url = `http://127.0.0.1:${port}`;
    const { access_token: token, user } = (await signUp({ url, seconds: 0, stop: async () => {} })) as Session;
    const ask = async (path: string, init: RequestInit = {}) => {
      const answer = await fetch(`${url}${path}`, { ...init, headers: { authorization: `Bearer ${token}`, ...init.headers } });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as { items: { id: string }[] };
    };
    const body = JSON.stringify({ url: 'http://shut.test/', userId: user.id, freeOnly: true });
    await ask('/functions/v1/analyze-website', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    const website = (await ask('/data/v1/tracked_websites?is_active=true')).items[0]?.id;
    const growths: number[] = [];
    for (const file of files) {
      const pid = program.pid() ?? 0;
      const before = residentMiB(pid);
      let peak = before;
      const looking = setInterval(() => {
        peak = Math.max(peak, residentMiB(pid));
      }, LOOK_MS);
      const sent = { method: 'POST', headers: { 'content-type': 'application/octet-stream' }, body: await openAsBlob(file) };
      await ask(`/data/v1/crawler_logs?website_id=${website}`, sent).finally(() => clearInterval(looking));
      growths.push(peak - before);
    }
    return growths;
  } finally {
    await program.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
