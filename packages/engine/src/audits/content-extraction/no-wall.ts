import { excerpt } from '../../language/excerpt.ts';
import { paywalledPages } from '../../page/paywalled-pages.ts';
import { definePageAudit } from '../audit.ts';

/** Fields of a form to sign up. */
const SIGN_UP = 3;

export const noWall = definePageAudit({
  id: 'content-extraction/no-wall',
  factor: 'contentExtraction',
  judges: 'delivery',
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
  takes: ({ document }, { pages }) => paywalledPages(pages).has(document),
  judgePage({ document }, isWalled) {
    if (document.wall === null || !isWalled) return { score: 1 };
    // A name and a password sign in; a form that asks for more is to sign up, which is what its page is for.
    if (document.forms.some(({ password, fields }) => password && fields >= SIGN_UP)) return null;
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
