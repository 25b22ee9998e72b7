import { html } from 'parse5';
import { HINT } from './class-hints.ts';
import { readDeclarations, type Seen } from './css-rules.ts';
import { type Block, CAPS, type HiddenText } from './page.ts';
import { hiddenWhole, paintInside, presentational } from './paint.ts';
import { Revealer } from './reveal.ts';
import { splitText } from './split-text.ts';
import { type StyleSheet, styleSheetOf } from './style-sheet.ts';
import { type TagInfo, tagInfo } from './tags.ts';
import { collapse, joinFrom } from './text.ts';
import { FLAG, PLAIN, readTraits, type Traits } from './traits.ts';
import { attribute, type Element, type ParentNode, type Tree, textOf } from './tree.ts';
import type { UrlResolver } from './urls.ts';
import { readBlock } from './walk-block.ts';
import { WalkContext } from './walk-context.ts';
import { readData, readNamed, startItem } from './walk-data.ts';
import { readInline } from './walk-inline.ts';
import { readSkipped } from './walk-skipped.ts';

const MOST_CONTAINERS = 20_000;
/** Screen-reader text is a hint or a label; more than this is a text of its own. */
const LONG_FOR_SCREEN_READERS = 600;
/** The text of a logo or an icon. */
const LONG_FOR_LOGO = 60;
const CONTAINER = /^(?:div|section|article|td|form|center|main|body|dd|li)$/;

/**
 * The one walk over a page's tree: every element is met once, and what it means is handed to the collectors of text, links, structured data and so on.
 * An element passes four stages: is it hidden whole (element), is it painted out of sight (painted), where does it stand and what does it name (placed),
 * and what does it do in the flow of text (flow). What descendants inherit is saved and restored around each stage.
 */
export class Walk extends WalkContext {
  private readonly sheet: StyleSheet;
  private readonly revealer: Revealer;
  /** <html>, <body> and whatever holds <main>: never hidden, and never taken for a sidebar by its name. */
  private readonly holders = new Set<ParentNode>();
  /** Headings around what is read. */
  private headings = 0;
  constructor(tree: Tree, urls: UrlResolver) {
    super(urls);
    this.sheet = styleSheetOf(tree.styles.map(textOf).join('\n'));
    this.revealer = new Revealer(tree.root, tree.scripts);
    for (const main of tree.mains) {
      for (let node: ParentNode | null = main; node && !this.holders.has(node); node = node.parentNode) this.holders.add(node);
    }
    this.children(tree.root);
    this.writer.flush();
    this.quotes.settle(this.writer.blocks.items);
  }

  children(node: ParentNode): void {
    const { childNodes } = node;
    for (let i = 0; i < childNodes.length; i++) {
      const child = childNodes[i];
      if (child === undefined) continue;
      if (child.kind === 'text') this.text(child.value);
      else if (child.kind === 'element') {
        const split = splitText(childNodes, i);
        if (split === null) this.element(child);
        else this.text(split);
      } else if (child.kind === 'comment') this.comment(child.data);
    }
  }

  private comment(data: string): void {
    if (this.writer.blocks.items.length === 0) this.head.readComment(data);
    this.hidden.offer(data, 'comment');
  }

  private boundary(): void {
    if (this.muted) this.text(' ');
    else this.writer.boundary();
  }

  private element(element: Element): void {
    if (element.namespaceURI !== html.NS.HTML) {
      if (element.namespaceURI === html.NS.MATHML) this.children(element);
      return;
    }
    const info = tagInfo(element.tagName);
    if (info.flow === 'skip') {
      readSkipped(this, element);
      return;
    }
    const traits = element.attrs.length === 0 ? PLAIN : readTraits(element, this.hidden);
    if (traits.hints & HINT.icon && element.childNodes.length < 2) return;
    const seen = this.seen(element, traits);
    const holder = element.tagName === 'html' || element.tagName === 'body' || this.holders.has(element);
    if (this.isOtherLanguage(element)) {
      this.concealed(element, info, traits, seen, 'display-none', true);
      return;
    }
    const how = holder || this.sink !== this.writer.pieces ? null : hiddenBy(element, traits, seen);
    if (how === null) this.painted(element, info, traits, seen, holder);
    else this.concealed(element, info, traits, seen, how);
  }

  /** Text in a language of the page that is not the one it shows first. */
  private isOtherLanguage(element: Element): boolean {
    const { languageAttribute } = this.sheet;
    const value = languageAttribute === null || this.lang === null ? null : attribute(element, languageAttribute);
    return Boolean(value) && value?.slice(0, 2).toLowerCase() !== this.lang?.slice(0, 2).toLowerCase();
  }

  private seen(element: Element, traits: Traits): Seen | null {
    const ruled = this.sheet.lookup(element.tagName, traits.id, traits.className);
    const inline = traits.style === null ? null : readDeclarations(traits.style);
    if (!inline && !(traits.flags & FLAG.painted)) return ruled;
    const painted = traits.flags & FLAG.painted ? presentational(attribute(element, 'color'), attribute(element, 'bgcolor')) : null;
    return { ...painted, ...ruled, ...inline };
  }

  /** An element that is hidden with everything in it. What a reader can open is read like the rest. */
  private concealed(element: Element, info: TagInfo, traits: Traits, seen: Seen | null, how: HiddenText['how'], translated = false): void {
    const forScreenReaders = (traits.hints & HINT.screenReader) !== 0 || Boolean(seen?.clipped && seen.pinhole);
    const reveal = forScreenReaders || translated ? null : this.revealer.judge(element, traits);
    if (reveal === 'opens') {
      const mark = this.sink.length;
      this.painted(element, info, traits, null, false);
      this.hidden.judge(this.sink.slice(mark), how, true);
      return;
    }
    const outer = this.sink;
    const fragments: string[] = [];
    const { fields } = this;
    this.sink = fragments;
    this.painted(element, info, traits, null, false);
    this.sink = outer;
    const text = collapse(joinFrom(fragments, 0, CAPS.blockText));
    if (this.link && forScreenReaders) this.link.label += ` ${text}`;
    const excused =
      translated ||
      reveal === 'interface' ||
      this.fields > fields ||
      (forScreenReaders && text.length < LONG_FOR_SCREEN_READERS) ||
      (how === 'off-screen' && text.length < LONG_FOR_LOGO && (this.link !== null || seen?.indented === true));
    this.hidden.conceal(text, how, excused);
  }

  /** An element with its colours, type size and visibility: what hides text until a descendant says otherwise. */
  private painted(element: Element, info: TagInfo, traits: Traits, seen: Seen | null, holder: boolean): void {
    const outer = this.paint;
    const paint = paintInside(outer, seen, traits.className !== null || traits.id !== null, this.head.styleSheets);
    if (paint === outer) {
      this.inRegion(element, info, traits, holder);
      return;
    }
    const outerFaint = this.faint;
    const fades = outer.how === null && paint.how !== null;
    if (fades) {
      if (info.flow === 'block') this.boundary();
      this.faint = [];
    }
    this.paint = paint;
    this.inRegion(element, info, traits, holder);
    this.paint = outer;
    if (!fades) return;
    const staged = paint.how === 'visibility-hidden' && (traits.hints & (HINT.animated | HINT.interface | HINT.menu | HINT.opens)) !== 0;
    if (this.sink === this.writer.pieces) this.hidden.judge(this.faint, paint.how ?? 'transparent', staged);
    this.faint = outerFaint;
  }

  /** An element in its region, with the structured data and named texts that it holds. */
  private inRegion(element: Element, info: TagInfo, traits: Traits, holder: boolean): void {
    if (traits === PLAIN && !info.special) {
      this.flow(element, info, traits);
      return;
    }
    const { writer, landmarks } = this;
    const { context } = writer;
    const { place, anchor, noSnippet, ariaHidden } = context;
    const block = info.flow === 'block';
    if (block) this.boundary();
    context.place = landmarks.enter(element, traits, place, block, holder);
    if (traits.id !== null) {
      context.anchor = traits.id;
      if (!block) writer.anchorInside(traits.id);
    }
    if (traits.flags & FLAG.noSnippet) context.noSnippet = true;
    if (traits.flags & FLAG.ariaHidden) context.ariaHidden = true;
    const scope = traits.flags & (FLAG.itemscope | FLAG.data) ? startItem(this, element, traits) : false;
    const start = {
      from: writer.next,
      mark: this.sink.length,
      bylines: this.bylines.facts.items.length,
      links: this.links.items.length,
    };

    this.flow(element, info, traits);

    if (scope) this.microdata.end();
    if (traits.flags & FLAG.data) readData(this, element, start, scope);
    if ((traits.hints | traits.flags) !== 0 || traits.role !== null || info.special) readNamed(this, element, traits, start);
    landmarks.leave(element.tagName, traits);
    context.place = place;
    context.anchor = anchor;
    context.noSnippet = noSnippet;
    context.ariaHidden = ariaHidden;
  }

  /** An element in the flow of text: its block, its line, and what its tag asks for. */
  private flow(element: Element, info: TagInfo, traits: Traits): void {
    const { writer } = this;
    const heading = info.level > 0 || traits.role === 'heading';
    if (info.flow === 'inline' && !heading) {
      if (info.bit !== 0 && !this.muted) writer.inline(info.bit);
      if (info.spaced) this.text(' ');
      if (info.special) readInline(this, element);
      else this.children(element);
      if (info.spaced) this.text(' ');
      return;
    }
    const { context, joined } = writer;
    const { kind, level, group } = context;
    // A heading within another one, as some editors write them, is one of its own.
    if (heading && this.headings > 0) writer.joined = 0;
    this.boundary();
    const from = writer.next;
    const [images, links] = [this.images.items.length, this.links.items.length];
    const mark = this.sink.length;
    context.kind = heading ? 'heading' : kindInside(info, kind);
    context.level = heading ? info.level || levelOf(element) : 0;
    if (heading) {
      writer.joined += 1;
      this.headings += 1;
    }
    if (info.special) readBlock(this, element);
    else this.children(element);
    if (heading) {
      writer.joined -= 1;
      this.headings -= 1;
    }
    if (info.level === 1 && this.sink !== writer.pieces) this.hiddenH1 ||= this.since(mark);
    this.boundary();
    writer.joined = joined;
    if (writer.next > from) {
      this.images.closeAt(writer.next, images);
      this.links.closeAt(writer.next, links);
    }
    if (writer.next - from > 1 && this.main.containers.length < MOST_CONTAINERS && CONTAINER.test(element.tagName)) {
      this.main.containers.push({ from, to: writer.next });
    }
    context.kind = kind;
    context.level = level;
    context.group = group;
  }
}

function hiddenBy(element: Element, traits: Traits, seen: Seen | null): HiddenText['how'] | null {
  if (traits.flags & FLAG.popover || (element.tagName === 'dialog' && !(traits.flags & FLAG.open))) return 'display-none';
  // Of a page whose name is drawn as a logo, the H1 is for those who do not see it: it heads the page all the same.
  if (traits.hints & HINT.screenReader) return element.tagName === 'h1' ? null : 'clipped';
  return hiddenWhole(seen, (traits.flags & FLAG.hidden) !== 0);
}

const levelOf = (element: Element): number => Math.min(6, Math.max(1, Number.parseInt(attribute(element, 'aria-level') ?? '2', 10) || 2));

/** Paragraphs and plain containers take the kind of the item, definition, quotation or caption that they stand in. */
function kindInside(info: TagInfo, around: Block['kind']): Block['kind'] {
  if (info.kind === null) return around === 'paragraph' || around === 'heading' ? 'other' : around;
  if (info.kind !== 'paragraph') return info.kind;
  return around === 'other' || around === 'paragraph' || around === 'code' || around === 'tableRow' ? 'paragraph' : around;
}
