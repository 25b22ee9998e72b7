import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Which font draws which letters: DejaVu all that it has; Chinese, Japanese and Korean come from the many small files of Noto Sans. */

const fileOf = (specifier: string) => fileURLToPath(import.meta.resolve(specifier));
const dejaVu = (name: string) => fileOf(`dejavu-fonts-ttf/ttf/${name}.ttf`);

export const FONTS = { text: dejaVu('DejaVuSans'), bold: dejaVu('DejaVuSans-Bold'), code: dejaVu('DejaVuSansMono') } as const;
export type FontName = keyof typeof FONTS;

/** A piece of text that one font draws. `thin`: at the font's lightest weight, so that its outline must be drawn as well. */
export type Run = { text: string; font: string; thin: boolean };

const EAST_ASIAN =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303f\u30fb\u30fc\uff00-\uffef]/u;
const HANGUL = /\p{Script=Hangul}/u;
/** Pictures and what joins or colours them: no font here draws them, and a box says less than nothing. */
const PICTURES = /\p{Emoji_Presentation}|\p{Emoji_Modifier}|\u200d|\ufe0e|\ufe0f/gu;

const PACKAGES = ['noto-sans-sc', 'noto-sans-kr'] as const;
type Package = (typeof PACKAGES)[number];
const slices = new Map<Package, Map<number, string>>();

/** Which file of a package holds a letter. The package says it as CSS does: U+4e00-4e05,U+4e07,… */
function slicesOf(name: Package): Map<number, string> {
  const known = slices.get(name);
  if (known) return known;
  const files = new Map<number, string>();
  const ranges = JSON.parse(readFileSync(fileOf(`@fontsource-variable/${name}/unicode.json`), 'utf8')) as Record<string, string>;
  for (const [key, list] of Object.entries(ranges)) {
    const [number] = /\d+/.exec(key) ?? [];
    if (number === undefined) continue; // Latin, Cyrillic and so on: DejaVu's
    const file = `@fontsource-variable/${name}/files/${name}-${number}-wght-normal.woff2`;
    for (const [, from = '', to = from] of list.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi))
      for (let code = Number.parseInt(from, 16); code <= Number.parseInt(to, 16); code++) files.set(code, file);
  }
  slices.set(name, files);
  return files;
}

function sliceOf(letter: string): string | undefined {
  if (!EAST_ASIAN.test(letter)) return undefined;
  const order = HANGUL.test(letter) ? PACKAGES.toReversed() : PACKAGES;
  for (const name of order) {
    const file = slicesOf(name).get(letter.codePointAt(0) ?? 0);
    if (file) return file;
  }
  return undefined;
}

/** The fonts that a text needs beside DejaVu, by their names: TrueType, unpacked from what browsers get. */
export async function loadFonts(text: string): Promise<Map<string, Uint8Array>> {
  const files = new Set([...new Set(text)].flatMap((letter) => sliceOf(letter) ?? []));
  const fonts = new Map<string, Uint8Array>();
  if (files.size === 0) return fonts;
  const { default: decompress } = await import('wawoff2/decompress.js');
  for (const file of files) fonts.set(file, Uint8Array.from(await decompress(readFileSync(fileOf(file)))));
  return fonts;
}

/** A text in pieces of one font each, in order. */
export function runsOf(content: string, font: FontName): Run[] {
  const text = content.replace(PICTURES, '');
  const runs: Run[] = [];
  for (const letter of EAST_ASIAN.test(text) ? text : [text]) {
    const slice = sliceOf(letter);
    const last = runs.at(-1);
    if (last && last.font === (slice ?? font)) last.text += letter;
    else runs.push({ text: letter, font: slice ?? font, thin: slice !== undefined });
  }
  return runs;
}
