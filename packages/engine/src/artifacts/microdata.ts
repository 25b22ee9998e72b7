import type { MicrodataItem } from './page.ts';
import { label } from './text.ts';
import { attribute, type Element } from './tree.ts';
import type { UrlResolver } from './urls.ts';

const MOST_ITEMS = 500;
const MOST_VALUES = 3000;

const shortType = (raw: string): string =>
  (raw.trim().split(/\s+/)[0] ?? '').replace(/^(?:https?:\/\/schema\.org\/|schema:)/i, '').slice(0, 200);
const shortName = (raw: string): string => raw.replace(/^(?:https?:\/\/schema\.org\/|schema:)/i, '').slice(0, 100);

/** Where the text of an item stands says nothing about it. */
const ONLY_PLACES = new Set(['articleBody']);

/** Microdata and RDFa Lite, flat: a nested item is an item of its own; the property that holds it says its type, and `parts` which item it is. */
export class Microdata {
  readonly items: MicrodataItem[] = [];
  private readonly open: MicrodataItem[] = [];
  private values = 0;

  get inside(): boolean {
    return this.open.length > 0;
  }

  get typeInside(): string | null {
    return this.open.at(-1)?.type ?? null;
  }

  /** An element with itemscope or typeof; `end` once it is left. */
  start(type: string, property: string | null): void {
    const name = shortType(type);
    if (property) this.add(property, name || 'item');
    const item: MicrodataItem = { type: name, properties: Object.create(null) };
    const around = this.open.at(-1);
    this.open.push(item);
    if (this.items.length >= MOST_ITEMS) return;
    const at = this.items.push(item) - 1;
    if (!property || !around) return;
    around.parts ??= Object.create(null) as Record<string, number[]>;
    for (const raw of property.slice(0, 500).split(/\s+/)) {
      const part = shortName(raw);
      const known = around.parts[part];
      if (known) known.push(at);
      else if (part) around.parts[part] = [at];
    }
  }

  /** Items that say something, and those that they hold: themes put an itemscope around every page, which alone describes nothing. */
  get described(): MicrodataItem[] {
    const nested = new Set(this.items.flatMap(({ parts }) => Object.values(parts ?? {}).flat()));
    const kept = this.items.filter(
      ({ properties }, at) => nested.has(at) || Object.keys(properties).some((property) => !ONLY_PLACES.has(property)),
    );
    if (kept.length === this.items.length) return this.items;
    const places = new Map(kept.map((item, at) => [item, at]));
    for (const { parts = {} } of kept)
      for (const [property, held] of Object.entries(parts))
        parts[property] = held.flatMap((at) => places.get(this.items[at] as MicrodataItem) ?? []); // safe: parts hold indices of items
    return kept;
  }

  end(): void {
    this.open.pop();
  }

  /** `names`: the itemprop or property attribute, one or several names. */
  add(names: string, value: string): void {
    const item = this.open.at(-1);
    const text = label(value);
    if (!item || !text) return;
    for (const raw of names.slice(0, 500).split(/\s+/)) {
      const name = shortName(raw);
      if (!name || this.values++ >= MOST_VALUES) continue;
      const known = item.properties[name];
      if (known) known.push(text);
      else item.properties[name] = [text];
    }
  }
}

/** The value of a property that stands in an attribute (HTML, microdata §5.2.4); null: it is the element's text. */
export function attributeValue(element: Element, urls: UrlResolver): string | null {
  const content = attribute(element, 'content');
  if (content !== null) return content;
  const from = VALUE_ATTRIBUTES.get(element.tagName);
  const value = from === undefined ? null : attribute(element, from);
  if (value === null) return null;
  return from === 'href' || from === 'src' || from === 'data' ? (urls.href(value) ?? value) : value;
}

const VALUE_ATTRIBUTES = new Map([
  ['a', 'href'],
  ['area', 'href'],
  ['link', 'href'],
  ['img', 'src'],
  ['audio', 'src'],
  ['video', 'src'],
  ['source', 'src'],
  ['embed', 'src'],
  ['iframe', 'src'],
  ['object', 'data'],
  ['data', 'value'],
  ['meter', 'value'],
  ['time', 'datetime'],
]);
