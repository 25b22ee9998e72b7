import type { Finding } from '@citelight/contracts';
import { defineAudit, ramp, scored, unmeasured } from '../audit.ts';

const FULL_MS = 800;
const NONE_MS = 1_800;
const MAX_HTML_BYTES = 2 * 1024 * 1024;

/** Nearest rank. */
const percentile = (sorted: readonly number[], share: number): number => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;

export const responseTime = defineAudit({
  id: 'crawler-access/response-time',
  factor: 'crawlerAccess',
  judges: 'delivery',
  weight: 1,
  label: 'Response time',
  title: 'Pages respond quickly',
  failTitle: 'Some pages are slow or too large',
  why: 'When someone asks an assistant about your page, the fetch happens while they wait. A first byte within 800 ms is good and beyond 1,800 ms is poor, according to web.dev. Googlebot reads only the first 2 MB of an HTML file.',
  fix: 'Speed up your pages. Cache them close to visitors, find what delays the first byte, and move inline data out of the HTML.',
  effort: 'medium',
  tier: 'P',
  sources: [
    { title: 'web.dev: Time to First Byte', url: 'https://web.dev/articles/ttfb' },
    { title: 'Google Search Central: Googlebot', url: 'https://developers.google.com/search/docs/crawling-indexing/googlebot' },
  ],
  contested: 'Measured once, from one location.',
  needs: ['served'],
  judge({ served: pages }) {
    const times = pages.map((page) => page.ttfbMs).filter((time) => time !== null);
    if (times.length === 0) return unmeasured('no response time was recorded');
    const p75 = percentile(
      times.sort((a, b) => a - b),
      0.75,
    );
    const findings: Finding[] = [];
    if (p75 > FULL_MS)
      for (const page of pages)
        if (page.ttfbMs !== null && page.ttfbMs > FULL_MS)
          findings.push({ where: page.url, what: `The first byte came after ${Math.round(page.ttfbMs)} ms.` });
    const large = pages.filter((page) => page.htmlBytes > MAX_HTML_BYTES);
    for (const page of large) findings.push({ where: page.url, what: `The HTML has ${(page.htmlBytes / 1024 / 1024).toFixed(1)} MiB.` });
    return scored(ramp(p75, NONE_MS, FULL_MS) * (1 - large.length / pages.length), findings);
  },
});
