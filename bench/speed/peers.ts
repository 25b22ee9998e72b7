import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Programs we measure against, installed outside the product's dependencies. */
const PEERS = { crawlee: '3.18.1', cheerio: '1.2.0', lighthouse: '13.5.0' };
/** Later versions of it (Crawlee asks for any 0.18) need a package that the registry does not have. */
const OVERRIDES = { linkedom: '0.18.12' };
const folder = join(import.meta.dirname, '..', '..', '.cache', 'bench-peers');

/** The folder in which the peers are installed, or why they are not. */
export function installPeers(log: (line: string) => void): { folder: string } | { because: string } {
  const marker = join(folder, 'node_modules', 'lighthouse', 'package.json');
  if (existsSync(marker)) return { folder };
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'package.json'),
    `${JSON.stringify({ private: true, type: 'module', dependencies: PEERS, overrides: OVERRIDES })}\n`,
  );
  log('Installing the peers beside the product …');
  const install = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PUPPETEER_SKIP_DOWNLOAD: '1' },
  });
  return install.status === 0 && existsSync(marker) ? { folder } : { because: `npm could not install them: ${install.stderr.slice(-300)}` };
}

export const CRAWLEE = `
import { CheerioCrawler, Configuration, log } from 'crawlee';
log.setLevel(log.LEVELS.OFF);
const [, , start, limit] = process.argv;
let fetched = 0;
const crawler = new CheerioCrawler(
  { maxRequestsPerCrawl: Number(limit), maxConcurrency: 8, async requestHandler({ enqueueLinks }) { fetched += 1; await enqueueLinks({ strategy: 'same-hostname' }); } },
  new Configuration({ persistStorage: false, availableMemoryRatio: 0.5 }),
);
await crawler.run([start]);
console.log(JSON.stringify({ fetched }));
process.exit(0);
`;

export const LIGHTHOUSE = `
import lighthouse from 'lighthouse';
import { launch } from 'chrome-launcher';
const [, , url, chromePath] = process.argv;
const chrome = await launch({ chromePath, chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'] });
const result = await lighthouse(url, { port: chrome.port, onlyCategories: ['seo'], logLevel: 'silent' });
const ended = new Promise((resolve) => chrome.process.once('exit', resolve));
chrome.kill();
await ended;
console.log(JSON.stringify({ score: result.lhr.categories.seo.score }));
`;
