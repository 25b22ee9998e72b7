import { lookup } from 'node:dns/promises';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { BUDGETS, initialFiles } from '../../packages/web/scripts/sizes.ts';
import { atLeast, atMost, type Figure, figure, median, notMeasured, type Suite } from '../figures.ts';
import { freePort } from '../product/free-port.ts';
import { measure } from '../speed/measure.ts';
import { openFrontDoor } from './front-door.ts';
import { type Lighthouse, openLighthouse } from './lighthouse.ts';
import { type Product, signUp, startProduct, temporaryFolder } from './product.ts';

/** What a visitor's browser gets: bytes, Lighthouse, the time to start, and what our own engine says of our own landing page. */

const root = join(import.meta.dirname, '..', '..');
const DIST = join(root, 'packages', 'web', 'dist');
const HOST = 'citelight.test';

type Manifest = Parameters<typeof initialFiles>[0];

/** Gzip JavaScript that a browser must load before each screen works. */
function sizes(): Figure[] {
  const manifest = JSON.parse(readFileSync(join(DIST, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  const kB = (entries: readonly string[]) =>
    ['theme.js', ...initialFiles(manifest, entries)].reduce(
      (sum, file) => sum + gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length,
      0,
    ) / 1000;
  const routes = Object.keys(manifest).filter((key) => key.startsWith('src/routes/'));
  const nameOf = (route: string) => route.slice('src/routes/'.length).replace('.tsx', '');
  return [
    ...BUDGETS.map((budget) => atMost(`JavaScript of the ${budget.name}`, kB(budget.entries), budget.kB, 'kB gzip')),
    ...routes.map((route) => figure(`JavaScript of the route ${nameOf(route)}`, kB(['app.html', route]), 'kB gzip')),
  ];
}

/** The first start builds the web application and makes a database; the later ones find both. */
async function starts(folder: string, runs: number, log: (line: string) => void): Promise<Figure[]> {
  rmSync(join(DIST, '.built-from'), { force: true });
  const port = await freePort();
  const first = await startProduct(folder, port);
  await first.stop();
  const later: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const product = await startProduct(folder, port);
    later.push(product.seconds);
    await product.stop();
  }
  log(`later starts: ${later.map((seconds) => seconds.toFixed(1)).join(', ')} s`);
  return [
    atMost('npm start to serving, first time (builds, makes a database)', first.seconds, 10, 's'),
    atMost('npm start to serving, later (median)', median(later), 5, 's'),
  ];
}

/** The run whose performance is the median of several: Lighthouse itself says to do so. */
async function middle(runs: number, once: () => Promise<Lighthouse>): Promise<Lighthouse> {
  const all: Lighthouse[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await once());
  const found = all.toSorted((a, b) => a.scores.performance - b.scores.performance)[Math.floor(all.length / 2)];
  if (!found) throw new Error('nothing was measured');
  return found;
}

async function lighthouse(product: Product, runs: number, log: (line: string) => void): Promise<Figure[]> {
  const pages = ['landing page', 'dashboard, signed in'];
  const opened = await openLighthouse(log);
  if ('because' in opened) return pages.map((page) => notMeasured(`Lighthouse, ${page}`, opened.because));
  const session = { key: 'citelight-auth', value: await signUp(product) };
  const results = [
    await middle(runs, () => opened.run(`${product.url}/`)),
    await middle(runs, () => opened.run(`${product.url}/dashboard`, session)),
  ];
  return results.flatMap(({ finalUrl, scores, lcp, cls, tbt, failed }, at) => {
    const page = pages[at] ?? '';
    if (new URL(finalUrl).pathname !== ['/', '/dashboard'][at]) throw new Error(`Lighthouse ended on ${finalUrl}`);
    for (const line of failed) log(`${page}: ${line}`);
    return [
      atLeast(`${page}: performance`, scores.performance * 100, 95, 'of 100'),
      atLeast(`${page}: accessibility`, scores.accessibility * 100, 100, 'of 100'),
      figure(`${page}: best practices`, scores['best-practices'] * 100, 'of 100'),
      figure(`${page}: SEO`, scores.seo * 100, 'of 100'),
      figure(`${page}: largest contentful paint`, lcp, 'ms'),
      figure(`${page}: total blocking time`, tbt, 'ms'),
      atMost(`${page}: layout shift`, cls, at === 0 ? 0.001 : 0.1, ''),
    ];
  });
}

/** Other sites that the landing page names. Without a way out of this machine they cannot be asked; the front door then answers for them. */
function foreignHosts(): string[] {
  const html = readFileSync(join(DIST, 'index.html'), 'utf8');
  const hosts = [...html.matchAll(/<a [^>]*href="https:\/\/([\w.-]+)/g)].flatMap(([, host]) => host ?? []);
  return [...new Set(hosts)].filter((host) => host !== 'origin.invalid');
}
const unknown = async (host: string) =>
  lookup(host).then(
    () => false,
    () => true,
  );

/** The product under a public name with https before it, as the world would see it, assessed by the command. */
async function ownScore(folder: string, log: (line: string) => void): Promise<Figure[]> {
  const port = await freePort();
  const product = await startProduct(folder, port, { PUBLIC_URL: `https://${HOST}` });
  const foreign: string[] = [];
  for (const host of foreignHosts()) if (await unknown(host)) foreign.push(host);
  const door = await openFrontDoor([HOST, ...foreign], port);
  const authority = join(folder, 'authority.pem');
  writeFileSync(authority, door.authority);
  try {
    if (foreign.length > 0) log(`${foreign.join(', ')} cannot be reached from here: a page of the bench answers for it`);
    const resolve = [HOST, ...foreign].flatMap((host) => ['--resolve', `${host}=127.0.0.1:${door.port}`]);
    const assess = async (pages: number) => {
      const cli = join(root, 'packages', 'cli', 'bin', 'launch.mjs');
      const { stdout } = await measure([cli, 'assess', `https://${HOST}/`, '--pages', String(pages), '--no-render', '--json', ...resolve], {
        cwd: root,
        env: { NODE_EXTRA_CA_CERTS: authority },
      });
      return JSON.parse(stdout) as { overallScore: number; audits: { id: string; pointsLost: number }[] };
    };
    const landing = await assess(1);
    for (const { id, pointsLost } of landing.audits.filter((audit) => audit.pointsLost >= 0.5))
      log(`our own score, landing page: ${pointsLost.toFixed(1)} points lost by ${id}`);
    return [
      atLeast('our own score of our landing page', landing.overallScore, 90, 'of 100'),
      figure('our own score of our whole public site', (await assess(25)).overallScore, 'of 100'),
    ];
  } finally {
    door.close();
    await product.stop();
  }
}

export const frontend: Suite = async ({ full, log }) => {
  const { folder, remove } = temporaryFolder();
  try {
    const started = await starts(folder, full ? 5 : 3, log);
    const product = await startProduct(folder, await freePort());
    let judged: Figure[];
    try {
      judged = await lighthouse(product, full ? 5 : 3, log);
    } finally {
      await product.stop();
    }
    return [...sizes(), ...started, ...judged, ...(await ownScore(folder, log))];
  } finally {
    remove();
  }
};
