import type { EvidenceKind } from '@citelight/contracts';
import { jsonLdNodes } from '../artifacts/json-ld.ts';
import { once } from '../artifacts/once.ts';
import type { PageDocument } from '../artifacts/page.ts';
import { fitness, type LabelForm } from './label-form.ts';
import { cleanLabel, fold, holds, keyOf, lengthOf, plain, segmentsOf, tokensOf } from './label-text.ts';
import { outlineOf, type SiteMap, type SitePage } from './site-map.ts';

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
export type Source = { kind: EvidenceKind; text: string };
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

/** Names that markup gives the page; of a list of many it gives none. */
const markedNames = once((document: PageDocument): readonly string[] => {
  const names = new Set<string>();
  for (const { types, node } of jsonLdNodes(document.jsonLd)) {
    const name = node.name ?? node.headline;
    if (typeof name === 'string' && types.some((type) => NAMED.test(type))) names.add(name);
  }
  for (const { type, properties } of document.microdata) if (NAMED.test(type) && properties.name?.[0]) names.add(properties.name[0]);
  return names.size > MOST_LINES ? [] : [...names];
});
export const OF_A_BODY = [markedNames];

/** Pages that speak for themselves: the home page and those that only serve the site have no topic of their own. */
export const mayCarryTopic = ({ kind, isMain }: SitePage): boolean => isMain && kind !== 'home' && kind !== 'out' && kind !== 'utility';

function sourcesOf(page: SitePage, site: SiteMap): { sources: Source[]; inNav: number; inMain: number; inFooter: number } {
  const { document } = page.page;
  const sources: Source[] = [];
  const put = (kind: EvidenceKind, raw: string | undefined) => {
    const text = cleanLabel(raw);
    if (text) sources.push({ kind, text });
  };
  let [inNav, inMain, inFooter] = [0, 0, 0];
  for (const { text, from } of site.anchorsTo.get(page.url)?.values() ?? []) {
    inNav += from.nav.size;
    inMain += from.main.size;
    inFooter += from.footer.size;
    if (!site.isGeneric(text)) put(from.nav.size > 0 ? 'navigation' : 'link', text);
  }
  if (document.breadcrumbs.length > 1) put('breadcrumb', document.breadcrumbs.at(-1));
  const common = Math.max(3, site.pages.length * 0.15);
  const headings = outlineOf(document).filter(({ text, region }) => region !== 'nav' && (site.headingPages.get(keyOf(text)) ?? 0) < common);
  const h1s = headings.filter(({ level }) => level === 1);
  put('heading', (h1s.length > 0 && h1s.length <= 3 ? h1s[0] : headings.find(({ region }) => region === 'main'))?.text);
  for (const part of segmentsOf(document.title)) if (!site.sharedTitleParts.has(keyOf(part))) put('title', part);
  for (const name of markedNames(document)) put('markup', name);
  if (/\p{L}{3}/u.test(page.slug)) sources.push({ kind: 'address', text: page.slug });
  return { sources, inNav, inMain, inFooter };
}

/** Whole units that could be the label; the words of the address in the spelling of the others. */
function candidatesOf(sources: readonly Source[], slug: string, form: LabelForm): string[] {
  const found = new Map<string, string>();
  const add = (text: string) => {
    const label = form.trim(text);
    const key = keyOf(label);
    if (key && !found.has(key)) found.set(key, label);
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

/** 1 where a source says exactly the label, ½ where it holds it. */
function agreement(text: string, label: string, form: LabelForm): number {
  const key = keyOf(label);
  if (
    keyOf(text) === key ||
    plain(keyOf(text)) === plain(key) ||
    keyOf(form.trim(text)) === key ||
    segmentsOf(text).some((part) => keyOf(form.trim(part)) === key)
  )
    return 1;
  return holds(text, label) || holds(plain(fold(text)), plain(fold(label))) || fold(text).startsWith(fold(label)) ? 0.5 : 0;
}

const FEWEST_LINKS = 3;
const MOST_PARTS = 12;
/** A page that the navigation leads to heads one of its few parts so and links to it: a programme and what belongs to it. */
function isPartOfHub(page: SitePage, label: string, site: SiteMap, form: LabelForm): boolean {
  return site.pages.some((hub) => {
    if (hub === page || hub.kind !== 'page' || !page.path.startsWith(hub.path.replace(/\/?$/, '/'))) return false;
    const parts = [...site.targetsFrom(hub)].filter((one) => one.path.startsWith(hub.path) && one !== hub);
    return (
      parts.length <= MOST_PARTS &&
      parts.includes(page) &&
      outlineOf(hub.page.document).some(({ text, region }) => region === 'main' && keyOf(form.trim(text)) === keyOf(label))
    );
  });
}

/** The label of a page, or null where nothing is certain enough. `reused`: on how many pages a text says it. */
export function labelOf(page: SitePage, site: SiteMap, form: LabelForm, reused: (label: string) => number): PageLabel | null {
  const { sources, ...links } = sourcesOf(page, site);
  let best: { label: string; score: number; evidence: EvidenceKind[] } | null = null;
  for (const label of candidatesOf(sources, page.slug, form)) {
    if (form.isOut(label)) continue;
    const found = new Map<EvidenceKind, number>();
    for (const { kind, text } of sources)
      found.set(kind, Math.max(found.get(kind) ?? 0, agreement(text, label, form) * (WEIGHT[kind] ?? 0)));
    const evidence = [...found].filter(([, value]) => value > 0);
    const score = evidence.reduce((sum, [, value]) => sum + value, 0) * fitness(label);
    if (!best || score > best.score) best = { label, score, evidence: evidence.map(([kind]) => kind) };
  }
  if (!best) return null;
  const has = (kind: EvidenceKind) => best.evidence.includes(kind);
  const article = page.kind === 'article';
  const outside = has('navigation') || has('link') || has('breadcrumb') || (has('markup') && !article);
  const sitewide = has('navigation') && links.inNav >= site.pages.length * 0.5 && (best.evidence.length > 1 || reused(best.label) > 0);
  // What an article is called is a subject of the site only where other pages say it too, or a page of the navigation heads a part of it so.
  if (article && reused(best.label) < 2 && !isPartOfHub(page, best.label, site, form)) return null;
  if (article && isPartOfHub(page, best.label, site, form)) return { page, ...best, ...links };
  // Pages that link to it and a text that says it are two kinds as well.
  const linked = has('link') && links.inMain >= FEWEST_LINKS && reused(best.label) >= 2;
  const agreed = () => !article && has('heading') && has('title') && reused(best.label) > 0;
  if (!sitewide && !linked && (best.evidence.length < 2 || !(outside || agreed()))) return null;
  return { page, ...best, ...links };
}

/** A single word gives way to the two or three that navigation, links or markup set around it: "Boiler" to "Boiler repair". */
export function widened(label: PageLabel, site: SiteMap, form: LabelForm): string {
  if (lengthOf(label.label) > 1.2 || label.label.includes('-')) return label.label;
  const { sources } = sourcesOf(label.page, site);
  const wider = candidatesOf(sources, label.page.slug, form).find(
    (one) =>
      one !== label.label &&
      holds(one, label.label) &&
      lengthOf(one) <= 3.2 &&
      !form.isOut(one) &&
      sources.some(
        ({ kind, text }) => ['navigation', 'link', 'breadcrumb', 'markup'].includes(kind) && keyOf(form.trim(text)) === keyOf(one),
      ) &&
      new Set(sources.filter(({ text }) => holds(text, one)).map(({ kind }) => kind)).size >= 2,
  );
  return wider ?? label.label;
}
