import type { Source } from '@citelight/contracts';

/** What the audits of this factor rest on; the figures stand in the audits. */
export const GEO: Source = {
  title: 'Aggarwal et al., GEO: Generative Engine Optimization, KDD 2024',
  url: 'https://arxiv.org/abs/2311.09735',
};
export const C_SEO: Source = { title: 'C-SEO Bench: Does Conversational SEO Work?, 2025', url: 'https://arxiv.org/abs/2506.11097' };
export const WHAT_GETS_CITED: Source = {
  title: 'What Gets Cited: Competitive GEO in AI Answer Engines, 2026',
  url: 'https://arxiv.org/abs/2605.25517',
};
export const ATTENTION: Source = {
  title: 'Growth Memo: 18,012 verified ChatGPT citations by place in the page, 2026',
  url: 'https://www.growth-memo.com/p/the-science-of-how-ai-picks-its-sources',
};
export const LOST_IN_THE_MIDDLE: Source = { title: 'Liu et al., Lost in the Middle, TACL 2024', url: 'https://arxiv.org/abs/2307.03172' };
export const SPAM_POLICIES: Source = {
  title: 'Google Search: spam policies',
  url: 'https://developers.google.com/search/docs/essentials/spam-policies',
};
export const HELPFUL_CONTENT: Source = {
  title: 'Google Search: creating helpful, reliable, people-first content',
  url: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
};

/** Said wherever the GEO paper is the ground. */
export const GEO_CONTESTED =
  'C-SEO Bench (2025) tried such rewrites on more tasks and found an effect in only 3 of 54 cells. The weight is therefore low, and a few examples are enough.';
