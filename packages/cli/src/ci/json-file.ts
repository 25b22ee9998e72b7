import { readFile } from 'node:fs/promises';
import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { z } from 'zod';
import { UsageError } from '../exit-codes.ts';

type Code = 'config.invalid' | 'baseline.invalid';

/** Line and column of an offset, both from 1. */
function position(text: string, offset: number): string {
  const before = text.slice(0, offset).split('\n');
  return `${before.length}:${(before.at(-1) ?? '').length + 1}`;
}

/** The node of a path, or of its nearest ancestor that stands in the file. */
function nodeAt(root: Node, path: readonly PropertyKey[]): Node {
  for (let length = path.length; length > 0; length--) {
    const node = findNodeAtLocation(root, path.slice(0, length) as (string | number)[]); // safe: JSON has no symbols
    if (node) return node;
  }
  return root;
}

/**
 * Reads a JSON file and checks it against its schema.
 * @throws UsageError naming file, line, column and path of the first mistake
 */
export async function readJsonFile<T extends z.ZodType>(file: string, schema: T, code: Code): Promise<z.output<T>> {
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new UsageError(`${file} could not be read: ${error.message} (${code})`);
  });
  const errors: ParseError[] = [];
  const root = parseTree(text, errors);
  const [broken] = errors;
  if (broken || !root)
    throw new UsageError(
      `${file}:${position(text, broken?.offset ?? 0)}: not valid JSON: ${printParseErrorCode(broken?.error ?? 4)}. (${code})`,
    );
  const parsed = schema.safeParse(JSON.parse(text));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const path = issue?.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : (issue?.path ?? []);
  const node = nodeAt(root, path);
  const at = node.parent?.type === 'property' ? node.parent.offset : node.offset;
  const name = path.length > 0 ? `${path.join('.')}: ` : '';
  const what = issue?.code === 'unrecognized_keys' ? 'there is no such setting' : (issue?.message ?? 'not valid');
  throw new UsageError(`${file}:${position(text, at)}: ${name}${what}. (${code})`);
}
