import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Programs we measure against, installed outside the product's dependencies: each set in a folder of its own, so that one that cannot be had spoils no other. */
const SETS = {
  'bench-peers': {
    dependencies: { crawlee: '3.18.1', cheerio: '1.2.0', lighthouse: '13.5.0' },
    // Later versions of it (Crawlee asks for any 0.18) need a package that the registry does not have.
    overrides: { linkedom: '0.18.12' },
    marker: 'lighthouse',
  },
  'bench-aiseo-audit': { dependencies: { 'aiseo-audit': '1.6.2' }, overrides: {}, marker: 'aiseo-audit' },
  'bench-claude-rank': { dependencies: { '@houseofmvps/claude-rank': '2.0.3' }, overrides: {}, marker: '@houseofmvps/claude-rank' },
  'bench-unlighthouse': { dependencies: { '@unlighthouse/core': '0.18.1' }, overrides: {}, marker: '@unlighthouse/core' },
};
const cache = join(import.meta.dirname, '..', '..', '.cache');

export type Installed = { folder: string } | { because: string };

/** The folder in which a set of peers is installed, or why it is not. */
export function installPeers(log: (line: string) => void, name: keyof typeof SETS = 'bench-peers'): Installed {
  const { dependencies, overrides, marker } = SETS[name];
  const folder = join(cache, name);
  const installed = join(folder, 'node_modules', marker, 'package.json');
  if (existsSync(installed)) return { folder };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ private: true, type: 'module', dependencies, overrides })}\n`);
  log(`Installing ${Object.keys(dependencies).join(', ')} beside the product …`);
  const install = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PUPPETEER_SKIP_DOWNLOAD: '1' },
  });
  return install.status === 0 && existsSync(installed)
    ? { folder }
    : { because: `npm could not install it: ${install.stderr.slice(-300)}` };
}

export const CRAWLEE = `
import { CheerioCrawler, Configuration, log } from 'crawlee';
log.setLevel(log.LEVELS.OFF);
const [, , start, limit] = process.argv;
let fetched = 0;
const crawler = new CheerioCrawler(
  // Above the size of the site: at a limit below it, Crawlee idles for about a minute before it ends.
  { maxRequestsPerCrawl: 2 * Number(limit), maxConcurrency: 8, async requestHandler({ enqueueLinks }) { fetched += 1; await enqueueLinks({ strategy: 'same-hostname' }); } },
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

/** Audits single pages for AI search readiness; the pages of a site are handed to it by a sitemap. */
export const AISEO_AUDIT = `
import { createServer } from 'node:http';
import { analyzeSitemap, loadConfig } from 'aiseo-audit';
const [, , site, limit] = process.argv;
const pages = Array.from({ length: Number(limit) }, (_, at) => '<url><loc>' + site + 'topic/page-' + at + '</loc></url>').join('');
const sitemap = createServer((_, response) => response.writeHead(200, { 'content-type': 'application/xml' }).end('<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">' + pages + '</urlset>'));
await new Promise((resolve) => sitemap.listen(0, '127.0.0.1', resolve));
const { urlResults } = await analyzeSitemap({ sitemapUrl: 'http://127.0.0.1:' + sitemap.address().port + '/sitemap.xml', signalsBase: site, timeout: 60000 }, await loadConfig());
console.log(JSON.stringify({ judged: urlResults.filter(({ status }) => status === 'success').length }));
process.exit(0);
`;

/** Scans the pages of a site for AI search readiness, without building their trees. It refuses loopback addresses, but not the name of one. */
export const CLAUDE_RANK = `
import { spawnSync } from 'node:child_process';
const [, , site, limit] = process.argv;
const command = 'node_modules/@houseofmvps/claude-rank/bin/claude-rank.mjs';
const url = site.replace('127.0.0.1', 'localhost');
const { stdout } = spawnSync(process.execPath, [command, 'geo', url, '--pages', limit, '--json'], { encoding: 'utf8', maxBuffer: 2 ** 26 });
console.log(JSON.stringify({ judged: JSON.parse(stdout.slice(stdout.indexOf('{'))).files_scanned }));
`;

/** Lighthouse on every page of a site, here its SEO category alone. */
export const UNLIGHTHOUSE = `
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createUnlighthouse, useUnlighthouse } from '@unlighthouse/core';
const [, , site, limit, executablePath] = process.argv;
const root = mkdtempSync(join(tmpdir(), 'citelight-unlighthouse-'));
process.once('exit', () => rmSync(root, { recursive: true, force: true }));
const args = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
await createUnlighthouse({
  site, root, cache: false,
  scanner: { maxRoutes: Number(limit), dynamicSampling: false, throttle: false, sitemap: false, device: 'desktop' },
  lighthouseOptions: { onlyCategories: ['seo'] },
  chrome: { useSystem: false, useDownloadFallback: false },
  puppeteerOptions: { executablePath, args },
  puppeteerClusterOptions: { monitor: false },
}, { name: 'ci' });
const { setCiContext, start, hooks, worker } = useUnlighthouse();
await setCiContext();
const finished = new Promise((resolve) => hooks.hook('worker-finished', resolve));
await start();
await finished;
worker.cluster.display = undefined; // a stand-in that cannot be closed
await worker.cluster.close();
const judged = worker.reports().filter(({ report }) => report?.categories?.some(({ key, score }) => key === 'seo' && score !== null)).length;
console.log(JSON.stringify({ judged }));
process.exit(0);
`;
