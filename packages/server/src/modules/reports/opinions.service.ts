import type { Passage, Question } from '@citelight/contracts';
import type { Context } from '../../platform/context.ts';
import { askProvider } from '../ai/ai.service.ts';
import { acceptedOpinions, batchOf, candidatesOf, OPINIONS_TASK, OpinionsAnswer } from './opinions.rules.ts';
import { findUnopined, keepOpinions } from './opinions.sql.ts';
import { runEngine } from './run-engine.thread.ts';
import { findVisit } from './runs.sql.ts';

/** Asks the AI provider once whether passages answer the questions of a report. What it says stands beside the verdicts; nothing waits for it. */
export async function seekOpinions(ctx: Context, reportId: string, signal: AbortSignal): Promise<void> {
  const candidates = candidatesOf(await findUnopined(ctx.db, reportId));
  const { asked, data } = batchOf(candidates, await nearestOf(ctx, reportId, candidates, signal));
  if (asked.length === 0) return;
  const answer = await askProvider(ctx, { purpose: 'opinions', task: OPINIONS_TASK, data, schema: OpinionsAnswer });
  const opinions = answer ? acceptedOpinions(answer, asked, ctx.config.AI_MODEL ?? '') : [];
  if (opinions.length > 0) await keepOpinions(ctx.db, reportId, opinions);
}

/** For each question without an answer the passage that comes nearest. */
async function nearestOf(
  ctx: Context,
  reportId: string,
  questions: readonly Question[],
  signal: AbortSignal,
): Promise<Map<string, Passage>> {
  const open = questions.filter(({ passage }) => passage === null).map(({ question, language }) => ({ question, language }));
  const visit = open.length > 0 ? await findVisit(ctx.db, reportId) : undefined;
  if (!visit) return new Map();
  const { passages } = await runEngine<'nearest'>({ task: 'nearest', visit, questions: open }, { signal });
  return new Map(
    open.flatMap(({ question }, at): [string, Passage][] => {
      const passage = passages[at];
      return passage ? [[question, passage]] : [];
    }),
  );
}
