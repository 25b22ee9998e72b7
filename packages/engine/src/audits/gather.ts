import type { RobotsArtifact, Visit } from '../artifacts/visit.ts';
import { withoutCopies } from '../page/copies.ts';
import { keptOutAmong } from '../page/kept-out.ts';
import { isErrorPage, isStub } from '../page/unreadable.ts';
import type { Corpus } from '../topics/corpus.ts';
import type { Gathered, ReadPage, RenderedPage } from './audit.ts';

/** Derives passages, topics and prompts from the pages that were read. */
export type DeriveCorpus = (pages: readonly ReadPage[], now: number) => Corpus;

/** The same visit with every list in one order, so that neither the order of crawling nor of checking leaves a trace in what is judged. */
export const inOrder = (visit: Visit): Visit => ({
  ...visit,
  pages: sorted(visit.pages, (page) => [page.url, page.finalUrl]),
  sitemaps: sorted(visit.sitemaps, (sitemap) => [sitemap.url, sitemap.via]),
  edge: sorted(visit.edge, (probe) => [probe.url, probe.agent]),
  linkChecks: sorted(visit.linkChecks, (check) => [check.url, check.from]),
  skipped: sorted(visit.skipped, (skip) => [skip.url, skip.because]),
});

/** By UTF-16 code units of the keys in turn: locale plays no part. */
function sorted<T>(list: readonly T[], keysOf: (entry: T) => readonly string[]): T[] {
  const keyed = list.map((entry) => ({ entry, keys: keysOf(entry) }));
  const order = (a: readonly string[], b: readonly string[]): number => {
    const at = a.findIndex((key, index) => key !== b[index]);
    return at < 0 ? 0 : (a[at] ?? '') < (b[at] ?? '') ? -1 : 1;
  };
  return keyed.sort((a, b) => order(a.keys, b.keys)).map(({ entry }) => entry);
}

/**
 * The sample that page audits judge: 2xx with a document, one per final URL, in the visit’s order. A page that failed is never judged as a page; nor is the one that a host answers
 * with where there is none, or a stub that sends its readers on. The home page always is, and whatever there is where there is nothing else.
 */
export function readPages(visit: Visit): ReadPage[] {
  const read = visit.pages.filter((page): page is ReadPage => page.document !== null && isSuccess(page.status));
  const seen = new Set<string>();
  const own = read.filter((page) => !seen.has(page.finalUrl) && seen.add(page.finalUrl));
  const isHome = ({ url, finalUrl }: ReadPage) => url === visit.homeUrl || finalUrl === visit.homeUrl;
  const pages = own.filter((page) => isHome(page) || !(isErrorPage(page) || isStub(page)));
  return pages.length > 0 ? pages : own;
}

const seen = new WeakMap<ReadPage, ReadPage>();

/** A page as its readers see it: after its scripts ran, where it was rendered. Of the same page always the same object. */
export function asSeen(page: ReadPage): ReadPage {
  if (page.rendered === null) return page;
  const known = seen.get(page) ?? { ...page, document: page.rendered };
  seen.set(page, known);
  return known;
}

/**
 * What a visit holds, as audits ask for it: each artifact, or the sentence that says why it is missing.
 * The corpus is derived once, when the first audit asks for it.
 */
export function gather(gathered: Visit, deriveCorpus: DeriveCorpus): Gathered {
  const visit = inOrder(gathered);
  const served = readPages(visit);
  const pages = served.map(asSeen);
  const rendered = served.filter((page): page is RenderedPage => page.rendered !== null);
  const noPages = pages.length > 0 ? null : 'no page of the site could be read';
  let corpus: Gathered['corpus'] | null = null;
  return {
    url: have(visit.url),
    now: have(Date.parse(visit.startedAt)),
    robots: answered(visit.robots) ? have(visit.robots) : missing(`robots.txt could not be fetched (${visit.robots.code})`),
    sitemaps: have(visit.sitemaps),
    llmsTxt: visit.llmsTxt.code === null ? have(visit.llmsTxt) : missing(`llms.txt could not be fetched (${visit.llmsTxt.code})`),
    homeUrl: visit.homeUrl === null ? missing('the home page could not be read') : have(visit.homeUrl),
    pages: noPages === null ? have(pages) : missing(noPages),
    served: noPages === null ? have(served) : missing(noPages),
    keptOut: have(keptOutAmong(served, visit)),
    visited: have(visit.pages),
    edge: visit.edge.length > 0 ? have(visit.edge) : missing('no page was requested as an AI crawler'),
    linkChecks: have(visit.linkChecks),
    host: have(visit.host),
    soft404: visit.soft404 === null ? missing('no missing page was requested') : have(visit.soft404),
    rendered: rendered.length > 0 ? have(rendered) : missing(visit.rendering.because ?? 'no page was rendered in a browser'),
    get corpus() {
      corpus ??= noPages === null ? have(deriveCorpus(withoutCopies(pages), Date.parse(visit.startedAt))) : missing(noPages);
      return corpus;
    },
  };
}

/** A redirect that goes wrong is the site's answer (RFC 9309 §2.3.1.2: unavailable); any other failure may be ours. */
const answered = ({ code }: RobotsArtifact) => code === null || code === 'fetch.redirect_loop' || code === 'fetch.redirect_invalid';
const have = <T>(value: T) => ({ ok: true as const, value });
const missing = (because: string) => ({ ok: false as const, because });
const isSuccess = (status: number | null) => status !== null && status >= 200 && status < 300;
