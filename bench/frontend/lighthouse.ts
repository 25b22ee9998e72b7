import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from '@citelight/engine';
import { measure } from '../speed/measure.ts';
import { installPeers } from '../speed/peers.ts';

/** Lighthouse as it comes: its mobile device, its simulated slow line, all four categories. */
const PROGRAM = `
import lighthouse from 'lighthouse';
import { launch } from 'chrome-launcher';
import puppeteer from 'puppeteer-core';
const [, , executable, address, storageKey, session] = process.argv;
const chrome = await launch({ chromePath: executable, chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'] });
try {
  const browser = await puppeteer.connect({ browserURL: 'http://127.0.0.1:' + chrome.port });
  if (session) {
    const page = await browser.newPage();
    await page.goto(new URL('/favicon.svg', address).href);
    await page.evaluate((key, value) => localStorage.setItem(key, value), storageKey, session);
    await page.close();
  }
  const { lhr } = await lighthouse(address, { port: chrome.port, logLevel: 'silent', disableStorageReset: true });
  const failed = Object.values(lhr.categories).flatMap(({ title, auditRefs }) =>
    auditRefs.filter(({ id, weight }) => weight > 0 && lhr.audits[id].score !== null && lhr.audits[id].score < 0.9).map(({ id }) => title + ': ' + lhr.audits[id].title + (lhr.audits[id].displayValue ? ' (' + lhr.audits[id].displayValue + ')' : '')),
  );
  console.log(JSON.stringify({
    finalUrl: lhr.finalDisplayedUrl,
    scores: Object.fromEntries(Object.entries(lhr.categories).map(([id, { score }]) => [id, score])),
    lcp: lhr.audits['largest-contentful-paint'].numericValue,
    cls: lhr.audits['cumulative-layout-shift'].numericValue,
    tbt: lhr.audits['total-blocking-time'].numericValue,
    failed,
  }));
  await browser.disconnect();
} finally {
  const ended = new Promise((resolve) => chrome.process.once('exit', resolve));
  chrome.kill();
  await ended;
}
`;

export type Lighthouse = {
  finalUrl: string;
  scores: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>;
  /** Milliseconds. */ lcp: number;
  cls: number;
  /** Milliseconds. */ tbt: number;
  /** What lost points. */ failed: string[];
};

/** How to run Lighthouse on an address, signed in where a session is given; or why it cannot be run. */
export async function openLighthouse(
  log: (line: string) => void,
): Promise<{ run(address: string, session?: { key: string; value: object }): Promise<Lighthouse> } | { because: string }> {
  const peers = installPeers(log);
  if ('because' in peers) return peers;
  const chromium = await findChromium();
  if ('unavailable' in chromium) return { because: chromium.unavailable };
  const program = join(peers.folder, 'lighthouse-page.mjs');
  writeFileSync(program, PROGRAM);
  return {
    async run(address, session) {
      const stored = session ? [session.key, JSON.stringify(session.value)] : [];
      const { stdout } = await measure([program, chromium.executablePath, address, ...stored], {
        cwd: peers.folder,
        env: { ...chromium.env },
      });
      return JSON.parse(stdout) as Lighthouse;
    },
  };
}
