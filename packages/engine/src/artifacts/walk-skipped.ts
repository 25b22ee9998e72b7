import { attributeValue } from './microdata.ts';
import { isOwnScript } from './own-scripts.ts';
import { CAPS } from './page.ts';
import { joinFrom } from './text.ts';
import { attribute, type Element, type Root, textOf } from './tree.ts';
import type { WalkContext } from './walk-context.ts';
import { noteResource, readField } from './walk-notes.ts';

/** Templates inside templates: the tree's depth does not bound them. */
const MOST_TEMPLATES = 8;
const LONGEST_NOSCRIPT = 20_000;

/** Elements whose content is no text of the page: what they say in other ways. */
export function readSkipped(walk: WalkContext, element: Element): void {
  switch (element.tagName) {
    case 'script':
      walk.head.readScriptUrl(attribute(element, 'src') ?? '');
      noteResource(walk, attribute(element, 'src'));
      if (/^\s*application\/ld\+json/i.test(attribute(element, 'type') ?? '')) walk.jsonLd.read(textOf(element));
      else {
        const script = textOf(element);
        walk.scriptChars += script.length;
        walk.scripts += 1;
        if (isOwnScript(element, script, walk.urls)) walk.ownScripts += 1;
        walk.head.readScript(script);
      }
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
      if (LEADING.test(attribute(element, 'rel') ?? '')) walk.lead(attribute(element, 'href'), leadName(element));
      noteResource(walk, walk.head.readLink(element, walk.urls));
      readProperty(walk, element);
      break;
    case 'noscript':
      walk.hidden.offer(
        textOf(element)
          .slice(0, LONGEST_NOSCRIPT)
          .replace(/<[^<>]*>/g, ' '),
        'noscript',
      );
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
    case 'frameset':
      for (const child of element.childNodes) if (child.kind === 'element') readSkipped(walk, child);
      break;
    case 'iframe':
    case 'frame':
      walk.lead(attribute(element, 'src'), attribute(element, 'title'));
      noteResource(walk, attribute(element, 'src'));
      break;
    default:
      noteResource(walk, attribute(element, 'src'));
  }
}

/** Relations of <link> that lead readers somewhere. */
const LEADING = /(?:^|\s)(?:author|help|privacy-policy|terms-of-service|contact|about)(?:\s|$)/i;
const leadName = (element: Element): string =>
  attribute(element, 'title') ?? (attribute(element, 'rel') ?? '').slice(0, 200).replaceAll('-', ' ');

/** <meta itemprop content> and <link itemprop href> inside an item. */
function readProperty(walk: WalkContext, element: Element): void {
  const names = attribute(element, 'itemprop') ?? (walk.microdata.inside ? attribute(element, 'property') : null);
  const value = names === null ? null : attributeValue(element, walk.urls);
  if (names === null || value === null) return;
  walk.microdata.add(names, value);
  const { context, next } = walk.writer;
  for (const name of names.slice(0, 200).split(/\s+/)) walk.dates.readProperty(name, value, false, context.place, next);
}

/** A declarative shadow tree is drawn; any other template is not. */
function readTemplate(walk: WalkContext, element: Element): void {
  if (!element.content || walk.templates >= MOST_TEMPLATES) return;
  walk.templates += 1;
  readContent(walk, element, element.content);
  walk.templates -= 1;
}

function readContent(walk: WalkContext, element: Element, content: Root): void {
  if (attribute(element, 'shadowrootmode') === 'open') {
    walk.children(content);
    return;
  }
  const outer = walk.sink;
  const fragments: string[] = [];
  walk.sink = fragments;
  walk.children(content);
  walk.sink = outer;
  walk.hidden.offer(joinFrom(fragments, 0, CAPS.blockText), 'template');
}
