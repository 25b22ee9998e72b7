import { defineAudit } from '../audit.ts';
import { coverageVerdict } from './coverage-verdict.ts';
import { AI_FEATURES } from './evidence.ts';

/** Half of the sub-questions is more than most competitors answer on one site. */
const FULL = 0.6;

export const fanOutCoverage = defineAudit({
  id: 'topic-freshness/fan-out-coverage',
  factor: 'topicFreshness',
  weight: 2,
  title: 'Sub-questions of the main questions are answered too',
  failTitle: 'Sub-questions that engines put beside the main one find no passage',
  why: 'Google says that AI Overviews and AI Mode may fan a question out into several searches on its subtopics; a site that answers only the main question is in one of them.',
  fix: 'Add to each main topic what is needed for it, how long it takes, which mistakes to avoid and an example.',
  effort: 'medium',
  tier: 'V',
  sources: [AI_FEATURES],
  contested: 'That questions are fanned out is documented; into which ones is not, so these four are ours.',
  needs: ['corpus', 'url'],
  judge: ({ corpus, url }) => coverageVerdict(corpus, ({ fanOut }) => fanOut, FULL, url),
});
