import type { Question } from '@citelight/contracts';
import type { Context } from '../../platform/context.ts';
import { runEngine } from './run-engine.thread.ts';
import { findVisit } from './runs.sql.ts';

/** How the pages of a report answer questions that people typed elsewhere; null where the visit is not kept. */
export async function answerTyped(
  ctx: Context,
  reportId: string,
  questions: readonly string[],
  signal: AbortSignal,
): Promise<Question[] | null> {
  const visit = await findVisit(ctx.db, reportId);
  if (!visit) return null;
  return (await runEngine<'answer'>({ task: 'answer', visit, questions }, { signal })).questions;
}
