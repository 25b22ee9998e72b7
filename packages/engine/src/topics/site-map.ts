import { h1sOf, headlineOf } from '../artifacts/h1.ts';
import { memoize } from '../artifacts/memoize.ts';
import type { Block, PageDocument, ReadPage, Region } from '../artifacts/page.ts';
import { isLegalPage } from '../page/legal-pages.ts';
import {
  cleanLabel,
  holds,
  isOffersName,
  isPeopleFolder,
  isUtilityName,
  keyOf,
  pathOfUrl,
  segmentsOf,
  slugOf,
  tokensOf,
} from './label-text.ts';

/** Pages with their role and how they link to one another. */

export type PageKind = 'home' | 'out' | 'utility' | 'index' | 'group' | 'listing' | 'article' | 'docs' | 'product' | 'page';
type Place = 'nav' | 'main' | 'footer';

export type SitePage = {
  index: number;
  page: ReadPage;
  url: string;
  kind: PageKind;
  slug: string;
  path: string;
  /** Written in the main language of the site, as far as that can be told. */
  isMain: boolean;
};

/** A link's text, with the pages that use it, by where. */
export type Anchor = { text: string; from: Record<Place, ReadonlySet<number>> };
export type Fragment = { page: SitePage; id: string; texts: Map<string, number>; inNav: boolean };

export type SiteMap = {
  pages: readonly SitePage[];
  home: SitePage | undefined;
  language: string | null;
  anchorsTo: ReadonlyMap<string, ReadonlyMap<string, Anchor>>;
  fragments: readonly Fragment[];
  /** A text that leads to many pages which are not called so: "read more" in any language. */
  isGeneric(text: string): boolean;
  pageAt(url: string): SitePage | undefined;
  targetsFrom(page: SitePage): ReadonlySet<SitePage>;
  /** The pages that a heading is on, by key. */
  headingPages: ReadonlyMap<string, ReadonlySet<SitePage>>;
  /** Title parts that 15 % of the pages share, by key. */
  sharedTitleParts: ReadonlySet<string>;
};

const INDEX_FILE = /\/(?:index|default)\.(?:html?|php)$/i;
/** Also where a slash too many stands in the path. */
export const bareUrl = (url: string): string =>
  url
    .replace(/#.*$/, '')
    .replace(/(?<![:/])\/{2,}/g, '/')
    .replace(INDEX_FILE, '/');

export type Heading = {
  text: string;
  level: number;
  region: Region;
  anchor: string | null;
  /** Place of the heading above of a higher level in the same list, or -1. */
  parent: number;
  /** Characters of the text before the next heading. */
  below: number;
  links: number;
};
const MOST_HEADINGS = 400;

/** A page's headings with what is below each; kept while the body of a large site is closed. */
export const outlineOf = memoize(({ blocks }: PageDocument): readonly Heading[] => {
  const found: Heading[] = [];
  const open: { level: number; at: number }[] = [];
  for (const block of blocks) {
    if (block.kind !== 'heading') {
      const last = found.at(-1);
      if (last && block.region === last.region) {
        last.below += block.text.length;
        last.links += block.links.length;
      }
      continue;
    }
    if (found.length >= MOST_HEADINGS) break;
    while ((open.at(-1)?.level ?? 0) >= block.level) open.pop();
    found.push({
      text: block.text,
      level: block.level,
      region: block.region,
      anchor: block.anchor,
      parent: open.at(-1)?.at ?? -1,
      below: 0,
      links: block.links.length,
    });
    open.push({ level: block.level, at: found.length - 1 });
  }
  return found;
});

/** The heading of the card that a link is part of, by link. */
const cardHeadings = memoize(({ blocks, links }: PageDocument): readonly (string | null)[] =>
  links.map(({ block, region }) => {
    const own: Block | undefined = region === 'main' || region === 'aside' ? blocks[block] : undefined;
    const heading = own?.kind === 'heading' ? own : own && blocks[own.heading];
    return heading && heading.level >= 2 ? heading.text : null;
  }),
);
export const OF_A_BODY = [outlineOf, cardHeadings];

const PAGING = /\/page\/?\d+|\/\d{4}(?:\/\d{2}){0,2}\/?$|[?&]p(?:age)?=\d+/;
const GROUP = /\/(?:tags?|categor(?:y|ies|ie|ia|ias)|kategori\w*|topics?|label|themen?|rubri\w+)\/[^/]+\/?(?:index\.html?)?$/i;
const PERSONAL = /^(?:authors?|users?|profiles?|archives?)$/i;
/** Below a folder of persons or of old pages. */
const isPersonal = (path: string): boolean =>
  path
    .split('/')
    .slice(1, -1)
    .some((part) => PERSONAL.test(part) || isPeopleFolder(part));

/** Characters of a page of a manual that says more than a menu does. */
const EXPLAINS = 1000;

function kindOf(page: ReadPage, homeUrl: string | null, keepsOut: boolean): PageKind {
  const { document, finalUrl: url } = page;
  const { pageType } = document;
  if (pageType === 'home' || bareUrl(url) === homeUrl) return 'home';
  const path = pathOfUrl(url);
  if (keepsOut || PAGING.test(url) || (isPersonal(path.replace(INDEX_FILE, '')) && pageType !== 'docs' && pageType !== 'product'))
    return 'out';
  if (pageType === 'contact' || pageType === 'about' || isLegalPage(page)) return 'utility';
  const slug = slugOf(url);
  // A page of a manual may explain what other sites only offer: "Account".
  const explains = pageType === 'docs' && document.mainChars >= EXPLAINS && path.split('/').filter(Boolean).length > 1;
  if (slug && !explains && (isUtilityName(slug) || isOffersName(slug)))
    return isOffersName(slug) || pageType === 'listing' ? 'index' : 'utility';
  if (GROUP.test(path)) return 'group';
  const [h1] = h1sOf(document);
  const [first] = segmentsOf(document.title);
  if (h1 && !explains && isUtilityName(h1) && (!first || isUtilityName(first))) return 'utility';
  if (pageType === 'article' || pageType === 'docs' || pageType === 'product' || pageType === 'listing') return pageType;
  return 'page';
}

const noindex = ({ document, headers }: ReadPage): boolean =>
  document.robotsMeta.some(
    ({ agent, directives }) => /^(?:robots|googlebot)$/.test(agent) && directives.some((one) => /^(?:noindex|none)$/.test(one)),
  ) || /(?:^|,\s*)noindex/i.test(headers['x-robots-tag'] ?? '');

const languageOf = ({ document }: ReadPage): string | null =>
  document.detectedLanguage ?? document.lang?.toLowerCase().split(/[-_]/)[0] ?? null;

/** The language of most pages; the home page counts for a third of them. Start pages in further languages count as any page does. */
function mainLanguage(pages: readonly ReadPage[], home: ReadPage | undefined): string | null {
  const counts = new Map<string, number>();
  for (const page of pages) {
    const language = languageOf(page);
    const weight = page === home ? 1 + pages.length / 3 : 1;
    if (language) counts.set(language, (counts.get(language) ?? 0) + weight);
  }
  return [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))[0]?.[0] ?? null;
}

const LONGEST_LABEL = 140;
const placeOf = (region: Region): Place => (region === 'nav' || region === 'header' ? 'nav' : region === 'footer' ? 'footer' : 'main');
const NOWHERE: ReadonlySet<number> = new Set();
const newAnchor = (text: string): Anchor => ({ text, from: { nav: NOWHERE, main: NOWHERE, footer: NOWHERE } });
const addTo = ({ from }: Anchor, place: Place, { index }: SitePage): void => {
  if (from[place] === NOWHERE) from[place] = new Set([index]);
  else (from[place] as Set<number>).add(index); // safe: made one line above
};

function into<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

/** Pages that one text leads to, from which most of them tell whether it is their name. */
const FEWEST_GENERIC = 4;
const SHORT_WORD = 3;

export function mapSite(read: readonly ReadPage[]): SiteMap {
  const home = read.find(({ document }) => document.pageType === 'home') ?? read.find(({ depth }) => depth === 0) ?? read[0];
  const language = mainLanguage(read, home);
  const homeUrl = home ? bareUrl(home.finalUrl) : null;
  // A site that keeps itself out of the index altogether says nothing about single pages by it.
  const closed = read.filter(noindex).length * 2 > read.length;
  const pages = read.map((page, index): SitePage => {
    const own = languageOf(page);
    return {
      index,
      page,
      url: bareUrl(page.finalUrl),
      kind: kindOf(page, homeUrl, noindex(page) && !closed),
      slug: slugOf(page.finalUrl),
      path: pathOfUrl(page.finalUrl),
      isMain: own === null || language === null || own === language,
    };
  });
  const byUrl = new Map<string, SitePage>();
  for (const one of pages) {
    byUrl.set(bareUrl(one.page.url), one);
    for (const { url } of one.page.hops) byUrl.set(bareUrl(url), one);
  }
  for (const one of pages) byUrl.set(one.url, one);
  const pageAt = (url: string): SitePage | undefined => {
    const bare = bareUrl(url);
    return byUrl.get(bare) ?? byUrl.get(bare.endsWith('/') ? bare.slice(0, -1) : `${bare}/`);
  };

  const anchorsTo = new Map<string, Map<string, Anchor>>();
  const targetsOf = new Map<string, Set<string>>();
  const fragments = new Map<string, Fragment>();
  const outs = new Map<SitePage, Set<SitePage>>();
  const cards: { from: SitePage; to: string; heading: string; anchor: string }[] = [];
  const note = (from: SitePage) => {
    const { links } = from.page.document;
    const headings = cardHeadings(from.page.document);
    links.forEach(({ href, internal, text: raw, region }, at) => {
      if (!internal) return;
      // A link around a whole card is called by the card's heading.
      const text = cleanLabel(raw.length > LONGEST_LABEL ? headings[at] : raw);
      if (raw.length > LONGEST_LABEL && !text) return;
      const [, id] = /#(\p{L}[^/!]*)$/u.exec(href) ?? [];
      const target = pageAt(href);
      if (id !== undefined) {
        if (!text || !target) return;
        const fragment = into(fragments, `${target.url}#${id}`, () => ({ page: target, id, texts: new Map(), inNav: false }));
        fragment.texts.set(text, (fragment.texts.get(text) ?? 0) + 1);
        fragment.inNav ||= placeOf(region) === 'nav';
        return;
      }
      if (target === from) return;
      const to = target?.url ?? bareUrl(href);
      if (target && placeOf(region) === 'main') into(outs, from, () => new Set()).add(target);
      const heading = headings[at];
      if (heading) cards.push({ from, to, heading: cleanLabel(heading), anchor: text });
      const key = keyOf(text);
      if (!key) return;
      into(targetsOf, key, () => new Set()).add(to);
      const anchor = into(
        into(anchorsTo, to, () => new Map()),
        text,
        () => newAnchor(text),
      );
      addTo(anchor, placeOf(region), from);
    });
  };
  pages.forEach(note);

  const calledOf = new Map(
    pages.map(({ url, slug, page: { document } }) => [url, `${document.title ?? ''} ${h1sOf(document).join(' ')} ${slug}`]),
  );
  const generics = new Map<string, boolean>();
  const isGeneric = (text: string): boolean =>
    into(generics, keyOf(text), () => {
      const targets = [...(targetsOf.get(keyOf(text)) ?? [])];
      if (targets.length < 2) return false;
      const called = targets.flatMap((url) => calledOf.get(url) ?? []);
      if (targets.length >= FEWEST_GENERIC) return called.filter((names) => holds(names, text)).length * 2 < Math.max(1, called.length);
      // Of two or three targets, one that has a word of it in its name makes it a name.
      const isCalled = (names: string) => tokensOf(text).some((word) => word.length > SHORT_WORD && holds(names, word));
      return called.length === targets.length && !called.some(isCalled);
    });
  // A generic link is called by the heading of its card.
  const cardTargets = new Map<string, Set<string>>();
  for (const { from, heading, to } of cards) into(cardTargets, `${from.index} ${heading}`, () => new Set()).add(to);
  for (const { from, to, heading, anchor } of cards)
    if (heading && (!anchor || isGeneric(anchor)) && cardTargets.get(`${from.index} ${heading}`)?.size === 1) {
      const named = into(
        into(anchorsTo, to, () => new Map()),
        heading,
        () => newAnchor(heading),
      );
      addTo(named, 'main', from);
    }

  const headingPages = new Map<string, Set<SitePage>>();
  const partPages = new Map<string, number>();
  for (const page of pages) {
    for (const { text } of outlineOf(page.page.document)) into(headingPages, keyOf(text), () => new Set()).add(page);
    for (const key of page.isMain ? new Set(segmentsOf(page.page.document.title).map(keyOf)) : [])
      partPages.set(key, (partPages.get(key) ?? 0) + 1);
  }
  const shared = Math.max(3, pages.length * 0.15);
  return {
    pages,
    home: pages.find(({ kind }) => kind === 'home'),
    language,
    anchorsTo,
    fragments: [...fragments.values()],
    isGeneric,
    pageAt,
    targetsFrom: (page) => outs.get(page) ?? NO_PAGES,
    headingPages,
    sharedTitleParts: new Set([...partPages].filter(([, pages]) => pages >= shared).map(([key]) => key)),
  };
}
const NO_PAGES: ReadonlySet<SitePage> = new Set();

/** What the address, the title and links call a page that lists others. */
export const namesOfHub = ({ anchorsTo }: SiteMap, { url, slug, page }: SitePage): string[] =>
  [slug, ...segmentsOf(page.document.title), ...(anchorsTo.get(url)?.keys() ?? [])].filter(Boolean);

/** What its address, its headline and links call a page. */
export const namesOfPage = ({ anchorsTo }: SiteMap, { url, slug, page }: SitePage): string[] =>
  [slug, headlineOf(page.document) ?? '', ...(anchorsTo.get(url)?.keys() ?? [])].filter(Boolean);
