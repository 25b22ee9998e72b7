import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Fonts of a printed report, embedded: only the files whose letters the text has. Fontsource cuts each family into files and says in unicode.json
 * which letters each holds; a browser picks among them by unicode-range. Static fonts, because Chromium prints variable ones as Type 3, from which
 * readers lose some letters.
 */

/** What draws a letter: the first family that has it. Chinese, Japanese and Korean share letters, which look differently; the site's language decides. */
const FAMILIES = [
  'instrument-sans',
  'noto-sans',
  ...'hebrew arabic georgian armenian devanagari bengali gurmukhi gujarati tamil telugu kannada malayalam thai'
    .split(' ')
    .map((script) => `noto-sans-${script}`),
];
const EAST_ASIAN = { ja: ['noto-sans-jp', 'noto-sans-sc', 'noto-sans-kr'], ko: ['noto-sans-kr', 'noto-sans-sc', 'noto-sans-jp'] } as const;
/** Other East Asian families draw it without saying which letters they are. */
const HANGUL = /\p{Script=Hangul}/u;
const CHINESE_FIRST = ['noto-sans-sc', 'noto-sans-jp', 'noto-sans-kr'];

const fileOf = (specifier: string): string => fileURLToPath(import.meta.resolve(specifier));

type Slice = { file: string; range: string; has(code: number): boolean };
const slices = new Map<string, Slice[]>();

function slicesOf(family: string): Slice[] {
  const known = slices.get(family);
  if (known) return known;
  const name = `@fontsource/${family}`;
  const ranges = JSON.parse(readFileSync(fileOf(`${name}/unicode.json`), 'utf8')) as Record<string, string>;
  const found = Object.entries(ranges).map(([key, range]): Slice => {
    const spans = [...range.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi)].map(([, from = '', to = from]): [number, number] => [
      Number.parseInt(from, 16),
      Number.parseInt(to, 16),
    ]);
    const part = key.replace(/^\[(\d+)\]$/, '$1');
    return {
      file: `${name}/files/${family}-${part}`,
      range,
      has: (code) => spans.some(([from, to]) => code >= from && code <= to),
    };
  });
  slices.set(family, found);
  return found;
}

const WEIGHTS = [400, 700];
const face = (family: string, file: string, range: string): string =>
  WEIGHTS.map(
    (weight) =>
      `@font-face{font-family:"${family}";font-weight:${weight};src:url(data:font/woff2;base64,${readFileSync(fileOf(`${file}-${weight}-normal.woff2`)).toString('base64')}) format("woff2");unicode-range:${range}}`,
  ).join('\n');

/** Pictures and what joins or colors them: no font here draws them, and a box says less than nothing. */
const PICTURES = /\p{Emoji_Presentation}|\p{Emoji_Modifier}|(?<=\p{Emoji}|\ufe0f)\u200d|\ufe0e|\ufe0f/gu;
const UNKNOWN = '\ufffd';
const SPACES_AND_MARKS = /[\s\u200b-\u200f\u2060-\u2064\ufeff]/u;

/** The text as it can be printed, and the @font-face rules that it needs. Letters that no font has become one replacement character. */
export function fontsFor(text: string, language: string | null): { text: string; fontFaces: string } {
  const east = EAST_ASIAN[(language?.slice(0, 2) ?? '') as keyof typeof EAST_ASIAN] ?? CHINESE_FIRST;
  const families = [...FAMILIES, ...east];
  const chosen = new Map<string, string>();
  const missing = new Set<string>();
  const clean = text.replace(PICTURES, '');
  for (const letter of new Set(clean)) {
    if (SPACES_AND_MARKS.test(letter)) continue;
    const code = letter.codePointAt(0) ?? 0;
    let slice: Slice | undefined;
    for (const family of HANGUL.test(letter) ? ['noto-sans-kr'] : families) {
      slice = slicesOf(family).find((one) => one.has(code));
      if (slice) break;
    }
    if (slice) chosen.set(slice.file, slice.range);
    else missing.add(letter);
  }
  const mono = '@fontsource/jetbrains-mono';
  const latin = (JSON.parse(readFileSync(fileOf(`${mono}/unicode.json`), 'utf8')) as Record<string, string>).latin ?? '';
  const faces = [
    ...Array.from(chosen, ([file, range]) => face('Report', file, range)),
    face('Report Mono', `${mono}/files/jetbrains-mono-latin`, latin),
  ];
  const printable =
    missing.size === 0
      ? clean
      : Array.from(clean, (letter) => (missing.has(letter) ? UNKNOWN : letter))
          .join('')
          .replace(/\ufffd+/g, UNKNOWN);
  return { text: printable, fontFaces: faces.join('\n') };
}
