import type { Context } from '../../platform/context.ts';
import { transaction } from '../../platform/database.ts';
import { askProvider, keepsToFacts } from '../ai/ai.service.ts';
import { KEYWORDS_QUEUE } from './runs.service.ts';
import { acceptedPrompts, acceptedWording, factsOf, PROMPTS_TASK, PromptsAnswer, WORDING_TASK, WordingAnswer } from './wording.rules.ts';
import { findWordedFacts, keepExtraPrompts, keepWording } from './wording.sql.ts';

/** Asks the AI provider for a plainer wording and for more prompts. Both stand beside what was measured, marked; nothing waits for them. */
export async function wordReport(ctx: Context, reportId: string): Promise<void> {
  const facts = await findWordedFacts(ctx.db, reportId);
  if (!facts) return;
  const answer = await askProvider(ctx, { purpose: 'wording', task: WORDING_TASK, data: factsOf(facts), schema: WordingAnswer });
  const wording = answer && acceptedWording(answer, facts, ctx.config.AI_MODEL ?? '', keepsToFacts);
  if (wording) await keepWording(ctx.db, reportId, wording);

  const about = JSON.stringify({ site: facts.url, topics: facts.topics, pages: facts.pages });
  const more = await askProvider(ctx, { purpose: 'prompts', task: PROMPTS_TASK, data: about, schema: PromptsAnswer });
  const prompts = more
    ? acceptedPrompts(
        more,
        facts.pages.map(({ url }) => url),
      )
    : [];
  if (prompts.length === 0) return;
  await transaction(ctx.db, async (tx) => {
    await keepExtraPrompts(tx, reportId, prompts);
    await ctx.queue.enqueue(tx, KEYWORDS_QUEUE, { reportId }, { key: `${reportId}:prompts` });
  });
}
