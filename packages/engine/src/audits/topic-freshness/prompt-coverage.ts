import { defineAudit } from '../audit.ts';
import { coverageVerdict } from './coverage-verdict.ts';
import { AI_FEATURES, C_SEO } from './evidence.ts';

/** Not every question fits every topic. */
const FULL = 0.7;

export const promptCoverage = defineAudit({
  id: 'topic-freshness/prompt-coverage',
  factor: 'topicFreshness',
  weight: 4,
  title: 'What people ask about the site’s own topics is answered in a passage',
  failTitle: 'Questions that people ask about the site’s topics find no passage',
  why: 'An answer engine writes from the passages that its search brings; C-SEO Bench found being brought first far more effective than any rewording, and a question without a passage cannot bring one.',
  fix: 'Write, for each question that is missing, a heading that asks it and one paragraph right below that answers it with the topic’s name in it.',
  effort: 'medium',
  tier: 'P',
  sources: [C_SEO, AI_FEATURES],
  contested: 'The questions are put by templates from the site’s own topics; no engine publishes what is really asked.',
  needs: ['corpus', 'url'],
  judge: ({ corpus, url }) => coverageVerdict(corpus, ({ fanOut }) => !fanOut, FULL, url),
});
