import { NO_DEMAND, type SearchEvidence } from '@citelight/contracts';
import { listKeywordAnalyses, listReports } from '@citelight/contracts/api/data';
import { deleteSearchData, importSearchData, readSearchEvidence } from '@citelight/contracts/api/search';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { lampShopSite } from '../../../engine/test/sites/index.ts';
import { trackWebsite } from '../../src/modules/websites/websites.service.ts';
import { transaction } from '../../src/platform/database.ts';
import { isSettled, type Reporting, startAnalysis, startReporting, until } from '../reports/reporting.ts';
import type { Account, TestServer } from '../support/server.ts';

/** Exports of search consoles over HTTP, and what a report then says of them. */

const LAMPS = lampShopSite.origin;
/** 1,000 impressions in all. */
const QUERIES = `Top queries,Clicks,Impressions,CTR,Position
bicycle lights,40,500,8%,4.5
can i replace the battery,6,300,2%,8
how do i polish a chrome fender,0,120,0%,30.5
rear lights,2,50,4%,9
lumen lane,20,30,66.67%,1
`;
const PAGES = `Top pages,Clicks,Impressions,CTR,Position\n${LAMPS}/help,6,300,2%,8\n${LAMPS}/,62,700,8.86%,6\n`;
const ZIP = zipSync({
  'Queries.csv': strToU8(QUERIES),
  'Pages.csv': strToU8(PAGES),
  'Chart.csv': strToU8('Date,Clicks,Impressions,CTR,Position\n2026-08-24,1,10,10%,4\n2026-11-22,1,10,10%,4\n'),
  'Filters.csv': strToU8('Filter,Value\nSearch type,Web\n'),
});

let reporting: Reporting;
let server: TestServer;
let account: Account;
let websiteId: string;
beforeAll(async () => {
  reporting = await startReporting({ [lampShopSite.host]: lampShopSite.pages }, { RATE_LIMITS: 'off' });
  ({ server } = reporting);
  account = await server.createAccount();
  const reportId = await startAnalysis(server, account, `${LAMPS}/`);
  await until(server, account, reportId, isSettled);
  websiteId = (await server.call(listReports, { query: {} }, account)).body.items[0]?.website_id ?? '';
});
afterAll(() => reporting?.stop());

const upload = (file: Uint8Array | string, { as = account, site = websiteId, source = '' } = {}) =>
  server.request<{ code: string; error: string; items: { id: string; source: string; contents: string; unread: number; rows: number }[] }>(
    `${importSearchData.path}?website_id=${site}${source && `&source=${source}`}`,
    {
      method: 'POST',
      headers: { authorization: `Bearer ${as.token}`, 'content-type': 'application/octet-stream' },
      body: typeof file === 'string' ? file : new Uint8Array(file),
    },
  );
const evidence = async (): Promise<SearchEvidence> =>
  (await server.call(readSearchEvidence, { query: { website_id: websiteId } }, account)).body;

describe('E8 search demand by file', () => {
  it('is not known without a source, and one note says how to connect one', async () => {
    const { source, note, imports, topics, questions, report } = await evidence();
    expect({ source, note, imports, topics, questions }).toEqual({ source: null, note: NO_DEMAND, imports: [], topics: [], questions: [] });
    expect(report).not.toBeNull();
    expect(NO_DEMAND).toBe(
      'Search demand is not known. Upload an export of Google Search Console or Bing Webmaster Tools, or connect Search Console, to see what people search for.',
    );
  });

  it('fills demand of topics, typed questions with their answers, and pages beside the verdict of the report', async () => {
    const { status, body } = await upload(ZIP);
    expect([status, body.items.map(({ source, contents, rows }) => [source, contents, rows])]).toEqual([
      200,
      [
        ['google_search', 'queries', 5],
        ['google_search', 'pages', 2],
      ],
    ]);
    const found = await evidence();
    expect(found.source).toBe('Google Search Console, Aug 24, 2026 to Nov 22, 2026');
    expect(found.imports[0]).toMatchObject({ from: '2026-08-24', to: '2026-11-22', filters: ['Search type: Web'], origin: 'file' });
    expect(found.note).toBeNull();
    expect(found.topics.find(({ topic }) => topic === 'Rear lights')).toMatchObject({
      ...{ impressions: 50, clicks: 2, position: 9, demand: 'high', queries_total: 1 },
      queries: [{ query: 'rear lights' }],
    });
    expect(found.other_queries.map(({ query }) => query)).toEqual(['bicycle lights']);
    expect(found.questions.map(({ query }) => query)).toEqual(['can i replace the battery', 'how do i polish a chrome fender']);

    await vi.waitFor(async () => expect((await evidence()).questions_pending).toBe(false), { timeout: 60_000, interval: 100 });
    const answered = await evidence();
    expect(answered.questions).toMatchObject([{ coverage: 'answered', passage: { url: `${LAMPS}/help` } }, { coverage: 'missing' }]);
    expect(answered.pages[0]).toMatchObject({ url: `${LAMPS}/`, impressions: 700, ai_impressions: null, citations: null });
    expect(answered.pages[0]?.verdict?.engines).toBeGreaterThan(5);
    expect(answered.pages[0]?.verdict?.citable).toBe(answered.pages[0]?.verdict?.engines);
  });

  it('raises priorities, and says what demand rests on, in the report’s own lists', async () => {
    const report = (await evidence()).report?.id ?? '';
    const keywords = async () => (await server.call(listKeywordAnalyses, { query: { report_id: report } }, account)).body.items[0];
    const topic = { topic: 'Chrome fender', priority: 'low', reasoning: 'x', aiWritten: false };
    const unknown = { band: 'unknown', basis: 'Connect Search Console to see real search demand.', estimated: false };
    await server.services.pool.query('update keyword_analyses set missing_topics = $2 where report_id = $1', [
      report,
      JSON.stringify([{ ...topic, estimatedSearchVolume: unknown }]),
    ]);
    expect((await keywords())?.missing_topics).toEqual([
      {
        ...topic,
        priority: 'high',
        estimatedSearchVolume: {
          band: 'high',
          basis: '120 impressions of 1 query for your own site (Google Search Console, Aug 24, 2026 to Nov 22, 2026).',
          estimated: false,
        },
      },
    ]);
    expect((await keywords())?.keyword_gaps.find(({ keyword }) => keyword === 'how do i polish a chrome fender')).toMatchObject({
      aiQueryFrequency: { band: expect.stringMatching(/high|medium|low/), basis: expect.stringContaining('Google Search Console') },
      competitorCoverage: 'No competitor was compared.',
    });
    expect((await keywords())?.keyword_gaps.map(({ keyword }) => keyword)).not.toContain('can i replace the battery');
    expect((await evidence()).topics_without_page[0]).toMatchObject({ topic: 'Chrome fender', impressions: 120, priority: 'high' });
  });

  it('takes the AI reports of Google and Bing beside it, never into it', async () => {
    expect((await upload(`Top pages,Impressions\n${LAMPS}/help,44\n`)).body.items).toMatchObject([{ source: 'google_ai' }]);
    expect((await upload(`Page,Citations\n${LAMPS}/help/,7\n`)).body.items).toMatchObject([{ source: 'bing_ai' }]);
    expect((await upload('Grounding query,Citations\nsafe bicycle lights,5\n')).body.items).toMatchObject([{ source: 'bing_ai' }]);
    const found = await evidence();
    expect(found.pages.find(({ url }) => url === `${LAMPS}/help`)).toMatchObject({ impressions: 300, ai_impressions: 44, citations: 7 });
    expect(found.grounding_queries).toEqual([{ query: 'safe bicycle lights', citations: 5 }]);
    expect(found.source).toContain('Google Search Console');
  });

  it('puts a newer export in the place of the older one, and forgets what is deleted', async () => {
    const first = (await evidence()).imports.find(({ contents }) => contents === 'queries');
    expect((await upload(QUERIES.replace('bicycle lights,40,500,8%', 'bicycle lights,50,500,10%'))).status).toBe(200);
    const { imports } = await evidence();
    expect(imports.filter(({ source, contents }) => source === 'google_search' && contents === 'queries')).toHaveLength(1);
    expect(imports.map(({ id }) => id)).not.toContain(first?.id);
    for (const { id } of imports) expect((await server.call(deleteSearchData, { params: { id } }, account)).status).toBe(200);
    expect((await server.services.pool.query('select from search_observations where user_id = $1', [account.id])).rowCount).toBe(0);
    expect((await evidence()).note).toBe(NO_DEMAND);
  });

  it.each<[string, string | Uint8Array, number, string, RegExp]>([
    ['a file that is none', 'Dear reader,\nhello\n', 422, 'search.unknown_columns', /We do not know the columns/],
    [
      'an export of another site',
      'Top pages,Clicks,Impressions,CTR,Position\nhttps://elsewhere.test/,1,10,10%,2\n',
      422,
      'search.other_site',
      /about elsewhere\.test, not about lumen-lane\.test/,
    ],
    ['a ZIP cut off', ZIP.subarray(0, 200), 422, 'search.unreadable', /damaged/],
    ['more than 20 MB', 'a'.repeat(20_971_521), 413, 'request.too_large', /larger than/],
  ])('E9 refuses %s with a sentence, and keeps what there was', async (_what, file, status, code, sentence) => {
    await upload(QUERIES);
    const before = (await evidence()).imports;
    const answer = await upload(file);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.body.error).toMatch(sentence);
    expect((await evidence()).imports).toEqual(before);
  });

  it('E9 a ZIP of which one table is of another site changes nothing', async () => {
    const mixed = zipSync({ 'Queries.csv': strToU8(QUERIES), 'Pages.csv': strToU8(PAGES.replaceAll(LAMPS, 'https://elsewhere.test')) });
    const before = (await evidence()).imports;
    expect((await upload(mixed)).body.code).toBe('search.other_site');
    expect((await evidence()).imports).toEqual(before);
  });

  it('E9 what hostile rows say is data', async () => {
    const query = '<img src=x onerror=alert(1)> =cmd()|"\u0000x'.replace('\u0000', '');
    expect((await upload(`Top queries,Clicks,Impressions,CTR,Position\n"${query.replaceAll('"', '""')}",1,10,10%,2\n`)).status).toBe(200);
    expect((await evidence()).other_queries.map((one) => one.query)).toContain(query);
  });

  it('is another member’s own', async () => {
    const other = await server.createAccount();
    const { website } = await transaction(server.db, (tx) => trackWebsite(tx, other.id, `${LAMPS}/`));
    expect((await upload(QUERIES, { as: other })).body.code).toBe('website.not_found');
    expect((await upload(QUERIES, { as: other, site: website.id })).status).toBe(200);
    expect((await evidence()).imports.map(({ id }) => id)).toHaveLength(1);
  });
});
