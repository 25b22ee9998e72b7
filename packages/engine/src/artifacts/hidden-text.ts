import { addressesAi } from './ai-address.ts';
import { CAPS, type HiddenText } from './page.ts';
import { collapse, cutTo, joinFrom } from './text.ts';

/** Gathers what was hidden from readers. Text that speaks to an AI is kept however it was hidden; other text only where there is enough of it to matter. */
export class HiddenTexts {
  readonly found: HiddenText[] = [];
  private readonly passed: string[] = [];
  private passedChars = 0;

  /** What the HTML holds out of sight and is not among what was found: a slider, a dialog, a template. */
  get unshown(): string {
    return cutTo(this.passed.join('\n'), CAPS.blockText);
  }

  /** Text in no block: scripts may show it. */
  private pass(text: string): void {
    if (!text || this.passedChars >= CAPS.blockText) return;
    this.passed.push(text);
    this.passedChars += text.length;
  }

  /** Comments, attributes, templates and <noscript> are hidden by nature: only words addressed to an AI are kept. */
  offer(raw: string, how: 'comment' | 'attribute' | 'template' | 'noscript'): void {
    if (addressesAi(raw)) this.add(raw, how);
    else if (how === 'template') this.pass(collapse(raw.slice(0, CAPS.blockText)));
  }

  /** Text of an element that is hidden whole. */
  conceal(text: string, how: HiddenText['how'], excused: boolean): void {
    const before = this.found.length;
    this.judge([text], how, excused);
    if (this.found.length === before || text.length > CAPS.label) this.pass(text);
  }

  /** Text that a style or attribute takes out of sight. `excused`: there for readers who ask for it, or for screen readers. */
  judge(pieces: readonly string[], how: HiddenText['how'], excused: boolean): void {
    const text = collapse(joinFrom(pieces, 0, CAPS.blockText));
    if (text && (addressesAi(text) || (!excused && weigh(text) >= FEW_WORDS))) this.add(text, how);
  }

  add(text: string, how: HiddenText['how']): void {
    if (this.found.length < CAPS.hidden) this.found.push({ text: cutTo(collapse(text.slice(0, CAPS.blockText)), CAPS.label), how });
  }
}

/** Icons' names, counters and button labels are hidden everywhere; a sentence is not. */
const FEW_WORDS = 4;

/** Words; a letter of a script without spaces counts half a word. */
function weigh(text: string): number {
  let weight = 0;
  let inside = false;
  for (let i = 0; i < text.length && weight < FEW_WORDS; i++) {
    const code = text.charCodeAt(i);
    if (code >= 0x2e80 && code <= 0xffef) weight += 0.5;
    else if (code === 32) inside = false;
    else if (!inside) {
      inside = true;
      weight += 1;
    }
  }
  return weight;
}
