import { attribute, type Element, type ParentNode, type Tree } from './tree.ts';

/** Elements around a page's content, by which pages of one template are recognized: what a template writes, without what an author or the position of a page adds. */

const MOST_LEVELS = 30;
const MOST_NAMES = 8;
const LONGEST_NAME = 40;
/** What WordPress and its like add to the container of a post from its fields, and what marks where a reader is. */
const OF_THE_PAGE =
  /^(?:category|tag|author|term|tax|product_cat|product_tag|has|is|current|active|sticky|first|last|odd|even|post-#|page-#)(?:-|_|$)/;
/** Letters and digits in one part: made by a build, or for this page alone. */
const MADE_UP = /^(?=.*\d)(?=.*[a-z])/;
/** Signs that stand before names. */
const SIGN = /[#.]/;
/** Around the content: a headline there is the site's name. Of a part of the content, it may well be the page's. */
const AROUND = /^(?:header|nav|footer|aside)$/;
const PART = /^(?:main|article|section)$/;

/** Names of an element, numbers in them as "#"; empty for those that say nothing of a template. */
function nameOf(written: string): string {
  const name = written.toLowerCase();
  if (name.length === 0 || name.length > LONGEST_NAME || SIGN.test(name)) return '';
  const parts = name.split(/([-_]+)/);
  if (parts.some((part) => MADE_UP.test(part))) return '';
  const plain = parts.map((part) => part.replace(/^\d+$/, '#')).join('');
  return OF_THE_PAGE.test(plain) ? '' : plain;
}

const namesOf = (value: string | null, sign: string): string[] => {
  const names = new Set((value ?? '').split(/\s+/, 4 * MOST_NAMES).map(nameOf));
  names.delete('');
  return [...names]
    .sort()
    .slice(0, MOST_NAMES)
    .map((name) => sign + name);
};

/** Ids of these are anchors, made from the words of a headline. */
const ANCHORED = /^(?:h1|section)$/;

function levelOf(element: Element): string {
  const id = ANCHORED.test(element.tagName) ? null : attribute(element, 'id');
  return [element.tagName, ...namesOf(id, '#'), ...namesOf(attribute(element, 'class'), '.')].join('');
}

function firstHeadline(parent: ParentNode, isInPart: boolean): Element | null {
  for (const child of parent.childNodes) {
    if (child.kind !== 'element' || (!isInPart && AROUND.test(child.tagName))) continue;
    if (child.tagName === 'h1') return child;
    const found = firstHeadline(child, isInPart || PART.test(child.tagName));
    if (found) return found;
  }
  return null;
}

/** From below the body down to the headline, or to <main> where that holds none, each element with its id and classes: "div#page.site". Null where there is neither. */
export function skeletonOf({ root, mains: [main] }: Tree): string[] | null {
  const end = firstHeadline(main ?? root, main !== undefined) ?? main ?? null;
  const levels: string[] = [];
  for (let at: ParentNode | null = end; at?.kind === 'element' && at.tagName !== 'body'; at = at.parentNode) levels.unshift(levelOf(at));
  return levels.length === 0 ? null : levels.slice(0, MOST_LEVELS);
}
