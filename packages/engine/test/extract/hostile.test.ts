import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unpackDocument } from '../../src/artifacts/packed-document.ts';
import { createPageReader } from '../../src/artifacts/page-reader.ts';
import { HOSTILE_PAGES } from './hostile-pages.ts';
import type { HostileRun } from './read-hostile-pages.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const page = (body: Uint8Array, contentType: string | null = 'text/html') => ({
  body,
  contentType,
  url: 'https://acme.test/',
  finalUrl: 'https://acme.test/',
});

describe('hostile pages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'citelight-hostile-'));
  let run: HostileRun;
  // In a process of its own, from which peak memory is seen: this one holds the pages and the test runner.
  beforeAll(async () => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'read-hostile-pages.ts'), folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    for await (const chunk of child.stdout) output += chunk;
    run = JSON.parse(output) as HostileRun;
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(Object.keys(HOSTILE_PAGES))('%s: a reading or a typed failure', (name) => {
    const { file, code, polluted, next } = run.readings[name] ?? {};
    if (file) {
      const bytes = readFileSync(file);
      const document = unpackDocument(bytes);
      expect(document.depth).toBeLessThanOrEqual(512);
      expect(document.nodes).toBeLessThanOrEqual(200_000);
      expect(bytes.byteLength).toBeLessThan(5_000_000);
    } else expect(['parse.timeout', 'parse.too_complex', 'fetch.empty', 'fetch.not_html']).toContain(code);
    expect({ polluted, next }).toEqual({ polluted: false, next: 'Next' });
  });

  it('stay below 450 MB, and none takes long', () => {
    // 345 to 416 MB on one machine: the collector runs when it finds the time.
    expect(run.peakMb).toBeLessThan(450);
    // 2 s of a thread's own time; a busy machine gives it more of the clock.
    expect(run.slowestMs, run.slowest).toBeLessThan(12_000);
  });
});

/** A new thread loads all modules again, which takes longer than reading a page. */
it('reads two hundred ordinary pages on one thread', async () => {
  let threads = 0;
  const count = () => {
    threads += 1;
  };
  process.on('worker', count);
  const reader = createPageReader();
  const paragraph = `<p>${'Kilns are fired to 1,240 degrees for stoneware, and slowly. '.repeat(8)}</p>`;
  const cards = '<div class="card"><a href="/kilns/front-loading"><img src="/k.webp" alt="A kiln"><h3>Kiln</h3></a></div>'.repeat(60);
  for (let at = 0; at < 200; at += 1) {
    const reading = await reader.read(page(bytesOf(`<title>${at}</title><main>${paragraph.repeat(100)}</main>${cards}`)));
    expect(reading.ok).toBe(true);
  }
  await reader.close();
  process.off('worker', count);
  expect(threads).toBe(1);
});
