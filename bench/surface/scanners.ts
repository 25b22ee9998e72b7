import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf, nameOf, ROWS, type Row } from '../../packages/server/test/surface/rows.ts';
import { atMost, type Figure, figure, notMeasured } from '../figures.ts';
import { type Product, startProduct } from './product.ts';

/** sqlmap and wapiti, where the machine has them, against every route of the product. Each run is bounded in time. */

/** A sign-in that is tried costs a password hash; all others end in a fraction of this. */
const SQLMAP_SECONDS = 1_800;
const SQLMAPS_AT_ONCE = 3;
const WAPITI_SECONDS = 300;

const isInstalled = (program: string) => spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;

type Output = { text: string; inTime: boolean };

function run(program: string, args: readonly string[], seconds: number): Promise<Output> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const abandon = () => child.kill('SIGKILL');
  process.once('exit', abandon);
  let text = '';
  const keep = (chunk: Buffer) => {
    text += chunk;
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  let inTime = true;
  const timer = setTimeout(() => {
    inTime = false;
    child.kill('SIGTERM');
  }, seconds * 1000);
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', () => {
      clearTimeout(timer);
      process.off('exit', abandon);
      done({ text, inTime });
    });
  });
}

/** Routes that end the scanner's own sign-in, or are no request and answer. */
const UNFIT = /^(POST \/auth\/v1\/logout|GET \/realtime\/v1|OPTIONS .*)$/;
const SIGN_IN = /^POST \/auth\/v1\/token$/;
const hasInput = (row: Row, { world }: Product) => {
  const { params, query, body } = row.sample(world);
  return (params ?? query ?? body) !== undefined && !UNFIT.test(nameOf(row));
};

/** The address with every parameter of the path marked as a place to inject. */
const marked = (row: Row, { world }: Product) => {
  const { params = {}, query } = row.sample(world);
  const withStars = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, `${value}STAR`]));
  return addressOf(row, { params: withStars, ...(query ? { query } : {}) }).replaceAll('STAR', '*');
};

async function sqlmapOn(
  row: Row,
  product: Product,
  folder: string,
  log: (line: string) => void,
): Promise<'clean' | 'found' | 'unfinished'> {
  const { body } = row.sample(product.world);
  const args = [
    '-u',
    `${product.url}${marked(row, product)}`,
    `--method=${row.method}`,
    '--batch',
    '--flush-session',
    '--disable-coloring',
  ];
  args.push('--dbms=PostgreSQL', '--level=3', '--risk=2', '--threads=4', '--timeout=10', '--retries=1', `--output-dir=${folder}`);
  args.push('--ignore-code=400,401,402,403,404,405,409,410,413,415,422,429,500,502,503', '--skip-waf');
  args.push(`--headers=Authorization: Bearer ${product.token}\nContent-Type: application/json`);
  if (body !== undefined) args.push(`--data=${JSON.stringify(body)}`);
  const { text, inTime } = await run('sqlmap', args, SQLMAP_SECONDS);
  const found = /^Parameter: .*|is vulnerable|identified the following injection/m.exec(text)?.[0];
  const finished = /do not appear to be injectable|no parameter\(s\) found/.test(text);
  if (found) log(`sqlmap, ${nameOf(row)}: ${found}\n${text.slice(text.indexOf(found), text.indexOf(found) + 1_500)}`);
  else if (!inTime || !finished) log(`sqlmap, ${nameOf(row)}: not finished\n${text.slice(-600)}`);
  return found ? 'found' : inTime && finished ? 'clean' : 'unfinished';
}

async function sqlmap(product: Product, log: (line: string) => void): Promise<Figure[]> {
  if (!isInstalled('sqlmap')) return [notMeasured('routes that sqlmap can inject into', 'sqlmap is not installed')];
  const folder = mkdtempSync(join(product.folder, 'sqlmap-'));
  const rows = ROWS.filter((row) => hasInput(row, product));
  const count = { clean: 0, found: 0, unfinished: 0 };
  const began = performance.now();
  // The longest first, so that the others go on beside it.
  const open = rows.toSorted((a, b) => Number(SIGN_IN.test(nameOf(a))) - Number(SIGN_IN.test(nameOf(b))));
  const scanOpen = async () => {
    for (let row = open.pop(); row; row = open.pop()) {
      const start = performance.now();
      // A folder of its own: sqlmap keeps one session for each host.
      const outcome = await sqlmapOn(row, product, mkdtempSync(join(folder, 'route-')), log);
      count[outcome] += 1;
      log(`sqlmap, ${nameOf(row)}: ${outcome} after ${Math.round((performance.now() - start) / 1000)} s`);
    }
  };
  await Promise.all(Array.from({ length: SQLMAPS_AT_ONCE }, scanOpen));
  return [
    atMost(`routes that sqlmap can inject into (level 3, risk 2), of ${rows.length}`, count.found, 0, ''),
    atMost(`routes that sqlmap did not finish in ${SQLMAP_SECONDS} s`, count.unfinished, 0, ''),
    figure('time of sqlmap', (performance.now() - began) / 60_000, 'min'),
  ];
}

/** What wapiti says of every site, and why it is as it is here. */
const EXPLAINED: Record<string, string> = {
  'X-XSS-Protection is not set':
    'Browsers have removed the filter that this header steered; the content security policy stands in its place.',
  'Strict-Transport-Security is not set':
    'This product is served without TLS on loopback; with a PUBLIC_URL of https it is set (answers.test.ts).',
};

type Wapiti = { vulnerabilities: Record<string, { method: string; path: string; info: string; parameter: string | null }[]> };

export async function wapiti(product: Product, log: (line: string) => void): Promise<Figure[]> {
  if (!isInstalled('wapiti')) return [notMeasured('findings of wapiti', 'wapiti is not installed')];
  const folder = mkdtempSync(join(product.folder, 'wapiti-'));
  const report = join(folder, 'report.json');
  const starts = ROWS.filter(({ method, who }) => method === 'GET' && who !== 'stream').map(
    (row) => `${product.url}${addressOf(row, row.sample(product.world))}`,
  );
  const pages = ['/auth', '/contact', '/forgot-password', '/dashboard', '/reports/x', `/shared/${product.world.shareToken}`].map(
    (path) => product.url + path,
  );
  const args = ['-u', `${product.url}/`, ...[...starts, ...pages].flatMap((url) => ['-s', url]), '--scope', 'domain', '--flush-session'];
  args.push('-H', `Authorization: Bearer ${product.token}`);
  args.push(
    '--store-session',
    folder,
    '-f',
    'json',
    '-o',
    report,
    '--max-scan-time',
    String(WAPITI_SECONDS),
    '-t',
    '10',
    '-v',
    '0',
    '--no-bugreport',
  );
  const { text } = await run('wapiti', args, WAPITI_SECONDS * 2);
  let findings: Wapiti['vulnerabilities'];
  try {
    findings = (JSON.parse(readFileSync(report, 'utf8')) as Wapiti).vulnerabilities;
  } catch {
    log(text.slice(-1_500));
    return [notMeasured('findings of wapiti', 'it wrote no report')];
  }
  const all = Object.entries(findings).flatMap(([kind, list]) => list.map((one) => ({ kind, ...one })));
  const open = all.filter(({ info }) => EXPLAINED[info.trim()] === undefined);
  const explained = Object.entries(EXPLAINED).filter(([info]) => all.some((one) => one.info.trim() === info));
  for (const { kind, method, path, info, parameter } of all)
    log(`wapiti, ${kind}: ${method} ${path} ${parameter ?? ''} ${info}. ${EXPLAINED[info.trim()] ?? 'Not explained.'}`);
  return [
    atMost(`findings of wapiti from ${starts.length + pages.length} starts, not explained`, open.length, 0, ''),
    figure('findings of wapiti, explained', all.length - open.length, ''),
    ...explained.map(([info, value]) => ({ name: `wapiti: ${info}`, value, unit: '', goal: null, met: null })),
  ];
}

export async function scan(log: (line: string) => void): Promise<Figure[]> {
  const product = await startProduct();
  try {
    const figures = [...(await wapiti(product, log)), ...(await sqlmap(product, log))];
    const errors = product.log.filter(({ level }) => level === 'error' || level === 'fatal');
    for (const line of errors.slice(0, 20)) log(JSON.stringify(line).slice(0, 600));
    return [...figures, atMost('errors of ours in the log of the scans', errors.length, 0, '')];
  } finally {
    await product.stop();
  }
}
