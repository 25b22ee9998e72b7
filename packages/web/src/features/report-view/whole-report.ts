import type { PublicReport } from '@citelight/contracts/api/site';
import type { Assessment } from '@citelight/contracts/assessment';
import type { ReportWording } from '@citelight/contracts/entities';

export type KeywordsOf = PublicReport['keyword_analyses'][number];
export type OpportunityOf = PublicReport['content_opportunities'][number];
/** With the competitor's id where the viewer owns the report and may replace it. */
export type CompetitorOf = PublicReport['competitor_analyses'][number] & { competitor_id?: string };

/** A report as its view shows it, the owner's or a shared one. */
export type WholeReport = {
  analysis: Assessment;
  wording: ReportWording | null;
  keywords: KeywordsOf | undefined;
  opportunities: readonly OpportunityOf[];
  competitors: readonly CompetitorOf[];
};

const hasSignal = (text: string | null) => /unable|inaccessible|forbidden/i.test(text ?? '');

/** A competitor whose site could not be assessed: its zeros say nothing about it. */
export function isInaccessible({ accessible, overall_score, scores, error_message }: CompetitorOf): boolean {
  if (!accessible) return true;
  return (overall_score === 0 && hasSignal(error_message)) || Object.values(scores).every((score) => score === 0);
}
