import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  Competitor,
  CompetitorAnalysisRow,
  ContentOpportunityRow,
  CreditTransaction,
  Id,
  KeywordAnalysisRow,
  list,
  Profile,
  Report,
  ReportListItem,
  ReportStatus,
  ScheduledReport,
  Subscription,
  TrackedWebsite,
  UserCredits,
} from '../entities.ts';
import { CompetitorName, CompetitorUrl, FullName } from '../fields.ts';
import { KEY_SCOPES } from '../key-scopes.ts';
import { LIMITS } from '../limits.ts';

/** Reads and writes of the caller's own rows: /data/v1/ENTITY. Lists answer { items, total }. */

const ByReport = z.strictObject({ report_id: Id });
const ById = z.strictObject({ id: Id });
const wholeNumber = z.coerce.number().int().min(0);

/** An instant, or a day: the filter's end day counts to 23:59:59.999, which the client sends as an instant. */
const Instant = z.iso.datetime({ offset: true });

export const ReportFilters = z.strictObject({
  status: ReportStatus.optional(),
  is_auto_generated: z.enum(['true', 'false']).optional(),
  created_from: Instant.optional(),
  created_to: Instant.optional(),
  website_id: Id.optional(),
  sort: z.enum(['created_at', 'overall_score']).default('created_at'),
  direction: z.enum(['asc', 'desc']).default('desc'),
  offset: wholeNumber.max(1_000_000).default(0),
  limit: wholeNumber.min(1).max(100).default(LIMITS.reportsPerPage),
});
export type ReportFilters = z.infer<typeof ReportFilters>;

export const listTrackedWebsites = endpoint({
  id: 'list-tracked-websites',
  method: 'GET',
  path: '/data/v1/tracked_websites',
  access: 'member',
  keyScopes: KEY_SCOPES,
  summary: 'The websites of the caller; with is_active=true at most one.',
  query: z.strictObject({ is_active: z.enum(['true', 'false']).optional() }),
  result: list(TrackedWebsite),
});

export const trackWebsiteAgain = endpoint({
  id: 'track-website-again',
  method: 'PATCH',
  path: '/data/v1/tracked_websites/:id',
  access: 'member',
  summary: 'Go back to a website of the caller: it becomes the tracked one, with its competitors and reports. Costs nothing.',
  params: ById,
  body: z.strictObject({ is_active: z.literal(true) }),
  result: TrackedWebsite,
  errors: ['website.not_found'],
});

export const listProfiles = endpoint({
  id: 'list-profiles',
  method: 'GET',
  path: '/data/v1/profiles',
  access: 'member',
  keyScopes: KEY_SCOPES,
  summary: 'The profile of the caller, as a list of one.',
  result: list(Profile),
});

export const updateProfile = endpoint({
  id: 'update-profile',
  method: 'PATCH',
  path: '/data/v1/profiles/:id',
  access: 'member',
  summary: 'Change the full name; an empty one is saved as null.',
  params: ById,
  body: z.strictObject({ full_name: FullName }),
  result: Profile,
  errors: ['profile.not_found'],
});

export const listReports = endpoint({
  id: 'list-reports',
  method: 'GET',
  path: '/data/v1/assessment_reports',
  access: 'member',
  keyScopes: ['read_reports'],
  summary: 'The reports of the caller, filtered, sorted (scores that are null come last) and paged, with the exact count.',
  query: ReportFilters,
  result: list(ReportListItem),
});

export const readReport = endpoint({
  id: 'read-report',
  method: 'GET',
  path: '/data/v1/assessment_reports/:id',
  access: 'member',
  keyScopes: ['read_reports'],
  summary: 'One report with its analysis.',
  params: ById,
  result: Report,
  errors: ['report.not_found'],
});

export const ExportFormat = z.enum(['pdf', 'markdown', 'csv', 'json', 'html']);
export const exportReport = endpoint({
  id: 'export-report',
  method: 'GET',
  path: '/data/v1/assessment_reports/:id/export/:format',
  access: 'member',
  keyScopes: ['read_reports'],
  summary: 'A report as a file.',
  params: z.strictObject({ id: Id, format: ExportFormat }),
  result: z.unknown(),
  raw: ['application/pdf', 'text/markdown', 'text/csv', 'application/json', 'text/html'],
  errors: ['report.not_found', 'report.not_ready', 'report.export_busy', 'report.pdf_unavailable'],
  limitPerMinute: 30,
});

export const ScorePoint = z.object({
  report_id: Id,
  created_at: z.string(),
  rubric_version: z.string(),
  overall_score: z.number(),
  scores: Report.shape.scores,
  /** Set where the stored visit was scored again under `rubric_version`: what the report itself says. */
  given: z.object({ rubric_version: z.string(), overall_score: z.number() }).nullable(),
});
export const listScoreHistory = endpoint({
  id: 'list-score-history',
  method: 'GET',
  path: '/data/v1/score_history',
  access: 'member',
  keyScopes: ['read_reports'],
  summary:
    'The scores of the completed reports of one website, oldest first; at most the newest 400. Recent ones of an earlier rubric are scored again from what their visits stored.',
  query: z.strictObject({ website_id: Id }),
  result: list(ScorePoint),
});

export const listKeywordAnalyses = endpoint({
  id: 'list-keyword-analyses',
  method: 'GET',
  path: '/data/v1/keyword_analyses',
  access: 'member',
  keyScopes: ['read_reports'],
  summary: 'The keyword analysis of a report, as a list of at most one.',
  query: ByReport,
  result: list(KeywordAnalysisRow),
});

export const listContentOpportunities = endpoint({
  id: 'list-content-opportunities',
  method: 'GET',
  path: '/data/v1/content_opportunities',
  access: 'member',
  keyScopes: ['read_reports'],
  summary: 'The content opportunities of a report.',
  query: ByReport,
  result: list(ContentOpportunityRow),
});

export const listCompetitorAnalyses = endpoint({
  id: 'list-competitor-analyses',
  method: 'GET',
  path: '/data/v1/competitor_analyses',
  access: 'member',
  keyScopes: ['read_reports'],
  summary: 'The competitor analyses of a report, with name and URL of each competitor.',
  query: ByReport,
  result: list(CompetitorAnalysisRow),
});

export const listCompetitors = endpoint({
  id: 'list-competitors',
  method: 'GET',
  path: '/data/v1/competitors',
  access: 'member',
  keyScopes: ['read_reports', 'manage_competitors'],
  summary: 'The competitors of a website, newest first.',
  query: z.strictObject({ website_id: Id, is_active: z.enum(['true', 'false']).optional() }),
  result: list(Competitor),
  errors: ['website.not_found'],
});

const NewCompetitor = z.strictObject({ competitor_name: CompetitorName, competitor_url: CompetitorUrl });

export const createCompetitors = endpoint({
  id: 'create-competitors',
  method: 'POST',
  path: '/data/v1/competitors',
  access: 'member',
  keyScopes: ['manage_competitors'],
  summary: 'Add competitors to a website: all of them or none.',
  body: z.strictObject({ website_id: Id, competitors: z.array(NewCompetitor).min(1).max(LIMITS.activeCompetitors) }),
  result: list(Competitor),
  errors: ['website.not_found', 'competitor.limit', 'competitor.duplicate', 'fetch.refused_address'],
});

export const updateCompetitor = endpoint({
  id: 'update-competitor',
  method: 'PATCH',
  path: '/data/v1/competitors/:id',
  access: 'member',
  keyScopes: ['manage_competitors'],
  summary: 'Remove a competitor (set it inactive).',
  params: ById,
  body: z.strictObject({ is_active: z.literal(false) }),
  result: Competitor,
  errors: ['competitor.not_found'],
});

export const replaceCompetitor = endpoint({
  id: 'replace-competitor',
  method: 'POST',
  path: '/data/v1/competitors/:id/replace',
  access: 'member',
  keyScopes: ['manage_competitors'],
  summary: 'Set a competitor inactive and add another in its place, both or neither; the new one is analysed in the next report.',
  params: ById,
  body: NewCompetitor,
  result: Competitor,
  errors: ['competitor.not_found', 'competitor.duplicate', 'fetch.refused_address'],
});

export const listSubscriptions = endpoint({
  id: 'list-subscriptions',
  method: 'GET',
  path: '/data/v1/subscriptions',
  access: 'member',
  summary: 'The subscriptions of the caller.',
  query: z.strictObject({ status: z.literal('active').optional() }),
  result: list(Subscription),
});

export const listScheduledReports = endpoint({
  id: 'list-scheduled-reports',
  method: 'GET',
  path: '/data/v1/scheduled_reports',
  access: 'member',
  summary: 'The schedules of the caller.',
  query: z.strictObject({ is_active: z.enum(['true', 'false']).optional() }),
  result: list(ScheduledReport),
});

export const listUserCredits = endpoint({
  id: 'list-user-credits',
  method: 'GET',
  path: '/data/v1/user_credits',
  access: 'member',
  keyScopes: KEY_SCOPES,
  summary: 'The credits of the caller, as a list of one.',
  result: list(UserCredits),
});

export const listCreditTransactions = endpoint({
  id: 'list-credit-transactions',
  method: 'GET',
  path: '/data/v1/credit_transactions',
  access: 'member',
  summary: 'The newest ledger lines of the caller.',
  query: z.strictObject({ limit: wholeNumber.min(1).max(LIMITS.transactionRows).default(LIMITS.transactionRows) }),
  result: list(CreditTransaction),
});

export const getAvailableCredits = endpoint({
  id: 'get-available-credits',
  method: 'POST',
  path: '/data/v1/rpc/get_available_credits',
  access: 'member',
  summary: 'The spendable credits of the caller as a number.',
  body: z.strictObject({ user_uuid: Id, website_uuid: Id.nullable() }),
  result: z.number().int(),
  errors: ['auth.forbidden'],
});
