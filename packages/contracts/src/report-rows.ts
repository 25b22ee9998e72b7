import type { Comparison, KeywordAnalysis, Opportunity } from './assessment.ts';

/** The enhancements of an assessment as a report stores and shows them: each part is a row of its own, without ids and dates. */

export const keywordsRow = ({ currentTopics, missingTopics, topicOpportunities, keywordGaps }: KeywordAnalysis) => ({
  current_topics: currentTopics,
  missing_topics: missingTopics,
  topic_opportunities: topicOpportunities,
  keyword_gaps: keywordGaps,
});

export const opportunityRow = (one: Opportunity) => ({
  opportunity_type: one.type,
  title: one.title,
  priority: one.priority,
  page_url: one.pageUrl,
  description: one.description,
  estimated_impact: one.estimatedImpact,
  points: one.points,
  action_steps: one.actionSteps,
  evidence: one.evidence,
  ai_written: one.aiWritten,
});

export const comparisonRow = (one: Comparison) => ({
  overall_score: one.overallScore,
  scores: one.scores,
  your_advantages: one.yourAdvantages,
  competitive_advantages: one.competitiveAdvantages,
  gap_analysis: one.gapAnalysis,
  prompts: one.prompts,
  accessible: one.accessible,
  error_message: one.because,
});
