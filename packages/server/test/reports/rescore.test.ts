import { Assessment } from '@citelight/contracts';
import { listScoreHistory } from '@citelight/contracts/api/data';
import { RUBRIC_VERSION } from '@citelight/engine/scoring/rubric';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { windowsSite } from '../../../engine/test/sites/windows-site.ts';
import { queueStale, RESCORE_MORE_QUEUE, RESCORE_QUEUE } from '../../src/modules/reports/rescore.service.ts';
import { restoreVisit, storeVisit } from '../../src/modules/reports/stored-visit.thread.ts';
import { jobContext } from '../../src/platform/context.ts';
import { json, sql } from '../../src/platform/database.ts';
import { type Account, startServer, type TestServer } from '../support/server.ts';
import { isSettled, type Reporting, startAnalysis, startReporting, until } from './reporting.ts';

const EARLIER = '0.9.0';
/** More than a history compares. */
const REPORTS = 26;

let reporting: Reporting;
let server: TestServer;
let ada: Account;
let newest: string;
let websiteId: string;
let assessment: Assessment;
let visit: Buffer;
/** Reports before the newest one, oldest first. */
let ids: string[];

/** A visit as an earlier crawler could have stored it, without what is looked at today: by all of judging, or by one check. */
async function visitWithout(name: 'edge' | 'soft404'): Promise<Buffer> {
  const packed = await restoreVisit(visit);
  const { [name]: _, ...rest } = packed.visit;
  return Buffer.from(await storeVisit({ ...packed, visit: rest as typeof packed.visit }));
}

/** `visit`: null where none is stored. */
async function addReport(day: number, { rubric = EARLIER, stored = visit as Buffer | null } = {}): Promise<string> {
  const at = `2026-10-${String(day).padStart(2, '0')}T12:00:00.000Z`;
  const analysis = { ...assessment, rubricVersion: rubric, overallScore: 12, scores: { ...assessment.scores, answerability: 1 } };
  const { id } = await server.db
    .insertInto('assessment_reports')
    .values({
      ...{ user_id: ada.id, website_id: websiteId, status: 'completed', created_at: at, completed_at: at },
      report_data: json({ analysis }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (stored) await server.db.insertInto('report_artifacts').values({ report_id: id, user_id: ada.id, content: stored }).execute();
  return id;
}

beforeAll(async () => {
  reporting = await startReporting({ [windowsSite.host]: windowsSite.pages });
  ({ server } = reporting);
  ada = await server.createAccount();
  newest = await startAnalysis(server, ada, `${windowsSite.origin}/`);
  const report = await until(server, ada, newest, isSettled);
  websiteId = report.website_id;
  assessment = Assessment.parse(report.report_data?.analysis);
  ({ content: visit } = await server.db
    .selectFrom('report_artifacts')
    .select('content')
    .where('report_id', '=', newest)
    .executeTakeFirstOrThrow());
  ids = [];
  for (let day = 1; day < REPORTS; day++) ids.push(await addReport(day, day > 6 ? { stored: null } : {}));
});
afterAll(() => reporting?.stop());

const setVisit = (id: string | undefined, content: Buffer) =>
  server.db
    .updateTable('report_artifacts')
    .set({ content })
    .where('report_id', '=', id ?? '')
    .execute();
const stateOf = (id: string | undefined) =>
  server.db
    .selectFrom('assessment_reports')
    .select(['overall_score', 'rubric_version', 'rescored', 'not_rescored_under'])
    .where('id', '=', id ?? '')
    .executeTakeFirstOrThrow();
const history = async () => (await server.call(listScoreHistory, { query: { website_id: websiteId } }, ada)).body.items;
const jobs = async () =>
  (
    await sql<{
      id: string;
    }>`select data ->> 'reportId' as id from jobs.job where name in (${RESCORE_QUEUE}, ${RESCORE_MORE_QUEUE})`.execute(server.db)
  ).rows.map(({ id }) => id);

it('R5 a worker that starts scores earlier visits again; reports keep their scores, and what cannot be judged is left alone', async () => {
  const [, beyond, broken, unjudged, unchecked, good] = ids;
  await setVisit(broken, Buffer.from('no visit'));
  await setVisit(unjudged, await visitWithout('edge'));
  await setVisit(unchecked, await visitWithout('soft404'));
  expect(await jobs(), 'nothing was stale when the first worker started').toEqual([]);
  const given = await history();

  const next = await startServer({ database: server.database });
  try {
    await expect.poll(async () => (await stateOf(good)).rescored).not.toBeNull();
    for (const id of [broken, unjudged, unchecked])
      await expect.poll(async () => (await stateOf(id)).not_rescored_under).toBe(RUBRIC_VERSION);

    expect((await jobs()).toSorted(), 'of the newest 24 those with a visit and another rubric').toEqual(
      [broken, unjudged, unchecked, good].toSorted(),
    );
    const { overallScore, scores } = assessment;
    expect(await stateOf(good)).toEqual({
      overall_score: 12,
      rubric_version: EARLIER,
      rescored: { rubricVersion: RUBRIC_VERSION, overallScore, scores },
      not_rescored_under: null,
    });
    for (const id of [beyond, broken, unjudged, unchecked]) expect(await stateOf(id)).toMatchObject({ overall_score: 12, rescored: null });

    const found = await history();
    expect(found.find(({ report_id }) => report_id === good)).toMatchObject({
      ...{ rubric_version: RUBRIC_VERSION, overall_score: overallScore, scores },
      given: { rubric_version: EARLIER, overall_score: 12 },
    });
    const others = (points: typeof found) => points.filter(({ report_id }) => report_id !== good);
    expect(others(found)).toEqual(others(given));

    const ctx = jobContext(next.services, 'test', 'test');
    const before = (await jobs()).length;
    await queueStale(ctx, RUBRIC_VERSION, null);
    expect((await jobs()).length, 'nothing is tried twice under a rubric').toBe(before);
  } finally {
    await next.stop();
  }
});
