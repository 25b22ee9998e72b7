import { definePageAudit, ramp } from '../audit.ts';

/** Characters of inline script and style beside a page of ordinary length: text is a tenth there, and a fiftieth. Measured as they stand: a share would reward padding. */
const [FEW, MANY] = [50_000, 250_000];

export const textToHtml = definePageAudit({
  id: 'content-extraction/text-to-html',
  factor: 'contentExtraction',
  judges: 'contents',
  weight: 1,
  label: 'Inline code in the HTML',
  title: 'HTML is not bloated by inline code',
  failTitle: 'Inline scripts and styles bloat the HTML',
  why: 'Crawlers stop after a number of bytes (Googlebot after 2 MB of HTML). Extractors make more mistakes when text is a thin layer between scripts and styles.',
  fix: 'Move inline scripts and styles of {pages} into separate files. Move large blocks of inline data out of the HTML as well.',
  effort: 'medium',
  tier: 'P',
  sources: [{ title: 'Google Search Central: Googlebot', url: 'https://developers.google.com/search/docs/crawling-indexing/googlebot' }],
  notApplicable: 'no page was in the sample',
  judgePage({ document }) {
    // Script and style, not the length of the HTML: white space, comments and minified markup must not change a score. JSON-LD is not counted among scripts.
    const score = ramp(document.scriptChars, MANY, FEW);
    if (score === 1) return { score };
    return { score, findings: [{ what: `The page has ${document.scriptChars} characters of inline script and style.` }] };
  },
});
