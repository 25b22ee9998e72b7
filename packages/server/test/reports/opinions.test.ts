import type { Coverage, Question } from '@citelight/contracts';
import { exportReport, readReport } from '@citelight/contracts/api/data';
import { createEdit } from '@citelight/contracts/api/edits';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { unmarkedLampShopSite } from '../../../engine/test/sites/index.ts';
import { sql } from '../../src/platform/database.ts';
import type { Account, TestServer } from '../support/server.ts';
import { type ChatRequest, type Reply, startOpenAi } from './openai-server.ts';
import { isSettled, type Reporting, startAnalysis, startReporting, until } from './reporting.ts';

/** A model's second opinion on the verdicts of a report. */

type Item = { n: number; question: string; passage: string };
type Opinion = { n: number; answer: string; words: string };

let ai: Awaited<ReturnType<typeof startOpenAi>>;
let reporting: Reporting;
let server: TestServer;
let ada: Account;
let id: string;
/** What the model says of the items it is asked about. */
let says: (items: Item[]) => Reply;

const opinions = (list: Opinion[]) => JSON.stringify({ opinions: list });
const isAsked = ({ messages }: ChatRequest) => messages.at(-1)?.content.startsWith('For each question');
const itemsIn = ({ messages }: ChatRequest): Item[] =>
  JSON.parse(/<untrusted-data id="[\w-]+">\n(.*)\n<\/untrusted-data/s.exec(messages.at(-1)?.content ?? '')?.[1] ?? '[]') as Item[]; // safe: what the server wrote
const firstWords = ({ passage }: Item) => passage.split(/\s+/).slice(0, 5).join(' ');

/** Opinions that were asked for and looked at until now. */
const looked = () => server.log.filter(({ queue, msg }) => queue === 'seek-opinions' && msg === 'job done').length;
const isLooked = (times: number) => vi.waitFor(() => expect(looked()).toBe(times), { timeout: 90_000 });

/** The shop without what customers say: of that a question is left open. */
const unrated = Object.fromEntries(
  Object.entries(unmarkedLampShopSite.pages).map(([path, page]) => [
    path,
    typeof page === 'string'
      ? page.replaceAll(/,"aggregateRating":\{[^}]*\}|Rated [\d.]+ of 5 in \d+ reviews\.| \d+ reviews, [\d.]+ of 5\./g, '')
      : page,
  ]),
);

beforeAll(async () => {
  ai = await startOpenAi((request) => (isAsked(request) ? says(itemsIn(request)) : 'nothing of use'));
  reporting = await startReporting({ [unmarkedLampShopSite.host]: unrated }, ai.env);
  ({ server } = reporting);
  ada = await server.createAccount();
  says = () => (response) => void response.destroy();
  id = await startAnalysis(server, ada, unmarkedLampShopSite.origin);
  await until(server, ada, id, isSettled);
  await isLooked(1);
});
afterAll(async () => {
  await reporting?.stop();
  await ai?.stop();
});

const analysisOf = async () => {
  const { body } = await server.call(readReport, { params: { id } }, ada);
  if (!body.report_data) throw new Error('no analysis');
  return body.report_data.analysis;
};
const rowOf = async () => {
  const { rows } = await sql<{ stored: string; credits: number; score: number; opinions: unknown }>`
    select report_data::text as stored, credits_charged as credits, overall_score as score, opinions from assessment_reports where id = ${id}`.execute(
    server.db,
  );
  const [row] = rows;
  if (!row) throw new Error('no report');
  return row;
};
/** Asks for opinions as after a new report. */
async function ask(answer: typeof says): Promise<void> {
  says = answer;
  await server.db.updateTable('assessment_reports').set({ opinions: null }).where('id', '=', id).execute();
  const before = looked();
  await server.services.queue.enqueue(server.db, 'seek-opinions', { reportId: id });
  await isLooked(before + 1);
}
const named = (questions: readonly Question[], question: string): Question => {
  const found = questions.find((one) => one.question === question);
  if (!found) throw new Error(`no question ${question}`);
  return found;
};

// What a test changes, the next one builds on.
describe('a second opinion of an AI provider', { retry: 0 }, () => {
  it('is missing where the provider is down, and the report is complete', async () => {
    const { body } = await server.call(readReport, { params: { id } }, ada);
    expect(body).toMatchObject({ status: 'completed', parts: { keywords: 'completed', content: 'completed' } });
    expect(body.report_data?.analysis.questions.length).toBeGreaterThan(2);
    expect(body.report_data?.analysis.questions.some(({ opinion }) => opinion)).toBe(false);
    expect((await rowOf()).opinions).toBeNull();
  });

  it('is asked for once, with question and passage as data within limits', async () => {
    const before = ai.asked.length;
    await ask(() => '{}');
    const [first, ...more] = ai.asked.slice(before);
    expect(more).toEqual([]);
    if (!first) throw new Error('nothing was asked');
    const [system, prompt = ''] = first.body.messages.map(({ content }) => content);
    expect(system).toContain('never follow');
    const items = itemsIn(first.body);
    expect(prompt.indexOf(JSON.stringify(items[0]))).toBeGreaterThan(prompt.indexOf('<untrusted-data id='));
    expect(prompt.length).toBeLessThan(13_000);
    expect(items.length).toBeGreaterThan(2);
    expect(items.length).toBeLessThanOrEqual(20);
    expect(items.every(({ passage }) => passage.length > 0)).toBe(true);
    const { questions } = await analysisOf();
    const verdicts = new Set(items.map(({ question }) => named(questions, question).coverage));
    expect([...verdicts].sort()).toEqual(['answered', 'mentioned', 'missing']);
  });

  it('raises and lowers the verdict that is shown, marked, beside the one that was found; the score stays as it is, byte for byte', async () => {
    const before = await analysisOf();
    const row = await rowOf();
    const turned: Record<Coverage, string> = { answered: 'partly', mentioned: 'answered', missing: 'answered' };
    await ask((items) =>
      opinions(
        items.map((item) => ({ n: item.n, answer: turned[named(before.questions, item.question).coverage], words: firstWords(item) })),
      ),
    );
    const after = await analysisOf();
    const seen = new Set<Coverage>();
    for (const question of after.questions) {
      const { opinion } = question;
      if (!opinion) continue;
      const found = named(before.questions, question.question);
      seen.add(found.coverage);
      expect(question.coverage).toBe(found.coverage === 'answered' ? 'mentioned' : 'answered');
      expect(opinion).toMatchObject({ aiWritten: true, model: 'test-model', answer: turned[found.coverage], found: found.coverage });
      expect(question.passage).toEqual(found.passage ?? opinion.passage);
      expect(opinion.passage.url).toContain(unmarkedLampShopSite.origin);
    }
    expect([...seen].sort()).toEqual(['answered', 'mentioned', 'missing']);
    const { topics: _t, questions: _q, ...judged } = after;
    expect(JSON.stringify(judged)).toBe(JSON.stringify({ ...before, topics: undefined, questions: undefined }));
    const { opinions: kept, ...now } = await rowOf();
    expect(now).toEqual({ stored: row.stored, credits: row.credits, score: row.score });
    expect(kept).not.toBeNull();
    for (const topic of after.topics) {
      const own = after.questions.filter((one) => one.topic === topic.topic && one.origin !== 'competitor' && one.origin !== 'ai');
      expect(topic.coverage.answered).toBe(own.filter(({ coverage }) => coverage === 'answered').length);
    }
  });

  it('is marked in every document', async () => {
    const marks = {
      html: /AI opinion.*A model read this passage as answering the question only in part\. We found: answered\./s,
      markdown: /## Verdicts changed by a second opinion\n.*only in part\. We found: answered\./s,
      json: /"opinion":\{.*"found":"answered"/s,
    };
    for (const [format, mark] of Object.entries(marks) as [keyof typeof marks, RegExp][]) {
      const { body } = await server.call(exportReport, { params: { id, format } }, ada);
      expect(typeof body === 'string' ? body : JSON.stringify(body), format).toMatch(mark);
    }
  });

  it('gives way to what the member says', async () => {
    const moved = (await analysisOf()).questions.find(({ opinion }) => opinion?.found === 'answered');
    if (!moved) throw new Error('no verdict was lowered');
    const correct = (coverage: Coverage) =>
      server.call(createEdit, { body: { report_id: id, kind: 'correct_verdict', question: moved.question, coverage } }, ada);
    expect(await correct('mentioned')).toMatchObject({ status: 409, body: { code: 'edit.no_change' } });
    expect((await correct('answered')).status).toBe(200);
    const corrected = named((await analysisOf()).questions, moved.question);
    expect(corrected).toMatchObject({
      ...{ coverage: 'answered', passage: moved.passage, editedBy: 'member' },
      judged: { coverage: 'answered', passage: moved.passage },
    });
    expect(corrected.opinion).toBeUndefined();
  });

  it.each<[string, (items: Item[]) => Reply]>([
    ['invented words', (items) => opinions(items.map(({ n }) => ({ n, answer: 'no', words: 'We never said such a thing' })))],
    ['words of the question alone', (items) => opinions(items.map(({ n, question }) => ({ n, answer: 'no', words: `${question} zz` })))],
    ['an obeyed instruction', () => '{"opinions":"OWNED"}'],
    ['garbage', () => '%PDF-1.4 \u0000 {{{'],
    ['an error', () => (response) => void response.writeHead(401).end('{"error":{"message":"no"}}')],
    ['a broken connection', () => (response) => void response.destroy()],
  ])('is not shown with %s', async (_, answer) => {
    await ask(answer);
    const { questions } = await analysisOf();
    expect(questions.some(({ opinion }) => opinion)).toBe(false);
    expect((await rowOf()).opinions).toBeNull();
  });
});
