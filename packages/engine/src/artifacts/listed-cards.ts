import type { Block } from './page.ts';
import type { Stretch } from './region-list.ts';

/** Fewer cards side by side are a hint to other pages, not a list of them. */
const CARDS = 3;
/** Characters of a card that says what it leads to; an entry of a menu says less. */
const TELLING_CARD = 80;

/**
 * Characters of links in each block, with the cards of a list left out: where every card is one link, heading and text together, its text is what the page holds. Only behind
 * the headline, and where such cards hold more text than all else that is no link: below an article they are related links.
 */
export function linkCharsBesideCards(
  blocks: readonly Pick<Block, 'level'>[],
  isFlow: (i: number) => boolean,
  chars: readonly number[],
  linkChars: readonly number[],
  cards: readonly Stretch[],
): readonly number[] {
  if (cards.length < CARDS) return linkChars;
  const headline = blocks.findIndex(({ level }) => level === 1);
  if (headline < 0) return linkChars;
  const inside = new Uint8Array(blocks.length);
  const telling = cards.filter((card) => card.from > headline && isFlow(card.from) && textOf(card, chars) >= TELLING_CARD);
  for (const run of runsOf(telling)) if (run.length >= CARDS) for (const { from, to } of run) inside.fill(1, from, to);
  let listed = 0;
  let other = 0;
  blocks.forEach((_, i) => {
    if (inside[i]) listed += chars[i] ?? 0;
    else if (isFlow(i)) other += (chars[i] ?? 0) - (linkChars[i] ?? 0);
  });
  return listed > other ? linkChars.map((count, i) => (inside[i] ? 0 : count)) : linkChars;
}

const textOf = ({ from, to }: Stretch, chars: readonly number[]): number => chars.slice(from, to).reduce((sum, count) => sum + count, 0);

/** Cards with nothing between them. */
function runsOf(cards: readonly Stretch[]): Stretch[][] {
  const runs: Stretch[][] = [];
  for (const card of cards) {
    const run = runs.at(-1);
    if (run?.at(-1)?.to === card.from) run?.push(card);
    else runs.push([card]);
  }
  return runs;
}
