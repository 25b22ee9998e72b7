import { type Assessment, CodedError, type Comparison } from '@citelight/contracts';
import type { RecommendationState } from '@citelight/contracts/api/recommendations';
import pLimit from 'p-limit';
import type { Context, MemberContext } from '../../platform/context.ts';
import { readReportBrand } from '../profile/profile.service.ts';
import type { DocumentTask } from './document.thread.ts';
import { listRecommendations, readRecommended } from './recommendations.service.ts';
import { recommendationsCsv, recommendationsMarkdown } from './recommendations-files.thread.ts';
import { exportFileName } from './reports.rules.ts';
import { readWholeReport, type WholeReport } from './reports.service.ts';
import { writeDocument } from './write-document.thread.ts';

const LIMIT_MS = 60_000;
/** Each export being written is a thread, and for PDF a browser, of some 100 MB. */
const queue = pLimit(2);
const MOST_WAITING = 10;

const FILES = {
  pdf: { type: 'application/pdf', ending: 'pdf' },
  markdown: { type: 'text/markdown; charset=utf-8', ending: 'md' },
  csv: { type: 'text/csv; charset=utf-8', ending: 'csv' },
  json: { type: 'application/json; charset=utf-8', ending: 'json' },
  html: { type: 'text/html; charset=utf-8', ending: 'html' },
} as const;

export type ExportedFile = { name: string; type: string; content: Uint8Array };

/** The analysis with what its parts found since: keywords and comparisons are rows of their own. */
function wholeAssessment({ report, keywords, comparisons }: WholeReport): Assessment {
  const { analysis } = report.report_data;
  const [found] = keywords;
  return {
    ...analysis,
    keywords: found
      ? {
          currentTopics: found.current_topics,
          missingTopics: found.missing_topics,
          topicOpportunities: found.topic_opportunities,
          keywordGaps: found.keyword_gaps,
        }
      : analysis.keywords,
    comparisons: comparisons.map(
      (row): Comparison => ({
        url: row.competitors.competitor_url,
        name: row.competitors.competitor_name,
        accessible: row.accessible,
        because: row.error_message,
        overallScore: row.overall_score,
        scores: row.scores,
        yourAdvantages: row.your_advantages,
        competitiveAdvantages: row.competitive_advantages,
        gapAnalysis: row.gap_analysis,
        prompts: row.prompts,
      }),
    ),
  };
}

/** In turn with everything else that is written. @throws CodedError report.export_busy, report.pdf_unavailable */
async function write(ctx: Context, task: DocumentTask): Promise<Uint8Array> {
  if (queue.pendingCount >= MOST_WAITING) throw new CodedError('report.export_busy');
  const signal = AbortSignal.any([AbortSignal.timeout(LIMIT_MS), ctx.stopping]);
  return queue(() => writeDocument(task, signal));
}

/** A self-contained document of ours as PDF. @throws CodedError report.export_busy, report.pdf_unavailable */
export const printDocument = (ctx: Context, html: string): Promise<Uint8Array> =>
  write(ctx, { format: 'paper', html, language: null, unsandboxed: ctx.config.RENDER_UNSANDBOXED ?? false });

/** A completed report of the caller as a file. Throws report.not_found, report.not_ready and, when many wait already, report.export_busy. */
export async function exportReport(ctx: MemberContext, id: string, format: keyof typeof FILES): Promise<ExportedFile> {
  const whole = await readWholeReport(ctx, id);
  const assessment = wholeAssessment(whole);
  const task =
    format === 'pdf'
      ? { format, assessment, brand: await readReportBrand(ctx), unsandboxed: ctx.config.RENDER_UNSANDBOXED ?? false }
      : { format, assessment };
  const content = await write(ctx, task);
  const { type, ending } = FILES[format];
  const { tracked_websites, created_at, overall_score } = whole.report;
  return { name: exportFileName(tracked_websites.website_url, created_at, overall_score, ending), type, content };
}

const LISTS = {
  csv: { ...FILES.csv, write: recommendationsCsv },
  markdown: { ...FILES.markdown, write: recommendationsMarkdown },
} as const;

/** The recommendations of a report of the caller with their states as a file; with `state`, those in it. Throws report.not_found, report.not_ready. */
export async function exportRecommendations(
  ctx: MemberContext,
  reportId: string,
  format: keyof typeof LISTS,
  state?: RecommendationState,
): Promise<ExportedFile> {
  const { website_url, created_at, recommendations, audits } = await readRecommended(ctx, reportId);
  const { items } = await listRecommendations(ctx, reportId);
  const statuses = state === undefined ? items : items.filter((item) => item.state === state);
  const { type, ending, write } = LISTS[format];
  const content = write({ site: website_url, reportedOn: created_at.slice(0, 10), statuses, recommendations, audits });
  return { name: exportFileName(website_url, created_at, null, `recommendations.${ending}`), type, content: Buffer.from(content) };
}
