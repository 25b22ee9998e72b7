import { readDeclarations, type Seen } from './css-rules.ts';

type Rule = { tag: string | null; id: string | null; classes: string[]; seen: Seen; weight: number };

const MOST_CSS = 400_000;
const MOST_RULES = 5000;
const MOST_KEPT = 5000;
const DEEPEST = 4;
const SIMPLE = /^(?=[a-z.#])([a-z][a-z0-9-]*)?((?:[.#][a-z0-9_-]+)*)$/i;
const HEIGHT = /(?:^|[;\s])(?:max-)?height\s*:\s*(?!0(?:px|%|r?em)?\s*(?:!|;|$))/i;
const LANGUAGE = /^\[(lang|data-[a-z-]*lang[a-z-]*)\]$/;
/** Colours of a moment, and of what no element is. */
const STATE = /::|:(?:hover|focus|active|visited|before|after|first-letter|first-line)/;
const BRINGS_BACK = /display|visib|opacity|height|width|left|right|top|clip|transform|indent|font-size|colou?r/;

/**
 * The rules of a document's own <style> elements that decide whether text can be seen. Only simple selectors (tag, class, id and their compounds) count.
 * Where a longer selector or a media query may bring an element back, its hiding is not certain and is left out.
 */
export class StyleSheet {
  private count = 0;
  private readonly byId = new Map<string, Rule[]>();
  private readonly byClass = new Map<string, Rule[]>();
  private readonly byTag = new Map<string, Rule[]>();
  /** Selectors' last names that some other rule may show again: `.menu` of `.open .menu`. */
  private readonly contested = new Set<string>();
  /** Classes of what another class gives a height: `.answer` of `.answer.open { max-height: 400px }`. */
  private readonly unfolded = new Set<string>();
  private readonly resolved = new Map<string, Seen | null>();
  /** The attribute by which a page shows one of its languages: `[data-lang] { display: none }` hides all until a class brings one back. */
  languageAttribute: string | null = null;

  constructor(css: string) {
    this.read(css.slice(0, MOST_CSS).replace(/\/\*[\s\S]*?(?:\*\/|$)/g, ''), true, 0);
  }

  /** What the rules say about an element, the more specific and later ones last; null for nothing. */
  lookup(tag: string, id: string | null, classNames: string | null): Seen | null {
    if (this.count === 0) return null;
    const key = `${tag}#${id ?? ''}.${classNames ?? ''}`;
    let seen = this.resolved.get(key);
    if (seen === undefined) {
      seen = this.match(tag, id, classNames ? classNames.slice(0, 1000).split(/\s+/) : []);
      if (this.resolved.size >= MOST_KEPT) this.resolved.clear();
      this.resolved.set(key, seen);
    }
    return seen;
  }

  private match(tag: string, id: string | null, classes: string[]): Seen | null {
    const candidates = [
      ...(this.byTag.get(tag) ?? []),
      ...((id && this.byId.get(id)) || []),
      ...classes.flatMap((name) => this.byClass.get(name) ?? []),
    ];
    const fits = (rule: Rule) =>
      (rule.tag === null || rule.tag === tag) &&
      (rule.id === null || rule.id === id) &&
      rule.classes.every((name) => classes.includes(name));
    const matching = candidates.filter((rule) => fits(rule) && !this.isContested(rule)).sort((a, b) => a.weight - b.weight);
    return matching.length ? (Object.assign({}, ...matching.map((rule) => rule.seen)) as Seen) : null;
  }

  private read(css: string, certain: boolean, depth: number): void {
    let at = 0;
    while (at < css.length && this.count < MOST_RULES) {
      const open = css.indexOf('{', at);
      if (open < 0) return;
      // Statements such as @import and @charset end in a semicolon and stand before the next selector.
      const prelude = css
        .slice(at, open)
        .replace(/^[^{]*;/, '')
        .trim();
      const close = prelude.startsWith('@') ? matchingBrace(css, open) : css.indexOf('}', open);
      const end = close < 0 ? css.length : close;
      if (!prelude.startsWith('@')) this.take(prelude, css.slice(open + 1, end), certain);
      else if (depth >= DEEPEST) return;
      else if (/^@(?:layer|supports)\b/.test(prelude)) this.read(css.slice(open + 1, end), certain, depth + 1);
      else if (/^@(?:media|container)\b/.test(prelude) && !/\bprint\b/.test(prelude)) this.read(css.slice(open + 1, end), false, depth + 1);
      at = end + 1;
    }
  }

  private take(prelude: string, body: string, certain: boolean): void {
    const seen = readDeclarations(body);
    if (prelude.length > 2000 || (!seen && !BRINGS_BACK.test(body))) return;
    for (const raw of prelude.split(',')) {
      const selector = raw.trim();
      const simple = certain ? SIMPLE.exec(selector) : null;
      if (certain && seen?.display === 'none') this.languageAttribute ??= LANGUAGE.exec(selector)?.[1] ?? null;
      if (simple && HEIGHT.test(body)) this.unfold(simple[2] ?? '');
      if (simple && seen) this.add(simple[1]?.toLowerCase() ?? null, simple[2] ?? '', seen, selector);
      else if (!simple && !(seen && hides(seen))) this.contest(selector);
      if (!simple && seen) this.repaint(selector, seen);
    }
  }

  /** A longer selector, or one in a media query, may paint what it ends in: the colour of `h1` beside `.hero h1` is not known. */
  private repaint(selector: string, { colour, background }: Seen): void {
    const last = selector.split(/[\s>+~]+/).at(-1) ?? '';
    const simple = (colour || background) && !STATE.test(last) ? SIMPLE.exec(last.replace(/:[\w-]+(?:\([^)]*\))?|\[[^\]]*\]/g, '')) : null;
    if (!simple) return;
    const seen: Seen = { ...(colour && { colour: 'unknown' }), ...(background && { background: 'unknown' }) };
    this.add(simple[1]?.toLowerCase() ?? null, simple[2] ?? '', seen, selector);
  }

  /** Takes a rule on the elements of a compound; its weight is that of the selector it comes from. */
  private add(tag: string | null, compound: string, seen: Seen, selector: string): void {
    const names = compound.match(/[.#][\w-]+/g) ?? [];
    const id = names.find((name) => name.startsWith('#'))?.slice(1) ?? null;
    const classes = names.filter((name) => name.startsWith('.')).map((name) => name.slice(1));
    const specificity = (of: RegExp) => selector.match(of)?.length ?? 0;
    const weight = specificity(/#/g) * 1e8 + specificity(/[.:[]/g) * 1e6 + specificity(/(?<![\w.#:[-])[a-z]/gi) * 1e5 + this.count++;
    const [index, name] = id ? [this.byId, id] : classes[0] ? [this.byClass, classes[0]] : [this.byTag, tag ?? ''];
    const rules = index.get(name);
    if (rules) rules.push({ tag, id, classes, seen, weight });
    else index.set(name, [{ tag, id, classes, seen, weight }]);
  }

  private unfold(compound: string): void {
    const classes = compound.match(/\.[\w-]+/g) ?? [];
    if (classes.length > 1) for (const name of classes) this.unfolded.add(name);
  }

  private contest(selector: string): void {
    const last = selector.split(/[\s>+~]+/).at(-1) ?? '';
    for (const name of last.replace(/::?[\w-]+(?:\([^)]*\))?|\[[^\]]*\]/g, '').match(/[.#]?[\w-]+/g) ?? []) this.contested.add(name);
  }

  private isContested({ id, classes, tag, seen }: Rule): boolean {
    if (!hides(seen)) return false;
    if (seen.zeroSize && classes.some((name) => this.unfolded.has(`.${name}`))) return true;
    if (id !== null) return this.contested.has(`#${id}`);
    if (classes.length > 0) return classes.some((name) => this.contested.has(`.${name}`));
    return tag !== null && this.contested.has(tag);
  }
}

const hides = (seen: Seen): boolean =>
  seen.display === 'none' ||
  seen.visibility === 'hidden' ||
  seen.opacity === 0 ||
  Boolean(seen.offScreen || seen.indented || seen.clipped || seen.zeroSize || seen.pinhole);

function matchingBrace(css: string, open: number): number {
  let depth = 0;
  for (let i = open; i < css.length; i++) {
    const code = css.charCodeAt(i);
    if (code === 123) depth += 1;
    else if (code === 125 && --depth === 0) return i;
  }
  return -1;
}

let last: { css: string; sheet: StyleSheet } = { css: '', sheet: new StyleSheet('') };

/** The sheet of a page's style elements. Pages of a site repeat the same styles: the last one is kept. */
export function styleSheetOf(css: string): StyleSheet {
  if (last.css !== css) last = { css, sheet: new StyleSheet(css) };
  return last.sheet;
}
