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

/** The steps of a trail, and where the last one leads, null where it is no link. */
export type Trail = { steps: string[]; end: string | null };
export const NO_STEPS: Trail = { steps: [], end: null };

/** The texts of a breadcrumb trail: its list items and what follows them where it has some, else its links and the text between separators. */
export function readTrail(trail: Element): Trail {
  const state: State = { nodes: 0, current: '', href: null, found: [], end: null, begun: false };
  gather(trail, state, hasTag(trail, 'li'));
  push(state);
  return { steps: state.found, end: state.end };
}

/** `begun`: the first item of its list was met; what stands before it is no step. `href`: where the current step leads. */
type State = { nodes: number; current: string; href: string | null; found: string[]; end: string | null; begun: boolean };

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
      if (child.tagName === 'li' && !state.begun) Object.assign(state, { current: '', href: null, found: [], end: null, begun: true });
      const apart = listed ? child.tagName === 'li' : /^(?:a|div|p)$/.test(child.tagName);
      if (apart) push(state);
      if (child.tagName === 'a') state.href = attribute(child, 'href');
      gather(child, state, listed);
      // The start page is often a picture of a house.
      if (child.tagName === 'a' && label(state.current) === '')
        state.current = attribute(child, 'aria-label') ?? attribute(child, 'title') ?? '';
      if (apart) push(state);
    }
  }
}

/** A heading before all steps that leads nowhere. */
const isHeadline = (child: Element, { begun, found, current }: State): boolean =>
  !begun && HEADING.test(child.tagName) && found.length === 0 && label(current) === '' && !hasTag(child, 'a');

function push(state: State): void {
  const text = label(state.current).replace(/^[/|·•\s-]+|[/|·•\s-]+$/g, '');
  if (text && text.length <= 150 && state.found.length < MOST && state.found.at(-1) !== text) {
    state.found.push(text);
    state.end = state.href;
  }
  Object.assign(state, { current: '', href: null });
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

/** An address without its scheme and the ending of its file, so that "/shoes.html" is a folder above "/shoes/red". */
const place = (url: string): string => folderOf(url.replace(/^https?:\/\/(?:www\.)?/, '')).replace(/(?:\.\w{3,5})?\/?$/, '/');

/** Whether the last step is the page itself or a folder that it is in, as far as it is a link; else they are links in a row. */
export function leadsHere({ steps, end }: Trail, url: string, names: readonly (string | null)[]): boolean {
  if (end === null || !/^https?:/.test(end)) return true;
  const [here, there] = [place(url), place(end)];
  const isHost = there.indexOf('/') === there.length - 1;
  if (here === there || (here.startsWith(there) && !isHost)) return true;
  const last = steps.at(-1)?.toLowerCase();
  return names.some((name) => name?.toLowerCase() === last);
}

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
