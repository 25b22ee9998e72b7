import { namesBreadcrumb, readTrail } from './breadcrumbs.ts';
import { HINT, hintsOf } from './class-hints.ts';
import { attributeValue } from './microdata.ts';
import type { Stretch } from './region-list.ts';
import { collapse, WHOLLY_QUOTED } from './text.ts';
import { FLAG, type Traits } from './traits.ts';
import { attribute, type Element } from './tree.ts';
import type { WalkContext } from './walk-context.ts';

const MOST_STRETCHES = 1000;

/** Where an element began: the next block, the length of the text so far, and the bylines and links found so far. */
export type Start = { from: number; mark: number; bylines: number; links: number };

/** itemprop, or an RDFa property; properties with a prefix such as og: are not about items of the page. */
function propertyOf(element: Element): string | null {
  const property = attribute(element, 'itemprop') ?? attribute(element, 'property');
  return property?.includes(':') && !/^(?:schema:|https?:\/\/schema\.org\/)/.test(property) ? null : property;
}

/** Opens a microdata or RDFa item where the element begins one. */
export function startItem(walk: WalkContext, element: Element, { flags }: Traits): boolean {
  const typeOf = attribute(element, 'typeof');
  if (!(flags & FLAG.itemscope) && typeOf === null) return false;
  walk.microdata.start(attribute(element, 'itemtype') ?? typeOf ?? '', propertyOf(element));
  return true;
}

/** The value of a property, now that the element's text is known. `scope`: the element was itself an item. */
export function readData(walk: WalkContext, element: Element, start: Start, scope: boolean): void {
  const names = propertyOf(element);
  if (names === null) return;
  const author = /^author$/i.test(names.trim());
  if (scope && !author) return;
  const text = walk.since(start.mark);
  const value = attributeValue(element, walk.urls) ?? text;
  const { place } = walk.writer.context;
  if (!scope) walk.microdata.add(names, value);
  if (element.tagName !== 'time')
    for (const name of names.slice(0, 200).split(/\s+/)) walk.dates.readProperty(name, value, value === text, place, start.from);
  if (author && walk.microdata.typeInside !== 'Review') {
    // The value of a link is its address: there the text is the name.
    const given = scope ? walk.microdata.items.at(-1)?.properties.name?.[0] : undefined;
    const name = given && /^https?:\/\//.test(given) ? text : given;
    walk.bylines.read(name ?? (text || value), leadsTo(walk, element, start), 'itemprop', place, start.from, start.bylines);
  }
}

/** Blocks before a name, within which stands what somebody was quoted with; initials may stand between. */
const BEFORE_NAME = 2;
/** Whether a name signs the words of a customer, not the page. */
const signsQuote = ({ writer }: WalkContext, { from }: Start): boolean =>
  writer.blocks.items.slice(Math.max(0, from - BEFORE_NAME), from).some(({ kind, text }) => kind === 'quote' || WHOLLY_QUOTED.test(text));

const LONGEST_SIGNER = 80;
/** The text in an element, read no further than it may be a name. */
const textWithin = ({ childNodes }: Element): string =>
  childNodes.reduce((text, child) => {
    if (text.length > 2 * LONGEST_SIGNER) return text;
    return text + (child.kind === 'text' ? child.value : child.kind === 'element' ? textWithin(child) : '');
  }, '');
/** Who signs a text by an icon: "👤 Ada Lovelace" in a line in which another icon says when. Alone, such an icon leads to an account or a contact. */
function readBesideIcon(walk: WalkContext, icon: Element, start: Start): void {
  const entry = icon.parentNode;
  if (entry?.kind !== 'element' || hintsOf(attribute(entry, 'class') ?? '') & HINT.byline) return;
  const line = entry.parentNode?.childNodes ?? [];
  const isDated = line.some((other) => other.kind === 'element' && other !== entry && beginsWithDateIcon(other));
  const name = collapse(textWithin(entry));
  if (!isDated || name.length > LONGEST_SIGNER) return;
  const link = entry.tagName === 'a' ? entry : entry.childNodes.find((child) => child.kind === 'element' && child.tagName === 'a');
  const href = link?.kind === 'element' ? walk.urls.href(attribute(link, 'href') ?? '') : null;
  walk.bylines.read(name, () => href, 'class', walk.writer.context.place, start.from, start.bylines);
}
const beginsWithDateIcon = ({ childNodes }: Element): boolean => {
  const first = childNodes.find((child) => child.kind === 'element');
  return first?.kind === 'element' && (hintsOf(attribute(first, 'class') ?? '') & HINT.dateIcon) !== 0;
};

/** Texts that names tell apart: bylines, dates, breadcrumb trails, attributions, overlays, and the page's main parts. */
export function readNamed(walk: WalkContext, element: Element, traits: Traits, start: Start): void {
  const { hints, role, flags } = traits;
  const { place } = walk.writer.context;
  if (hints !== 0 && !walk.muted) {
    if (hints & HINT.byline && !signsQuote(walk, start))
      walk.bylines.read(walk.since(start.mark), leadsTo(walk, element, start), 'class', place, start.from, start.bylines);
    if (hints & HINT.writerIcon && !signsQuote(walk, start)) readBesideIcon(walk, element, start);
    if (hints & HINT.date) walk.dates.readNamed(walk.since(start.mark), traits.className ?? '', place, start.from);
    if (hints & HINT.attribution && walk.quotes.inside) walk.quotes.attribute(walk.since(start.mark));
  }
  if (walk.trail.steps.length === 0 && isTrail(element, hints, flags)) {
    // One step leads nowhere: it is a label ("Navigate:").
    const { steps, end } = readTrail(element);
    if (steps.length > 1) walk.trail = { steps, end: walk.urls.href(end) };
  }
  const stretch = { from: start.from, to: walk.writer.next };
  const keep = (list: Stretch[]) => {
    if (list.length < MOST_STRETCHES) list.push(stretch);
  };
  if (hints & HINT.overlay || flags & FLAG.modal || role === 'dialog' || role === 'alertdialog') keep(walk.overlays);
  if (element.tagName === 'main') keep(walk.main.mains);
  else if (role === 'main') keep(walk.main.roles);
  if (element.tagName === 'article' || role === 'article') keep(walk.main.articles);
}

const isTrail = (element: Element, hints: number, flags: number): boolean =>
  (hints & HINT.breadcrumb) !== 0 ||
  ((flags & FLAG.labelled) !== 0 && namesBreadcrumb(attribute(element, 'aria-label') ?? '')) ||
  ((flags & FLAG.itemscope) !== 0 && /BreadcrumbList$/.test(attribute(element, 'itemtype') ?? ''));

/** Where a name leads: its element if that is a link, else the link inside that is the name or a part of it ("by <a>Ada Lovelace</a>, 3 <a>comments</a>"). */
const leadsTo =
  (walk: WalkContext, element: Element, start: Start) =>
  (name: string): string | null =>
    element.tagName === 'a'
      ? walk.urls.href(attribute(element, 'href'))
      : (walk.links.items.slice(start.links).find(({ text }) => text !== '' && name.includes(text))?.href ?? null);
