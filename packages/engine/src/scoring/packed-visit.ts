import type { PageArtifact, PageDocument } from '../artifacts/page.ts';
import { unpackDocument } from '../artifacts/page-reading.ts';
import type { Visit } from '../artifacts/visit.ts';

/**
 * A visit on its way between threads. Each page document is JSON in UTF-8 bytes, as the extraction worker made it: bytes are moved, not cloned, so that the
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

const encoder = new TextEncoder();

const packDocument = (document: PageDocument): Uint8Array => encoder.encode(JSON.stringify(document));

export const packVisit = (visit: Visit): PackedVisit => ({
  visit: { ...visit, pages: visit.pages.map((page) => ({ ...page, document: null, rendered: null })) },
  documents: visit.pages.map(({ document, rendered }) => ({
    document: document && packDocument(document),
    rendered: rendered && packDocument(rendered),
  })),
});

export const unpackVisit = ({ visit, documents }: PackedVisit): Visit => ({
  ...visit,
  pages: visit.pages.map((page, index) => {
    const packed = documents[index];
    return {
      ...page,
      document: packed?.document ? unpackDocument(packed.document) : null,
      rendered: packed?.rendered ? unpackDocument(packed.rendered) : null,
    };
  }),
});

/** The buffers of a packed visit, for a transfer list; each once, for views may share one. */
export const buffersOf = ({ documents }: PackedVisit): ArrayBuffer[] => [
  ...new Set(
    documents
      .flatMap(({ document, rendered }) => [document?.buffer, rendered?.buffer])
      .filter((buffer): buffer is ArrayBuffer => buffer instanceof ArrayBuffer),
  ),
];
