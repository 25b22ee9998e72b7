import type { EvidenceKind, TopicType } from '@citelight/contracts';
import { jsonLdNodes } from '../artifacts/json-ld.ts';
import { once } from '../artifacts/once.ts';
import type { PageDocument } from '../artifacts/page.ts';
import { isLegalPage } from '../page/legal-pages.ts';
import { fitness, LabelForm } from './label-form.ts';
import {
  cleanLabel,
  holds,
  isOffersName,
  isPeopleName,
  isUnspaced,
  isUtilityName,
  jaccard,
  keyOf,
  lengthOf,
  segmentsOf,
  slugOf,
  tokensOf,
} from './label-text.ts';
import { labelOf, mayCarryTopic, NAMED, type PageLabel, widened } from './page-labels.ts';
import { offeredPages, type Profile } from './profile.ts';
import { bareUrl, type Heading, outlineOf, type SiteMap, type SitePage } from './site-map.ts';

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
};

const MOST_TOPICS = 12;
/** Fewer topics than that call for weaker sources. */
const FEW = 6;
const KIND_WEIGHT: Partial<Record<SitePage['kind'], number>> = { article: 0.5, listing: 0.8, index: 0.4, product: 1.1 };

type Cluster = {
  label: string;
  weight: number;
  pages: SitePage[];
  evidence: Set<EvidenceKind>;
  kinds: Set<SitePage['kind'] | 'section' | 'group' | 'offer' | 'unseen'>;
  offered: boolean;
  hasPage: boolean;
  isEvent: boolean;
  terms: string[];
  fit: number;
};

class Clusters {
  readonly all = new Map<string, Cluster>();
  put(
    label: string,
    weight: number,
    evidence: readonly EvidenceKind[],
    kind: Cluster extends { kinds: Set<infer K> } ? K : never,
    page?: SitePage,
  ): Cluster {
    const key = keyOf(label);
    const known = this.all.get(key) ?? {
      ...{ label, weight: 0, pages: [], evidence: new Set(), kinds: new Set(), offered: false, hasPage: false, isEvent: false, terms: [] },
      fit: fitness(label),
    };
    this.all.set(key, known as Cluster);
    known.weight += weight;
    for (const one of evidence) known.evidence.add(one);
    known.kinds.add(kind);
    if (page && !known.pages.includes(page)) known.pages.push(page);
    return known as Cluster;
  }
}

/** Counts on how many pages of the main language the text says a label. */
export type Reuse = (label: string) => number;

export function findTopics(site: SiteMap, profile: Profile, reuse: Reuse): { topics: SiteTopic[]; labels: PageLabel[]; form: LabelForm } {
  const titles = site.pages.flatMap(({ page: { document } }) => [
    ...outlineOf(document)
      .filter(({ level, region }) => level === 1 && region !== 'nav')
      .slice(0, 1)
      .map(({ text }) => text),
    ...segmentsOf(document.title).slice(0, 1),
  ]);
  const form = new LabelForm(profile, site.language, titles);
  const offered = offeredPages(site);
  const persons = personPages(site, form);
  const parts = partNames(site);
  const labels = site.pages.flatMap((page) =>
    mayCarryTopic(page) && !persons.has(page) && !parts.has(page) ? (labelOf(page, site, form, reuse) ?? []) : [],
  );
  const clusters = new Clusters();
  const labelled = new Map(labels.map((label) => [label.page, label]));
  for (const label of labels) addPage(label, clusters, site, form, reuse, labelled, offered);
  addHome(clusters, site, form, reuse);
  addUnseen(clusters, site, form, reuse);
  addListed(clusters, site, form);
  addGroups(clusters, site, form);
  addOffers(clusters, site, form);
  addFragments(clusters, site, form, reuse, profile);
  if (profile.kind === 'publisher') addColumns(clusters, site, form);
  const standing = [...clusters.all.values()].filter(({ fit }) => fit >= 0.75).length;
  if (standing < FEW && !['documentation', 'publisher'].includes(profile.kind)) addSections(clusters, site, form, reuse);
  if (standing < FEW) addTitled(clusters, site, form, reuse);
  return { topics: shown(merge([...clusters.all.values()].filter(({ fit }) => fit >= 0.5)), site), labels, form };
}

/** Pages called like one in another folder: every part of a manual has a "Migration" and an "Access". */
function partNames(site: SiteMap): ReadonlySet<SitePage> {
  const docs = site.pages.filter(({ kind, isMain }) => isMain && kind === 'docs');
  const folderOf = ({ path }: SitePage) => path.replace(/[^/]*\/?$/, '');
  const calledSo = Map.groupBy(docs, ({ page }) => keyOf(segmentsOf(page.document.title)[0] ?? ''));
  return new Set(
    [...calledSo].flatMap(([key, pages]) => (key && new Set(pages.map(folderOf)).size > 1 && lengthOf(key) <= 1.2 ? pages : [])),
  );
}

const isInMenu = ({ url }: SitePage, { anchorsTo, pages }: SiteMap): boolean =>
  [...(anchorsTo.get(url)?.values() ?? [])].some(({ from }) => from.nav.size * 3 >= pages.length);

const NAME = /^(?:\p{Lu}[\p{L}'’.-]*\s){1,3}\p{Lu}[\p{L}'’.-]+$/u;
/** Pages about persons: those that a list of people leads to and that are called like one. */
function personPages(site: SiteMap, form: LabelForm): ReadonlySet<SitePage> {
  const found = new Set<SitePage>();
  for (const hub of site.pages) {
    const called = [hub.slug, ...segmentsOf(hub.page.document.title), ...(site.anchorsTo.get(hub.url)?.keys() ?? [])];
    if (!called.some(isPeopleName)) continue;
    for (const target of site.targetsFrom(hub)) {
      const heading = outlineOf(target.page.document).find(({ level, region }) => level <= 2 && region !== 'nav')?.text;
      const below = target.path.startsWith(hub.path.replace(/(?:index)?\.\w+$|\/$/, '/')) && hub.path !== '/';
      if (isInMenu(target, site)) continue;
      if (below || NAME.test(form.trim(heading ?? target.page.document.title ?? ''))) found.add(target);
    }
  }
  return found;
}

function addPage(
  label: PageLabel,
  clusters: Clusters,
  site: SiteMap,
  form: LabelForm,
  reuse: Reuse,
  labelled: ReadonlyMap<SitePage, PageLabel>,
  offered: ReadonlySet<string>,
): void {
  const { page } = label;
  const path = page.path.replace(/\/(?:index\.\w+)?$/, '/').replace(/\.\w+$/, '/');
  const children = path === '/' ? 0 : site.pages.filter((other) => other !== page && other.path.startsWith(path)).length;
  const leadsTo = [...site.targetsFrom(page)].filter((target) => target !== page && labelled.has(target));
  const tokens = tokensOf(label.label);
  const kin = leadsTo.filter((target) =>
    tokens.some(
      (token) => token.length > 2 && tokensOf(labelled.get(target)?.label ?? '').some((other) => other.slice(0, 5) === token.slice(0, 5)),
    ),
  ).length;
  // A page that mostly leads to others that are called differently is a list, not a subject.
  const isIndex = leadsTo.length >= 6 && leadsTo.length >= labelled.size * 0.3 && kin < leadsTo.length * 0.3;
  const used = reuse(label.label);
  let weight = label.score * (1 + (label.inNav > 0 ? 0.8 : 0) + 0.3 * Math.log2(1 + label.inMain) + 0.4 * Math.log2(1 + children));
  weight /= 1 + 0.2 * Math.max(0, (page.page.depth ?? 3) - 1);
  weight *= (page.page.document.mainChars < 250 ? 0.5 : 1) * (KIND_WEIGHT[page.kind] ?? 1);
  if (label.inNav === 0 && label.inMain === 0 && label.inFooter > 0) weight *= 0.3;
  if (isIndex) weight *= 0.2;
  weight *= used >= 2 ? 1.15 : used === 1 ? 1 : 0.4;
  const cluster = clusters.put(
    widened(label, site, form),
    weight,
    [...label.evidence, ...(used > 0 ? (['text'] as const) : [])],
    page.kind,
    page,
  );
  cluster.hasPage = true;
  cluster.offered ||= offered.has(page.url);
  cluster.isEvent ||= [...jsonLdNodes(page.page.document.jsonLd)].some(({ types }) => types.some((type) => /Event$/.test(type)));
}

/** What a start page is about: the name that the navigation of most pages gives it beside "Home", or what all titles say beside the name of the site. */
function addHome(clusters: Clusters, site: SiteMap, form: LabelForm, reuse: Reuse): void {
  const { home } = site;
  if (!home) return;
  const { document } = home.page;
  const heads = [document.title ?? '', ...outlineOf(document).flatMap(({ text, level }) => (level === 1 ? [text] : []))];
  for (const { text, from } of site.anchorsTo.get(home.url)?.values() ?? []) {
    const label = form.trim(text);
    if (from.nav.size * 2 < site.pages.length || form.isOut(label) || fitness(label) < 0.75 || lengthOf(label) < 2) continue;
    const words = [...beginnings(label)];
    if (heads.some((head) => words.filter((word) => beginnings(head).has(word)).length * 2 >= words.length) && reuse(label) >= 2)
      clusters.put(label, 3 * fitness(label), ['navigation', 'heading', 'text'], 'home', home).hasPage = true;
  }
  for (const part of segmentsOf(document.title)) {
    const label = form.trim(part);
    if (!site.sharedTitleParts.has(keyOf(part)) || form.isOut(label) || fitness(label) < 0.75 || lengthOf(label) > 3 || isUnspaced(label))
      continue;
    if (reuse(label) >= 2) clusters.put(label, 1.5 * fitness(label), ['title', 'text'], 'home', home).hasPage = true;
  }
}

const FEWEST_SAYING = 3;
/** Parts of titles of pages that only serve the site ("FAQ: Kiln repair"), where the text of several pages says the same. */
function addTitled(clusters: Clusters, site: SiteMap, form: LabelForm, reuse: Reuse): void {
  for (const page of site.pages) {
    const { pageType } = page.page.document;
    // Who somebody is and where to be found is no subject.
    if (!page.isMain || page.kind !== 'utility' || pageType === 'about' || pageType === 'contact' || isLegalPage(page.page)) continue;
    for (const part of segmentsOf(page.page.document.title))
      for (const raw of [part, ...part.split(/\s*[,&]\s*/).filter((one) => /\p{Lu}|\p{N}/u.test(one))]) {
        const label = form.trim(raw);
        if (site.sharedTitleParts.has(keyOf(part)) || form.isOut(label) || fitness(label) < 0.75 || isUnspaced(label)) continue;
        if (reuse(label) >= FEWEST_SAYING) clusters.put(label, 0.9 * fitness(label), ['title', 'text'], 'section', page);
      }
  }
}

/** Of all articles, how many have a part that is a column. */
const COLUMN = { least: 4, share: 0.25 };
/** Columns of a magazine: headings that return in its articles. */
function addColumns(clusters: Clusters, site: SiteMap, form: LabelForm): void {
  const articles = site.pages.filter(({ kind, isMain }) => kind === 'article' && isMain);
  const columns = new Map<string, { label: string; pages: SitePage[] }>();
  for (const page of articles)
    for (const { text, region, level, below } of outlineOf(page.page.document)) {
      const label = form.trim(text);
      if (region !== 'main' || level < 2 || below < 20 || form.isOut(label) || lengthOf(label) < 2 || fitness(label) < 0.75) continue;
      const column = columns.get(keyOf(label)) ?? { label, pages: [] };
      columns.set(keyOf(label), column);
      if (!column.pages.includes(page)) column.pages.push(page);
    }
  for (const { label, pages } of columns.values()) {
    if (pages.length < Math.max(COLUMN.least, articles.length * COLUMN.share)) continue;
    for (const page of pages) clusters.put(label, 0, ['section'], 'group', page);
    clusters.put(label, 0.5 * Math.log2(1 + pages.length), ['heading'], 'group');
  }
}

/** What the navigation of most pages names and the crawl did not reach. */
function addUnseen(clusters: Clusters, site: SiteMap, form: LabelForm, reuse: Reuse): void {
  const least = Math.max(3, site.pages.length * 0.4);
  for (const [url, anchors] of site.anchorsTo) {
    if (site.pageAt(url)) continue;
    const [most] = [...anchors.values()].sort((a, b) => b.from.nav.size - a.from.nav.size);
    if (!most || most.from.nav.size < least || site.isGeneric(most.text) || isUtilityName(slugOf(url) || 'x')) continue;
    const label = form.trim(most.text);
    if (form.isOut(label) || fitness(label) < 0.75 || reuse(label) === 0) continue;
    clusters.put(label, 2 * fitness(label), ['navigation', 'text'], 'unseen');
  }
}

const FEWEST_LISTED = 3;
/** A home page's title or description that lists its subjects: "Larch products: decking, planks, panels". Only what both of them name. */
function addListed(clusters: Clusters, site: SiteMap, form: LabelForm): void {
  const { home } = site;
  if (!home) return;
  const { title, meta, blocks } = home.page.document;
  const lists = segmentsOf(title).map((part) => part.split(/\s*[,،、;]\s*/));
  const said = [meta.description ?? '', ...blocks.filter(({ region }) => region === 'main').map(({ text }) => text)].map(beginnings);
  for (const list of lists) {
    // Without spaces between words nobody can tell a name from an adverb.
    if (list.length < FEWEST_LISTED || isUnspaced(list.join(''))) continue;
    for (const raw of list) {
      const label = form.trim(raw);
      if (form.isOut(label) || fitness(label) < 0.75 || lengthOf(label) > 4) continue;
      const wanted = [...beginnings(label)];
      if (said.some((words) => wanted.every((word) => words.has(word))))
        clusters.put(label, 1.2 * fitness(label), ['title', 'text'], 'section', home);
    }
  }
}
/** Words by their beginnings, so that an inflected word is the same one. */
const beginnings = (text: string): ReadonlySet<string> =>
  new Set(tokensOf(text).map((token) => token.slice(0, Math.max(4, token.length - 2))));

const GROUP_LINK =
  /\/(?:tags?|categor(?:y|ies|ie|ia|ias)|kategori\w*|topics?|label|themen?|rubri\w+)\/[^/]+|[?&](?:category|cat|tag|topic)=\w/i;

/** Categories and tags that articles carry, each on three pages at least. */
function addGroups(clusters: Clusters, site: SiteMap, form: LabelForm): void {
  const articles = site.pages.filter(({ kind, isMain }) => kind === 'article' && isMain);
  const names = new Map<string, string>();
  const onPage = articles.map(({ page: { document } }) => {
    const counts = new Map<string, number>();
    for (const { internal, href, rel, text: raw } of document.links) {
      if (!internal || !(rel.includes('tag') || GROUP_LINK.test(href))) continue;
      const text = cleanLabel(raw);
      const url = bareUrl(href).replace(/\/$/, '');
      if (!text) continue;
      counts.set(url, (counts.get(url) ?? 0) + 1);
      if (!names.has(url)) names.set(url, text);
    }
    return counts;
  });
  const carried = new Map<string, { label: string; pages: Set<SitePage> }>();
  const carry = (raw: string, page: SitePage) => {
    const label = form.trim(raw);
    const group = carried.get(keyOf(label)) ?? { label, pages: new Set() };
    carried.set(keyOf(label), group);
    group.pages.add(page);
  };
  // A list of all groups is on every page; an article's own come on top of it.
  const base = new Map<string, number>();
  for (const url of names.keys()) {
    const counts = onPage.map((counts) => counts.get(url) ?? 0).sort((a, b) => a - b);
    base.set(url, counts[Math.floor(counts.length * 0.1)] ?? 0);
  }
  articles.forEach((page, at) => {
    for (const [url, count] of onPage[at] ?? []) if (count > (base.get(url) ?? 0)) carry(names.get(url) ?? '', page);
    const { document } = page.page;
    for (const { node } of jsonLdNodes(document.jsonLd))
      for (const value of [node.articleSection, node.keywords].flat())
        if (typeof value === 'string') for (const one of value.split(/[,、،]/)) carry(one, page);
    for (const value of [document.meta['article:tag'], document.meta['article:section']])
      for (const one of value?.split(/[,、،]/) ?? []) carry(one, page);
  });
  for (const { label, pages } of carried.values()) {
    if (pages.size < 3 || (pages.size > articles.length * 0.9 && articles.length > 8) || form.isOut(label) || fitness(label) < 0.7)
      continue;
    for (const page of pages) clusters.put(label, 0, ['category'], 'group', page);
    clusters.put(label, 1.2 * Math.log2(1 + pages.size), ['category'], 'group');
  }
}

const field = (value: unknown, key: string): unknown => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined);
/** Names of what markup offers without a page of its own. */
const marksOffers = once((document: PageDocument): readonly string[] => {
  const names: string[] = [];
  for (const { node } of jsonLdNodes(document.jsonLd))
    for (const list of [node.hasOfferCatalog, node.makesOffer, node.availableService].flat())
      for (const offer of [list, field(list, 'itemListElement')].flat()) {
        const item = field(offer, 'itemOffered');
        const type = field(offer, '@type');
        const name = field(item, 'name') ?? (typeof type === 'string' && NAMED.test(type) ? field(offer, 'name') : undefined);
        if (typeof name === 'string') names.push(name);
      }
  return names;
});
export const OF_A_BODY = [marksOffers];

function addOffers(clusters: Clusters, site: SiteMap, form: LabelForm): void {
  for (const page of site.pages)
    for (const name of page.isMain ? marksOffers(page.page.document) : []) {
      const label = form.trim(name);
      if (form.isOut(label) || fitness(label) < 0.75) continue;
      const known = clusters.all.get(keyOf(label));
      if (!known?.evidence.has('markup')) clusters.put(label, 1, ['markup'], 'offer', page).offered = true;
    }
}

/** Sections that links point at. */
function addFragments(clusters: Clusters, site: SiteMap, form: LabelForm, reuse: Reuse, profile: Profile): void {
  if (profile.kind === 'documentation' || profile.kind === 'publisher') return;
  for (const { page, id, texts, inNav } of site.fragments) {
    if (page.kind === 'utility' || page.kind === 'out' || page.kind === 'article' || !page.isMain) continue;
    const [text = ''] = [...texts].sort(([, a], [, b]) => b - a)[0] ?? [];
    const label = form.trim(text);
    if (form.isOut(label) || fitness(label) < 0.75 || site.isGeneric(text)) continue;
    const isHub = page.kind === 'index' || isOffersName(page.slug);
    const headed = outlineOf(page.page.document).some(
      (heading) =>
        keyOf(heading.text) === keyOf(label) || keyOf(heading.text) === keyOf(id.replace(/[-_]/g, ' ')) || holds(heading.text, label),
    );
    const used = reuse(label);
    if (!headed || used === 0 || !(inNav || isHub) || (page.kind === 'home' && !inNav)) continue;
    const cluster = clusters.put(
      label,
      (inNav ? 1.4 : 0.7) * fitness(label) * (used > 1 ? 1.2 : 0.8),
      [inNav ? 'navigation' : 'link', 'section', 'text'],
      'section',
      page,
    );
    cluster.offered ||= isHub;
  }
}

/** Short headings of one level under a heading of what is offered, or that something else on the site is called too. */
function addSections(clusters: Clusters, site: SiteMap, form: LabelForm, reuse: Reuse): void {
  const few = site.pages.length <= 3;
  for (const page of site.pages) {
    if (!page.isMain || page.kind === 'out' || page.kind === 'utility' || page.kind === 'article') continue;
    const outline = outlineOf(page.page.document).filter(({ region }) => region !== 'nav' && region !== 'footer');
    const siblings = Map.groupBy(outline, ({ parent, level }) => `${parent} ${level}`);
    for (const group of siblings.values()) {
      const over = group[0] && outlineOf(page.page.document)[group[0].parent]?.text;
      const underOffers = (over !== undefined && isOffersName(over)) || page.kind === 'index' || isOffersName(page.slug);
      if (!underOffers && page.kind !== 'home' && !few) continue;
      const short = group.filter(({ text }) => fitness(form.trim(text)) >= 0.75 && !form.isOut(form.trim(text)));
      if (group.length < 3 || short.length < group.length * 0.6) continue;
      for (const heading of short) addSection(heading, page, underOffers, clusters, site, form, reuse);
    }
  }
}

function addSection(
  heading: Heading,
  page: SitePage,
  underOffers: boolean,
  clusters: Clusters,
  site: SiteMap,
  form: LabelForm,
  reuse: Reuse,
): void {
  const label = form.trim(heading.text);
  if ((site.headingPages.get(keyOf(heading.text)) ?? 0) > Math.max(3, site.pages.length * 0.3) || heading.below < 20) return;
  const used = reuse(label);
  const linked = site.fragments.some(({ texts }) => [...texts.keys()].some((text) => keyOf(text) === keyOf(label)));
  if (
    !underOffers &&
    !(linked && used > 0) &&
    !(page.kind === 'home' && used >= (isUnspaced(label) ? 1 : 2) && lengthOf(label) >= (isUnspaced(label) ? 1.5 : 0))
  )
    return;
  const weight =
    (page.kind === 'home' ? 0.8 : 0.5) * fitness(label) * (linked ? 1.5 : 1) * (underOffers ? 1.5 : 1) * (1 + 0.3 * Math.log2(used + 1));
  const cluster = clusters.put(label, weight, ['heading', 'section', ...(used > 0 ? (['text'] as const) : [])], 'section', page);
  cluster.offered ||= underOffers;
}

/** Joins near-equal labels, and articles with the topic that they are part of; the heaviest first. */
function merge(clusters: Cluster[]): Cluster[] {
  const kept: Cluster[] = [];
  for (const cluster of clusters.sort(byWeight)) {
    const tokens = tokensOf(cluster.label);
    const minor = [...cluster.kinds].every((kind) => ['article', 'section', 'offer', 'listing'].includes(kind));
    const host = kept.find((other) => {
      const alike = jaccard(tokensOf(other.label), tokens);
      const within = holds(cluster.label, other.label);
      return alike >= 0.75 || (alike >= 0.6 && (within || holds(other.label, cluster.label))) || (minor && within);
    });
    if (!host) {
      kept.push(cluster);
      continue;
    }
    for (const page of cluster.pages) if (!host.pages.includes(page)) host.pages.push(page);
    host.weight += cluster.weight * 0.3;
    host.offered ||= cluster.offered;
    host.hasPage ||= cluster.hasPage;
    if (keyOf(cluster.label) !== keyOf(host.label)) host.terms.push(cluster.label);
  }
  return kept.sort(byWeight);
}
const byWeight = (a: Cluster, b: Cluster): number => b.weight - a.weight || (a.label < b.label ? -1 : 1);

/** What stands far behind the strongest is not certain enough. */
const LEAST_WEIGHT = 0.45;

function shown(clusters: readonly Cluster[], site: SiteMap): SiteTopic[] {
  const certain = clusters.filter(({ weight, evidence }) => weight >= LEAST_WEIGHT && evidence.size >= 1).slice(0, MOST_TOPICS);
  const total = certain.reduce((sum, { weight }) => sum + weight, 0);
  const topics = certain.map(
    (cluster): SiteTopic => ({
      topic: cluster.label,
      type: typeOf(cluster),
      confidence: Math.round(100 * (1 - 1 / (1 + cluster.weight * (0.5 + 0.25 * cluster.evidence.size)))) / 100,
      evidence: [...cluster.evidence],
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
    const parent = topics.find(
      (one) => one !== child && one.pages[0] && own && folderOf(one.pages[0]) !== '/' && pathIn(own, one.pages[0]),
    );
    if (!parent) continue;
    child.parent = parent.topic;
    parent.children.push(child.topic);
  }
  return topics;
}
const folderOf = (url: string): string => new URL(url).pathname.replace(/(?:index)?\.\w+$/, '').replace(/\/?$/, '/');
const pathIn = (url: string, parent: string): boolean =>
  new URL(url).pathname !== new URL(parent).pathname && new URL(url).pathname.startsWith(folderOf(parent));

function typeOf({ kinds, offered, isEvent }: Cluster): TopicType {
  if (isEvent) return 'event';
  if (kinds.has('product')) return 'product';
  if (offered || kinds.has('offer')) return 'offering';
  if (kinds.has('group') || kinds.has('listing') || kinds.has('index')) return 'category';
  if (kinds.has('docs') || kinds.has('article')) return 'guide';
  return kinds.size === 1 && kinds.has('section') ? 'section' : 'concept';
}
