import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { FACTOR_IDS, type Report } from '@citelight/contracts';
import { type SitePages, serveSite } from '../../packages/engine/test/sites/serve-site.ts';
import { windowsSite } from '../../packages/engine/test/sites/windows-site.ts';
import { parseConfig } from '../../packages/server/src/platform/config.ts';
import { launchPostgres } from '../../packages/server/src/platform/embedded/launch.ts';
import { createLog } from '../../packages/server/src/platform/log.ts';
import { type Running, startServer } from '../../packages/server/src/server.ts';
import { atMost, type Figure, figure, median, notMeasured, type Suite } from '../figures.ts';
import { type CorpusSite, corpusFolders, largestSites, NO_CORPUS, serveCorpus } from '../reality/corpus.ts';
import { opening } from './opening.ts';
import { showing } from './showing.ts';

/** From the click to a finished report over HTTP and on the dashboard, a large report in a browser, and the list of reports among 100,000 of 1,000 members. */

const PAGES = 25;
const MEMBERS = 1_000;
const REPORTS = 100;
const quiet = new Writable({ write: (_, __, done) => done() });

/** The site of the tests with pages of its own added until it has 25, all in its sitemap. */
function site(host: string): SitePages {
  const own = Object.entries(windowsSite.pages).flatMap(([path, page]) =>
    typeof page === 'string' && page.startsWith('<!doctype') ? [[path, page] as const] : [],
  );
  const all = Array.from({ length: PAGES }, (_, at): [string, string] => {
    const [path = '/', page = ''] = own[at % own.length] ?? [];
    return at < own.length
      ? [path, page]
      : [`/more/${at}`, page.replace(/<title>/, `<title>No. ${at}: `).replace(/<link rel="canonical"[^>]*>/, '')];
  });
  const pages = Object.fromEntries(all.map(([path, page]) => [path, page.replaceAll(windowsSite.host, host)]));
  const urls = Object.keys(pages).map((path) => `<url><loc>http://${host}${path}</loc></url>`);
  return {
    ...pages,
    '/robots.txt': `User-agent: *\nAllow: /\n\nSitemap: http://${host}/sitemap.xml\n`,
    '/sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`,
  };
}

type Client = {
  id: string;
  email: string;
  token: string;
  get<T>(path: string): Promise<T>;
  post<T>(path: string, body: object): Promise<T>;
};

async function createClient({ services, url }: Running): Promise<Client> {
  const email = `${randomUUID()}@example.test`;
  const { id } = await services.db.insertInto('auth.users').values({ email }).returning('id').executeTakeFirstOrThrow();
  const sessionId = randomUUID();
  await services.pool.query('insert into auth.sessions (id, user_id) values ($1, $2)', [sessionId, id]);
  const now = Math.floor(Date.now() / 1000);
  const { issuer: iss, audience: aud } = services.sessions;
  const token = await services.keys.sign({
    iss,
    aud,
    iat: now,
    exp: now + 3600,
    role: 'authenticated',
    aal: 'aal1',
    sub: id,
    email,
    session_id: sessionId,
  });
  const ask = async <T>(path: string, init: RequestInit = {}): Promise<T> => {
    const response = await fetch(`${url}${path}`, {
      ...init,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };
  return { id, email, token, get: ask, post: (path, body) => ask(path, { method: 'POST', body: JSON.stringify(body) }) };
}

const ENDED = new Set(['completed', 'failed', 'none']);
const settled = ({ status, parts }: Report) => status === 'completed' && Object.values(parts).every((part) => ENDED.has(part));

const start = async (client: Client, url = 'http://ours.test/'): Promise<string> =>
  (await client.post<{ reportId: string }>('/functions/v1/analyze-website', { url, userId: client.id })).reportId;

async function until(client: Client, id: string, wanted: (report: Report) => boolean): Promise<Report> {
  for (;;) {
    const report = await client.get<Report>(`/data/v1/assessment_reports/${id}`);
    if (report.status === 'failed') throw new Error(report.error_message ?? 'failed');
    if (wanted(report)) return report;
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** Seconds to the base report and to the last of its parts, with two competitors. */
async function analyse(client: Client): Promise<{ base: number; all: number; id: string }> {
  const first = await until(client, await start(client), settled);
  const competitors = ['one', 'two'].map((name) => ({ competitor_name: name, competitor_url: `http://${name}.test/` }));
  await client.post('/data/v1/competitors', { website_id: first.website_id, competitors });
  const began = performance.now();
  const id = await start(client);
  const { report_data } = await until(client, id, ({ status }) => status === 'completed');
  const base = (performance.now() - began) / 1000;
  const read = report_data?.analysis.crawl.pagesFetched;
  if (read !== PAGES) throw new Error(`${read} of ${PAGES} pages were read`);
  await until(client, id, settled);
  return { base, all: (performance.now() - began) / 1000, id };
}

/** Seconds from the click to the base report of a real site, pages rendered as by default: the median of several members' first reports. */
async function ofRealPages(server: Running, { name: site, host, start: path }: CorpusSite, log: (line: string) => void): Promise<Figure> {
  const name = `base report of ${PAGES} real pages, rendered`;
  const seconds: number[] = [];
  for (let run = 0; run < 3; run++) {
    const client = await createClient(server);
    const began = performance.now();
    const { report_data } = await until(client, await start(client, `http://${host}${path}`), ({ status }) => status === 'completed');
    seconds.push((performance.now() - began) / 1000);
    const { pagesFetched, rendered } = report_data?.analysis.crawl ?? {};
    if (pagesFetched !== PAGES || !rendered) return notMeasured(name, `${pagesFetched} pages were read and ${rendered} rendered`);
  }
  log(`${site}, ${PAGES} pages, rendered: ${seconds.map((each) => each.toFixed(1)).join(', ')} s`);
  return atMost(name, median(seconds), 3, 's');
}

const SCORES = Object.fromEntries(FACTOR_IDS.map((id) => [id, 50]));
const ROWS = `insert into assessment_reports (user_id, website_id, status, is_auto_generated, created_at, completed_at, error_message, report_data)
  select user_id, id, case when n % 10 = 0 then 'failed' else 'completed' end, n % 2 = 0, now() - n * interval '7 hours', now(), 'no',
         case when n % 10 = 0 then null else jsonb_build_object('analysis', jsonb_build_object(
           'overallScore', (n * 37) % 101, 'scores', '${JSON.stringify(SCORES)}'::jsonb, 'summary', 'A summary.', 'partial', false,
           'filler', repeat(md5(n::text), 40))) end
  from sites, generate_series(1, ${REPORTS}) n`;

const SITES = `insert into tracked_websites (user_id, website_url, website_name) select id, 'https://bench.test/', 'bench' from people returning id, user_id`;

/** A hundred reports for one member who is there already, or for many new ones. */
async function fill({ services }: Running, who: { member: string } | { members: number }): Promise<void> {
  if ('member' in who) await services.pool.query(`with people as (select $1::uuid as id), sites as (${SITES}) ${ROWS}`, [who.member]);
  else
    await services.pool.query(
      `with people as (insert into auth.users (email) select gen_random_uuid() || '@bench.test' from generate_series(1, $1::int) returning id),
            sites as (${SITES}) ${ROWS}`,
      [who.members],
    );
  // What the bulk load leaves to do (visibility map, statistics) is not what is measured.
  await services.pool.query('vacuum (analyze) assessment_reports');
  await services.pool.query('vacuum (analyze) tracked_websites');
}

/** Seconds of a report's download, the first one and those after it. */
async function exportTimes({ url }: Running, { token }: Client, id: string, format: string): Promise<Figure[]> {
  const times: number[] = [];
  for (let n = 0; n < 6; n++) {
    const began = performance.now();
    const response = await fetch(`${url}/data/v1/assessment_reports/${id}/export/${format}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (!response.ok) throw new Error(`${format}: ${response.status}`);
    await response.arrayBuffer();
    times.push((performance.now() - began) / 1000);
  }
  const [first = Number.NaN, ...later] = times;
  return [figure(`export as ${format}, first`, first, 's'), figure(`export as ${format}, later (median)`, median(later), 's')];
}

const QUERIES = [
  'sort=created_at&direction=desc',
  'sort=created_at&direction=asc',
  'sort=overall_score&direction=desc',
  'sort=overall_score&direction=asc',
  'status=failed',
  'is_auto_generated=true',
  'is_auto_generated=false&status=completed&sort=overall_score&offset=30',
  'created_from=2026-01-01T00:00:00Z&created_to=2027-01-01T00:00:00Z',
  'offset=90',
];

async function listTimes(client: Client, query: string): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < 40; n++) {
    const began = performance.now();
    await client.get(`/data/v1/assessment_reports?${query}`);
    times.push(performance.now() - began);
  }
  return median(times.slice(10)); // the first ones warm caches up
}

export const reports: Suite = async ({ log }) => {
  const figures: Figure[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'citelight-bench-'));
  const hosts = ['ours.test', 'one.test', 'two.test'];
  const sites = await Promise.all(hosts.map((host) => serveSite(site(host))));
  const folders = corpusFolders();
  const [real] = folders ? largestSites(folders, PAGES) : [];
  const corpus = folders && (await serveCorpus(folders.corpus, folders.unpacked));
  const postgres = await launchPostgres({ folder: join(folder, 'postgres'), choice: 'auto', name: 'bench' });
  const { host, port, user, password, database } = postgres.connection;
  const config = parseConfig({
    NODE_ENV: 'test',
    PORT: '0',
    DATA_DIR: folder,
    RATE_LIMITS: 'off',
    EARLY_ACCESS_PASSWORD: '',
    DATABASE_URL: `postgres://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(String(host))}`,
    CRAWL_RESOLVE: [
      ...sites.map(({ address }, at) => `${hosts[at]}=${address}`),
      ...(real && corpus ? [`${real.host}=127.0.0.1:${corpus.port}`] : []),
    ].join(','),
  });
  const server = await startServer(config, createLog(config, quiet));
  try {
    const client = await createClient(server);
    const { base, all, id } = await analyse(client);
    figures.push(real ? await ofRealPages(server, real, log) : notMeasured(`base report of ${PAGES} real pages, rendered`, NO_CORPUS));
    figures.push(atMost(`base report of ${PAGES} small pages`, base, 5, 's'), atMost('all parts with two competitors', all, 20, 's'));

    for (const format of ['csv', 'pdf']) figures.push(...(await exportTimes(server, client, id, format)));
    figures.push(
      ...(await showing({
        url: server.url ?? '',
        newMember: () => createClient(server),
        start,
        completed: async (member, reportId) => {
          await until(member, reportId, settled);
          const { rows } = await server.services.pool.query<{ completed_at: string; settled_at: string }>(
            'select completed_at, settled_at from assessment_reports where id = $1',
            [reportId],
          );
          const [row] = rows;
          if (!row) throw new Error('the report is gone');
          return { score: Date.parse(row.completed_at), share: Date.parse(row.settled_at) };
        },
        log,
      })),
    );

    figures.push(...(await opening(server.url ?? '', client, id, log)));

    const reader = await createClient(server);
    await fill(server, { member: reader.id });
    const small = new Map<string, number>();
    for (const query of QUERIES) small.set(query, await listTimes(reader, query));
    await fill(server, { members: MEMBERS });
    for (const query of QUERIES) {
      const [before = 1, after] = [small.get(query), await listTimes(reader, query)];
      log(`${query}: ${before.toFixed(1)} ms of ${REPORTS} reports, ${after.toFixed(1)} ms of ${MEMBERS * REPORTS}`);
      figures.push(atMost(`list ${query}: times slower among ${MEMBERS * REPORTS} reports`, after / before, 3, '×'));
    }
    const plan = await server.services.pool.query<{ 'QUERY PLAN': string }>(
      `explain (analyze, buffers) select id, overall_score, scores, summary from assessment_reports where user_id = $1 order by overall_score asc nulls last, id limit 10`,
      [reader.id],
    );
    for (const row of plan.rows) log(row['QUERY PLAN']);
  } finally {
    await server.stop();
    await postgres.release();
    for (const served of sites) await served.close();
    corpus?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return figures;
};
