import { createPageReader } from '../../src/artifacts/page-reader.ts';
import { HOSTILE_PAGES } from './hostile-pages.ts';

/** Reads all hostile pages one after the other, as a crawl would, and prints the process's peak memory and the slowest page. */
const reader = createPageReader();
const encoder = new TextEncoder();
let slowestMs = 0;
let slowest = '';
for (const [name, make] of Object.entries(HOSTILE_PAGES)) {
  const body = encoder.encode(make());
  const start = performance.now();
  await reader.read({ body, contentType: 'text/html', url: 'https://acme.test/', finalUrl: 'https://acme.test/' });
  const ms = performance.now() - start;
  if (ms > slowestMs) [slowestMs, slowest] = [ms, name];
}
await reader.close();
process.stdout.write(JSON.stringify({ peakMb: process.resourceUsage().maxRSS / 1000, slowestMs, slowest }));
