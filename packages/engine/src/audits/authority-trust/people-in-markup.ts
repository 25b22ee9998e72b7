import { letters } from '../../artifacts/text.ts';
import { isNode, nodesAt, nodesOf, type SchemaNode, textsOf } from '../../page/schema-nodes.ts';
import type { ReadPage } from '../audit.ts';

/** Properties that give somebody a part in a site, in the order of what they tell, and what a reader calls it. */
const PARTS = [
  ['founder', 'founder'],
  ['founders', 'founder'],
  ['owner', 'owner'],
  ['employee', 'employee'],
  ['employees', 'employee'],
  ['member', 'member'],
  ['members', 'member'],
  ['author', 'author'],
  ['creator', 'creator'],
] as const;
/** Those that may as well be an organization, and are a person only where the markup says so. */
const OF_ANYBODY = /^(?:members?|author|creator)$/;
const OPINION = /^(?:(?:User|Employer)?Review|Comment|Quotation)$/;
const isAddress = (text: string): boolean => /^(?:https?:|#|_:)/.test(text);

const namesAt = (node: SchemaNode, property: string, nodes: readonly SchemaNode[]): string[] => {
  const things = nodesAt(node, property, nodes).filter(({ types }) => types.includes('Person'));
  const written = OF_ANYBODY.test(property)
    ? []
    : (node.properties.get(property) ?? []).filter((value) => typeof value === 'string' && !isNode(value));
  return [...things.flatMap((thing) => textsOf(thing, 'name').slice(0, 1)), ...written.map(String)].filter((name) => !isAddress(name));
};

/** Whether a page shows a name to its readers. */
export const shows = (pages: readonly ReadPage[], name: string): boolean =>
  pages.some(({ document }) => document.blocks.some(({ text }) => letters(text).includes(letters(name))));

/** Somebody to whom the markup gives a part in the site, and whose name no page shows to its readers. Null where there is nobody. */
export function hiddenPerson(pages: readonly ReadPage[]): { name: string; part: string; url: string } | null {
  for (const [property, part] of PARTS)
    for (const { url, document } of pages) {
      const nodes = nodesOf(document);
      const names = nodes
        .filter(({ types }) => !types.some((type) => OPINION.test(type)))
        .flatMap((node) => namesAt(node, property, nodes));
      const name = names.find((one) => letters(one) !== '' && !shows(pages, one));
      if (name !== undefined) return { name, part, url };
    }
  return null;
}
