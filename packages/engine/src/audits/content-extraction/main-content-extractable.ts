import { definePageAudit, ramp } from '../audit.ts';
import { distinctChars } from './distinct-text.ts';

export const mainContentExtractable = definePageAudit({
  id: 'content-extraction/main-content-extractable',
  factor: 'contentExtraction',
  weight: 2,
  title: 'The main content can be told from the rest of the page',
  failTitle: 'The main content drowns in menus and boilerplate',
  why: 'An engine cuts the page down to its main text before it cuts passages. Where menus and repeated parts make up most of the text, they end up in the passages instead.',
  fix: 'Wrap the content in <main> or <article> and keep menus, teasers and footers outside and short, below 30 % of the visible text.',
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
    const { main, visible } = distinctChars(document);
    const boilerplate = 1 - Math.min(1, main / Math.max(1, visible));
    const unmarked = document.mainBy === 'body';
    const score = Math.min(ramp(boilerplate, 0.8, 0.3), unmarked ? 0.5 : 1);
    if (score === 1) return { score };
    const what = unmarked
      ? 'Nothing marks the main content: neither <main> nor <article> nor a block of text that stands out.'
      : `${Math.round(boilerplate * 100)} % of the visible text is outside the main content.`;
    return { score, findings: [{ what }] };
  },
});
