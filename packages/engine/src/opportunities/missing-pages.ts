import { quoted } from '../language/excerpt.ts';
import type { SiteTopic } from '../topics/corpus.ts';
import { keyOf } from '../topics/label-text.ts';
import { formsIn, hasForms, hasPageAbout } from '../topics/pages-about.ts';
import { isMainTopic } from '../topics/priorities.ts';
import { type Heading, outlineOf, type SiteMap, type SitePage } from '../topics/site-map.ts';
import { listed, type OpportunityContext } from './context.ts';
import type { Draft } from './draft.ts';

/** What a business offers and has no page about. */

const FEWEST = 3;
/** Characters of a section that are worth a page; fewer where markup or a group of the site names what it is about, so that it is no amenity or part of something. */
const [TOLD, TOLD_OF_NAMED] = [400, 200];
/** Confidence of an offer that is only listed. */
const SURE = 0.7;

const isNamed = ({ evidence }: SiteTopic): boolean => evidence.some((kind) => kind === 'markup' || kind === 'category');

/** Offers without a page of their own, also under a longer or shorter name. */
function withoutPage({ corpus: { topics, language } }: OpportunityContext): SiteTopic[] {
  const own = topics.flatMap(({ topic, hasPage }) => (hasPage ? [formsIn(topic, language)] : []));
  return topics.filter(({ topic, type, hasPage }) => {
    if (type !== 'offering' || hasPage) return false;
    const forms = formsIn(topic, language);
    return !own.some((other) => hasForms(other, forms) || hasForms(forms, other));
  });
}

export function missingPages(context: OpportunityContext): Draft[] {
  const { site, profile } = context.corpus;
  if (!site || profile.kind === 'documentation') return [];
  const topics = withoutPage(context);
  if (topics.length === 0) return [];
  return [...listedWithout(topics, context, site), ...onOnePage(topics, context, site)].slice(0, 1);
}

/** Offers without a page beside several that have one. */
function listedWithout(topics: readonly SiteTopic[], { corpus, pages }: OpportunityContext, site: SiteMap): Draft[] {
  const having = corpus.topics.filter(({ hasPage, offered }) => hasPage && offered);
  const [example] = having;
  const missing = topics.filter(({ topic, confidence }) => confidence >= SURE && !hasPageAbout(topic, site));
  const [first] = missing;
  const page = first && pages.find(({ url }) => url === first.pages[0]);
  if (!first || !page || !example || having.length < FEWEST) return [];
  const names = listed(missing.map(({ topic }) => topic));
  return [
    {
      type: 'citation_magnet',
      page,
      title: missing.length > 1 ? `Give ${names} pages of their own` : `Give ${names} a page of its own`,
      description: `You list ${names} among what you offer, but no page is about ${missing.length > 1 ? 'them' : 'it'}. ${having.length} other offers have a page, such as ${quoted(example.topic, 60)}. An engine asked about ${quoted(first.topic, 60)} has no page of yours to cite.`,
      actionSteps: steps(missing.map(({ topic }) => topic)),
      evidence: { where: page.url, what: 'Listed without a page of its own', snippet: first.topic },
      isMain: missing.some(isMainTopic),
    },
  ];
}

/** Services that one page describes in sections, each at some length, and that have no page. */
function onOnePage(topics: readonly SiteTopic[], { pages }: OpportunityContext, site: SiteMap): Draft[] {
  const found = site.pages.flatMap((hub) => {
    if (!hub.isMain || (hub.kind !== 'index' && hub.kind !== 'home')) return [];
    const groups = [...Map.groupBy(outlineOf(hub.page.document), ({ parent, level }) => `${parent} ${level}`).values()].map((headings) =>
      headings.flatMap((heading) => sectionOf(heading, hub, topics, site)),
    );
    const told = groups.filter((sections) => sections.filter(({ isTold }) => isTold).length >= FEWEST);
    const [most] = told.sort((a, b) => b.length - a.length);
    return most ? [{ hub, sections: most }] : [];
  });
  const [best] = found.sort((a, b) => b.sections.length - a.sections.length);
  const [first] = best?.sections ?? [];
  const page = best && pages.find((one) => one === best.hub.page);
  if (!best || !first || !page) return [];
  const names = best.sections.map(({ label }) => label);
  return [
    {
      type: 'citation_magnet',
      page,
      title: `Give ${listed(names)} pages of their own`,
      description: `One page describes all of ${listed(names)}, and none of them has its own. An engine asked about ${quoted(first.label, 60)} prefers a page that is only about that.`,
      actionSteps: steps(names),
      evidence: { where: page.url, what: `${names.length} services share this page`, snippet: first.label },
      isMain: best.sections.some(({ topic }) => isMainTopic(topic)),
    },
  ];
}

function sectionOf(heading: Heading, hub: SitePage, topics: readonly SiteTopic[], site: SiteMap) {
  const key = keyOf(heading.text);
  const topic = topics.find(({ topic: label, terms }) => [label, ...terms].some((name) => keyOf(name) === key));
  const told = textBelow(heading, hub);
  if (!topic || told < TOLD_OF_NAMED || hasPageAbout(heading.text, site, hub)) return [];
  return [{ topic, label: heading.text, isTold: told >= TOLD || isNamed(topic) }];
}

/** Characters of a section with its own parts. */
function textBelow(heading: Heading, { page }: SitePage): number {
  const outline = outlineOf(page.document);
  const at = outline.indexOf(heading);
  const end = outline.findIndex(({ level }, other) => other > at && level <= heading.level);
  return outline.slice(at, end < 0 ? undefined : end).reduce((sum, { below }) => sum + below, 0);
}

const steps = (names: readonly string[]): string[] => [
  `Start with a page about ${quoted(names[0] ?? '', 60)} that says who it is for, what is included, how it works and what it costs, and link to it wherever you list it.`,
  ...(names.length > 1 ? [`Then do the same for ${listed(names.slice(1))}.`] : []),
];
