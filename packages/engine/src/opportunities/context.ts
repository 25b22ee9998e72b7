import type { AuditResult } from '@citelight/contracts';
import { headlineOf } from '../artifacts/h1.ts';
import type { PageDocument } from '../artifacts/page.ts';
import type { ReadPage } from '../audits/audit.ts';
import { quoted } from '../language/excerpt.ts';
import type { Corpus } from '../topics/corpus.ts';
import { slugOf } from '../topics/label-text.ts';
import type { Anchor, PageKind, SiteMap, SitePage } from '../topics/site-map.ts';
import type { Draft } from './draft.ts';

export type OpportunityContext = {
  pages: readonly ReadPage[];
  corpus: Corpus;
  /** The audits' results: what an opportunity recovers is taken from their lost points. */
  audits: readonly AuditResult[];
  /** Epoch milliseconds of the visit. */
  now: number;
};

/** What calls for the same work, on different pages. */
export const MOST_OF_A_JOB = 3;

/** The first drafts that pages call for, for a kind of which each recovers the same: no page beyond those that are shown is looked at. */
export function firstDrafts(pages: readonly ReadPage[], draftFor: (page: ReadPage) => Draft | null): Draft[] {
  const found: Draft[] = [];
  for (const page of pages) {
    const draft = draftFor(page);
    if (draft) found.push(draft);
    if (found.length === MOST_OF_A_JOB) break;
  }
  return found;
}

/** Names in a row, the first of them in quotes: “A”, “B” and 3 more. */
export function listed(names: readonly string[], most = 3): string {
  const shown = names.length > most + 1 ? names.slice(0, most) : names;
  const more = names.length - shown.length;
  return AND.format([...shown.map((name) => quoted(name, 60)), ...(more > 0 ? [`${more} more`] : [])]);
}
const AND = new Intl.ListFormat('en', { type: 'conjunction' });

/** A page as a reader knows it: its H1 or title, or what the site's links call it where other pages have the same one. */
export const nameOf = ({ url, document }: ReadPage): string => apart.get(document) ?? headlineOf(document) ?? document.title ?? slugOf(url);
/** Texts of links to a page, the most used first. */
export const calledBy = (site: SiteMap | null, url: string): string[] =>
  [...(site?.anchorsTo.get(url)?.values() ?? [])]
    .filter(({ text }) => !site?.isGeneric(text))
    .sort((a, b) => timesOf(b) - timesOf(a) || (a.text < b.text ? -1 : 1))
    .map(({ text }) => text);
const timesOf = ({ from }: Anchor): number => from.nav.size + from.main.size + from.footer.size;
const apart = new WeakMap<PageDocument, string>();
/** Notes what tells pages of one name apart. */
export function labelNamesakes(context: OpportunityContext): void {
  const pages = pagesWithPlace(context, ({ isMain, kind }) => isMain && kind !== 'out').map(({ page }) => page);
  for (const alike of namesakes(pages)) {
    const [calls, titles] = [alike.map(({ url }) => calledBy(context.corpus.site, url)[0]), alike.map(({ document }) => document.title)];
    const ifOwn = (name: string | null | undefined, all: readonly unknown[]) =>
      name && all.filter((one) => one === name).length === 1 ? name : null;
    for (const { url, document } of alike) {
      const name = ifOwn(calledBy(context.corpus.site, url)[0], calls) ?? ifOwn(document.title, titles) ?? slugOf(url);
      if (name && url !== context.corpus.site?.home?.url) apart.set(document, name);
    }
  }
}
/** Pages that share their H1, or their title where they have none. */
export const namesakes = (pages: readonly ReadPage[]): ReadPage[][] =>
  [...Map.groupBy(pages, ({ document }) => headlineOf(document) ?? document.title ?? '').values()].filter(({ length }) => length > 1);

/** Pages that lead to others, and those that are not the site's own. */
export const LISTS: ReadonlySet<PageKind> = new Set(['index', 'group', 'listing', 'out']);

/** A page of its own text in the main language of the site. */
const mayBeWritten = ({ isMain, kind }: SitePage): boolean => isMain && kind !== 'out' && kind !== 'utility' && kind !== 'home';
/** Pages with their place on the site. */
export const pagesWithPlace = ({ corpus: { site }, pages }: OpportunityContext, may: (own: SitePage) => boolean = mayBeWritten) =>
  pages.flatMap((page) => {
    const own = site?.pageAt(page.url);
    return own && may(own) ? [{ page, own }] : [];
  });
