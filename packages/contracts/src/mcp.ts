import { z } from 'zod';

/** The tools that an assistant can call over the Model Context Protocol. Strict: an argument that no tool knows is an error, not ignored. */

const Url = z.string().max(2048).describe('The address, such as https://example.com');
const AssessmentId = z.string().describe('The assessmentId that assess_site, check_page or compare_sites answered');
const Cursor = z
  .string()
  .regex(/^\d{1,9}$/, 'A cursor is the next of an earlier answer.')
  .optional()
  .describe('The next of the answer before');
const MaxPages = z.number().int().min(1).max(1000).default(25).describe('Pages to sample');

export const MCP_TOOLS = {
  assess_site: {
    description: 'Visit a site and judge how ready it is for AI search. Takes seconds to minutes.',
    input: z.strictObject({ url: Url, maxPages: MaxPages }),
  },
  check_page: {
    description: 'Visit and judge one page, without a browser. Takes seconds.',
    input: z.strictObject({ url: Url }),
  },
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
  compare_sites: {
    description: 'Visit a site and competitors and compare them on the same checks and questions.',
    input: z.strictObject({ url: Url, competitors: z.array(Url).min(1).max(5), maxPages: MaxPages }),
  },
  list_topics_and_questions: {
    description: 'List the topics of a site, or the questions it is asked, and how they are covered.',
    input: z.strictObject({ assessmentId: AssessmentId, kind: z.enum(['topics', 'questions']), cursor: Cursor }),
  },
} as const;
export type McpTool = keyof typeof MCP_TOOLS;
