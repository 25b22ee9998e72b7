import { extentOf, pageText } from '../../text/page-text.ts';
import { definePageAudit, ramp } from '../audit.ts';

/** Characters outside of the main content: 30 % of a page of ordinary length, and 80 %. Measured as they stand, not as a share: a share would reward padding. */
const [FEW, MANY] = [3_000, 15_000];

export const mainContentExtractable = definePageAudit({
  id: 'content-extraction/main-content-extractable',
  factor: 'contentExtraction',
  weight: 2,
  title: 'The main content can be told from the rest of the page',
  failTitle: 'The main content drowns in menus and boilerplate',
  why: 'An engine cuts the page down to its main text before it cuts passages. Where menus and repeated parts make up most of the text, they end up in the passages instead.',
  fix: 'Wrap the content in <main> or <article> and keep menus, teasers and footers outside and short, below 3,000 characters.',
  effort: 'medium',
  tier: 'P',
  sources: [
    { title: 'HTML Standard: the main element', url: 'https://html.spec.whatwg.org/multipage/grouping-content.html#the-main-element' },
    {
      title: 'Bevendorff et al.: An Empirical Comparison of Web Content Extraction Algorithms (2023)',
      url: 'https://doi.org/10.1145/3539618.3591920',
    },
  ],
  // A contact page is short by nature: its menus would be the larger part on any site.
  pageTypes: ['home', 'article', 'product', 'docs', 'listing', 'about', 'faq', 'other'],
  notApplicable: 'no page with content of its own was in the sample',
  judgePage({ document }) {
    if (document.mainChars === 0) return { score: 0, findings: [{ what: 'No main text could be found in the HTML.' }] };
    const boilerplate = extentOf(Math.max(0, document.visibleChars - document.mainChars), pageText(document).language);
    const unmarked = document.mainBy === 'body';
    const score = Math.min(ramp(boilerplate, MANY, FEW), unmarked ? 0.5 : 1);
    if (score === 1) return { score };
    const what = unmarked
      ? 'Nothing marks the main content: neither <main> nor <article> nor a block of text that stands out.'
      : `${Math.round(boilerplate)} characters of the visible text are outside the main content.`;
    return { score, findings: [{ what }] };
  },
});
