import type { Source } from '@citelight/contracts';

/** What the audits of this factor rest on. */
export const AI_FEATURES: Source = {
  title: 'Google Search: AI features and your website',
  url: 'https://developers.google.com/search/docs/appearance/ai-features',
};
export const HELPFUL_CONTENT: Source = {
  title: 'Google Search: creating helpful, reliable, people-first content',
  url: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
};
export const RECENCY_BIAS: Source = {
  title: 'Fang et al., recency bias in LLM-based reranking, SIGIR-AP 2025',
  url: 'https://arxiv.org/abs/2509.11353',
};
export const BYLINE_DATES: Source = {
  title: 'Google Search: influencing byline dates',
  url: 'https://developers.google.com/search/docs/appearance/publication-dates',
};
export const LINKS: Source = {
  title: 'Google Search: link best practices',
  url: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
};
export const DUPLICATES: Source = {
  title: 'Google Search: consolidate duplicate URLs',
  url: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
};
export const C_SEO: Source = { title: 'C-SEO Bench: Does Conversational SEO Work?, 2025', url: 'https://arxiv.org/abs/2506.11097' };
