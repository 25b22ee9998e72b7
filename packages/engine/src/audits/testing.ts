import type { PageType, SiteKind } from '@citelight/contracts';
import { extractDocument } from '../artifacts/extract.ts';
import type { Block, ImageFact, Link, PageArtifact, PageDocument, Region } from '../artifacts/page.ts';
import type { SitemapArtifact, TextFileArtifact, Visit } from '../artifacts/visit.ts';
import { buildCorpus } from '../topics/build-corpus.ts';
import type { Corpus } from '../topics/corpus.ts';
import type { AnyAudit, Gathered, Verdict } from './audit.ts';
import { type DeriveCorpus, gather } from './gather.ts';
import type { BlockDraft, DocumentDraft, LinkDraft } from './testing-drafts.ts';
import { GOOD_PAGES } from './testing-pages.ts';

export type { BlockDraft, DocumentDraft, LinkDraft } from './testing-drafts.ts';

/**
 * Builders for tests: a small good site (a kiln maker at https://acme.test) of which a test changes the one thing that it is about.
 * Blocks, links and counts are kept consistent as extraction would: a test names texts, the builder numbers them.
 */

/** `document: null` is a page that could not be read. `rendered` starts from the document. */
export type PageDraft = Partial<Omit<PageArtifact, 'document' | 'rendered'>> & {
  document?: DocumentDraft | null;
  rendered?: DocumentDraft | null;
};
export type VisitDraft = Partial<Omit<Visit, 'robots' | 'llmsTxt' | 'host' | 'soft404' | 'crawl' | 'pages'>> & {
  pages?: PageArtifact[];
  robots?: Partial<TextFileArtifact>;
  llmsTxt?: Partial<TextFileArtifact>;
  host?: Partial<Visit['host']>;
  soft404?: Partial<NonNullable<Visit['soft404']>> | null;
  crawl?: Partial<Visit['crawl']>;
};

export const SITE = 'https://acme.test';
export const NOW = '2026-11-21T12:00:00.000Z';

type BlockExtra = Omit<BlockDraft, 'kind' | 'text'>;
const block =
  (kind: Block['kind']) =>
  (text: string, extra: BlockExtra = {}): BlockDraft => ({ kind, text, ...extra });

export const heading = (level: number, text: string, extra: BlockExtra = {}): BlockDraft => ({ kind: 'heading', text, level, ...extra });
export const paragraph = block('paragraph');
export const listItem = block('listItem');
export const tableRow = block('tableRow');
export const quote = block('quote');
export const term = block('term');
export const definition = block('definition');
export const caption = block('caption');
export const code = block('code');
export const link = (href: string, text = '', extra: Partial<Link> = {}): LinkDraft => ({ href, text, ...extra });
export const image = (alt: string | null, extra: Partial<ImageFact> = {}): ImageFact => ({
  src: `${SITE}/kiln.jpg`,
  alt,
  decorative: false,
  region: 'main',
  ...extra,
});
const WHO = ['owner', 'neighbour', 'tenant', 'builder', 'plumber', 'visitor', 'caretaker'];
const DOES = ['looks at', 'cleans', 'oils', 'covers', 'moves', 'paints', 'carries', 'opens'];
const WHAT = ['pipe', 'door', 'lamp', 'stove', 'window', 'bucket', 'ladder', 'shelf', 'carpet'];
const WHEN = ['in spring', 'before lunch', 'without a word', 'on Sundays', 'after the rain'];
const at = (list: readonly string[], index: number) => list[index % list.length];
/** So many different sentences that claim nothing; from LONG_TEXT on everything is asked of a text. */
export const proseOf = (sentences: number): string =>
  Array.from({ length: sentences }, (_, one) => `The ${at(WHO, one)} ${at(DOES, one)} the ${at(WHAT, one)} ${at(WHEN, one)}.`).join(' ');
export const LONG_TEXT = 36;
/** A JSON-LD block as extraction keeps it. */
export const jsonLd = (value: unknown): PageDocument['jsonLd'][number] => ({ ok: true, value, bytes: JSON.stringify(value).length });

const isInternal = (href: string, pageUrl: string) => {
  if (!href.startsWith('http')) return false;
  const site = (url: string) => new URL(url).hostname.split('.').slice(-2).join('.');
  return site(href) === site(pageUrl);
};

/** Numbers blocks and links, and derives the counts that extraction derives. `links` of the draft stand outside of blocks. */
export function aDocument(draft: DocumentDraft = {}, url = `${SITE}/page`): PageDocument {
  const links: Link[] = [];
  const place = (entry: LinkDraft, at: number, region: Region): number =>
    links.push({ text: '', rel: [], region, block: at, internal: isInternal(entry.href, url), ...entry }) - 1;
  let lastHeading = -1;
  const blocks = (draft.blocks ?? []).map((entry, index): Block => {
    const region = entry.region ?? 'main';
    const built: Block = {
      level: 0,
      region,
      heading: lastHeading,
      group: -1,
      noSnippet: false,
      anchor: null,
      attribution: null,
      citeUrl: null,
      inline: [],
      ...entry,
      links: (entry.links ?? []).map((one) => place(one, index, region)),
    };
    if (built.kind === 'heading') lastHeading = index;
    return built;
  });
  for (const entry of draft.links ?? []) place(entry, -1, entry.region);
  const main = blocks.filter((one) => one.region === 'main').map((one) => one.text);
  const mainChars = main.join('\n').length;
  const visibleChars = blocks.reduce((sum, one) => sum + one.text.length + 1, 0);
  return {
    title: null,
    titleCount: draft.title == null ? 0 : 1,
    metaDescription: null,
    canonicals: [],
    lang: 'en',
    dir: null,
    hreflangs: [],
    robotsMeta: [],
    meta: {},
    metaRefresh: null,
    baseHref: null,
    images: [],
    tables: [],
    lists: [],
    jsonLd: [],
    microdata: [],
    breadcrumbs: [],
    dates: [],
    bylines: [],
    hidden: [],
    insecureResources: [],
    sitemaps: [],
    forms: [],
    wall: null,
    mainChars,
    visibleChars,
    htmlChars: visibleChars * 4,
    scriptChars: 0,
    wordCount: main.join(' ').split(/\s+/u).filter(Boolean).length,
    mainBy: 'main-element',
    nodes: blocks.length * 3 + 20,
    depth: 8,
    cut: null,
    detectedLanguage: 'en',
    pageType: 'other',
    pageTypeBecause: 'nothing tells more',
    ...draft,
    blocks,
    links,
    landmarks: { main: 1, nav: 1, header: 1, footer: 1, aside: 0, article: 0, section: 0, search: 0, ...draft.landmarks },
  };
}

/** A page: the good page of its type (`document.pageType`, default article) with what the draft changes. */
export function aPage(draft: PageDraft = {}): PageArtifact {
  const type: PageType = draft.document?.pageType ?? 'article';
  const good = GOOD_PAGES[type];
  const url = draft.url ?? good.url;
  const base: DocumentDraft = { ...good.document, pageType: type, canonicals: [url] };
  const documentDraft = draft.document === null ? null : { ...base, ...draft.document };
  const document = documentDraft && aDocument(documentDraft, url);
  return {
    url,
    finalUrl: url,
    foundBy: type === 'home' ? 'start' : 'link',
    depth: type === 'home' ? 0 : 1,
    sitemapLastmod: good.lastmod,
    status: draft.document === null ? null : 200,
    hops: [],
    headers: { 'content-type': 'text/html; charset=utf-8' },
    contentType: 'text/html',
    charset: 'utf-8',
    wireBytes: 4_000,
    htmlBytes: document?.htmlChars ?? 0,
    ttfbMs: 120,
    error: draft.document === null ? { code: 'fetch.connect', message: 'The site did not accept a connection.' } : null,
    notRendered: draft.rendered ? null : 'no page was rendered in a browser',
    ...draft,
    document,
    rendered: draft.rendered ? aDocument({ ...documentDraft, ...draft.rendered }, url) : null,
  };
}

/** A page that holds nothing but what extraction reads in its HTML. */
export function pageOf(html: string, draft: Pick<PageDraft, 'url' | 'depth'> & { isRendered?: boolean } = {}): PageArtifact {
  const { isRendered, url = `${SITE}/`, ...rest } = draft;
  const document = extractDocument(html, url);
  const page = { ...aPage({ url, ...rest, document: { pageType: document.pageType } }), document };
  return isRendered ? { ...page, rendered: document, notRendered: null } : page;
}

/** The good page of a type. */
export const goodPage = (pageType: PageType, draft: PageDraft = {}): PageArtifact =>
  aPage({ ...draft, document: draft.document === null ? null : { ...draft.document, pageType } });

const ALL_TYPES: readonly PageType[] = ['home', 'article', 'product', 'docs', 'listing', 'about', 'contact', 'faq'];
export const goodPages = (): PageArtifact[] => ALL_TYPES.map((type) => goodPage(type));

const textFile = (url: string, draft: Partial<TextFileArtifact> = {}): TextFileArtifact => ({
  url,
  finalUrl: draft.url ?? url,
  status: 200,
  hops: [],
  contentType: 'text/plain',
  body: '',
  bytes: draft.body?.length ?? 0,
  truncated: false,
  code: null,
  ...draft,
});

const goodSitemap = (pages: readonly PageArtifact[]): SitemapArtifact => ({
  url: `${SITE}/sitemap.xml`,
  kind: 'urlset',
  via: 'robots',
  status: 200,
  urls: pages.length,
  lastmods: pages.length,
  entries: pages.map((page) => ({ loc: page.url, lastmod: page.sitemapLastmod })),
  errors: [],
  bytes: 2_000,
});

/** A visit to the good site; `pages` replaces all of its pages. */
export function aVisit(draft: VisitDraft = {}): Visit {
  const pages = draft.pages ?? goodPages();
  return {
    format: 1,
    url: `${SITE}/`,
    startedAt: NOW,
    sitemaps: [goodSitemap(pages)],
    homeUrl: `${SITE}/`,
    edge: [],
    linkChecks: [],
    rendering: { used: false, because: 'no browser was found' },
    skipped: [],
    crawlForbidden: false,
    ...draft,
    pages,
    robots: textFile(`${SITE}/robots.txt`, { body: `User-agent: *\nDisallow: /cart\n\nSitemap: ${SITE}/sitemap.xml\n`, ...draft.robots }),
    llmsTxt: textFile(`${SITE}/llms.txt`, { status: 404, ...draft.llmsTxt }),
    host: { httpRedirectsToHttps: true, https: true, hsts: 'max-age=31536000; includeSubDomains', tlsError: null, ...draft.host },
    soft404:
      draft.soft404 === null
        ? null
        : {
            url: `${SITE}/a-page-that-cannot-exist`,
            status: 404,
            finalUrl: `${SITE}/a-page-that-cannot-exist`,
            textSample: '',
            code: null,
            ...draft.soft404,
          },
    crawl: { pagesFetched: pages.length, pagesFound: pages.length, pagesPlanned: 25, bytes: 40_000, durationMs: 1_000, ...draft.crawl },
  };
}

/** What audits see of a visit. `corpus`: a ready corpus, or the function that derives one. */
export const gatheredFrom = (visit: Visit = aVisit(), corpus: Corpus | DeriveCorpus = buildCorpus): Gathered =>
  gather(visit, typeof corpus === 'function' ? corpus : () => corpus);

/** Derives the corpus of a site of a kind, whatever its pages tell of it. */
export const ofKind =
  (kind: SiteKind): DeriveCorpus =>
  (pages, now) => {
    const corpus = buildCorpus(pages, now);
    return { ...corpus, profile: { ...corpus.profile, kind } };
  };

/** What audits see of a site that consists of these pages alone. */
export const gatheredPages = (...pages: PageArtifact[]): Gathered => gatheredFrom(aVisit({ pages }));

export const verdictOf = (audit: AnyAudit, gathered: Gathered): Verdict => audit.run(gathered);

/** The score; fails the test where there is none, with the reason. */
export function scoreOf(audit: AnyAudit, gathered: Gathered): number {
  const verdict = audit.run(gathered);
  if (verdict.state !== 'scored') throw new Error(`${audit.id} is ${verdict.state}: ${verdict.because}`);
  return verdict.score;
}

/** The findings as one text, to look for words in. */
export const findingsOf = (audit: AnyAudit, gathered: Gathered): string => {
  const verdict = audit.run(gathered);
  if (verdict.state === 'notApplicable') return '';
  return (verdict.findings ?? []).map(({ where, what, snippet }) => [where, what, snippet].filter(Boolean).join(' | ')).join('\n');
};
