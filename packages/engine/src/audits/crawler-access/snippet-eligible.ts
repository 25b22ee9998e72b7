import { definePageAudit, type ReadPage } from '../audit.ts';
import { SEARCH_CRAWLERS } from './answer-crawlers.ts';
import { directivesOf, noSnippetFor, tellDirective } from './directives.ts';

/** Share (0…1) of the main text's characters that data-nosnippet takes out. */
export function noSnippetShare(page: ReadPage): number {
  const main = page.document.blocks.filter((block) => block.region === 'main');
  const all = main.reduce((sum, block) => sum + block.text.length, 0);
  return all === 0 ? 0 : main.filter((block) => block.noSnippet).reduce((sum, block) => sum + block.text.length, 0) / all;
}

export const snippetEligible = definePageAudit({
  id: 'crawler-access/snippet-eligible',
  factor: 'crawlerAccess',
  weight: 1.5,
  title: 'Text of the pages may be shown',
  failTitle: 'Pages forbid to show their text',
  why: 'nosnippet, max-snippet:0 and data-nosnippet keep text out of AI Overviews and AI Mode, says Google; Bing applies nosnippet to Copilot’s answers as well.',
  fix: 'Remove nosnippet and max-snippet:0, and keep data-nosnippet to the parts that must not be quoted.',
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
    const barring = SEARCH_CRAWLERS.map(({ token }) => noSnippetFor(directives, token)).filter((one) => one !== null);
    const findings = [...new Set(barring.map(tellDirective))].map((directive) => ({ what: `The page carries ${directive}.` }));
    const taken = noSnippetShare(page);
    if (taken > 0) findings.push({ what: `data-nosnippet takes out ${Math.round(taken * 100)} % of the main text.` });
    // A few words that must not be quoted, such as a price for members, are an owner's choice.
    return { score: (1 - barring.length / SEARCH_CRAWLERS.length) * (taken <= 0.1 ? 1 : 1 - taken), findings };
  },
});
