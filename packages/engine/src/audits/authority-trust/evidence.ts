import type { Source } from '@citelight/contracts';

/** What the audits of this factor rest on. */
export const HELPFUL_CONTENT: Source = {
  title: 'Google Search: creating helpful, reliable, people-first content',
  url: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
};
export const RATER_GUIDELINES: Source = {
  title: 'Google: search quality rater guidelines',
  url: 'https://services.google.com/fh/files/misc/hsw-sqrg.pdf',
};
export const HTTPS_SIGNAL: Source = {
  title: 'Google Search: HTTPS as a ranking signal',
  url: 'https://developers.google.com/search/blog/2014/08/https-as-ranking-signal',
};
export const RFC_6797: Source = { title: 'RFC 6797: HTTP Strict Transport Security', url: 'https://www.rfc-editor.org/rfc/rfc6797' };
export const MIXED_CONTENT: Source = {
  title: 'MDN: mixed content',
  url: 'https://developer.mozilla.org/en-US/docs/Web/Security/Mixed_content',
};
export const GEO: Source = {
  title: 'Aggarwal et al., GEO: Generative Engine Optimization, KDD 2024',
  url: 'https://arxiv.org/abs/2311.09735',
};
export const C_SEO: Source = { title: 'C-SEO Bench: Does Conversational SEO Work?, 2025', url: 'https://arxiv.org/abs/2506.11097' };
export const OUTBOUND_LINKS: Source = {
  title: 'Google Search: qualify your outbound links',
  url: 'https://developers.google.com/search/docs/crawling-indexing/qualify-outbound-links',
};
export const GDPR_13: Source = { title: 'GDPR, article 13: information to be provided', url: 'https://gdpr-info.eu/art-13-gdpr/' };
export const ENDORSEMENTS: Source = {
  title: 'FTC: endorsement guides, questions and answers',
  url: 'https://www.ftc.gov/business-guidance/resources/ftcs-endorsement-guides-what-people-are-asking',
};
