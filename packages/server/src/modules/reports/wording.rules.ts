import type { Assessment, ReportWording } from '@citelight/contracts';
import { z } from 'zod';

/** What an AI provider is asked to word, and what of its answer may stand beside the facts. */

const MOST_WORDED = 8;
const MOST_PROMPTS = 12;

const line = (most: number) => z.string().trim().min(1).max(most);

export const WordingAnswer = z.object({
  summary: line(1_200),
  recommendations: z.array(z.object({ auditId: line(100), title: line(160), description: line(700) })).max(40),
});

export const PromptsAnswer = z.object({ prompts: z.array(z.object({ prompt: line(200), topic: line(80), page: line(2_000) })).max(60) });

export type WordedFacts = Pick<Assessment, 'url' | 'overallScore' | 'scores' | 'summary' | 'recommendations'>;

export const factsOf = ({ url, overallScore, scores, summary, recommendations }: WordedFacts): string =>
  JSON.stringify({
    site: url,
    overallScore,
    scores,
    summary,
    recommendations: recommendations
      .slice(0, MOST_WORDED)
      .map(({ auditId, title, description, recoverablePoints, effort }) => ({ auditId, title, description, recoverablePoints, effort })),
  });

export const WORDING_TASK =
  'Reword the report below in plain English for somebody who does not build websites. Keep every fact and figure as it is; add none, and no addresses. JSON: {"summary": string of at most 4 sentences, "recommendations": [{"auditId": as given, "title": string, "description": string of at most 3 sentences}]}';

export const PROMPTS_TASK = `Propose up to ${MOST_PROMPTS} further questions that buyers would ask an AI assistant about what this site offers, in the site's language, without naming the site, each about what one of its pages treats. JSON: {"prompts": [{"prompt": string, "topic": string of one to three words as that page writes them, "page": the URL of that page as given}]}`;

/** Wordings that say nothing beyond their facts; undefined when not even the summary does. */
export function acceptedWording(
  answer: z.infer<typeof WordingAnswer>,
  facts: WordedFacts,
  model: string,
  keepsToFacts: (wording: string, facts: string) => boolean,
): ReportWording | undefined {
  const all = factsOf(facts);
  if (!keepsToFacts(answer.summary, all)) return undefined;
  const worded = facts.recommendations.slice(0, MOST_WORDED).flatMap((fact) => {
    const words = answer.recommendations.find(({ auditId }) => auditId === fact.auditId);
    const about = JSON.stringify(fact);
    return words && keepsToFacts(`${words.title} ${words.description}`, about) ? [words] : [];
  });
  return { aiWritten: true, model, summary: answer.summary, recommendations: worded };
}

/** Questions fit to be asked: one line each, no address, none twice, each tied to one of the pages that were given. */
export function acceptedPrompts(
  { prompts }: z.infer<typeof PromptsAnswer>,
  pages: readonly string[],
): { prompt: string; topic: string; page: string }[] {
  const seen = new Set<string>();
  return prompts
    .filter(({ prompt, topic, page }) => {
      const key = prompt.toLowerCase();
      if (seen.has(key) || !pages.includes(page) || /https?:|www\.|[<>{}\n\r]/i.test(`${prompt}${topic}`)) return false;
      seen.add(key);
      return true;
    })
    .slice(0, MOST_PROMPTS);
}
