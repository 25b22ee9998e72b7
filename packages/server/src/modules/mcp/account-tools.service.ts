import { type Assessment, CodedError, type Endpoint, type Result, type Sent } from '@citelight/contracts';
import { listCrawlerLogs, readCrawlerLog } from '@citelight/contracts/api/crawlers';
import { listTrackedWebsites, readReport } from '@citelight/contracts/api/data';
import { analyzeWebsite, cancelAnalysis, quoteAnalysis } from '@citelight/contracts/api/functions';
import { readVisibility } from '@citelight/contracts/api/visibility';
import { ACCOUNT_TOOLS } from '@citelight/contracts/mcp';
import { paged, short } from '@citelight/mcp/answers';
import { assessmentTools, overviewOf } from '@citelight/mcp/assessment-tools';
import { createToolServer, type Tools } from '@citelight/mcp/serve-tools';
import type { Services } from '../../platform/context.ts';
import { readQuote } from '../reports/quotes.service.ts';
import { compareReports } from './compare-reports.rules.ts';

/** What an assistant can do with an account, by way of the endpoints that accept its key. */

export type Call = <E extends Endpoint>(spec: E, sent?: Partial<Sent<E>>) => Promise<Result<E>>;

/** Ids that are not ids are those of nothing. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function expectId(id: string): void {
  if (!UUID.test(id)) throw new CodedError('report.not_found');
}

/** A server of these tools for one request. */
export const accountServer = (...of: Parameters<typeof accountTools>) => createToolServer(ACCOUNT_TOOLS, accountTools(...of));

function accountTools(call: Call, services: Pick<Services, 'secrets'>, userId: string): Tools<typeof ACCOUNT_TOOLS> {
  const reportOf = async (id: string) => {
    expectId(id);
    return call(readReport, { params: { id } });
  };
  const find = async (id: string): Promise<Assessment> => {
    const { report_data } = await reportOf(id);
    if (!report_data) throw new CodedError('report.not_ready');
    return report_data.analysis;
  };
  return {
    async list_websites() {
      return { data: await call(listTrackedWebsites) };
    },
    async quote_assessment(body) {
      const { quote: quoteId, kind, credits, available_credits, replaces, expires_at } = await call(quoteAnalysis, { body });
      return { quoteId, kind, credits, availableCredits: available_credits, replaces, expiresAt: expires_at };
    },
    async start_assessment({ quoteId }) {
      const { url, baseOnly } = readQuote(services, quoteId);
      const { reportId, alreadyRunning } = await call(analyzeWebsite, { body: { url, userId, baseOnly, quote: quoteId } });
      return { assessmentId: reportId, alreadyRunning };
    },
    async get_report({ assessmentId }) {
      const { status, parts, report_data, error_code, error_message, progress, created_at, completed_at } = await reportOf(assessmentId);
      const state = { assessmentId, status, parts, createdAt: created_at, completedAt: completed_at };
      if (report_data) return { ...state, data: overviewOf(report_data.analysis) };
      return error_code ? { ...state, error: { code: error_code, message: error_message } } : { ...state, data: progress };
    },
    async cancel({ assessmentId }) {
      expectId(assessmentId);
      await call(cancelAnalysis, { body: { reportId: assessmentId } });
      return { assessmentId, status: 'cancelled' };
    },
    async explain_check({ assessmentId, checkId, cursor }) {
      const audit = (await find(assessmentId)).audits.find(({ id }) => id === checkId);
      if (!audit) throw new CodedError('request.not_found', 'This assessment has no such check.');
      const { findings, ...check } = audit;
      const { data, next } = paged(findings, cursor);
      return { assessmentId, data: { ...check, findings: data.items }, next };
    },
    async list_fixes({ assessmentId, cursor }) {
      const fixes = (await find(assessmentId)).fixes.map(({ content: _, ...fix }) => fix);
      return { assessmentId, ...paged(fixes, cursor) };
    },
    async compare_reports({ assessmentId, earlierId, cursor }) {
      const [earlier, later] = [await find(earlierId), await find(assessmentId)];
      const { changes, ...facts } = compareReports(earlier, later);
      const { data, next } = paged(changes, cursor);
      return { assessmentId, data: { ...facts, changes: data }, next };
    },
    async get_visibility({ websiteId }) {
      const { results, engines } = await call(readVisibility, { query: { website_id: websiteId } });
      if (!results) return { measured: false, engines: engines.map(({ name }) => name) };
      const { round, heatmap, ...found } = results;
      const { engines: instruments, ...ofRound } = round;
      const questions = heatmap.map(({ text, kind, cells }) => ({ text, kind, cells }));
      return { measured: true, data: short({ round: ofRound, instruments, ...found, questions }) };
    },
    async get_crawler_activity({ websiteId, cursor }) {
      const [log] = (await call(listCrawlerLogs, { query: { website_id: websiteId } })).items;
      if (!log) return { measured: false };
      const { activity } = await call(readCrawlerLog, { params: { id: log.id } });
      const { crawlers, contradicted, ...facts } = activity;
      const { data, next } = paged(
        crawlers.map(({ hours: _, paths, ...crawler }) => ({ ...crawler, paths: paths.slice(0, 5) })),
        cursor,
      );
      return { measured: true, data: { log, ...(short({ ...facts, contradicted }) as object), crawlers: data }, next };
    },
    ...assessmentTools(find),
  };
}
