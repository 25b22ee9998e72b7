import type { Sent } from '@citelight/contracts';
import { readReport } from '@citelight/contracts/api/data';
import {
  exportRecommendations,
  listRecommendations,
  type RecommendationStatus,
  recheckReport,
  setRecommendationState,
} from '@citelight/contracts/api/recommendations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../src/platform/database.ts';
import type { Account, TestServer } from '../support/server.ts';
import { analyze, isSettled, type Reporting, startAnalysis, startReporting, until } from './reporting.ts';

/** States of recommendations across reports, and re-checks, on a small site that is mended and broken while the test runs. */

const HOST = 'kiln-notes.test';
const urlOf = (path: string) => `http://${HOST}${path}`;
const mended = new Set<string>();
let down = false;
const NAV = '<nav><a href="/">Home</a> <a href="/glazes">Glazes</a> <a href="/firing">Firing</a></nav>';
const page = (path: string, title: string) => () =>
  down
    ? { status: 500, body: 'no' }
    : `<!doctype html><html lang="en"><head><title>${title}</title></head><body>${NAV}
<${mended.has(path) ? 'main' : 'div'}><h1>${title}</h1><p>${title} take patience. We write down the weather, the place of each pot and the time it took.</p>
<p>After a year we compare the results and keep what worked.</p></${mended.has(path) ? 'main' : 'div'}></body></html>`;
const SITEMAP = `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${['/', '/glazes', '/firing']
  .map((path) => `<url><loc>${urlOf(path)}</loc><lastmod>2026-11-01</lastmod></url>`)
  .join('')}</urlset>`;
const pages = {
  '/robots.txt': () => `User-agent: *\nAllow: /\n${mended.has('/sitemap.xml') ? `Sitemap: ${urlOf('/sitemap.xml')}\n` : ''}`,
  '/sitemap.xml': () => (mended.has('/sitemap.xml') ? SITEMAP : { status: 404, body: 'no' }),
  '/': page('/', 'Kiln notes'),
  '/glazes': page('/glazes', 'Glazes that last'),
  '/firing': page('/firing', 'Slow firings'),
};
const LANDMARKS = 'content-extraction/landmarks';
const SITEMAPS = 'crawler-access/sitemap';
const OF_ALL_PAGES = [urlOf('/'), urlOf('/firing'), urlOf('/glazes')];

let reporting: Reporting;
let server: TestServer;
let ada: Account;
let bob: Account;
let first: string;
beforeAll(async () => {
  reporting = await startReporting({ [HOST]: pages });
  ({ server } = reporting);
  [ada, bob] = [await server.createAccount(), await server.createAccount()];
  first = await startAnalysis(server, ada, urlOf('/'));
  await until(server, ada, first, isSettled);
});
afterAll(() => reporting?.stop());

const list = async (reportId = first, as = ada) => (await server.call(listRecommendations, { query: { report_id: reportId } }, as)).body;
const statusOf = async (auditId: string, reportId = first): Promise<RecommendationStatus> => {
  const found = (await list(reportId)).items.find(({ audit_id }) => audit_id === auditId);
  if (!found) throw new Error(`no ${auditId}`);
  return found;
};
type Change = Sent<typeof setRecommendationState>['body'];
const set = (change: Partial<Change>, as = ada) =>
  server.call(setRecommendationState, { body: { report_id: first, audit_id: LANDMARKS, state: 'open', ...change } as Change }, as);
const ask = (target: { auditId?: string; page?: string }, reportId = first, as = ada) =>
  server.call(recheckReport, { body: { reportId, ...target } }, as);

/** Re-checks and answers how it ended and which paths of the site were asked for. */
async function recheck(target: { auditId?: string; page?: string }) {
  const { requests } = reporting.sites[HOST] ?? { requests: [] };
  const before = requests.length;
  const { status, body } = await ask(target);
  expect(status, JSON.stringify(body)).toBe(200);
  await expect.poll(async () => (await list()).recheck?.status, { timeout: 60_000 }).toMatch(/completed|failed/);
  const { recheck: ended } = await list();
  expect(ended?.id).toBe(body.id);
  return { ended, asked: requests.slice(before).map(({ path }) => path) };
}
const baseReport = async () => {
  const { body } = await analyze(server, ada, urlOf('/'), { baseOnly: true });
  await until(server, ada, body.reportId, isSettled);
  return body.reportId;
};

// What a test changes, the next one builds on: a second try would not see the first again.
describe('I5 recommendations', { retry: 0 }, () => {
  it('I5 have a state, of the whole and of pages, and “won’t fix” a reason', async () => {
    const { items, recheck: none, total } = await list();
    expect(total).toBe(items.length);
    expect(none).toBeNull();
    expect(await statusOf(LANDMARKS)).toMatchObject({ given: { points: expect.any(Number), effort: expect.any(String), pages: 3 } });
    expect((await statusOf(SITEMAPS)).given).toMatchObject({ pages: null });
    expect(new Set(items.map(({ state }) => state))).toEqual(new Set(['open']));
    expect(await set({ state: 'wont_fix' })).toMatchObject({ status: 400, body: { details: [{ path: 'body.reason' }] } });
    expect(await set({ state: 'done', reason: 'no' })).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    const { body } = await set({ state: 'wont_fix', reason: 'The theme is bought.' });
    expect(body).toMatchObject({ state: 'wont_fix', reason: 'The theme is bought.', changed_at: expect.any(String), fixed_since: null });
    expect((await set({ state: 'in_progress' })).body).toMatchObject({ state: 'in_progress', reason: null });
    const ofPage = await set({ page: urlOf('/glazes'), state: 'done' });
    expect(ofPage.body).toMatchObject({ state: 'in_progress', pages: [{ page: urlOf('/glazes'), state: 'done' }] });
    expect(await set({ page: urlOf('/none') })).toMatchObject({ status: 404, body: { code: 'recommendation.not_found' } });
    expect(await set({ audit_id: 'none' })).toMatchObject({ status: 404, body: { code: 'recommendation.not_found' } });
    expect(await set({ state: 'done' }, bob)).toMatchObject({ status: 404, body: { code: 'report.not_found' } });
    expect((await server.call(listRecommendations, { query: { report_id: first } }, bob)).body).toMatchObject({ code: 'report.not_found' });
  });

  it('I5 are exported with their states, as CSV and as a Markdown check-list', async () => {
    await set({ audit_id: SITEMAPS, state: 'wont_fix', reason: '=1+1, *said* we' });
    const file = async (format: 'csv' | 'markdown', state?: 'wont_fix') =>
      (await server.call(exportRecommendations, { params: { format }, query: { report_id: first, ...(state ? { state } : {}) } }, ada))
        .body as unknown as string;
    const markdown = await file('markdown');
    expect(markdown).toMatch(/^# What to do for kiln-notes\.test\n/);
    expect(markdown).toMatch(/^- \[ \] \*\*[^\n]+\*\* \(\+\d\.\d points, low effort; In progress\)$/m);
    expect(markdown).toContain(`  - [x] ${urlOf('/glazes')}: The HTML of the page has`);
    expect(markdown).toContain(`  - [ ] ${urlOf('/firing')}: The HTML of the page has`);
    expect(markdown).toMatch(/^- \[x\] \*\*Publish an accurate sitemap\*\* \([^)]*; Won’t fix: =1\+1, \\\*said\\\* we\)$/m);
    const csv = await file('csv', 'wont_fix');
    expect(csv.split('\r\n').slice(1)).toEqual([expect.stringContaining(`Publish an accurate sitemap,Won’t fix,"'=1+1, *said* we"`), '']);
    const { body } = await server.call(readReport, { params: { id: first } }, ada);
    expect((await file('csv')).split('\r\n').length, 'a row a finding').toBeGreaterThan(
      body.report_data?.analysis.recommendations.length ?? Number.POSITIVE_INFINITY,
    );
  });

  it('I5 a page is checked again alone, for nothing, and the finding follows', async () => {
    mended.add('/glazes');
    const before = (await server.call(readReport, { params: { id: first } }, ada)).body;
    const { ended, asked } = await recheck({ page: urlOf('/glazes') });
    expect(ended).toMatchObject({ status: 'completed', page: urlOf('/glazes'), error_code: null });
    expect(asked).toEqual(['/glazes']);
    const { rechecked } = await statusOf(LANDMARKS);
    expect(rechecked).toMatchObject({ state: 'scored', fixed: false, findingsTotal: 2, pages: { applicable: 3, faultless: 1 } });
    expect(rechecked?.findings.map(({ where }) => where)).toEqual(OF_ALL_PAGES.slice(0, 2));
    const after = (await server.call(readReport, { params: { id: first } }, ada)).body;
    expect(after, 'the report says what it saw').toEqual(before);
    expect(after.credits_charged).toBe(0);
  });

  it('I5 a recommendation is checked again on the pages that it names', async () => {
    mended.add('/').add('/firing');
    const { asked } = await recheck({ auditId: LANDMARKS });
    expect(asked.sort()).toEqual(['/', '/firing']);
    expect((await statusOf(LANDMARKS)).rechecked).toMatchObject({ fixed: true, findings: [], score: 1 });
    mended.add('/sitemap.xml');
    const files = await recheck({ auditId: SITEMAPS });
    expect(files.asked).toEqual(expect.arrayContaining(['/robots.txt', '/sitemap.xml']));
    expect(files.asked.filter((path) => OF_ALL_PAGES.includes(urlOf(path)))).toEqual([]);
    expect((await statusOf(SITEMAPS)).rechecked).toMatchObject({ fixed: true });
  });

  it('I5 a re-check of a page that cannot be read now says so and changes nothing', async () => {
    const before = (await list()).items;
    down = true;
    const { ended } = await recheck({ page: urlOf('/firing') });
    down = false;
    expect(ended).toMatchObject({ status: 'failed', error_code: 'fetch.server_error', error_message: expect.any(String) });
    expect((await list()).items).toEqual(before);
  });

  it('I5 refuses what cannot be re-checked', async () => {
    expect(await ask({})).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    expect(await ask({ auditId: LANDMARKS, page: urlOf('/') })).toMatchObject({ status: 400 });
    expect(await ask({ auditId: 'none' })).toMatchObject({ status: 404, body: { code: 'recommendation.not_found' } });
    expect(await ask({ page: urlOf('/none') })).toMatchObject({ status: 404, body: { code: 'recheck.page_not_found' } });
    expect(await ask({ page: urlOf('/') }, first, bob)).toMatchObject({ status: 404, body: { code: 'report.not_found' } });
    await sql`insert into report_rechecks (user_id, report_id, page) values (${ada.id}, ${first}, 'x')`.execute(server.db);
    expect(await ask({ page: urlOf('/') })).toMatchObject({ status: 409, body: { code: 'recheck.under_way' } });
    await sql`update report_rechecks set status = 'failed' where status = 'pending'`.execute(server.db);
    await sql`insert into report_rechecks (user_id, report_id, page, status) select ${ada.id}, ${first}, 'x', 'completed' from generate_series(1, 100)`.execute(
      server.db,
    );
    expect(await ask({ page: urlOf('/') })).toMatchObject({ status: 429, body: { code: 'recheck.limit' } });
    await sql`update assessment_reports set completed_at = completed_at - interval '25 hours' where id = ${first}`.execute(server.db);
    expect(await ask({ page: urlOf('/') })).toMatchObject({ status: 409, body: { code: 'recheck.too_late' } });
  });

  it('I5 the next report says since when they are fixed, and a state lasts', async () => {
    await set({ state: 'done' });
    const second = await baseReport();
    const fixed = await statusOf(LANDMARKS, second);
    expect(fixed).toMatchObject({ state: 'done', fixed_since: expect.any(String), rechecked: null });
    expect(fixed.pages, 'and of the page').toMatchObject([{ page: urlOf('/glazes'), state: 'done', fixed_since: fixed.fixed_since }]);
    const { items } = await list(second);
    expect(items.at(-1)?.fixed_since, 'what is fixed comes last').not.toBeNull();
    expect(await statusOf(SITEMAPS, second)).toMatchObject({
      state: 'wont_fix',
      reason: '=1+1, *said* we',
      fixed_since: expect.any(String),
    });
    mended.clear();
    const third = await baseReport();
    expect(await statusOf(LANDMARKS, third), 'found again').toMatchObject({ state: 'open', fixed_since: null });
    expect((await statusOf(LANDMARKS, third)).pages).toMatchObject([{ state: 'open', fixed_since: null }]);
    expect(await statusOf(SITEMAPS, third)).toMatchObject({ state: 'wont_fix', fixed_since: null });
  });
});
