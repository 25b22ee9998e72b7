import { html, type Token } from 'parse5';

/**
 * The tree that browsers build (WHATWG tree construction by parse5), in lean nodes of our own, bounded while it grows:
 * past MAX_NODES nothing more is taken in, and elements deeper than MAX_DEPTH become siblings there, as in Chromium.
 */
export const MAX_NODES = 200_000;
export const MAX_DEPTH = 512;

export class TextNode {
  readonly kind = 'text';
  value: string;
  parentNode: ParentNode | null = null;
  constructor(value: string) {
    this.value = value;
  }
}

export class CommentNode {
  readonly kind = 'comment';
  readonly data: string;
  parentNode: ParentNode | null = null;
  constructor(data: string) {
    this.data = data;
  }
}

export class Doctype {
  readonly kind = 'doctype';
  readonly name: string;
  parentNode: ParentNode | null = null;
  constructor(name: string) {
    this.name = name;
  }
}

export class Element {
  readonly kind = 'element';
  readonly tagName: string;
  readonly attrs: Token.Attribute[];
  readonly namespaceURI: html.NS;
  childNodes: ChildNode[] = [];
  parentNode: ParentNode | null = null;
  depth = 0;
  /** The inert content of a <template>. */
  content: Root | null = null;
  constructor(tagName: string, namespaceURI: html.NS, attrs: Token.Attribute[]) {
    this.tagName = tagName;
    this.namespaceURI = namespaceURI;
    this.attrs = attrs;
  }
}

/** A document, or the fragment inside a <template>. */
export class Root {
  readonly kind = 'root';
  childNodes: ChildNode[] = [];
  parentNode: ParentNode | null = null;
  depth = 0;
  mode = html.DOCUMENT_MODE.NO_QUIRKS;
}

export type ParentNode = Element | Root;
export type ChildNode = Element | TextNode | CommentNode | Doctype;

export type NodeTypes = {
  node: ParentNode | ChildNode;
  parentNode: ParentNode;
  childNode: ChildNode;
  document: Root;
  documentFragment: Root;
  element: Element;
  commentNode: CommentNode;
  textNode: TextNode;
  template: Element;
  documentType: Doctype;
};

/** The text of an element that holds nothing else (script, style, title). */
export const textOf = ({ childNodes: [first] }: Element): string => (first?.kind === 'text' ? first.value : '');

export type Tree = {
  root: Root;
  nodes: number;
  depth: number;
  /** All <style> elements, also those in the body: their rules must be known before the walk. */
  styles: Element[];
  /** All <script> elements. */
  scripts: Element[];
  mains: Element[];
  cut: 'nodes' | 'depth' | null;
};

export const attribute = (element: Element, name: string): string | null => {
  for (const attr of element.attrs) if (attr.name === name) return attr.value;
  return null;
};
