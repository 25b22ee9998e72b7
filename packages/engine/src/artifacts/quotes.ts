import { isSpeaker } from '../language/quotations.ts';
import type { Block } from './page.ts';

const LONGEST = 200;
/** An attribution as print has it: a dash, then who said it. */
const DASHED = /^(?:[—–―‒-]|--)\s*(\S.*)$/;
const TRAILING = /["”»』」’]\s*[—–―]\s*([^"”«»]{3,120})$/;

type Quote = { from: number; cite: string | null };

/** Finds who said a quotation: <cite>, <footer> or a dashed line inside it, or what stands right after it. */
export class Quotes {
  /** Blocks that hold a <cite> and nothing else. */
  readonly citeOnly = new Set<number>();
  private readonly open: (Quote & { attribution: string | null })[] = [];
  private readonly closed: { from: number; to: number }[] = [];

  start(next: number, cite: string | null): void {
    this.open.push({ from: next, cite, attribution: null });
  }

  get inside(): boolean {
    return this.open.length > 0;
  }

  /** The text of a <cite> or <footer>: of the quotation it stands in. */
  attribute(text: string): void {
    const quote = this.open.at(-1);
    const who = undashed(text);
    if (quote && who && who.length <= LONGEST) quote.attribution = who;
  }

  end(blocks: Block[]): void {
    const quote = this.open.pop();
    if (!quote) return;
    const parts = blocks.slice(quote.from).filter((block) => block.kind === 'quote');
    const last = parts.at(-1);
    if (!last) return;
    if (!quote.attribution) {
      const dashed = parts.length > 1 && last.text.length <= LONGEST ? DASHED.exec(last.text)?.[1] : undefined;
      if (dashed) last.kind = 'other';
      quote.attribution = dashed ?? TRAILING.exec(last.text)?.[1]?.trim() ?? null;
    }
    for (const block of parts) {
      block.attribution ??= quote.attribution;
      block.citeUrl ??= quote.cite;
    }
    if (this.closed.length < 500) this.closed.push({ from: quote.from, to: blocks.length });
  }

  /** After the walk: a caption, a line of only <cite>, a dashed line or a name with its role right after a quotation says whose it is. */
  settle(blocks: readonly Block[]): void {
    for (const { from, to } of this.closed) {
      const after = blocks[to];
      const parts = blocks.slice(from, to).filter((block) => block.kind === 'quote' && block.attribution === null);
      if (!after || parts.length === 0 || after.text.length > LONGEST) continue;
      const signs = after.kind === 'caption' || this.citeOnly.has(to) || (after.kind === 'paragraph' && isSpeaker(after.text));
      const who = signs ? undashed(after.text) : DASHED.exec(after.text)?.[1];
      for (const block of parts) if (who) block.attribution = who;
    }
  }
}

const undashed = (text: string): string => DASHED.exec(text)?.[1] ?? text;
