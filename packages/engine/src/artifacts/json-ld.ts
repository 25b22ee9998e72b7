import { CAPS, type JsonLdBlock } from './page.ts';

const DEEPEST = 64;
const MOST_VALUES = 50_000;
const MOST_BLOCKS = 200;
const READ_OF_BROKEN = 20_000;

/** The wrappers that old templates put around JSON to please XHTML: a CDATA section or an HTML comment, perhaps behind slashes. */
const OPENING = /^\s*(?:\/\/\s*|\/\*\s*)?(?:<!\[CDATA\[|<!--)\s*(?:\*\/)?/;
const CLOSING = /(?:\/\/\s*|\/\*\s*)?(?:\]\]>|-->)\s*(?:\*\/)?\s*$/;

/** Gathers <script type="application/ld+json">. Nothing but white space and wrappers is forgiven: consumers parse it just as strictly. */
export class JsonLd {
  readonly blocks: JsonLdBlock[] = [];
  private budget: number = CAPS.jsonLdBytes;

  read(raw: string): void {
    if (this.blocks.length >= MOST_BLOCKS) return;
    const bytes = Buffer.byteLength(raw);
    if (bytes > this.budget) {
      this.blocks.push({ ok: false, error: 'The structured data of the page is larger than 1 MB.', bytes });
      return;
    }
    this.budget -= bytes;
    this.blocks.push(parseJsonLd(raw, bytes));
  }
}

function parseJsonLd(raw: string, bytes: number): JsonLdBlock {
  const text = OPENING.test(raw) ? raw.replace(OPENING, '').replace(CLOSING, '') : raw;
  if (text.trim() === '') return { ok: false, error: 'The block is empty.', bytes };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const readable = text.slice(0, READ_OF_BROKEN);
    const types = [...readable.matchAll(/"@type"\s*:\s*"(\w{1,60})"/g)].map(([, type = '']) => type);
    const places = [...readable.matchAll(/"address(?:Locality|Region)"\s*:\s*"([^"\\]{1,80})"/g)].map(([, place = '']) => place);
    const streets = [...readable.matchAll(/"streetAddress"\s*:\s*"([^"\\]{1,120})"/g)].map(([, street = '']) => street);
    return {
      ok: false,
      error: error instanceof Error ? error.message : 'The block is not JSON.',
      bytes,
      ...(types.length > 0 && { types }),
      ...(places.length > 0 && { places }),
      ...(streets.length > 0 && { streets }),
    };
  }
  if (typeof value !== 'object' || value === null) return { ok: false, error: 'The block is neither an object nor a list.', bytes };
  const problem = checkShape(value, text.includes('__proto__') || text.includes('\\u'));
  return problem ? { ok: false, error: problem, bytes } : { ok: true, value, bytes };
}

/** Bounds depth and size, so that whoever walks the value later may do so by recursion; drops keys that a careless merge would take for a prototype. */
function checkShape(value: object, mayHoldProto: boolean): string | null {
  let level: object[] = [value];
  let values = 0;
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > DEEPEST) return `The block is nested deeper than ${DEEPEST} levels.`;
    const next: object[] = [];
    for (const node of level) {
      if (mayHoldProto && Object.hasOwn(node, '__proto__')) Reflect.deleteProperty(node, '__proto__');
      for (const child of Object.values(node)) {
        values += 1;
        if (typeof child === 'object' && child !== null) next.push(child);
      }
    }
    if (values > MOST_VALUES) return `The block holds more than ${MOST_VALUES} values.`;
    level = next;
  }
  return null;
}

/** Every node of the parsed blocks that has a type, with @graph and nested values followed, at most `most`. */
export function* jsonLdNodes(blocks: readonly JsonLdBlock[], most = 2000): Generator<{ types: string[]; node: Record<string, unknown> }> {
  const stack: unknown[] = blocks.flatMap((block) => (block.ok ? [block.value] : [])).reverse();
  let seen = 0;
  while (stack.length > 0 && seen++ < most) {
    const value = stack.pop();
    if (Array.isArray(value)) for (let i = value.length - 1; i >= 0; i--) stack.push(value[i]);
    else if (typeof value === 'object' && value !== null) {
      const node = value as Record<string, unknown>; // safe: a parsed JSON object
      const types = [node['@type']].flat().filter((type) => typeof type === 'string');
      if (types.length > 0) yield { types: types.map((type) => type.replace(/^(?:https?:\/\/schema\.org\/|schema:)/, '')), node };
      for (const child of Object.values(node).reverse()) if (typeof child === 'object' && child !== null) stack.push(child);
    }
  }
}

/** A property of a value that may be anything. */
export const field = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
