import { randomUUID } from 'node:crypto';
import { readSetup, updateSetup } from '@citelight/contracts/api/account';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { trackWebsite } from '../src/modules/websites/websites.service.ts';
import { json, transaction } from '../src/platform/database.ts';
import { type Account, startServer, type TestServer } from './support/server.ts';

/** The check-list that follows a first report. */

let server: TestServer;
let ada: Account;
let bob: Account;
beforeAll(async () => {
  server = await startServer();
  [ada, bob] = [await server.createAccount(), await server.createAccount()];
});
afterAll(() => server?.stop());

const NOTHING = { has_report: false, competitors: false, search_data: false, schedule: false, shared: false, dismissed: false };
const setupOf = async (account: Account) => (await server.call(readSetup, {}, account)).body;

it('tells what is set up for the website that is tracked, and for no other', async () => {
  const { db } = server;
  expect(await setupOf(ada)).toEqual(NOTHING);
  const track = async () => (await transaction(db, (tx) => trackWebsite(tx, ada.id, `https://${randomUUID()}.test/`))).website;
  const site = await track();
  const of = { user_id: ada.id, website_id: site.id };
  await db
    .insertInto('competitors')
    .values({ ...of, competitor_url: 'https://other.test/', competitor_name: 'Other' })
    .execute();
  const analysis = json({ analysis: { overallScore: 50, scores: {}, summary: 's', partial: false } as never });
  const report = await db
    .insertInto('assessment_reports')
    .values({ ...of, status: 'completed', report_data: analysis, completed_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(await setupOf(ada)).toEqual({ ...NOTHING, has_report: true, competitors: true });

  const share = { report_id: report.id, user_id: ada.id, token_hash: Buffer.alloc(32, 7), recipient_email: 'reader@example.test' };
  await db
    .insertInto('report_shares')
    .values({ ...share, expires_at: new Date(Date.now() + 86_400_000) })
    .execute();
  await db
    .insertInto('search_imports')
    .values({
      ...of,
      source: 'google_search',
      contents: 'queries',
      origin: 'file',
      hash: Buffer.alloc(32, 1),
      rows: 1,
      unread: 0,
      left_out: 0,
    })
    .execute();
  expect(await setupOf(ada)).toEqual({ ...NOTHING, has_report: true, competitors: true, shared: true, search_data: true });
  expect(await setupOf(bob)).toEqual(NOTHING);

  await track();
  expect(await setupOf(ada)).toEqual(NOTHING);
});

it('is put away for good by the member alone, and can be brought back', async () => {
  const put = async (dismissed: boolean) => (await server.call(updateSetup, { body: { dismissed } }, ada)).body.dismissed;
  expect(await put(true)).toBe(true);
  expect(await setupOf(ada)).toMatchObject({ dismissed: true });
  expect(await setupOf(bob)).toMatchObject({ dismissed: false });
  expect(await put(false)).toBe(false);
});
