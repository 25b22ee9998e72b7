import type { ErrorCode, PageType } from '@citelight/contracts';
import type { PageDocument, Region } from './page.ts';

/** One answer to be read. Its buffer is handed over to a worker thread: the caller's view of it is empty afterwards. */
export type PageInput = {
  body: Uint8Array;
  /** The content-type header as sent; null where there was none. */
  contentType: string | null;
  url: string;
  finalUrl: string;
};

/** A link to a page, without its fragment, once. Links with rel=nofollow on every occurrence keep that token. */
export type FoundLink = { href: string; internal: boolean; rel: string[]; region: Region };

/** The few facts a crawl needs at once; everything else stays packed in `bytes`. */
export type PageFacts = {
  /** http(s) only, in document order. */
  links: FoundLink[];
  /** The first canonical URL. */
  canonical: string | null;
  pageType: PageType;
  title: string | null;
  /** Text of the first h1. */
  h1: string | null;
  robotsMeta: PageDocument['robotsMeta'];
  metaRefresh: string | null;
  hreflangs: PageDocument['hreflangs'];
  /** Sitemaps that the page links to, in its head or by their address, on its own site. */
  sitemaps: string[];
  /** URLs named by sameAs in JSON-LD, absolute, at most 50. */
  sameAs: string[];
  detectedLanguage: string | null;
  /** Words of the visible text as a sketch (word-sketch.ts): compare two with `sharedWords`. */
  words: number[];
  /** The first 500 characters of the visible text, main content first. */
  textSample: string;
  mainChars: number;
  visibleChars: number;
  wall: string | null;
};

export type PageReading =
  | {
      ok: true /** The PageDocument: `unpackDocument` (packed-document.ts) opens it. */;
      bytes: Uint8Array;
      charset: string | null;
      facts: PageFacts;
    }
  | { ok: false; code: ErrorCode; message: string };

export type PageReader = {
  /**
   * Reads one page on a worker thread. Never throws for what a page does: `fetch.not_html`, `fetch.empty`, `parse.timeout` and `parse.too_complex`
   * come back as a reading. One page a thread at a time: a crawl that awaits this before it fetches on piles up no bodies.
   */
  read(input: PageInput): Promise<PageReading>;
  /** Ends the threads; readings under way come back as `fetch.aborted`. */
  close(): Promise<void>;
};

export type PageReaderOptions = {
  /** Worker threads; default 1. */
  threads?: number;
  /** Milliseconds a page may hold a thread before that thread is ended; default 2,000. */
  limitMs?: number;
};

/** page-reader.ts exports `createPageReader: CreatePageReader`. */
export type CreatePageReader = (options?: PageReaderOptions) => PageReader;

/** A message of the thread: that it is ready, or its reading; with the processor time it has used so far and the heap it holds. */
export type ThreadMessage = { cpuMs: number; heapMb: number; reading: PackedReading | null };

/** A reading on its way between threads: one text passes several times faster than the hundreds of links that it names. */
export type PackedReading = Extract<PageReading, { ok: false }> | (Omit<Extract<PageReading, { ok: true }>, 'facts'> & { facts: string });
