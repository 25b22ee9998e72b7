import { type html, Parser, type Token, type TreeAdapter } from 'parse5';
import {
  type ChildNode,
  CommentNode,
  Doctype,
  Element,
  MAX_DEPTH,
  MAX_NODES,
  type NodeTypes,
  type ParentNode,
  Root,
  TextNode,
  type Tree,
} from './tree.ts';

class NodeLimit extends Error {}

/** Parses a whole document. Never throws for what stands in it. */
export function parseTree(source: string): Tree {
  const builder = new Builder();
  try {
    const parser = new Parser<NodeTypes>({ treeAdapter: builder, scriptingEnabled: true });
    parser.tokenizer.write(source, true);
  } catch (error) {
    if (!(error instanceof NodeLimit)) throw error;
  }
  const { root, nodes, depth, styles, scripts, mains, cut } = builder;
  return { root, nodes, depth, styles, scripts, mains, cut };
}

class Builder implements TreeAdapter<NodeTypes> {
  root = new Root();
  nodes = 0;
  depth = 0;
  cut: Tree['cut'] = null;
  readonly styles: Element[] = [];
  readonly scripts: Element[] = [];
  readonly mains: Element[] = [];

  /** Names on <html> and <body>, whose later tags add attributes to the first. */
  private readonly adopted = new Map<Element, Set<string>>();

  private count(): void {
    if (++this.nodes <= MAX_NODES) return;
    this.nodes = MAX_NODES;
    this.cut = 'nodes';
    throw new NodeLimit();
  }

  createDocument(): Root {
    return this.root;
  }
  createDocumentFragment(): Root {
    return new Root();
  }
  createElement(tagName: string, namespaceURI: html.NS, attrs: Token.Attribute[]): Element {
    this.count();
    const element = new Element(tagName, namespaceURI, attrs);
    if (tagName === 'style') this.styles.push(element);
    else if (tagName === 'script') this.scripts.push(element);
    else if (tagName === 'main') this.mains.push(element);
    return element;
  }
  createCommentNode(data: string): CommentNode {
    this.count();
    return new CommentNode(data);
  }
  createTextNode(value: string): TextNode {
    this.count();
    return new TextNode(value);
  }

  appendChild(parent: ParentNode, node: ChildNode): void {
    const home = this.place(parent, node);
    home.childNodes.push(node);
    node.parentNode = home;
  }
  insertBefore(parent: ParentNode, node: ChildNode, reference: ChildNode): void {
    const home = reference.parentNode ?? parent;
    const { childNodes } = home;
    const last = childNodes.length - 1;
    const index = childNodes[last] === reference ? last : childNodes.indexOf(reference);
    childNodes.splice(index, 0, node);
    node.parentNode = home;
    if (node.kind === 'element') node.depth = home.depth + 1;
  }
  /** The parent a node really gets: its own, or the nearest ancestor at the depth limit. */
  private place(parent: ParentNode, node: ChildNode): ParentNode {
    if (node.kind !== 'element') return parent;
    let home = parent;
    while (home.depth >= MAX_DEPTH && home.parentNode) {
      home = home.parentNode;
      this.cut ??= 'depth';
    }
    node.depth = home.depth + 1;
    if (node.depth > this.depth) this.depth = node.depth;
    return home;
  }
  detachNode(node: ChildNode): void {
    const parent = node.parentNode;
    if (!parent) return;
    const { childNodes } = parent;
    const last = childNodes.length - 1;
    if (childNodes[last] === node) childNodes.pop();
    else childNodes.splice(childNodes.indexOf(node), 1);
    node.parentNode = null;
  }
  insertText(parent: ParentNode, text: string): void {
    const last = parent.childNodes[parent.childNodes.length - 1];
    if (last?.kind === 'text') last.value += text;
    else this.appendChild(parent, this.createTextNode(text));
  }
  insertTextBefore(parent: ParentNode, text: string, reference: ChildNode): void {
    const { childNodes } = reference.parentNode ?? parent;
    const last = childNodes.length - 1;
    const index = childNodes[last] === reference ? last : childNodes.indexOf(reference);
    const before = childNodes[index - 1];
    if (before?.kind === 'text') before.value += text;
    else this.insertBefore(parent, this.createTextNode(text), reference);
  }
  adoptAttributes(recipient: Element, attrs: Token.Attribute[]): void {
    let known = this.adopted.get(recipient);
    if (!known) {
      known = new Set(recipient.attrs.map(({ name }) => name));
      this.adopted.set(recipient, known);
    }
    for (const attr of attrs) {
      if (known.has(attr.name)) continue;
      known.add(attr.name);
      recipient.attrs.push(attr);
    }
  }

  setTemplateContent(template: Element, content: Root): void {
    template.content = content;
  }
  getTemplateContent(template: Element): Root {
    template.content ??= new Root();
    return template.content;
  }
  setDocumentType(document: Root, name: string): void {
    this.appendChild(document, new Doctype(name));
  }
  setDocumentMode(document: Root, mode: html.DOCUMENT_MODE): void {
    document.mode = mode;
  }
  getDocumentMode(document: Root): html.DOCUMENT_MODE {
    return document.mode;
  }

  getFirstChild(node: ParentNode): ChildNode | null {
    return node.childNodes[0] ?? null;
  }
  getChildNodes(node: ParentNode): ChildNode[] {
    return node.childNodes;
  }
  getParentNode(node: ParentNode | ChildNode): ParentNode | null {
    return node.parentNode;
  }
  getAttrList(element: Element): Token.Attribute[] {
    return element.attrs;
  }
  getTagName(element: Element): string {
    return element.tagName;
  }
  getNamespaceURI(element: Element): html.NS {
    return element.namespaceURI;
  }
  getTextNodeContent(node: TextNode): string {
    return node.value;
  }
  getCommentNodeContent(node: CommentNode): string {
    return node.data;
  }
  getDocumentTypeNodeName(node: Doctype): string {
    return node.name;
  }
  getDocumentTypeNodePublicId(): string {
    return '';
  }
  getDocumentTypeNodeSystemId(): string {
    return '';
  }
  isTextNode(node: ParentNode | ChildNode): node is TextNode {
    return node.kind === 'text';
  }
  isCommentNode(node: ParentNode | ChildNode): node is CommentNode {
    return node.kind === 'comment';
  }
  isDocumentTypeNode(node: ParentNode | ChildNode): node is Doctype {
    return node.kind === 'doctype';
  }
  isElementNode(node: ParentNode | ChildNode): node is Element {
    return node.kind === 'element';
  }
  /** Source locations double the cost of a tree and nothing asks for them. */
  setNodeSourceCodeLocation(): void {}
  getNodeSourceCodeLocation(): null {
    return null;
  }
  updateNodeSourceCodeLocation(): void {}
}
