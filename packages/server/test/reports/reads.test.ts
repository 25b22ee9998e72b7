import { randomUUID } from 'node:crypto';
import { Assessment, type ErrorBody, type ReportListItem } from '@citelight/contracts';
import {
  listCompetitorAnalyses,
  listContentOpportunities,
  listKeywordAnalyses,
  listReports,
  listScoreHistory,
  type ReportFilters,
  readReport,
} from '@citelight/contracts/api/data';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { windowsSite } from '../../../engine/test/sites/windows-site.ts';
import { trackWebsite } from '../../src/modules/websites/websites.service.ts';
import { json, sql } from '../../src/platform/database.ts';
import type { Account, TestServer } from '../support/server.ts';
import { isSettled, type Reporting, startAnalysis, startReporting, until } from './reporting.ts';

let reporting: Reporting;
let server: TestServer;
let ada: Account;
let bob: Account;
let real: string;
let websiteId: string;
let assessment: Assessment;

/** Days of November with a score, or a status that has none. */
const ROWS: [day: number, score: number | null, status: 'completed' | 'failed', automated: boolean][] = [
  [1, 40, 'completed', true],
  [2, 90.5, 'completed', false],
  [3, null, 'failed', false],
  [4, 60, 'completed', true],
  [5, 60, 'completed', false],
  [6, null, 'failed', true],
];
const dayOf = (report: ReportListItem) => new Date(report.created_at).getUTCDate();

beforeAll(async () => {
  reporting = await startReporting({ [windowsSite.host]: windowsSite.pages });
  ({ server } = reporting);
  [ada, bob] = [await server.createAccount(), await server.createAccount()];
  real = await startAnalysis(server, ada, `${windowsSite.origin}/`);
  const report = await until(server, ada, real, isSettled);
  websiteId = report.website_id;
  assessment = Assessment.parse(report.report_data?.analysis);
  await sql`update assessment_reports set created_at = '2026-10-01T00:00:00Z' where id = ${real}`.execute(server.db);
  for (const [day, score, status, automated] of ROWS)
    await server.db
      .insertInto('assessment_reports')
      .values({
        user_id: ada.id,
        website_id: websiteId,
        status,
        is_auto_generated: automated,
        created_at: `2026-11-0${day}T12:00:00.000Z`,
        ...(score === null
          ? { error_message: 'no', error_code: 'fetch.dns' }
          : { completed_at: `2026-11-0${day}T12:01:00.000Z`, report_data: json({ analysis: { ...assessment, overallScore: score } }) }),
      })
      .execute();
});
afterAll(() => reporting?.stop());

const list = async (query: Record<string, string> = {}, as = ada) =>
  (await server.call(listReports, { query: { created_from: '2026-11-01T00:00:00Z', ...query } as unknown as ReportFilters }, as)).body;
const days = async (query: Record<string, string> = {}) => (await list(query)).items.map(dayOf);

describe('the list of reports', () => {
  it('X2 sorts by date, newest first unless asked otherwise', async () => {
    expect(await days()).toEqual([6, 5, 4, 3, 2, 1]);
    expect(await days({ direction: 'asc' })).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('X2 sorts by score with nulls last in both directions', async () => {
    const scores = async (direction: string) => (await list({ sort: 'overall_score', direction })).items.map((item) => item.overall_score);
    expect(await scores('desc')).toEqual([90.5, 60, 60, 40, null, null]);
    expect(await scores('asc')).toEqual([40, 60, 60, 90.5, null, null]);
  });

  it('D5 filters by status, type and dates, to the millisecond', async () => {
    expect(await days({ status: 'failed' })).toEqual([6, 3]);
    expect(await days({ status: 'pending' })).toEqual([]);
    expect(await days({ is_auto_generated: 'true' })).toEqual([6, 4, 1]);
    expect(await days({ is_auto_generated: 'false', status: 'completed' })).toEqual([5, 2]);
    expect(await days({ created_from: '2026-11-02T12:00:00.000Z', created_to: '2026-11-04T11:59:59.999Z' })).toEqual([3, 2]);
    expect(await days({ created_to: '2026-11-04T12:00:00.000Z' })).toEqual([4, 3, 2, 1]);
    expect(await days({ website_id: randomUUID() })).toEqual([]);
  });

  it('D6 pages with the exact count', async () => {
    const page = await list({ limit: '4', offset: '4' });
    expect(page.items.map(dayOf)).toEqual([2, 1]);
    expect(page.total).toBe(6);
    expect((await list({ offset: '100' })).items).toEqual([]);
    const tied = [
      await list({ sort: 'overall_score', limit: '2', offset: '0' }),
      await list({ sort: 'overall_score', limit: '2', offset: '2' }),
    ];
    expect(new Set(tied.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(4);
  });

  it('shows what a card needs and leaves the analysis out', async () => {
    const { items } = await list({ created_from: '2026-09-01T00:00:00Z', created_to: '2026-10-02T00:00:00Z' });
    expect(items).toEqual([expect.objectContaining({ id: real, scores: assessment.scores, summary: assessment.summary, is_latest: true })]);
    expect(items[0]).not.toHaveProperty('report_data');
  });

  it('refuses what is no filter', async () => {
    for (const query of [
      { sort: 'summary' },
      { direction: 'down' },
      { limit: '101' },
      { limit: '0' },
      { offset: '-1' },
      { status: 'all' },
      { created_from: 'today' },
    ])
      expect(await list(query as never), JSON.stringify(query)).toMatchObject({ code: 'request.invalid' });
  });
});

describe('score history', () => {
  it('R5 tells the scores of completed reports, oldest first, with the rubric', async () => {
    const { body } = await server.call(listScoreHistory, { query: { website_id: websiteId } }, ada);
    expect(body.items.map(({ overall_score }) => overall_score)).toEqual([assessment.overallScore, 40, 90.5, 60, 60]);
    expect(body.items[0]).toMatchObject({ report_id: real, rubric_version: assessment.rubricVersion, scores: assessment.scores });
  });
});

describe('reports of somebody else', () => {
  it('X3 are as unknown as ones that do not exist', async () => {
    const unknown = await server.call(readReport, { params: { id: randomUUID() } }, bob);
    const foreign = await server.call(readReport, { params: { id: real } }, bob);
    expect(unknown).toMatchObject({ status: 404, body: { code: 'report.not_found' } });
    const { requestId: _, ...body } = foreign.body as unknown as ErrorBody;
    expect(unknown.body).toMatchObject(body);
    const query = { report_id: real };
    for (const endpoint of [listKeywordAnalyses, listContentOpportunities, listCompetitorAnalyses])
      expect((await server.call(endpoint, { query }, bob)).body, endpoint.id).toEqual({ items: [], total: 0 });
    expect((await server.call(listScoreHistory, { query: { website_id: websiteId } }, bob)).body.total).toBe(0);
    expect((await list({}, bob)).total).toBe(0);
    expect((await server.call(listKeywordAnalyses, { query }, ada)).body.total).toBe(1);
  });
});

it('X2 the list reads no analysis and uses an index by member', async () => {
  const { rows } = await server.services.pool.query<{ 'QUERY PLAN': string }>(
    `explain (verbose) select id, overall_score, scores, summary from assessment_reports where user_id = '${ada.id}' order by created_at desc, id limit 10`,
  );
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toContain('report_data');
});

describe('a report stored under rubric 1', () => {
  it('is read in today’s shape: phrases as topics, prompts as questions, nothing guessed', async () => {
    const { profile: _p, questions: _q, topicsLimited: _l, limited: _m, factorLimits: _f, ...kept } = assessment;
    const passage = { url: 'https://a.example/kilns', heading: null, text: 'A kiln costs €900.' };
    const before = {
      ...kept,
      rubricVersion: '1.3.7',
      topics: [{ topic: 'kilns', terms: ['kiln'], weight: 1, pages: [passage.url], coverage: { retrieved: 1, weak: 2, missing: 0 } }],
      prompts: [
        {
          prompt: 'What do kilns cost?',
          topic: 'kilns',
          intent: 'price',
          language: 'en',
          coverage: 'retrieved',
          passage,
          aiWritten: false,
        },
        { prompt: 'Are kilns worth it?', topic: 'kilns', intent: 'custom', language: 'en', coverage: 'weak', passage, aiWritten: true },
      ],
      comparisons: [],
    };
    const { id } = await server.db
      .insertInto('assessment_reports')
      .values({
        ...{ user_id: ada.id, website_id: websiteId, status: 'completed', is_auto_generated: false },
        ...{ created_at: '2026-09-02T12:00:00.000Z', completed_at: '2026-09-02T12:01:00.000Z', report_data: json({ analysis: before }) },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { body } = await server.call(readReport, { params: { id } }, ada);
    const read = Assessment.parse(body.report_data?.analysis);
    expect(read.rubricVersion).toBe('1.3.7');
    expect(read.profile).toBeNull();
    expect(read.limited).toBeNull();
    expect(Object.values(read.factorLimits)).toEqual(Array(6).fill(null));
    expect(read.topics).toMatchObject([
      { topic: 'kilns', confidence: 0, pages: [passage.url], coverage: { answered: 1, mentioned: 2, missing: 0 } },
    ]);
    expect(read.questions.map(({ question, origin, coverage }) => [question, origin, coverage])).toEqual([
      ['What do kilns cost?', 'typed', 'answered'],
      ['Are kilns worth it?', 'ai', 'mentioned'],
    ]);
  });
});

describe('the report before', () => {
  const NOON = '2026-11-10T12:00:00.000Z';
  const LATER = '2026-11-10T13:00:00.000Z';
  const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
  type Row = { n: number; at?: string; score?: number; failed?: true; rubric?: string; rescored?: [rubric: string, score: number] };
  it.each<[string, Row[], { id: string; overall_score: number | null }[]]>([
    ['is none where there is none', [{ n: 1 }], []],
    [
      'is the newest that was started before',
      [{ n: 1, at: LATER }, { n: 2, score: 41, at: '2026-11-10T12:30:00.000Z' }, { n: 3 }],
      [{ id: id(2), overall_score: 41 }],
    ],
    [
      'is no failed one',
      [
        { n: 1, at: LATER },
        { n: 2, failed: true, at: '2026-11-10T12:30:00.000Z' },
        { n: 3, score: 42 },
      ],
      [{ id: id(3), overall_score: 42 }],
    ],
    [
      'is the next by id where two were started at once',
      [{ n: 1 }, { n: 2, score: 43 }, { n: 3, score: 44 }],
      [{ id: id(2), overall_score: 43 }],
    ],
    ['is not the one above by id', [{ n: 2 }, { n: 1, score: 45 }], []],
    [
      'has no score under another rubric',
      [
        { n: 1, at: LATER },
        { n: 2, rubric: '1.0.0' },
      ],
      [{ id: id(2), overall_score: null }],
    ],
    [
      'has the score given again under this rubric',
      [
        { n: 1, at: LATER },
        { n: 2, rubric: '1.0.0', rescored: ['2.0.0', 46] },
      ],
      [{ id: id(2), overall_score: 46 }],
    ],
    [
      'has no score where it was scored again under another',
      [
        { n: 1, at: LATER },
        { n: 2, rescored: ['3.0.0', 47] },
      ],
      [{ id: id(2), overall_score: null }],
    ],
  ])('%s', async (_, reports, wanted) => {
    const work = server.db.transaction().execute(async (tx) => {
      const { website } = await trackWebsite(tx, bob.id, 'https://before.test/');
      for (const { n, at = NOON, score = 40, failed, rubric = '2.0.0', rescored } of reports)
        await tx
          .insertInto('assessment_reports')
          .values({
            ...{ id: id(n), user_id: bob.id, website_id: website.id, created_at: at, completed_at: at },
            ...(failed ? { status: 'failed', error_message: 'm' } : { status: 'completed' }),
            ...(failed ? {} : { report_data: json({ analysis: { ...assessment, overallScore: score, rubricVersion: rubric } }) }),
            ...(rescored ? { rescored: json({ rubricVersion: rescored[0], overallScore: rescored[1], scores: assessment.scores }) } : {}),
          })
          .execute();
      const { rows } = await sql`select * from app.report_before(${id(reports[0]?.n ?? 0)})`.execute(tx);
      expect(rows).toEqual(wanted);
      throw new Error('nothing of it stays');
    });
    await expect(work).rejects.toThrow('nothing of it stays');
  });
});
