import { type Directive, describeDirective, directivesOf, noSnippetFor, shortestSnippetFor } from '../../page/robots-directives.ts';
import { definePageAudit, type ReadPage, ramp } from '../audit.ts';
import { SEARCH_CRAWLERS } from './answer-crawlers.ts';

/** Share (0…1) of the main text's characters that data-nosnippet takes out. */
export function noSnippetShare(page: ReadPage): number {
  const main = page.document.blocks.filter((block) => block.region === 'main');
  const all = main.reduce((sum, block) => sum + block.text.length, 0);
  return all === 0 ? 0 : main.filter((block) => block.noSnippet).reduce((sum, block) => sum + block.text.length, 0) / all;
}

/** Words up to which a page with a form has no text beside it: a cart, a checkout, a sign-up. What stands there must not be quoted. */
const OF_A_FORM = 150;
const isFormToFill = ({ document: { forms, wordCount } }: ReadPage): boolean =>
  wordCount < OF_A_FORM && forms.some(({ fields }) => fields >= 2);

/** Characters that a quoted passage needs: an answer of one sentence. */
const A_SENTENCE = 160;

/** How much (0…1) of a passage a crawler may show, and what limits it. */
function shownTo(directives: readonly Directive[], token: string): { share: number; directive: Directive | null } {
  const barring = noSnippetFor(directives, token);
  if (barring) return { share: 0, directive: barring };
  const shortest = shortestSnippetFor(directives, token);
  if (shortest === null || shortest.limit >= A_SENTENCE) return { share: 1, directive: null };
  return { share: ramp(shortest.limit, 0, A_SENTENCE), directive: shortest.directive };
}

export const snippetEligible = definePageAudit({
  id: 'crawler-access/snippet-eligible',
  factor: 'crawlerAccess',
  judges: 'delivery',
  weight: 1.5,
  label: 'Text snippets',
  title: 'Your pages allow text snippets',
  failTitle: 'Some pages forbid text snippets',
  why: 'Google does not use text marked nosnippet, max-snippet:0 or data-nosnippet in AI Overviews and AI Mode. Bing applies nosnippet to Copilot answers as well.',
  fix: 'Allow text snippets on {pages}. Remove nosnippet and any max-snippet below 160 characters, and limit data-nosnippet to text that must not be quoted.',
  effort: 'low',
  tier: 'V',
  sources: [
    { title: 'Google Search Central: Robots meta tag', url: 'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag' },
    {
      title: 'Google Search Central: AI features and your website',
      url: 'https://developers.google.com/search/docs/appearance/ai-features',
    },
    {
      title: 'Bing: New options for webmasters to control usage of their content in Bing Chat',
      url: 'https://blogs.bing.com/webmaster/september-2023/Announcing-new-options-for-webmasters-to-control-usage-of-their-content-in-Bing-Chat',
    },
  ],
  notApplicable: 'no page was in the sample',
  judgePage(page) {
    const directives = directivesOf(page);
    const shown = SEARCH_CRAWLERS.map(({ token }) => shownTo(directives, token));
    const limiting = shown.flatMap(({ directive }) => directive ?? []);
    const findings = [...new Set(limiting.map(describeDirective))].map((directive) => ({ what: `The page has ${directive}.` }));
    const taken = isFormToFill(page) ? 0 : noSnippetShare(page);
    if (taken > 0) findings.push({ what: `data-nosnippet excludes ${Math.round(taken * 100)}% of the main text.` });
    // A few words that must not be quoted, such as a price for members, are an owner's choice.
    return { score: (shown.reduce((sum, { share }) => sum + share, 0) / shown.length) * (taken <= 0.1 ? 1 : 1 - taken), findings };
  },
});
