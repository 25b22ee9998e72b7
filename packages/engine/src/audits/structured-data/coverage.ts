import type { SiteKind } from '@citelight/contracts';
import { headlineOf } from '../../artifacts/h1.ts';
import { memoize } from '../../artifacts/memoize.ts';
import { addressOf } from '../../artifacts/page-path.ts';
import { isAuthored, marksArticle } from '../../page/authored.ts';
import { nameKey } from '../../page/name-key.ts';
import { isPriced } from '../../page/priced.ts';
import { hasType, hasUnreadable, nodesOf, type SchemaNode, textsOf } from '../../page/schema-nodes.ts';
import { EXPECTED, FAQ, LOCAL_BUSINESS, ORGANIZATION, PERSON, SERVICE } from '../../page/schema-types.ts';
import { WITHOUT_OFFER } from '../../topics/profile.ts';
import { definePageAudit, type ReadPage } from '../audit.ts';
import { isBusiness } from '../business.ts';
import { agreementOf, believedNodes } from './agreement.ts';
import { GALLERY, NO_LIFT } from './evidence.ts';
import { ownEntities } from './organization.ts';

/** Properties by which a node says what it is about; a type alone, or a date, describes nothing. */
export const DESCRIBES: readonly string[] = ['name', 'headline', 'itemReviewed', 'itemListElement', 'mainEntity', 'step', 'hasPart'];
export const describes = (node: SchemaNode): boolean => DESCRIBES.some((property) => node.properties.has(property));

/** The believed nodes that describe what a page of its type is expected to describe; on a page of type `other`, anything. */
export function tellingNodes(page: ReadPage): SchemaNode[] {
  const { pageType } = page.document;
  const nodes = believedNodes(page);
  // Somebody else's organization does not tell who runs this site.
  const own = new Set(ownEntities(nodes, page));
  const foreign = (node: SchemaNode): boolean => (hasType(node, ORGANIZATION) || hasType(node, PERSON)) && !own.has(node);
  return nodes.filter((node) => describes(node) && !foreign(node) && (pageType === 'other' || hasType(node, EXPECTED[pageType].types)));
}

/** Whether a site has begun to mark up what it says. */
const hasMarkup = memoize((pages: readonly ReadPage[]): boolean => pages.some(({ document }) => nodesOf(document).length > 0));

const articlesOf = memoize(
  (pages: readonly ReadPage[]): ReadonlySet<string | null> =>
    new Set(pages.flatMap(({ finalUrl, document }) => (document.pageType === 'article' ? addressOf(finalUrl) : []))),
);
/** Articles to which a page leads that lists them, and characters of its text for each; an article leads to a few others below a text of its own. */
const [LISTED, BESIDE] = [5, 400];
/** A page that lists articles is none, whatever its template says. */
function listsArticles({ finalUrl, document }: ReadPage, pages: readonly ReadPage[]): boolean {
  const articles = articlesOf(pages);
  const own = addressOf(finalUrl);
  const found = new Set(document.links.flatMap(({ region, internal, href }) => (region === 'main' && internal ? addressOf(href) : [])));
  const listed = [...found].filter((address) => address !== own && articles.has(address)).length;
  return listed >= LISTED && document.mainChars <= listed * BESIDE;
}

/** Whether a node that describes a practice or a shop is what the page is about: by its address, or by the headline. That of the whole site stands on any page. */
const isOfPage = (node: SchemaNode, page: ReadPage): boolean => {
  const own = new Set([page.url, page.finalUrl, ...page.document.canonicals].map(addressOf));
  const names = new Set(textsOf(node, 'name').map(nameKey));
  return textsOf(node, 'url').some((url) => own.has(addressOf(url))) || names.has(nameKey(headlineOf(page.document) ?? ''));
};
/** A page that its own markup describes as a service, and not as an article. */
const isOffered = (page: ReadPage): boolean =>
  !marksArticle(page.document) &&
  nodesOf(page.document).some(
    (node) => node.top && describes(node) && (hasType(node, SERVICE) || (hasType(node, LOCAL_BUSINESS) && isOfPage(node, page))),
  );

/** Whether markup of the page's type would fit: a page about a product that states no price and lies outside a shop may be a line of a catalogue, and a page that answers questions is marked up as that. */
function fits(page: ReadPage, kind: SiteKind): boolean {
  const { pageType } = page.document;
  if (pageType === 'product') return kind === 'shop' || kind === 'software' || isPriced(page);
  if (pageType !== 'article') return true;
  return isAuthored(page) && !isOffered(page) && !nodesOf(page.document).some((node) => hasType(node, FAQ));
}

/** Says what is there instead. What is of the right type has no name, or belongs to somebody else. */
function whatIsMissing(nodes: readonly SchemaNode[], wanted: ReadonlySet<string>, name: string): string {
  const typesOf = (some: readonly SchemaNode[]): string => [...new Set(some.flatMap(({ types }) => types))].slice(0, 6).join(', ');
  const right = nodes.filter((node) => hasType(node, wanted));
  if (nodes.length === 0) return `no structured data; expected ${name}`;
  if (right.length === 0) return `expected ${name}, found only ${typesOf(nodes)}`;
  if (right.some(describes)) return `the ${typesOf(right.filter(describes))} markup does not describe this site`;
  return `the ${typesOf(right)} markup has no name or headline`;
}

export const coverage = definePageAudit({
  id: 'structured-data/coverage',
  factor: 'structuredData',
  judges: 'contents',
  weight: 1,
  label: 'Structured data for each type of page',
  title: 'Pages have structured data for their type',
  failTitle: 'Some pages have no structured data for their type',
  why: 'Markup tells a product from a text about a product. It aids understanding; no study shows that it brings citations, so it has little weight.',
  fix: 'Add structured data to {pages}. Use the JSON-LD type that fits each page, such as Article, Product or Event.',
  effort: 'medium',
  tier: 'V',
  sources: [GALLERY],
  contested: NO_LIFT,
  pageTypes: ['home', 'article', 'product'],
  notApplicable: 'No sampled page is of a type for which structured data is expected.',
  needs: ['corpus'],
  takes: (page, { pages, corpus }) => {
    const { kind } = corpus.profile;
    // Who runs the site is asked for by the organization's node; a meeting is described on its home page.
    if (page.document.pageType === 'home') return kind === 'event' ? kind : null;
    if (WITHOUT_OFFER.has(kind) || kind === 'documentation') return null;
    if (page.document.pageType === 'article' && listsArticles(page, pages)) return null;
    // Who does no business and has no markup anywhere (a diary, a club's press review) is not asked for it.
    return hasMarkup(pages) || isBusiness(corpus.profile, pages) ? kind : null;
  },
  judgePage(page, kind) {
    const { pageType } = page.document;
    if (pageType === 'other' || kind === null) return null;
    const name = pageType === 'home' ? 'Event' : EXPECTED[pageType].name;
    if (tellingNodes(page).length > 0) return { score: 1 };
    // That the markup does not match the page is said once, where the two are compared.
    if (!agreementOf(page).believed) return null;
    if (hasUnreadable(page.document) || !fits(page, kind)) return null;
    return { score: 0, findings: [{ what: whatIsMissing(nodesOf(page.document), EXPECTED[pageType].types, name) }] };
  },
});
