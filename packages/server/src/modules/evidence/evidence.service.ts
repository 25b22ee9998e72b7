import {
  CodedError,
  NO_DEMAND,
  SEARCH,
  type SearchEvidence,
  type SearchImport,
  type SearchPage,
  type SearchQuery,
  type TypedQuestion,
} from '@citelight/contracts';
import type { Context, MemberContext } from '../../platform/context.ts';
import { asMember, type Db, transaction } from '../../platform/database.ts';
import type { Attempt } from '../../platform/queue.ts';
import { answerTyped } from '../reports/answers.service.ts';
import { findAnalysis } from '../reports/reports.service.ts';
import {
  isQuestion,
  raisedByDemand,
  type Searches,
  sameQuestion,
  searchesOf,
  searchesOfWebsite,
  selectAnswers,
  selectImports,
  selectObservations,
  topicDemand,
} from '../search/demand.service.ts';
import { getWebsite } from '../websites/websites.service.ts';
import { pageKey, unansweredOf, verdictsOf } from './evidence.rules.ts';
import * as rows from './evidence.sql.ts';

/** What the search consoles say, joined with a report. Derived whenever it is read; only answers to typed questions are kept, because they take the engine. */

export const ANSWER_QUEUE = 'answer-typed-questions';

const PAGES_SHOWN = 200;
const QUERIES_SHOWN = 50;
const MOST_PAGES = 2_000;
const MOST_PAIRS = 20_000;

type Analysis = NonNullable<Awaited<ReturnType<typeof findAnalysis>>>;
type Row = Awaited<ReturnType<typeof selectObservations>>[number];

const typedQuestions = ({ queries }: Searches, languages: readonly string[]): SearchQuery[] =>
  queries.filter(({ query }) => isQuestion(query, languages)).slice(0, SEARCH.questions);

const languagesOf = (found: Analysis | undefined): string[] =>
  found ? [...(found.analysis.profile?.languages ?? []), ...(found.analysis.language ? [found.analysis.language] : [])] : [];

/** Topics that the site has no page of its own for: competitors' topics that it lacks, and its own that are only a section of another page. */
function topicsWithoutPage(found: Analysis, { queries, total }: Searches): SearchEvidence['topics_without_page'] {
  const impacts = new Map(found.keywords?.topic_opportunities.map(({ topic, impact }) => [topic, impact]));
  const own = found.analysis.topics.filter(isSection).map(({ topic }) => ({ topic, priority: impacts.get(topic) ?? ('low' as const) }));
  return [...(found.keywords?.missing_topics ?? []), ...own]
    .flatMap(({ topic, priority }) => {
      const demand = topicDemand(topic, [], queries, total);
      return demand ? [{ ...demand, priority: raisedByDemand(priority, demand.demand) }] : [];
    })
    .sort((a, b) => b.impressions - a.impressions);
}

/** Was the topic found in a section only, and in nothing that a page of its own has? */
const isSection = ({ evidence: { kinds } }: Analysis['analysis']['topics'][number]): boolean =>
  kinds.includes('section') && !kinds.some((kind) => ['title', 'address', 'markup', 'breadcrumb'].includes(kind));

function topicsOf(found: Analysis, { queries, total }: Searches): SearchEvidence['topics'] {
  return found.analysis.topics
    .flatMap(({ topic, terms }) => topicDemand(topic, terms, queries, total) ?? [])
    .sort((a, b) => b.impressions - a.impressions);
}

/** Queries that belong to no topic of the report, do not name the site, and are not told as questions. */
function otherQueries(found: Analysis | undefined, { queries, total }: Searches, questions: readonly SearchQuery[]): SearchQuery[] {
  const { topics = [], profile = null } = found?.analysis ?? {};
  const brand = profile ? [profile.brand ?? '', ...profile.aliases] : [];
  const labels = [...topics.flatMap(({ topic, terms }) => [topic, ...terms]), ...brand].filter(Boolean);
  const asked = new Set(questions.map(({ query }) => query));
  return queries
    .filter((one) => !asked.has(one.query) && labels.every((label) => topicDemand(label, [], [one], total) === null))
    .slice(0, QUERIES_SHOWN);
}

async function pagesOf(
  db: Db,
  imports: readonly SearchImport[],
  found: Analysis | undefined,
  questions: readonly TypedQuestion[],
): Promise<SearchPage[]> {
  const ofPages = imports.filter(({ contents }) => contents === 'pages');
  const observations = await selectObservations(
    db,
    ofPages.map(({ id }) => id),
    MOST_PAGES,
  );
  const sourceOf = new Map(ofPages.map(({ id, source }) => [id, source]));
  const pages = new Map<string, SearchPage>();
  const verdicts = found ? verdictsOf(found.analysis) : new Map();
  const unanswered = found ? unansweredOf(found.analysis) : new Map<string, string[]>();
  // Bing's clicks are not added to Google's: they stand for a page only where Google's are not known.
  const byRank = observations.toSorted((a, b) => rank(sourceOf.get(a.import_id)) - rank(sourceOf.get(b.import_id)));
  for (const { import_id, page, impressions, clicks, position, citations } of byRank) {
    if (page === null) continue;
    const key = pageKey(page);
    const source = sourceOf.get(import_id);
    const known: SearchPage = pages.get(key) ?? {
      ...{ url: page, impressions: null, clicks: null, position: null, ai_impressions: null, citations: null },
      ...{ verdict: verdicts.get(key) ?? null, unanswered: [...(unanswered.get(key) ?? [])] },
    };
    if (source === 'google_ai') known.ai_impressions = (known.ai_impressions ?? 0) + (impressions ?? 0);
    else if (source === 'bing_ai') known.citations = (known.citations ?? 0) + (citations ?? 0);
    else if (known.impressions === null) Object.assign(known, { impressions, clicks, position });
    pages.set(key, known);
  }
  await addTyped(db, imports, pages, questions);
  return [...pages.values()]
    .sort(
      (a, b) =>
        (b.impressions ?? 0) - (a.impressions ?? 0) || (b.ai_impressions ?? b.citations ?? 0) - (a.ai_impressions ?? a.citations ?? 0),
    )
    .slice(0, PAGES_SHOWN);
}
const RANKS = ['google_search', 'bing_search', 'google_ai', 'bing_ai'];
const rank = (source: string | undefined) => RANKS.indexOf(source ?? '');

/** Typed questions that led to a page and that the site does not answer, where the console tells queries by page. */
async function addTyped(
  db: Db,
  imports: readonly SearchImport[],
  pages: ReadonlyMap<string, SearchPage>,
  questions: readonly TypedQuestion[],
): Promise<void> {
  const pairs = imports.filter(({ contents }) => contents === 'pairs').map(({ id }) => id);
  const open = new Set(questions.filter(({ coverage }) => coverage !== null && coverage !== 'answered').map(({ query }) => query));
  if (pairs.length === 0 || open.size === 0) return;
  for (const { query, page } of await selectObservations(db, pairs, MOST_PAIRS)) {
    const entry = query !== null && page !== null && open.has(query) ? pages.get(pageKey(page)) : undefined;
    if (entry && query !== null && !entry.unanswered.includes(query)) entry.unanswered.push(query);
  }
}

async function questionsOf(
  db: Db,
  found: Analysis | undefined,
  asked: readonly SearchQuery[],
): Promise<{ questions: TypedQuestion[]; open: string[] }> {
  const kept = new Map((found ? await selectAnswers(db, found.id) : []).map((one) => [one.query, one]));
  const questions = asked.map((one): TypedQuestion => {
    const known = kept.get(one.query) ?? found?.analysis.questions.find(({ question }) => sameQuestion(question, one.query));
    return { ...one, coverage: known?.coverage ?? null, passage: known?.passage ?? null };
  });
  const pending = found && questions.some(({ coverage }) => coverage === null) && (await rows.hasVisit(db, found.id));
  return { questions, open: pending ? questions.filter(({ coverage }) => coverage === null).map(({ query }) => query) : [] };
}

const groundingOf = async (db: Db, imports: readonly SearchImport[]): Promise<SearchEvidence['grounding_queries']> => {
  const used = imports.filter(({ source, contents }) => source === 'bing_ai' && contents === 'queries').map(({ id }) => id);
  return (await selectObservations(db, used, QUERIES_SHOWN)).flatMap(({ query, citations }: Row) =>
    query === null ? [] : [{ query, citations: citations ?? 0 }],
  );
};

type Asked = { website_id: string; report_id?: string | undefined };

/** @throws CodedError website.not_found, report.not_found */
export async function readEvidence(ctx: MemberContext, { website_id: websiteId, report_id: reportId }: Asked): Promise<SearchEvidence> {
  const { evidence, open } = await asMember(ctx.db, ctx.user.id, async (tx) => {
    await getWebsite(tx, ctx.user.id, websiteId);
    const found = await findAnalysis(tx, ctx.user.id, websiteId, reportId);
    if (reportId && !found) throw new CodedError('report.not_found');
    const imports = await selectImports(tx, websiteId);
    const searches = await searchesOf(tx, imports);
    const { questions, open } = await questionsOf(tx, found, searches ? typedQuestions(searches, languagesOf(found)) : []);
    const evidence: SearchEvidence = {
      imports,
      source: searches?.source ?? null,
      note: searches ? null : NO_DEMAND,
      report: found ? { id: found.id, created_at: found.created_at } : null,
      topics: found && searches ? topicsOf(found, searches) : [],
      topics_without_page: found && searches ? topicsWithoutPage(found, searches) : [],
      other_queries: searches ? otherQueries(found, searches, questions) : [],
      questions,
      questions_pending: open.length > 0,
      grounding_queries: await groundingOf(tx, imports),
      pages: await pagesOf(tx, imports, found, questions),
    };
    return { evidence, open };
  });
  const { report } = evidence;
  if (report && open.length > 0)
    await transaction(ctx.db, (tx) => ctx.queue.enqueue(tx, ANSWER_QUEUE, { reportId: report.id }, { key: report.id }));
  return evidence;
}

/** Looks up the answers of a report's pages to typed questions; harmless when it runs again. */
export async function answerQuestions(ctx: Context, { reportId }: { reportId: string }, { signal }: Attempt): Promise<void> {
  const owner = await rows.findOwner(ctx.db, reportId);
  const found = owner && (await findAnalysis(ctx.db, owner.user_id, owner.website_id, reportId));
  const searches = owner && (await searchesOfWebsite(ctx.db, owner.website_id));
  if (!found || !searches) return;
  const { open } = await questionsOf(ctx.db, found, typedQuestions(searches, languagesOf(found)));
  if (open.length === 0) return;
  const answers = await answerTyped(ctx, reportId, open, signal);
  if (answers) await rows.keepAnswers(ctx.db, { id: reportId, userId: owner.user_id }, answers);
}
