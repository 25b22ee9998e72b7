import { WebsiteUrl } from '@citelight/contracts';
import { createCompetitors, replaceCompetitor } from '@citelight/contracts/api/data';
import { analyzeWebsite, suggestCompetitors } from '@citelight/contracts/api/functions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Canary, openCanary, pointedAt, REFUSED_ROWS } from '../../engine/test/fetch/canary.ts';
import { type Account, startServer, type TestServer } from './support/server.ts';
import { furnish, snapshot, type World } from './surface/world.ts';

/** SSRF-1: every endpoint that takes an address × every row of the table, with listeners that must hear nothing. */

let canary: Canary;
let server: TestServer;
let ada: Account;
let world: World;
let rows: string[];
beforeAll(async () => {
  canary = await openCanary();
  const env = { RATE_LIMITS: 'off', CRAWL_PORTS: String(canary.port), CRAWL_RESOLVE: `canary.test=127.0.0.1:${canary.port}` };
  server = await startServer({ env });
  ada = await server.createAccount();
  world = await furnish(server.services, ada.id);
  rows = [...REFUSED_ROWS, ...pointedAt(canary.port)];
});
afterAll(async () => {
  await server?.stop();
  await canary?.close();
});

type Outcome = { status: number; body: { code?: string; competitors?: unknown[] } };
const ENTRIES: Record<string, (url: string) => Promise<Outcome>> = {
  'analyze-website': (url) => server.call(analyzeWebsite, { body: { url, userId: ada.id } }, ada),
  'create-competitors': (url) =>
    server.call(
      createCompetitors,
      { body: { website_id: world.websiteId, competitors: [{ competitor_name: 'X', competitor_url: url }] } },
      ada,
    ),
  'replace-competitor': (url) =>
    server.call(replaceCompetitor, { params: { id: world.competitorId }, body: { competitor_name: 'X', competitor_url: url } }, ada),
};
/** What is no address of a site at all, one that may not be visited, or a name that nobody knows. */
const REFUSALS = /^(request\.invalid|fetch\.(refused_address|not_a_url|scheme|credentials|url_too_long|port|dns|dns_failed|dns_timeout))$/;

describe('addresses that a member gives', () => {
  it('SSRF-2 the canary can be heard', async () => {
    expect(await server.services.sites.answers('http://canary.test/')).toBe(true);
    expect(canary.reached()).toBe(1);
  });

  it.each(Object.keys(ENTRIES))(
    'SSRF-1 SSRF-2 SSRF-11 %s: every row is refused, costs nothing and reaches nothing',
    { timeout: 240_000 },
    async (name) => {
      const before = await snapshot(server.services);
      const connections = canary.reached();
      expect(rows.length).toBeGreaterThan(400);
      const sentences = new Set<string>();
      for (const url of rows) {
        const { status, body } = (await ENTRIES[name]?.(url)) ?? { status: 0, body: {} };
        expect(body.code, url).toMatch(REFUSALS);
        expect([400, 422], url).toContain(status);
        if (body.code === 'fetch.refused_address') sentences.add(JSON.stringify({ ...body, requestId: '' }));
      }
      // Nothing tells what is behind an address that is refused.
      expect(sentences.size).toBe(1);
      expect(canary.reached()).toBe(connections);
      expect(await snapshot(server.services)).toEqual(before);
    },
  );

  it.each([...Object.keys(ENTRIES), 'suggest-competitors'])(
    'SSRF-11 L3 %s: spellings that parsers mend are refused as typed, at no charge',
    async (name) => {
      const before = await snapshot(server.services);
      const suggest = (url: string): Promise<Outcome> =>
        server.call(suggestCompetitors, { body: { url, websiteId: world.websiteId, limit: 5 } }, ada);
      for (const url of [
        'https://example.com/\n',
        'exa\tmple.com',
        '\rhttps://example.com/',
        'https:\\\\example.com',
        'https://example.com/a\\b',
        'https:example.com',
        'http://@example.com/',
        'http://:@example.com/',
        'http://ann:secret@example.com/',
      ]) {
        const { status, body } = await (ENTRIES[name] ?? suggest)(url);
        expect({ status, code: body.code, text: JSON.stringify(body) }, JSON.stringify(url)).toEqual({
          status: 400,
          code: 'request.invalid',
          text: expect.stringContaining('Please enter a valid URL'),
        });
      }
      expect(await snapshot(server.services)).toEqual(before);
    },
  );

  it('SSRF-1 suggest-competitors asks nobody there', { timeout: 240_000 }, async () => {
    const connections = canary.reached();
    for (const url of rows) {
      const { status, body }: Outcome = await server.call(suggestCompetitors, { body: { url, websiteId: world.websiteId, limit: 5 } }, ada);
      if (status === 200) expect(body.competitors, url).toEqual([]);
      else expect(body.code, url).toBe('request.invalid');
    }
    for (const url of pointedAt(canary.port))
      if (WebsiteUrl.safeParse(url).success) expect(await server.services.sites.answers(url), url).toBe(false);
    expect(canary.reached()).toBe(connections);
  });
});
