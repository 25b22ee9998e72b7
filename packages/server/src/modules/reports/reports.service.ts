import {
  CodedError,
  type CompetitorAnalysisRow,
  type ContentOpportunityRow,
  carriedOver,
  editedQuestions,
  type KeywordAnalysisRow,
  lookUp,
  type Question,
  type Report,
  type ReportListItem,
  type SuggestedCompetitor,
  storedComparedQuestions,
} from '@citelight/contracts';
import type { ReportFilters, ScorePoint } from '@citelight/contracts/api/data';
import type { z } from 'zod';
import type { MemberContext } from '../../platform/context.ts';
import { asMember, type Db } from '../../platform/database.ts';
import { searchesOfWebsite, selectAnswers, withDemand, withSearchedGaps } from '../search/demand.service.ts';
import { editedRow, shownAnalysis } from './edits.service.ts';
import { selectEdits } from './edits.sql.ts';
import {
  countReports,
  findCompleted,
  findNewestQuestions,
  findReport,
  findSiteFacts,
  findSuggestions,
  selectComparisons,
  selectKeywordAnalyses,
  selectOpportunities,
  selectReports,
  selectScores,
} from './reports.sql.ts';

export { requestReport } from './request.service.ts';

type List<T> = { items: T[]; total: number };
const listOf = <T>(items: T[]): List<T> => ({ items, total: items.length });

type Row = Awaited<ReturnType<typeof selectReports>>[number];

const asListItem = ({ keywords_status, content_status, competitors_status, website_url, ...row }: Row): ReportListItem => ({
  ...row,
  parts: { keywords: keywords_status, content: content_status, competitors: competitors_status },
  tracked_websites: { website_url },
});

/** The caller's reports, filtered, sorted and paged, with the exact count. */
export const listReports = (ctx: MemberContext, filters: ReportFilters): Promise<List<ReportListItem>> =>
  asMember(ctx.db, ctx.user.id, async (tx) => ({
    items: (await selectReports(tx, ctx.user.id, filters)).map(asListItem),
    total: await countReports(tx, ctx.user.id, filters),
  }));

async function getReport(db: Db, userId: string, id: string): Promise<Report> {
  const found = await findReport(db, userId, id);
  if (!found) throw new CodedError('report.not_found');
  const { report_data, wording, opinions, ...row } = found;
  if (!report_data) return { ...asListItem(row), report_data };
  const edits = await selectEdits(db, userId, row.website_id);
  return { ...asListItem(row), report_data: { analysis: shownAnalysis(report_data.analysis, opinions, edits), wording } };
}

/** One report of the caller with its analysis. Another's is as unknown as one that does not exist. */
export const readReport = (ctx: MemberContext, id: string): Promise<Report> =>
  asMember(ctx.db, ctx.user.id, (tx) => getReport(tx, ctx.user.id, id));

/** The scores of the caller's completed reports of one website, oldest first. */
export const listScoreHistory = (ctx: MemberContext, websiteId: string): Promise<List<z.infer<typeof ScorePoint>>> =>
  asMember(ctx.db, ctx.user.id, async (tx) => listOf((await selectScores(tx, ctx.user.id, websiteId)).reverse()));

/** As the owner edited them. */
async function editedKeywords(db: Db, userId: string, reportId: string) {
  const found = await selectKeywordAnalyses(db, userId, reportId);
  const edits = found[0] ? await selectEdits(db, userId, found[0].website_id) : [];
  return found.map(({ website_id: _, topics, ...row }) => editedRow(row, edits, topics));
}

/** With the demand of the owner's own searches, where a search console is known, and without competitors the questions among them. */
async function demandedKeywords(db: Db, userId: string, reportId: string): Promise<KeywordAnalysisRow[]> {
  const [found] = await selectKeywordAnalyses(db, userId, reportId);
  if (!found) return [];
  const { website_id: websiteId, topics, ...row } = found;
  const [searches, edits] = [await searchesOfWebsite(db, websiteId), await selectEdits(db, userId, websiteId)];
  if (!searches) return [editedRow(row, edits, topics)];
  const isCompared = (await selectComparisons(db, userId, reportId)).length > 0;
  const whole = isCompared ? row : withSearchedGaps(row, searches, await selectAnswers(db, reportId));
  return [withDemand(editedRow(whole, edits, topics), searches)];
}

export const listKeywordAnalyses = (ctx: MemberContext, reportId: string): Promise<List<KeywordAnalysisRow>> =>
  asMember(ctx.db, ctx.user.id, async (tx) => listOf(await demandedKeywords(tx, ctx.user.id, reportId)));

export const listContentOpportunities = (ctx: MemberContext, reportId: string): Promise<List<ContentOpportunityRow>> =>
  asMember(ctx.db, ctx.user.id, async (tx) => listOf(await selectOpportunities(tx, ctx.user.id, reportId)));

const asComparison = ({
  competitor_name,
  competitor_url,
  ...row
}: Awaited<ReturnType<typeof selectComparisons>>[number]): CompetitorAnalysisRow => ({
  ...row,
  prompts: storedComparedQuestions(row.prompts),
  competitors: { competitor_name, competitor_url },
});

export const listCompetitorAnalyses = (ctx: MemberContext, reportId: string): Promise<List<CompetitorAnalysisRow>> =>
  asMember(ctx.db, ctx.user.id, async (tx) => listOf((await selectComparisons(tx, ctx.user.id, reportId)).map(asComparison)));

/** A completed report with everything that belongs to it. */
export type WholeReport = {
  report: Report & { report_data: NonNullable<Report['report_data']> };
  keywords: KeywordAnalysisRow[];
  opportunities: Awaited<ReturnType<typeof selectOpportunities>>;
  comparisons: CompetitorAnalysisRow[];
};

async function getWholeReport(db: Db, userId: string, id: string, keywordsOf = demandedKeywords): Promise<WholeReport> {
  const report = await getReport(db, userId, id);
  const { status, report_data } = report;
  if (status !== 'completed' || !report_data) throw new CodedError('report.not_ready');
  return {
    report: { ...report, report_data },
    keywords: await keywordsOf(db, userId, id),
    opportunities: await selectOpportunities(db, userId, id),
    comparisons: (await selectComparisons(db, userId, id)).map(asComparison),
  };
}

/** @throws CodedError report.not_found, report.not_ready */
export const readWholeReport = (ctx: MemberContext, id: string): Promise<WholeReport> =>
  asMember(ctx.db, ctx.user.id, (tx) => getWholeReport(tx, ctx.user.id, id));

/** The same for a service that has made sure by itself that its reader may see it, such as a shared link; without the owner's search data. */
export const readWholeReportOf = (db: Db, ownerId: string, id: string): Promise<WholeReport> =>
  getWholeReport(db, ownerId, id, editedKeywords);

/** A completed report's analysis and keywords, as its owner; the newest of the website where none is named. */
export async function findAnalysis(db: Db, userId: string, websiteId: string, reportId: string | undefined) {
  const found = await findCompleted(db, userId, websiteId, reportId);
  if (!found?.report_data) return undefined;
  const [keywords] = await demandedKeywords(db, userId, found.id);
  const analysis = shownAnalysis(found.report_data.analysis, found.opinions, await selectEdits(db, userId, websiteId));
  return { id: found.id, created_at: found.created_at, analysis, keywords };
}

/** Competitors that the site itself names, as of its newest report; nobody has checked that they answer. */
export const siteEvidence = async (db: Db, userId: string, websiteId: string): Promise<SuggestedCompetitor[]> =>
  (await findSuggestions(db, userId, websiteId))?.suggestions ?? [];

/** The questions that the owner added by hand, then those of the newest report of a website; those added since are not answered yet. */
export async function newestQuestions(
  db: Db,
  userId: string,
  websiteId: string,
): Promise<Pick<Question, 'question' | 'topic' | 'selfContained'>[]> {
  const newest = await findNewestQuestions(db, userId, websiteId);
  const list = carriedOver(await selectEdits(db, userId, websiteId), newest?.topics ?? []);
  const edits = lookUp(list);
  const added = list
    .filter(({ kind, subject }) => kind === 'add_question' && !edits.isHiddenQuestion(subject))
    .map(({ subject, topic }) => ({ question: subject, topic: topic && edits.labelOf(topic), selfContained: true }));
  return [...added, ...editedQuestions(newest?.questions ?? [], edits)];
}

/** What the newest report says the site is about, in the site's own words. */
export const siteFacts = async (db: Db, userId: string, websiteId: string): Promise<string | undefined> => {
  const found = await findSiteFacts(db, userId, websiteId);
  return found && JSON.stringify(found);
};
