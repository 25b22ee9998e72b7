import { holdsPassage } from '../../page/quotable-passages.ts';
import { defineAudit } from '../audit.ts';
import { judgeQuotable } from '../quotable.ts';
import { HELPFUL_CONTENT, WHAT_GETS_CITED } from './evidence.ts';

/** Passages of a site. */
const PASSAGES = { none: 2, full: 192, least: 48, aPage: 8 };

export const depth = defineAudit({
  id: 'answerability/depth',
  factor: 'answerability',
  judges: 'contents',
  weight: 5,
  label: 'Depth of quotable content',
  title: 'The site has plenty of passages that engines can quote',
  failTitle: 'The site has few passages that engines can quote',
  why: 'Engines answer with passages, not with pages. A site that says little in full sentences has little to be cited for, however well the page is built.',
  fix: 'Answer more questions in full sentences. Begin with the pages that matter most and hold only headings, labels or pictures.',
  effort: 'high',
  tier: 'X',
  sources: [WHAT_GETS_CITED, HELPFUL_CONTENT],
  contested:
    'The trials show that a fitting passage wins. How many passages a site needs is our judgment: 48 to 192 by its size, and each doubling counts alike.',
  needs: ['pages', 'homeUrl'],
  judge: ({ pages, homeUrl }) =>
    judgeQuotable(pages, homeUrl, PASSAGES, ({ count, read }) => {
      const apart =
        count === 0 && read.some(({ document }) => holdsPassage(document)) ? 'Apart from quotations and repeated text, we' : 'We';
      return {
        count,
        none: `${apart} found no passage`,
        several: 'different passages of two or more sentences',
      };
    }),
});
