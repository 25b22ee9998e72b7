import { nameKey } from '../../page/name-key.ts';
import { nodesAt, nodesOf, type SchemaNode, textsOf } from '../../page/schema-nodes.ts';
import type { ReadPage } from '../audit.ts';

/** Branches, shops and clinics of one organization: each has a name of its own, and none of these is another name of the organization. */

/** Numbers of an address, codes with letters included: they are the same in each of its spellings. */
const figuresOf = (address: string): ReadonlySet<string> =>
  new Set(address.toLowerCase().match(/[\p{L}\p{N}]*\p{Nd}[\p{L}\p{N}]*/gu) ?? []);

/** Last digits by which a number is the same with and without the code of its country. */
const TELLING_DIGITS = 7;
const digitsOf = (number: string): string => number.replace(/\P{Nd}/gu, '').slice(-TELLING_DIGITS);

/** What a node says of where it is: the figures of its addresses, and its telephone numbers, each with the page that gives it. */
type Place = { key: string; page: string; addresses: readonly ReadonlySet<string>[]; phones: readonly string[] };

function placeOf(node: SchemaNode, nodes: readonly SchemaNode[], page: ReadPage): Place[] {
  const [name] = textsOf(node, 'name');
  if (name === undefined) return [];
  const written = (node.properties.get('address') ?? []).filter((value) => typeof value === 'string');
  // A town without a street is an area that is served.
  const parts = nodesAt(node, 'address', nodes)
    .map((address) => [textsOf(address, 'streetAddress'), textsOf(address, 'postalCode')])
    .flatMap(([street = [], code = []]) => (street.length === 0 ? [] : [...street, ...code].join(' ')));
  const addresses = [...written, ...parts].map(figuresOf).filter(({ size }) => size > 0);
  const phones = textsOf(node, 'telephone')
    .map(digitsOf)
    .filter(({ length }) => length === TELLING_DIGITS);
  return addresses.length + phones.length > 0 ? [{ key: nameKey(name), page: page.url, addresses, phones }] : [];
}

const isSameAddress = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean => one.isSubsetOf(other) || other.isSubsetOf(one);
const sharesAddress = (one: Place, other: Place): boolean =>
  one.addresses.some((address) => other.addresses.some((there) => isSameAddress(address, there)));
const sharesPhone = (one: Place, other: Place): boolean => one.phones.some((phone) => other.phones.includes(phone));
/** Two addresses are two places. Two numbers are so only beside one another: an organization with two names may have two numbers as well. */
const isElsewhere = (one: Place, other: Place): boolean =>
  one.addresses.length > 0 && other.addresses.length > 0
    ? !sharesAddress(one, other)
    : one.page === other.page && one.phones.length > 0 && other.phones.length > 0 && !sharesPhone(one, other);

/** Whether a name is that of one place among several: the markup gives another name elsewhere, and no other name at the same address. */
export function placesAmong(pages: readonly ReadPage[]): (name: string) => boolean {
  const places = pages.flatMap((page) => {
    const nodes = nodesOf(page.document);
    return nodes.flatMap((node) => placeOf(node, nodes, page));
  });
  const shared = new Set<string>();
  const apart = new Set<string>();
  for (const one of places)
    for (const other of places) {
      if (one.key === other.key) continue;
      if (sharesAddress(one, other)) shared.add(one.key);
      else if (isElsewhere(one, other)) apart.add(one.key);
    }
  return (name) => apart.has(nameKey(name)) && !shared.has(nameKey(name));
}
