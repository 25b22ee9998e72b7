import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, normalize, sep } from 'node:path';

const BLOCK = 512;
const REGULAR = new Set(['0', '\0']);

const field = (header: Uint8Array, from: number, length: number): string => {
  const text = Buffer.from(header.subarray(from, from + length)).toString('latin1');
  const end = text.indexOf('\0');
  return end < 0 ? text : text.slice(0, end);
};

/** Writes the regular files of a POSIX ustar archive below a folder; links and everything else are left out, and no name may lead out of it. */
export async function unpackTar(archive: Uint8Array, folder: string): Promise<void> {
  for (let at = 0; at + BLOCK <= archive.length; ) {
    const header = archive.subarray(at, at + BLOCK);
    const name = field(header, 0, 100);
    if (name === '') return;
    const prefix = field(header, 345, 155);
    const size = Number.parseInt(field(header, 124, 12).trim() || '0', 8);
    const body = archive.subarray(at + BLOCK, at + BLOCK + size);
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
    if (!REGULAR.has(String.fromCharCode(header[156] ?? 0))) continue;
    const path = normalize(join(folder, prefix, name));
    if (!path.startsWith(folder + sep)) throw new Error(`The archive holds a name that leads out of its folder: ${name}`);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, body, { mode: 0o755 });
  }
}
