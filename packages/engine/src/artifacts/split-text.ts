import { attribute, type ChildNode, type Element } from './tree.ts';

/**
 * Texts that a script cut into letters, each in an element of its own, to move them in one after the other (SplitText, SplitType): for readers they are words as before, also while
 * they are still out of sight. The elements are laid in line by their style.
 */

const IN_LINE = /(?:^|;)\s*display\s*:\s*inline/i;
const LINE = /(?:^|;)\s*display\s*:\s*block/i;
const LETTER = /^\P{White_Space}\p{M}*$/u;
const CUT = /^(?:div|span)$/;

const styleOf = (element: Element): string => attribute(element, 'style') ?? '';

/** The single letter that is all of an element laid in line. */
function letterOf(node: ChildNode | undefined): string | null {
  if (node?.kind !== 'element' || node.childNodes.length !== 1 || !CUT.test(node.tagName)) return null;
  const [only] = node.childNodes;
  return only?.kind === 'text' && LETTER.test(only.value) && IN_LINE.test(styleOf(node)) ? only.value : null;
}

/** The word whose letters, without space between them, are all of an element laid in line. */
function wordOf(node: ChildNode | undefined): string | null {
  if (node?.kind !== 'element' || node.childNodes.length === 0 || !CUT.test(node.tagName)) return null;
  let word = '';
  for (const child of node.childNodes) {
    const letter = letterOf(child);
    if (letter === null) return null;
    word += letter;
  }
  return IN_LINE.test(styleOf(node)) ? word : null;
}

/** The words that are all of a line. */
function lineOf(node: ChildNode | undefined): string | null {
  if (node?.kind !== 'element' || node.childNodes.length === 0 || !CUT.test(node.tagName) || !LINE.test(styleOf(node))) return null;
  const words: string[] = [];
  for (const child of node.childNodes) {
    if (child.kind === 'text' && child.value.trim() === '') continue;
    const word = wordOf(child);
    if (word === null) return null;
    words.push(word);
  }
  return words.some((word) => word.length > 1) ? words.join(' ') : null;
}

/** Nodes to either side among which another part of the same text stands: a space may be between. */
const BESIDE = 2;

/** The text of an element that is a part of a text cut into letters: a letter beside others, a word, or a line beside others. */
export function splitText(around: readonly ChildNode[], at: number): string | null {
  const element = around[at];
  if (element?.kind !== 'element' || element.attrs.length === 0 || !CUT.test(element.tagName)) return null;
  const beside = (is: (node: ChildNode | undefined) => boolean, steps = BESIDE) => {
    for (let step = 1; step <= steps; step += 1) if (is(around[at - step]) || is(around[at + step])) return true;
    return false;
  };
  const letter = letterOf(element);
  if (letter !== null) return beside((node) => letterOf(node) !== null, 1) ? letter : null;
  const word = wordOf(element);
  if (word !== null) return word.length > 1 || beside((node) => (wordOf(node)?.length ?? 0) > 1) ? word : null;
  const line = lineOf(element);
  return line !== null && beside((node) => lineOf(node) !== null) ? ` ${line} ` : null;
}
