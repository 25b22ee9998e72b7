// Generated from the live database by `npm run docs`; a test compares. Change a migration, not this file.
import type {
  Comparison,
  CrawlerActivity,
  CreditTransaction,
  FactorScores,
  Finding,
  JudgedVerdict,
  KeywordAnalysisRow,
  Passage,
  Progress,
  RecheckedAudit,
  ReportData,
  ReportOpinion,
  ReportWording,
  RescoredReport,
  SuggestedCompetitor,
} from '@citelight/contracts';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export interface AuthChallenges {
  id: Generated<string>;
  factor_id: string;
  ip: string | null;
  webauthn_challenge: string | null;
  created_at: ColumnType<string, string | Date | undefined, string | Date>;
  verified_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
}

export interface AuthFactors {
  id: Generated<string>;
  user_id: string;
  factor_type: 'totp' | 'webauthn';
  status: Generated<'unverified' | 'verified'>;
  friendly_name: Generated<string>;
  secret: Buffer | null;
  credential: ColumnType<unknown | null, string | null | undefined, string | null>;
  last_used_step: number | null;
  failures: Generated<number>;
  locked_until: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  last_challenged_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  created_at: ColumnType<string, string | Date | undefined, string | Date>;
  updated_at: ColumnType<string, string | Date | undefined, string | Date>;
}

export interface AuthFlows {
  id: Generated<string>;
  state_hash: Buffer | null;
  provider: string;
  redirect_to: string;
  code_challenge: string | null;
  code_challenge_method: 's256' | 'plain' | null;
  provider_verifier: string | null;
  provider_nonce: string | null;
  link_user_id: string | null;
  user_id: string | null;
  auth_code_hash: Buffer | null;
  provider_tokens: ColumnType<unknown | null, string | null | undefined, string | null>;
  created_at: ColumnType<string, string | Date | undefined, string | Date>;
  returned_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  browser_hash: Buffer | null;
  link_session_id: string | null;
}

export interface AuthIdentities {
  id: Generated<string>;
  user_id: string;
  provider: string;
  provider_id: string;
  identity_data: ColumnType<unknown, string | undefined, string>;
  email: string | null;
  last_sign_in_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  created_at: ColumnType<string, string | Date | undefined, string | Date>;
  updated_at: ColumnType<string, string | Date | undefined, string | Date>;
}

export interface AuthOneTimeTokens {
  id: Generated<string>;
  user_id: string;
  purpose: 'signup' | 'recovery' | 'email_change_current' | 'email_change_new' | 'reauthentication' | 'magiclink';
  email: string;
  link_hash: Buffer;
  code_hash: Buffer;
  pending_password: string | null;
  code_attempts: Generated<number>;
  created_at: ColumnType<string, string | Date | undefined, string | Date>;
  expires_at: ColumnType<string, string | Date, string | Date>;
  code_expires_at: ColumnType<string, string | Date, string | Date>;
  pending_website_url: string | null;
}

export interface AuthSessions {
  id: Generated<string>;
  user_id: string;
  aal: Generated<'aal1' | 'aal2'>;
  amr: ColumnType<unknown, string | undefined, string>;
  counter: Generated<number>;
  floor: Generated<number>;
  created_at: ColumnType<string, string | Date | undefined, string | Date>;
  refreshed_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  user_agent: string | null;
  ip: string | null;
  factor_id: string | null;
  used_counter: Generated<number>;
}

export interface AuthSigningKeys {
  kid: string;
  algorithm: 'ES256' | 'RS256';
  public_jwk: ColumnType<unknown, string, string>;
  sealed_private_jwk: Buffer;
  state: 'next' | 'current' | 'retired';
  created_at: ColumnType<string, string | Date | undefined, string | Date>;
  state_since: ColumnType<string, string | Date | undefined, string | Date>;
}

export interface AuthUsers {
  id: Generated<string>;
  email: string | null;
  created_at: ColumnType<string, string | Date | undefined, string | Date>;
  updated_at: ColumnType<string, string | Date | undefined, string | Date>;
  encrypted_password: string | null;
  email_confirmed_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  confirmation_sent_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  recovery_sent_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  new_email: string | null;
  email_change_sent_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  email_change_confirmed: Generated<number>;
  reauthentication_sent_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  last_sign_in_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  app_metadata: ColumnType<unknown, string | undefined, string>;
  user_metadata: ColumnType<unknown, string | undefined, string>;
  banned_until: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  deleted_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  erased_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
}

export interface ApiKeySpending {
  key_id: string;
  user_id: string;
  report_id: string;
  credits: number;
  created_at: ColumnType<string, string | Date | undefined, string | Date>;
}

export interface ApiKeys {
  id: Generated<string>;
  user_id: string;
  name: string;
  hash: Buffer;
  start: string;
  scopes: string[];
  created_at: ColumnType<string, string | Date | undefined, string | Date>;
  last_used_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  revoked_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  daily_credits: Generated<number>;
}

export interface AssessmentReports {
  id: Generated<string>;
  user_id: string;
  website_id: string;
  status: Generated<'pending' | 'processing' | 'completed' | 'failed'>;
  is_auto_generated: Generated<boolean>;
  is_free: Generated<boolean>;
  is_latest: Generated<boolean>;
  report_data: ColumnType<ReportData | null, string | null | undefined, string | null>;
  error_code: string | null;
  error_message: string | null;
  progress: ColumnType<Progress | null, string | null | undefined, string | null>;
  keywords_status: Generated<'pending' | 'processing' | 'completed' | 'failed' | 'none'>;
  content_status: Generated<'pending' | 'processing' | 'completed' | 'failed' | 'none'>;
  competitors_status: Generated<'pending' | 'processing' | 'completed' | 'failed' | 'none'>;
  credits_charged: Generated<number>;
  attempt: Generated<number>;
  created_at: ColumnType<string, string | Date | undefined, string | Date>;
  started_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  completed_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  overall_score: GeneratedAlways<number | null>;
  scores: ColumnType<FactorScores | null, never, never>;
  summary: GeneratedAlways<string | null>;
  partial: GeneratedAlways<boolean>;
  reservation_id: string | null;
  settled_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  wording: ColumnType<ReportWording | null, string | null | undefined, string | null>;
  extra_prompts: ColumnType<{ prompt: string; topic: string; page?: string }[], string | undefined, string>;
  previous_website_id: string | null;
  quote_id: string | null;
  opinions: ColumnType<ReportOpinion[] | null, string | null | undefined, string | null>;
  rubric_version: GeneratedAlways<string | null>;
  rescored: ColumnType<RescoredReport | null, string | null | undefined, string | null>;
  not_rescored_under: string | null;
}

export interface AuditLog {
  id: GeneratedAlways<number>;
  created_at: ColumnType<string, string | Date | undefined, string | Date>;
  event: string;
  user_id: string | null;
  ip: string | null;
  user_agent: string | null;
  details: ColumnType<unknown, string | undefined, string>;
}

export interface BillingCheckouts {
  id: Generated<string>;
  user_id: string;
  kind: 'subscription' | 'pack';
  price_id: string;
  stripe_session_id: string | null;
  state: Generated<'open' | 'pending' | 'complete' | 'failed' | 'expired'>;
  created_at: ColumnType<string, string | Date | undefined, string | Date>;
  updated_at: ColumnType<string, string | Date | undefined, string | Date>;
}

export interface BillingCustomers {
  id: Generated<string>;
  user_id: string;
  stripe_customer_id: string | null;
  created_at: ColumnType<string, string | Date | undefined, string | Date>;
}

export interface BillingDisputes {
  id: string;
  user_id: string;
  charge_id: string;
  credits: number;
  returned: Generated<boolean>;
  created_at: ColumnType<string, string | Date | undefined, string | Date>;
}

export interface BillingFormerCustomers {
  stripe_customer_id: string;
  user_id: string;
  created_at: ColumnType<string, string | Date | undefined, string | Date>;
}

export interface BillingNotices {
  key: string;
  user_id: string;
  created_at: ColumnType<string, string | Date | undefined, string | Date>;
}

export interface BillingPlanChanges {
  id: Generated<string>;
  subscription_id: string;
  user_id: string;
  from_price: string;
  to_price: string;
  created_at: ColumnType<string, string | Date | undefined, string | Date>;
  settled_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  period_end: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
}

export interface CompetitorAnalyses {
  id: Generated<string>;
  report_id: string;
  competitor_id: string;
  user_id: string;
  overall_score: number;
  scores: ColumnType<FactorScores, string, string>;
  your_advantages: Generated<string[]>;
  competitive_advantages: Generated<string[]>;
  gap_analysis: ColumnType<Comparison['gapAnalysis'], string, string>;
  prompts: ColumnType<Comparison['prompts'], string | undefined, string>;
  accessible: boolean;
  error_message: string | null;
  created_at: ColumnType<string, string | Date | undefined, string | Date>;
}

export interface CompetitorRuns {
  report_id: string;
  competitor_id: string;
  user_id: string;
  status: Generated<'pending' | 'processing' | 'completed' | 'failed'>;
  visit: Buffer | null;
  because: string | null;
}

export interface Competitors {
  id: Generated<string>;
  website_id: string;
  user_id: string;
  competitor_url: string;
  competitor_name: string;
  is_active: Generated<boolean>;
  added_at: ColumnType<string, string | Date | undefined, string | Date>;
}

export interface ContactMessages {
  id: Generated<string>;
  name: string;
  email: string;
  subject: string | null;
  message: string;
  ip: string | null;
  mail_id: string | null;
  created_at: ColumnType<string, string | Date | undefined, string | Date>;
}

export interface ContentOpportunities {
  id: Generated<string>;
  report_id: string;
  user_id: string;
  position: number;
  opportunity_type: 'citation_magnet' | 'faq_content' | 'stat_highlight' | 'data_structure' | 'expert_positioning';
  title: string;
  priority: 'high' | 'medium' | 'low';
  page_url: string;
  description: string;
  estimated_impact: string;
  points: Generated<number>;
  action_steps: Generated<string[]>;
  evidence: ColumnType<Finding | null, string | null | undefined, string | null>;
  ai_written: Generated<boolean>;
  created_at: ColumnType<string, string | Date | undefined, string | Date>;
}

export interface CrawlerClaims {
  log_id: string;
  user_id: string;
  address: string;
  agent: string;
  hits: number;
  last_at: ColumnType<string, string | Date, string | Date>;
  created_at: ColumnType<string, string | Date | undefined, string | Date>;
}

export interface CrawlerLogs {
  id: Generated<string>;
  user_id: string;
  website_id: string;
  name: string;
  bytes: number;
  activity: ColumnType<CrawlerActivity, string, string>;
  created_at: ColumnType<string, string | Date | undefined, string | Date>;
}

export interface CrawlerRanges {
  url: string;
  hash: Buffer;
  tokens: string[];
  edition: string;
  prefixes: ColumnType<string[], string, string>;
  fetched_at: ColumnType<string, string | Date | undefined, string | Date>;
}

export interface CreditCharges {
  reservation_id: string;
  type: 'assessment_generation' | 'keyword_analysis' | 'content_opportunities' | 'competitor_analysis' | 'visibility_round';
  amount: number;
  transaction_id: string;
  refund_id: string | null;
}

export interface CreditLots {
  id: Generated<string>;
  user_id: string;
  type: 'free_trial_grant' | 'subscription_allocation' | 'topup_purchase';
  granted: number;
  remaining: number;
  reserved: Generated<number>;
  expired: Generated<number>;
  revoked: Generated<number>;
  indebted: Generated<number>;
  expires_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  grace_until: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  ends_at: ColumnType<string | null, never, never>;
  source: string;
  source_ref: string;
  created_at: ColumnType<string, string | Date | undefined, string | Date>;
  holds_credits: GeneratedAlways<boolean>;
}

export interface CreditReservationLots {
  reservation_id: string;
  lot_id: string;
  position: number;
  amount: number;
  held: number;
}

export interface CreditReservations {
  id: Generated<string>;
  user_id: string;
  report_id: string;
  amount: number;
  charged: Generated<number>;
  state: Generated<'open' | 'released' | 'expired'>;
  expires_at: ColumnType<string, string | Date, string | Date>;
  created_at: ColumnType<string, string | Date | undefined, string | Date>;
  closed_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
}

export interface CreditRevocations {
  source: string;
  source_ref: string;
  user_id: string;
  amount: number;
  applied: Generated<number>;
  updated_at: ColumnType<string, string | Date | undefined, string | Date>;
}

export interface CreditTransactionLots {
  transaction_id: string;
  lot_id: string;
  amount: number;
}

export interface CreditTransactions {
  id: Generated<string>;
  user_id: string;
  report_id: string | null;
  transaction_type:
    | 'assessment_generation'
    | 'keyword_analysis'
    | 'content_opportunities'
    | 'competitor_analysis'
    | 'visibility_round'
    | 'subscription_allocation'
    | 'topup_purchase'
    | 'free_trial_grant'
    | 'refund_grant'
    | 'credit_expiry'
    | 'credit_revocation';
  amount: number;
  balance_after: number;
  metadata: ColumnType<CreditTransaction['metadata'], string | undefined, string>;
  created_at: ColumnType<string, string | Date | undefined, string | Date>;
  seq: number;
}

export interface FreeAnalyses {
  address_key: Buffer;
  user_id: string;
}

export interface KeywordAnalyses {
  id: Generated<string>;
  report_id: string;
  user_id: string;
  current_topics: ColumnType<KeywordAnalysisRow['current_topics'], string, string>;
  missing_topics: ColumnType<KeywordAnalysisRow['missing_topics'], string, string>;
  topic_opportunities: ColumnType<KeywordAnalysisRow['topic_opportunities'], string, string>;
  keyword_gaps: ColumnType<KeywordAnalysisRow['keyword_gaps'], string, string>;
  created_at: ColumnType<string, string | Date | undefined, string | Date>;
}

export interface MailChoices {
  user_id: string;
  automated_reports: Generated<boolean>;
  updated_at: ColumnType<string, string | Date | undefined, string | Date>;
  report_ready: Generated<boolean>;
  product_news: Generated<boolean>;
}

export interface MailOutbox {
  id: Generated<string>;
  purpose: string;
  user_id: string | null;
  to_address: string;
  reply_to: string | null;
  subject: string;
  text_body: string;
  html_body: string;
  headers: ColumnType<Record<string, string>, string | undefined, string>;
  state: Generated<'queued' | 'sending' | 'sent' | 'failed' | 'uncertain' | 'kept'>;
  attempts: Generated<number>;
  last_error: string | null;
  created_at: ColumnType<string, string | Date | undefined, string | Date>;
  sending_since: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  sent_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
}

export interface MonthlyGrants {
  user_id: string;
  month: string;
  address_key: Buffer;
}

export interface Profiles {
  id: string;
  email: string;
  full_name: string | null;
  created_at: ColumnType<string, string | Date | undefined, string | Date>;
  has_used_free_tier: Generated<boolean>;
  setup_dismissed_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
}

export interface RateCounters {
  key: string;
  points: Generated<number>;
  expire: number | null;
}

export interface RecheckedAudits {
  user_id: string;
  report_id: string;
  audit_id: string;
  result: ColumnType<RecheckedAudit, string, string>;
  checked_at: ColumnType<string, string | Date | undefined, string | Date>;
}

export interface RecommendationStates {
  user_id: string;
  website_id: string;
  audit_id: string;
  page: Generated<string>;
  title: string;
  state: Generated<'open' | 'in_progress' | 'done' | 'wont_fix'>;
  reason: string | null;
  changed_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  fixed_since: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
}

export interface ReportArtifacts {
  report_id: string;
  user_id: string;
  content: Buffer;
  created_at: ColumnType<string, string | Date | undefined, string | Date>;
  suggestions: ColumnType<SuggestedCompetitor[], string | undefined, string>;
  rechecked: Buffer | null;
}

export interface ReportBrands {
  user_id: string;
  name: string;
  logo: string | null;
  updated_at: ColumnType<string, string | Date | undefined, string | Date>;
}

export interface ReportMails {
  report_id: string;
  user_id: string;
  created_at: ColumnType<string, string | Date | undefined, string | Date>;
}

export interface ReportPeriods {
  id: Generated<string>;
  schedule_id: string;
  user_id: string;
  period_key: string;
  due_at: ColumnType<string, string | Date, string | Date>;
  outcome: 'started' | 'skipped';
  reason: string | null;
  report_id: string | null;
  created_at: ColumnType<string, string | Date | undefined, string | Date>;
}

export interface ReportRechecks {
  id: Generated<string>;
  user_id: string;
  report_id: string;
  audit_id: string | null;
  page: string | null;
  status: Generated<'pending' | 'processing' | 'completed' | 'failed'>;
  error_code: string | null;
  error_message: string | null;
  created_at: ColumnType<string, string | Date | undefined, string | Date>;
  completed_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
}

export interface ReportShares {
  id: Generated<string>;
  report_id: string;
  user_id: string;
  token_hash: Buffer;
  recipient_email: string;
  recipient_name: string | null;
  personal_message: string | null;
  created_at: ColumnType<string, string | Date | undefined, string | Date>;
  revoked_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  expires_at: ColumnType<string, string | Date | undefined, string | Date>;
}

export interface ScheduledReports {
  id: Generated<string>;
  subscription_id: string;
  user_id: string;
  website_id: string | null;
  next_run_at: ColumnType<string, string | Date, string | Date>;
  last_run_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  is_active: Generated<boolean>;
  skipped_reason: string | null;
  created_at: ColumnType<string, string | Date | undefined, string | Date>;
  tier: 'daily' | 'weekly' | 'monthly';
  anchor_at: ColumnType<string, string | Date, string | Date>;
  period: Generated<number>;
}

export interface SearchAnswers {
  report_id: string;
  user_id: string;
  query: string;
  coverage: 'answered' | 'mentioned' | 'missing';
  passage: ColumnType<Passage | null, string | null | undefined, string | null>;
}

export interface SearchConnections {
  website_id: string;
  user_id: string;
  refresh_token: Buffer;
  status: Generated<'choosing' | 'connected' | 'broken'>;
  property: string | null;
  properties: Generated<string[]>;
  problem: string | null;
  refreshed_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  created_at: ColumnType<string, string | Date | undefined, string | Date>;
}

export interface SearchFlows {
  state_hash: Buffer;
  user_id: string;
  website_id: string;
  verifier: string;
  code: Buffer | null;
  created_at: ColumnType<string, string | Date | undefined, string | Date>;
}

export interface SearchImports {
  id: Generated<string>;
  user_id: string;
  website_id: string;
  source: 'google_search' | 'google_ai' | 'bing_search' | 'bing_ai';
  contents: 'queries' | 'pages' | 'pairs';
  origin: 'file' | 'api';
  property: string | null;
  period_from: string | null;
  period_to: string | null;
  filters: Generated<string[]>;
  hash: Buffer;
  rows: number;
  unread: number;
  left_out: number;
  created_at: ColumnType<string, string | Date | undefined, string | Date>;
}

export interface SearchObservations {
  import_id: string;
  user_id: string;
  position: number;
  query: string | null;
  page: string | null;
  impressions: number | null;
  clicks: number | null;
  average_position: number | null;
  citations: number | null;
}

export interface SearchRevocations {
  website_id: string;
  user_id: string;
  refresh_token: Buffer;
  created_at: ColumnType<string, string | Date | undefined, string | Date>;
}

export interface SiteEdits {
  id: Generated<string>;
  user_id: string;
  website_id: string;
  kind: 'rename_topic' | 'hide_topic' | 'add_topic' | 'hide_question' | 'add_question' | 'correct_verdict';
  subject: string;
  key: string;
  label: string | null;
  topic: string | null;
  coverage: 'answered' | 'mentioned' | 'missing' | null;
  judged: ColumnType<JudgedVerdict | null, string | null | undefined, string | null>;
  created_at: ColumnType<string, string | Date | undefined, string | Date>;
}

export interface StripeEvents {
  id: string;
  type: string;
  livemode: boolean;
  payload: ColumnType<unknown, string, string>;
  created_at: ColumnType<string, string | Date, string | Date>;
  received_at: ColumnType<string, string | Date | undefined, string | Date>;
  processed_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  attempts: Generated<number>;
  last_error: string | null;
  try_after: ColumnType<string, string | Date | undefined, string | Date>;
  given_up_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
}

export interface Subscriptions {
  id: Generated<string>;
  user_id: string;
  website_id: string | null;
  status: 'incomplete' | 'incomplete_expired' | 'trialing' | 'active' | 'past_due' | 'canceled' | 'unpaid' | 'paused';
  tier: 'daily' | 'weekly' | 'monthly';
  stripe_price_id: string;
  stripe_subscription_id: string | null;
  current_period_start: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  current_period_end: ColumnType<string, string | Date, string | Date>;
  cancel_at_period_end: Generated<boolean>;
  created_at: ColumnType<string, string | Date | undefined, string | Date>;
  updated_at: ColumnType<string, string | Date | undefined, string | Date>;
  copies: Generated<number>;
}

export interface TrackedWebsites {
  id: Generated<string>;
  user_id: string;
  website_url: string;
  website_name: string;
  is_active: Generated<boolean>;
  created_at: ColumnType<string, string | Date | undefined, string | Date>;
}

export interface UserCredits {
  user_id: string;
  balance: Generated<number>;
  reserved: Generated<number>;
  debt: Generated<number>;
  updated_at: ColumnType<string, string | Date | undefined, string | Date>;
  version: Generated<number>;
  free_month: string | null;
}

export interface VisibilityAnswers {
  id: Generated<string>;
  user_id: string;
  round_id: string;
  engine: 'openai' | 'anthropic' | 'perplexity';
  position: number;
  repeat: number;
  status: Generated<'waiting' | 'asking' | 'ok' | 'refused' | 'incomplete' | 'error' | 'cancelled'>;
  due_at: ColumnType<string, string | Date, string | Date>;
  tries: Generated<number>;
  taken_by: number | null;
  asked_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  reserved_usd: Generated<number>;
  model_served: string | null;
  retrieval: Generated<'used' | 'not_used' | 'unknown'>;
  place: Generated<'applied' | 'ignored' | 'unknown'>;
  text: Generated<string>;
  cut: Generated<boolean>;
  problem_code: string | null;
  problem: string | null;
  searches: Generated<number>;
  input_tokens: Generated<number>;
  output_tokens: Generated<number>;
  cost_usd: Generated<number>;
}

export interface VisibilityEntities {
  id: Generated<string>;
  user_id: string;
  website_id: string;
  competitor_id: string | null;
  owner: 'own' | 'rival';
  names: string[];
  domains: string[];
  excluded: Generated<string[]>;
}

export interface VisibilityMentions {
  answer_id: string;
  user_id: string;
  entity_id: string;
  span_start: number;
  span_end: number;
  negated: boolean;
  matcher_version: number;
}

export interface VisibilityPace {
  engine: string;
  next_at: ColumnType<string, string | Date, string | Date>;
}

export interface VisibilityPanels {
  id: Generated<string>;
  user_id: string;
  website_id: string;
  number: number;
  fingerprint: string;
  created_at: ColumnType<string, string | Date | undefined, string | Date>;
  language: string | null;
}

export interface VisibilityPrompts {
  panel_id: string;
  user_id: string;
  position: number;
  text: string;
  kind: 'open' | 'branded' | 'rival';
  topic: string | null;
}

export interface VisibilityQuestions {
  id: Generated<string>;
  user_id: string;
  website_id: string;
  text: string;
  key: string;
  kind: 'open' | 'branded' | 'rival';
  topic: string | null;
  origin: 'typed' | 'imported' | 'report' | 'search_console';
  status: 'active' | 'paused';
  created_at: ColumnType<string, string | Date | undefined, string | Date>;
}

export interface VisibilityRoundEngines {
  round_id: string;
  user_id: string;
  engine: 'openai' | 'anthropic' | 'perplexity';
  model_asked: string;
  tool: string;
  forced: boolean;
  place: string | null;
  attempt: Generated<number>;
  problem: string | null;
}

export interface VisibilityRounds {
  id: Generated<string>;
  user_id: string;
  website_id: string;
  panel_id: string;
  status: Generated<'running' | 'completed' | 'cancelled' | 'failed'>;
  repeats: number;
  days: number;
  credits_per_10: number;
  credits_quoted: number;
  credits_charged: Generated<number>;
  reservation_id: string | null;
  created_at: ColumnType<string, string | Date | undefined, string | Date>;
  ended_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  settled_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
}

export interface VisibilitySchedules {
  website_id: string;
  user_id: string;
  engines: string[];
  questions: number;
  repeats: number;
  days: number;
  credits: number;
  skipped_reason: string | null;
}

export interface VisibilitySources {
  answer_id: string;
  user_id: string;
  role: 'retrieved' | 'opened' | 'cited';
  ordinal: number;
  url_raw: string;
  url: string;
  site: string;
  title: string | null;
  span_start: number | null;
  span_end: number | null;
  cited_text: string | null;
}

export interface VisibilitySpending {
  month: string;
  cost_usd: number;
}

export interface WebhookDeliveries {
  id: Generated<string>;
  user_id: string;
  webhook_id: string;
  event_id: string;
  type: string;
  payload: ColumnType<unknown, string, string>;
  status: Generated<'pending' | 'delivered' | 'failed'>;
  attempts: Generated<number>;
  response_status: number | null;
  problem: string | null;
  created_at: ColumnType<string, string | Date | undefined, string | Date>;
  attempted_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
}

export interface Webhooks {
  id: Generated<string>;
  user_id: string;
  url: string;
  sealed: Buffer;
  format: 'standard' | 'slack';
  events: string[];
  drop_threshold: number;
  created_at: ColumnType<string, string | Date | undefined, string | Date>;
}

export interface Database {
  'auth.challenges': AuthChallenges;
  'auth.factors': AuthFactors;
  'auth.flows': AuthFlows;
  'auth.identities': AuthIdentities;
  'auth.one_time_tokens': AuthOneTimeTokens;
  'auth.sessions': AuthSessions;
  'auth.signing_keys': AuthSigningKeys;
  'auth.users': AuthUsers;
  api_key_spending: ApiKeySpending;
  api_keys: ApiKeys;
  assessment_reports: AssessmentReports;
  audit_log: AuditLog;
  billing_checkouts: BillingCheckouts;
  billing_customers: BillingCustomers;
  billing_disputes: BillingDisputes;
  billing_former_customers: BillingFormerCustomers;
  billing_notices: BillingNotices;
  billing_plan_changes: BillingPlanChanges;
  competitor_analyses: CompetitorAnalyses;
  competitor_runs: CompetitorRuns;
  competitors: Competitors;
  contact_messages: ContactMessages;
  content_opportunities: ContentOpportunities;
  crawler_claims: CrawlerClaims;
  crawler_logs: CrawlerLogs;
  crawler_ranges: CrawlerRanges;
  credit_charges: CreditCharges;
  credit_lots: CreditLots;
  credit_reservation_lots: CreditReservationLots;
  credit_reservations: CreditReservations;
  credit_revocations: CreditRevocations;
  credit_transaction_lots: CreditTransactionLots;
  credit_transactions: CreditTransactions;
  free_analyses: FreeAnalyses;
  keyword_analyses: KeywordAnalyses;
  mail_choices: MailChoices;
  mail_outbox: MailOutbox;
  monthly_grants: MonthlyGrants;
  profiles: Profiles;
  rate_counters: RateCounters;
  rechecked_audits: RecheckedAudits;
  recommendation_states: RecommendationStates;
  report_artifacts: ReportArtifacts;
  report_brands: ReportBrands;
  report_mails: ReportMails;
  report_periods: ReportPeriods;
  report_rechecks: ReportRechecks;
  report_shares: ReportShares;
  scheduled_reports: ScheduledReports;
  search_answers: SearchAnswers;
  search_connections: SearchConnections;
  search_flows: SearchFlows;
  search_imports: SearchImports;
  search_observations: SearchObservations;
  search_revocations: SearchRevocations;
  site_edits: SiteEdits;
  stripe_events: StripeEvents;
  subscriptions: Subscriptions;
  tracked_websites: TrackedWebsites;
  user_credits: UserCredits;
  visibility_answers: VisibilityAnswers;
  visibility_entities: VisibilityEntities;
  visibility_mentions: VisibilityMentions;
  visibility_pace: VisibilityPace;
  visibility_panels: VisibilityPanels;
  visibility_prompts: VisibilityPrompts;
  visibility_questions: VisibilityQuestions;
  visibility_round_engines: VisibilityRoundEngines;
  visibility_rounds: VisibilityRounds;
  visibility_schedules: VisibilitySchedules;
  visibility_sources: VisibilitySources;
  visibility_spending: VisibilitySpending;
  webhook_deliveries: WebhookDeliveries;
  webhooks: Webhooks;
}
