import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPageReader } from '../../src/artifacts/page-reader.ts';
import { HOSTILE_PAGES } from './hostile-pages.ts';

/** What came of a page: the file with its packed document, or the code of the failure; and the title of an ordinary page that was read after it. */
export type HostileReading = { file: string | null; code: string | null; polluted: boolean; next: string | null };
export type HostileRun = { readings: Record<string, HostileReading>; peakMb: number; slowestMs: number; slowest: string };

/** Reads all hostile pages one after the other, as a crawl would, writes what it read into a folder, and prints a HostileRun. */
const [folder = '.'] = process.argv.slice(2);
const reader = createPageReader();
const encoder = new TextEncoder();
const read = (html: string) =>
  reader.read({ body: encoder.encode(html), contentType: 'text/html', url: 'https://acme.test/', finalUrl: 'https://acme.test/' });
const readings: HostileRun['readings'] = {};
let slowestMs = 0;
let slowest = '';
for (const [at, [name, make]] of Object.entries(HOSTILE_PAGES).entries()) {
  const html = make();
  const start = performance.now();
  const reading = await read(html);
  const ms = performance.now() - start;
  if (ms > slowestMs) [slowestMs, slowest] = [ms, name];
  const file = reading.ok ? join(folder, `${at}.bin`) : null;
  if (file !== null && reading.ok) writeFileSync(file, reading.bytes);
  // The thread, old or new, still reads.
  const next = await read('<title>Next</title>x');
  readings[name] = {
    file,
    code: reading.ok ? null : reading.code,
    polluted: 'polluted' in {},
    next: next.ok ? next.facts.title : null,
  };
}
await reader.close();
const run: HostileRun = { readings, peakMb: process.resourceUsage().maxRSS / 1000, slowestMs, slowest };
process.stdout.write(JSON.stringify(run));
