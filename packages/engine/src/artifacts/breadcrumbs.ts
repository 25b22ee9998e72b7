import { holdsCue } from '../language/cues.ts';
import type { Block, Link } from './page.ts';
import { label } from './text.ts';
import { attribute, type Element, type ParentNode } from './tree.ts';

const holdsName = holdsCue(({ breadcrumb }) => breadcrumb);
const SEPARATOR = /^(?:[›>»/→|·•\\⟩❯▸‹«←-]|&gt;|::)+$/;
/** What stands in a trail and is no step of it; a page about trails shows the code of one. */
const NO_TRAIL = /^(?:script|style|svg|template|meta|link|pre|code|textarea|button|select)$/;
/** Above a trail it is the headline of a banner, at its end the last step. */
const HEADING = /^h[1-6]$/;
/** A tool beside the trail: "Edit this page". */
const ASIDE = /(?:^|[\s_-])aside(?:[\s_-]|$)/i;
const MOST = 12;
const MOST_NODES = 400;

export const namesBreadcrumb = (ariaLabel: string): boolean => holdsName(ariaLabel.slice(0, 200));

/** The texts of a breadcrumb trail: its list items and what follows them where it has some, else its links and the text between separators. */
export function readTrail(trail: Element): string[] {
  const state: State = { nodes: 0, current: '', found: [], begun: false };
  gather(trail, state, hasTag(trail, 'li'));
  push(state);
  return state.found;
}

/** `begun`: the first item of its list was met; what stands before it is no step. */
type State = { nodes: number; current: string; found: string[]; begun: boolean };

function gather(node: ParentNode, state: State, listed: boolean): void {
  for (const child of node.childNodes) {
    if (++state.nodes > MOST_NODES) return;
    if (child.kind === 'text') {
      for (const part of child.value.slice(0, 1000).split(/([›>»→❯▸])/)) {
        if (SEPARATOR.test(part.trim())) push(state);
        else state.current += part;
      }
    } else if (child.kind === 'element' && !NO_TRAIL.test(child.tagName) && !ASIDE.test(attribute(child, 'class') ?? '')) {
      if (isHeadline(child, state)) continue;
      if (child.tagName === 'li' && !state.begun) Object.assign(state, { current: '', found: [], begun: true });
      const apart = listed ? child.tagName === 'li' : /^(?:a|div|p)$/.test(child.tagName);
      if (apart) push(state);
      gather(child, state, listed);
      if (apart) push(state);
    }
  }
}

/** A heading before all steps that leads nowhere. */
const isHeadline = (child: Element, { begun, found, current }: State): boolean =>
  !begun && HEADING.test(child.tagName) && found.length === 0 && label(current) === '' && !hasTag(child, 'a');

function push(state: State): void {
  const text = label(state.current).replace(/^[/|·•\s-]+|[/|·•\s-]+$/g, '');
  state.current = '';
  if (text && text.length <= 150 && state.found.length < MOST && state.found.at(-1) !== text) state.found.push(text);
}

function hasTag(root: ParentNode, tag: string): boolean {
  const stack: ParentNode[] = [root];
  let nodes = 0;
  for (let node = stack.pop(); node && nodes < MOST_NODES; node = stack.pop()) {
    for (const child of node.childNodes) {
      nodes += 1;
      if (child.kind !== 'element') continue;
      if (child.tagName === tag) return true;
      stack.push(child);
    }
  }
  return false;
}

const STEPS = /\s*[›>»→❯▸/]\s*/;
/** Blocks among which a trail stands above the text. */
const NEAR_TOP = 60;
/** The address without the file that a server gives for a folder. */
const folderOf = (url: string): string => url.replace(/[?#].*$/, '').replace(/(?:index|default)\.\w+$/i, '');

/** The steps of a trail that nothing names: a line of links with separators between them, the first of which leads to a folder that the page is in, the last perhaps no link. */
export function trailAmong(blocks: readonly Block[], links: readonly Link[], url: string): string[] {
  for (const { kind, text, links: own } of blocks.slice(0, NEAR_TOP)) {
    const [first] = own.flatMap((at) => links[at] ?? []);
    if (!first || kind === 'heading' || own.length > MOST || !STEPS.test(text)) continue;
    const steps = text.split(STEPS).map(label);
    const linked = own.map((at) => links[at]?.text);
    const isTrail = steps.length >= 2 && steps.length - linked.length <= 1 && linked.every((step, at) => step === steps[at]);
    const root = folderOf(first.href);
    if (isTrail && steps.every(Boolean) && root.endsWith('/') && url !== root && url.startsWith(root)) return steps;
  }
  return [];
}
