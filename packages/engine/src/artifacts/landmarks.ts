import { HINT } from './class-hints.ts';
import type { PageDocument, Region } from './page.ts';
import type { Place } from './region-list.ts';
import { collapse } from './text.ts';
import { FLAG, type Traits } from './traits.ts';
import { attribute, type ChildNode, type Element, type ParentNode } from './tree.ts';

const NAV: Place = { region: 'nav', by: 'element' };
const HEADER: Place = { region: 'header', by: 'element' };
const FOOTER: Place = { region: 'footer', by: 'element' };
const ASIDE: Place = { region: 'aside', by: 'element' };
/** What readers wrote below the text: their names sign no page. */
export const COMMENT: Place = { region: 'aside', by: 'hint' };
const HINTED: readonly (readonly [bit: number, place: Place])[] = [
  [HINT.nav, { region: 'nav', by: 'hint' }],
  [HINT.comment, COMMENT],
  [HINT.aside | HINT.beside | HINT.overlay, { region: 'aside', by: 'hint' }],
  [HINT.footer, { region: 'footer', by: 'hint' }],
  [HINT.header, { region: 'header', by: 'hint' }],
];

/** Elements that make a header or footer inside them one of their own, not the page's (HTML-AAM). */
const SECTIONING = /^(?:article|aside|main|nav|section|blockquote)$/;
/** Elements whose header or footer is that of a part. Inside the others it may well be the page's, where a template puts it into the wrong place. */
const PART = /^(?:article|section|blockquote)$/;

/** Counts landmarks and says in which one an element stands. */
export class LandmarkPlaces {
  readonly counts: PageDocument['landmarks'] = { main: 0, nav: 0, header: 0, footer: 0, aside: 0, article: 0, section: 0, search: 0 };
  private sectioning = 0;
  private parts = 0;
  private content = 0;
  private forms = 0;

  enter(element: Element, traits: Traits, around: Place, block: boolean, holder: boolean): Place {
    const tag = element.tagName;
    const place = this.landmark(element, traits.role);
    if (isContent(tag, traits.role)) this.content += 1;
    if (SECTIONING.test(tag)) this.sectioning += 1;
    if (PART.test(tag)) this.parts += 1;
    if (tag === 'form') this.forms += 1;
    if (place !== null) return this.inside(place, around);
    if (!block || holder || (traits.hints === 0 && traits.role === null)) return around;
    return this.hinted(this.comesLater(traits) ? HINT.aside : traits.hints, around);
  }

  leave(tag: string, traits: Traits): void {
    if (isContent(tag, traits.role)) this.content -= 1;
    if (SECTIONING.test(tag)) this.sectioning -= 1;
    if (PART.test(tag)) this.parts -= 1;
    if (tag === 'form') this.forms -= 1;
  }

  private landmark(element: Element, role: string | null): Place | null {
    const isSecond = this.counts.header + this.counts.nav > 0;
    const region = this.count(element.tagName, role);
    if (region === 'header' && role === null && this.counts.header === 1 && holdsPage(element)) return null;
    // Below the site's header or menu, a header with the headline is the beginning of the text.
    if (region === 'header' && role === null && isSecond && opensText(element)) return null;
    if (region === 'main') return 'flow';
    return region === null ? null : { nav: NAV, header: HEADER, footer: FOOTER, aside: ASIDE }[region];
  }

  private count(tag: string, role: string | null): Region | null {
    const by = (region: Region): Region => {
      this.counts[region] += 1;
      return region;
    };
    if (tag === 'search' || role === 'search') this.counts.search += 1;
    if (tag === 'section') this.counts.section += 1;
    if (tag === 'article' || role === 'article') this.counts.article += 1;
    if (tag === 'main' || role === 'main') return by('main');
    if (tag === 'nav' || role === 'navigation') return by('nav');
    if (tag === 'aside' || role === 'complementary') return by('aside');
    if ((tag === 'header' && this.sectioning === 0) || role === 'banner') return by('header');
    if ((tag === 'footer' && this.sectioning === 0) || role === 'contentinfo') return by('footer');
    // Seen and counted, but no landmark by the standard: what it holds belongs to what surrounds it.
    if ((tag === 'header' || tag === 'footer') && this.parts === 0) this.counts[tag] += 1;
    return null;
  }

  /** Navigation is navigation anywhere; a footer's side column stays footer. */
  private inside(place: Place, around: Place): Place {
    if (place === 'flow' || around === 'flow' || place === NAV) return place;
    return around.by === 'hint' ? place : around;
  }

  /** What is shown once something happens: a dialog, and what a form says when it was filled in. */
  private comesLater({ hints, role, flags }: Traits): boolean {
    if (role === 'dialog' || role === 'alertdialog' || hints & HINT.dialog || (hints & HINT.interface && flags & FLAG.ariaHidden))
      return true;
    return this.forms > 0 && (hints & HINT.message) !== 0;
  }

  private hinted(hints: number, around: Place): Place {
    for (const [bit, place] of HINTED) {
      if (!(hints & bit) || place === 'flow') continue;
      if (place.region === 'nav' || (around === 'flow' && (this.content === 0 || place.region === 'aside')))
        return around === 'flow' ? place : keepNav(place, around);
    }
    return around;
  }
}

/** Characters of text that make a page; and the share of them that may follow in other elements. */
const PAGE_OF_TEXT = 400;
const FOLLOWS = 0.2;
/** Whether a <header> holds the page: it was never closed, so that what follows stands in it. Then it holds <main>, or the headline and nearly all of the text. */
function holdsPage(header: Element): boolean {
  const own = contentOf([header]);
  if (own.main) return true;
  if (!own.h1 || own.chars < PAGE_OF_TEXT) return false;
  let following: ChildNode[] = [];
  for (let node: ParentNode = header; node.parentNode !== null && node.kind === 'element'; node = node.parentNode) {
    const { childNodes } = node.parentNode;
    following = following.concat(childNodes.slice(childNodes.indexOf(node) + 1));
  }
  return contentOf(following).chars <= FOLLOWS * own.chars;
}

const NO_TEXT = /^(?:nav|footer|aside|script|style|noscript|template|svg|select)$/;
/** What nodes hold outside of menus, footers and sidebars. */
function contentOf(nodes: readonly ChildNode[]): { chars: number; h1: boolean; main: boolean } {
  const found = { chars: 0, h1: false, main: false };
  const open = [...nodes];
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.kind === 'text') found.chars += collapse(node.value).length;
    if (node.kind !== 'element' || NO_TEXT.test(node.tagName)) continue;
    found.h1 ||= node.tagName === 'h1';
    found.main ||= node.tagName === 'main';
    for (const child of node.childNodes) open.push(child);
  }
  return found;
}

/** Whether a header holds the headline and no menu. */
function opensText(header: Element): boolean {
  let holdsH1 = false;
  const open: Element[] = [header];
  for (let element = open.pop(); element; element = open.pop()) {
    if (element.tagName === 'nav' || attribute(element, 'role') === 'navigation') return false;
    holdsH1 ||= element.tagName === 'h1';
    for (const child of element.childNodes) if (child.kind === 'element') open.push(child);
  }
  return holdsH1;
}

const keepNav = (place: Place, around: Place): Place =>
  around !== 'flow' && (around.region === 'header' || around.region === 'footer') ? place : around;

const isContent = (tag: string, role: string | null): boolean =>
  tag === 'main' || tag === 'article' || role === 'main' || role === 'article';
