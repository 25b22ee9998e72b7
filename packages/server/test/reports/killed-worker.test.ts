import { listCreditTransactions } from '@citelight/contracts/api/data';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { closedNames } from '../../../engine/test/sites/closed-names.ts';
import type { SitePages } from '../../../engine/test/sites/serve-site.ts';
import { windowsSite } from '../../../engine/test/sites/windows-site.ts';
import { openProcesses } from '../support/own-process.ts';
import { type Account, startServer } from '../support/server.ts';
import { isSettled, type Reporting, startAnalysis, startReporting, until } from './reporting.ts';

/** A site that holds one page back until it is told to give it. */
function slowSite(): { pages: SitePages; give(): void } {
  let give = () => {};
  const given = new Promise<void>((done) => {
    give = done;
  });
  const held = windowsSite.pages['/pricing'];
  const pages: SitePages = {
    ...windowsSite.pages,
    '/pricing': async () => {
      await given;
      return held as string;
    },
  };
  return { pages, give };
}

let reporting: Reporting;
const processes = openProcesses();
const site = slowSite();

beforeAll(async () => {
  reporting = await startReporting({ [windowsSite.host]: site.pages }, { ROLE: 'api' });
});
afterAll(async () => {
  processes.close();
  await reporting?.stop();
});

function startWorker() {
  const [address] = Object.values(reporting.sites).map((served) => served.address);
  const resolve = [`${windowsSite.host}=${address}`, ...closedNames(windowsSite.pages, [windowsSite.host])];
  return processes.start('worker', reporting.server, { CRAWL_RESOLVE: resolve.join(',') });
}

it('K2 another worker takes up the report of a killed one within 90 seconds, and nothing is charged twice', {
  timeout: 180_000,
}, async () => {
  const { server, sites } = reporting;
  const ada: Account = await server.createAccount();
  await server.db.updateTable('profiles').set({ has_used_free_tier: true }).where('id', '=', ada.id).execute();
  const first = await startWorker();
  const id = await startAnalysis(server, ada, `${windowsSite.origin}/`);
  const asked = () => sites[windowsSite.host]?.requests.filter(({ path }) => path === '/pricing').length ?? 0;
  await vi.waitFor(() => expect(asked()).toBeGreaterThan(0), { timeout: 60_000 });
  const during = await until(server, ada, id, ({ progress }) => (progress?.pagesFetched ?? 0) > 0);
  expect(during).toMatchObject({ status: 'processing', progress: { pagesPlanned: expect.any(Number) } });
  await first.kill9();
  const killedAt = performance.now();
  site.give();
  await startWorker();
  const report = await until(server, ada, id, isSettled, 100_000);
  expect((performance.now() - killedAt) / 1000).toBeLessThan(90);
  expect(report).toMatchObject({ status: 'completed', parts: { keywords: 'completed', content: 'completed' }, credits_charged: 7 });
  const { attempt } = await server.db.selectFrom('assessment_reports').select('attempt').where('id', '=', id).executeTakeFirstOrThrow();
  expect(attempt).toBe(2);
  const { body } = await server.call(listCreditTransactions, { query: {} }, ada);
  expect(
    body.items
      .map(({ amount }) => amount)
      .filter((amount) => amount < 0)
      .sort(),
  ).toEqual([-1, -3, -3, -5]);
});

it('SC-4 gives up what kills its worker every time, with everything given back', async () => {
  const { server } = reporting;
  const bob = await server.createAccount();
  const { database } = server;
  const id = await startAnalysis(server, bob, `${windowsSite.origin}/`);
  // As the queue leaves a job whose worker died three times: in the dead-letter queue.
  await server.db.transaction().execute((tx) => server.services.queue.enqueue(tx, 'assess-report.given-up', { reportId: id }));
  await server.services.pool.query(`delete from jobs.job where name = 'assess-report' and data ->> 'reportId' = $1`, [id]);
  const worker = await startServer({ database, env: { ROLE: 'worker' } });
  const report = await until(server, bob, id, isSettled);
  await worker.stop();
  expect(report).toMatchObject({
    status: 'failed',
    error_code: 'analysis.stopped',
    error_message: expect.stringContaining('Nothing was charged'),
  });
  const profile = await server.db.selectFrom('profiles').select('has_used_free_tier').where('id', '=', bob.id).executeTakeFirst();
  expect(profile?.has_used_free_tier).toBe(false);
});
