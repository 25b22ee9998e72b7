import { excerpt } from '../../language/excerpt.ts';
import { definePageAudit } from '../audit.ts';

/** Words of main text beside a wall from which on the page counts as readable without passing it. */
const READABLE_WORDS = 120;

export const noWall = definePageAudit({
  id: 'content-extraction/no-wall',
  factor: 'contentExtraction',
  weight: 0.5,
  label: 'Consent and sign-in walls',
  title: 'Content is readable without consent or sign-in',
  failTitle: 'A consent, age or sign-in wall hides the content',
  why: 'A crawler neither clicks nor signs in. When a wall replaces the text in the HTML, the crawler reads only the wall.',
  fix: 'Make {pages} readable without the wall. Send the text in the HTML and show the notice on top of it, or mark paywalled text with isAccessibleForFree and let search crawlers read it.',
  effort: 'medium',
  tier: 'V',
  sources: [
    {
      title: 'Google Search Central: Avoid intrusive interstitials and dialogs',
      url: 'https://developers.google.com/search/docs/appearance/avoid-intrusive-interstitials',
    },
    {
      title: 'Google Search Central: Subscription and paywalled content',
      url: 'https://developers.google.com/search/docs/appearance/structured-data/paywalled-content',
    },
  ],
  notApplicable: 'no page was in the sample',
  judgePage({ document }) {
    if (document.wall === null || document.wordCount >= READABLE_WORDS) return { score: 1 };
    return {
      score: 0,
      findings: [
        {
          what: `A wall covers the page, and the HTML has only ${document.wordCount} other words.`,
          snippet: excerpt(document.wall),
        },
      ],
    };
  },
});
