/** The words of a text as the matcher compares them, each with where it stands in the text. */

export type Word = { text: string; start: number; end: number; script: 'joined' | 'hangul' | 'semitic' | 'other'; lower: boolean };

/** Scripts that write words without spaces between them; they are cut by a dictionary. */
const JOINED = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}';
const RUNS = new RegExp(`[${JOINED}ー々]+|\\p{Script=Hangul}+|(?:(?![${JOINED}\\p{Script=Hangul}])[\\p{L}\\p{N}\\p{M}])+`, 'gu');
const FOLDABLE = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Inherited}\p{Script=Common}]+$/u;
const ASCII = /^[\u0020-\u007e]*$/;
const JOINED_RUN = new RegExp(`^[${JOINED}]`, 'u');

/** NFKC, lower case, and without accents where letters are compared without them: Latin, Greek, Cyrillic. */
export function folded(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  const lower = text.normalize('NFKC').toLowerCase();
  return FOLDABLE.test(lower)
    ? lower.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').replaceAll('ς', 'σ').normalize('NFC')
    : lower;
}

const scriptOf = (run: string): Word['script'] => {
  if (ASCII.test(run)) return 'other';
  if (JOINED_RUN.test(run)) return 'joined';
  if (/\p{Script=Hangul}/u.test(run)) return 'hangul';
  return /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(run) ? 'semitic' : 'other';
};

const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

export function* wordsOf(text: string): Generator<Word> {
  for (const { 0: run, index } of text.matchAll(RUNS)) {
    const script = scriptOf(run);
    const pieces = script === 'joined' ? segmenter.segment(run) : [{ segment: run, index: 0 }];
    for (const { segment, index: at } of pieces) {
      const start = index + at;
      yield { text: folded(segment), start, end: start + segment.length, script, lower: segment === segment.toLowerCase() };
    }
  }
}
