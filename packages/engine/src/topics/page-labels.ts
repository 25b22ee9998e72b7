import type { EvidenceKind } from '@citelight/contracts';
import { headlineOf } from '../artifacts/h1.ts';
import { jsonLdNodes } from '../artifacts/json-ld.ts';
import { memoize } from '../artifacts/memoize.ts';
import type { PageDocument } from '../artifacts/page.ts';
import { placeholderShare } from '../artifacts/placeholder.ts';
import { fitness, type LabelForm } from './label-form.ts';
import { cleanLabel, fold, holds, isUnspaced, keyOf, plain, segmentsOf, tokensOf, wordsOf } from './label-text.ts';
import { formsIn, hasForms } from './pages-about.ts';
import type { Reuse } from './reuse.ts';
import { outlineOf, type PageKind, type SiteMap, type SitePage } from './site-map.ts';

/** The label of each page: what its links, trail, heading, title, markup and address agree on. */

const WEIGHT: Partial<Record<EvidenceKind, number>> = {
  navigation: 1.5,
  link: 1,
  breadcrumb: 1.2,
  heading: 1.2,
  title: 1,
  markup: 1.2,
  address: 1,
};
export const NAMED =
  /^(?:Service|Product|Offer|Course|Event|Medical\w+|DentalProcedure|SoftwareApplication|Menu|MenuItem|Recipe|HowTo|Article|BlogPosting|NewsArticle|TechArticle|WebPage|CollectionPage|Dataset)$/;
/** A label that its page's people wrote as one, with the places that carry it. */
type Source = { kind: EvidenceKind; text: string /** Of a link's text: how often it is used, beside the most used one. */; share: number };
export type PageLabel = {
  page: SitePage;
  label: string;
  score: number;
  evidence: EvidenceKind[];
  /** On how many pages navigation, main text and footer lead to it. */
  inNav: number;
  inMain: number;
  inFooter: number;
};

const MOST_LINES = 3;
/** Of all pages, how many say what an article is called; two at least. */
const SAYING = 0.05;

/** Names that markup gives the page; of a list of many it gives none. */
const markedNames = memoize((document: PageDocument): readonly string[] => {
  const names = new Set<string>();
  for (const { types, node } of jsonLdNodes(document.jsonLd)) {
    const name = node.name ?? node.headline;
    if (typeof name === 'string' && types.some((type) => NAMED.test(type))) names.add(name);
  }
  return names.size > MOST_LINES ? [] : [...names];
});
/** Characters below which a page has next to no text of its own. */
const NEXT_TO_NONE = 30;
const LITTLE = 400;
const MOSTLY = 0.5;
/** A template that nobody filled in: next to no text beside its headings, or one that stands for it, and no row of pictures that might say more. */
const isUnfilled = memoize((document: PageDocument): boolean => {
  const { images, mainChars, blocks } = document;
  if (placeholderShare(document) > MOSTLY) return true;
  if (mainChars >= LITTLE || images.filter(({ region, decorative }) => region === 'main' && !decorative).length > 1) return false;
  const main = blocks.filter(({ region }) => region === 'main' || region === 'aside');
  const length = main.reduce(
    (sum, { kind, text }) => sum + (kind === 'heading' ? 0 : isUnspaced(text) ? text.length * 2.5 : text.length),
    0,
  );
  return main.length > 0 && length < NEXT_TO_NONE;
});
export const OF_A_BODY = [markedNames, isUnfilled];

/** Pages that speak for themselves: the home page and those that only serve the site have no topic of their own. */
export const mayCarryTopic = ({ kind, slug, path }: SitePage): boolean =>
  kind !== 'home' && kind !== 'utility' && !COMPARES.test(slug) && !AMONG_RIVALS.test(path);
/** What a page that compares the site with a rival is called would be the rival's name: "/acme-vs-kilnco", "/vs/kilnco". */
const COMPARES = /(?:^|[-_ ])(?:(?:vs|versus|alternatives?[-_ ]to)[-_ ]|alternatives?$)/i;
const AMONG_RIVALS = /\/(?:vs|versus)\/[^/]/i;

/** A link that shows where it leads: "acme.test/kilns", "/kilns". */
const isAddressOf = ({ url }: SitePage, text: string): boolean =>
  text.includes('/') && url.toLowerCase().endsWith(text.toLowerCase().replace(/^https?:\/\/(?:www\.)?/, ''));

function sourcesOf(page: SitePage, site: SiteMap): { sources: Source[]; inNav: number; inMain: number; inFooter: number } {
  const { document } = page.page;
  const sources: Source[] = [];
  const put = (kind: EvidenceKind, raw: string | undefined, share = 1) => {
    const text = cleanLabel(raw);
    if (text) sources.push({ kind, text, share });
  };
  let [inNav, inMain, inFooter] = [0, 0, 0];
  const anchors = [...(site.anchorsTo.get(page.url)?.values() ?? [])].filter(
    ({ text }) => !site.isGeneric(text) && !isAddressOf(page, text),
  );
  const uses = ({ from: { nav, main, footer } }: (typeof anchors)[number]) => Math.log2(1 + nav.size + main.size + footer.size);
  const most = Math.max(...anchors.map(uses));
  for (const anchor of anchors) {
    const { text, from } = anchor;
    inNav += from.nav.size;
    inMain += from.main.size;
    inFooter += from.footer.size;
    put(from.nav.size > 0 ? 'navigation' : 'link', text, uses(anchor) / most);
  }
  if (document.breadcrumbs.length > 1) put('breadcrumb', document.breadcrumbs.at(-1));
  const common = Math.max(3, site.pages.length * 0.15);
  const headings = outlineOf(document).filter(
    ({ text, region }) => region !== 'nav' && (site.headingPages.get(keyOf(text))?.size ?? 0) < common,
  );
  const h1s = headings.filter(({ level }) => level === 1);
  put('heading', (h1s.length > 0 ? h1s[0] : headings.find(({ region }) => region === 'main'))?.text);
  for (const part of segmentsOf(document.title)) if (!site.sharedTitleParts.has(keyOf(part))) put('title', part);
  for (const name of markedNames(document)) put('markup', name);
  if (/\p{L}{3}/u.test(page.slug)) sources.push({ kind: 'address', text: page.slug, share: 1 });
  return { sources, inNav, inMain, inFooter };
}

/** Letters of one word in capitals that is no abbreviation. */
const LONGEST_ABBREVIATION = 5;
/** "ASH GLAZES": a menu's style, where another text writes the name in small letters. */
const isShouted = (label: string): boolean =>
  label === label.toUpperCase() && label !== label.toLowerCase() && (wordsOf(label).length > 1 || label.length > LONGEST_ABBREVIATION);

/** Whole units that could be the label; the words of the address in the spelling of the others. */
function candidatesOf(sources: readonly Source[], slug: string, form: LabelForm): string[] {
  const found = new Map<string, string>();
  const add = (text: string) => {
    const label = form.trim(text);
    const key = keyOf(label);
    const known = found.get(key);
    if (key && (known === undefined || (isShouted(known) && !isShouted(label)))) found.set(key, label);
  };
  const wanted = tokensOf(slug);
  for (const { kind, text } of sources) {
    if (kind === 'address') continue;
    add(text);
    for (const part of segmentsOf(text)) add(part);
    const words = [...text.matchAll(/[\p{L}\p{N}\p{M}'’+#-]+/gu)];
    const keys = words.map(([word]) => keyOf(word));
    for (let from = 0; wanted.length > 0 && from + wanted.length <= keys.length; from += 1) {
      const last = words[from + wanted.length - 1];
      const first = words[from];
      if (first && last && wanted.every((word, at) => word === keys[from + at])) add(text.slice(first.index, last.index + last[0].length));
    }
  }
  return [...found.values()];
}

/** What titles and headings say behind a colon below a name that can be the label itself: "Salt glazing: A practical guide". What the address says as well is the name. */
function subtitlesOf(texts: readonly string[], slug: string, form: LabelForm): ReadonlySet<string> {
  const address = plain(fold(slug));
  const found = texts.flatMap((text) => {
    const [front = '', ...behind] = text.split(BEHIND);
    const name = form.trim(segmentsOf(front).at(-1) ?? '');
    if (fitness(name) < LEAST_NAME || form.isOut(name)) return [];
    // An address that spells out the whole title says nothing of which is which.
    const saysBoth = (part: string) => {
      const only = tokensOf(name).filter((token) => token.length >= SPOKEN && !tokensOf(part).includes(token));
      return only.length > 1 && only.every((token) => holds(address, plain(token)));
    };
    return behind
      .flatMap(segmentsOf)
      .map((part) => form.trim(part))
      .filter((part) => saysBoth(part) || !holds(address, plain(fold(part))));
  });
  return new Set(found.map(keyOf));
}
const BEHIND = /:\s+|：/;
const LEAST_NAME = 0.5;
/** Letters of a word that is no article and no preposition. */
const SPOKEN = 4;

/** How a text is compared: whole, as all that it may be called, and by the words that tell something ("Mergers & Acquisitions", "Mergers and acquisitions"). */
type Compared = { folded: string; plain: string; keys: ReadonlySet<string>; plainKey: string };
const compared = (text: string, form: LabelForm): Compared => ({
  folded: fold(text),
  plain: plain(fold(text)),
  keys: new Set([text, form.trim(text), ...segmentsOf(text).map((part) => form.trim(part))].map(keyOf)),
  plainKey: plain(form.tellingKey(text)),
});

/** 1 where a source says exactly the label, ½ where it holds it. */
function agreement(text: Compared, label: Compared, key: string): number {
  if (text.keys.has(key) || (text.plainKey !== '' && text.plainKey === label.plainKey)) return 1;
  return holds(text.plain, label.plain) || text.folded.startsWith(label.folded) ? 0.5 : 0;
}

/** An address leaves out small words: "/templates-electricians" of "Templates for electricians". */
const OF_ADDRESS = /^\p{Ll}{1,4}$/u;
const spellsOut = (slug: string, label: string): boolean => {
  const words = wordsOf(label).filter((word) => !OF_ADDRESS.test(word));
  return words.length > 1 && plain(fold(words.join(' '))) === plain(fold(wordsOf(slug).join(' ')));
};

/** Addresses that end alike from which on that is what such pages are: "nmap-guide", "wireshark-guide", "hashcat-guide". */
const ALIKE = 3;
const endingsOf = memoize((site: SiteMap): ReadonlyMap<string, number> => {
  const times = new Map<string, number>();
  for (const { slug } of site.pages) {
    const words = wordsOf(slug);
    const ending = keyOf(words.at(-1) ?? '');
    if (words.length > 1 && ending) times.set(ending, (times.get(ending) ?? 0) + 1);
  }
  return times;
});

const FEWEST_LINKS = 3;

/** What a headline counts behind a colon: "Working with teams abroad: 6 traps". */
const isPartOfHeadline = (label: string, { slug, page }: SitePage): boolean =>
  !holds(plain(fold(wordsOf(slug).join(' '))), plain(fold(label))) && keyOf(headlineOf(page.document) ?? '').length > keyOf(label).length;

const isPart = (page: SitePage, labels: readonly string[], site: SiteMap): boolean =>
  labels.some((label) => [...(site.headingPages.get(keyOf(label)) ?? [])].some((other) => other !== page && other.kind === 'page'));

/** Passages in which a text takes up what it is called. */
const TAKEN_UP = 2;
/** Whether an article is in parts, or its text takes up its headline: that of a story or poem is a title, and names no subject. */
function isTakenUp(label: string, { page: { document } }: SitePage, language: string | null): boolean {
  const main = document.blocks.filter(({ region }) => region === 'main');
  if (main.some(({ kind, level }) => kind === 'heading' && level > 1)) return true;
  const wanted = formsIn(label, language);
  return main.filter(({ kind, text }) => kind !== 'heading' && hasForms(formsIn(text, language), wanted)).length >= TAKEN_UP;
}

/** Pages that a list leads to. */
const LISTED_PAGES = 5;
const LISTS: ReadonlySet<PageKind> = new Set(['index', 'group', 'listing']);

/** Articles up to which each is a subject of its own, as pages are. */
const FEW_ARTICLES = 20;
export const articlesOf = memoize(({ pages }: SiteMap): readonly SitePage[] =>
  pages.filter(({ kind, isMain }) => kind === 'article' && isMain),
);

/** The label of a page, or null where nothing is certain enough. */
export function labelOf(page: SitePage, site: SiteMap, form: LabelForm, reuse: Reuse): PageLabel | null {
  if (isUnfilled(page.page.document)) return null;
  const { sources, ...links } = sourcesOf(page, site);
  let best: { label: string; score: number; evidence: EvidenceKind[] } | null = null;
  const isList = LISTS.has(page.kind) || site.targetsFrom(page).size >= LISTED_PAGES;
  const texts = sources.map(({ text }) => compared(text, form));
  const subtitles = subtitlesOf([page.page.document.title ?? '', ...sources.map(({ text }) => text)], page.slug, form);
  let mostOut = 0;
  for (const label of candidatesOf(sources, page.slug, form)) {
    if (subtitles.has(keyOf(label))) continue;
    if ((endingsOf(site).get(keyOf(label)) ?? 0) >= ALIKE) continue;
    const isOut = form.isOut(label) || (isList && form.onlyServes(label)) || (/^\p{Nd}+\s/u.test(label) && isPartOfHeadline(label, page));
    const wanted = compared(label, form);
    const key = keyOf(label);
    const found = new Map<EvidenceKind, number>();
    for (const [at, { kind, share }] of sources.entries())
      found.set(kind, Math.max(found.get(kind) ?? 0, agreement(texts[at] as Compared, wanted, key) * share * (WEIGHT[kind] ?? 0))); // safe: one for each source
    const evidence = [...found].filter(([, value]) => value > 0);
    const score = evidence.reduce((sum, [, value]) => sum + value, 0) * fitness(label);
    if (isOut) {
      mostOut = Math.max(mostOut, score);
      continue;
    }
    // "Guide for parents" and "The guide for parents" agree alike.
    if (!best || score > best.score || (score === best.score && keyOf(best.label).endsWith(` ${key}`)))
      best = { label, score, evidence: evidence.map(([kind]) => kind) };
  }
  if (!best) return null;
  // What a link alone says, of a page that all else calls by a word that is no topic, is a call to action: "See our courses" of "Courses".
  // What no text says whole is a part of one: "Join" of "Join us", at "/join".
  const isLinked = best.evidence.every((kind) => kind === 'link' || kind === 'navigation');
  const isWhole = sources.some(({ kind, text }) => kind !== 'address' && keyOf(form.trim(text)) === keyOf(best.label));
  if (page.kind !== 'article' && mostOut > best.score && (isLinked || !isWhole)) return null;
  if (!best.evidence.includes('address') && spellsOut(page.slug, best.label)) best.evidence.push('address');
  const has = (kind: EvidenceKind) => best.evidence.includes(kind);
  const often = Math.max(2, Math.ceil(site.pages.length * SAYING));
  const uses = reuse.pagesWith(form.withoutArticle(best.label), often);
  // A headline that only its markup gives, or a part of one, is what no reader sees it called.
  if (page.kind === 'article' && best.evidence.every((kind) => kind === 'markup')) return null;
  // What an article is called is a subject of the site only where other pages say it too, or a page that is no list has a part that is called so,
  // or where all names of one of few articles agree.
  if (page.kind === 'article')
    return uses >= often ||
      (articlesOf(site).length <= FEW_ARTICLES &&
        has('heading') &&
        has('title') &&
        has('address') &&
        isTakenUp(best.label, page, site.language)) ||
      isPart(page, [best.label, ...sources.flatMap(({ kind, text }) => (kind === 'heading' ? text : []))], site)
      ? { page, ...best, ...links }
      : null;
  // Lists write titles as links: of one that neither headline, address nor text repeats that is all.
  if (uses === 0 && best.evidence.every((kind) => kind === 'link' || kind === 'title')) return null;
  const outside = has('navigation') || has('link') || has('breadcrumb') || has('markup');
  // A text that says what navigation or several pages call it is a second kind of evidence.
  const linked = (has('navigation') && links.inNav >= site.pages.length * 0.5 && uses > 0) || (links.inMain >= FEWEST_LINKS && uses >= 2);
  const agreed = has('heading') && has('title') && (uses > 0 || has('address'));
  return linked || agreed || (outside && best.evidence.length > 1) ? { page, ...best, ...links } : null;
}
