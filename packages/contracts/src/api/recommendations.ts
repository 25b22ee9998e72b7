import { z } from 'zod';
import { Effort } from '../assessment.ts';
import { endpoint } from '../endpoint.ts';
import { Id, list, RecheckedAudit, Timestamp } from '../entities.ts';
import { LIMITS } from '../limits.ts';

/** What became of a report's recommendations: a state that lasts across the reports of a website, and what was checked again since. */

export const RECOMMENDATION_STATES = ['open', 'in_progress', 'done', 'wont_fix'] as const;
export const RecommendationState = z.enum(RECOMMENDATION_STATES);
export type RecommendationState = z.infer<typeof RecommendationState>;

/** The word that people read. */
export const STATE_TITLES: Record<RecommendationState, string> = {
  open: 'Open',
  in_progress: 'In progress',
  done: 'Done',
  wont_fix: 'Won’t fix',
};

const Standing = z.object({
  state: RecommendationState,
  /** Why it will not be fixed; null in other states. */
  reason: z.string().nullable(),
  /** When a person chose the state; null where nobody has. */
  changed_at: Timestamp.nullable(),
  /** When a later report confirmed that nothing of it is left; null otherwise. */
  fixed_since: Timestamp.nullable(),
});

export const RecommendationStatus = Standing.extend({
  /** What identifies it across reports. */
  audit_id: z.string(),
  title: z.string(),
  /** What the report says of it; null for one that only earlier reports gave. */
  given: z
    .object({
      points: z.number(),
      effort: Effort,
      /** Pages it is about; null: the whole site. */
      pages: z.number().int().nullable(),
    })
    .nullable(),
  /** Pages that have a state of their own; others are open. */
  pages: z.array(Standing.extend({ page: z.string() })),
  /** What a re-check of this report found; null where there was none. */
  rechecked: RecheckedAudit.nullable(),
});
export type RecommendationStatus = z.infer<typeof RecommendationStatus>;

export const Recheck = z.object({
  id: Id,
  report_id: Id,
  /** What is checked: one recommendation or one page. */
  audit_id: z.string().nullable(),
  page: z.string().nullable(),
  status: z.enum(['pending', 'processing', 'completed', 'failed']),
  error_code: z.string().nullable(),
  error_message: z.string().nullable(),
  created_at: Timestamp,
  completed_at: Timestamp.nullable(),
});
export type Recheck = z.infer<typeof Recheck>;

export const listRecommendations = endpoint({
  id: 'list-recommendations',
  method: 'GET',
  path: '/data/v1/recommendations',
  access: 'member',
  keyScopes: ['read_reports'],
  summary:
    'The recommendations of a report in its order, each with its state, and those that earlier reports gave and this website has fixed since.',
  query: z.strictObject({ report_id: Id }),
  result: list(RecommendationStatus).extend({
    /** The newest re-check of the report. */
    recheck: Recheck.nullable(),
    /** Until when re-checks of this report are free. */
    rechecks_until: Timestamp,
  }),
  errors: ['report.not_found', 'report.not_ready'],
});

const Reason = z.string().trim().min(1, 'Please give a reason').max(LIMITS.stateReasonLength, 'Reason must be less than 500 characters');

export const setRecommendationState = endpoint({
  id: 'set-recommendation-state',
  method: 'PATCH',
  path: '/data/v1/recommendations',
  access: 'member',
  summary: 'Set the state of a recommendation, or of one page of it. It lasts across reports of the website.',
  body: z
    .strictObject({
      report_id: Id,
      audit_id: z.string().max(100),
      /** As a finding of the recommendation names it in `where`. */
      page: z.string().min(1).max(4096).optional(),
      state: RecommendationState,
      reason: Reason.optional(),
    })
    .refine(({ state, reason }) => state !== 'wont_fix' || reason !== undefined, { path: ['reason'], message: 'Please give a reason' })
    .refine(({ state, reason }) => state === 'wont_fix' || reason === undefined, {
      path: ['reason'],
      message: 'Only “Won’t fix” takes a reason',
    }),
  result: RecommendationStatus,
  errors: ['report.not_found', 'report.not_ready', 'recommendation.not_found'],
  limitPerMinute: 120,
});

export const exportRecommendations = endpoint({
  id: 'export-recommendations',
  method: 'GET',
  path: '/data/v1/recommendations/export/:format',
  access: 'member',
  keyScopes: ['read_reports'],
  summary: 'The recommendations of a report with their states: as CSV, or as a Markdown check-list with a box for each page.',
  params: z.strictObject({ format: z.enum(['csv', 'markdown']) }),
  query: z.strictObject({ report_id: Id, state: RecommendationState.optional() }),
  result: z.unknown(),
  raw: ['text/csv', 'text/markdown'],
  errors: ['report.not_found', 'report.not_ready'],
  limitPerMinute: 30,
});

export const recheckReport = endpoint({
  id: 'recheck',
  method: 'POST',
  path: '/functions/v1/recheck',
  access: 'member',
  keyScopes: ['run_analyses'],
  summary:
    'Check one recommendation or one page of a report again. Free within a day of the report; visits and judges only what that needs. Poll list-recommendations for the outcome.',
  body: z
    .strictObject({ reportId: Id, auditId: z.string().max(100).optional(), page: z.string().min(1).max(4096).optional() })
    .refine(({ auditId, page }) => (auditId === undefined) !== (page === undefined), {
      path: ['auditId'],
      message: 'Please name either a recommendation or a page',
    }),
  result: Recheck,
  errors: [
    'report.not_found',
    'report.not_ready',
    'recommendation.not_found',
    'recheck.page_not_found',
    'recheck.too_late',
    'recheck.under_way',
    'recheck.limit',
  ],
  limitPerMinute: 20,
});
