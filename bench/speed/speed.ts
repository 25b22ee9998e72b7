import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '@citelight/engine';
import { atLeast, atMost, type Figure, figure, notMeasured, type Suite } from '../figures.ts';
import { inTurn } from './in-turn.ts';
import { measure, startBenchSite, startHostileSite, type Usage } from './measure.ts';
import { AISEO_AUDIT, CLAUDE_RANK, CRAWLEE, type Installed, installPeers, LIGHTHOUSE, UNLIGHTHOUSE } from './peers.ts';
import { realPages } from './real-pages.ts';

const root = join(import.meta.dirname, '..', '..');
const MINIMAL = join(import.meta.dirname, 'minimal-crawler.mjs');
const CLI = join(root, 'packages', 'cli', 'bin', 'launch.mjs');

const assess = (port: number, pages: number) =>
  measure(
    [CLI, 'assess', 'http://bench.test/', '--pages', String(pages), '--no-render', '--json', '--resolve', `bench.test=127.0.0.1:${port}`],
    { cwd: root },
  );
const minimal = (port: number, pages: number) => measure([MINIMAL, `http://127.0.0.1:${port}/`, String(pages)], { cwd: root });

/** Each peer in turn with our command: the speed of a machine drifts within minutes. */
async function againstPeers(port: number, pages: number, full: boolean, log: (line: string) => void): Promise<Figure[]> {
  const peers = installPeers(log);
  if ('because' in peers) return [notMeasured('Crawlee CheerioCrawler', peers.because), notMeasured('Lighthouse SEO', peers.because)];
  const script = (name: string, text: string) => {
    const file = join(peers.folder, name);
    writeFileSync(file, text);
    return file;
  };
  const figures: Figure[] = [];
  const crawleeFile = script('crawlee-crawl.mjs', CRAWLEE);
  try {
    const [crawlee, ours] = await inTurn(full ? 3 : 1, [
      () => measure([crawleeFile, `http://127.0.0.1:${port}/`, String(pages)], { cwd: peers.folder }),
      () => assess(port, pages),
    ]);
    if (crawlee && ours) {
      figures.push(
        figure('Crawlee CheerioCrawler, crawl only: wall', crawlee.wall, 's'),
        figure('Crawlee CheerioCrawler, crawl only: CPU', crawlee.cpu, 's'),
      );
      figures.push(
        atMost('wall against Crawlee', ours.wall / crawlee.wall, 1, '×'),
        atMost('CPU against Crawlee', ours.cpu / crawlee.cpu, 1, '×'),
      );
    }
  } catch (error) {
    figures.push(notMeasured('Crawlee CheerioCrawler', error instanceof Error ? error.message.slice(0, 200) : String(error)));
  }
  const chromium = await findChromium();
  if ('unavailable' in chromium) return [...figures, notMeasured('Lighthouse SEO', chromium.unavailable)];
  const lighthouseFile = script('lighthouse-seo.mjs', LIGHTHOUSE);
  try {
    const [lighthouse, ours] = await inTurn(full ? 5 : 3, [
      () =>
        measure([lighthouseFile, `http://127.0.0.1:${port}/`, chromium.executablePath], { cwd: peers.folder, env: { ...chromium.env } }),
      () => assess(port, pages),
    ]);
    if (lighthouse && ours) {
      figures.push(
        figure('Lighthouse SEO: CPU a page', lighthouse.cpu, 's'),
        atLeast('CPU a page: Lighthouse SEO against ours', lighthouse.cpu / (ours.cpu / pages), 180, '×'),
      );
    }
  } catch (error) {
    figures.push(notMeasured('Lighthouse SEO', error instanceof Error ? error.message.slice(0, 200) : String(error)));
  }
  return figures;
}

type Auditor = { name: string; peers: Installed; program: string; pages: number; args: readonly string[]; env?: Record<string, string> };

/** An auditor of whole sites on so many of its pages; CPU a page is what compares. */
async function againstAuditor(
  { name, peers, program, pages, args, env = {} }: Auditor,
  port: number,
  oursAPage: number,
): Promise<Figure[]> {
  if ('because' in peers) return [notMeasured(name, peers.because)];
  const file = join(peers.folder, 'audit.mjs');
  writeFileSync(file, program);
  try {
    const { cpu, wall, stdout } = await measure([file, `http://127.0.0.1:${port}/`, String(pages), ...args], { cwd: peers.folder, env });
    const { judged } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as { judged: number };
    if (judged === 0) return [notMeasured(name, 'it judged no page')];
    return [
      figure(`${name}: pages judged`, judged, `of ${pages}`),
      figure(`${name}: CPU a page`, cpu / judged, 's'),
      figure(`${name}: pages a second`, judged / wall, '1/s'),
      figure(`CPU a page: ${name} against ours`, cpu / judged / oursAPage, '×'),
    ];
  } catch (error) {
    return [notMeasured(name, error instanceof Error ? error.message.slice(0, 200) : String(error))];
  }
}

async function againstAuditors(port: number, ours: Usage, pages: number, full: boolean, log: (line: string) => void): Promise<Figure[]> {
  const oursAPage = ours.cpu / pages;
  const aiseo = { name: 'aiseo-audit', program: AISEO_AUDIT, pages: full ? pages : 50, args: [] };
  const claudeRank = { name: 'claude-rank', program: CLAUDE_RANK, pages, args: [] };
  const figures = [
    ...(await againstAuditor({ ...claudeRank, peers: installPeers(log, 'bench-claude-rank') }, port, oursAPage)),
    ...(await againstAuditor({ ...aiseo, peers: installPeers(log, 'bench-aiseo-audit') }, port, oursAPage)),
  ];
  const chromium = await findChromium();
  if ('unavailable' in chromium) return [...figures, notMeasured('Unlighthouse SEO', chromium.unavailable)];
  const { executablePath, env } = chromium;
  const unlighthouse = { name: 'Unlighthouse SEO', program: UNLIGHTHOUSE, pages: full ? 20 : 4, args: [executablePath], env: { ...env } };
  figures.push(...(await againstAuditor({ ...unlighthouse, peers: installPeers(log, 'bench-unlighthouse') }, port, oursAPage)));
  return figures;
}

/** Sizes of site at which growth is measured. */
const SIZES = [1, 20, 200, 500] as const;

/** CPU at several sizes of site: what each page more costs must not grow with their number. */
async function growth(runs: number, log: (line: string) => void): Promise<Figure[]> {
  const figures: Figure[] = [];
  const cpu = new Map<number, number>();
  for (const pages of SIZES) {
    const site = await startBenchSite(pages);
    try {
      log(`growth: ${pages} pages`);
      const [base, ours] = await inTurn(runs, [() => minimal(site.port, pages), () => assess(site.port, pages)]);
      if (!base || !ours) throw new Error('nothing was measured');
      cpu.set(pages, ours.cpu);
      figures.push(
        pages === 1 ? atMost('1 page: CPU', ours.cpu, 0.7, 's') : figure(`${pages} pages: CPU`, ours.cpu, 's'),
        figure(`${pages} pages: pages a second`, pages / ours.wall, '1/s'),
        figure(`${pages} pages: CPU against the minimal crawler`, ours.cpu / base.cpu, '×'),
      );
    } finally {
      await site.stop();
    }
  }
  const between = (less: number, more: number) => ((cpu.get(more) ?? 0) - (cpu.get(less) ?? 0)) / (more - less);
  figures.push(atMost('CPU of a further page, from 200 to 500 against from 20 to 200', between(200, 500) / between(20, 200), 1.1, '×'));
  return figures;
}

/** How a run may end on a hostile page: assessed, or said why not. */
const ASSESSED_OR_NOT = [0, 3];
const HOSTILE_LIMIT_MB = 400;

/** Peak memory of the process on pages that are made to use it up. */
async function hostilePages(log: (line: string) => void): Promise<Figure[]> {
  const site = await startHostileSite();
  const figures: Figure[] = [];
  try {
    for (const page of site.pages) {
      log(`hostile page ${page}`);
      const { rss } = await measure(
        [
          CLI,
          'assess',
          `http://hostile.test${page}`,
          '--pages',
          '3',
          '--no-render',
          '--json',
          '--resolve',
          `hostile.test=127.0.0.1:${site.port}`,
        ],
        { cwd: root, codes: ASSESSED_OR_NOT },
      );
      figures.push(atMost(`peak memory on ${page}`, rss / 1e6, HOSTILE_LIMIT_MB, 'MB'));
    }
  } finally {
    await site.stop();
  }
  return figures;
}

/** Speed and memory of `citelight assess` without rendering, as whole processes, beside a minimal crawler and four peers on the same site. */
export const speed: Suite = async ({ full, log }) => {
  const figures: Figure[] = [];
  const runs = full ? 5 : 3;
  await measure([CLI, '--help'], { cwd: root }); // compiled once
  log(
    `${loadavg()[0]?.toFixed(1)} processes want the machine's ${cpus().length} cores: wall times and event-loop delays hold only where that is below 1`,
  );
  figures.push(...(await realPages({ runs, log, minimal: MINIMAL, command: CLI })));
  const small = await startBenchSite(200);
  let at200: Usage | undefined;
  try {
    log(`200 pages of ${small.meanBytes} bytes, ${runs} runs each in turn`);
    const [base, ours] = await inTurn(runs, [() => minimal(small.port, 200), () => assess(small.port, 200)]);
    if (!base || !ours) throw new Error('nothing was measured');
    const fetched = (JSON.parse(ours.stdout) as { crawl: { pagesFetched: number } }).crawl.pagesFetched;
    const least = (JSON.parse(base.stdout) as { fetched: number }).fetched;
    if (fetched < 200 || least < 200) throw new Error(`the programs read ${fetched} and ${least} pages instead of 200`);
    at200 = ours;
    figures.push(
      figure('minimal crawler, 200 pages: CPU', base.cpu, 's'),
      figure('minimal crawler, 200 pages: wall', base.wall, 's'),
      figure('citelight assess, 200 pages: CPU', ours.cpu, 's'),
      figure('citelight assess, 200 pages: wall', ours.wall, 's'),
      figure('CPU against the minimal crawler', ours.cpu / base.cpu, '×'),
      figure('wall against the minimal crawler', ours.wall / base.wall, '×'),
      figure('peak memory at 200 pages', ours.rss / 2 ** 20, 'MiB'),
      atMost('peak memory against the minimal crawler', ours.rss / base.rss, 2, '×'),
      atMost('longest block of the main thread’s event loop', ours.maxDelayMs, 100, 'ms'),
      figure('longest block of a thread that reads pages (CPU of one page)', ours.readMs, 'ms'),
      figure('longest block of the thread that judges (CPU of the visit, its start included)', ours.judgeMs, 'ms'),
    );
    figures.push(...(await againstPeers(small.port, 200, full, log)), ...(await againstAuditors(small.port, ours, 200, full, log)));
  } finally {
    await small.stop();
  }
  const large = await startBenchSite(1000);
  try {
    log('1,000 pages');
    const [base, ours] = await inTurn(1, [() => minimal(large.port, 1000), () => assess(large.port, 1000)]);
    if (ours && base && at200) {
      figures.push(
        figure('minimal crawler, 1,000 pages: CPU', base.cpu, 's'),
        figure('citelight assess, 1,000 pages: CPU', ours.cpu, 's'),
        figure('citelight assess, 1,000 pages: CPU a page', ours.cpu, 'ms'),
        atMost('CPU a page at 1,000 against 200 pages', ours.cpu / 1000 / (at200.cpu / 200), 1.1, '×'),
        atMost('peak memory at 1,000 against 200 pages', ours.rss / at200.rss, 1.3, '×'),
        figure('peak memory at 1,000 pages', ours.rss / 2 ** 20, 'MiB'),
      );
    }
  } finally {
    await large.stop();
  }
  figures.push(...(await growth(full ? 3 : 1, log)), ...(await hostilePages(log)));
  return figures;
};
