import { authJobs } from './modules/auth/auth.jobs.ts';
import { authRoutes } from './modules/auth/auth.routes.ts';
import { identityRoutes } from './modules/auth/identities.routes.ts';
import { sessionRoutes } from './modules/auth/sessions.routes.ts';
import { signInRoutes } from './modules/auth/sign-in.routes.ts';
import { userRoutes } from './modules/auth/user.routes.ts';
import { billingJobs } from './modules/billing/billing.jobs.ts';
import { billingRoutes } from './modules/billing/billing.routes.ts';
import { competitorsRoutes } from './modules/competitors/competitors.routes.ts';
import { contactJobs } from './modules/contact/contact.jobs.ts';
import { contactRoutes } from './modules/contact/contact.routes.ts';
import { crawlersJobs } from './modules/crawlers/crawlers.jobs.ts';
import { crawlersRoutes } from './modules/crawlers/crawlers.routes.ts';
import { creditJobs } from './modules/credits/credits.jobs.ts';
import { creditsRoutes } from './modules/credits/credits.routes.ts';
import { erasureJobs } from './modules/erasure/erasure.jobs.ts';
import { erasureRoutes } from './modules/erasure/erasure.routes.ts';
import { evidenceJobs } from './modules/evidence/evidence.jobs.ts';
import { evidenceRoutes } from './modules/evidence/evidence.routes.ts';
import { keyRoutes } from './modules/keys/keys.routes.ts';
import { mcpRoutes } from './modules/mcp/mcp.routes.ts';
import { profileRoutes } from './modules/profile/profile.routes.ts';
import { realtimeRoutes } from './modules/realtime/realtime.routes.ts';
import { reportJobs } from './modules/reports/reports.jobs.ts';
import { reportsRoutes } from './modules/reports/reports.routes.ts';
import { requestReport } from './modules/reports/reports.service.ts';
import { queueRescores, rescoreJobs } from './modules/reports/rescore.jobs.ts';
import { mailFinishedReport } from './modules/schedules/report-mails.service.ts';
import { scheduleJobs } from './modules/schedules/schedules.jobs.ts';
import { schedulesRoutes } from './modules/schedules/schedules.routes.ts';
import type { RequestReport } from './modules/schedules/tick.service.ts';
import { refreshBefore } from './modules/search/connections.service.ts';
import { searchJobs } from './modules/search/search.jobs.ts';
import { searchRoutes } from './modules/search/search.routes.ts';
import { setupRoutes } from './modules/setup/setup.routes.ts';
import { sharingRoutes } from './modules/sharing/sharing.routes.ts';
import { siteRoutes } from './modules/site/site.routes.ts';
import { measureVisibility } from './modules/visibility/metrics.service.ts';
import { startScheduledRound } from './modules/visibility/rounds.service.ts';
import { visibilityJobs } from './modules/visibility/visibility.jobs.ts';
import { visibilityRoutes } from './modules/visibility/visibility.routes.ts';
import { webhookJobs } from './modules/webhooks/webhooks.jobs.ts';
import { webhookRoutes } from './modules/webhooks/webhooks.routes.ts';
import { websitesRoutes } from './modules/websites/websites.routes.ts';
import type { Context, Services } from './platform/context.ts';
import { limitJobs } from './platform/limit-jobs.ts';
import { mailJobs } from './platform/mail/outbox.ts';
import type { Metrics } from './platform/metrics.ts';
import type { AnyJob } from './platform/queue.ts';
import type { App } from './platform/route.ts';

/** Every module, once: its endpoints, its jobs and its figures. */

type Routes = (app: App, services: Services) => void;

export const ROUTES: readonly Routes[] = [
  authRoutes,
  signInRoutes,
  identityRoutes,
  userRoutes,
  sessionRoutes,
  keyRoutes,
  webhookRoutes,
  siteRoutes,
  profileRoutes,
  websitesRoutes,
  searchRoutes,
  creditsRoutes,
  reportsRoutes,
  sharingRoutes,
  competitorsRoutes,
  visibilityRoutes,
  evidenceRoutes,
  crawlersRoutes,
  schedulesRoutes,
  billingRoutes,
  contactRoutes,
  setupRoutes,
  realtimeRoutes,
  erasureRoutes,
  mcpRoutes,
];

/** A scheduled report takes the round along that its owner chose, and Search Console is read again before it. */
const requestReportAndRound: RequestReport = async (ctx, tx, want) => {
  const report = await requestReport(ctx, tx, want);
  if (report.alreadyRunning) return report;
  await refreshBefore(ctx, tx, want.websiteId);
  await startScheduledRound(ctx, tx, want);
  return report;
};

export const JOBS: readonly AnyJob<Context>[] = [
  ...mailJobs,
  ...limitJobs,
  ...authJobs,
  ...searchJobs,
  ...webhookJobs,
  ...creditJobs,
  ...billingJobs,
  ...reportJobs(mailFinishedReport),
  ...rescoreJobs,
  ...scheduleJobs(requestReportAndRound),
  ...visibilityJobs,
  ...evidenceJobs,
  ...crawlersJobs,
  ...contactJobs,
  ...erasureJobs,
];

/** What a worker does once, before it takes jobs. */
export const AT_WORKER_START: readonly ((ctx: Context) => Promise<void>)[] = [queueRescores];

/** Figures of modules beside those of the process. */
export const METRICS: readonly ((registry: Metrics['registry'], services: Services) => void)[] = [measureVisibility];
