import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { seeded, shuffled } from './random.ts';

/** The same document written in another way: its tree as a reader sees it stays as it is. */

type Style = {
  attributes?: 'reversed' | 'shuffled';
  quotes?: 'single' | 'none';
  /** White space between blocks and, for one space within a text, in its place. */
  gap?: string;
  space?: string;
  comment?: string;
  /** Leave out end tags and white space that HTML does not need. */
  minified?: boolean;
  upperCase?: boolean;
  /** A class attribute, and a selector's class name, as it is written instead. */
  className?: (name: string) => string;
  extraAttribute?: string;
  entities?: boolean;
  script?: (type: string, text: string) => string;
};

const VOID = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);
const RAW = new Set(['script', 'style', 'noscript', 'template', 'iframe', 'xmp']);
const KEEPS_SPACE = new Set(['pre', 'textarea', 'code']);
/** Between the children of these, white space says nothing. */
const BLOCK_PARENTS = new Set([
  'html',
  'head',
  'body',
  'main',
  'article',
  'section',
  'header',
  'footer',
  'aside',
  'ul',
  'ol',
  'dl',
  'table',
  'thead',
  'tbody',
  'tr',
  'blockquote',
  'form',
]);
const BLOCKS = new Set([
  'p',
  'div',
  'ul',
  'ol',
  'dl',
  'table',
  'h1',
  'h2',
  'h3',
  'h4',
  'section',
  'article',
  'header',
  'footer',
  'aside',
  'main',
  'nav',
  'blockquote',
  'pre',
  'form',
  'address',
]);
/** End tags that may be left out, and before which elements (or at the end of their parent). HTML Standard §13.1.2.4. */
const OPTIONAL_END: Readonly<Record<string, ReadonlySet<string>>> = {
  p: new Set([...BLOCKS, 'hr', 'details', 'fieldset', 'figure']),
  li: new Set(['li']),
  td: new Set(['td', 'th']),
  th: new Set(['td', 'th']),
  tr: new Set(['tr']),
  thead: new Set(['tbody', 'tfoot']),
  tbody: new Set(['tbody', 'tfoot']),
  body: new Set(),
  html: new Set(),
};

const NAMED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeText = (text: string, entities: boolean) =>
  text.replace(entities ? /[&<>e]|[^\x00-\x7f]/gu : /[&<>]/g, (sign) => NAMED[sign] ?? `&#x${sign.codePointAt(0)?.toString(16)};`);

function attributesOf(element: Tree.Element, style: Style, random: () => number): string {
  let attributes = element.attrs.map(({ name, value }) => ({
    name,
    value: name === 'class' && style.className ? value.split(/\s+/).filter(Boolean).map(style.className).join(' ') : value,
  }));
  if (style.attributes === 'reversed') attributes = attributes.toReversed();
  if (style.attributes === 'shuffled') attributes = shuffled(attributes, random);
  const written = attributes.map(({ name, value }) => {
    const shown = style.upperCase ? name.toUpperCase() : name;
    const safe = value.replaceAll('&', '&amp;');
    if (style.quotes === 'none' && /^[^\s"'=<>`]+$/.test(value)) return ` ${shown}=${safe}`;
    return style.quotes === 'single' ? ` ${shown}='${safe.replaceAll("'", '&#39;')}'` : ` ${shown}="${safe.replaceAll('"', '&quot;')}"`;
  });
  return written.join('') + (style.extraAttribute ? ` ${style.extraAttribute}` : '');
}

const isElement = (node: Tree.ChildNode): node is Tree.Element => 'tagName' in node;
const isText = (node: Tree.ChildNode): node is Tree.TextNode => node.nodeName === '#text';

export function rewrite(html: string, style: Style): string {
  const random = seeded(7);
  const write = (node: Tree.ChildNode, keeps: boolean, next?: Tree.ChildNode): string => {
    if (node.nodeName === '#documentType') return style.upperCase ? '<!DOCTYPE HTML>' : '<!doctype html>';
    if (node.nodeName === '#comment') return style.minified ? '' : `<!--${(node as Tree.CommentNode).data}-->`;
    if (isText(node)) {
      if (keeps) return escapeText(node.value, false);
      let text = node.value;
      if (style.minified) text = text.replace(/[ \t\n\r]+/g, ' ');
      if (style.space) text = text.replace(/[ \t\n\r]+/g, style.space);
      return escapeText(text, style.entities ?? false);
    }
    if (!isElement(node)) return '';
    const { tagName } = node;
    const tag = style.upperCase ? tagName.toUpperCase() : tagName;
    const open = `<${tag}${attributesOf(node, style, random)}>`;
    if (VOID.has(tagName)) return open;
    if (RAW.has(tagName)) {
      const text = node.childNodes.map((child) => (isText(child) ? child.value : '')).join('');
      const type = node.attrs.find(({ name }) => name === 'type')?.value ?? '';
      const written = tagName === 'script' && style.script ? style.script(type, text) : text;
      const sheet =
        tagName === 'style' && style.className
          ? written.replace(/\.(-?[_a-z][\w-]*)/gi, (_, name: string) => `.${style.className?.(name)}`)
          : written;
      return `${open}${sheet}</${tag}>`;
    }
    const inner = children(node, keeps || KEEPS_SPACE.has(tagName));
    const before = OPTIONAL_END[tagName];
    const mayEnd =
      before !== undefined && (next === undefined ? node.parentNode?.nodeName !== 'a' : isElement(next) && before.has(next.tagName));
    return style.minified && mayEnd ? `${open}${inner}` : `${open}${inner}</${tag}>`;
  };
  const children = (parent: Tree.ParentNode, keeps: boolean): string => {
    const name = 'tagName' in parent ? parent.tagName : '';
    const blocky =
      !keeps &&
      (BLOCK_PARENTS.has(name) ||
        parent.childNodes.every(
          (child) => (isElement(child) && BLOCKS.has(child.tagName)) || (isText(child) && child.value.trim() === ''),
        ));
    const nodes =
      blocky && (style.minified || style.gap)
        ? parent.childNodes.filter((child) => !isText(child) || child.value.trim() !== '')
        : parent.childNodes;
    const between = blocky ? `${style.gap ?? ''}${style.comment ? `<!-- ${style.comment} -->` : ''}` : '';
    return nodes.map((child, at) => write(child, keeps, nodes[at + 1])).join(between);
  };
  const document = parse(html);
  return document.childNodes.map((node) => write(node, false)).join('\n');
}

/** An object's keys in the opposite order, all the way down. */
const reversedKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversedKeys);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, own]) => [key, reversedKeys(own)]),
  );
};
const jsonLd = (write: (value: unknown) => string) => (type: string, text: string) =>
  /ld\+json/i.test(type) ? write(JSON.parse(text)) : text;

/** Ways to write a page that say the same; the score must not move by one bit. */
export const REWRITINGS: Readonly<Record<string, (html: string) => string>> = {
  'attribute order': (html) => rewrite(html, { attributes: 'reversed' }),
  'attribute order, shuffled': (html) => rewrite(html, { attributes: 'shuffled' }),
  'quoting: single quotes': (html) => rewrite(html, { quotes: 'single' }),
  'quoting: none where allowed': (html) => rewrite(html, { quotes: 'none' }),
  'white space between blocks': (html) => rewrite(html, { gap: '\n\n      \t\n' }),
  'white space within texts': (html) => rewrite(html, { space: ' \n   ' }),
  comments: (html) => rewrite(html, { comment: 'build 4711' }),
  'class names: opaque': (html) => rewrite(html, { className: opaque() }),
  'class names: more of them': (html) => rewrite(html, { className: (name) => `${name} u-${name.length} css-1x${name.length}z` }),
  minifying: (html) => rewrite(html, { minified: true, quotes: 'none' }),
  'JSON-LD key order': (html) => rewrite(html, { script: jsonLd((value) => JSON.stringify(reversedKeys(value))) }),
  'JSON-LD indentation': (html) => rewrite(html, { script: jsonLd((value) => `\n${JSON.stringify(value, null, 4)}\n`) }),
  'upper-case tags and attributes': (html) => rewrite(html, { upperCase: true }),
  'character references': (html) => rewrite(html, { entities: true }),
  'attributes for scripts': (html) => rewrite(html, { extraAttribute: 'data-v-7ba5bd90=""' }),
};

/** Class names as style compilers write them, the same in the style sheet of the page. */
function opaque(): (name: string) => string {
  const known = new Map<string, string>();
  return (name) => {
    const kept = known.get(name) ?? `c${known.size}_${((known.size * 2654435761) >>> 16).toString(36)}`;
    known.set(name, kept);
    return kept;
  };
}
