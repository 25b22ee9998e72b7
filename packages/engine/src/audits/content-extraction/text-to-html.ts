import { definePageAudit, ramp } from '../audit.ts';
import { distinctChars } from './distinct-text.ts';

export const textToHtml = definePageAudit({
  id: 'content-extraction/text-to-html',
  factor: 'contentExtraction',
  weight: 1,
  title: 'The HTML consists of text in good part',
  failTitle: 'Little text stands beside much inline script and style',
  why: 'Crawlers cut off after a number of bytes (Googlebot after 2 MB of HTML), and extractors make more mistakes where text is a thin layer in inline script and style.',
  fix: 'Move inline scripts, styles and the data that scripts need into files of their own.',
  effort: 'medium',
  tier: 'P',
  sources: [{ title: 'Google Search Central: Googlebot', url: 'https://developers.google.com/search/docs/crawling-indexing/googlebot' }],
  notApplicable: 'no page was in the sample',
  judgePage({ document }) {
    const sample = document.blocks.map((block) => block.text).join('');
    // In bytes: the same sentence has a third of the characters in Chinese, but about as many bytes.
    const bytesPerChar = sample.length === 0 ? 1 : Buffer.byteLength(sample) / sample.length;
    const text = distinctChars(document).visible * bytesPerChar;
    // Script and style, not the length of the HTML: white space, comments and minified markup must not change a score. JSON-LD is not counted among scripts.
    const share = text / Math.max(1, text + document.scriptChars);
    const score = ramp(share, 0.02, 0.1);
    if (score === 1) return { score };
    const what = `Text is ${(share * 100).toFixed(1)} % of what is left beside the markup: there are ${document.scriptChars} characters of inline script and style.`;
    return { score, findings: [{ what }] };
  },
});
