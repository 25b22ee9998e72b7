import {
  CodedError,
  type PanelQuestionOrigin,
  type PanelSuggestion,
  type QuestionKind,
  type QuestionStatus,
  QuestionText,
  VISIBILITY,
  type VisibilityEntity,
  type VisibilityQuestion,
} from '@citelight/contracts';
import { type Entity, kindOfQuestion, questionKey } from '@citelight/visibility/matching/mentions';
import type { MemberContext } from '../../platform/context.ts';
import { asMember, type Db, transaction, violatedConstraint } from '../../platform/database.ts';
import { findAnalysis, newestQuestions } from '../reports/reports.service.ts';
import { isQuestion, searchesOf, selectImports, selectObservations } from '../search/demand.service.ts';
import { getWebsite } from '../websites/websites.service.ts';
import * as rows from './questions.sql.ts';
import { hostOf, nameOf, questionsOfReport } from './visibility.rules.ts';

/** The questions of a member, and the names that answers are searched for. */

export const REMATCH_QUEUE = 'rematch-visibility';
type List<T> = { items: T[]; total: number };
const listOf = <T>(items: T[]): List<T> => ({ items, total: items.length });

async function refusing<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === 'visibility_questions_active_limit') throw new CodedError('visibility.question_limit', undefined, { cause: error });
    if (constraint === 'one_visibility_question') throw new CodedError('visibility.question_duplicate', undefined, { cause: error });
    throw error;
  }
}

/** Everybody who is looked for: the website and its active competitors. Those who are new get their names here. */
export async function entitiesOf(db: Db, userId: string, websiteId: string): Promise<VisibilityEntity[]> {
  const website = await getWebsite(db, userId, websiteId);
  if (!(await rows.findOwnEntity(db, websiteId))) {
    const host = hostOf(website.website_url);
    await rows.insertEntity(db, {
      userId,
      websiteId,
      competitorId: null,
      owner: 'own',
      names: [nameOf(website.website_name, host)],
      domains: [host],
    });
  }
  for (const { id, competitor_name, competitor_url } of await rows.unknownCompetitors(db, websiteId))
    await rows.insertEntity(db, {
      userId,
      websiteId,
      competitorId: id,
      owner: 'rival',
      names: [competitor_name.slice(0, VISIBILITY.aliasLength)],
      domains: [hostOf(competitor_url)],
    });
  return rows.selectEntities(db, websiteId);
}

/** The kind of a question by the names in it. */
async function kindsOf(ctx: MemberContext, websiteId: string): Promise<(text: string) => QuestionKind> {
  const entities = await transaction(ctx.db, (tx) => entitiesOf(tx, ctx.user.id, websiteId));
  const own: Entity = entities.find(({ owner }) => owner === 'own') ?? { id: '', names: [], domains: [], excluded: [] };
  const rivals = entities.filter(({ owner }) => owner === 'rival');
  return (text) => kindOfQuestion(text, own, rivals);
}

export const listQuestions = (ctx: MemberContext, websiteId: string): Promise<List<VisibilityQuestion>> =>
  asMember(ctx.db, ctx.user.id, async (tx) => {
    await getWebsite(tx, ctx.user.id, websiteId);
    return listOf(await rows.selectQuestions(tx, websiteId));
  });

type Adding = {
  website_id: string;
  origin: PanelQuestionOrigin;
  questions: readonly { text: string; topic?: string | null | undefined }[];
};

/** Adds questions: those that are on the list already are left out, and what exceeds the active ones is paused. */
export async function createQuestions(ctx: MemberContext, { website_id: websiteId, origin, questions }: Adding) {
  const userId = ctx.user.id;
  const kindOf = await kindsOf(ctx, websiteId);
  return asMember(ctx.db, userId, async (tx) => {
    await rows.lockQuestions(tx, websiteId);
    const listed = await rows.selectQuestions(tx, websiteId);
    const keys = new Set(await rows.selectKeys(tx, websiteId));
    let free = VISIBILITY.activeQuestions - listed.filter(({ status }) => status === 'active').length;
    if (listed.length + questions.length > VISIBILITY.questionsAtOnce * 5)
      throw new CodedError('visibility.question_limit', 'The list is full. Please remove questions that you no longer need.');
    const items: VisibilityQuestion[] = [];
    for (const { text, topic = null } of questions) {
      const key = questionKey(text);
      if (keys.has(key)) continue;
      keys.add(key);
      const status: QuestionStatus = free-- > 0 ? 'active' : 'paused';
      items.push(await rows.insertQuestion(tx, { userId, websiteId, text, key, kind: kindOf(text), topic: topic || null, origin, status }));
    }
    return { items, duplicates: questions.length - items.length, paused: items.filter(({ status }) => status === 'paused').length };
  });
}

type Change = { text?: string | undefined; kind?: QuestionKind | undefined; status?: QuestionStatus | undefined };

export async function updateQuestion(ctx: MemberContext, id: string, { text, kind, status }: Change): Promise<VisibilityQuestion> {
  const found = await asMember(ctx.db, ctx.user.id, (tx) => rows.findQuestion(tx, id));
  if (!found) throw new CodedError('visibility.question_not_found');
  const read = text === undefined ? {} : { text, key: questionKey(text), kind: (await kindsOf(ctx, found.website_id))(text) };
  const change = { ...read, ...(kind ? { kind } : {}), ...(status ? { status } : {}) };
  if (Object.keys(change).length === 0) return found;
  const changed = await refusing(asMember(ctx.db, ctx.user.id, (tx) => rows.updateQuestion(tx, id, change)));
  if (!changed) throw new CodedError('visibility.question_not_found');
  return changed;
}

export async function deleteQuestion(ctx: MemberContext, id: string): Promise<{ success: true }> {
  const gone = await asMember(ctx.db, ctx.user.id, (tx) => rows.deleteQuestion(tx, id));
  if (!gone) throw new CodedError('visibility.question_not_found');
  return { success: true };
}

/** What people typed as a question before they found the site, and what AI answers looked the site up for; the most frequent first. */
async function searchedQuestions(db: Db, userId: string, websiteId: string): Promise<{ text: string; topic: null }[]> {
  const imports = await selectImports(db, websiteId);
  const grounding = imports.find(({ source, contents }) => source === 'bing_ai' && contents === 'queries');
  const grounded = await selectObservations(db, grounding ? [grounding.id] : [], VISIBILITY.questionsAtOnce);
  const searches = await searchesOf(db, imports);
  const analysis = searches ? (await findAnalysis(db, userId, websiteId, undefined))?.analysis : undefined;
  const languages = [...(analysis?.profile?.languages ?? []), ...(analysis?.language ? [analysis.language] : [])];
  const typed = (searches?.queries ?? []).filter(({ query }) => isQuestion(query, languages));
  return [...grounded, ...typed].flatMap(({ query }) => {
    const text = QuestionText.safeParse(query ?? '');
    return text.success ? [{ text: text.data, topic: null }] : [];
  });
}

/** Questions of the newest report that can be asked by themselves, and of search consoles, that are not on the list. */
export async function suggestQuestions(ctx: MemberContext, websiteId: string): Promise<List<PanelSuggestion>> {
  const kindOf = await kindsOf(ctx, websiteId);
  return asMember(ctx.db, ctx.user.id, async (tx) => {
    const keys = new Set(await rows.selectKeys(tx, websiteId));
    const known = [
      ...(await searchedQuestions(tx, ctx.user.id, websiteId)).map((question) => ({ ...question, origin: 'search_console' as const })),
      ...questionsOfReport(await newestQuestions(tx, ctx.user.id, websiteId)).map((question) => ({
        ...question,
        origin: 'report' as const,
      })),
    ];
    const asked = known.filter(({ text }) => {
      const key = questionKey(text);
      return !keys.has(key) && keys.add(key);
    });
    return listOf(asked.slice(0, VISIBILITY.questionsAtOnce).map((question) => ({ ...question, kind: kindOf(question.text) })));
  });
}

export async function listEntities(ctx: MemberContext, websiteId: string): Promise<List<VisibilityEntity>> {
  return listOf(await transaction(ctx.db, (tx) => entitiesOf(tx, ctx.user.id, websiteId)));
}

/** Changes the names that count; what was answered before is read again by a job. */
export async function updateEntity(
  ctx: MemberContext,
  id: string,
  { names, excluded }: { names: readonly string[]; excluded: readonly string[] },
) {
  const changed = await asMember(ctx.db, ctx.user.id, (tx) => rows.updateEntity(tx, id, names, excluded));
  if (!changed) throw new CodedError('visibility.entity_not_found');
  const { website_id: websiteId, ...entity } = changed;
  await transaction(ctx.db, (tx) => ctx.queue.enqueue(tx, REMATCH_QUEUE, { websiteId }, { key: websiteId }));
  return entity;
}
