/** A writing system, and the language where it has one main language on the web. */
type Script = { name: string; language: string | null; from: number; to: number; weight: number };

const range = (name: string, language: string | null, from: number, to: number, weight = 1): Script => ({
  name,
  language,
  from,
  to,
  weight,
});

/** Unicode blocks; a character of a script without alphabet weighs as much as the three letters it stands for. */
const SCRIPTS: readonly Script[] = [
  range('latin', null, 0x41, 0x24f),
  range('latin', null, 0x1e00, 0x1eff),
  range('greek', 'el', 0x370, 0x3ff),
  range('cyrillic', null, 0x400, 0x52f),
  range('armenian', 'hy', 0x530, 0x58f),
  range('hebrew', 'he', 0x590, 0x5ff),
  range('arabic', 'ar', 0x600, 0x6ff),
  range('devanagari', null, 0x900, 0x97f),
  range('bengali', 'bn', 0x980, 0x9ff),
  range('gurmukhi', 'pa', 0xa00, 0xa7f),
  range('gujarati', 'gu', 0xa80, 0xaff),
  range('odia', 'or', 0xb00, 0xb7f),
  range('tamil', 'ta', 0xb80, 0xbff),
  range('telugu', 'te', 0xc00, 0xc7f),
  range('kannada', 'kn', 0xc80, 0xcff),
  range('malayalam', 'ml', 0xd00, 0xd7f),
  range('sinhala', 'si', 0xd80, 0xdff),
  range('thai', 'th', 0xe00, 0xe7f, 1.5),
  range('lao', 'lo', 0xe80, 0xeff, 1.5),
  range('tibetan', 'bo', 0xf00, 0xfff),
  range('burmese', 'my', 0x1000, 0x109f),
  range('georgian', 'ka', 0x10a0, 0x10ff),
  range('ethiopic', 'am', 0x1200, 0x137f),
  range('khmer', 'km', 0x1780, 0x17ff, 1.5),
  range('kana', 'ja', 0x3041, 0x30ff, 2),
  range('han', 'zh', 0x3400, 0x9fff, 3),
  range('hangul', 'ko', 0xac00, 0xd7a3, 2),
];

const isAsciiNoLetter = (code: number): boolean => code < 0x41 || (code > 0x5a && code < 0x61) || (code > 0x7a && code < 0xc0);

/** Latin letters below U+0250, which most pages are written in; a function of its own, so that V8 compiles this loop and not all that follows it. */
function latinLetters(text: string): number {
  let count = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 0x250 && !isAsciiNoLetter(code)) count += 1;
  }
  return count;
}

/** Share of a text's letters from which a script beside Latin is that of the text. */
const OTHER_SCRIPT = 0.3;

export type FoundScript = {
  name: string | null;
  language: string | null;
  weight: number;
  /** More letters are Latin. */
  besideLatin: boolean;
};

/** The script most of a text's letters belong to, with their weight in letters of an alphabet. */
export function detectScript(text: string): FoundScript {
  const weights = new Map<string, number>();
  for (const letter of text.match(/[\u0250-\uffff]/g) ?? []) {
    const code = letter.charCodeAt(0);
    const script = SCRIPTS.find(({ from, to }) => code >= from && code <= to);
    if (script) weights.set(script.name, (weights.get(script.name) ?? 0) + script.weight);
  }
  const latin = latinLetters(text);
  if (latin) weights.set('latin', (weights.get('latin') ?? 0) + latin);
  // Japanese mixes kana into Han; even headlines hold some.
  const [kana, han] = [weights.get('kana') ?? 0, weights.get('han') ?? 0];
  if (kana > 0.06 * (kana + han)) {
    weights.set('kana', kana + han);
    weights.delete('han');
  }
  let best: string | null = null;
  let weight = 0;
  for (const [name, share] of weights) if (share > weight) [best, weight] = [name, share];
  // Articles in other scripts are full of Latin letters (code, names of products); those in Latin script hold little of another.
  const total = [...weights.values()].reduce((sum, share) => sum + share, 0);
  if (best === 'latin')
    for (const [name, share] of weights) if (name !== 'latin' && share >= OTHER_SCRIPT * total) [best, weight] = [name, share];
  const language =
    best === 'arabic'
      ? arabicLanguage(text)
      : best === 'cyrillic'
        ? cyrillicLanguage(text)
        : (SCRIPTS.find(({ name }) => name === best)?.language ?? null);
  return { name: best, language, weight, besideLatin: best !== 'latin' && weight < (weights.get('latin') ?? 0) };
}

/** Letters that Urdu and Persian add to the Arabic alphabet tell them apart. */
function arabicLanguage(text: string): string {
  const share = (letters: RegExp) => (text.match(letters)?.length ?? 0) / text.length;
  if (share(/[ٹڈڑںے]/g) > 0.01) return 'ur';
  return share(/[پچژگ]/g) > 0.01 ? 'fa' : 'ar';
}

/** Each Cyrillic alphabet has letters that Russian lacks; Bulgarian lacks some that Russian cannot do without. */
function cyrillicLanguage(text: string): string {
  const has = (letters: RegExp, least: number) => (text.match(letters)?.length ?? 0) >= least;
  if (has(/[ўЎ]/g, 2)) return 'be';
  if (has(/[ќѓѕЌЃЅ]/g, 2)) return 'mk';
  if (has(/[ђћџљњјЂЋЏЉЊЈ]/g, 3)) return 'sr';
  if (has(/[қғұңҚҒҰҢ]/g, 3)) return 'kk';
  if (has(/[їєґЇЄҐ]/g, 2)) return 'uk';
  return has(/[ыэЫЭ]/g, 1) || !has(/[ъЪ]/g, 1) ? 'ru' : 'bg';
}
