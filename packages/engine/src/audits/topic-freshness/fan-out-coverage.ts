import { ASPECT_TEXTS } from '../../topics/aspects.ts';
import { defineAudit } from '../audit.ts';
import { coverageVerdict } from './coverage-verdict.ts';
import { AI_FEATURES } from './evidence.ts';

/** Not every page needs everything that its siblings have. */
const FULL = 0.85;

export const fanOutCoverage = defineAudit({
  id: 'topic-freshness/fan-out-coverage',
  factor: 'topicFreshness',
  judges: 'contents',
  weight: 2,
  label: 'Details on pages about similar topics',
  title: 'Pages about similar topics cover the same details',
  failTitle: 'Some topic pages lack details that similar pages have',
  why: 'Google says that AI Overviews and AI Mode may split a question into several searches on its subtopics. A page without a detail is left out of that search.',
  fix: 'Add the details that similar pages have. Cover on each topic page listed below what most similar pages on your site already include.',
  effort: 'medium',
  tier: 'V',
  sources: [AI_FEATURES],
  contested:
    'Google documents that it splits questions, but not into which ones. We ask only for what most similar pages on the site have.',
  needs: ['corpus'],
  judge: ({ corpus: { aspects } }) =>
    coverageVerdict(
      aspects.map(({ treated }) => (treated ? 'answered' : 'missing')),
      'details that similar topic pages share',
      FULL,
      aspects
        .filter(({ treated }) => !treated)
        .map(({ page, aspect, siblings, treating }) => ({
          where: page,
          what: `This page lacks ${ASPECT_TEXTS[aspect].what}; ${treating} of ${siblings} similar pages have it.`,
        })),
    ),
});
