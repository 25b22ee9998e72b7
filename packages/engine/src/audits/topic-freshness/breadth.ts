import { addressOf } from '../../artifacts/page-path.ts';
import { quotablePassages } from '../../page/quotable-passages.ts';
import { defineAudit, type ReadPage, unmeasured } from '../audit.ts';
import { judgeQuotable } from '../quotable.ts';
import { AI_FEATURES } from './evidence.ts';

/** Sections of a site. */
const SECTIONS = { none: 2, full: 96, least: 36, aPage: 4 };

/** Where scripts bring in the menu, the other pages are not seen. */
const LEADS_NOWHERE = 'The only page that we read has no link to another page of the site in its HTML.';
const leadsOn = ({ finalUrl, document }: ReadPage): boolean =>
  document.links.some(({ href, internal }) => internal && addressOf(href) !== addressOf(finalUrl));

export const breadth = defineAudit({
  id: 'topic-freshness/breadth',
  factor: 'topicFreshness',
  judges: 'contents',
  weight: 4,
  label: 'Sections with a heading of their own',
  title: 'The site covers its subject in many sections',
  failTitle: 'The site covers its subject in few sections',
  why: 'Google says that AI Overviews and AI Mode may split a question into several searches on its subtopics. A site is found for the subtopics that it has a section about.',
  fix: 'Give each subtopic a section of text. Name the subtopic in its heading, write at least two sentences below, and mark up titles of sections as headings.',
  effort: 'high',
  tier: 'P',
  sources: [AI_FEATURES],
  contested: 'How many sections a site needs is our judgment: 36 to 96 by its size, and each doubling counts alike.',
  needs: ['pages', 'homeUrl'],
  judge({ pages, homeUrl }) {
    const { read, headings, headed, sharesHeadings } = quotablePassages(pages);
    if (headings === 0 && read.length === 1 && !read.some(leadsOn)) return unmeasured(LEADS_NOWHERE);
    return judgeQuotable(pages, homeUrl, SECTIONS, () => ({
      count: headings,
      shown: headed,
      none: `${sharesHeadings ? 'Apart from headings that several pages share, we' : 'We'} found no marked-up heading with a passage`,
      several: 'marked-up headings above passages of two or more sentences',
      apart: ['text without full sentences', ...(sharesHeadings ? ['headings that several pages share'] : [])],
    }));
  },
});
