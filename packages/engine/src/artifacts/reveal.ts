import { HINT } from './class-hints.ts';
import { FLAG, type Traits } from './traits.ts';
import { type Element, type ParentNode, type Root, textOf } from './tree.ts';

/**
 * Whether an element that is hidden at first is one that a reader can open (tab, accordion, menu, read more) or part of the interface (dialog, toast):
 * neither is manipulation. What can be opened counts as visible, as search engines have it.
 */
export type Reveal = 'opens' | 'interface' | null;

const OPENING_ROLES = new Set(['tabpanel', 'region', 'menu', 'menubar', 'tree', 'group', 'listbox']);
const INTERFACE_ROLES = new Set(['dialog', 'alertdialog', 'alert', 'status', 'tooltip', 'log', 'progressbar', 'search']);
const REFERRING = new Set([
  'aria-controls',
  'data-target',
  'data-bs-target',
  'data-controls',
  'data-toggle-target',
  'popovertarget',
  'commandfor',
  'aria-owns',
  'data-collapse-toggle',
]);
/** React streams late parts of a page into hidden elements with these ids and moves them into place. */
const STREAMED = /^[SP]:[0-9a-f]+$/;

const MOST_SEARCHES = 500;

export class Revealer {
  private readonly root: Root;
  private readonly scripts: readonly Element[];
  private references: Set<string> | null = null;
  private searches = 0;
  private scriptText: string | null = null;

  constructor(root: Root, scripts: readonly Element[]) {
    this.root = root;
    this.scripts = scripts;
  }

  judge(element: Element, { id, role, hints, flags }: Traits): Reveal {
    if (flags & FLAG.popover || element.tagName === 'dialog') return 'interface';
    if (role !== null && INTERFACE_ROLES.has(role)) return 'interface';
    if (role === 'tabpanel' || hints & HINT.menu) return 'opens';
    if (id !== null && (STREAMED.test(id) || this.referred().has(id))) return 'opens';
    if ((role !== null && OPENING_ROLES.has(role)) || hints & HINT.opens) return this.hasTrigger(element, isHandle) ? 'opens' : 'interface';
    if (hints & (HINT.interface | HINT.overlay)) return 'interface';
    if (hints & HINT.animated || this.hasTrigger(element, isExpander)) return 'opens';
    return id !== null && this.namedInScript(id) ? 'interface' : null;
  }

  /** Ids that controls and fragment links point at: gathered once, when the first hidden element asks. */
  private referred(): Set<string> {
    if (this.references) return this.references;
    const found = new Set<string>();
    const stack: ParentNode[] = [this.root];
    for (let node = stack.pop(); node; node = stack.pop()) {
      for (const child of node.childNodes) {
        if (child.kind !== 'element') continue;
        stack.push(child);
        for (const { name, value } of child.attrs) {
          if (REFERRING.has(name)) for (const id of value.slice(0, 500).split(/\s+/)) found.add(id.replace(/^#/, ''));
          else if (name === 'href' && value.startsWith('#') && child.tagName === 'a') found.add(value.slice(1));
        }
      }
    }
    this.references = found;
    return found;
  }

  private namedInScript(id: string): boolean {
    if (id.length < 3 || ++this.searches > MOST_SEARCHES) return false;
    this.scriptText ??= this.scripts
      .map((script) => textOf(script).slice(0, 50_000))
      .join('\n')
      .slice(0, 500_000);
    return this.scriptText.includes(`'${id}'`) || this.scriptText.includes(`"${id}"`) || this.scriptText.includes(`#${id}`);
  }

  /** A heading, button or link right before it (or before its parent) that can be its handle. */
  private hasTrigger(element: Element, is: (element: Element) => boolean): boolean {
    for (let node: ParentNode | null = element, steps = 0; node && steps < 2; node = node.parentNode, steps++) {
      const siblings: ParentNode['childNodes'] = node.parentNode?.childNodes ?? [];
      const at = siblings.length > 2000 ? -1 : siblings.indexOf(node as Element); // safe: a parent's child is an element here
      for (let i = at - 1; i >= 0; i--) {
        const sibling = siblings[i];
        if (sibling?.kind !== 'element') continue;
        if (is(sibling) || hasWithin(sibling, is, 1) || (isLine(sibling) && hasWithin(sibling, is, DEEPEST_HANDLE))) return true;
        break;
      }
    }
    return false;
  }
}

/** How deep a handle lies in a line above what it opens, and the characters of such a line; in longer texts only a child is one. */
const [DEEPEST_HANDLE, LONGEST_HANDLE] = [4, 200];
const isLine = (element: Element): boolean => lengthWithin(element, LONGEST_HANDLE) <= LONGEST_HANDLE;
/** Characters of the text in an element, counted until they are more than `most`. */
function lengthWithin({ childNodes }: Element, most: number): number {
  let length = 0;
  for (const child of childNodes) {
    if (length > most) break;
    if (child.kind === 'text') length += child.value.trim().length;
    else if (child.kind === 'element') length += lengthWithin(child, most - length);
  }
  return length;
}
const hasWithin = (element: Element, is: (element: Element) => boolean, depth: number): boolean =>
  depth > 0 && element.childNodes.some((child) => child.kind === 'element' && (is(child) || hasWithin(child, is, depth - 1)));

/** A control that says itself that it opens something. */
const isExpander = (element: Element): boolean => element.attrs.some(({ name }) => name === 'aria-expanded');
const isHandle = (element: Element): boolean =>
  isExpander(element) ||
  /^(?:button|summary|h[1-6]|a|dt|label|input)$/.test(element.tagName) ||
  element.attrs.some(({ name, value }) => name === 'role' && /^(?:button|tab|heading)$/.test(value));
