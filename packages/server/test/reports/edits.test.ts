import { EDITS, type Sent } from '@citelight/contracts';
import { exportReport, listKeywordAnalyses, readReport } from '@citelight/contracts/api/data';
import { createEdit, deleteEdit, type Edit, listEdits } from '@citelight/contracts/api/edits';
import { suggestVisibilityQuestions } from '@citelight/contracts/api/visibility';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lampShopSite } from '../../../engine/test/sites/index.ts';
import { jobContext } from '../../src/platform/context.ts';
import { sql } from '../../src/platform/database.ts';
import { grant } from '../schedules/schedules.ts';
import type { Account, TestServer } from '../support/server.ts';
import { isSettled, type Reporting, startAnalysis, startReporting, until } from './reporting.ts';

/** What members change by hand about topics and questions, across two reports of one website. */

let reporting: Reporting;
let server: TestServer;
let ada: Account;
let bob: Account;
let first: string;
let websiteId: string;
const report = async () => {
  const id = await startAnalysis(server, ada, lampShopSite.origin);
  return until(server, ada, id, isSettled);
};
beforeAll(async () => {
  reporting = await startReporting({ [lampShopSite.host]: lampShopSite.pages });
  ({ server } = reporting);
  [ada, bob] = [await server.createAccount(), await server.createAccount()];
  await grant(jobContext(server.services, 'test', 'test'), ada.id, 24);
  ({ id: first, website_id: websiteId } = await report());
});
afterAll(() => reporting?.stop());

type Change = Sent<typeof createEdit>['body'];
type WithoutReport<T> = T extends unknown ? Omit<T, 'report_id'> : never;
const change = (edit: WithoutReport<Change>, as = ada, reportId = first) =>
  server.call(createEdit, { body: { report_id: reportId, ...edit } as Change }, as);
const made = async (edit: WithoutReport<Change>): Promise<Edit> => {
  const { status, body } = await change(edit);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const undo = (id: string, as = ada) => server.call(deleteEdit, { params: { id } }, as);
const analysisOf = async (id = first) => {
  const { body } = await server.call(readReport, { params: { id } }, ada);
  if (!body.report_data) throw new Error('no analysis');
  return body.report_data.analysis;
};
const edits = async (as = ada) => (await server.call(listEdits, { query: { website_id: websiteId } }, as)).body;

// What a test changes, the next one builds on.
describe('R6 edits by hand', { retry: 0 }, () => {
  it('R6 rename and hide a topic at once, leave the score, and are marked in every document', async () => {
    const before = await analysisOf();
    const [one, other] = before.topics.map(({ topic }) => topic);
    if (!one || !other) throw new Error('two topics are needed');
    await made({ kind: 'rename_topic', topic: one, label: '  Lamps,\n by hand ' });
    const hidden = await made({ kind: 'hide_topic', topic: other });
    const after = await analysisOf();
    const { topics: _t, questions: _q, keywords: _k, ...judged } = after;
    expect(before).toMatchObject(judged);
    expect(after.topics.map(({ topic }) => topic)).not.toContain(other);
    expect(after.topics[0]).toMatchObject({ topic: 'Lamps, by hand', editedBy: 'member', original: one });
    const { body } = await server.call(listKeywordAnalyses, { query: { report_id: first } }, ada);
    expect(body.items[0]?.current_topics).toEqual(after.keywords.currentTopics);
    expect(after.keywords.currentTopics).toContain('Lamps, by hand');
    for (const format of ['html', 'markdown', 'json'] as const) {
      const file = await server.call(exportReport, { params: { id: first, format } }, ada);
      expect(JSON.stringify(file.body), format).toMatch(format === 'json' ? /editedBy/ : /edited by hand/);
    }
    await undo(hidden.id);
    expect((await analysisOf()).topics.map(({ topic }) => topic)).toContain(other);
    await made({ kind: 'rename_topic', topic: 'Lamps, by hand', label: 'Lamps' });
    expect((await edits()).items.filter(({ kind }) => kind === 'rename_topic')).toMatchObject([{ subject: one, label: 'Lamps' }]);
  });

  it('R6 made under a former label of a topic hold, and can be changed and undone', async () => {
    const all = (await analysisOf()).topics;
    const at = all.findIndex(({ editedBy }) => editedBy === undefined);
    const topic = all[at]?.topic ?? '';
    await sql`update assessment_reports set report_data = jsonb_set(report_data, ${`{analysis,topics,${at},terms}`}::text[], '["Old lights"]') where id = ${first}`.execute(
      server.db,
    );
    await sql`
      insert into site_edits (user_id, website_id, kind, subject, key, label)
      values (${ada.id}, ${websiteId}, 'rename_topic', 'Old lights', 'old lights', 'Lights')`.execute(server.db);
    const named = async () => {
      const { body } = await server.call(listKeywordAnalyses, { query: { report_id: first } }, ada);
      return [
        (await analysisOf()).topics[at]?.topic,
        body.items[0]?.current_topics.find((one) => one === 'Lights' || one === 'Our lights'),
      ];
    };
    expect(await named()).toEqual(['Lights', 'Lights']);
    const { id, subject } = await made({ kind: 'rename_topic', topic: 'Lights', label: 'Our lights' });
    expect(subject, 'the same edit').toBe('Old lights');
    expect(await named()).toEqual(['Our lights', 'Our lights']);
    await undo(id);
    expect(await named()).toEqual([topic, undefined]);
  });

  it('R6 a verdict that is marked as wrong is shown as corrected, with what it was', async () => {
    const found = (await analysisOf()).questions.find(({ coverage }) => coverage === 'answered');
    if (!found) throw new Error('no question is answered');
    expect(await change({ kind: 'correct_verdict', question: found.question, coverage: 'answered' })).toMatchObject({
      status: 409,
      body: { code: 'edit.no_change' },
    });
    await made({ kind: 'correct_verdict', question: found.question, coverage: 'missing' });
    expect((await analysisOf()).questions.find(({ question }) => question === found.question)).toMatchObject({
      ...{ coverage: 'missing', passage: null, editedBy: 'member' },
      judged: { coverage: 'answered', passage: found.passage },
    });
  });

  it('R6 refuses what is empty, too long, there already, unknown or another’s, and keeps nothing of it', async () => {
    const before = await edits();
    const [{ topic } = { topic: '' }] = (await analysisOf()).topics;
    const invalid = [
      { kind: 'add_topic', topic: '   ' },
      { kind: 'add_topic', topic: '?!' },
      { kind: 'add_topic', topic: 'x'.repeat(EDITS.topicLength + 1) },
      { kind: 'rename_topic', topic, label: '' },
      { kind: 'add_question', question: 'a' },
      { kind: 'add_question', question: 'x'.repeat(301) },
      { kind: 'paint_topic', topic },
    ] as WithoutReport<Change>[];
    for (const edit of invalid)
      expect(await change(edit), JSON.stringify(edit).slice(0, 60)).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    const refused: [WithoutReport<Change>, number, string][] = [
      [{ kind: 'add_topic', topic: 'LAMPS' }, 409, 'topic.duplicate'],
      [{ kind: 'rename_topic', topic: 'Lamps', label: 'Lamps' }, 409, 'edit.no_change'],
      [{ kind: 'rename_topic', topic: 'No such topic', label: 'New' }, 404, 'topic.not_found'],
      [{ kind: 'hide_topic', topic: 'No such topic' }, 404, 'topic.not_found'],
      [{ kind: 'hide_question', question: 'No such question?' }, 404, 'question.not_found'],
      [{ kind: 'correct_verdict', question: 'No such question?', coverage: 'missing' }, 404, 'question.not_found'],
      [{ kind: 'add_question', question: 'Is this new?', topic: 'No such topic' }, 404, 'topic.not_found'],
    ];
    for (const [edit, status, code] of refused) expect(await change(edit), code).toMatchObject({ status, body: { code } });
    expect(await change({ kind: 'hide_topic', topic }, bob)).toMatchObject({ status: 404, body: { code: 'report.not_found' } });
    expect(await edits(bob)).toMatchObject({ code: 'website.not_found' });
    expect(await undo(before.items[0]?.id ?? '', bob)).toMatchObject({ status: 404, body: { code: 'edit.not_found' } });
    expect(await edits()).toEqual(before);
  });

  it('R6 takes fifty questions and no more, also at once', async () => {
    await sql`
      insert into site_edits (user_id, website_id, kind, subject, key)
      select ${ada.id}, ${websiteId}, 'add_question', 'Question ' || n || '?', 'question ' || n from generate_series(1, 49) n`.execute(
      server.db,
    );
    const answers = await Promise.all(
      ['Which bulb fits a reading lamp?', 'Is linen washable?'].map((question) => change({ kind: 'add_question', question })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'question.limit' });
    await sql`delete from site_edits where key like 'question %' or key like '%linen%' or key like '%bulb%'`.execute(server.db);
  });

  it('R6 what is added is asked in the next report, which keeps all edits, and can be tracked in AI engines', async () => {
    const question = 'How long is the warranty of a lamp?';
    await made({ kind: 'add_question', question, topic: 'Lamps' });
    await made({ kind: 'add_topic', topic: 'Lampshade repair' });
    expect(await change({ kind: 'add_question', question: 'how long is the warranty of a lamp' })).toMatchObject({
      body: { code: 'question.duplicate' },
    });
    expect(
      (await analysisOf()).questions.filter(({ origin }) => origin === 'member'),
      'nobody has asked yet',
    ).toEqual([]);
    const { body } = await server.call(suggestVisibilityQuestions, { query: { website_id: websiteId } }, ada);
    expect(body.items[0]).toMatchObject({ text: question, topic: 'Lamps', origin: 'report' });
    const second = await report();
    const analysis = await analysisOf(second.id);
    expect(analysis.overallScore).toBe((await analysisOf()).overallScore);
    expect(analysis.questions.find((one) => one.question === question)).toMatchObject({
      origin: 'member',
      editedBy: 'member',
      topic: 'Lamps',
    });
    expect(analysis.topics.map(({ topic }) => topic)).toEqual(expect.arrayContaining(['Lamps', 'Lampshade repair']));
    expect(analysis.questions.filter(({ judged }) => judged)).toHaveLength(1);
    const added = (await edits()).items.filter(({ kind }) => kind === 'add_question' || kind === 'add_topic');
    for (const { id } of added) expect((await undo(id)).status).toBe(200);
    const undone = await analysisOf(second.id);
    expect(undone.questions.filter(({ origin }) => origin === 'member')).toEqual([]);
    expect(undone.topics.map(({ topic }) => topic)).not.toContain('Lampshade repair');
  });

  it('R6 are deleted with the website', async () => {
    expect((await edits()).total).toBeGreaterThan(0);
    await sql`delete from tracked_websites where id = ${websiteId}`.execute(server.db);
    const { rows } = await sql`select 1 from site_edits where website_id = ${websiteId}`.execute(server.db);
    expect(rows).toEqual([]);
  });
});
