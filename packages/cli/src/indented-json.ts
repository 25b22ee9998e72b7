/** Levels whose entries are pieces of their own: an assessment's parts and the pages in them. */
const DEPTH = 2;

/** The text of `JSON.stringify(value, null, 2)` and a line's end, piece by piece: as one text, that of a large site takes ten times its length while it grows. */
export function* indentedJson(value: object): Generator<string> {
  yield* pieces(value, '\n', DEPTH);
  yield '\n';
}

function* pieces(value: unknown, indent: string, depth: number): Generator<string> {
  if (depth === 0 || typeof value !== 'object' || value === null) {
    yield (JSON.stringify(value, null, 2) ?? 'null').replaceAll('\n', indent);
    return;
  }
  const isList = Array.isArray(value);
  const [open, close] = isList ? '[]' : '{}';
  const entries = Object.entries(value).filter(([, entry]) => isList || entry !== undefined);
  const inner = `${indent}  `;
  for (const [at, [name, entry]] of entries.entries()) {
    yield `${at === 0 ? open : ','}${inner}${isList ? '' : `${JSON.stringify(name)}: `}`;
    yield* pieces(entry, inner, depth - 1);
  }
  yield entries.length === 0 ? `${open}${close}` : `${indent}${close}`;
}
