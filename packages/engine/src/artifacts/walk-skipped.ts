import { attributeValue } from './microdata.ts';
import { CAPS } from './page.ts';
import { collapse, joinFrom } from './text.ts';
import { attribute, type Element, type Root, textOf } from './tree.ts';
import { parseFragmentTree } from './tree-builder.ts';
import type { Walk } from './walk.ts';
import { readField } from './walk-inline.ts';

const MOST_RESOURCES = 200;
/** Templates inside templates: the tree's depth does not bound them. */
const MOST_TEMPLATES = 8;
const LONGEST_NOSCRIPT = 20_000;
const MOST_FRAMES = 50;
/** “Please enable JavaScript”, in any language. */
const APPEAL = /java\s?script/i;
const LONGEST_APPEAL = 300;

/** Elements whose content is no text of the page: what they say in other ways. */
export function readSkipped(walk: Walk, element: Element): void {
  switch (element.tagName) {
    case 'script':
      noteResource(walk, attribute(element, 'src'));
      if (attribute(element, 'src')) walk.scriptFiles += 1;
      if (/^\s*application\/ld\+json/i.test(attribute(element, 'type') ?? '')) walk.jsonLd.read(textOf(element));
      else walk.scriptChars += textOf(element).length;
      break;
    case 'style':
      walk.scriptChars += textOf(element).length;
      break;
    case 'title':
      walk.head.readTitle(element);
      break;
    case 'meta':
      walk.head.readMeta(element);
      readProperty(walk, element);
      break;
    case 'link':
      noteResource(walk, walk.head.readLink(element, walk.urls));
      readProperty(walk, element);
      break;
    case 'noscript':
      readNoscript(walk, element);
      break;
    case 'frameset':
      walk.frames.only = true;
      for (const child of element.childNodes) if (child.kind === 'element') readSkipped(walk, child);
      break;
    case 'frame':
    case 'iframe':
      noteFrame(walk, attribute(element, 'src'));
      noteResource(walk, attribute(element, 'src'));
      break;
    case 'template':
      readTemplate(walk, element);
      break;
    case 'select':
    case 'textarea':
      readField(walk, element);
      break;
    case 'object':
      noteResource(walk, attribute(element, 'data'));
      break;
    case 'video':
    case 'audio':
      noteResource(walk, attribute(element, 'src'));
      for (const child of element.childNodes)
        if (child.kind === 'element' && child.tagName === 'source') noteResource(walk, attribute(child, 'src'));
      break;
    default:
      noteResource(walk, attribute(element, 'src'));
  }
}

/**
 * What is shown to whoever runs no scripts, as most crawlers of engines: text and links like any other. Left out where it only asks to switch scripts on, and where it holds
 * pictures alone, which stand in for those that a script loads.
 */
function readNoscript(walk: Walk, element: Element): void {
  const markup = textOf(element).slice(0, LONGEST_NOSCRIPT);
  const text = collapse(markup.replace(/<[^<>]*>/g, ' '));
  walk.hidden.offer(text, 'noscript');
  if (walk.scripted || text === '' || (text.length < LONGEST_APPEAL && APPEAL.test(text))) return;
  walk.children(parseFragmentTree(markup));
}

/** A page of the same site in a frame. */
function noteFrame(walk: Walk, raw: string | null): void {
  const url = raw === null || walk.frames.hrefs.length >= MOST_FRAMES ? null : walk.urls.resolve(raw);
  if (url?.internal && url.href.startsWith('http')) walk.frames.hrefs.push(url.href);
}

/** <meta itemprop content> and <link itemprop href> inside an item. */
function readProperty(walk: Walk, element: Element): void {
  const names = attribute(element, 'itemprop') ?? (walk.microdata.inside ? attribute(element, 'property') : null);
  const value = names === null ? null : attributeValue(element, walk.urls);
  if (names === null || value === null) return;
  walk.microdata.add(names, value);
  for (const name of names.slice(0, 200).split(/\s+/)) walk.dates.readProperty(name, value, walk.writer.context.place, walk.writer.next);
}

/** A declarative shadow tree is drawn; any other template is not. */
function readTemplate(walk: Walk, element: Element): void {
  if (!element.content || walk.templates >= MOST_TEMPLATES) return;
  walk.templates += 1;
  readContent(walk, element, element.content);
  walk.templates -= 1;
}

function readContent(walk: Walk, element: Element, content: Root): void {
  if (attribute(element, 'shadowrootmode') === 'open') {
    walk.children(content);
    return;
  }
  const outer = walk.sink;
  const heard: string[] = [];
  walk.sink = heard;
  walk.children(content);
  walk.sink = outer;
  walk.hidden.offer(joinFrom(heard, 0, CAPS.blockText), 'template');
}

/** A subresource that an https page asks for over plain http. */
export function noteResource(walk: Walk, raw: string | null): void {
  if (raw === null || !walk.urls.secure || walk.insecure.size >= MOST_RESOURCES) return;
  const url = walk.urls.resolve(raw);
  if (url?.protocol === 'http:') walk.insecure.add(url.href);
}
