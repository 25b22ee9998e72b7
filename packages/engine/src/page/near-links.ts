import { memoize } from '../artifacts/memoize.ts';
import type { PageDocument, ReadPage } from '../artifacts/page.ts';

export type Link = { href: string; text: string };
export const isInside = ({ internal, href }: Pick<PageDocument['links'][number], 'internal' | 'href'>): boolean =>
  internal && href.startsWith('http');
/** Every way from a page to another, whether or not a reader sees it at once. */
export const waysFrom = memoize(({ links, leads = [] }: PageDocument): readonly (Link & { internal: boolean })[] => [
  ...links,
  ...leads.map(({ href, name, internal }) => ({ href, text: name, internal })),
]);

/** Pages from which one more click is the second: the home page and those it links to; all pages where the home page was not read. */
export function withinOneClick(pages: readonly ReadPage[]): readonly ReadPage[] {
  const near = pages.filter(({ depth }) => depth !== null && depth <= 1);
  return near.length > 0 ? near : pages;
}

const isSame = (one: Link & { internal: boolean }, other: (Link & { internal: boolean }) | undefined): boolean =>
  one.href === other?.href && one.text === other.text && one.internal === other.internal;
const hasSameLinks = (one: PageDocument, other: PageDocument | undefined): boolean => one === other || sameWays(one, other);

function sameWays(one: PageDocument, other: PageDocument | undefined): boolean {
  if (!other) return false;
  const [ways, others] = [waysFrom(one), waysFrom(other)];
  return ways.length === others.length && ways.every((link, at) => isSame(link, others[at]));
}

let last: { documents: readonly WeakRef<PageDocument>[]; found: readonly Link[] } = { documents: [], found: [] };

/** The links within reach, each once: most of them stand on every page of a site. One list, however often a site is judged again with changes to other things. */
function differentLinks(pages: readonly ReadPage[]): readonly Link[] {
  const documents = withinOneClick(pages).map(({ document }) => document);
  if (documents.length === last.documents.length && documents.every((document, at) => hasSameLinks(document, last.documents[at]?.deref())))
    return last.found;
  const texts = new Map<string, Set<string>>();
  const found: Link[] = [];
  const note = (link: Link & { internal: boolean }) => {
    if (!isInside(link)) return;
    let known = texts.get(link.href);
    if (!known) {
      known = new Set();
      texts.set(link.href, known);
    }
    if (known.has(link.text)) return;
    known.add(link.text);
    found.push({ href: link.href, text: link.text });
  };
  for (const document of documents) waysFrom(document).forEach(note);
  last = { documents: documents.map((document) => new WeakRef(document)), found };
  return found;
}

/** Whether a link that fits stands within two clicks, wherever it leads. */
export function holdsLink(fits: (link: Link) => boolean): (pages: readonly ReadPage[]) => boolean {
  const holds = memoize((links: readonly Link[]) => links.some(fits));
  return (pages) => holds(differentLinks(pages));
}
