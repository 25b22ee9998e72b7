import type { EvidenceKind, SiteKind, TopicType } from '@citelight/contracts';
import { headlineOf } from '../artifacts/h1.ts';
import { jsonLdNodes } from '../artifacts/json-ld.ts';
import { memoize } from '../artifacts/memoize.ts';
import type { PageDocument } from '../artifacts/page.ts';
import { isGivenName } from '../language/given-names.ts';
import { titleOn } from '../language/honorifics.ts';
import type { PageName } from '../language/pack.ts';
import { packOf } from '../language/packs/index.ts';
import { questionShape } from '../language/questions.ts';
import { stopwords } from '../language/stopwords.ts';
import { supported } from '../language/supported.ts';
import { words } from '../language/words.ts';
import { isLegalPage, legalKind } from '../page/legal-pages.ts';
import { isNamed } from '../page/page-names.ts';
import { aspectBit, aspectsAsked } from '../retrieval/aspects.ts';
import { fitness, LabelForm } from './label-form.ts';
import {
  firstJoined,
  fold,
  holds,
  isOffersName,
  isPeopleFolder,
  isPeopleName,
  isPlacesName,
  isUnspaced,
  isUtilityName,
  isWorksName,
  jaccard,
  keyOf,
  lengthOf,
  plain,
  segmentsOf,
  slugOf,
  tokensOf,
  wordsOf,
} from './label-text.ts';
import { articlesOf, labelOf, mayCarryTopic, type PageLabel } from './page-labels.ts';
import { contentOf, type Forms, formsIn, hasForms } from './pages-about.ts';
import { offeredPages, type Profile, WITHOUT_OFFER } from './profile.ts';
import type { Reuse } from './reuse.ts';
import { withoutPlaces } from './served-places.ts';
import { bareUrl, namesOfHub, outlineOf, type SiteMap, type SitePage } from './site-map.ts';
import { wholeNames } from './whole-names.ts';
import { groupsOn, type Place, writtenOn } from './written-labels.ts';

/** A topic before its questions: a label that the site's people wrote as one. */
export type SiteTopic = {
  topic: string;
  type: TopicType;
  confidence: number;
  evidence: EvidenceKind[];
  terms: string[];
  weight: number;
  /** The topic's own page first. */
  pages: string[];
  /** It has a page of its own, not only a section or a group. */
  hasPage: boolean;
  offered: boolean;
  parent: string | null;
  children: string[];
  /** A member added it. */
  byHand?: true;
};

const MOST_TOPICS = 12;
/** Beyond that only what has a page of its own, and surely is a subject: one of many products, recipes or articles is none. */
const [MOST_OF_ALL, SURE] = [20, 0.85];
/** Up to so many, parts of pages are shown beside the topics that have a page, a group or an offer of their own. */
const ENOUGH_TOPICS = 6;
/** What stands far behind is not certain enough. */
const LEAST_WEIGHT = 0.45;
const KIND_WEIGHT: Partial<Record<SitePage['kind'], number>> = { article: 0.5, docs: 0.6, listing: 0.8, index: 0.4, product: 1.1 };
/** What a label counts by the place that it is written in, where no page is called so. */
const POINTS: Partial<Record<Place, number>> = { navigation: 1.2, markup: 1.5, keyword: 0.8, list: 0.7, image: 0.7, section: 0.4 };
const [ENOUGH, LISTED_ON_HUB] = [1.5, 1.2];
/** Headings of one section that are a list, and a long one. Long lists of a start page or hub are of what is offered; short ones praise it as often. */
const LISTED = 3;
const LONG_LIST = 5;

type Cluster = {
  label: string;
  /** The same label as it is written elsewhere, and in other forms. */
  spellings: Set<string>;
  weight: number;
  fit: number;
  pages: SitePage[];
  written: Map<Place, { points: number; pages: Set<SitePage> }>;
  /** Pages whose running text holds the label because it is an entry there. */
  entries: Set<SitePage>;
  kinds: Set<SitePage['kind'] | 'section' | 'group'>;
  offered: boolean;
  hasPage: boolean;
  terms: string[];
};

class Labels {
  readonly all = new Map<string, Cluster>();
  readonly form: LabelForm;
  constructor(form: LabelForm) {
    this.form = form;
  }
  /** What is known of a label; undefined where its form says that it is none. */
  at(raw: string, least = 0.75): Cluster | undefined {
    const label = this.form.trim(raw);
    const key = keyOf(label);
    const before = this.all.get(key);
    const fit = before?.fit ?? fitness(label);
    if (fit < least || (!before && this.form.isOut(label))) return;
    const known = before ?? {
      ...{ label, spellings: new Set<string>(), weight: 0, fit, pages: [], written: new Map(), entries: new Set<SitePage>() },
      ...{ kinds: new Set<never>(), offered: false, hasPage: false, terms: [] },
    };
    known.spellings.add(label);
    this.all.set(key, known);
    return known;
  }
}

function write({ written, pages }: Cluster, place: Place, points: number, page?: SitePage): void {
  const known = written.get(place) ?? { points: 0, pages: new Set() };
  written.set(place, known);
  known.points = Math.max(known.points, points);
  if (!page) return;
  known.pages.add(page);
  if (!pages.includes(page)) pages.push(page);
}

export function findTopics(site: SiteMap, profile: Profile, reuse: Reuse): SiteTopic[] {
  const titles = site.pages.flatMap(({ page: { document } }) => [
    ...outlineOf(document)
      .filter(({ level, region }) => level === 1 && region !== 'nav')
      .slice(0, 1)
      .map(({ text }) => text),
    ...segmentsOf(document.title).slice(0, 1),
  ]);
  const goods = site.pages.flatMap(({ kind, page }) => (kind === 'product' ? (headlineOf(page.document) ?? []) : []));
  const labels = new Labels(new LabelForm(profile, site.language, { titles, goods }, (word) => commonWords(site).has(word)));
  const persons = personPages(site, labels.form);
  const places = placePages(site);
  const noOwn = places.union(calledByPlaces(site, profile));
  const works = workPages(site);
  const read = site.pages.filter((page) => page.isMain && page.kind !== 'out' && !persons.has(page));
  const called = read.flatMap((page) =>
    mayCarryTopic(page) && !noOwn.has(page) && !works.has(page) ? (labelOf(page, site, labels.form, reuse) ?? []) : [],
  );
  const form = { withoutArticle: (label: string) => labels.form.withoutArticle(label), isProper: (text: string) => isProper(text, site) };
  const own = profile.kind === 'localBusiness' && capitalsTell(site.language) ? withoutPlaces(called, site, form) : called;
  const offered = offeredPages(site);
  for (const label of own.toSorted(bestFirst(site, offered))) {
    const { kind } = label.page;
    // A part of a manual that lists pages of one sort: "Roles".
    if ((isPersonName(label.label) || isTitled(label.label, site.language)) && !offered.has(label.page.url)) continue;
    // "/speaker-ann-lee"
    if (NAME.test(label.label) && isPeopleFolder(wordsOf(label.page.slug)[0] ?? '')) continue;
    if (besidePolicies(site).has(label.page.url) || isForSomebody(label.page, site, profile)) continue;
    if (isOfOneArticle(label.page, site)) continue;
    if (isPartName(label, own) || (profile.kind === 'documentation' && kind === 'group' && lengthOf(label.label) <= 1.2)) continue;
    addOwn(label, labels, site, reuse, offered);
  }
  const named = new Set(own.flatMap(({ page, label }) => (keyOf(page.slug) === keyOf(label) ? [] : keyOf(page.slug))));
  for (const page of read) if (!places.has(page)) addWritten(page, labels, site, profile, named);
  for (const page of places) addEntries(page, labels);
  addUnseen(labels, site);
  addGroups(labels, site);
  if (!WITHOUT_OFFER.has(profile.kind)) for (const page of read) addTitle(page, labels, site, reuse);
  for (const cluster of labels.all.values()) cluster.weight += pointsOf(cluster, reuse, site.pages.length);
  return shown(
    merge(
      [...labels.all.values()].filter(
        ({ label, weight }) =>
          weight >= LEAST_WEIGHT &&
          !isOneOfSeries(label, labels.all) &&
          !(profile.kind === 'event' && NAME.test(label) && isProper(label, site)),
      ),
      site,
      labels.form,
    ),
    site,
    profile.kind,
  );
}

/** Links on each side of a policy that stand in one row with it. */
const IN_ROW = 3;
/** What the start page names once, below its text and in one row with its policies, serves the site as they do ("Affiliate disclosure"). */
const besidePolicies = memoize(({ home }: SiteMap): ReadonlySet<string> => {
  const links = home?.page.document.links.filter(({ internal }) => internal) ?? [];
  const end = home?.page.document.blocks.findLastIndex(({ region }) => region === 'main') ?? -1;
  const row = links.filter(({ region, block }) => region === 'footer' || (end >= 0 && block > end));
  const policies = row.flatMap(({ text }, at) => (legalKind(text) === null ? [] : at));
  const endsRow = (at: number) => policies.some((policy) => at > policy && row[at]?.block === row[policy]?.block);
  const times = Map.groupBy(links, ({ href }) => bareUrl(href));
  return new Set(
    row
      .filter((_, at) => endsRow(at) || policies.some((policy) => Math.abs(policy - at) <= IN_ROW))
      .map(({ href }) => bareUrl(href))
      .filter((url) => times.get(url)?.length === 1),
  );
});

/** Pages whose title or headline begins like this one, from which it is a frame. */
const FRAMED = 3;
/** How titles go on from the site's name with a connecting word ("Acme for"), with the pages that do. */
const framesOf = memoize((site: SiteMap): ReadonlyMap<string, ReadonlySet<SitePage>> => {
  const connecting = stopwords(supported(site.language));
  const found = new Map<string, Set<SitePage>>();
  for (const page of site.pages) {
    const { document } = page.page;
    for (const part of [...segmentsOf(document.title), headlineOf(document) ?? '']) {
      const words = wordsOf(part);
      const at = words.findIndex((word) => connecting.has(word));
      if (at < 1 || at >= words.length - 1) continue;
      const frame = keyOf(words.slice(0, at + 1).join(' '));
      found.set(frame, (found.get(frame) ?? new Set()).add(page));
    }
  }
  return found;
});
/** One of several pages that are called "Acme for …": what follows is whom or what the site's product is for, not what the site is about. */
function isForSomebody(page: SitePage, site: SiteMap, { brand, kind }: Profile): boolean {
  if (!brand || kind === 'documentation') return false;
  const name = keyOf(brand);
  return [...framesOf(site)].some(
    ([frame, pages]) =>
      pages.size >= FRAMED && pages.has(page) && frame.startsWith(`${name} `) && frame.split(' ').length === name.split(' ').length + 1,
  );
}

const [OF_A_GROUP, OF_AN_AUTHOR] = [/\/(?:tags?|categor(?:y|ies))(?:\/|$)/i, /\/authors?\//i];
/** A group outside the menu that lists one text: its author's keyword, not a subject of the site. */
function isOfOneArticle({ url, kind, page }: SitePage, site: SiteMap): boolean {
  const own = site.pageAt(url);
  if (kind !== 'group' || !own || isInMenu(own, site)) return false;
  const listed = new Set(
    page.document.links
      .filter(({ region, internal, href }) => region === 'main' && internal && !OF_A_GROUP.test(href) && !OF_AN_AUTHOR.test(href))
      .map(({ href }) => bareUrl(href).replace(/\/$/, ''))
      .filter((href) => !SERVES.has(site.pageAt(href)?.kind)),
  );
  return listed.size === 1;
}
const SERVES: ReadonlySet<SitePage['kind'] | undefined> = new Set(['home', 'utility', 'index', 'group', 'out'] as const);

/** Pages of a manual that are called by one word like one in another folder: each part has its "Migration". */
const isPartName = ({ page, label }: PageLabel, all: readonly PageLabel[]): boolean =>
  lengthOf(label) <= 1.2 &&
  all.some((other) => other.page !== page && other.page.slug === page.slug && keyOf(other.label) === keyOf(label));

/** Pages about persons: those that a list of people leads to and that are called like one. The list is none either. */
function personPages(site: SiteMap, form: LabelForm): ReadonlySet<SitePage> {
  const found = new Set<SitePage>();
  for (const hub of site.pages) {
    if (!namesOfHub(site, hub).some(isPeopleName)) continue;
    found.add(hub);
    for (const target of site.targetsFrom(hub)) {
      const heading = outlineOf(target.page.document).find(({ level, region }) => level <= 2 && region !== 'nav')?.text;
      if (!isInMenu(target, site) && (isBelowHub(target, hub) || NAME.test(form.trim(heading ?? target.page.document.title ?? ''))))
        found.add(target);
    }
  }
  return found;
}
/** Whether a page stands in the folder of a list. */
const isBelowHub = ({ path }: SitePage, hub: SitePage): boolean =>
  hub.path !== '/' && path.startsWith(hub.path.replace(/(?:index)?\.\w+$|\/$/, '/'));

/** Branches from which pages are alike. */
const ALIKE_PLACES = 3;
/** Pages about places: those below a list of places, or that it leads to and whose addresses are alike but for what links call them ("/leeds-plumber"). */
export const placePages = memoize((site: SiteMap): ReadonlySet<SitePage> => {
  const found = new Set<SitePage>();
  for (const hub of site.pages) {
    if (hub.kind === 'home' || !namesOfHub(site, hub).some(isPlacesName)) continue;
    const targets = [...site.targetsFrom(hub)].filter(({ kind }) => kind !== 'utility');
    const further = targets.filter((target) => !isInMenu(target, site));
    const proper = further.filter((target) => isCalledProper(target, hub, site)).length;
    const isOfPlaces = proper >= ALIKE_PLACES && proper * 2 > further.length;
    const times = new Map<string, number>();
    for (const { slug } of targets) for (const word of new Set(wordsOf(slug))) times.set(word, (times.get(word) ?? 0) + 1);
    for (const target of targets)
      if (
        isBelowHub(target, hub) ||
        (isOfPlaces && further.includes(target)) ||
        isCalledByRest(target, hub, site, (word) => (times.get(word) ?? 0) >= ALIKE_PLACES)
      )
        found.add(target);
  }
  return found;
});
/** Pages outside the menu that links call by places of the markup: their titles say what is offered there, in ever other words. */
const calledByPlaces = (site: SiteMap, { places }: Profile): ReadonlySet<SitePage> => {
  const called = site.pages.filter((page) => page.kind !== 'home' && isCalledPlace(page, site, places));
  return new Set(called.length >= ALIKE_PLACES ? called : []);
};
/** Whether it stands outside the menu, and links call it by a place that markup names: "York", "York, Yorkshire". */
function isCalledPlace(page: SitePage, site: SiteMap, places: Profile['places']): boolean {
  const called = [...(site.anchorsTo.get(page.url)?.keys() ?? [])];
  const name = called.find((text) => places.has(keyOf(text)));
  return name !== undefined && !isInMenu(page, site) && called.every((text) => fold(text).startsWith(fold(name)));
}
/** Whether the list calls it by names alone. */
const isCalledProper = ({ url }: SitePage, hub: SitePage, site: SiteMap): boolean => {
  const called = [...(site.anchorsTo.get(url)?.values() ?? [])].filter(({ from }) => from.main.has(hub.index));
  return capitalsTell(site.language) && called.length > 0 && called.every(({ text }) => isProper(text, site));
};
/** Whether its address has words of several and a link or a heading of the list calls the page by the rest alone: "Leeds" leads to "/leeds-plumber". */
function isCalledByRest({ url, slug }: SitePage, hub: SitePage, site: SiteMap, isOfSeveral: (word: string) => boolean): boolean {
  const words = wordsOf(slug);
  if (!words.some(isOfSeveral)) return false;
  const rest = tokensOf(words.filter((word) => !isOfSeveral(word)).join(' '));
  const headings = outlineOf(hub.page.document).map(({ text }) => text);
  return [...(site.anchorsTo.get(url)?.keys() ?? []), ...headings].some((text) => {
    const called = tokensOf(text);
    return called.length > 0 && called.every((token) => rest.includes(token));
  });
}
/** Works for customers: what a list of them leads to. They are called by the customer or the place. */
function workPages(site: SiteMap): ReadonlySet<SitePage> {
  const hubs = site.pages.filter((page) => page.kind !== 'home' && namesOfHub(site, page).some(isWorksName));
  return new Set(hubs.flatMap((hub) => [...site.targetsFrom(hub)]));
}
const isInMenu = ({ url }: SitePage, site: SiteMap): boolean =>
  [...(site.anchorsTo.get(url)?.values() ?? [])].some(({ from }) => from.nav.size * 3 >= site.pages.length);
/** A frequent given name with one to three names behind it. */
const isPersonName = (label: string): boolean => NAME.test(label) && isGivenName(label.split(/\s/)[0] ?? '');
const TITLED = /^(?:\p{Lu}[\p{L}'’.-]*\s){2,5}\p{Lu}[\p{L}'’.-]+$/u;
/** "Dr. Ann Lee", whatever the given name. */
const isTitled = (label: string, language: string | null): boolean =>
  TITLED.test(label) && new RegExp(String.raw`^${titleOn(supported(language))}(?<=\.)\s`, 'u').test(label);
/** Words that the site also writes small. */
export const commonWords = memoize(
  ({ pages }: SiteMap): ReadonlySet<string> =>
    new Set(
      pages.flatMap(({ page: { document } }) =>
        document.blocks.flatMap(({ text }) => text.match(/(?<![\p{L}\p{N}])\p{Ll}[\p{L}\p{M}]*/gu) ?? []),
      ),
    ),
);
/** Whether words that a language never writes small are names in it. */
export const capitalsTell = (language: string | null): boolean => packOf(language)?.capitals === 'names';
/** No word of a name is ever written small: on the site of a meeting that is a speaker, a sponsor or a town. */
const isProper = (label: string, site: SiteMap): boolean => wordsOf(label).every((word) => !commonWords(site).has(word.toLowerCase()));

const OF_OWNER: readonly PageName[] = ['news', 'team', 'reviews', 'jobs', 'contact'];
/** What stands below such a heading is about the owner, or praise, or steps: "Why people choose us", "How it works", "News". */
const isOfOwner = (heading: string, language: string | null): boolean =>
  !isOffersName(heading) &&
  (questionShape(heading, supported(language)) ||
    (aspectsAsked(heading, supported(language)).aspects & (aspectBit('benefit') | aspectBit('steps'))) !== 0 ||
    OF_OWNER.some((name) => isNamed(name, heading)));

/** The heads of a list of persons: most are written like names, and two of them begin with a frequent given name. */
const isOfPersons = (texts: readonly string[]): boolean =>
  texts.filter((text) => NAME.test(text)).length > texts.length / 2 && texts.filter(isPersonName).length >= 2;
const NAME = /^(?:\p{Lu}[\p{L}'’.-]*\s){1,3}\p{Lu}[\p{L}'’.-]+$/u;

/** Of several pages with one label, the topic's own is the one whose address says nothing else, which is offered and which the menu leads to. */
const bestFirst = (site: SiteMap, offered: ReadonlySet<string>) => {
  const isCalledSo = ({ page, label }: PageLabel) => plain(keyOf(page.slug)) === plain(keyOf(label));
  const signs = [isCalledSo, ({ page }: PageLabel) => offered.has(page.url), ({ page }: PageLabel) => isInMenu(page, site)];
  return (one: PageLabel, other: PageLabel): number => signs.reduce((order, has) => order || Number(has(other)) - Number(has(one)), 0);
};

function addOwn(label: PageLabel, labels: Labels, site: SiteMap, reuse: Reuse, offered: ReadonlySet<string>): void {
  const { page } = label;
  const cluster = labels.at(label.label, 0.5);
  if (!cluster) return;
  const uses = reuse.pagesWith(label.label, 2);
  const links = 1 + Math.sqrt(Math.min(1, label.inNav / site.pages.length)) + 0.3 * Math.log2(1 + label.inMain);
  const depth = 1 + 0.2 * Math.max(0, (page.page.depth ?? 3) - 1);
  const text = (page.page.document.mainChars < 250 ? 0.5 : 1) * (uses >= 2 ? 1.15 : uses === 1 ? 1 : 0.4);
  cluster.weight += ((label.score * links) / depth) * text * (KIND_WEIGHT[page.kind] ?? 1);
  for (const kind of label.evidence) write(cluster, kind, 0);
  if (uses > 0) write(cluster, 'text', 0);
  // What is told about a thing comes behind the page of the thing.
  if (cluster.pages[0]?.kind === 'article' && page.kind !== 'article') cluster.pages.unshift(page);
  else cluster.pages.push(page);
  cluster.kinds.add(page.kind);
  cluster.hasPage = true;
  cluster.offered ||= offered.has(page.url);
}

/** "Workshop 1" beside "Workshop 2": numbers, not names. */
function isOneOfSeries(label: string, all: ReadonlyMap<string, Cluster>): boolean {
  const [, name] = /^(.*(?:\p{L}\s|\p{L}{3}))\p{Nd}{1,2}$/u.exec(keyOf(label)) ?? [];
  return name !== undefined && [1, 2, 3].some((number) => all.has(`${name}${number}`) && keyOf(label) !== `${name}${number}`);
}

const isAboutOwner = ({ page }: SitePage): boolean =>
  page.document.pageType === 'about' || page.document.pageType === 'contact' || isLegalPage(page);

/** What a page sets apart from its text. Parts of an article or a manual's page are about that page, not subjects of the site. */
function addWritten(page: SitePage, labels: Labels, site: SiteMap, { kind: siteKind }: Profile, named: ReadonlySet<string>): void {
  const isHub = page.kind === 'home' || page.kind === 'index' || site.pages.length <= 3;
  const isRunning = siteKind === 'publisher' || (siteKind === 'documentation' && page.kind !== 'home') || isAboutOwner(page);
  for (const group of Map.groupBy(writtenOn(page.page.document), ({ group }) => group).values()) {
    if ((isRunning || page.kind === 'article') && group.some(({ place }) => place !== 'keyword' && place !== 'markup')) continue;
    const among = Math.max(...group.map((one) => one.among));
    if (isOfPersons(group.map(({ text }) => text)) || isOfOwner(group[0]?.above ?? '', site.language)) continue;
    const good = group.flatMap((one) => {
      const cluster = labels.at(one.text);
      return cluster ? [{ ...one, cluster }] : [];
    });
    // Parts of a start page are of many sorts: a list of what is offered has nothing else in it.
    const isOfStart = page.kind === 'home' && (group[0]?.ofPage ?? false);
    const listed = among >= LISTED && good.length >= among * (isOfStart ? 1 : 0.6);
    for (const { text, place, cluster, offered, isEntry, isNotice } of good) {
      if (isNotice) continue;
      if (place === 'list' && !listed) continue;
      // What the address of a page says stands for that page, which has a better name.
      if (!cluster.hasPage && named.has(keyOf(text))) continue;
      // Headings of a template.
      if (place === 'section' && (site.headingPages.get(keyOf(text))?.size ?? 0) > Math.max(3, site.pages.length * 0.3)) continue;
      const isListed = place === 'section' && listed;
      const more = !isListed ? 0 : offered ? 0.8 : !isHub ? 0.2 : among >= LONG_LIST ? 0.8 : 0.6;
      write(cluster, place, (POINTS[place] ?? 0) + more, page);
      if (isEntry) cluster.entries.add(page);
      cluster.kinds.add('section');
      cluster.offered ||= offered || ((place === 'section' || place === 'list') && isOffersName(page.slug));
    }
  }
}

/** A list that a page of a place repeats is no text that speaks of its entries. */
function addEntries(page: SitePage, { all, form }: Labels): void {
  for (const { text, isEntry } of writtenOn(page.page.document)) if (isEntry) all.get(keyOf(form.trim(text)))?.entries.add(page);
}

/** What a label counts by the places that it is written in, and by the text that says it beside them. */
/** Pages beside those that list a label, from which it counts most. */
const OFTEN = 4;

function pointsOf({ label, fit, entries, written, hasPage }: Cluster, reuse: Reuse, pages: number): number {
  if (fit < 0.75 || written.size === 0) return 0;
  // A list that several pages repeat on purpose; what nearly all pages hold is their template.
  const repeated = entries.size > 1 && entries.size < pages * 0.3;
  const beside = reuse.pagesWith(label, entries.size + OFTEN) - entries.size + (repeated ? 2 : 0);
  let points = beside >= OFTEN ? 1.1 : beside >= 2 ? 0.8 : beside === 1 ? 0.4 : 0;
  for (const [place, { points: most, pages }] of written)
    points += most + (['section', 'list', 'image'].includes(place) ? 0.15 * Math.log2(Math.max(1, pages.size)) : 0);
  if (hasPage) return 0.6 * points;
  const isSure = beside > 0 || written.has('markup') || written.has('category');
  if (isSure && beside > 0) written.set('text', { points: 0, pages: new Set() });
  // A long list on a start page or hub is of what is offered, said elsewhere or not; of single words it may be of names.
  if (!isSure && fit === 1 && (written.get('section')?.points ?? 0) >= LISTED_ON_HUB) return points * fit;
  return isSure && points * fit >= ENOUGH ? points * fit : 0;
}

/** What a start page says the site is, but for a slogan: parts of its title whose words other pages use as well. What a page that only serves the site says beside its own name may be a call or a price. */
function addTitle(page: SitePage, labels: Labels, site: SiteMap, reuse: Reuse): void {
  const { document } = page.page;
  if (page.kind !== 'home') return;
  for (const part of segmentsOf(document.title)) {
    const list = part.split(/\s*[,;]\s*/);
    for (const one of list.length >= LISTED ? list : [part]) {
      if (labels.form.onlyServes(one) || /\p{Nd}/u.test(one) || labels.form.isNamed(one)) continue;
      if (isSlogan(one, document, site.language) || isTown(one, site)) continue;
      const cluster = labels.at(one, 0.5);
      if (!cluster || (reuse.words(cluster.label) < 2 && !usesAll(document, cluster.label))) continue;
      for (const place of ['title', 'text'] as const) write(cluster, place, 0, page);
      cluster.weight += 4 * cluster.fit;
      cluster.kinds.add('home');
    }
  }
}

/** Whether a start page is headed by a text that its description does not begin to take up. */
function isSlogan(text: string, document: PageDocument, language: string | null): boolean {
  const [first] = contentOf(text, language);
  const described = contentOf(document.meta.description ?? '', language);
  return keyOf(headlineOf(document) ?? '') === keyOf(text) && !(first && hasForms(described, [first]));
}

const CODE = /(?<![\p{L}\p{Nd}])\p{Nd}{2}-?\p{Nd}{3}\s(?=\p{L})/u;
/** Texts with a postal code on pages that say where the owner is. */
const addressedOn = memoize(({ pages }: SiteMap): readonly string[] =>
  pages.flatMap(({ kind, page }) =>
    kind === 'home' || kind === 'utility' ? page.document.blocks.flatMap(({ text }) => (CODE.test(text) ? text : [])) : [],
  ),
);
/** Whether a name stands right behind a postal code there: "45127 Essen", "80-288 Gdańsk". */
function isTown(name: string, site: SiteMap): boolean {
  const addressed = new RegExp(`${CODE.source}${RegExp.escape(name)}(?!\\p{L})`, 'iu');
  return addressedOn(site).some((text) => addressed.test(text));
}

/** Description and headings use all words of a label. */
function usesAll({ meta, blocks }: PageDocument, label: string): boolean {
  const used = new Set([meta.description ?? '', ...blocks.flatMap(({ level, text }) => (level > 0 ? text : []))].flatMap(beginnings));
  return beginnings(label).every((word) => used.has(word));
}
/** Words by their beginnings, so that an inflected word is the same one. */
const beginnings = (text: string): string[] => tokensOf(text).map((token) => token.slice(0, Math.max(4, token.length - 2)));

/** What the navigation of most pages names and the crawl did not reach. */
function addUnseen(labels: Labels, site: SiteMap): void {
  const least = Math.max(3, site.pages.length * 0.4);
  for (const [url, anchors] of site.anchorsTo) {
    if (site.pageAt(url) || isUtilityName(slugOf(url) || 'x')) continue;
    for (const { text, from } of anchors.values()) {
      if (from.nav.size < least || labels.form.onlyServes(text)) continue;
      const cluster = labels.at(text);
      if (cluster) write(cluster, 'navigation', POINTS.navigation ?? 0);
    }
  }
}

const GROUP_LINK =
  /\/(?:tags?|categor(?:y|ies|ie|ia|ias)|kategori\w*|topics?|label|themen?|rubri\w+)\/[^/]+|[?&](?:category|cat|tag|topic)=\w/i;
const FEWEST_GROUPED = 3;
const LISTS: ReadonlySet<SitePage['kind']> = new Set(['index', 'group', 'listing', 'out']);

/** Categories and tags that several articles carry. */
function addGroups(labels: Labels, site: SiteMap): void {
  const articles = articlesOf(site);
  const links = articles.map(({ page: { document } }) =>
    Map.groupBy(
      document.links.filter(({ internal, href, rel, text }) => internal && text && (rel.includes('tag') || GROUP_LINK.test(href))),
      ({ href }) => bareUrl(href).replace(/\/$/, ''),
    ),
  );
  let headings: readonly Forms[] | null = null;
  const inHeadings = (text: string): boolean => {
    headings ??= site.pages.flatMap(({ kind, page: { document } }) =>
      LISTS.has(kind) ? [] : outlineOf(document).flatMap((heading) => formsIn(heading.text, site.language)),
    );
    return formsIn(text, site.language).some((word) => headings?.some((other) => !word.isDisjointFrom(other)));
  };
  const carry = (text: string, carrying: readonly SitePage[]) => {
    if (carrying.length < FEWEST_GROUPED || (carrying.length > articles.length * 0.9 && articles.length > 8)) return;
    // A name in small letters that no heading says is an address, not a label.
    if (text === text.toLowerCase() && text !== text.toUpperCase() && !inHeadings(text)) return;
    const cluster = labels.at(text);
    for (const page of cluster ? carrying : []) if (cluster) write(cluster, 'category', 1.5 + 0.5 * Math.log2(carrying.length), page);
    cluster?.kinds.add('group');
  };
  for (const url of new Set(links.flatMap((found) => [...found.keys()]))) {
    const times = links.map((found) => found.get(url)?.length ?? 0);
    // A list of all groups is on every page; an article's own come on top of it.
    const base = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.1)] ?? 0;
    carry(
      links.find((found) => found.has(url))?.get(url)?.[0]?.text ?? '',
      articles.filter((_, at) => (times[at] ?? 0) > base),
    );
  }
  const marked = articles.flatMap((page) => [...new Set(groupsOn(page.page.document))].map((text) => ({ text, page })));
  for (const [text, entries] of Map.groupBy(marked, ({ text }) => text))
    carry(
      text,
      entries.map(({ page }) => page),
    );
}

/** Joins near-equal labels, the heaviest first, and those that differ in number or inflection alone; of these the form that is used most is shown. */
function merge(clusters: Cluster[], site: SiteMap, form: LabelForm): Cluster[] {
  const kept: { cluster: Cluster; forms: readonly Forms[] }[] = [];
  for (const cluster of clusters.sort(byWeight)) {
    const words = beginnings(cluster.label);
    const forms = formsIn(cluster.label, site.language);
    const inflected = kept.find((one) => one.forms.length === forms.length && hasForms(one.forms, forms) && hasForms(forms, one.forms));
    const host =
      inflected?.cluster ??
      // What the start page calls the site in more words.
      (cluster.kinds.has('home') ? kept.find((one) => one.cluster.hasPage && hasForms(forms, one.forms)) : undefined)?.cluster ??
      kept.find((one) => firstJoined(cluster.label) === keyOf(one.cluster.label))?.cluster ??
      (isMarkedOnly(cluster) ? kept.find((one) => one.cluster.hasPage && beginsWithWords(cluster.label, one.cluster.label)) : undefined)
        ?.cluster ??
      kept.find(({ cluster: other }) => {
        const alike = jaccard(beginnings(other.label), words);
        return alike >= 0.75 || (alike >= 0.6 && isWithin(words, beginnings(other.label)) && !areBothInMenu(other, cluster, site));
      })?.cluster;
    if (!host) {
      kept.push({ cluster, forms });
      continue;
    }
    for (const page of cluster.pages) if (!host.pages.includes(page)) host.pages.push(page);
    host.weight += cluster.weight * 0.3;
    host.offered ||= cluster.offered;
    host.hasPage ||= cluster.hasPage;
    host.terms.push(cluster.label);
    if (inflected) for (const spelling of cluster.spellings) host.spellings.add(spelling);
  }
  const all = kept.map(({ cluster }) => cluster);
  if (all.some(({ spellings }) => spellings.size > 1)) respell(all, site);
  return nameInFull(all, site, form).sort(byWeight);
}

/** No page, list or section is called so: markup or keywords say it, beside a text. */
const isMarkedOnly = (cluster: Cluster): boolean => !cluster.hasPage && isWrittenOnly(cluster, MARKED);
const MARKED: ReadonlySet<Place> = new Set(['markup', 'keyword', 'text']);
/** "Flooring installation" of "Flooring". */
const beginsWithWords = (label: string, words: string): boolean => keyOf(label).startsWith(`${keyOf(words)} `);

/** Whether the menu leads to a page of each, which is called so by its address: "Roof repair" beside "Flat roof repair". */
const areBothInMenu = (one: Cluster, other: Cluster, site: SiteMap): boolean =>
  [one, other].every(
    ({ label, hasPage, pages: [own] }) => hasPage && own && isInMenu(own, site) && plain(keyOf(own.slug)) === plain(keyOf(label)),
  );

const isWithin = (one: readonly string[], other: readonly string[]): boolean =>
  one.every((word) => other.includes(word)) || other.every((word) => one.includes(word));

/** Words of a headline that is a name. */
const LONGEST_HEADLINE = 4;
/** What the headline and menus call the own page of a topic of one word. */
function longerNames({ label, hasPage, pages: [own] }: Cluster, site: SiteMap): string[] {
  if (!hasPage || !own || wordsOf(label).length !== 1) return [];
  const anchors = [...(site.anchorsTo.get(own.url)?.values() ?? [])];
  return [headlineOf(own.page.document) ?? '', ...anchors.flatMap(({ text, from }) => (from.nav.size > 0 ? text : []))];
}
/** Where a menu says one word of what the page's headline or another menu calls it ("Service" of "Service of industrial valves"), that is the name. */
function nameInFull(clusters: readonly Cluster[], site: SiteMap, form: LabelForm): Cluster[] {
  const byName = new Map(clusters.map((cluster) => [keyOf(cluster.label), cluster]));
  for (const cluster of clusters) {
    const [own] = cluster.pages;
    const titles = segmentsOf(own?.page.document.title);
    const [name] = [
      ...longerNames(cluster, site).filter((one) => isFullName(one, cluster.label, titles, site, form)),
      ...agreedNames(cluster, site, form),
    ]
      .map((one) => form.trim(one))
      .concat(cluster.hasPage && own ? wholeNames(cluster.label, own, site, form) : []);
    if (name === undefined) continue;
    const same = byName.get(keyOf(name));
    // A part of another page is called what this page is: they are one topic.
    if (same?.hasPage) continue;
    byName.delete(keyOf(cluster.label));
    byName.set(keyOf(name), cluster);
    cluster.terms = [cluster.label, ...cluster.terms];
    cluster.label = name;
    for (const page of same?.pages ?? []) if (!cluster.pages.includes(page)) cluster.pages.push(page);
  }
  return [...byName.values()];
}
/** Of a topic of one word, the longer name of its own page that ends in it and that two of title, headline, trail and links agree on ("Salt kilns" of "Kilns"), or the title where the headline does not say it. */
function agreedNames({ label, hasPage, pages: [own] }: Cluster, site: SiteMap, form: LabelForm): string[] {
  if (!hasPage || !own || wordsOf(label).length !== 1) return [];
  const { document } = own.page;
  const headline = headlineOf(document) ?? '';
  const titles = segmentsOf(document.title);
  const sources = [titles, [headline], document.breadcrumbs.slice(-1), [...(site.anchorsTo.get(own.url)?.keys() ?? [])]];
  const times = new Map<string, number>();
  for (const texts of sources) for (const key of new Set(texts.map((text) => form.trim(text)))) times.set(key, (times.get(key) ?? 0) + 1);
  const isTitle = (name: string) => titles.some((title) => form.trim(title) === name);
  return [...times].flatMap(([name, agreeing]) => {
    const words = wordsOf(name);
    const isLonger = words.length > 1 && words.length <= LONGEST_HEADLINE && fold(words.at(-1) ?? '') === fold(label);
    const isPair = /[&+,/]/.test(name) || firstJoined(name) !== undefined;
    const isAgreed = agreeing > 1 || (isTitle(name) && !holds(headline, label));
    const isName = !form.isOut(name) && !form.isNamed(name);
    return isLonger && !isPair && isAgreed && isName ? name : [];
  });
}
function isFullName(called: string, label: string, titles: readonly string[], site: SiteMap, form: LabelForm): boolean {
  const name = form.trim(called);
  const [first = '', ...more] = wordsOf(name);
  if (fold(first) !== fold(label) || more.length === 0 || more.length >= LONGEST_HEADLINE || isUnspaced(name)) return false;
  if (/[.!?,]/.test(name) || /[:–—|]/.test(called) || site.sharedTitleParts.has(keyOf(name))) return false;
  // "Braces in Leeds" is of a place; what the title says as well is a name.
  const isTitle = titles.some((part) => form.tellingKey(part) === form.tellingKey(called));
  if (!isTitle && more.some((word) => packOf(site.language)?.stopwords.has(fold(word)))) return false;
  // "Cataract Q&A" is what the page does about it; "Domestic electrical services" is what it offers.
  const isOffer = more.length > 1 && isOffersName(more.at(-1) ?? '');
  return isOffer || ![1, 2].some((size) => isUtilityName(more.slice(-size).join(' ')));
}

/** Writes labels as most links and headings do. */
function respell(clusters: readonly Cluster[], site: SiteMap): void {
  const uses = new Map<string, number>();
  const count = (text: string, times: number) => uses.set(fold(text), (uses.get(fold(text)) ?? 0) + times);
  for (const anchors of site.anchorsTo.values())
    for (const { text, from } of anchors.values()) count(text, from.nav.size + from.main.size + from.footer.size);
  for (const { page } of site.pages) for (const { text } of outlineOf(page.document)) count(text, 1);
  const timesOf = (label: string) => uses.get(fold(label)) ?? 0;
  for (const cluster of clusters) {
    const names = [cluster.label, ...cluster.spellings].filter((name) => !/[?!]/.test(name));
    const [most = cluster.label] = names.sort((a, b) => timesOf(b) - timesOf(a));
    if (timesOf(most) <= timesOf(cluster.label)) continue;
    cluster.terms = [cluster.label, ...cluster.terms.filter((term) => term !== most)];
    cluster.label = most;
  }
}
const byWeight = (a: Cluster, b: Cluster): number => b.weight - a.weight || (a.label < b.label ? -1 : 1);

const SHOWN_AS: Partial<Record<Place, EvidenceKind>> = { list: 'section', image: 'section', keyword: 'category' };

/** "Speed", "Contact us": one word over a part of a page, which nothing else on the site names, is praise or a step as often; in a list of what is offered it is not. */
const isPraise = (cluster: Cluster, language: string | null): boolean =>
  !cluster.offered && isOnlyPart(cluster) && words(cluster.label, supported(language)).length <= 1;
const isWrittenOnly = ({ written }: Cluster, places: ReadonlySet<Place>): boolean =>
  [...written.keys()].every((place) => places.has(place));
/** A part of a page and nothing more: no page, menu, group or markup is called so. */
const isOnlyPart = (cluster: Cluster): boolean => !cluster.hasPage && !cluster.kinds.has('home') && isWrittenOnly(cluster, PARTS);
const PARTS: ReadonlySet<Place> = new Set(['section', 'list', 'image', 'text']);

/** Called so by the menu and its own page's names alone, and mentioned by no text: "Officers", "Minutes". A manual is in parts that are called so, and what is offered has a page that need not be mentioned. */
const isOnlyCalled = (cluster: Cluster): boolean =>
  !cluster.offered && (['navigation', 'heading'] as const).every((place) => cluster.written.has(place)) && isWrittenOnly(cluster, CALLED);
/** Several words, by which its title calls it too, and all of them in the running text of its own page, though not side by side: "Compact & foldable kilns". */
function isTakenUp({ label, pages: [own], written }: Cluster, { language }: SiteMap): boolean {
  const wanted = contentOf(label, language);
  const texts = own?.page.document.blocks.flatMap(({ kind, region, text }) => (kind !== 'heading' && region === 'main' ? text : [])) ?? [];
  return written.has('title') && hasForms(contentOf(texts.join('\n'), language), wanted);
}
const CALLED: ReadonlySet<Place> = new Set(['navigation', 'link', 'heading', 'title', 'address']);
/** One word of the keywords of a page: a platform or a verb as often as a subject. */
const isBareKeyword = (cluster: Cluster): boolean =>
  lengthOf(cluster.label) <= 1.2 && cluster.written.has('keyword') && isWrittenOnly(cluster, KEYWORDS);
const KEYWORDS: ReadonlySet<Place> = new Set(['keyword', 'text']);
/** No page, list or section is called so: a title or keywords name it. */
const isNeverOwn = (cluster: Cluster): boolean => !cluster.hasPage && isWrittenOnly(cluster, BESIDE);
const BESIDE: ReadonlySet<Place> = new Set(['keyword', 'title', 'text']);
/** "Ann Lee", "Ann Lee & Bob Marsh". */
function namesPersons(label: string): boolean {
  const names = label.split(/\s*[&,]\s*/);
  return names.every((name) => NAME.test(name)) && names.some((name) => isPersonName(name) || SURNAMED.test(name));
}
/** A family name in capitals: "Mickaël FORCIOLI". */
const SURNAMED = /^\p{Lu}\p{Ll}{2,}\s\p{Lu}{3,}$/u;

const evidenceOf = ({ written }: Cluster): EvidenceKind[] => [
  ...new Set([...written.keys()].map((place) => SHOWN_AS[place] ?? (place as EvidenceKind))),
];
const confidenceIn = (cluster: Cluster): number =>
  Math.round(100 * (1 - 1 / (1 + cluster.weight * (0.5 + 0.25 * evidenceOf(cluster).length)))) / 100;

function shown(found: readonly Cluster[], site: SiteMap, kind: SiteKind): SiteTopic[] {
  const clusters = found.filter(
    (cluster) =>
      !isPraise(cluster, site.language) &&
      !(kind !== 'documentation' && isOnlyCalled(cluster) && (WITHOUT_OFFER.has(kind) || !isTakenUp(cluster, site))) &&
      !isBareKeyword(cluster) &&
      !(isNeverOwn(cluster) && namesPersons(cluster.label)),
  );
  const { standing = [], partial = [] } = Object.groupBy(clusters, (cluster) => (isOnlyPart(cluster) ? 'partial' : 'standing'));
  // Of a part's heading we can tell only in the languages that we know whether it is a label or speaks to somebody.
  const parts = packOf(site.language) ? partial.slice(0, Math.max(0, ENOUGH_TOPICS - standing.length)) : [];
  // What is listed as offered, and said on other pages too, fills the rest.
  const further = partial.filter((one) => one.offered && one.written.has('text') && !parts.includes(one));
  const room = Math.max(0, MOST_TOPICS - standing.length - parts.length);
  const ranked = [...[...standing, ...parts].sort(byWeight), ...further.slice(0, room)];
  const more = ranked.slice(MOST_TOPICS).filter((cluster) => {
    const isOne = cluster.kinds.has('article') || cluster.kinds.has('product');
    return cluster.hasPage && !isOne && confidenceIn(cluster) >= SURE;
  });
  const certain = [...ranked.slice(0, MOST_TOPICS), ...more].slice(0, MOST_OF_ALL);
  const total = certain.reduce((sum, { weight }) => sum + weight, 0);
  const topics = certain.map(
    (cluster): SiteTopic => ({
      topic: cluster.label,
      type: typeOf(cluster),
      confidence: confidenceIn(cluster),
      evidence: evidenceOf(cluster),
      terms: cluster.terms.slice(0, 8),
      weight: cluster.weight / total,
      pages: cluster.pages.map(({ url }) => site.pageAt(url)?.page.url ?? url),
      hasPage: cluster.hasPage,
      offered: cluster.offered,
      parent: null,
      children: [],
    }),
  );
  for (const child of topics) {
    const [own] = child.pages;
    const parent = topics.find(({ pages: [page] }) => page && own && folderOf(page) !== '/' && isBelow(own, page));
    if (!parent) continue;
    child.parent = parent.topic;
    parent.children.push(child.topic);
  }
  return topics;
}
const folderOf = (url: string): string => new URL(url).pathname.replace(/(?:index)?\.\w+$/, '').replace(/\/?$/, '/');
const isBelow = (url: string, parent: string): boolean =>
  new URL(url).pathname !== new URL(parent).pathname && new URL(url).pathname.startsWith(folderOf(parent));

const EVENT = /Event$/;
function typeOf({ kinds, offered, hasPage, pages: [page] }: Cluster): TopicType {
  const types = hasPage && page ? [...jsonLdNodes(page.page.document.jsonLd)].flatMap((node) => node.types) : [];
  if (types.some((type) => EVENT.test(type))) return 'event';
  if (kinds.has('product')) return 'product';
  if (offered) return 'offering';
  if (kinds.has('group') || kinds.has('listing') || kinds.has('index')) return 'category';
  if (kinds.has('docs') || kinds.has('article')) return 'guide';
  return kinds.size === 1 && kinds.has('section') ? 'section' : 'concept';
}
