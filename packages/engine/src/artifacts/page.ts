import type { PageType } from '@citelight/contracts';
import type { Hop } from '../fetch/fetch.ts';

/**
 * What is kept of one page: plain data, no HTML, no tree. Extraction (extract.ts) fills it in one pass; audits judge it.
 * Texts are trimmed, inner white space is collapsed to single spaces, entities are decoded. All URLs are absolute. Lists are capped (CAPS).
 */

export type Region = 'main' | 'nav' | 'header' | 'footer' | 'aside';

/** A link as it stands in the page. */
export type Link = {
  href: string;
  text: string;
  /** Lower case tokens. */
  rel: string[];
  region: Region;
  /** Index of the block it stands in, or -1. */
  block: number;
  /** Same registrable domain. */
  internal: boolean;
};

export type Lead = { href: string; name: string; internal: boolean };

export type BlockKind =
  | 'heading'
  | 'paragraph'
  | 'listItem'
  | 'tableRow'
  | 'quote'
  | 'code'
  | 'term'
  | 'definition'
  | 'caption'
  | 'summary'
  | 'other';

/** A block of text in reading order. */
export type Block = {
  kind: BlockKind;
  text: string;
  /** 1 to 6 for headings, else 0. */
  level: number;
  region: Region;
  /** Index of the nearest heading block above it in document order, or -1. */
  heading: number;
  /** Index of its list or table in `lists`/`tables`, or -1. */
  group: number;
  /** Indices into `links`. */
  links: number[];
  /** Text inside an element with data-nosnippet. */
  noSnippet: boolean;
  /** Id of the element or its nearest ancestor with one, for an anchor; null where there is none. */
  anchor: string | null;
  /** <cite>, <footer> or attribution inside or right after a quotation; the `cite` attribute as URL. Quotes only. */
  attribution: string | null;
  citeUrl: string | null;
  /** True when an inline <q>, <strong>, <dfn>, <abbr>, <time> … occurs: names of such elements, sorted, unique. */
  inline: string[];
};

/** How text was hidden from a reader. Screen-reader-only, <details>, tabs and accordions are no manipulation and are not listed. */
export type HiddenText = {
  text: string;
  how:
    | 'display-none'
    | 'visibility-hidden'
    | 'zero-size'
    | 'off-screen'
    | 'transparent'
    | 'same-colour'
    | 'tiny-font'
    | 'hidden-attribute'
    | 'comment'
    | 'attribute'
    | 'noscript'
    | 'template'
    | 'clipped'
    | 'invisible-characters';
};

export type ImageFact = { src: string /** null: no alt attribute. */; alt: string | null; decorative: boolean; region: Region };

export type TableFact = { rows: number; columns: number; hasHeader: boolean; caption: string | null; layout: boolean; region: Region };
export type ListFact = { kind: 'ordered' | 'unordered' | 'definition'; items: number; region: Region };

export type JsonLdBlock =
  | { ok: true /** Parsed; keys as written. */; value: unknown; bytes: number }
  | {
      ok: false;
      error: string;
      bytes: number;
      /** Types that can still be read in a block that does not parse: they tell what kind of page it is, and nothing else. */
      types?: readonly string[];
      /** Places of addresses that can still be read there: they tell which words are names of towns, and nothing else. */
      places?: readonly string[];
      /** The same of streets: whether a reader sees the address is told by its text. */
      streets?: readonly string[];
    };

/** One microdata or RDFa item, flat. `parts`: by property, the items that it holds, as indices of the page's items; the property itself says their types. */
export type MicrodataItem = { type: string; properties: Record<string, string[]>; parts?: Record<string, number[]> };

export type DateFact = {
  /** As written. */
  text: string;
  /** YYYY-MM-DD, YYYY-MM or a full timestamp where it could be read without guessing, else null. */
  iso: string | null;
  role: 'published' | 'modified' | 'unknown';
  via: 'time-element' | 'meta' | 'microdata' | 'visible-text';
  region: Region;
};

export type Byline = {
  text: string;
  href: string | null;
  /** `meta`: a meta element or JSON-LD names the author, and no reader sees it. */
  via: 'rel-author' | 'itemprop' | 'class' | 'meta' | 'visible-text';
  region: Region;
};

export type PageDocument = {
  title: string | null;
  titleCount: number;
  metaDescription: string | null;
  /** All canonical URLs in the document, resolved. */
  canonicals: string[];
  lang: string | null;
  dir: string | null;
  hreflangs: { lang: string; href: string }[];
  /** Of <meta name="robots|googlebot|bingbot|…">: the agent (lower case) and its directives (lower case). */
  robotsMeta: { agent: string; directives: string[] }[];
  /** property or name (lower case, og:*, twitter:*, article:*, author, generator …) to its first content. */
  meta: Record<string, string>;
  /** Of <meta http-equiv="refresh">, or of a script that does nothing else: "0; url=/new". */
  metaRefresh: string | null;
  baseHref: string | null;
  blocks: Block[];
  /** Text of the first H1 that is hidden when the page loads. Absent where there is none, or where another H1 can be seen. */
  hiddenH1?: string;
  links: Link[];
  /** Where else the page leads, with its names: links that no reader sees at first, frames, `<link>`, and titles of links that say more than their text. Absent where there are none. */
  leads?: Lead[];
  /** Elements with scripts that run. Absent: none. */
  scripts?: number;
  /** Those of them that are the site's own, not analytics and the like. Absent where none runs, and in visits of before. */
  ownScripts?: number;
  images: ImageFact[];
  tables: TableFact[];
  lists: ListFact[];
  jsonLd: JsonLdBlock[];
  microdata: MicrodataItem[];
  /** Texts of a visible breadcrumb trail, in order; empty where there is none. */
  breadcrumbs: string[];
  dates: DateFact[];
  bylines: Byline[];
  hidden: HiddenText[];
  /** Other text that the HTML holds out of sight and scripts may show: of sliders, dialogs, templates, labels. Absent where there is none, and in visits of before. */
  unshown?: string;
  landmarks: Record<Region | 'article' | 'section' | 'search', number>;
  /** Subresources asked for over plain http by an https page. */
  insecureResources: string[];
  /** Sitemaps that its head links to. */
  sitemaps: string[];
  forms: { action: string; password: boolean; fields: number }[];
  /** A consent, age, paywall or login overlay that could be recognized, by its text; null where none. */
  wall: string | null;
  /** Characters of the visible text of the main content, of all regions, and of the HTML itself. */
  mainChars: number;
  visibleChars: number;
  htmlChars: number;
  scriptChars: number;
  /** Words of the main content (for languages without spaces: segmented). */
  wordCount: number;
  /** How the main content was found. */
  mainBy: 'main-element' | 'article-element' | 'role' | 'density' | 'body';
  /** Characters of the main content within <article> elements, where no one of them holds it. Absent: none, and in visits of before. */
  articleChars?: number;
  nodes: number;
  depth: number;
  /** Elements from below the body down to the headline or <main>, as their template writes them (skeleton.ts). Absent where there is neither, and in visits of before. */
  skeleton?: string[];
  /** Set when a cap or limit cut the document, saying which. */
  cut: string | null;
  /** ISO 639-1 where there is one; null when too short to tell. */
  detectedLanguage: string | null;
  pageType: PageType;
  pageTypeBecause: string;
};

/** Caps of lists and texts in a PageDocument; what lies beyond is counted in `cut`. */
export const CAPS = {
  blocks: 3000,
  links: 3000,
  leads: 300,
  images: 1000,
  text: 200_000,
  blockText: 8000,
  jsonLdBytes: 1_000_000,
  hidden: 200,
  label: 2000,
} as const;

export type PageArtifact = {
  url: string;
  finalUrl: string;
  /** How it was found; 'home': asked for because it is the home page, and nothing leads to it; 'script': by a link that a script of the home page adds. */
  foundBy: 'start' | 'link' | 'sitemap' | 'home' | 'list' | 'script';
  /** Clicks from the start page along links in the HTML; null for pages that only the sitemap or a script leads to. */
  depth: number | null;
  /** Last modification in the sitemap, as written; null where none. */
  sitemapLastmod: string | null;
  status: number | null;
  hops: Hop[];
  /** Lower-case names; only those audits read (HEADERS_KEPT). */
  headers: Record<string, string>;
  contentType: string | null;
  charset: string | null;
  wireBytes: number;
  htmlBytes: number;
  ttfbMs: number | null;
  /** null when the page could not be read; then `error` says why. */
  document: PageDocument | null;
  error: { code: string; message: string } | null;
  /** The same extraction of the DOM after scripts ran in Chromium; null when not rendered, then `notRendered` says why. */
  rendered: PageDocument | null;
  notRendered: string | null;
};

export const HEADERS_KEPT = [
  'content-type',
  'content-language',
  'x-robots-tag',
  'link',
  'last-modified',
  'strict-transport-security',
  'content-encoding',
  'content-security-policy',
  'server',
  'retry-after',
  'content-signal',
  'content-usage',
] as const;

/** A page that answered with a document. */
export type ReadPage = PageArtifact & { document: PageDocument };
