import type { Finding } from '@citelight/contracts';
import { memoize } from '../../artifacts/memoize.ts';
import type { PageDocument, Region } from '../../artifacts/page.ts';
import { decoded, FILE_ENDING } from '../../artifacts/page-path.ts';
import type { PageName } from '../../language/pack.ts';
import { pathOf } from '../../page/legal-pages.ts';
import { holdsLink, isInside, type Link, waysFrom, withinOneClick } from '../../page/near-links.ts';
import { isExactlyNamed, isNamed } from '../../page/page-names.ts';
import type { Artifacts, ReadPage } from '../audit.ts';
import { brokenUrls } from '../known-broken.ts';

/** Parts of an address as names: folders, the file without its ending, a place on the page. */
const partsOf = (href: string): string[] => {
  const hash = decoded(/#([^#/]+)$/.exec(href)?.[1] ?? '');
  return [...pathOf(href).split('/'), hash].filter(Boolean).map((part) => part.replace(FILE_ENDING, ''));
};

export type Reached = { url: string; from: string } | null;

const OF_CONTACT: readonly PageName[] = ['contact', 'imprint'];
const toContact = linkedBy(({ href, text }) =>
  [...partsOf(href), text].some((part) => OF_CONTACT.some((name) => isNamed(name, part, true))),
);

/** The contact page within two clicks of the home page: one that was read, or a link that is not known to be broken. */
export function contactPage({ pages, visited, linkChecks }: Pick<Artifacts, 'pages' | 'visited' | 'linkChecks'>): {
  found: Reached;
  broken: Finding[];
} {
  const read = pages.find(({ document, depth }) => document.pageType === 'contact' && depth !== null && depth <= 2);
  if (read) return { found: { url: read.url, from: read.url }, broken: [] };
  return toContact(pages, { visited, linkChecks });
}

const OF_THE_FRAME: ReadonlySet<Region> = new Set(['nav', 'header', 'footer']);
/** Links of the menu or the footer to another host that are called exactly like a page of that kind: the policy may be kept by a parent organization or a service. */
export const linkedElsewhere = (kind: PageName) =>
  memoize((document: PageDocument): readonly Link[] =>
    document.links.filter(
      (link) =>
        !link.internal &&
        OF_THE_FRAME.has(link.region) &&
        /^https?:/.test(link.href) &&
        isExactlyNamed(kind, link.text) &&
        standsAlone(link, document),
    ),
  );
/** Whether a link is no part of a sentence: "the Google Privacy Policy applies" names the policy of another. */
function standsAlone(link: PageDocument['links'][number], { blocks, links }: PageDocument): boolean {
  const block = blocks[link.block];
  if (!block) return true;
  const text = block.links.reduce((rest, at) => {
    const one = links[at];
    return one ? rest.replace(one.text, one === link ? OWN : OTHER) : rest;
  }, block.text);
  return !IN_A_SENTENCE.test(text);
}
/** What stands for the text of the link, and for those of others beside it. */
const [OWN, OTHER] = ['\u0001', '\u0002'];
const IN_A_SENTENCE = new RegExp(String.raw`\p{L}['’]?\s*${OWN}|${OWN}\s*\p{L}`, 'u');

/** Finds the first link that fits, within two clicks, and then what `elsewhere` holds; links that fit but lead nowhere are reported. */
export function linkedBy(fits: (link: Link) => boolean, elsewhere: (document: PageDocument) => readonly Link[] = () => []) {
  const holds = holdsLink(fits);
  const inside = ({ document }: ReadPage) => waysFrom(document).filter((link) => isInside(link) && fits(link));
  return (pages: readonly ReadPage[], checked: Pick<Artifacts, 'visited' | 'linkChecks'>): { found: Reached; broken: Finding[] } => {
    const dead = brokenUrls(checked);
    const broken = new Map<string, Finding>();
    const near = withinOneClick(pages);
    for (const linksOf of [...(holds(pages) ? [inside] : []), ({ document }: ReadPage) => elsewhere(document)])
      for (const page of near)
        for (const link of linksOf(page)) {
          if (!dead.has(link.href)) return { found: { url: link.href, from: page.url }, broken: [...broken.values()] };
          broken.set(link.href, { where: page.url, what: `The link “${link.text}” is broken: ${link.href}` });
        }
    return { found: null, broken: [...broken.values()] };
  };
}

/** Links to other pages that a page needs for its menus to count as being there. */
const FEWEST_LINKS = 3;
const WHERE_SEARCHED = 'Searched: every link, title of a link, frame, and address in the HTML of';
/** Said with what was not found. */
export const SEARCHED = 'We searched the links, link titles, frames, addresses and headings of every page we read, in 16 languages.';

/** Words up to which a page is a frame around others or a door to them. */
const DOOR_WORDS = 80;
const ONLY_FRAMES = 'The only page that we read shows other pages in frames, which we did not read.';
const NO_MENU = 'Many pages have no link in their HTML; scripts may add the menu, and we did not open them in a browser.';
const isWithoutMenu = ({ document, rendered }: ReadPage): boolean =>
  rendered === null && (document.scripts ?? 0) > 0 && document.links.length === 0 && (document.leads ?? []).length === 0;

/** A frameset: nothing to read, no links, and frames that lead inside. */
const onlyFrames = ({ document }: ReadPage, pages: readonly ReadPage[]): boolean =>
  pages.length === 1 &&
  document.wordCount < DOOR_WORDS &&
  !document.links.some(isInside) &&
  (document.leads ?? []).some(({ internal }) => internal);

/**
 * Why nothing can be said to be missing: the page that every search begins with has next to no links in its HTML, has scripts that may build them, and was not rendered. Null where
 * the search could have found it.
 */
export function linksUnseen(pages: readonly ReadPage[]): string | null {
  const near = withinOneClick(pages);
  const home = near.find(({ document }) => document.pageType === 'home') ?? near[0];
  if (home && onlyFrames(home, pages)) return ONLY_FRAMES;
  if (!home || near.some(({ rendered }) => rendered !== null) || (home.document.scripts ?? 0) === 0) return null;
  const own = home.url.split('#')[0];
  const targets = new Set(waysFrom(home.document).flatMap((link) => (isInside(link) ? link.href.replace(/#$/, '') : [])));
  if (own) targets.delete(own);
  if (targets.size >= FEWEST_LINKS) return 2 * pages.filter(isWithoutMenu).length >= pages.length ? NO_MENU : null;
  return `the home page’s HTML has almost no links; scripts may add them, and we did not open it in a browser. ${WHERE_SEARCHED} ${near.length === 1 ? 'the home page' : `${near.length} pages`}`;
}
