import { request as httpRequest } from 'node:http';
import { gzipSync, zstdCompressSync } from 'node:zlib';
import type { CrawlerActivity, CrawlerLog } from '@citelight/contracts';
import { deleteCrawlerLog, listCrawlerLogs, readCrawlerLog, readLastFetched, uploadCrawlerLog } from '@citelight/contracts/api/crawlers';
import { listReports } from '@citelight/contracts/api/data';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { lampShopSite } from '../../../engine/test/sites/index.ts';
import { forgetAddresses } from '../../src/modules/crawlers/logs.service.ts';
import { refreshRanges } from '../../src/modules/crawlers/ranges.service.ts';
import { jobContext } from '../../src/platform/context.ts';
import { isSettled, type Reporting, startAnalysis, startReporting, until } from '../reports/reporting.ts';
import type { Account, TestServer } from '../support/server.ts';

/** Logs of a web server by upload. */

const LAMPS = lampShopSite.origin;
const GPTBOT = 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; GPTBot/1.4; +https://openai.com/gptbot';
const OPENAI = '20.171.206.7';
const IMPOSTOR = '93.184.216.34';
const PERSON = '203.0.113.99';
type Line = Partial<{ address: string; minute: number; path: string; status: number; agent: string; referrer: string }>;
const line = ({ address = OPENAI, minute = 10, path = '/help', status = 200, agent = GPTBOT, referrer = '-' }: Line = {}) =>
  `${address} - - [10/Nov/2026:13:${minute}:00 +0000] "GET ${path} HTTP/1.1" ${status} 512 "${referrer}" "${agent}"\n`;
const LOG = [
  line(),
  line({ minute: 30, path: '/help?page=2' }),
  line({ path: '/robots.txt' }),
  line({ path: '/returns', status: 403 }),
  line({ address: IMPOSTOR, minute: 40 }),
  line({ address: PERSON, path: '/returns', agent: 'Mozilla/5.0 (Macintosh) Safari/605', referrer: 'https://chatgpt.com/' }),
].join('');

/** What the list of ranges answers. */
const lists = { answer: () => '' };
const RANGES = { '/gptbot.json': () => lists.answer(), '/broken.json': '<html><p>Moved</p></html>' };

let reporting: Reporting;
let server: TestServer;
let account: Account;
let websiteId: string;
let reportId: string;
beforeAll(async () => {
  reporting = await startReporting(
    { [lampShopSite.host]: lampShopSite.pages, 'ranges.test': RANGES },
    { RATE_LIMITS: 'off' },
    { bodyMs: 700 },
  );
  ({ server } = reporting);
  account = await server.createAccount();
  reportId = await startAnalysis(server, account, `${LAMPS}/`);
  await until(server, account, reportId, isSettled);
  websiteId = (await server.call(listReports, { query: {} }, account)).body.items[0]?.website_id ?? '';
});
afterAll(() => reporting?.stop());

const address = (query = '') => `${uploadCrawlerLog.path}?website_id=${websiteId}${query}`;
const HEADERS = () => ({ authorization: `Bearer ${account.token}`, 'content-type': 'application/octet-stream' });
const upload = (file: string | Uint8Array, query = '') =>
  server.request<CrawlerLog & { code: string; error: string }>(address(query), {
    method: 'POST',
    headers: HEADERS(),
    body: typeof file === 'string' ? file : new Uint8Array(file),
  });
const activityOf = async (id: string): Promise<CrawlerActivity> =>
  (await server.call(readCrawlerLog, { params: { id } }, account)).body.activity;
const logs = async () => (await server.call(listCrawlerLogs, { query: { website_id: websiteId } }, account)).body.items;

/** An upload that is begun and goes on as the test says. */
function begin(headers: Record<string, string> = {}) {
  const sending = httpRequest(`${server.url}${address()}`, { method: 'POST', headers: { ...HEADERS(), ...headers } });
  const answered = new Promise<{ status: number; code: string | undefined }>((resolve) => {
    sending.on('error', () => resolve({ status: 0, code: undefined }));
    sending.on('response', (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, code: text ? (JSON.parse(text) as { code: string }).code : undefined }),
      );
    });
  });
  return { sending, answered };
}

describe('E7 logs by upload', () => {
  it.each<[string, string | Uint8Array]>([
    ['plain', LOG],
    ['gzip', gzipSync(LOG)],
    ['zstd', zstdCompressSync(LOG)],
  ])('reads %s: crawlers by identity, status codes, errors only they met, unfetched pages', async (name, file) => {
    const { status, body } = await upload(file, `&name=${name}.log`);
    expect(status, body.error).toBe(200);
    expect(body).toMatchObject({
      name: `${name}.log`,
      lines: 6,
      visits: 5,
      from: '2026-11-10T13:10:00.000Z',
      to: '2026-11-10T13:40:00.000Z',
    });
    const { crawlers, crawlerOnlyErrors, unfetchedPages, contradicted, referrals, lines } = await activityOf(body.id);
    expect(crawlers).toMatchObject([
      {
        agent: 'GPTBot',
        class: 'training',
        identity: { verified: 4, claimed: 0, contradicted: 1 },
        robotsTxt: 1,
        statuses: { 200: 4, 403: 1 },
      },
    ]);
    expect(crawlerOnlyErrors).toEqual([{ path: '/returns', status: 403, agents: ['GPTBot'], hits: 1 }]);
    expect(unfetchedPages).toContain(`${LAMPS}/returns`);
    expect(unfetchedPages).not.toContain(`${LAMPS}/help`);
    expect(contradicted).toEqual([{ address: IMPOSTOR, agent: 'GPTBot', hits: 1, lastAt: '2026-11-10T13:40:00.000Z' }]);
    expect(referrals).toMatchObject([{ engine: 'chatgpt.com', hits: 1 }]);
    expect(lines).toMatchObject({ total: 6, others: 1, unread: 0 });
  });

  it('keeps nothing of people, and addresses of contradicted claims for 30 days', async () => {
    const kept = async () =>
      (
        await server.services.pool.query<{ all: string }>(
          `select concat((select string_agg(l::text, '') from crawler_logs l), (select string_agg(c::text, '') from crawler_claims c)) as all`,
        )
      ).rows[0]?.all;
    expect(await kept()).toContain(IMPOSTOR);
    for (const gone of [PERSON, OPENAI, 'Safari']) expect(await kept()).not.toContain(gone);
    const claims = async () => (await server.services.pool.query('select from crawler_claims where user_id = $1', [account.id])).rowCount;
    const later = (days: number) => ({ ...jobContext(server.services, 'q', 'j'), now: () => new Date(Date.now() + days * 86_400_000) });
    await forgetAddresses(later(29));
    expect(await claims()).toBe(3);
    await forgetAddresses(later(31));
    expect(await claims()).toBe(0);
    expect(await kept()).not.toContain(IMPOSTOR);
    expect((await activityOf((await logs())[0]?.id ?? '')).crawlers[0]?.identity.contradicted).toBe(1);
  });

  it('tells when each crawler last fetched each page of the report, by URL', async () => {
    await upload(line({ minute: 50 }) + line({ minute: 55, path: '/shipping' }));
    const { body } = await server.call(readLastFetched, { params: { id: reportId } }, account);
    expect([body.from, body.to]).toEqual(['2026-11-10T13:10:00.000Z', '2026-11-10T13:55:00.000Z']);
    const at = (path: string) => body.items.find(({ agent, url }) => agent === 'GPTBot' && url === `${LAMPS}${path}`);
    expect(at('/help')).toMatchObject({ at: '2026-11-10T13:50:00.000Z', status: 200 });
    expect(at('/shipping')).toMatchObject({ at: '2026-11-10T13:55:00.000Z' });
    expect(at('/contact')).toBeUndefined();
  });

  it('keeps twelve logs of a website, and deletes one', async () => {
    for (let at = 0; at < 12; at++) expect((await upload(line(), `&name=n${at}`)).status).toBe(200);
    const kept = await logs();
    expect(kept.map(({ name }) => name)).toEqual(Array.from({ length: 12 }, (_, at) => `n${11 - at}`));
    expect((await server.call(deleteCrawlerLog, { params: { id: kept[0]?.id ?? '' } }, account)).status).toBe(200);
    expect(await logs()).toHaveLength(11);
  });

  it('asks once about keys that are its own', async () => {
    const own = `${JSON.stringify({ when: '2026-11-10T13:00:00Z', where: '/help', code: 200, who: GPTBOT })}\n`;
    expect((await upload(own)).body).toMatchObject({ code: 'logs.fields' });
    expect((await upload(own, '&fields=time%3Dwhen,path%3Dwhere,status%3Dcode,agent%3Dwho')).body).toMatchObject({ visits: 1 });
    expect((await upload(own, '&fields=colour%3Dx')).body).toMatchObject({ code: 'request.invalid' });
  });
});

describe('E7 published address ranges', () => {
  const urls = { openai: 'http://ranges.test/gptbot.json', broken: 'http://ranges.test/broken.json' };
  const sources = [
    { tokens: ['GPTBot'], url: urls.openai },
    { tokens: ['Bingbot'], url: urls.broken },
  ];
  const list = (created: string, prefixes: readonly string[]) =>
    JSON.stringify({ creationTime: created, prefixes: prefixes.map((ipv4Prefix) => ({ ipv4Prefix })) });
  const refresh = (days = 0) =>
    refreshRanges({ ...jobContext(server.services, 'q', 'j'), now: () => new Date(Date.now() + days * 86_400_000) }, sources);
  const editions = async () =>
    (await server.services.pool.query('select url, edition, prefixes from crawler_ranges order by fetched_at, url')).rows;
  it('are refreshed as dated editions, and the newest counts for the next log', async () => {
    lists.answer = () => list('2026-11-20T08:00:00.000000', ['20.171.206.0/24', '93.184.216.0/24']);
    expect(await refresh()).toBe(1); // the other is a page, and refused
    expect(await editions()).toEqual([{ url: urls.openai, edition: '2026-11-20', prefixes: ['20.171.206.0/24', '93.184.216.0/24'] }]);
    const { body } = await upload(LOG);
    const [gptbot] = (await activityOf(body.id)).crawlers;
    expect(gptbot).toMatchObject({ identity: { verified: 5, claimed: 0, contradicted: 0 }, basis: 'Published ranges of 2026-11-20' });
  });

  it('keep the edition before one that halves or is none', async () => {
    const before = await editions();
    for (const answer of [list('2026-11-21T08:00:00', []), 'not JSON', '{"prefixes":[{"ipv4Prefix":"20.171.206.0/99"}]}']) {
      lists.answer = () => answer;
      expect(await refresh(1)).toBe(0);
    }
    expect(await editions()).toEqual(before);
    lists.answer = () => list('2026-11-22T08:00:00', ['20.171.206.0/24']);
    expect(await refresh(2)).toBe(1);
    expect((await editions()).at(-1)).toMatchObject({ edition: '2026-11-22' });
  });
});

describe('E9 uploads that are not as they must be', () => {
  const shuffled = Array.from({ length: 4_000 }, (_, at) => line({ path: `/p${(at * 7919) % 100_003}` })).join('');
  it.each<[string, () => string | Uint8Array, number, string]>([
    ['nothing', () => '', 422, 'logs.unknown_format'],
    ['a letter', () => 'Dear reader,\nhello\n'.repeat(90), 422, 'logs.unknown_format'],
    ['a gzip cut off', () => gzipSync(shuffled).subarray(0, 9_000), 422, 'logs.truncated'],
    ['a damaged gzip', () => gzipSync(shuffled).fill(7, 200, 900), 422, 'logs.unreadable'],
    ['a bomb', () => gzipSync(Buffer.alloc(150_000_000)), 413, 'logs.too_large'],
  ])('E9 %s is refused with a sentence, and nothing of it is kept', async (_what, file, status, code) => {
    const before = await logs();
    const answer = await upload(file());
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.body.error).toMatch(/^[A-Z].*\.$/);
    expect(await logs()).toEqual(before);
  });

  it('E9 more than 1 GB is refused before it is sent', async () => {
    const { sending, answered } = begin({ 'content-length': String(1_073_741_825) });
    sending.flushHeaders();
    expect(await answered).toEqual({ status: 413, code: 'request.too_large' });
    sending.destroy();
  });

  it('E9 an upload that breaks off, or stops coming, leaves nothing; a third waits', async () => {
    const before = await logs();
    const three = [begin(), begin(), begin()];
    for (const { sending } of three) sending.write(shuffled);
    const busy = await Promise.race(three.map(async ({ answered }, at) => ({ at, ...(await answered) })));
    expect(busy).toMatchObject({ status: 503, code: 'logs.busy' });
    const [one, two] = three.filter((_, at) => at !== busy.at);
    one?.sending.destroy();
    expect((await two?.answered)?.status).toBe(408);
    await vi.waitFor(async () => expect((await upload(line(), '&name=after')).status).toBe(200), { timeout: 30_000, interval: 50 });
    const names = (await logs()).map(({ name }) => name).filter((name) => name !== 'after');
    expect(before.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
  });
});
