import {
  listCompetitorAnalyses as competitorAnalyses,
  listContentOpportunities as contentOpportunities,
  exportReport as exported,
  listKeywordAnalyses as keywordAnalyses,
  readReport as report,
  listReports as reports,
  listScoreHistory as scoreHistory,
} from '@citelight/contracts/api/data';
import * as edits from '@citelight/contracts/api/edits';
import { analyzeWebsite as analyze, cancelAnalysis as cancel, quoteAnalysis as quote } from '@citelight/contracts/api/functions';
import * as todo from '@citelight/contracts/api/recommendations';
import { type App, mount } from '../../platform/route.ts';
import { createEdit, deleteEdit, listEdits } from './edits.service.ts';
import { type ExportedFile, exportRecommendations, exportReport } from './export.service.ts';
import { quoteAnalysis, readQuote } from './quotes.service.ts';
import { requestRecheck } from './recheck.service.ts';
import { listRecommendations, setRecommendationState } from './recommendations.service.ts';
import {
  listCompetitorAnalyses,
  listContentOpportunities,
  listKeywordAnalyses,
  listReports,
  listScoreHistory,
  readReport,
} from './reports.service.ts';
import { analyzeWebsite, cancelAnalysis } from './request.service.ts';

export function reportsRoutes(app: App): void {
  mount(app, quote, (ctx, { body }) => quoteAnalysis(ctx, body));
  mount(app, analyze, (ctx, { body }) =>
    analyzeWebsite(ctx, { ...body, quote: body.quote === undefined ? undefined : readQuote(ctx, body.quote) }),
  );
  mount(app, cancel, (ctx, { body }) => cancelAnalysis(ctx, body.reportId));
  mount(app, reports, (ctx, { query }) => listReports(ctx, query));
  mount(app, report, (ctx, { params }) => readReport(ctx, params.id));
  mount(app, scoreHistory, (ctx, { query }) => listScoreHistory(ctx, query.website_id));
  mount(app, keywordAnalyses, (ctx, { query }) => listKeywordAnalyses(ctx, query.report_id));
  mount(app, contentOpportunities, (ctx, { query }) => listContentOpportunities(ctx, query.report_id));
  mount(app, competitorAnalyses, (ctx, { query }) => listCompetitorAnalyses(ctx, query.report_id));
  mount(app, exported, async (ctx, { params }) => asFile(await exportReport(ctx, params.id, params.format)));
  mount(app, todo.listRecommendations, (ctx, { query }) => listRecommendations(ctx, query.report_id));
  mount(app, todo.setRecommendationState, (ctx, { body }) => setRecommendationState(ctx, body));
  mount(app, todo.exportRecommendations, async (ctx, { params, query }) =>
    asFile(await exportRecommendations(ctx, query.report_id, params.format, query.state)),
  );
  mount(app, edits.listEdits, (ctx, { query }) => listEdits(ctx, query.website_id));
  mount(app, edits.createEdit, (ctx, { body }) => createEdit(ctx, body));
  mount(app, edits.deleteEdit, (ctx, { params }) => deleteEdit(ctx, params.id));
  mount(app, todo.recheckReport, (ctx, { body }) => requestRecheck(ctx, body));
}

const asFile = ({ name, type, content }: ExportedFile): Response =>
  new Response(Buffer.from(content), {
    headers: {
      'content-type': type,
      // The name holds nothing that would need quoting.
      'content-disposition': `attachment; filename="${name}"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  });
