import type { SitemapArtifact } from '../artifacts/visit.ts';

export type ParsedSitemap = Pick<SitemapArtifact, 'kind' | 'urls' | 'lastmods' | 'entries' | 'errors'> & {
  /** Sitemaps that an index lists, in order, absolute, each once. */
  children: string[];
};

/** What takes in the text of one sitemap; `write` says whether more is wanted. */
export type SitemapReader = { write(text: string): boolean; end(): SitemapArtifact['kind'] };
