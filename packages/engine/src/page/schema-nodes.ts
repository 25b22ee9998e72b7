import type { PageDocument } from '../artifacts/page.ts';

/** A thing that the markup of a page speaks of, flat. Values of a property are always a list; nested things are nodes of their own beside it. */
export type SchemaNode = {
  /** schema.org types without prefix, sorted. */
  types: readonly string[];
  /** @id as written; null where there is none. */
  id: string | null;
  /** Values by property without prefix. */
  properties: ReadonlyMap<string, readonly SchemaValue[]>;
  via: 'json-ld' | 'microdata';
  /** Not nested in another thing: what the page itself is about or stands in. */
  top: boolean;
};
export type SchemaValue = string | number | boolean | SchemaNode | Reference;
/** A mention of a node by its @id alone. */
export type Reference = { ref: string };

/** Deeper or more than this is no honest markup; what lies beyond is not read. */
const DEEPEST = 24;
const MOST_NODES = 2000;
const MOST_VALUES = 500;
/** http://schema.org/Name, https://schema.org/Name, schema:Name. */
const PREFIX = /^(?:https?:\/\/(?:www\.)?schema\.org\/|schema:)/i;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);
/** Own property only: a key such as `constructor` or `__proto__` is read as data or not at all. */
const own = (value: object, key: string): unknown => (Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined);
const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value.slice(0, MOST_VALUES) : value === undefined || value === null ? [] : [value];

const typesOf = (value: object): string[] =>
  [
    ...new Set(
      listOf(own(value, '@type')).flatMap((type) => (typeof type === 'string' && type !== '' ? [type.trim().replace(PREFIX, '')] : [])),
    ),
  ].sort();

const idOf = (value: object): string | null => {
  const id = own(value, '@id');
  return typeof id === 'string' && id !== '' ? id : null;
};

type Reader = { nodes: SchemaNode[] };

function readValue(value: unknown, reader: Reader, depth: number): SchemaValue[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()];
  if (typeof value === 'number' || typeof value === 'boolean') return [value];
  if (Array.isArray(value)) return value.slice(0, MOST_VALUES).flatMap((one) => (depth < DEEPEST ? readValue(one, reader, depth + 1) : []));
  if (!isObject(value)) return [];
  const literal = own(value, '@value');
  if (literal !== undefined) return readValue(literal, reader, depth + 1);
  const keys = Object.keys(value);
  if (keys.length === 1 && idOf(value) !== null) return [{ ref: idOf(value) ?? '' }];
  const node = readNode(value, reader, depth + 1, false);
  return node ? [node] : [];
}

function readNode(value: object, reader: Reader, depth: number, top: boolean): SchemaNode | null {
  if (depth > DEEPEST || reader.nodes.length >= MOST_NODES) return null;
  const properties = new Map<string, SchemaValue[]>();
  const node: SchemaNode = { types: typesOf(value), id: idOf(value), properties, via: 'json-ld', top };
  reader.nodes.push(node);
  // In the order of names, so that the order of keys makes no difference.
  for (const key of Object.keys(value).sort()) {
    if (key.startsWith('@')) continue;
    const values = readValue(own(value, key), reader, depth);
    const name = key.replace(PREFIX, '');
    if (values.length > 0) properties.set(name, [...(properties.get(name) ?? []), ...values]);
  }
  return node;
}

function readTop(value: unknown, reader: Reader, depth: number): void {
  if (depth > DEEPEST) return;
  if (Array.isArray(value)) for (const one of value.slice(0, MOST_VALUES)) readTop(one, reader, depth + 1);
  if (!isObject(value)) return;
  for (const one of listOf(own(value, '@graph'))) readTop(one, reader, depth + 1);
  if (typesOf(value).length > 0) readNode(value, reader, depth, true);
}

/** Nodes of one parsed JSON-LD value: arrays and @graph followed, nested things listed after the thing that holds them. Never throws. */
export function nodesOfValue(value: unknown): SchemaNode[] {
  const reader: Reader = { nodes: [] };
  readTop(value, reader, 0);
  return reader.nodes;
}

/** Items of microdata, each with the items that its properties hold: an author is a thing with a name there as well. */
function fromMicrodata({ microdata }: PageDocument): SchemaNode[] {
  const nested = new Set(microdata.flatMap(({ parts }) => (parts ? Object.values(parts).flat() : [])));
  const nodes = microdata.map(
    ({ type }, at): SchemaNode => ({
      types: type
        .split(/\s+/)
        .filter(Boolean)
        .map((one) => one.replace(PREFIX, '')),
      id: null,
      properties: new Map(),
      via: 'microdata',
      top: !nested.has(at),
    }),
  );
  return nodes.map((node, at) => {
    const { properties = {}, parts } = microdata[at] ?? {};
    const held = (key: string): number[] => parts?.[key] ?? [];
    const entries = Object.entries(properties).map(([key, values]): [string, SchemaValue[]] => {
      // Where an item is known, its type is not what the property says.
      const texts = values.map((one) => one.trim()).filter(Boolean);
      for (const one of held(key)) {
        const type = texts.indexOf(microdata[one]?.type || 'item');
        if (type >= 0) texts.splice(type, 1);
      }
      return [key.replace(PREFIX, ''), [...texts, ...held(key).flatMap((one) => nodes[one] ?? [])]];
    });
    Object.assign(node, { properties: new Map(entries) });
    return node;
  });
}

/** Nodes of the same @id say the same thing: their types and properties are brought together. */
function merged(nodes: readonly SchemaNode[]): SchemaNode[] {
  const byId = new Map<string, SchemaNode>();
  const found: SchemaNode[] = [];
  for (const node of nodes) {
    const first = node.id === null ? undefined : byId.get(node.id);
    if (!first) {
      const copy = { ...node, properties: new Map(node.properties) };
      if (node.id !== null) byId.set(node.id, copy);
      found.push(copy);
      continue;
    }
    const properties = new Map(first.properties);
    for (const [key, values] of node.properties) if (!properties.has(key)) properties.set(key, values);
    Object.assign(first, { properties, types: [...new Set([...first.types, ...node.types])].sort(), top: first.top || node.top });
  }
  return found.filter((node) => node.types.length > 0);
}

const read = new WeakMap<PageDocument, readonly SchemaNode[]>();

/** All typed things of a page's JSON-LD and microdata. */
export function nodesOf(document: PageDocument): readonly SchemaNode[] {
  const known =
    read.get(document) ??
    merged([...document.jsonLd.flatMap((block) => (block.ok ? nodesOfValue(block.value) : [])), ...fromMicrodata(document)]);
  read.set(document, known);
  return known;
}

/** Whether a block of a page's JSON-LD does not parse: what its markup lacks cannot be told then. */
export const hasUnreadable = ({ jsonLd }: PageDocument): boolean => jsonLd.some(({ ok }) => !ok);

export const isNode = (value: SchemaValue): value is SchemaNode => typeof value === 'object' && 'properties' in value;
export const hasType = (node: SchemaNode, types: ReadonlySet<string>): boolean => node.types.some((type) => types.has(type));

/** Texts and numbers of a property, as text; a node counts by its name. */
export function textsOf(node: SchemaNode, property: string): string[] {
  return (node.properties.get(property) ?? []).flatMap((value) => {
    if (typeof value === 'string') return [value];
    if (typeof value === 'number' || typeof value === 'boolean') return [String(value)];
    if (!isNode(value)) return [];
    const [name] = value.properties.get('name') ?? value.properties.get('url') ?? value.properties.get('@value') ?? [];
    return typeof name === 'string' ? [name] : [];
  });
}

/** Things of a property; a mention by @id is looked up among `known`. */
export function nodesAt(node: SchemaNode, property: string, known: readonly SchemaNode[]): SchemaNode[] {
  return (node.properties.get(property) ?? []).flatMap((value) => {
    if (typeof value !== 'object') return [];
    if (isNode(value)) return value.id === null ? [value] : [known.find((one) => one.id === value.id) ?? value];
    const found = known.find((one) => one.id === value.ref);
    return found ? [found] : [];
  });
}
