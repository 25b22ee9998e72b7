import type { Fix } from '@citelight/contracts';
import type { PageDocument } from '../artifacts/page.ts';
import type { Visit } from '../artifacts/visit.ts';
import type { ReadPage } from '../audits/audit.ts';
import type { SiteOfKind } from '../audits/structured-data/trade.ts';

/** A fix that nobody has judged yet. */
export type Candidate = Pick<Fix, 'auditId' | 'kind' | 'title' | 'where' | 'content'> & {
  /** Title, headings, texts or language change, so that passages must be cut anew. */
  textChanged: boolean;
  /** It can open a gate. Where two gates are closed, opening one shows nothing in the score. */
  opensGate?: boolean;
  apply(visit: Visit): Visit;
};

/** What candidates are made from. */
export type FixContext = {
  visit: Visit;
  pages: readonly ReadPage[];
  /** Null where it is not known. */
  site: SiteOfKind | null;
};

/** A copy of the visit in which some pages' documents, raw and rendered, are changed. */
export const changePages = (visit: Visit, urls: ReadonlySet<string>, change: (document: PageDocument) => PageDocument): Visit => ({
  ...visit,
  pages: visit.pages.map((page) =>
    urls.has(page.url)
      ? { ...page, document: page.document && change(page.document), rendered: page.rendered && change(page.rendered) }
      : page,
  ),
});
export const changePage = (visit: Visit, url: string, change: (document: PageDocument) => PageDocument): Visit =>
  changePages(visit, new Set([url]), change);

/** Text as it stands in HTML, also inside an attribute. */
export const asHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
