import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { CompetitorAnalysisRow, ContentOpportunityRow, Id, KeywordAnalysisRow, list, ReportData, Timestamp } from '../entities.ts';
import { GateForm } from '../fields.ts';

/** What the application itself needs beside the specification's functions and entities. */

export const readSettings = endpoint({
  id: 'read-settings',
  method: 'GET',
  path: '/api/settings',
  access: 'public',
  summary: 'What the browser must know of the server’s configuration.',
  result: z.object({
    gate: z.enum(['off', 'locked', 'unlocked']),
    /** `test`: payments go to a sandbox and no card is charged; `off`: none are set up, so nothing can be bought. */
    payments: z.enum(['live', 'test', 'off']),
    contactEmail: z.string(),
    socialLinks: z.array(z.object({ label: z.string(), url: z.string() })),
    authUrl: z.string(),
    oauthProviders: z.array(z.object({ id: z.string(), label: z.string() })),
    aiProvider: z.string().nullable(),
  }),
});

export const unlockGate = endpoint({
  id: 'unlock-gate',
  method: 'POST',
  path: '/api/gate',
  access: 'public',
  summary: 'Open the early-access gate for this browser session.',
  body: z.strictObject(GateForm.shape),
  result: z.object({ success: z.literal(true) }),
  errors: ['gate.wrong_password'],
  limitPerMinute: 10,
});

export const logUnknownRoute = endpoint({
  id: 'log-unknown-route',
  method: 'POST',
  path: '/api/unknown-routes',
  access: 'public',
  summary: 'Tell the server’s log that a visitor met the 404 page.',
  body: z.strictObject({ path: z.string().max(2048) }),
  result: z.object({ success: z.literal(true) }),
  limitPerMinute: 30,
});

export const AuthSession = z.object({
  id: Id,
  current: z.boolean(),
  created_at: Timestamp,
  refreshed_at: Timestamp.nullable(),
  user_agent: z.string().nullable(),
  ip: z.string().nullable(),
  aal: z.string(),
});
export const listSessions = endpoint({
  id: 'list-sessions',
  method: 'GET',
  path: '/api/sessions',
  access: 'member',
  summary: 'Where the caller is signed in.',
  result: list(AuthSession),
});
export const endSession = endpoint({
  id: 'end-session',
  method: 'DELETE',
  path: '/api/sessions/:id',
  access: 'member',
  summary: 'Sign out one of the caller’s sessions.',
  params: z.strictObject({ id: Id }),
  result: z.object({ success: z.literal(true) }),
  errors: ['request.not_found'],
});

export const ShareToken = z.string().regex(/^[A-Za-z0-9_-]{32,64}$/);
export const Share = z.object({ id: Id, report_id: Id, recipient_email: z.string(), created_at: Timestamp, expires_at: Timestamp });

export const listShares = endpoint({
  id: 'list-shares',
  method: 'GET',
  path: '/api/reports/:id/shares',
  access: 'member',
  summary: 'To whom a report was sent.',
  params: z.strictObject({ id: Id }),
  result: list(Share),
  errors: ['report.not_found'],
});
export const renewShare = endpoint({
  id: 'renew-share',
  method: 'POST',
  path: '/api/shares/:id/renew',
  access: 'member',
  summary: 'Let a shared link work for as long again as a new one, also when it has expired.',
  params: z.strictObject({ id: Id }),
  result: Share,
  errors: ['share.gone'],
});
export const revokeShare = endpoint({
  id: 'revoke-share',
  method: 'DELETE',
  path: '/api/shares/:id',
  access: 'member',
  summary: 'End a shared link.',
  params: z.strictObject({ id: Id }),
  result: z.object({ success: z.literal(true) }),
  errors: ['share.gone'],
});

/** A shared report: the analysis and its enhancements, and nothing about the owner. */
export const PublicReport = z.object({
  created_at: Timestamp,
  website_url: z.string(),
  /** Only the base report was asked for: the parts below were never made. */
  is_base: z.boolean(),
  report_data: ReportData,
  keyword_analyses: z.array(KeywordAnalysisRow.omit({ id: true, report_id: true })),
  content_opportunities: z.array(ContentOpportunityRow.omit({ id: true, report_id: true })),
  competitor_analyses: z.array(CompetitorAnalysisRow.omit({ id: true, report_id: true, competitor_id: true })),
});
export type PublicReport = z.infer<typeof PublicReport>;
export const readShared = endpoint({
  id: 'read-shared',
  method: 'GET',
  path: '/api/shared/:token',
  access: 'public',
  summary: 'The report behind a shared link.',
  params: z.strictObject({ token: ShareToken }),
  result: PublicReport,
  errors: ['share.gone', 'share.expired'],
});

export const unsubscribeMail = endpoint({
  id: 'unsubscribe-mail',
  method: 'POST',
  path: '/api/unsubscribe/:token',
  access: 'public',
  summary: 'Stop the mails about finished automated reports (RFC 8058 one-click).',
  params: z.strictObject({ token: ShareToken }),
  result: z.object({ success: z.literal(true) }),
  errors: ['share.gone'],
});

/** Topics of the event stream at /realtime/v1. They carry no data: the browser refetches what it shows. */
export const RealtimeTopic = z.enum([
  'user_credits',
  'assessment_reports',
  'keyword_analyses',
  'content_opportunities',
  'competitor_analyses',
  'subscriptions',
  'scheduled_reports',
  'visibility_rounds',
  'recommendation_states',
  'site_edits',
]);
export type RealtimeTopic = z.infer<typeof RealtimeTopic>;
export const RealtimeEvent = z.object({ topic: RealtimeTopic, report_id: Id.nullable() });
export type RealtimeEvent = z.infer<typeof RealtimeEvent>;
export const openRealtime = endpoint({
  id: 'realtime',
  method: 'GET',
  path: '/realtime/v1',
  access: 'member',
  summary: 'Server-sent events: a topic of the caller has changed.',
  result: z.unknown(),
  raw: ['text/event-stream'],
  errors: ['realtime.too_many'],
});
