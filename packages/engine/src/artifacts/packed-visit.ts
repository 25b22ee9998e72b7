import { DocumentCache } from './document-cache.ts';
import { packDocument } from './packed-document.ts';
import type { PageArtifact } from './page.ts';
import type { Visit } from './visit.ts';

/**
 * A visit on its way between threads. Each page document is packed, as the extraction worker made it: bytes are moved, not cloned, so that the
 * thread that crawls never parses or copies a document (a structured clone of 500 documents would block it for longer than a page takes to fetch).
 */
export type PackedVisit = {
  /** The visit with `document` and `rendered` of every page null. */
  visit: Visit;
  /** One entry a page, in the order of `visit.pages`; null where there is none. */
  documents: readonly PackedPage[];
};

export type PackedPage = { document: Uint8Array | null; rendered: Uint8Array | null };

/** A page with its documents still packed: what a crawl holds while it runs. */
export type PackedPageArtifact = Omit<PageArtifact, 'document' | 'rendered'> & PackedPage;

export const packVisit = (visit: Visit): PackedVisit => ({
  visit: { ...visit, pages: visit.pages.map((page) => ({ ...page, document: null, rendered: null })) },
  documents: visit.pages.map(({ document, rendered }) => ({
    document: document && packDocument(document),
    rendered: rendered && packDocument(rendered),
  })),
});

export function unpackVisit({ visit, documents }: PackedVisit): Visit {
  const cache = new DocumentCache(
    documents.reduce((sum, { document, rendered }) => sum + (document?.byteLength ?? 0) + (rendered?.byteLength ?? 0), 0),
  );
  const open = (packed: Uint8Array | null | undefined) => (packed ? cache.open(packed) : null);
  const pages = visit.pages.map((page, index) => ({
    ...page,
    document: open(documents[index]?.document),
    rendered: open(documents[index]?.rendered),
  }));
  cache.close();
  return { ...visit, pages };
}

/** The buffers of a packed visit, for a transfer list; each once, for views may share one. */
export const buffersOf = ({ documents }: PackedVisit): ArrayBuffer[] => [
  ...new Set(
    documents
      .flatMap(({ document, rendered }) => [document?.buffer, rendered?.buffer])
      .filter((buffer): buffer is ArrayBuffer => buffer instanceof ArrayBuffer),
  ),
];
