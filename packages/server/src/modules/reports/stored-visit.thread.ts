import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { CodedError } from '@citelight/contracts';
import { packJson, unpackJson } from '@citelight/engine/artifacts/packed-document';
import type { PackedPage, PackedVisit } from '@citelight/engine/artifacts/packed-visit';
import type { Visit } from '@citelight/engine/artifacts/visit';

/** A visit as it lies in the database: gzip of lines, the visit as JSON first, then each page's document and rendered document as they are packed. */

const FORMAT = 1;
const NEWLINE = 0x0a;
const [compress, expand] = [promisify(gzip), promisify(gunzip)];
const NULL = Buffer.from('null');

export async function storeVisit({ visit, documents }: PackedVisit): Promise<Uint8Array> {
  const lines = [
    Buffer.from(JSON.stringify(visit)),
    ...documents.flatMap(({ document, rendered }) => [document, rendered].map((packed) => (packed ? unpackJson(packed) : NULL))),
  ];
  return compress(Buffer.concat(lines.flatMap((line) => [line, Buffer.of(NEWLINE)])));
}

/** @throws CodedError artifacts.invalid: the bytes were not made by `storeVisit` */
export async function restoreVisit(bytes: Uint8Array): Promise<PackedVisit> {
  const lines: Buffer[] = [];
  const all = await expand(bytes).catch((cause: unknown) => {
    throw new CodedError('artifacts.invalid', undefined, { cause });
  });
  for (let from = 0; from < all.length; ) {
    const to = all.indexOf(NEWLINE, from);
    if (to < 0) throw new CodedError('artifacts.invalid');
    lines.push(all.subarray(from, to));
    from = to + 1;
  }
  const visit = JSON.parse(lines[0]?.toString() ?? 'null') as Visit | null; // safe: written by storeVisit; its format is checked below
  if (visit?.format !== FORMAT || lines.length !== 1 + 2 * visit.pages.length) throw new CodedError('artifacts.invalid');
  const at = (index: number): Uint8Array | null => {
    const line = lines[index];
    return !line || line.equals(NULL) ? null : packJson(line);
  };
  const documents = visit.pages.map((_, page): PackedPage => ({ document: at(1 + 2 * page), rendered: at(2 + 2 * page) }));
  return { visit, documents };
}
