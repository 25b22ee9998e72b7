import * as api from '@citelight/contracts/api/search';
import { readSearchConnection, readSearchEvidence } from '@citelight/contracts/api/search';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeAccount, eraseClosedAccounts } from '../../src/modules/erasure/erasure.service.ts';
import { refreshBefore, refreshSearch, revokeLeft } from '../../src/modules/search/connections.service.ts';
import { trackWebsite } from '../../src/modules/websites/websites.service.ts';
import { jobContext } from '../../src/platform/context.ts';
import { transaction } from '../../src/platform/database.ts';
import { type Account, startServer, type TestServer } from '../support/server.ts';
import { startGoogle } from './google-server.ts';

/** Google Search Console by OAuth, against a server that speaks Google's protocol. */

const PROPERTY = 'sc-domain:lumen-lane.test';
let google: Awaited<ReturnType<typeof startGoogle>>;
let server: TestServer;
let account: Account;
let websiteId: string;
beforeAll(async () => {
  google = await startGoogle();
  server = await startServer({ env: { ...google.env, RATE_LIMITS: 'off' } });
});
afterAll(async () => {
  await server?.stop();
  await google?.stop();
});
beforeEach(async () => {
  account = await server.createAccount();
  websiteId = (await transaction(server.db, (tx) => trackWebsite(tx, account.id, 'https://www.lumen-lane.test/'))).website.id;
  Object.assign(google.state, {
    ...{ mode: 'ok', unticked: false, revokeFails: false, asked: [] },
    properties: [
      { siteUrl: PROPERTY, permissionLevel: 'siteOwner' },
      { siteUrl: 'https://www.lumen-lane.test/', permissionLevel: 'siteFullUser' },
      { siteUrl: 'https://lumen-lane.test/', permissionLevel: 'siteUnverifiedUser' },
      { siteUrl: 'sc-domain:elsewhere.test', permissionLevel: 'siteOwner' },
    ],
    rows: [
      { query: 'bicycle lights', page: 'https://www.lumen-lane.test/', clicks: 40, impressions: 500, position: 4.567 },
      { query: 'how bright must a light be', page: 'https://www.lumen-lane.test/', clicks: 1, impressions: 90, position: 7 },
    ],
  });
});

const of = () => ({ body: { website_id: websiteId } });
const connection = async (as = account) =>
  (await server.call(readSearchConnection, { query: { website_id: websiteId } }, as)).body.connection;
const begin = async () => (await server.call(api.connectSearchConsole, of(), account)).body.url;
/** The browser's way: to Google, and back to the application's page. */
const comeBack = async (location: string) => {
  const { status, headers } = await server.request(location.replace(server.services.config.PUBLIC_URL, ''));
  expect(status).toBe(303);
  return new URL(headers.get('location') ?? '');
};
const complete = (state: string | null, as = account) => server.call(api.completeSearchConsole, { body: { state: state ?? '' } }, as);
const stateOf = async () => (await comeBack(google.allow(await begin()))).searchParams.get('connect');
async function connect() {
  const answer = await complete(await stateOf());
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  await server.call(api.chooseSearchProperty, { body: { website_id: websiteId, property: PROPERTY } }, account);
  await vi.waitFor(async () => expect((await connection())?.refreshed_at).not.toBeNull(), { timeout: 30_000, interval: 50 });
}
const refresh = () => refreshSearch(jobContext(server.services, 'q', 'j'), { websiteId });
const evidence = async () => (await server.call(readSearchEvidence, { query: { website_id: websiteId } }, account)).body;
const tokens = async () =>
  (
    await server.services.pool.query<{ refresh_token: Buffer }>('select refresh_token from search_connections where website_id = $1', [
      websiteId,
    ])
  ).rows;

describe('E8 Search Console by OAuth', () => {
  it('connects read-only, offers the properties that fit, and reads the chosen one', async () => {
    const { body } = await complete(await stateOf());
    expect(body).toEqual({
      ...{ status: 'choosing', property: null, problem: null, refreshed_at: null },
      properties: [PROPERTY, 'https://www.lumen-lane.test/'],
    });
    const other = await server.call(
      api.chooseSearchProperty,
      { body: { website_id: websiteId, property: 'sc-domain:elsewhere.test' } },
      account,
    );
    expect(other.body.code).toBe('search.other_property');
    await server.call(api.chooseSearchProperty, { body: { website_id: websiteId, property: PROPERTY } }, account);
    await vi.waitFor(async () => expect((await connection())?.refreshed_at).not.toBeNull(), { timeout: 30_000, interval: 50 });
    const found = await evidence();
    expect(found.imports.map(({ origin, contents, property, rows }) => [origin, contents, property, rows])).toEqual([
      ['api', 'pages', PROPERTY, 1],
      ['api', 'pairs', PROPERTY, 2],
      ['api', 'queries', PROPERTY, 2],
    ]);
    expect(found.source).toMatch(/^Google Search Console, sc-domain:lumen-lane\.test, /);
    expect(found.questions).toMatchObject([{ query: 'how bright must a light be', impressions: 90 }]);
    expect(found.pages).toMatchObject([{ url: 'https://www.lumen-lane.test/', impressions: 590, clicks: 41 }]);
  });

  it('keeps the token sealed, for this website only, and out of every answer', async () => {
    await connect();
    const [token] = [...google.refreshTokens].slice(-1);
    const [row] = await tokens();
    expect(row?.refresh_token.toString('latin1')).not.toContain(token);
    expect(server.services.secrets.open('search-console-token', row?.refresh_token ?? Buffer.alloc(0), websiteId)).toBe(token);
    expect(JSON.stringify([await connection(), await evidence()])).not.toContain(token);
    expect(JSON.stringify(server.log)).not.toContain(token);
  });

  it('disconnecting revokes at Google and deletes here, with what was read by it', async () => {
    await connect();
    const [token = ''] = [...google.refreshTokens].slice(-1);
    google.state.revokeFails = true;
    expect((await server.call(api.disconnectSearchConsole, of(), account)).body).toMatchObject({ code: 'search.google_unavailable' });
    expect(await tokens()).toHaveLength(1);
    google.state.revokeFails = false;
    expect((await server.call(api.disconnectSearchConsole, of(), account)).status).toBe(200);
    expect(google.refreshTokens.has(token)).toBe(false);
    expect(await tokens()).toEqual([]);
    expect((await evidence()).imports).toEqual([]);
    expect(await connection()).toBeNull();
  });

  it('an account that is closed takes its access along: Google is asked until it has revoked it', async () => {
    await connect();
    const [token = ''] = [...google.refreshTokens].slice(-1);
    const left = async () => (await server.services.pool.query('select from search_revocations where user_id = $1', [account.id])).rowCount;
    google.state.revokeFails = true;
    const ctx = jobContext(server.services, 'q', 'j');
    await closeAccount(ctx, account.email);
    expect(await tokens()).toEqual([]);
    await eraseClosedAccounts(ctx);
    expect([google.refreshTokens.has(token), await left()]).toEqual([true, 1]);
    google.state.revokeFails = false;
    await eraseClosedAccounts(ctx);
    expect([google.refreshTokens.has(token), await left()]).toEqual([false, 0]);
  });

  it('a website that goes takes its access along, and what cannot be revoked is forgotten after 30 days', async () => {
    await connect();
    google.state.revokeFails = true;
    await server.db.deleteFrom('tracked_websites').where('id', '=', websiteId).execute();
    const ctx = (days: number) => ({ ...jobContext(server.services, 'q', 'j'), now: () => new Date(Date.now() + days * 86_400_000) });
    const left = async () => (await server.services.pool.query('select from search_revocations where user_id = $1', [account.id])).rowCount;
    await revokeLeft(ctx(29));
    expect(await left()).toBe(1);
    await revokeLeft(ctx(31));
    expect(await left()).toBe(0);
  });

  it('is read again before a scheduled report', async () => {
    await connect();
    google.state.rows.push({ query: 'rear lights', page: 'https://www.lumen-lane.test/shop', clicks: 1, impressions: 10, position: 3 });
    await transaction(server.db, (tx) => refreshBefore(jobContext(server.services, 'q', 'j'), tx, websiteId));
    await vi.waitFor(async () => expect((await evidence()).imports.at(-1)?.rows).toBe(3), { timeout: 30_000, interval: 50 });
  });
});

describe('E9 what can go wrong with Google', () => {
  it('E9 a revoked access is told, and what was read stays', async () => {
    await connect();
    google.refreshTokens.clear();
    await refresh();
    expect(await connection()).toMatchObject({
      status: 'broken',
      problem: 'Google no longer accepts our access: it was revoked, or has expired. Please connect again.',
    });
    expect((await evidence()).imports).toHaveLength(3);
    expect((await server.call(api.disconnectSearchConsole, of(), account)).status).toBe(200);
  });

  it.each<['quota' | 'forbidden', string, string]>([
    ['quota', 'connected', 'Google’s quota is used up for now. What was read before stays; please try again tomorrow.'],
    ['forbidden', 'broken', 'The connected Google account may no longer read this property. Please connect again.'],
  ])('E9 %s: nothing half imported', async (mode, status, problem) => {
    await connect();
    const before = (await evidence()).imports;
    google.state.mode = mode;
    await refresh();
    expect(await connection()).toMatchObject({ status, problem });
    expect((await evidence()).imports).toEqual(before);
    google.state.mode = 'down';
    await expect(refresh()).rejects.toThrow('status 500'); // the queue tries again
    expect((await evidence()).imports).toEqual(before);
  });

  it('E9 a property that does not match the website cannot be chosen', async () => {
    google.state.properties = [{ siteUrl: 'sc-domain:elsewhere.test', permissionLevel: 'siteOwner' }];
    expect((await complete(await stateOf())).body).toMatchObject({
      ...{ status: 'choosing', properties: [] },
      problem: 'No property of this Google account is for www.lumen-lane.test. Please connect the account that owns it.',
    });
  });

  it('E9 a refusal, another member, a second use and a forged state connect nothing', async () => {
    const refused = await comeBack(`${server.services.config.PUBLIC_URL}/functions/v1/search-console-callback?error=access_denied&state=x`);
    expect(refused.pathname + refused.search).toBe('/search-data?refused');
    google.state.unticked = true;
    expect((await complete(await stateOf())).body.code).toBe('search.google_refused');
    google.state.unticked = false;
    const state = await stateOf();
    expect((await complete(state, await server.createAccount())).body.code).toBe('search.flow_expired');
    expect((await complete(state)).status).toBe(200);
    expect((await complete(state)).body.code).toBe('search.flow_expired');
    expect((await complete('x'.repeat(43))).body.code).toBe('search.flow_expired');
  });

  it('says that it is not set up where there is no client id', async () => {
    const plain = await startServer({ env: { ROLE: 'api' } });
    const ada = await plain.createAccount();
    const { website } = await transaction(plain.db, (tx) => trackWebsite(tx, ada.id, 'https://www.lumen-lane.test/'));
    const read = await plain.call(readSearchConnection, { query: { website_id: website.id } }, ada);
    expect(read.body).toEqual({ configured: false, connection: null });
    const answer = await plain.call(api.connectSearchConsole, { body: { website_id: website.id } }, ada);
    expect(answer.body.error).toBe('Connecting Search Console is not set up on this server. You can upload its exports.');
    await plain.stop();
  });
});
