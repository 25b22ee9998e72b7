import { CAPS, type Link } from './page.ts';
import { collapse, joinFrom, label } from './text.ts';
import { attribute, type Element, textOf } from './tree.ts';
import type { ResolvedUrl } from './urls.ts';
import type { WalkContext } from './walk-context.ts';
import { noteResource, readField } from './walk-notes.ts';

/** Inline elements that are more than their text. */
export function readInline(walk: WalkContext, element: Element): void {
  switch (element.tagName) {
    case 'a':
      readAnchor(walk, element);
      break;
    case 'img':
      readImage(walk, element);
      break;
    case 'br':
      // Two in a row end a paragraph, as pages before CSS had it.
      if (walk.breaks++ > 0 && !walk.muted) walk.writer.boundary();
      else walk.text(' ');
      break;
    case 'time':
      readTime(walk, element);
      break;
    case 'cite':
      readCite(walk, element);
      break;
    case 'area':
      readArea(walk, element);
      break;
    case 'source':
      noteResource(walk, attribute(element, 'src'));
      break;
    case 'button':
      leadsByButton(walk, element);
      // A button behind the words of a heading ("Copy link") is a tool; one that holds the whole heading opens what stands below it.
      if (walk.writer.context.kind !== 'heading' || collapse(walk.writer.unwritten()) === '') walk.children(element);
      break;
    case 'input':
      if (walk.link) walk.link.alt += ` ${buttonName(element)}`;
      readField(walk, element);
      break;
    default:
      walk.children(element);
  }
}

/** What is written on a button that is an input. */
const buttonName = (element: Element): string =>
  /^(?:button|submit|reset|image)$/i.test(attribute(element, 'type') ?? '')
    ? (attribute(element, 'alt') ?? attribute(element, 'value') ?? '').slice(0, CAPS.label)
    : '';

/** What a button with a name opens is a part of the page: a policy in a dialog, a form. */
function leadsByButton(walk: WalkContext, element: Element): void {
  const name = textOf(element).trim();
  if (name !== '' && name.length <= LONGEST_BUTTON) walk.lead('#', name);
}
const LONGEST_BUTTON = 40;

function readAnchor(walk: WalkContext, element: Element): void {
  if (isPermalink(element)) return;
  const { writer } = walk;
  const raw = attribute(element, 'href');
  const target = raw === null || walk.muted ? null : walk.urls.resolve(raw);
  const link = target && addLink(walk, element, target, '');
  if (!link) {
    if (walk.muted) walk.lead(raw, textOf(element).trim() || nameOf(element));
    walk.children(element);
    return;
  }
  const outer = walk.link;
  const mark = walk.sink.length;
  const bylines = walk.bylines.facts.items.length;
  const open = { label: '', alt: '' };
  walk.link = open;
  const from = writer.next;
  writer.startLink(walk.links.items.length - 1);
  walk.children(element);
  writer.endLink();
  if (writer.next - from > 1) walk.main.cards.push({ from, to: writer.next });
  walk.link = outer;
  const shown = joinFrom(walk.sink, mark, CAPS.label * 2) + open.label;
  link.text = label(shown) || label(open.alt) || label(nameOf(element) ?? '');
  for (const name of [attribute(element, 'aria-label'), attribute(element, 'title')])
    if (name && label(name) !== link.text) walk.lead(raw, name);
  if (link.rel.includes('author')) walk.bylines.read(link.text, () => link.href, 'rel-author', writer.context.place, writer.next, bylines);
}

const nameOf = (element: Element): string | null => attribute(element, 'aria-label') ?? attribute(element, 'title');

/** The sign that documentation tools put behind headings as a link to them. */
const isPermalink = ({ childNodes: [only, more] }: Element): boolean =>
  only?.kind === 'text' && more === undefined && only.value.length <= 3 && /^\s*(?:[¶#§]|\u{1f517})\s*$/u.test(only.value);

function readArea(walk: WalkContext, element: Element): void {
  const raw = attribute(element, 'href');
  const target = raw === null || walk.muted ? null : walk.urls.resolve(raw);
  if (target) addLink(walk, element, target, label(attribute(element, 'alt') ?? ''));
}

function addLink(walk: WalkContext, element: Element, { href, internal }: ResolvedUrl, text: string): Link | null {
  const rel = attribute(element, 'rel')?.slice(0, 200).toLowerCase().trim();
  const link: Link = { href, text, rel: rel ? rel.split(/\s+/) : [], region: 'main', block: -1, internal };
  return walk.links.add(link, walk.writer.context.place, walk.writer.next) ? link : null;
}

function readImage(walk: WalkContext, element: Element): void {
  const alt = attribute(element, 'alt');
  if (walk.link && alt) walk.link.alt += ` ${alt.slice(0, CAPS.label)}`;
  if (walk.muted) return;
  const raw = attribute(element, 'src');
  noteResource(walk, raw);
  const inlined = raw?.trimStart().startsWith('data:') ?? false;
  const lazy = inlined || !raw ? (attribute(element, 'data-src') ?? attribute(element, 'data-lazy-src')) : null;
  const src = walk.urls.href(lazy ?? (inlined ? null : raw)) ?? (inlined ? (raw?.trim().slice(0, 64) ?? '') : '');
  if (!src) return;
  const pixel = [attribute(element, 'width'), attribute(element, 'height')].some((size) => size !== null && /^[01](?:px)?$/.test(size));
  const silent = /^(?:presentation|none)$/.test(attribute(element, 'role') ?? '') || attribute(element, 'aria-hidden') === 'true';
  const text = alt === null ? null : label(alt);
  walk.images.add(
    { src, alt: text, decorative: text === '' || pixel || silent, region: 'main' },
    walk.writer.context.place,
    walk.writer.next,
  );
}

function readTime(walk: WalkContext, element: Element): void {
  const mark = walk.sink.length;
  const { context, next, blocks } = walk.writer;
  // A headline above names its text ("Update 2.0"), not the date.
  const above = blocks.items[next - 1];
  const before = collapse(walk.writer.unwritten()) || (above && above.kind !== 'heading' ? above.text : '');
  walk.children(element);
  if (walk.muted) return;
  const names = { property: attribute(element, 'itemprop'), className: (attribute(element, 'class') ?? '').slice(0, 300) };
  walk.dates.readTime(walk.since(mark), attribute(element, 'datetime'), names, before.slice(-60), context.place, next);
}

function readCite(walk: WalkContext, element: Element): void {
  const mark = walk.sink.length;
  walk.children(element);
  if (walk.muted) return;
  if (walk.quotes.inside) walk.quotes.attribute(walk.since(mark));
  else if (collapse(walk.writer.unwritten()) === walk.since(mark)) walk.quotes.citeOnly.add(walk.writer.next);
}
