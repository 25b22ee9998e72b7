import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Font, openSync } from 'fontkit';

/**
 * Which font draws which letters: DejaVu all that it has; Chinese, Japanese and Korean come from the many small files of Noto Sans,
 * Arabic, Thai and the scripts of India from one file of Noto Sans each. fontkit shapes them (joins, ligatures, reordered vowels, marks).
 */

const fileOf = (specifier: string) => fileURLToPath(import.meta.resolve(specifier));
const dejaVu = (name: string) => fileOf(`dejavu-fonts-ttf/ttf/${name}.ttf`);

export const FONTS = { text: dejaVu('DejaVuSans'), bold: dejaVu('DejaVuSans-Bold'), code: dejaVu('DejaVuSansMono') } as const;
export type FontName = keyof typeof FONTS;

/** Another font's weight than what was asked for is made up with an outline: `thin` from the lightest one, `regular` from the usual one. */
export type Weight = 'own' | 'regular' | 'thin';
/** A piece of text that one font draws. */
export type Run = { text: string; font: string; weight: Weight };

const EAST_ASIAN =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303f\u30fb\u30fc\uff00-\uffef]/u;
const HANGUL = /\p{Script=Hangul}/u;
const SCRIPTS: Record<string, RegExp> = {
  arabic: /\p{Script_Extensions=Arabic}/u,
  devanagari: /\p{Script_Extensions=Devanagari}/u,
  bengali: /\p{Script_Extensions=Bengali}/u,
  gurmukhi: /\p{Script_Extensions=Gurmukhi}/u,
  gujarati: /\p{Script_Extensions=Gujarati}/u,
  tamil: /\p{Script_Extensions=Tamil}/u,
  telugu: /\p{Script_Extensions=Telugu}/u,
  kannada: /\p{Script_Extensions=Kannada}/u,
  malayalam: /\p{Script_Extensions=Malayalam}/u,
  thai: /\p{Script_Extensions=Thai}/u,
};
const fileOfScript = (name: string) => `@fontsource-variable/noto-sans-${name}/files/noto-sans-${name}-${name}-wght-normal.woff2`;
const THAI = /\p{Script=Thai}+/gu;
/** Pictures and what joins or colours them: no font here draws them, and a box says less than nothing. */
const PICTURES = /\p{Emoji_Presentation}|\p{Emoji_Modifier}|(?<=\p{Emoji}|\ufe0f)\u200d|\ufe0e|\ufe0f/gu;
/** They join letters or keep them apart, and take no room. */
const JOINERS = /[\u200c\u200d]/;
/** In place of letters that no font here draws, once for all of them in a row. */
const UNKNOWN = '\ufffd';

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

/** The file that draws a letter which DejaVu does not have. `before`: of the letter before, which keeps what both scripts share. */
function fileFor(letter: string, before?: string): string | undefined {
  if (EAST_ASIAN.test(letter)) {
    const order = HANGUL.test(letter) ? PACKAGES.toReversed() : PACKAGES;
    for (const name of order) {
      const file = slicesOf(name).get(letter.codePointAt(0) ?? 0);
      if (file) return file;
    }
  }
  let found: string | undefined;
  for (const [name, script] of Object.entries(SCRIPTS)) {
    const file = fileOfScript(name);
    if (file === before && (JOINERS.test(letter) || script.test(letter))) return file;
    if (!found && script.test(letter)) found = file;
  }
  return found;
}

const opened = new Map<FontName, Font>();
function has(name: FontName, letter: string): boolean {
  const font = opened.get(name) ?? openSync(FONTS[name]);
  opened.set(name, font);
  return font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
}

/** The fonts that a text needs beside DejaVu, by their names: TrueType, unpacked from what browsers get. */
export async function loadFonts(text: string): Promise<Map<string, Uint8Array>> {
  const files = new Set([...new Set(text)].flatMap((letter) => (letter <= '\u036f' ? [] : (fileFor(letter) ?? []))));
  const fonts = new Map<string, Uint8Array>();
  if (files.size === 0) return fonts;
  const { default: decompress } = await import('wawoff2/decompress.js');
  for (const file of files) fonts.set(file, Uint8Array.from(await decompress(readFileSync(fileOf(file)))));
  return fonts;
}

const ORDINARY = /^[\t\n\x20-\x7e\u00a0-\u017f\u2013-\u2026]*$/;
const words = new Intl.Segmenter('th', { granularity: 'word' });

/**
 * Thai has no spaces: lines may break where a space of no width stands between its words. The ring of the vowel am stands below a tone mark,
 * which fontkit does not see to.
 */
const breakable = (text: string) =>
  text.replace(THAI, (thai) =>
    Array.from(words.segment(thai), ({ segment }) => segment)
      .join('\u200b')
      .replace(/([\u0e48-\u0e4b]?)\u0e33/g, '\u0e4d$1\u0e32'),
  );

/** A text in pieces of one font each, in order. */
export function runsOf(content: string, font: FontName): Run[] {
  if (ORDINARY.test(content)) return [{ text: content, font, weight: 'own' }];
  const runs: Run[] = [];
  const add = (text: string, name: string, weight: Weight) => {
    const last = runs.at(-1);
    if (last?.font !== name) runs.push({ text, font: name, weight });
    else if (text !== UNKNOWN || !last.text.endsWith(UNKNOWN)) last.text += text;
  };
  for (const letter of breakable(content.replace(PICTURES, ''))) {
    const file = letter <= '\u036f' ? undefined : fileFor(letter, runs.at(-1)?.font);
    if (file) add(letter, file, EAST_ASIAN.test(letter) ? 'thin' : 'regular');
    else if (letter === '\u200b') add(letter, runs.at(-1)?.font ?? font, runs.at(-1)?.weight ?? 'own');
    else if (has(font, letter)) add(letter, font, 'own');
    else if (has('text', letter)) add(letter, 'text', font === 'text' ? 'own' : 'regular');
    else add(UNKNOWN, font, 'own');
  }
  return runs;
}
