import { linkCharsBesideCards } from './listed-cards.ts';
import type { Block, PageDocument, Region } from './page.ts';
import type { Place, Stretch } from './region-list.ts';
import { letters, titleParts } from './text.ts';

export type MainHints = {
  mains: Stretch[];
  roles: Stretch[];
  articles: Stretch[];
  containers: Stretch[];
  /** Links around several blocks. */
  cards: Stretch[];
};

export type MainContent = { by: PageDocument['mainBy']; regionOf: (place: Place, at: number) => Region };

/** The smallest container with this share of the page's running text is its main content: a lower share takes one long section for the whole. */
const ENOUGH = 0.9;
/** Running text: a block of this many characters that are no link. Teasers and labels are shorter. */
const RUNNING = 80;
/** The same in scripts where a character says as much as two and a half letters (text/page-text.ts). */
const RUNNING_SPACELESS = 32;
/** Pages with less running text than this, or so few paragraphs of it that hold less than half of their text, are weighed by all their text. */
const LITTLE = 200;
const FEW = 2;
/** Share of the running text below which a <main> beside so much of it holds leftovers. */
const LEFTOVER = 0.05;
/** Where no container stands out by its text alone: the share of all text that the one with the page's headline must hold, beside the running text. */
const HEADED = 0.5;
/** Share of a container's text in links from which on it is a list of links with a label, as teasers and menus are (link density: Kohlschütter et al., WSDM 2010). */
const LINK_DENSE = 0.5;

/**
 * Finds the main content among the blocks that stand in no landmark: <main>, role=main, a dominant <article> or several with an H1 each, else the smallest container that
 * holds most of the running text (text that is not links), and failing that the body.
 */
export function findMain(
  blocks: readonly Block[],
  places: readonly Place[],
  chars: readonly number[],
  allLinkChars: readonly number[],
  hints: MainHints,
  title: string | null,
): MainContent {
  const trusted = trustHints(places, chars);
  const isFlow = (place: Place) => place === 'flow' || (place.by === 'hint' && !trusted);
  const inFlow = (i: number) => isFlow(places[i] ?? 'flow');
  const linkChars = linkCharsBesideCards(blocks, inFlow, chars, allLinkChars, hints.cards);
  const running = runningText(blocks, inFlow, chars, linkChars);
  const weigh = between(running, blocks.length);
  const headline = titledHeadline(blocks, inFlow, title);
  const headed = () => findHeaded(blocks, inFlow, chars, linkChars, hints.containers);
  const { by, stretches } = choose(hints, weigh, running[blocks.length] ?? 0, blocks, { headed, headline });
  const inside = new Uint8Array(blocks.length + 1);
  for (const { from, to } of stretches) inside.fill(1, from, Math.max(to, from));
  if (by === 'density' || by === 'article-element') adoptTitle(blocks, places, stretches, inside, isFlow);
  // Whoever marks a part as the main one and calls all in it a widget says so of the layout.
  const isWidget = (place: Place) => place !== 'flow' && place.by === 'hint' && place.region === 'aside';
  const allWidgets = (by === 'main-element' || by === 'role') && places.every((place, i) => inside[i] !== 1 || !isFlow(place));
  const above = by === 'body' ? null : aboveMain(inside, headline);
  return {
    by,
    regionOf: (place, at) => {
      if (allWidgets && isWidget(place) && inside[Math.min(at, blocks.length - 1)]) return 'main';
      if (!isFlow(place)) return place === 'flow' ? 'main' : place.region;
      if (by === 'body' || inside[Math.min(at, blocks.length - 1)]) return 'main';
      return above && above.from <= at && at < above.to ? 'header' : 'aside';
    },
  };
}

/** Blocks behind a headline above the text that still belong to it: a subtitle, who wrote it and when, what to share it with. */
const MOST_BETWEEN = 40;
/** Fewer letters stand in many titles by chance. */
const TELLING = 4;

/** The headline above the main content with what stands between the two, where the title repeats it: many news sites keep it in another container than the text. */
function aboveMain(inside: Uint8Array, headline: number): Stretch | null {
  const to = inside.indexOf(1);
  return headline >= 0 && headline < to ? { from: headline, to: Math.min(to, headline + MOST_BETWEEN) } : null;
}

/** The first H1 that the title repeats; -1 where there is none. */
function titledHeadline(blocks: readonly Block[], isFlow: (i: number) => boolean, title: string | null): number {
  const titleLetters = letters(title ?? '');
  const parts = titleParts(title);
  const site = parts.length > 1 ? parts.at(-1) : null;
  return blocks.findIndex((block, i) => {
    if (block.level !== 1 || !isFlow(i)) return false;
    const own = letters(block.text);
    // The last part of a title is the site's name, which some themes put into an H1 as well.
    return (
      own.length >= TELLING &&
      own !== site &&
      (titleLetters.includes(own) || (titleLetters.length >= TELLING && own.startsWith(titleLetters)))
    );
  });
}

/** What a stretch weighs, by sums before each block. */
const between =
  (sums: readonly number[], end: number) =>
  ({ from, to }: Stretch): number =>
    (sums[Math.min(to, end)] ?? 0) - (sums[from] ?? 0);

/** Sums over the blocks before each block. */
function sumsOf(blocks: readonly Block[], of: (i: number, block: Block) => number): number[] {
  const sums = [0];
  blocks.forEach((block, i) => {
    sums.push((sums[i] ?? 0) + of(i, block));
  });
  return sums;
}

const isLong = (plain: number, { text }: Block): boolean => plain >= (text.charCodeAt(0) >= 0x2e80 ? RUNNING_SPACELESS : RUNNING);

/**
 * The smallest container around the page's headline that leaves hardly any running text outside and holds most of all text. A short page has too little running text to stand out
 * against the teasers, newsletter boxes and footers around it, but its headline says where it begins.
 */
function findHeaded(
  blocks: readonly Block[],
  isFlow: (i: number) => boolean,
  chars: readonly number[],
  linkChars: readonly number[],
  containers: readonly Stretch[],
): Stretch | null {
  const headline = blocks.findIndex((block, i) => block.level === 1 && isFlow(i));
  if (headline < 0) return null;
  const holds = ({ from, to }: Stretch) => from <= headline && headline < to;
  const inFlow = (counts: readonly number[]) =>
    between(
      sumsOf(blocks, (i) => (isFlow(i) ? (counts[i] ?? 0) : 0)),
      blocks.length,
    );
  const [all, linked] = [inFlow(chars), inFlow(linkChars)];
  const links = new Uint8Array(blocks.length);
  for (const one of containers) if (!holds(one) && linked(one) >= LINK_DENSE * all(one)) links.fill(1, one.from, one.to);
  const plain = (i: number) => (isFlow(i) && links[i] === 0 ? (chars[i] ?? 0) - (linkChars[i] ?? 0) : 0);
  const text = between(sumsOf(blocks, plain), blocks.length);
  const running = between(
    sumsOf(blocks, (i, block) => (isLong(plain(i), block) ? plain(i) : 0)),
    blocks.length,
  );
  const page = { from: 0, to: blocks.length };
  let best: Stretch | null = null;
  for (const one of containers) {
    if (!holds(one) || one.to - one.from >= blocks.length || (best && one.to - one.from >= best.to - best.from)) continue;
    if (text(one) >= HEADED * text(page) && running(one) >= ENOUGH * running(page)) best = one;
  }
  return best;
}

/** Running text before each block, so that any stretch is weighed in one step. */
function runningText(
  blocks: readonly Block[],
  isFlow: (i: number) => boolean,
  chars: readonly number[],
  linkChars: readonly number[],
): number[] {
  const sum = (counts: (plain: number, all: number, block: Block) => boolean): number[] =>
    sumsOf(blocks, (i, block) => {
      const all = chars[i] ?? 0;
      const plain = all - (linkChars[i] ?? 0);
      return isFlow(i) && counts(plain, all, block) ? plain : 0;
    });
  const long = (plain: number, all: number, block: Block) => isLong(plain, block) && plain * 2 >= all;
  const running = sum(long);
  const whole = sum((plain, all) => plain * 2 >= all);
  const [ofRunning, ofAll] = [running[blocks.length] ?? 0, whole[blocks.length] ?? 0];
  if (ofRunning < LITTLE) return whole;
  // A page of short texts (features, steps) is not its one long paragraph.
  const paragraphs = blocks.filter((block, i) => isFlow(i) && long((chars[i] ?? 0) - (linkChars[i] ?? 0), chars[i] ?? 0, block)).length;
  return paragraphs <= FEW && ofRunning * 2 < ofAll ? whole : running;
}

/** Class names that put most of the page into a sidebar or header are names of wrappers. */
function trustHints(places: readonly Place[], chars: readonly number[]): boolean {
  let hinted = 0;
  let flow = 0;
  places.forEach((place, i) => {
    if (place === 'flow') flow += chars[i] ?? 0;
    else if (place.by === 'hint') hinted += chars[i] ?? 0;
  });
  return hinted <= 3 * flow || flow >= 1500;
}

function choose(
  hints: MainHints,
  weigh: (stretch: Stretch) => number,
  total: number,
  blocks: readonly Block[],
  { headed, headline }: { headed: () => Stretch | null; headline: number },
): { by: PageDocument['mainBy']; stretches: Stretch[] } {
  const holdsText = ({ from, to }: Stretch) => to > from;
  // Some home pages keep their text beside a <main> that their theme left empty.
  const isLeftover = (stretches: readonly Stretch[]): boolean => {
    const held = stretches.reduce((sum, stretch) => sum + weigh(stretch), 0);
    return held < LEFTOVER * total && total - held >= 2 * LITTLE;
  };
  const mains = hints.mains.filter(holdsText);
  if (mains.length && !isLeftover(mains)) return { by: 'main-element', stretches: mains };
  const roles = hints.roles.filter(holdsText);
  if (roles.length && !isLeftover(roles)) return { by: 'role', stretches: roles };

  const articles = outermost(hints.articles.filter(holdsText));
  const all = articles.reduce((sum, article) => sum + weigh(article), 0);
  // Each with a headline of the first level: none of them is the page's own text, all of them are its content.
  const items = articles.filter(({ from, to }) => blocks.slice(from, to).some(({ level }) => level === 1));
  if (items.length > 1 && all >= 0.4 * total && all > 0) return { by: 'article-element', stretches: articles };
  // An article under a headline of its own, beside the one that the title repeats, is something else: a note, a teaser.
  const isBeside = ({ from, to }: Stretch) =>
    headline >= 0 && (headline < from || headline >= to) && blocks.slice(from, to).some(({ level }) => level === 1);
  const largest = articles
    .filter((article) => !isBeside(article))
    .reduce<Stretch | null>((best, article) => (best && weigh(best) >= weigh(article) ? best : article), null);
  if (largest && weigh(largest) >= 0.6 * all && weigh(largest) >= 0.4 * total && weigh(largest) > 0)
    return { by: 'article-element', stretches: [largest] };

  let best: Stretch = { from: 0, to: blocks.length };
  const narrower = ({ from, to }: Stretch) => to > from && to - from < best.to - best.from;
  if (total > 0) for (const container of hints.containers) if (narrower(container) && weigh(container) >= ENOUGH * total) best = container;
  const own = headed();
  if (own && narrower(own)) best = own;
  return { by: best.to - best.from < blocks.length ? 'density' : 'body', stretches: [best] };
}

/** Containers come in the order of their ends; one that begins before and ends after holds the other. */
const outermost = (stretches: Stretch[]): Stretch[] =>
  stretches.filter(
    (one) =>
      !stretches.some(
        (other) => other !== one && other.from <= one.from && other.to >= one.to && other.to - other.from > one.to - one.from,
      ),
  );

/** A title often stands right above the container of the text: it belongs to it. */
function adoptTitle(
  blocks: readonly Block[],
  places: readonly Place[],
  stretches: readonly Stretch[],
  inside: Uint8Array,
  isFlow: (place: Place) => boolean,
): void {
  const first = stretches[0];
  if (!first || blocks.slice(first.from, first.to).some((block) => block.level === 1)) return;
  for (let i = first.from - 1; i >= Math.max(0, first.from - 8); i--) {
    if (blocks[i]?.level !== 1 || !isFlow(places[i] ?? 'flow')) continue;
    inside.fill(1, i, first.from);
    return;
  }
}
