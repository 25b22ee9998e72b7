import { z } from 'zod';
import {
  Assessment,
  AuditResult,
  Comparison,
  FactorScores,
  KeywordAnalysis,
  Opportunity,
  OpportunityType,
  Priority,
  Progress,
} from './assessment.ts';
import { TransactionType } from './credits.ts';
import { Tier } from './plans.ts';

/** The entities as clients see them: names and fields of the specification's section 3. Times are ISO 8601 in UTC. */

export const Id = z.uuid('This does not exist.');
export const Timestamp = z.iso.datetime({ offset: true });

export const Profile = z.object({
  id: Id,
  email: z.string(),
  full_name: z.string().nullable(),
  created_at: Timestamp,
  has_used_free_tier: z.boolean(),
});
export type Profile = z.infer<typeof Profile>;

export const TrackedWebsite = z.object({
  id: Id,
  user_id: Id,
  website_url: z.string(),
  website_name: z.string(),
  is_active: z.boolean(),
});
export type TrackedWebsite = z.infer<typeof TrackedWebsite>;

export const ReportStatus = z.enum(['pending', 'processing', 'completed', 'failed']);
export type ReportStatus = z.infer<typeof ReportStatus>;

export const PartName = z.enum(['keywords', 'content', 'competitors']);
export type PartName = z.infer<typeof PartName>;
export const PartStatus = z.enum(['pending', 'processing', 'completed', 'failed', 'none']);
export type PartStatus = z.infer<typeof PartStatus>;

/** An AI provider's wording of facts that stand in the analysis; it never replaces them. Recommendations by the audit they speak of. */
export const ReportWording = z.object({
  aiWritten: z.literal(true),
  model: z.string(),
  summary: z.string(),
  recommendations: z.array(z.object({ auditId: z.string(), title: z.string(), description: z.string() })),
});
export type ReportWording = z.infer<typeof ReportWording>;

/** report_data: the analysis as the engine made it (camel case, contracts' Assessment), and beside it an AI provider's wording where there is one. */
export const ReportData = z.object({ analysis: Assessment, wording: ReportWording.nullable().optional() });
export type ReportData = z.infer<typeof ReportData>;

/** A check as it stands after a re-check. Points stay those of the report. */
export const RecheckedAudit = AuditResult.pick({
  state: true,
  score: true,
  because: true,
  findings: true,
  findingsTotal: true,
  pages: true,
}).extend({
  /** Nothing of it is left that would be recommended. */
  fixed: z.boolean(),
  checked_at: Timestamp,
});
export type RecheckedAudit = z.infer<typeof RecheckedAudit>;

/** A report as a list shows it: without the analysis, which may be large. */
export const ReportListItem = z.object({
  id: Id,
  user_id: Id,
  website_id: Id,
  status: ReportStatus,
  error_message: z.string().nullable(),
  error_code: z.string().nullable(),
  created_at: Timestamp,
  completed_at: Timestamp.nullable(),
  is_auto_generated: z.boolean(),
  is_latest: z.boolean(),
  overall_score: z.number().nullable(),
  scores: FactorScores.nullable(),
  summary: z.string().nullable(),
  partial: z.boolean(),
  progress: Progress.nullable(),
  /** The enhancements by their own outcome. */
  parts: z.object({ keywords: PartStatus, content: PartStatus, competitors: PartStatus }),
  /** Credits this report cost in the end: charged minus given back. */
  credits_charged: z.number().int(),
  tracked_websites: z.object({ website_url: z.string() }),
  /** The website that is tracked again because this first analysis of another failed. */
  restored_website_url: z.string().nullable(),
});
export type ReportListItem = z.infer<typeof ReportListItem>;

export const Report = ReportListItem.extend({ report_data: ReportData.nullable() });
export type Report = z.infer<typeof Report>;

const K = KeywordAnalysis.shape;
export const KeywordAnalysisRow = z.object({
  id: Id,
  report_id: Id,
  current_topics: K.currentTopics,
  missing_topics: K.missingTopics,
  topic_opportunities: K.topicOpportunities,
  keyword_gaps: K.keywordGaps,
  created_at: Timestamp,
});
export type KeywordAnalysisRow = z.infer<typeof KeywordAnalysisRow>;

export const ContentOpportunityRow = z.object({
  id: Id,
  report_id: Id,
  opportunity_type: OpportunityType,
  title: z.string(),
  priority: Priority,
  page_url: z.string(),
  description: z.string(),
  estimated_impact: z.string(),
  action_steps: z.array(z.string()),
  evidence: Opportunity.shape.evidence,
  ai_written: z.boolean(),
  created_at: Timestamp,
});
export type ContentOpportunityRow = z.infer<typeof ContentOpportunityRow>;

export const Competitor = z.object({
  id: Id,
  website_id: Id,
  competitor_url: z.string(),
  competitor_name: z.string(),
  is_active: z.boolean(),
  added_at: Timestamp,
});
export type Competitor = z.infer<typeof Competitor>;

export const CompetitorAnalysisRow = z.object({
  id: Id,
  report_id: Id,
  competitor_id: Id,
  competitors: z.object({ competitor_name: z.string(), competitor_url: z.string() }),
  overall_score: z.number(),
  scores: FactorScores,
  your_advantages: z.array(z.string()),
  competitive_advantages: z.array(z.string()),
  gap_analysis: Comparison.shape.gapAnalysis,
  prompts: Comparison.shape.prompts,
  accessible: z.boolean(),
  error_message: z.string().nullable(),
  created_at: Timestamp,
});
export type CompetitorAnalysisRow = z.infer<typeof CompetitorAnalysisRow>;

export const SubscriptionStatus = z.enum([
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'canceled',
  'unpaid',
  'paused',
]);
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>;

export const Subscription = z.object({
  id: Id,
  user_id: Id,
  website_id: Id.nullable(),
  status: SubscriptionStatus,
  tier: Tier,
  stripe_price_id: z.string(),
  current_period_end: Timestamp,
  cancel_at_period_end: z.boolean(),
  tracked_websites: z.object({ website_url: z.string(), website_name: z.string() }).nullable(),
});
export type Subscription = z.infer<typeof Subscription>;

export const ScheduledReport = z.object({
  id: Id,
  next_run_at: Timestamp,
  last_run_at: Timestamp.nullable(),
  is_active: z.boolean(),
  /** Why the last due run was skipped (too few credits); null when it ran. */
  skipped_reason: z.string().nullable(),
  subscriptions: z.object({ tier: Tier, current_period_end: Timestamp }),
  tracked_websites: z.object({ website_url: z.string() }).nullable(),
});
export type ScheduledReport = z.infer<typeof ScheduledReport>;

export const UserCredits = z.object({
  user_id: Id,
  /** Spendable now: neither expired nor reserved. */
  available: z.number().int(),
  reserved: z.number().int(),
  debt: z.number().int(),
  /** Credits the scheduled reports before renewal will need; 0 without a subscription. */
  required: z.number().int(),
  used_this_month: z.number().int(),
  /** What came back of it, or of what was used before. */
  refunded_this_month: z.number().int(),
  updated_at: Timestamp,
});
export type UserCredits = z.infer<typeof UserCredits>;

export const CreditTransaction = z.object({
  id: Id,
  user_id: Id,
  report_id: Id.nullable(),
  transaction_type: TransactionType,
  /** Negative for spending. */
  amount: z.number().int(),
  balance_after: z.number().int(),
  created_at: Timestamp,
  metadata: z.object({ expires_at: Timestamp.nullable().optional() }).catchall(z.unknown()),
  is_auto_generated: z.boolean(),
});
export type CreditTransaction = z.infer<typeof CreditTransaction>;

export const SuggestedCompetitor = z.object({ name: z.string(), url: z.string(), reason: z.string(), aiWritten: z.boolean() });
export type SuggestedCompetitor = z.infer<typeof SuggestedCompetitor>;

export const list = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item), total: z.number().int() });
