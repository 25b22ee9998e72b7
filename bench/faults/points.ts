import type { Point } from './database-door.ts';

/** Named points at which a process is killed: right before and right after each commit that matters. */

/** Which work leads there. */
export type Lure = 'analysis' | 'purchase' | 'share' | 'schedule' | 'broken site' | 'look' | 'letter' | 'any mail';
export type NamedPoint = Point & { name: string; process: 'api' | 'worker'; lure: Lure };

const COMMITS: { name: string; process: 'api' | 'worker'; statement: RegExp; lure: Lure }[] = [
  { name: 'a report is taken up', process: 'worker', statement: /^update "assessment_reports" set .*"attempt"/, lure: 'analysis' },
  { name: 'the base report is charged', process: 'worker', statement: /app\.charge_part/, lure: 'analysis' },
  { name: 'a visit is kept', process: 'worker', statement: /^insert into "report_artifacts"/, lure: 'analysis' },
  { name: 'an assessment is saved', process: 'worker', statement: /jsonb_build_object\('analysis'/, lure: 'analysis' },
  { name: 'keywords are saved', process: 'worker', statement: /^insert into "keyword_analyses"/, lure: 'analysis' },
  { name: 'opportunities are saved', process: 'worker', statement: /^insert into "content_opportunities"/, lure: 'analysis' },
  { name: 'a competitor’s visit is kept', process: 'worker', statement: /^update "competitor_runs" set "visit"/, lure: 'analysis' },
  { name: 'a comparison is saved', process: 'worker', statement: /^insert into "competitor_analyses"/, lure: 'analysis' },
  { name: 'a reservation is released', process: 'worker', statement: /app\.release_reservation/, lure: 'analysis' },
  { name: 'a failed report is refunded', process: 'worker', statement: /app\.refund_part/, lure: 'broken site' },
  { name: 'a wording is kept', process: 'worker', statement: /^update "assessment_reports" set "wording"/, lure: 'analysis' },
  { name: 'a job is done', process: 'worker', statement: /SET completed_on = jobs\.job_now\(\),\s+state = 'completed'/, lure: 'analysis' },
  { name: 'a payment event is claimed', process: 'worker', statement: /^\s*update stripe_events set try_after/, lure: 'purchase' },
  { name: 'credits are granted', process: 'worker', statement: /app\.grant_credits/, lure: 'purchase' },
  { name: 'a payment event is applied', process: 'worker', statement: /^update "stripe_events" set "processed_at"/, lure: 'purchase' },
  { name: 'a scheduled period is claimed', process: 'worker', statement: /^insert into "report_periods"/, lure: 'schedule' },
  { name: 'a scheduled report is mailed about', process: 'worker', statement: /^insert into "report_mails"/, lure: 'schedule' },
  { name: 'a mail is claimed', process: 'worker', statement: /^update "mail_outbox" set .*"attempts"/, lure: 'letter' },
  { name: 'a mail is noted as sent', process: 'worker', statement: /^update "mail_outbox" set .*"sent_at"/, lure: 'letter' },
  { name: 'a report is asked for', process: 'api', statement: /^insert into "assessment_reports"/, lure: 'analysis' },
  { name: 'credits are reserved', process: 'api', statement: /app\.reserve_credits/, lure: 'analysis' },
  { name: 'a checkout is opened', process: 'api', statement: /^insert into "billing_checkouts"/, lure: 'purchase' },
  {
    name: 'a checkout’s session is noted',
    process: 'api',
    statement: /^update "billing_checkouts" set "stripe_session_id"/,
    lure: 'purchase',
  },
  { name: 'a payment event is kept', process: 'api', statement: /^insert into "stripe_events"/, lure: 'purchase' },
  { name: 'a share is made', process: 'api', statement: /^insert into "report_shares"/, lure: 'share' },
  { name: 'a share’s mail is claimed', process: 'api', statement: /^update "mail_outbox" set .*"attempts"/, lure: 'share' },
  { name: 'a share’s mail is noted as sent', process: 'api', statement: /^update "mail_outbox" set .*"sent_at"/, lure: 'share' },
  { name: 'an account is brought up to date', process: 'api', statement: /app\.settle_account/, lure: 'look' },
];

export const POINTS: readonly NamedPoint[] = COMMITS.flatMap((commit) =>
  (['before', 'after'] as const).map((when) => ({ ...commit, name: `kill -9 ${commit.process} ${when} ${commit.name}`, when })),
);
