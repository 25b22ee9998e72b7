import { readVisibleDate } from '../language/visible-dates.ts';
import { headlineAt, ownHeading } from './h1.ts';
import type { Block, BlockKind, Byline, DateFact, Link } from './page.ts';
import { withoutHash } from './page-path.ts';
import { letters } from './text.ts';

/** Entries of a list of news and cards: blocks that stand for another page, whose dates are not those of the page that they stand on. */

const LISTED: ReadonlySet<BlockKind> = new Set(['listItem', 'tableRow', 'term', 'definition']);
/** A link of as many words, or characters where there are no spaces, is the title of a page; a shorter one may be a section or a tag. */
const TITLE_WORDS = 3;
const TITLE_CHARS = 6;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const isTitle = ({ text }: Link): boolean => text.split(' ').length >= TITLE_WORDS || (UNSPACED.test(text) && text.length >= TITLE_CHARS);
/** Share of a block that is a link, where nothing else is in it; of the rest beside its date, where that leads to the link. */
const WHOLE = 0.8;
const MOST = 0.6;
/** Characters beside its date of a line that is hardly more. */
const BESIDE_DATE = 25;
/** Blocks between the title of a card and its date. */
const BELOW_TITLE = 2;

export type TeaserSources = {
  blocks: readonly Block[];
  /** Characters of links in each block. */
  linkChars: readonly number[];
  links: readonly Link[];
  bylines: readonly Byline[];
  title: string | null;
  url: string;
  language: string | null;
};

export class Teasers {
  private readonly sources: TeaserSources;
  /** What stands below a heading behind this block is no longer the head of the text. */
  private readonly head: number;

  constructor(sources: TeaserSources) {
    this.sources = sources;
    const { blocks, title } = sources;
    const at = headlineAt(blocks);
    const main = blocks.filter(({ kind, region }) => kind === 'heading' && region === 'main');
    const own = blocks[at] && ownHeading(blocks[at], main, title);
    this.head = own ? blocks.indexOf(own) : at;
  }

  /** Whether a date of the block at `at` is that of another page. With words that say what it is of, it is the page's own more often. */
  dates({ role, via }: DateFact, at: number): boolean {
    const block = this.sources.blocks[at];
    if (via === 'meta' || !block) return false;
    const isNamed = role !== 'unknown';
    if (this.isCard(block, at, isNamed)) return true;
    const isBelow = this.head >= 0 && block.heading > this.head;
    const isListed = LISTED.has(block.kind);
    const links = this.leading(at);
    if (!isBelow) return !isNamed && links.some(isTitle) && (isListed || this.isLink(at));
    if (isListed && links.length > 0) return true;
    if (isNamed) return false;
    return (links.some(isTitle) && this.leads(block, at)) || this.standsBeside(block, at);
  }

  /** Below the linked title of a card, or right above it. */
  private isCard(block: Block, at: number, isNamed: boolean): boolean {
    if (!this.hardlyMoreThanDate(block)) return false;
    const { heading } = block;
    const isBelow = this.isLinkedTitle(heading);
    if (isBelow && at - heading <= (isNamed ? 1 : BELOW_TITLE)) return true;
    // Behind a text it may be the page's own, with what others read next below it.
    const isFirst = isBelow || (heading > this.head && at - heading === 1);
    return (!isNamed || isFirst) && this.isLinkedTitle(at + 1);
  }

  private isLinkedTitle(at: number): boolean {
    return at > this.head && this.sources.blocks[at]?.kind === 'heading' && this.isLink(at);
  }

  /** Beside the linked title of an entry, in a list or in a section that begins with such an entry. */
  private standsBeside(block: Block, at: number): boolean {
    const { blocks } = this.sources;
    if (!this.hardlyMoreThanDate(block)) return false;
    const first = blocks[block.heading + 1];
    const opens = first !== undefined && (this.isLink(block.heading + 1) || this.hardlyMoreThanDate(first));
    return [at - 1, at + 1].some((beside) => {
      const other = blocks[beside];
      const isEntry = block.group >= 0 ? other?.group === block.group : opens && other?.heading === block.heading;
      return isEntry && this.isLink(beside) && this.leading(beside).some(isTitle);
    });
  }

  private hardlyMoreThanDate({ text }: Block): boolean {
    const date = this.dateIn(text);
    return date !== '' && text.length - date.length <= BESIDE_DATE;
  }

  private isLink(at: number): boolean {
    const { blocks, linkChars } = this.sources;
    return this.leading(at).length > 0 && (linkChars[at] ?? 0) >= WHOLE * (blocks[at]?.text.length ?? 0);
  }

  private leads({ text }: Block, at: number): boolean {
    return (this.sources.linkChars[at] ?? 0) >= MOST * (text.length - this.dateIn(text).length);
  }

  private dateIn(text: string): string {
    return readVisibleDate(text, this.sources.language)?.text ?? '';
  }

  /** The links of a block that lead to what it stands for: not to its author, to others of its kind, or by its date. */
  private leading(at: number): Link[] {
    const { blocks, links, bylines, url } = this.sources;
    return (blocks[at]?.links ?? []).flatMap((index) => {
      const link = links[index];
      if (!link?.href.startsWith('http') || withoutHash(link.href) === withoutHash(url)) return [];
      const isOther =
        !link.rel.includes('tag') &&
        letters(link.text) !== letters(this.dateIn(link.text)) &&
        !bylines.some(({ text }) => link.text !== '' && text.includes(link.text));
      return isOther ? link : [];
    });
  }
}
