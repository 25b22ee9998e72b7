import { inflateSync } from 'node:zlib';

/** Reads back what a PDF of pdfkit draws, in the order in which it stands in the file: from left to right, piece by piece. */

/** The streams of a PDF, unpacked, by the number of their object. */
export function streamsOf(pdf: Uint8Array): Map<string, string> {
  const raw = Buffer.from(pdf).toString('latin1');
  const found = raw.matchAll(/(\d+) 0 obj\s*(<<[^>]*\/Length (\d+)[^>]*>>)\s*stream\n/g);
  return new Map(
    Array.from(found, ({ index, 0: { length: head }, 1: id = '', 2: facts = '', 3: length }) => {
      const data = raw.slice(index + head, index + head + Number(length));
      return [id, facts.includes('/FlateDecode') ? inflateSync(Buffer.from(data, 'latin1')).toString('latin1') : data];
    }),
  );
}

const textOf = (hex: string) => {
  const units = hex.match(/[0-9a-f]{4}/gi) ?? [];
  return String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)));
};

/** What a letter is read back as that its font does not have: glyph 0, the box. */
export const BOX = '\u25a1';

/** The texts that are drawn, each as one piece of one font. */
export function drawnTexts(pdf: Uint8Array): string[] {
  const raw = Buffer.from(pdf).toString('latin1');
  const streams = streamsOf(pdf);
  const objects = new Map(Array.from(raw.matchAll(/(\d+) 0 obj([\s\S]*?)endobj/g), ([, id = '', body = '']) => [id, body]));
  const letters = new Map<string, string[]>();
  for (const [, name = '', id = ''] of raw.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const [, table = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '') ?? [];
    const ranges = [...(streams.get(table) ?? '').matchAll(/<[0-9a-f]{4}> <[0-9a-f]{4}> \[(.*?)\]/gis)];
    letters.set(
      name,
      ranges.flatMap(([, list = '']) => Array.from(list.matchAll(/<([^>]*)>/g), ([, hex = '']) => textOf(hex))),
    );
  }
  return [...streams.values()].flatMap((stream) => {
    let font: string[] = [];
    return Array.from(stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g), ([, name, shown]) => {
      if (name) font = letters.get(name) ?? [];
      const glyphs = Array.from((shown ?? '').matchAll(/<([^>]*)>/g), ([, hex = '']) => hex)
        .join('')
        .match(/.{4}/g);
      return (glyphs ?? []).map((glyph) => (Number.parseInt(glyph, 16) === 0 ? BOX : font[Number.parseInt(glyph, 16)])).join('');
    }).filter((text) => text !== '');
  });
}
