import { isExampleHost } from '../../page/example-contacts.ts';
import { nameKey } from '../../page/name-key.ts';
import { hasType, nodesAt, type SchemaNode, textsOf } from '../../page/schema-nodes.ts';
import { LOCAL_BUSINESS, ORGANIZATION, PERSON, WEBSITE } from '../../page/schema-types.ts';
import type { ReadPage } from '../audit.ts';

const hostOf = (url: string): string | null => {
  try {
    return new URL(url).hostname.replace(/^www\./, '');
  } catch {
    return null;
  }
};
const isOf = (there: string | null, here: string | null): boolean =>
  there !== null && here !== null && (there === here || there.endsWith(`.${here}`) || here.endsWith(`.${there}`));
/** The host under which a page was read, or the one that its canonical names as its own. */
const sameSite = (url: string, { finalUrl, document }: ReadPage): boolean => {
  const [canonical, ...more] = new Set(document.canonicals);
  const isOwn = canonical !== undefined && more.length === 0 && !isExampleHost(hostOf(canonical) ?? '');
  const hosts = isOwn ? [finalUrl, canonical] : [finalUrl];
  return hosts.some((own) => isOf(hostOf(url), hostOf(own)));
};

/** Properties that only a person has: a business neither has a job nor works for another. */
const OF_A_PERSON: readonly string[] = ['worksFor', 'practicesAt', 'jobTitle', 'honorificPrefix'];
/** Types that stand for a person or for the practice, and what ties the person to the practice. */
const PRACTITIONER: ReadonlySet<string> = new Set(['Physician', 'IndividualPhysician', 'Dentist', 'Attorney', 'Notary']);
const BELONGS_TO: readonly string[] = ['memberOf', 'affiliation'];
const HAS_STAFF: readonly string[] = ['employee', 'employees'];

/** A practice may be a member of a chamber, which the page only mentions; who belongs to an organization that it describes works there. */
const belongs = (node: SchemaNode, nodes: readonly SchemaNode[]): boolean =>
  hasType(node, PRACTITIONER) &&
  BELONGS_TO.some((property) =>
    nodesAt(node, property, nodes).some((other) => other !== node && other.top && hasType(other, ORGANIZATION)),
  );
const isEmployed = (node: SchemaNode, nodes: readonly SchemaNode[]): boolean =>
  nodes.some((other) => other !== node && HAS_STAFF.some((property) => nodesAt(other, property, nodes).includes(node)));

/** A person, also where the type is that of a practice: a physician who works for the clinic is not the clinic. */
export const isPersonNode = (node: SchemaNode, nodes: readonly SchemaNode[]): boolean =>
  hasType(node, PERSON) ||
  (hasType(node, LOCAL_BUSINESS) &&
    (OF_A_PERSON.some((property) => node.properties.has(property)) || belongs(node, nodes) || isEmployed(node, nodes)));

/** What can be visited and called is an organization, also by a type that schema.org does not have ("Psychologist"). */
const OF_A_PLACE_TO_CALL: readonly string[] = ['name', 'address', 'telephone'];
const isReachable = (node: SchemaNode): boolean => node.top && OF_A_PLACE_TO_CALL.every((property) => node.properties.has(property));

export const isOrganizationNode = (node: SchemaNode, nodes: readonly SchemaNode[]): boolean =>
  (hasType(node, ORGANIZATION) || isReachable(node)) && !isPersonNode(node, nodes);

/** Nodes that stand for whoever runs the site: an organization (or a person on a personal site) that the markup ties to this host or names as publisher. */
export function ownEntities(nodes: readonly SchemaNode[], page: ReadPage): SchemaNode[] {
  const publishers = new Set(nodes.flatMap((node) => nodesAt(node, 'publisher', nodes)));
  const candidates = [...new Set([...nodes, ...publishers])];
  return candidates.filter((node) => {
    const organization = isOrganizationNode(node, nodes);
    if (!organization && !(isPersonNode(node, nodes) && (publishers.has(node) || page.document.pageType === 'home'))) return false;
    const urls = textsOf(node, 'url');
    if (urls.length > 0) return urls.some((url) => sameSite(url, page) || url.startsWith('/'));
    return publishers.has(node) || (node.id !== null && sameSite(node.id, page)) || (organization && node.top);
  });
}

/** Properties whose value may run the site of what holds it: the other ones name who wrote, made or offers that one thing. */
const OF_THE_SITE: readonly string[] = ['publisher', 'about', 'mainEntity', 'copyrightHolder'];
/** Properties that credit a work to somebody, be it another than who publishes it. */
const CREDITS: readonly string[] = ['author', 'creator', 'editor', 'contributor', 'reviewedBy'];

/** Whether a node only has a part in something, and so does not stand for the site: it is described nowhere else, or only wrote what another publishes. Compared by name, for a thing without an @id is another in each place. */
export function onlyHasPart(nodes: readonly SchemaNode[]): (node: SchemaNode) => boolean {
  const namesAt = (properties: readonly string[]) =>
    new Set(
      nodes
        .flatMap((node) => properties.flatMap((property) => nodesAt(node, property, nodes)))
        .flatMap((one) => textsOf(one, 'name').map(nameKey)),
    );
  const [ofTheSite, credited, publishers] = [namesAt(OF_THE_SITE), namesAt(CREDITS), namesAt(['publisher'])];
  return (node) => {
    const is = (names: ReadonlySet<string>) => textsOf(node, 'name').some((name) => names.has(nameKey(name)));
    return !is(ofTheSite) && (!node.top || (is(credited) && publishers.size > 0));
  };
}

export const ownWebsites = (nodes: readonly SchemaNode[]): SchemaNode[] => nodes.filter((node) => hasType(node, WEBSITE));

export const hostKey = (page: ReadPage): string => nameKey(hostOf(page.finalUrl)?.split('.').slice(0, -1).join('') ?? '');
