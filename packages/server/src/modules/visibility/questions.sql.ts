import type { PanelQuestionOrigin, QuestionKind, QuestionStatus } from '@citelight/contracts';
import { type Db, sql } from '../../platform/database.ts';

/** Statements of questions and of who is looked for. */

const QUESTION = ['id', 'website_id', 'text', 'kind', 'topic', 'origin', 'status', 'created_at'] as const;

export const selectQuestions = (db: Db, websiteId: string) =>
  db.selectFrom('visibility_questions').select(QUESTION).where('website_id', '=', websiteId).orderBy('created_at').orderBy('id').execute();

export const selectKeys = async (db: Db, websiteId: string): Promise<string[]> =>
  (await db.selectFrom('visibility_questions').select('key').where('website_id', '=', websiteId).execute()).map(({ key }) => key);

/** Inserts for one website wait for each other, so that what is active is counted right. */
export const lockQuestions = (db: Db, websiteId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${websiteId}, 7))`.execute(db);

export type NewQuestion = {
  userId: string;
  websiteId: string;
  text: string;
  key: string;
  kind: QuestionKind;
  topic: string | null;
  origin: PanelQuestionOrigin;
  status: QuestionStatus;
};

export const insertQuestion = (db: Db, { userId, websiteId, ...question }: NewQuestion) =>
  db
    .insertInto('visibility_questions')
    .values({ ...question, user_id: userId, website_id: websiteId })
    .returning(QUESTION)
    .executeTakeFirstOrThrow();

export const findQuestion = (db: Db, id: string) =>
  db.selectFrom('visibility_questions').select(QUESTION).where('id', '=', id).executeTakeFirst();

export const updateQuestion = (db: Db, id: string, change: { text?: string; key?: string; kind?: QuestionKind; status?: QuestionStatus }) =>
  db.updateTable('visibility_questions').set(change).where('id', '=', id).returning(QUESTION).executeTakeFirst();

export const deleteQuestion = (db: Db, id: string) =>
  db.deleteFrom('visibility_questions').where('id', '=', id).returning('id').executeTakeFirst();

const ENTITY = ['id', 'owner', 'names', 'domains', 'excluded'] as const;

/** The website first, then its active competitors. */
export const selectEntities = (db: Db, websiteId: string) =>
  db
    .selectFrom('visibility_entities as entity')
    .leftJoin('competitors as competitor', 'competitor.id', 'entity.competitor_id')
    .select(['entity.id', 'entity.owner', 'entity.names', 'entity.domains', 'entity.excluded'])
    .where('entity.website_id', '=', websiteId)
    .where((where) => where.or([where('entity.owner', '=', 'own'), where('competitor.is_active', '=', true)]))
    .orderBy('entity.owner')
    .orderBy('competitor.added_at')
    .orderBy('entity.id')
    .execute();

export type NewEntity = {
  userId: string;
  websiteId: string;
  competitorId: string | null;
  owner: 'own' | 'rival';
  names: string[];
  domains: string[];
};

export const insertEntity = (db: Db, entity: NewEntity) =>
  sql`insert into visibility_entities (user_id, website_id, competitor_id, owner, names, domains)
    values (${entity.userId}, ${entity.websiteId}, ${entity.competitorId}, ${entity.owner}, ${entity.names}::text[], ${entity.domains}::text[])
    on conflict do nothing`.execute(db);

/** Active competitors that are not looked for yet. */
export const unknownCompetitors = (db: Db, websiteId: string) =>
  db
    .selectFrom('competitors as competitor')
    .leftJoin('visibility_entities as entity', 'entity.competitor_id', 'competitor.id')
    .select(['competitor.id', 'competitor.competitor_name', 'competitor.competitor_url'])
    .where('competitor.website_id', '=', websiteId)
    .where('competitor.is_active', '=', true)
    .where('entity.id', 'is', null)
    .execute();

export const findOwnEntity = (db: Db, websiteId: string) =>
  db.selectFrom('visibility_entities').select('id').where('website_id', '=', websiteId).where('owner', '=', 'own').executeTakeFirst();

export const updateEntity = (db: Db, id: string, names: readonly string[], excluded: readonly string[]) =>
  db
    .updateTable('visibility_entities')
    .set({ names: sql<string[]>`${names}::text[]`, excluded: sql<string[]>`${excluded}::text[]` })
    .where('id', '=', id)
    .returning([...ENTITY, 'website_id'])
    .executeTakeFirst();
