import type { PageType } from '@citelight/contracts';
import { memoize } from '../../artifacts/memoize.ts';
import { hasType, nodesAt, type SchemaNode } from '../../page/schema-nodes.ts';
import { ARTICLE, BREADCRUMBS, EXPECTED, FAQ, LOCAL_BUSINESS, ORGANIZATION, PERSON, WEBSITE } from '../../page/schema-types.ts';
import { WITHOUT_OFFER } from '../../topics/profile.ts';
import { definePageAudit, type ReadPage } from '../audit.ts';
import { isBusiness } from '../business.ts';
import { believedNodes } from './agreement.ts';
import { DESCRIBES, describes } from './coverage.ts';
import { GALLERY, NO_LIFT } from './evidence.ts';
import { isOrganizationNode, ownEntities } from './organization.ts';

type Rule = {
  name: string;
  types: ReadonlySet<string> /** Each entry: one of these must be there. */;
  needs: readonly (readonly string[])[];
};
const only = (...types: string[]): ReadonlySet<string> => new Set(types);

const PRODUCT = 'Product';
const ORGANIZATION_RULE = 'Organization';
const [FOR_NO_SALE, FOR_SALE, OF_NAMELESS_BUSINESS] = ['noSale', 'sale', 'nameless'];
/** What Google's documentation requires for each type, and for articles what it recommends to tell author and date. The first rule that fits a node counts. */
const RULES: readonly Rule[] = [
  {
    name: 'Recipe',
    types: only('Recipe'),
    needs: [['name'], ['image'], ['recipeIngredient'], ['recipeInstructions'], ['author'], ['datePublished']],
  },
  { name: 'Article', types: ARTICLE, needs: [['headline', 'name'], ['author'], ['datePublished'], ['image', 'publisher', 'dateModified']] },
  {
    name: 'SoftwareApplication',
    types: only('SoftwareApplication', 'WebApplication', 'MobileApplication', 'VideoGame'),
    needs: [['name'], ['offers', 'aggregateRating', 'review', 'applicationCategory']],
  },
  {
    name: PRODUCT,
    types: only('Product', 'ProductGroup', 'ProductModel', 'IndividualProduct', 'Vehicle', 'Car'),
    needs: [['name'], ['offers', 'review', 'aggregateRating', 'hasVariant'], ['image', 'description']],
  },
  {
    name: 'Service',
    types: only('Service'),
    needs: [
      ['name', 'serviceType'],
      ['provider', 'brand', 'offers'],
    ],
  },
  { name: 'Course', types: only('Course'), needs: [['name'], ['description'], ['provider', 'offers', 'hasCourseInstance']] },
  { name: 'Book', types: only('Book'), needs: [['name'], ['author']] },
  { name: 'Event', types: only('Event'), needs: [['name'], ['startDate'], ['location', 'eventAttendanceMode']] },
  { name: 'HowTo', types: only('HowTo'), needs: [['name'], ['step']] },
  { name: 'FAQPage', types: FAQ, needs: [['mainEntity']] },
  { name: 'BreadcrumbList', types: BREADCRUMBS, needs: [['itemListElement']] },
  { name: 'ItemList', types: only('ItemList'), needs: [['itemListElement']] },
  { name: 'WebSite', types: WEBSITE, needs: [['name'], ['url']] },
  { name: 'Person', types: PERSON, needs: [['name'], ['url', 'sameAs', 'jobTitle', 'worksFor']] },
  // Who comes to the customer has an area in place of an address.
  { name: 'LocalBusiness', types: LOCAL_BUSINESS, needs: [['name'], ['address', 'areaServed']] },
  // Google requires nothing of it; without a name nobody knows whom it means.
  { name: ORGANIZATION_RULE, types: ORGANIZATION, needs: [['name']] },
];
const OFFER_NEEDS: readonly (readonly string[])[] = [
  ['price', 'priceSpecification', 'lowPrice'],
  ['priceCurrency', 'priceSpecification'],
];

const has = (node: SchemaNode, names: readonly string[]): boolean => names.some((name) => node.properties.has(name));
type Missing = { share: number; names: string[] };

function missingOf(node: SchemaNode, rule: Rule, nodes: readonly SchemaNode[], sells: boolean): Missing {
  const asked = sells || rule.name !== PRODUCT ? rule.needs : rule.needs.filter(([first]) => first !== 'offers');
  const needs = asked.map((names) => ({ label: names[0] ?? '', met: has(node, names) }));
  for (const offer of nodesAt(node, 'offers', nodes))
    for (const names of OFFER_NEEDS) needs.push({ label: `offers.${names[0]}`, met: has(offer, names) });
  if (rule.types === FAQ) {
    for (const question of nodesAt(node, 'mainEntity', nodes)) {
      const answers = [...nodesAt(question, 'acceptedAnswer', nodes), ...nodesAt(question, 'suggestedAnswer', nodes)];
      needs.push({ label: 'acceptedAnswer.text', met: has(question, ['name', 'text']) && answers.some((answer) => has(answer, ['text'])) });
    }
  }
  if (rule.types === BREADCRUMBS) {
    for (const item of nodesAt(node, 'itemListElement', nodes))
      needs.push({ label: 'itemListElement.name', met: has(item, ['name', 'item']) && has(item, ['position']) });
  }
  const open = needs.filter(({ met }) => !met);
  return { share: 1 - open.length / needs.length, names: [...new Set(open.map(({ label }) => label))] };
}

/** A mention of what is described elsewhere: a type with an @id, or more of an organization that another node of the page names. */
const isMention = (node: SchemaNode, nodes: readonly SchemaNode[]): boolean =>
  (node.id !== null && node.properties.size === 0) ||
  (hasType(node, ORGANIZATION) && !describes(node) && nodes.some((other) => hasType(other, ORGANIZATION) && describes(other)));

const expectedOn = (pageType: PageType): ReadonlySet<string> => (pageType === 'other' ? new Set() : EXPECTED[pageType].types);

const ownersOn = (page: ReadPage, nodes: readonly SchemaNode[]): readonly SchemaNode[] =>
  ownEntities(nodes, page).filter((node) => isOrganizationNode(node, nodes));
/** Whether any markup of a site names who runs it. */
const namesOwner = memoize((pages: readonly ReadPage[]): boolean =>
  pages.some((page) => ownersOn(page, believedNodes(page)).some((node) => node.properties.has('name'))),
);

export const requiredProperties = definePageAudit({
  id: 'structured-data/required-properties',
  factor: 'structuredData',
  judges: 'contents',
  weight: 1.5,
  label: 'Completeness of structured data',
  title: 'Structured data is complete',
  failTitle: 'Structured data is incomplete',
  why: 'Google lists required and recommended properties for each type it supports. It ignores items that lack a required one, such as a product without an offer.',
  fix: 'Add the missing properties to {pages}. Complete the markup that describes the page itself.',
  effort: 'low',
  tier: 'V',
  sources: [GALLERY],
  contested: NO_LIFT,
  notApplicable: 'No sampled page has structured data of its expected type.',
  needs: ['corpus'],
  // What a laboratory or a club describes is not for sale. That no markup names the owner of a business is told by organization-node, and once.
  takes: (_, { pages, corpus: { profile } }) =>
    WITHOUT_OFFER.has(profile.kind) ? FOR_NO_SALE : isBusiness(profile, pages) && !namesOwner(pages) ? OF_NAMELESS_BUSINESS : FOR_SALE,
  judgePage(page, offered) {
    const nodes = believedNodes(page);
    const owners = offered === OF_NAMELESS_BUSINESS ? ownersOn(page, nodes) : [];
    const expected = expectedOn(page.document.pageType);
    // The worst node of each kind counts, so that complete extras make up for nothing.
    const worst = new Map<string, Missing>();
    for (const node of nodes) {
      if (!node.top || !(hasType(node, expected) || hasType(node, FAQ) || hasType(node, BREADCRUMBS)) || isMention(node, nodes)) continue;
      const rule = RULES.find(({ types }) => hasType(node, types));
      if (!rule || (rule.name === ORGANIZATION_RULE && owners.includes(node))) continue;
      const missing = missingOf(node, rule, nodes, offered !== FOR_NO_SALE);
      // A date or an author alone says of nothing when it was written and by whom.
      if (!describes(node) && rule.needs.some((names) => names.some((name) => DESCRIBES.includes(name)))) missing.share = 0;
      const known = worst.get(rule.name);
      if (!known || missing.share < known.share) worst.set(rule.name, missing);
    }
    if (worst.size === 0) return null;
    const all = [...worst];
    return {
      score: all.reduce((sum, [, { share }]) => sum + share, 0) / all.length,
      findings: all.filter(([, { names }]) => names.length > 0).map(([name, { names }]) => ({ what: `${name} lacks ${names.join(', ')}` })),
    };
  },
});
