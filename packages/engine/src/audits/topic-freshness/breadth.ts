import { defineAudit } from '../audit.ts';
import { judgeQuotable, pagesRead } from '../quotable.ts';
import { AI_FEATURES } from './evidence.ts';

/** Sections of a site: none is won up to the first number, all from the second on; each doubling between counts alike. */
const [NONE, FULL] = [2, 48];

export const breadth = defineAudit({
  id: 'topic-freshness/breadth',
  factor: 'topicFreshness',
  weight: 4,
  label: 'Sections with a heading of their own',
  title: 'The site covers its subject in many sections',
  failTitle: 'The site covers its subject in few sections',
  why: 'Google says that AI Overviews and AI Mode may split a question into several searches on its subtopics. A site is found for the subtopics that it has a section about.',
  fix: 'Add sections on the subtopics of your subject. Give each a heading that names it and two or more sentences right below.',
  effort: 'high',
  tier: 'P',
  sources: [AI_FEATURES],
  contested: 'How many sections a site needs is our judgment, so each doubling counts alike.',
  needs: ['pages', 'homeUrl'],
  judge: ({ pages, homeUrl }) =>
    judgeQuotable(pages, homeUrl, NONE, ({ headings: count, read }) => {
      const found = count === 0 ? 'no heading' : count === 1 ? '1 heading' : `${count} headings`;
      const what = `We found ${found} with a passage of two or more sentences on ${pagesRead(read)}. A site gets full points for ${FULL} or more.`;
      return { count, full: FULL, what };
    }),
});
