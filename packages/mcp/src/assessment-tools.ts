import { type Assessment, CodedError } from '@citelight/contracts';
import type { ASSESSMENT_TOOLS } from '@citelight/contracts/mcp';
import { type Answer, paged, pagedText, short } from './answers.ts';
import type { Tools } from './serve-tools.ts';

/** What an assistant reads first of an assessment. */
export function overviewOf(assessment: Assessment): unknown {
  const { url, overallScore, scores, limited, gates, partial, claim, summary, notMeasured, recommendations, comparisons } = assessment;
  const first = recommendations.slice(0, 3).map(({ title, recoverablePoints }) => ({ title, recoverablePoints }));
  const compared = comparisons.map(({ prompts: _, ...comparison }) => comparison);
  const facts = { url, overallScore, scores, limited, gates, partial, claim, summary, notMeasured };
  return short({ ...facts, recommendations: { total: recommendations.length, first }, comparisons: compared });
}

/** The tools that ask an assessment. `find` throws a CodedError where there is none of that id. */
export function assessmentTools(find: (id: string) => Assessment | Promise<Assessment>): Tools<typeof ASSESSMENT_TOOLS> {
  return {
    async explain_citability({ assessmentId, page, engine, cursor }) {
      const rows = (await find(assessmentId)).engines.flatMap(({ agent, vendor, product, purpose, pages }) =>
        pages.map((one) => ({ agent, vendor, product, purpose, ...one })),
      );
      const asked = rows.filter(
        (row) => (page === undefined || row.url === page) && (engine === undefined || row.agent.toLowerCase() === engine.toLowerCase()),
      );
      if (asked.length === 0) throw new CodedError('request.not_found', 'This assessment has no such page and engine.');
      return { assessmentId, ...paged(asked, cursor) };
    },
    async list_recommendations({ assessmentId, cursor }) {
      return { assessmentId, ...paged((await find(assessmentId)).recommendations, cursor) };
    },
    async get_fix({ assessmentId, fixId, cursor }): Promise<Answer> {
      const fix = (await find(assessmentId)).fixes.find(({ id }) => id === fixId);
      if (!fix) throw new CodedError('request.not_found', 'This assessment has no such fix.');
      const { text, next } = pagedText(fix.content, cursor);
      return { assessmentId, data: { ...fix, content: text }, next };
    },
    async list_topics_and_questions({ assessmentId, kind, cursor }) {
      return { assessmentId, ...paged((await find(assessmentId))[kind], cursor) };
    },
  };
}
