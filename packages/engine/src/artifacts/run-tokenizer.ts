import { InsertionMode, type Parser, Tokenizer } from 'parse5';
import type { NodeTypes } from './tree.ts';

const [SPACE, QUOTE, AMPERSAND, APOSTROPHE, LESS_THAN] = [32, 34, 38, 39, 60];

/** The characters of ASCII that stand for themselves: no controls (line breaks are put in order), and none of those that end the run. */
const plainBut = (...ends: readonly number[]): Uint8Array =>
  Uint8Array.from({ length: 128 }, (_, code) => (code >= SPACE && !ends.includes(code) ? 1 : 0));
const PROSE = plainBut(LESS_THAN, AMPERSAND);
const WORD = plainBut(SPACE, LESS_THAN, AMPERSAND);
const SCRIPT = plainBut(LESS_THAN);
const IN_QUOTES = plainBut(QUOTE, AMPERSAND);
const IN_APOSTROPHES = plainBut(APOSTROPHE, AMPERSAND);

/** Where the tree takes white space between words as it takes the words. */
const TAKES_PROSE: ReadonlySet<InsertionMode> = new Set([
  InsertionMode.IN_BODY,
  InsertionMode.IN_CAPTION,
  InsertionMode.IN_CELL,
  InsertionMode.IN_TEMPLATE,
]);

/**
 * The tokenizer of parse5 reads texts and attribute values, most of a page, character by character; this one lets it read the first character of a run that stands for itself and takes in
 * at once those that follow, which change nothing of its state. For whole documents, without source locations or parse errors.
 */
export class RunTokenizer extends Tokenizer {
  readonly #parser: Parser<NodeTypes>;

  constructor(parser: Parser<NodeTypes>) {
    super(parser.options, parser);
    this.#parser = parser;
  }

  protected override _stateData(cp: number): void {
    super._stateData(cp);
    // White space before a word is a token of its own: where it may stand, the tree decides.
    if (isPlain(cp, WORD)) this.#readOn(TAKES_PROSE.has(this.#parser.insertionMode) ? PROSE : WORD);
  }
  protected override _stateRcdata(cp: number): void {
    super._stateRcdata(cp);
    if (isPlain(cp, WORD)) this.#readOn(PROSE);
  }
  protected override _stateRawtext(cp: number): void {
    super._stateRawtext(cp);
    if (isPlain(cp, WORD)) this.#readOn(SCRIPT);
  }
  protected override _stateScriptData(cp: number): void {
    super._stateScriptData(cp);
    if (isPlain(cp, WORD)) this.#readOn(SCRIPT);
  }
  protected override _stateAttributeValueDoubleQuoted(cp: number): void {
    super._stateAttributeValueDoubleQuoted(cp);
    if (isPlain(cp, IN_QUOTES)) this.#readOn(IN_QUOTES);
  }
  protected override _stateAttributeValueSingleQuoted(cp: number): void {
    super._stateAttributeValueSingleQuoted(cp);
    if (isPlain(cp, IN_APOSTROPHES)) this.#readOn(IN_APOSTROPHES);
  }

  /** Takes in what is plain behind the current character, which has just begun or prolonged a run. */
  #readOn(plain: Uint8Array): void {
    const { html, pos } = this.preprocessor;
    let end = pos + 1;
    while (end < html.length && isPlain(html.charCodeAt(end), plain)) end += 1;
    this.preprocessor.pos = end - 1;
    this.runEnd = end;
  }
}

/** Beyond ASCII nothing means anything to a tokenizer. */
const isPlain = (code: number, plain: Uint8Array): boolean => code > 127 || plain[code] === 1;
