import { z } from 'zod';
import { FactorId } from './assessment.ts';

/** `citelight.config.json`: what continuous integration asks of a site. Published as schema/citelight.config.schema.json. */

const Score = z.number().min(0).max(100);

export const CheckConfig = z.strictObject({
  $schema: z.string().optional(),
  pages: z
    .strictObject({
      max: z.number().int().min(1).max(1000).optional().describe('Pages to read at most, 1 to 1000. Default: 25, or all that are listed.'),
      urls: z
        .array(z.string().min(1).max(2048))
        .min(1)
        .max(1000)
        .optional()
        .describe('Pages to read, absolute or from the root of the site: "/pricing".'),
      sitemap: z
        .url({ protocol: /^https?$/ })
        .optional()
        .describe('A sitemap that lists the pages to read.'),
    })
    .optional()
    .describe('Which pages are read. Without urls and sitemap, a sample of the site.'),
  budgets: z
    .strictObject({
      overall: Score.optional(),
      factors: z.partialRecord(FactorId, Score).optional(),
      audits: z.record(z.string(), Score).optional().describe('By ID of the check, such as "crawler-access/sitemap".'),
    })
    .optional()
    .describe('Lowest scores that pass, 0 to 100.'),
  ignore: z
    .array(
      z.strictObject({
        audit: z.string().describe('ID of a check, such as "answerability/statistics".'),
        page: z.string().optional().describe('Only on this page, absolute or from the root of the site. Without it, on all pages.'),
        reason: z.string().trim().min(1).max(500),
        until: z.iso.date().describe('Last day on which this holds, YYYY-MM-DD.'),
      }),
    )
    .optional()
    .describe('Findings that do not fail a check. They still count in the score.'),
});
export type CheckConfig = z.infer<typeof CheckConfig>;

/** A score of one assessment, as far as a later one is compared with it. */
export const Baseline = z.object({
  format: z.literal(1),
  rubricVersion: z.string(),
  url: z.string(),
  assessedAt: z.string(),
  overallScore: z.number(),
  scores: z.record(z.string(), z.number().nullable()),
  /** IDs of the caps that held. */
  gates: z.array(z.string()),
  /** By ID, what was scored; `findings` counts them by page, `complete` unless there were more than an assessment lists. */
  audits: z.record(
    z.string(),
    z.object({ score: z.number(), total: z.number().int(), complete: z.boolean(), findings: z.record(z.string(), z.number().int()) }),
  ),
});
export type Baseline = z.infer<typeof Baseline>;
