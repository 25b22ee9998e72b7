import { type Block, type BlockKind, CAPS } from './page.ts';
import { type Place, RegionList } from './region-list.ts';
import { inlineNames } from './tags.ts';
import { collapse, cutTo, joinFrom } from './text.ts';

/** What the elements around a text say about the block it becomes. The walk saves and restores it around each element. */
export type BlockContext = {
  kind: BlockKind;
  level: number;
  group: number;
  anchor: string | null;
  noSnippet: boolean;
  /** Below aria-hidden: seen, but said to be decoration. */
  ariaHidden: boolean;
  place: Place;
};

/** A block that says nothing of its kind is a paragraph when it is long or ends a sentence, in any script. */
const SENTENCE = /[.!?…:。！？؟।]["'”’»)\]]*(?:\s|$)/;
const LONG = 80;
/** Shorter texts may stand twice, in whatever part of a page. */
const LONG_ENOUGH_TO_REPEAT = 20;

/** Cuts the stream of visible text into blocks, in reading order. */
export class BlockWriter {
  readonly blocks = new RegionList<Block>(CAPS.blocks);
  /** The visible text of the whole page, piece by piece, for blocks and for whatever else needs a stretch of it. */
  readonly pieces: string[] = [];
  context: BlockContext = { kind: 'other', level: 0, group: -1, anchor: null, noSnippet: false, ariaHidden: false, place: 'flow' };
  /** Characters of each block's text, and of the links in it. */
  readonly chars: number[] = [];
  readonly linkChars: number[] = [];
  visibleChars = 0;
  textCut = false;
  /** Above 0 block boundaries are spaces: inside headings and table rows. */
  joined = 0;
  private start = 0;
  private mask = 0;
  private heading = -1;
  private unsnipped = 0;
  private pendingLinkChars = 0;
  private headingAnchor: string | null = null;
  private pendingLinks: number[] = [];
  private openLink = -1;
  private linkEnd = -1;
  private readonly linkBlocks: number[] = [];
  private readonly written = new Set<string>();

  get next(): number {
    return this.blocks.items.length;
  }

  text(value: string): void {
    this.pieces.push(value);
    if (this.openLink >= 0) this.pendingLinkChars += value.length;
    if (this.context.noSnippet) this.unsnipped += value.length;
  }

  inline(bit: number): void {
    this.mask |= bit;
  }

  /** An id inside a heading that has none of its own. */
  anchorInside(id: string): void {
    if (this.context.kind === 'heading') this.headingAnchor ??= id;
  }

  startLink(index: number): void {
    // Links without anything between them are items of a row, drawn apart by a style sheet.
    if (this.pieces.length === this.linkEnd) this.pieces.push(' ');
    this.openLink = index;
    this.pendingLinks.push(index);
  }
  endLink(): void {
    this.linkEnd = this.pieces.length;
    this.openLink = -1;
  }
  /** The block a link's text stands in, or -1. */
  blockOfLink(index: number): number {
    return this.linkBlocks[index] ?? -1;
  }

  /** What the next block holds so far. */
  unwritten(): string {
    return joinFrom(this.pieces, this.start, CAPS.label);
  }

  /** The end of one block and the start of the next; a space where blocks run together. */
  boundary(): void {
    if (this.joined > 0) this.pieces.push(' ');
    else this.flush();
  }

  flush(): void {
    if (this.pieces.length === this.start) return;
    const raw = joinFrom(this.pieces, this.start, CAPS.blockText * 4);
    this.pieces.push(' ');
    this.start = this.pieces.length;
    const text = collapse(raw);
    if (text) this.write(text, raw.length);
    this.mask = 0;
    this.unsnipped = 0;
    this.pendingLinkChars = 0;
    this.headingAnchor = null;
    this.pendingLinks = this.openLink >= 0 ? [this.openLink] : [];
  }

  private write(full: string, rawLength: number): void {
    const { context } = this;
    this.visibleChars += full.length;
    if (this.visibleChars - full.length >= CAPS.text) {
      this.textCut = true;
      return;
    }
    // The copy that a band of moving cards ends with: no reader takes it for another text.
    if (context.ariaHidden && this.written.has(full)) return;
    if (full.length >= LONG_ENOUGH_TO_REPEAT) this.written.add(full);
    const text = cutTo(full, CAPS.blockText);
    if (text.length < full.length || rawLength >= CAPS.blockText * 4) this.textCut = true;
    const kind = context.kind === 'other' && (text.length >= LONG || SENTENCE.test(text)) ? 'paragraph' : context.kind;
    const index = this.next;
    const block: Block = {
      kind,
      text,
      level: context.level,
      region: 'main',
      heading: this.heading,
      group: context.group,
      links: this.pendingLinks,
      noSnippet: this.unsnipped * 2 >= rawLength,
      anchor: kind === 'heading' ? (this.headingAnchor ?? context.anchor) : context.anchor,
      attribution: null,
      citeUrl: null,
      inline: inlineNames(this.mask),
    };
    if (!this.blocks.add(block, context.place, index)) return;
    for (const link of this.pendingLinks) this.linkBlocks[link] ??= index;
    this.chars.push(text.length);
    this.linkChars.push(Math.min(text.length, this.pendingLinkChars));
    if (kind === 'heading') this.heading = index;
  }
}
