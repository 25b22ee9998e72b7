import type { PageDocument, Region } from '../../artifacts/page.ts';
import { extentOf } from '../../language/words.ts';
import { pageText } from '../../page/page-text.ts';
import { definePageAudit, ramp } from '../audit.ts';
import { isBareText } from './landmarks.ts';

/** Characters outside of the main content: 30 % of a page of ordinary length, and 80 %. Measured as they stand, not as a share: a share would reward padding. */
const [FEW, MANY] = [3_000, 15_000];

/** What UTF-8 looks like when it is read as Latin-1, and the sign for bytes that mean nothing. */
const GARBLED =
  /\ufffd|[ÃÂ][\u0080-\u009f\u00a1-\u00bf]|â(?:€|[\u0080-\u009f])|[ØÙ][\u0080-\u009f\u00a1-\u00bf„†‡ˆ‰]|ã(?:[‚ƒ€]|[\u0080-\u009f])/gu;
/** Places in 1,000 characters at which nothing is left of the score, and up to which it may be a slip. */
const ILLEGIBLE = [10, 0.5] as const;

function garbledIn({ blocks, mainChars }: PageDocument): { share: number; example: string } {
  let count = 0;
  let example = '';
  for (const { region, kind, text } of blocks) {
    if (region !== 'main' || kind === 'code') continue;
    const found = text.match(GARBLED)?.length ?? 0;
    if (found > 0 && count === 0) example = text.slice(0, 160);
    count += found;
  }
  return { share: (1_000 * count) / Math.max(1, mainChars), example };
}

const UTF_8 = 'utf-8';
const LOST = 'letters are lost, by a wrong encoding or before the text was saved';
/** Why a text is garbled: what is UTF-8 and was read as another encoding was declared as that. */
const whyGarbled = (example: string, charset: string | null): string =>
  charset === null || charset === UTF_8 || example.includes('\ufffd') ? LOST : `it is written in UTF-8, but served as ${charset}`;

/** Characters outside of the main content. Of a page that was cut, those of what is kept: nobody knows where the rest belongs. Where no element marks the content, only what menus and footers hold is surely none of it. */
function outsideOf({ blocks, mainBy, mainChars, visibleChars, cut }: PageDocument): number {
  const charsOf = (isOutside: (region: Region) => boolean) =>
    blocks.reduce((sum, { region, text }) => (isOutside(region) ? sum + text.length : sum), 0);
  if (mainBy === 'density') return charsOf((region) => region === 'nav' || region === 'footer');
  return cut === null ? Math.max(0, visibleChars - mainChars) : charsOf((region) => region !== 'main');
}

/** Share of the main text that articles hold together where it is divided among them: where more stands outside, they are cards. */
const DIVIDED = 0.9;

/** What is said of a page that has none or several of the elements that could hold its content. */
function whyUnmarked({ landmarks: { main, article }, mainChars, articleChars = 0 }: PageDocument): string {
  if (main > 0) return `The main content is divided among ${main} <main> elements; none contains all of it.`;
  if (article > 0 && articleChars >= DIVIDED * mainChars)
    return `The main content is divided among ${article} <article> elements; no <main> contains all of it.`;
  return 'No <main> or <article> contains the main content.';
}

export const mainContentExtractable = definePageAudit({
  id: 'content-extraction/main-content-extractable',
  factor: 'contentExtraction',
  judges: 'contents',
  weight: 2,
  label: 'Extraction of the main content',
  title: 'Main content is easy to extract',
  failTitle: 'Menus and boilerplate crowd out the main content',
  why: 'Engines extract the main text before they split it into passages. When menus and repeated parts make up most of the text, they end up in the passages.',
  fix: 'Separate the main content from the rest on {pages}. Wrap the main content in <main> or <article>, and keep menus, teasers and footers outside it and under 3,000 characters.',
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
  ofLayout: true,
  causes: {
    encoding: {
      failTitle: 'The text is garbled by a wrong encoding',
      fix: 'Serve {pages} in the right encoding. Send UTF-8, declare it in the Content-Type header, and repair text that was garbled before it was saved.',
      what: (count, why) => `The text is garbled on ${count === 1 ? '1 page' : `${count} pages`}: ${why}.`,
    },
  },
  judgePage({ document, charset }) {
    const boilerplate = extentOf(outsideOf(document), pageText(document).language);
    const { main, article, nav, header, footer, aside } = document.landmarks;
    // Where menus and what surrounds the text are marked, the rest is the content.
    const framed = nav > 0 && header + footer + aside > 0;
    const unmarked = document.mainBy === 'body' && main !== 1 && article !== 1 && !framed && !isBareText(document);
    const garbled = garbledIn(document);
    const readable = ramp(garbled.share, ...ILLEGIBLE);
    const score = Math.min(ramp(boilerplate, MANY, FEW), unmarked ? 0.5 : 1, readable);
    if (score === 1) return { score };
    if (score === readable)
      return {
        score,
        cause: 'encoding',
        findings: [{ what: whyGarbled(garbled.example, charset), snippet: garbled.example }],
      };
    const what = unmarked
      ? whyUnmarked(document)
      : `${Math.round(boilerplate)} characters of the visible text are outside the main content.`;
    return { score, findings: [{ what }] };
  },
});
