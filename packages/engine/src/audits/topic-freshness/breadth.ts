import { whyUnread } from '../../artifacts/page-language.ts';
import { quotablePassages } from '../../page/quotable-passages.ts';
import { isEmpty, NO_TEXT_READ } from '../../page/unreadable.ts';
import { defineAudit, notApplicable, ramp, scored, unmeasured } from '../audit.ts';
import { AI_FEATURES } from './evidence.ts';

/** Sections of a site: none is won up to the first number, all from the second on; each doubling between counts alike. */
const [NONE, FULL] = [2, 48];
const doublings = (count: number): number => Math.log2(1 + count);

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
  judge({ pages, homeUrl }) {
    const { own, read, headings: count } = quotablePassages(pages);
    if (own.length === 0) return notApplicable('No sampled page has content of its own.');
    if (read.length === 0) return unmeasured(whyUnread(own));
    if (read.every(({ document }) => isEmpty(document))) return unmeasured(NO_TEXT_READ);
    const score = ramp(doublings(count), doublings(NONE), doublings(FULL));
    if (score === 1) return scored(1);
    const found = count === 0 ? 'no heading' : count === 1 ? '1 heading' : `${count} headings`;
    const pagesRead = read.length === 1 ? 'the 1 page' : `the ${read.length} pages`;
    return scored(score, [
      {
        where: homeUrl,
        what: `We found ${found} with a passage of two or more sentences on ${pagesRead} that we read. A site gets full points for ${FULL} or more.`,
      },
    ]);
  },
});
