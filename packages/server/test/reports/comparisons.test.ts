import { CompetitorAnalysisRow } from '@citelight/contracts';
import { createCompetitors, listCompetitorAnalyses, listCreditTransactions, listKeywordAnalyses } from '@citelight/contracts/api/data';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SitePages } from '../../../engine/test/sites/serve-site.ts';
import { windowsSite } from '../../../engine/test/sites/windows-site.ts';
import type { Account, TestServer } from '../support/server.ts';
import { readPdf } from './pdf-text.ts';
import { isSettled, type Reporting, startAnalysis, startReporting, until } from './reporting.ts';

let reporting: Reporting;
let server: TestServer;
const SITE = `${windowsSite.origin}/`;
/** The same site under another name, with half of its pages. */
const rival: SitePages = Object.fromEntries(
  Object.entries(windowsSite.pages)
    .filter((_, at) => at % 2 === 0)
    .map(([path, page]) => [
      path,
      typeof page === 'string' ? page.replaceAll(windowsSite.host, 'rival.test').replaceAll('Harrow', 'Rival') : page,
    ]),
);
beforeAll(async () => {
  reporting = await startReporting({
    [windowsSite.host]: windowsSite.pages,
    'rival.test': { ...rival, '/': windowsSite.pages['/'] as string },
    'closed.test': { '*': { status: 403, body: 'no' } },
  });
  ({ server } = reporting);
});
afterAll(() => reporting?.stop());

const addCompetitors = async (account: Account, websiteId: string, ...hosts: string[]) => {
  const competitors = hosts.map((host) => ({ competitor_name: host, competitor_url: `http://${host}/` }));
  const { status } = await server.call(createCompetitors, { body: { website_id: websiteId, competitors } }, account);
  expect(status).toBe(200);
};
const analysesOf = async (account: Account, report_id: string) =>
  (await server.call(listCompetitorAnalyses, { query: { report_id } }, account)).body.items;

it('R8 R9 C4 K2 compares with each competitor by itself; one that is inaccessible spoils nothing', async () => {
  const ada = await server.createAccount();
  const first = await until(server, ada, await startAnalysis(server, ada, SITE), isSettled);
  expect(await analysesOf(ada, first.id)).toEqual([]);
  await addCompetitors(ada, first.website_id, 'rival.test', 'closed.test');
  const id = await startAnalysis(server, ada, SITE);
  const report = await until(server, ada, id, isSettled);
  expect(report.parts).toEqual({ keywords: 'completed', content: 'completed', competitors: 'completed' });
  const analyses = (await analysesOf(ada, id)).map((row) => CompetitorAnalysisRow.parse(row));
  const open = analyses.find(({ competitors }) => competitors.competitor_name === 'rival.test');
  const closed = analyses.find(({ competitors }) => competitors.competitor_name === 'closed.test');
  expect(open).toMatchObject({ accessible: true, error_message: null });
  expect(open?.overall_score).toBeGreaterThan(0);
  expect(open?.prompts.length).toBeGreaterThan(0);
  expect(open?.gap_analysis.scoreGap).toBeCloseTo((report.overall_score ?? 0) - (open?.overall_score ?? 0), 6);
  expect(closed).toMatchObject({ accessible: false, overall_score: 0, error_message: expect.stringContaining('403') });
  const pdf = await fetch(`${server.url}/data/v1/assessment_reports/${id}/export/pdf`, {
    headers: { authorization: `Bearer ${ada.token}` },
  });
  expect((await readPdf(await pdf.bytes())).text).toContain('closed.test is inaccessible: The site refused our visit (403).');
  const { body } = await server.call(listCreditTransactions, { query: {} }, ada);
  expect(
    body.items
      .filter(({ report_id }) => report_id === id)
      .map(({ transaction_type, amount }) => [transaction_type, amount])
      .sort(),
  ).toEqual([
    ['assessment_generation', -1],
    ['competitor_analysis', -5],
    ['content_opportunities', -3],
    ['keyword_analysis', -3],
    ['refund_grant', 3],
  ]);
  expect(report.credits_charged, '3 of the 5 places for competitors were not used').toBe(9);
  expect((await server.call(listKeywordAnalyses, { query: { report_id: id } }, ada)).body.total).toBe(1);
});

it('K2 a part that fails for our reason gives its credits back and spoils nothing else', async () => {
  const bob = await server.createAccount();
  const first = await until(server, bob, await startAnalysis(server, bob, SITE), isSettled);
  await addCompetitors(bob, first.website_id, 'rival.test');
  // What a bug of ours would do: the comparison cannot be saved, whatever is tried.
  await server.services.pool.query(
    `create function refuse() returns trigger language plpgsql as $$ begin if new.accessible then raise 'no'; end if; return new; end $$;
     create trigger refuse before insert on competitor_analyses for each row execute function refuse()`,
  );
  try {
    const id = await startAnalysis(server, bob, SITE);
    // Each attempt is made as soon as it waits: how long it would wait is the queue's matter.
    const tryNow = () =>
      server.services.pool.query(`update jobs.job set start_after = now() where state = 'retry' and start_after > now()`);
    const hurrying = setInterval(() => void tryNow(), 250);
    const report = await until(server, bob, id, isSettled).finally(() => clearInterval(hurrying));
    const { rows } = await server.services.pool.query<{ retry_count: number }>(
      `select retry_count from jobs.job where name = 'compare-competitor' and data ->> 'reportId' = $1`,
      [id],
    );
    expect(rows, 'every attempt was made').toEqual([{ retry_count: 2 }]);
    expect(report).toMatchObject({
      status: 'completed',
      parts: { keywords: 'completed', content: 'completed', competitors: 'failed' },
      credits_charged: 7,
    });
    const { body } = await server.call(listCreditTransactions, { query: {} }, bob);
    const amounts = body.items
      .filter(({ report_id }) => report_id === report.id)
      .map(({ transaction_type, amount }) => `${transaction_type} ${amount}`);
    expect(amounts.sort()).toEqual([
      'assessment_generation -1',
      'competitor_analysis -5',
      'content_opportunities -3',
      'keyword_analysis -3',
      'refund_grant 5',
    ]);
    const visits = reporting.sites['rival.test']?.requests.filter(({ path }) => path === '/robots.txt').length ?? 0;
    expect(visits, 'a visit that ended is not made again').toBe(2);
  } finally {
    await server.services.pool.query('drop trigger refuse on competitor_analyses; drop function refuse()');
  }
});
