import { writesAddress } from '../../page/postal-address.ts';
import { nodesAt, type SchemaNode, textsOf } from '../../page/schema-nodes.ts';
import { isVisible } from '../../page/visible.ts';
import type { ReadPage } from '../audit.ts';
import { ownContact } from './contact-sources.ts';
import { isOrganizationNode, ownEntities } from './organization.ts';

/** Last digits by which a number is the same with and without the code of its country. */
const TELLING_DIGITS = 7;
const digitsOf = (number: string): string => number.replace(/\P{Nd}/gu, '').slice(-TELLING_DIGITS);

/** Numbers that can be called from the page. */
const linkedNumbers = ({ document }: ReadPage): string[] =>
  document.links.flatMap(({ href }) => (/^tel:/i.test(href) ? digitsOf(href) : [])).filter(({ length }) => length === TELLING_DIGITS);

/** An address in a text may be that of a customer; in the footer, or on the page that says how the owner is reached, it is the owner's. */
const showsOwnAddress = ({ document }: ReadPage): boolean => writesAddress(ownContact(document));

/**
 * Where the markup of the site's own organization gives another telephone number or postal address than the page does. A page that shows neither is not asked: it
 * need not repeat them.
 */
export function contactDisagreements(
  nodes: readonly SchemaNode[],
  page: ReadPage,
  visible: string,
): { compared: number; found: { what: string; snippet: string }[] } {
  const own = ownEntities(nodes, page).filter((node) => isOrganizationNode(node, nodes));
  const found: { what: string; snippet: string }[] = [];
  let compared = 0;
  const shown = linkedNumbers(page);
  const numbers = own.flatMap((node) => [node, ...nodesAt(node, 'contactPoint', nodes)]).flatMap((node) => textsOf(node, 'telephone'));
  const [number] = numbers;
  if (number !== undefined && shown.length > 0) {
    compared += 1;
    if (!numbers.some((one) => shown.includes(digitsOf(one))))
      found.push({ what: 'the telephone number in the markup is none of those on the page', snippet: number });
  }
  const addresses = own.flatMap((node) => nodesAt(node, 'address', nodes));
  const lines = addresses.map((node) => ['streetAddress', 'postalCode'].flatMap((property) => textsOf(node, property)));
  const [first] = lines.filter(({ length }) => length === 2);
  if (first && showsOwnAddress(page)) {
    compared += 1;
    if (!lines.flat().some((line) => isVisible(line, visible)))
      found.push({ what: 'the address in the markup is not the one on the page', snippet: first.join(', ') });
  }
  return { compared, found };
}
