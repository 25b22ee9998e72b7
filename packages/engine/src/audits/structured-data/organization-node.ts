import type { Finding, SiteKind } from '@citelight/contracts';
import { languageOf } from '../../artifacts/page-language.ts';
import { nameKey } from '../../page/name-key.ts';
import { personBehind } from '../../page/person-name.ts';
import { hasType, hasUnreadable, nodesAt, nodesOf, type SchemaNode, textsOf } from '../../page/schema-nodes.ts';
import { LOCAL_BUSINESS, ORGANIZATION, PERSON } from '../../page/schema-types.ts';
import { OF_PROGRAMS } from '../../topics/profile.ts';
import { defineAudit, fail, notApplicable, pass, type ReadPage, scored } from '../audit.ts';
import { isBusiness } from '../business.ts';
import { believedNodes } from './agreement.ts';
import { type ContactSource, onlyLinked, openingHours } from './contact-sources.ts';
import { GOOGLE_LOCAL_BUSINESS, GOOGLE_ORGANIZATION, NO_LIFT } from './evidence.ts';
import { isOrganizationNode, isPersonNode, ownEntities } from './organization.ts';
import { placesAmong } from './places.ts';
import { type SiteOfKind, tradeOf } from './trade.ts';

const NOT_BELIEVED = 'The page with Organization markup has structured data that does not match what readers see.';

/** Markup that bears the site's name and gives the address of another one, often that of an example. */
function strayed(pages: readonly ReadPage[], names: readonly string[]): Finding | null {
  const own = new Set(names.map(nameKey));
  for (const page of pages)
    for (const node of nodesOf(page.document)) {
      const [name = ''] = textsOf(node, 'name');
      const [address] = textsOf(node, 'url');
      if (address && hasType(node, ORGANIZATION) && own.has(nameKey(name)))
        return { where: page.url, what: `the Organization markup of “${name}” gives the address of another site: ${address}` };
    }
  return null;
}
const SOFTWARE: ReadonlySet<string> = new Set(['SoftwareApplication', 'WebApplication', 'MobileApplication', 'SoftwareSourceCode']);
const MADE_BY: readonly string[] = ['author', 'creator', 'publisher'];
/** Whether the markup of a program names a person, and no organization, as who made it. */
function isMadeByPerson(nodes: readonly SchemaNode[]): boolean {
  const makers = nodes
    .filter((node) => hasType(node, SOFTWARE))
    .flatMap((node) => MADE_BY.flatMap((property) => nodesAt(node, property, nodes)));
  return makers.some((maker) => isPersonNode(maker, nodes)) && !makers.some((maker) => isOrganizationNode(maker, nodes));
}

const noneOf = (pages: readonly ReadPage[]): string =>
  `${pages.length === 1 ? 'the page that we read has no' : `none of the ${pages.length} pages that we read has`} Organization markup that describes this site`;

const OWN_ADDRESS = 'Give your Organization markup the address of this site. Set its url to your home page.';
const FIT: Readonly<Partial<Record<SiteKind, string>>> = { shop: 'OnlineStore', localBusiness: 'LocalBusiness' };
/** The type that fits the site better than Organization; null where none is certain. */
const fittingType = (pages: readonly ReadPage[], site: SiteOfKind): string | null => tradeOf(pages, site)?.type ?? FIT[site.kind] ?? null;

const DESCRIBE_YOURSELF =
  'Describe yourself in the markup of your home page. Add Person markup with your name, a url and sameAs links to your profiles.';
function addFix(pages: readonly ReadPage[], site: SiteOfKind): string {
  const type = fittingType(pages, site);
  if (personBehind(pages) !== null && !tradeOf(pages, site)) return DESCRIBE_YOURSELF;
  const specific = type === null ? '' : ` Use a more specific type where one fits, such as ${type}.`;
  return `Describe your organization in the markup of your home page. Add Organization markup or complete it.${specific} Give it a name, a url and a logo, and use the same name on every page.`;
}
function completeFix(nodes: readonly SchemaNode[], pages: readonly ReadPage[], site: SiteOfKind): string {
  const trade = nodes.some((node) => hasType(node, LOCAL_BUSINESS)) ? null : tradeOf(pages, site);
  const specific = trade ? ` Use a more specific type, such as ${trade.type}.` : '';
  return `Complete your Organization markup. Give it a name, a url and a logo or sameAs links, and use the same name on every page.${specific}`;
}

const HOURS: readonly string[] = ['openingHours', 'openingHoursSpecification', 'specialOpeningHoursSpecification', 'hoursAvailable'];
const LONGEST_SNIPPET = 200;
/** What Google recommends of a local business that no markup of the site gives and a page does. It costs nothing. */
function recommendedOf(own: readonly SchemaNode[], pages: readonly ReadPage[]): Finding[] {
  if (!own.some((node) => hasType(node, LOCAL_BUSINESS)) || pages.some(({ document }) => hasUnreadable(document))) return [];
  const isGiven = (properties: readonly string[]) =>
    pages.some(({ document }) => nodesOf(document).some((node) => properties.some((property) => node.properties.has(property))));
  const telephone = isGiven(['telephone', 'contactPoint']) ? null : onlyLinked(pages, 'tel:').found;
  const hours = isGiven(HOURS) ? null : openingHours(pages);
  return [...lackOf('telephone', 'links a number', telephone), ...lackOf('openingHoursSpecification', 'states the hours', hours)];
}
const lackOf = (property: string, does: string, source: ContactSource | null): Finding[] =>
  source === null
    ? []
    : [
        {
          where: source.page.url,
          what: `the markup of this business lacks ${property}, which Google recommends; this page ${does}`,
          snippet: source.value.slice(0, LONGEST_SNIPPET),
        },
      ];

const ONE_NAME =
  'Use one name for your organization in all markup. Put the name of a service into makesOffer, and keep that of the organization the same on every page.';

/** What no node that describes the owner gives, of a name and an address; null where one gives both. */
function lackedBy(nodes: readonly SchemaNode[]): string | null {
  const isNamed = (node: SchemaNode) => textsOf(node, 'name').length > 0;
  const isPlaced = ({ properties, id }: SchemaNode) => properties.has('url') || id !== null;
  if (nodes.some((node) => isNamed(node) && isPlaced(node))) return null;
  const [named, placed] = [nodes.some(isNamed), nodes.some(isPlaced)];
  if (named && placed) return 'no node of the Organization markup has both a name and a url';
  return `the Organization markup lacks ${named ? 'a url' : placed ? 'a name' : 'a name and a url'}`;
}

type Named = { page: ReadPage; node: SchemaNode };
const nameOf = ({ node }: Named): string => textsOf(node, 'name')[0] ?? '';
const keyOf = (one: Named): string => nameKey(nameOf(one));
/** Those that name the organization: places of their own are apart from the one of the home page, or from the first. */
function withoutPlaces(named: readonly Named[], pages: readonly ReadPage[]): readonly Named[] {
  const main = named.find(({ page }) => page.document.pageType === 'home') ?? named[0];
  if (!main || named.every((one) => keyOf(one) === keyOf(main))) return named;
  const isPlace = placesAmong(pages);
  return named.filter((one) => keyOf(one) === keyOf(main) || !isPlace(nameOf(one)));
}
/** Where the markup calls the organization by another name than that of the home page, or than the first: each name once. */
function otherNames(named: readonly Named[], names: ReadonlyMap<string, string>): Finding[] {
  const known = named.filter((one) => names.has(keyOf(one)));
  const main = known.find(({ page }) => page.document.pageType === 'home') ?? known[0];
  const firstOf = new Map(known.toReversed().map((one) => [keyOf(one), one]));
  return [...names].flatMap(([key, name]) => {
    const there = firstOf.get(key);
    if (!main || !there || key === keyOf(main)) return [];
    const snippet = `${names.get(keyOf(main))} | ${name}`;
    return [{ where: there.page.url, what: 'Organization markup on this site uses different names', snippet }];
  });
}

export const organizationNode = defineAudit({
  id: 'structured-data/organization-node',
  factor: 'structuredData',
  judges: 'contents',
  weight: 1.5,
  label: 'Organization markup',
  title: 'Organization markup identifies your site’s owner',
  failTitle: 'Organization markup is missing or incomplete',
  why: 'Google uses Organization markup to tell organizations apart. A name, an address and a logo say which one it is.',
  fix: 'Describe your organization in the markup of your home page. Add Organization markup or complete it. Use a more specific type where one fits, such as LocalBusiness. Give it a name, a url and a logo, and use the same name on every page.',
  effort: 'low',
  tier: 'V',
  sources: [GOOGLE_ORGANIZATION, GOOGLE_LOCAL_BUSINESS],
  contested: NO_LIFT,
  needs: ['served', 'url', 'corpus'],
  judge({ served: pages, url, corpus }) {
    const entities = pages.flatMap((page) => {
      const nodes = believedNodes(page);
      return ownEntities(nodes, page).map((node) => ({ page, node, isOrganization: isOrganizationNode(node, nodes) }));
    });
    // Who writes a site is no second organization; a person's site has no other owner.
    const organizations = entities.filter(({ isOrganization }) => isOrganization);
    const own = organizations.length > 0 ? organizations : entities;
    const [first] = own;
    if (!isBusiness(corpus.profile, pages)) return notApplicable('Nothing on the site says that a business runs it.');
    const ofPerson = OF_PROGRAMS.has(corpus.profile.kind) && organizations.length === 0;
    if (ofPerson && pages.some((page) => isMadeByPerson(believedNodes(page))))
      return notApplicable('A person makes the program, so there is no organization to describe.');
    // Markup that the page does not bear out is judged by agrees-with-page alone; that there is none would not be true.
    if (!first && pages.some((page) => ownEntities(nodesOf(page.document), page).length > 0)) return notApplicable(NOT_BELIEVED);
    if (!first) {
      const foreign = strayed(pages, [corpus.profile.brand ?? '', ...corpus.profile.aliases]);
      return foreign
        ? { ...scored(0, [foreign]), fix: OWN_ADDRESS }
        : { ...fail([{ where: url, what: noneOf(pages) }]), fix: addFix(pages, corpus.profile) };
    }
    // Several people, or several places, are not several names of one organization.
    const named = withoutPlaces(
      organizations.filter(({ node }) => textsOf(node, 'name').length > 0),
      pages,
    );
    const home = own.find(({ page }) => page.document.pageType === 'home') ?? first;
    // A site in two languages has a name in each.
    const names = [...Map.groupBy(named, ({ page }) => languageOf(page)).values()]
      .map((of) => new Map(of.map((one) => [keyOf(one), nameOf(one)])))
      .reduce((most, one) => (one.size > most.size ? one : most), new Map<string, string>());
    // A mere reference, such as the publisher of an article, need not repeat what another node says of the same owner.
    const nodes = (organizations.length > 0 ? entities.filter(({ node }) => !hasType(node, PERSON)) : own).map(({ node }) => node);
    const lacking = lackedBy(nodes);
    const described = lacking === null;
    const pictured = nodes.some(({ properties }) => ['logo', 'image', 'sameAs'].some((one) => properties.has(one)));
    const findings = [
      ...(described ? [] : [{ where: home.page.url, what: lacking }]),
      ...(pictured ? [] : [{ where: home.page.url, what: 'the Organization markup has neither a logo nor sameAs' }]),
      ...otherNames(named, names),
    ];
    const recommended = recommendedOf(
      entities.map(({ node }) => node),
      pages,
    );
    if (findings.length === 0) return pass(recommended);
    const score = 0.5 * Number(described) + 0.2 * Number(pictured) + 0.3 * Number(names.size <= 1);
    return {
      ...scored(score, [...findings, ...recommended]),
      fix: !described || !pictured ? completeFix(nodes, pages, corpus.profile) : ONE_NAME,
    };
  },
});
