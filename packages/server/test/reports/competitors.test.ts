import { randomUUID } from 'node:crypto';
import { createCompetitors, listCompetitors, replaceCompetitor, updateCompetitor } from '@citelight/contracts/api/data';
import { suggestCompetitors } from '@citelight/contracts/api/functions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { windowsSite } from '../../../engine/test/sites/windows-site.ts';
import { trackWebsite } from '../../src/modules/websites/websites.service.ts';
import { json, transaction } from '../../src/platform/database.ts';
import type { Account, Answer, TestServer } from '../support/server.ts';
import { isSettled, type Reporting, startAnalysis, startReporting, until } from './reporting.ts';

let reporting: Reporting;
let server: TestServer;
const names = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];
beforeAll(async () => {
  const page = { '/': '<!doctype html><html lang="en"><title>A rival</title><h1>A rival</h1><p>We do the same.</p></html>' };
  reporting = await startReporting({
    [windowsSite.host]: windowsSite.pages,
    ...Object.fromEntries(names.map((name) => [`${name}.test`, page])),
    'www.one.test': page,
    'down.test': { '*': { status: 503, body: 'no' } },
  });
  ({ server } = reporting);
});
afterAll(() => reporting?.stop());

const owner = async (): Promise<Account & { websiteId: string }> => {
  const account = await server.createAccount();
  const { website } = await transaction(server.db, (tx) => trackWebsite(tx, account.id, `${windowsSite.origin}/`));
  return { ...account, websiteId: website.id };
};
type Owner = Awaited<ReturnType<typeof owner>>;
const rival = (name: string) => ({ competitor_name: `Rival ${name}`, competitor_url: `http://${name}.test/` });
const add = (as: Owner, ...all: { competitor_name: string; competitor_url: string }[]) =>
  server.call(createCompetitors, { body: { website_id: as.websiteId, competitors: all } }, as);
const list = async (as: Owner, query: { is_active?: 'true' | 'false' } = { is_active: 'true' }) =>
  (await server.call(listCompetitors, { query: { website_id: as.websiteId, ...query } }, as)).body.items;
const namesOf = async (as: Owner) => (await list(as)).map(({ competitor_name }) => competitor_name);

describe('competitors', () => {
  it('C1 are added, listed newest first, and removed', async () => {
    const ada = await owner();
    expect((await add(ada, rival('one'))).body.items).toMatchObject([{ ...rival('one'), website_id: ada.websiteId, is_active: true }]);
    const { competitor_url } = rival('three');
    await add(ada, rival('two'), { ...rival('three'), competitor_url: `${competitor_url}#prices` });
    expect((await list(ada))[0]).toMatchObject({ competitor_url });
    const [newest] = await list(ada);
    expect(await namesOf(ada)).toEqual(['Rival three', 'Rival two', 'Rival one']);
    const removed = await server.call(updateCompetitor, { params: { id: newest?.id ?? '' }, body: { is_active: false } }, ada);
    expect(removed).toMatchObject({ status: 200, body: { is_active: false } });
    expect(await namesOf(ada)).toEqual(['Rival two', 'Rival one']);
    expect(await list(ada, {})).toHaveLength(3);
  });

  it('C5 holds at most five, all of a request or none, also at once', async () => {
    const bob = await owner();
    await add(bob, ...names.slice(0, 4).map(rival));
    expect(await add(bob, rival('five'), rival('six'))).toMatchObject({ status: 409, body: { code: 'competitor.limit' } });
    expect(await list(bob)).toHaveLength(4);
    const answers = await Promise.all(['five', 'six', 'seven'].map((name) => add(bob, rival(name))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('C2 refuses doubles by host, the own site, private addresses and what is no address', async () => {
    const cara = await owner();
    await add(cara, rival('one'));
    const code = async (...all: Parameters<typeof add> extends [unknown, ...infer R] ? R : never) => (await add(cara, ...all)).body.code;
    const at = (competitor_url: string) => ({ competitor_name: 'X', competitor_url });
    expect(await code(at('http://www.ONE.test/pricing'))).toBe('competitor.duplicate');
    expect(await code(rival('two'), at('http://two.test/again'))).toBe('competitor.duplicate');
    expect(await code(at(`${windowsSite.origin}/pricing`))).toBe('request.invalid');
    expect(await code(at('http://127.0.0.1/'))).toBe('fetch.refused_address');
    const errorOf = async (body: object) => ((await add(cara, body as never)).body as { error?: string }).error;
    expect(await errorOf(at(`http://one.test/${'x'.repeat(500)}`))).toBe('URL is too long');
    expect(await errorOf({ ...rival('two'), competitor_name: ' ' })).toBe('Competitor name must be between 1 and 200 characters');
    expect(await errorOf(at('javascript:alert(1)'))).toBe('URL must start with http:// or https://');
    expect(await list(cara)).toHaveLength(1);
  });

  it('C4 replaces one by another, both or neither', async () => {
    const dan = await owner();
    await add(dan, rival('one'), rival('two'));
    const first = (await list(dan)).find(({ competitor_name }) => competitor_name === 'Rival one');
    const replace = (id: string, by: ReturnType<typeof rival>, as: Account = dan) =>
      server.call(replaceCompetitor, { params: { id }, body: by }, as);
    expect(await replace(first?.id ?? '', rival('two'))).toMatchObject({ status: 409, body: { code: 'competitor.duplicate' } });
    const inside = { competitor_name: 'Inside', competitor_url: 'http://127.0.0.1/' };
    expect(await replace(first?.id ?? '', inside)).toMatchObject({ body: { code: 'fetch.refused_address' } });
    expect((await namesOf(dan)).sort()).toEqual(['Rival one', 'Rival two']);
    expect(await replace(first?.id ?? '', rival('three'))).toMatchObject({
      status: 200,
      body: { competitor_name: 'Rival three', is_active: true },
    });
    expect((await namesOf(dan)).sort()).toEqual(['Rival three', 'Rival two']);
    expect(await replace(first?.id ?? '', rival('four')), 'it is gone').toMatchObject({
      status: 404,
      body: { code: 'competitor.not_found' },
    });
  });

  it('X3 of somebody else are unknown', async () => {
    const [eve, fay] = [await owner(), await owner()];
    await add(eve, rival('one'));
    const [hers] = await list(eve);
    const spoofed = { ...fay, websiteId: eve.websiteId };
    expect(await add(spoofed, rival('two'))).toMatchObject({ status: 404, body: { code: 'website.not_found' } });
    expect(await server.call(listCompetitors, { query: { website_id: eve.websiteId } }, fay)).toMatchObject({ status: 404 });
    expect(await server.call(updateCompetitor, { params: { id: hers?.id ?? '' }, body: { is_active: false } }, fay)).toMatchObject({
      status: 404,
      body: { code: 'competitor.not_found' },
    });
    expect(await server.call(replaceCompetitor, { params: { id: hers?.id ?? '' }, body: rival('two') }, fay)).toMatchObject({
      status: 404,
    });
    expect(await namesOf(eve)).toEqual(['Rival one']);
  });
});

describe('suggestions', () => {
  const suggest = async (as: Owner, more: object = {}) => {
    const body = { url: `${windowsSite.origin}/`, websiteId: as.websiteId, limit: 3, ...more };
    return (await server.call(suggestCompetitors, { body }, as)) as unknown as Answer<{ competitors: unknown[]; code?: string }>;
  };

  it('N5 are sites that the site names, that answer, and that are not on the list', async () => {
    const gus = await owner();
    expect((await suggest(gus)).body).toEqual({ success: true, competitors: [] });
    const id = await startAnalysis(server, gus, `${windowsSite.origin}/`);
    await until(server, gus, id, isSettled);
    const named = (name: string, url = `http://${name}.test/`) => ({
      name: `Rival ${name}`,
      url,
      reason: 'named on a page',
      aiWritten: false,
    });
    const suggestions = [
      named('one'),
      named('down'),
      named('script', 'javascript:alert(1)'),
      named('private', 'http://127.0.0.1:1/'),
      named('two'),
      named('two again', 'http://www.two.test/x'),
      named('three'),
      named('four'),
    ];
    await server.db
      .updateTable('report_artifacts')
      .set({ suggestions: json(suggestions) })
      .where('report_id', '=', id)
      .execute();
    await add(gus, rival('one'));
    const { body } = await suggest(gus);
    expect(body.competitors).toEqual([named('two'), named('three'), named('four')]);
    expect((await suggest(gus, { limit: 1 })).body.competitors).toEqual([named('two')]);
  });

  it('N5 refuse another user and a website that is not the caller’s', async () => {
    const [hal, ivy] = [await owner(), await owner()];
    expect(await suggest(hal, { userId: randomUUID() })).toMatchObject({ status: 403, body: { code: 'analysis.user_mismatch' } });
    expect(await suggest(hal, { websiteId: ivy.websiteId })).toMatchObject({ status: 404, body: { code: 'website.not_found' } });
  });
});
