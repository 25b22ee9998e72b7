import { z } from 'zod';
import { Id } from './entities.ts';
import { WebsiteUrl } from './fields.ts';

/** The tools that an assistant can call over the Model Context Protocol. Strict: an argument that no tool knows is an error, not ignored. */

const Url = WebsiteUrl.describe('The address, such as https://example.com');
const AssessmentId = z.string().max(100).describe('The assessmentId of an earlier answer');
const Cursor = z
  .string()
  .regex(/^\d{1,9}$/, 'A cursor is the next of an earlier answer.')
  .optional()
  .describe('The next of the answer before');
const MaxPages = z.number().int().min(1).max(1000).default(25).describe('Pages to sample');
const WebsiteId = Id.describe('The id of list_websites');

/** What can be asked of an assessment, wherever it was made. */
export const ASSESSMENT_TOOLS = {
  explain_citability: {
    description: 'Tell whether an engine can cite a page and, if not, the first link of the chain that breaks.',
    input: z.strictObject({ assessmentId: AssessmentId, page: z.string().optional(), engine: z.string().optional(), cursor: Cursor }),
  },
  list_recommendations: {
    description:
      'List what to do, with the ids of ready fixes: first what opens a cap on the score, then by recoverable points against effort.',
    input: z.strictObject({ assessmentId: AssessmentId, cursor: Cursor }),
  },
  get_fix: {
    description: 'Get one ready fix and the overall score without and with it.',
    input: z.strictObject({ assessmentId: AssessmentId, fixId: z.string(), cursor: Cursor }),
  },
  list_topics_and_questions: {
    description: 'List the topics of a site, or the questions it is asked, and how they are covered.',
    input: z.strictObject({ assessmentId: AssessmentId, kind: z.enum(['topics', 'questions']), cursor: Cursor }),
  },
} as const;

/** Served by the command: it visits sites from where it runs. */
export const LOCAL_TOOLS = {
  assess_site: {
    description: 'Visit a site and judge how ready it is for AI search. Takes seconds to minutes.',
    input: z.strictObject({ url: Url, maxPages: MaxPages }),
  },
  check_page: {
    description: 'Visit and judge one page, without a browser. Takes seconds.',
    input: z.strictObject({ url: Url }),
  },
  compare_sites: {
    description: 'Visit a site and competitors and compare them on the same checks and questions.',
    input: z.strictObject({ url: Url, competitors: z.array(Url).min(1).max(5), maxPages: MaxPages }),
  },
  ...ASSESSMENT_TOOLS,
} as const;

/** Served by the application at /mcp: the reports of an account. */
export const ACCOUNT_TOOLS = {
  list_websites: { description: 'List the websites of the account; one of them is tracked.', input: z.strictObject({}) },
  quote_assessment: {
    description: 'Say what an assessment of a website would cost, and get the quoteId that start_assessment asks for. Costs nothing.',
    input: z.strictObject({
      url: Url,
      baseOnly: z.boolean().default(false).describe('Without keywords, content opportunities and competitors'),
    }),
  },
  start_assessment: {
    description:
      'Start the quoted assessment and pay for it. The same quote never starts or charges twice. Answers at once; ask get_report until it is completed.',
    input: z.strictObject({ quoteId: z.string().max(4096).describe('The quoteId of quote_assessment') }),
  },
  get_report: {
    description: 'Get the state of an assessment; once completed, its scores, what limits them and what to do first.',
    input: z.strictObject({ assessmentId: AssessmentId }),
  },
  cancel: {
    description: 'Cancel an assessment that is not finished. What it cost is given back.',
    input: z.strictObject({ assessmentId: AssessmentId }),
  },
  explain_check: {
    description: 'Explain one check of an assessment: its result, why it matters, how to fix it, and every finding.',
    input: z.strictObject({
      assessmentId: AssessmentId,
      checkId: z.string().describe('The auditId of a recommendation'),
      cursor: Cursor,
    }),
  },
  list_fixes: {
    description: 'List the ready fixes of an assessment with the overall score without and with each. get_fix has their text.',
    input: z.strictObject({ assessmentId: AssessmentId, cursor: Cursor }),
  },
  compare_reports: {
    description: 'Compare an assessment with an earlier one of the same website: scores, and the checks that changed.',
    input: z.strictObject({ assessmentId: AssessmentId, earlierId: AssessmentId, cursor: Cursor }),
  },
  get_visibility: {
    description: 'Get what AI engines answered in the newest round of questions about a website, with intervals.',
    input: z.strictObject({ websiteId: WebsiteId }),
  },
  get_crawler_activity: {
    description: 'Get what AI crawlers did on a website, by the newest of its logs that was read.',
    input: z.strictObject({ websiteId: WebsiteId, cursor: Cursor }),
  },
  ...ASSESSMENT_TOOLS,
} as const;
