import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { measure } from './measure.ts';

const folder = mkdtempSync(join(tmpdir(), 'citelight-measure-'));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (name: string, text: string) => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};
const WORK = `const work = (ms) => { for (const began = process.threadCpuUsage().user; process.threadCpuUsage().user - began < ms * 1000;) Math.random(); };
import { parentPort, Worker } from 'node:worker_threads';`;

it('reports the longest block of the threads that read and judge beside that of the main thread', async () => {
  write(
    'page.worker.mjs',
    `${WORK} work(600); parentPort.postMessage('ready'); parentPort.on('message', (ms) => { work(ms); parentPort.postMessage(ms); });`,
  );
  write('judge.worker.mjs', `${WORK} work(250); parentPort.postMessage('judged');`);
  const main = write(
    'main.mjs',
    `${WORK}
const ask = (worker, message) => new Promise((done) => { worker.once('message', done); if (message) worker.postMessage(message); });
const page = new Worker(new URL('./page.worker.mjs', import.meta.url));
await ask(page);
for (const ms of [20, 60, 30]) await ask(page, ms);
await page.terminate();
const judge = new Worker(new URL('./judge.worker.mjs', import.meta.url));
await ask(judge);
await judge.terminate();`,
  );
  const { readMs, judgeMs, maxDelayMs } = await measure([main]);
  expect(readMs).toBeGreaterThanOrEqual(60);
  expect(readMs, 'its start does not count').toBeLessThan(600);
  expect(judgeMs).toBeGreaterThanOrEqual(250);
  expect(maxDelayMs).toBeGreaterThan(0);
});

it('reports nothing of threads where there are none', async () => {
  expect(await measure(['-e', '0'])).toMatchObject({ readMs: 0, judgeMs: 0 });
});
